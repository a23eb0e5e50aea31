"""The rows of a log: a sentence, or pictures and a few words that stand for one or for several.

Owns which lines share a row, how a row is written, and how large and in which colours it is painted. Must not know
which rows are seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from scrapdesk.core.words import listed
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.theme import Colour, mixed
from scrapdesk.ui.paint.type.styles import META, NOTE
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox

FLAG, SEAL = 1.6, 1.2
"""The width of a flag and of each seal beside a line, in heights of a line."""
LARGE = 1.28
"""The same for a row in short: pictures tell most of it."""
BEYOND = 4
"""How far the light of a row reaches above and below it, in design pixels."""
CLOTH = 1.5
"""How wide a flag is beside a row in short, in its own heights; other signs are as wide as high."""
LIT_LIGHT, LIT_DARK = 0.4, 0.16
"""How much light lies on the newest row, on a light panel and on a dark one."""


class LogEntry(NamedTuple):
    """One line of the log: the sentence, the rule it rests on, whether it opens a new move, and which."""

    text: str
    rule: str = ""
    heads: bool = False
    ply: int = -1
    """The move that it tells of; below 0 where it tells of none."""
    signs: tuple[Picture, ...] = ()
    """Small pictures before it: whose it is, what became of it."""
    thumb: Picture | None = None
    """What it is about, in a picture that tells it without words."""
    brief: str = ""
    """The same in a few words beside its signs, as it stands in the log."""
    gain: str = ""
    """What it brought, at the end of its row."""
    joins: bool = False
    """Whether it belongs to the row of the line before it."""
    chorus: tuple[str, ...] = ()
    """Who does it, and what is said of several who do it one after the other, in one row; () where nobody else may."""


class ToldRow(NamedTuple):
    """Lines of one move side by side, or what several did one after the other, from one index up to another, and how
    they are written."""

    first: int
    end: int
    head: LogEntry
    words: str
    gain: str
    short: bool
    """Whether it is less than the whole of its sentences."""


def shares(lines: Sequence[LogEntry], index: int) -> bool:
    """Whether a line stands in the row of the one before it."""
    if not 0 < index < len(lines):
        return False
    before, line = lines[index - 1], lines[index]
    return (line.joins and before.ply == line.ply) or (bool(line.chorus) and before.chorus[1:] == line.chorus[1:])


def row_from(lines: Sequence[LogEntry], first: int, texts: Texts) -> ToldRow:
    """The row that begins with this line."""
    end, head = first + 1, lines[first]
    while shares(lines, end):
        end += 1
    voices = [line.chorus[0] for line in lines[first:end] if line.chorus]
    if len(voices) > 1 and not any(line.brief for line in lines[first:end] if not line.chorus):
        gain = next((line.gain for line in lines[first:end] if line.gain), "")  # of what silently followed
        words = texts("{names} {deed}", names=listed(voices), deed=head.chorus[1])
        return ToldRow(first, end, head._replace(signs=()), words, gain, True)
    words, gain = head.brief or head.text, head.gain
    for line in lines[first + 1 : end]:
        gain = gain or line.gain
        if line.brief:
            words = texts("{first}, {then}", first=words, then=line.brief)
    return ToldRow(first, end, head, words, gain, bool(head.brief))


def _is_flag(sign: Picture) -> bool:
    return sign.name.endswith("/flag")


class RowPainter:
    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._signed = 0
        """The most signs of a line: all keep room for them."""
        self._short = False
        """Whether there are rows in short."""
        self._cloth = False
        """Whether some of the signs are flags, which are wider than high."""
        self.width = 0
        """How wide a row is."""

    def suit(self, lines: Sequence[LogEntry]) -> bool:
        """Room for the signs of all these; whether it is another than before."""
        before = self._signed, self._short, self._cloth
        self._signed = max([len(line.signs) for line in lines], default=0)
        self._short = any(line.brief for line in lines)
        self._cloth = any(_is_flag(sign) for line in lines for sign in line.signs)
        return before != (self._signed, self._short, self._cloth)

    def high(self, row: ToldRow) -> int:
        return max(self._block(row).height, self._sign_high(row) if row.short else 0)

    def pitch(self, row: ToldRow) -> int:
        """How far below it the next one begins."""
        gap = self._context.view.px(6)
        return self.high(row) + gap + (gap if row.head.heads else 0)

    def _gain(self, row: ToldRow) -> Block | None:
        return self._context.writer.block(row.gain, META, plain=True) if row.gain else None

    def _block(self, row: ToldRow) -> Block:
        gain = self._gain(row)
        room = self.width - self._context.view.px(16) - self._margin
        room -= gain.width + self._context.view.px(12) if gain is not None else 0
        return self._context.writer.block(row.words, META if row.gain else NOTE, max(1, room), plain=True)

    def _sign_high(self, row: ToldRow) -> int:
        return round(self._context.writer.line_height(NOTE) * (LARGE if row.short else 1.0))

    @property
    def _margin(self) -> int:
        """The room for signs at the left."""
        if not self._signed:
            return 0
        seals = SEAL * max(1, self._signed - 1)
        first = CLOTH if self._cloth else 1.0
        wide = LARGE * (first + seals) + 0.4 if self._short else FLAG + 0.3 + seals
        return round(self._context.writer.line_height(NOTE) * wide)

    # -- paint ------------------------------------------------------------------------------------------

    def ground(self, newest: bool, chosen: bool) -> Colour:
        """The newest row has the panel's ground with light on it."""
        theme = self._context.theme
        if chosen:
            return theme.panel_light
        if not newest:
            return theme.panel
        light = sum(theme.panel) > sum(theme.text)
        return theme.well if theme.plain else mixed(theme.panel, theme.glow, LIT_LIGHT if light else LIT_DARK)

    def _colour(self, row: ToldRow, lit: bool) -> Colour:
        theme = self._context.theme
        return theme.text if row.head.heads or lit or row.short else theme.muted

    def draw(self, surface: pygame.Surface, row: ToldRow, at: Point, newest: bool, chosen: bool) -> None:
        px, writer, block, gain = self._context.view.px, self._context.writer, self._block(row), self._gain(row)
        if newest or chosen:
            room = pygame.Rect(at[0], at[1] - px(BEYOND), self.width, self.high(row) + 2 * px(BEYOND))
            self._context.shapes.draw(surface, room, (ground(self.ground(newest, chosen), px(7)),))
        self._draw_signs(surface, row, (at[0] + px(8), at[1]))
        words = self._words_at(row, at, block)
        writer.draw(surface, block, words, self._colour(row, newest or chosen))
        if gain is not None:
            right = at[0] + self.width - px(10)
            writer.draw(surface, gain, (right - gain.width, words[1]), self._colour(row, newest or chosen))

    def _draw_signs(self, surface: pygame.Surface, row: ToldRow, at: Point) -> None:
        high, left = self._sign_high(row), at[0]
        for number, sign in enumerate(row.head.signs):
            wide = (CLOTH if _is_flag(sign) else 1.0) if number or row.short else FLAG
            size = round(high * wide), high
            surface.blit(self._context.art.get(sign, size), (left, at[1]), special_flags=pygame.BLEND_PREMULTIPLIED)
            left += size[0] + high // 5

    def _words_at(self, row: ToldRow, at: Point, block: Block) -> tuple[int, int]:
        """Beside the signs, in the middle of them where it is one line."""
        left = at[0] + self._context.view.px(8) + self._margin
        return left, at[1] + max(0, (self.high(row) - block.height) // 2)

    def box(self, row: ToldRow, at: Point, newest: bool, chosen: bool) -> TextBox:
        """Its words, as they stand there."""
        block = self._block(row)
        needed = pygame.Rect(self._words_at(row, at, block), block.size)
        return TextBox(
            row.words, needed, needed, self._colour(row, newest or chosen), self.ground(newest, chosen), block.px
        )

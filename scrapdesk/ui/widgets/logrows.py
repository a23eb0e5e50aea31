"""The rows of a log: a sentence, or pictures and a few words that stand for one or for several.

Owns which lines share a row, how a row is written, and how large and in which colours it is painted. Must not know
which rows are seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.theme import Colour, mixed
from scrapdesk.ui.paint.type.styles import META, NOTE, Style
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox

FLAG, SEAL = 1.6, 1.2
"""The width of a flag and of each seal beside a line, in heights of a line."""
LARGE, AIRY = 1.28, 1.5
"""The same for a row in short: pictures tell most of it; and where rows stand wide apart."""
APART = 16
"""How far apart they stand then, in design pixels."""
SMALL_TEXT = 1.3
"""Texts may be as large as this for it."""
BEYOND = 4
"""How far the light of a row reaches above and below it, in design pixels."""
CLOTH = 1.5
"""How wide a flag is beside a row in short, in its own heights; other signs are as wide as high."""
TALL, WAX = 1.45, 1.75
"""How high the flag of a row of two lines is, and what stands at its end, in heights of a line."""
DEED = Style("sans-bold", 21)
"""How the first of two lines is written."""
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
    below: str = ""
    """What it adds to the second line of its row."""
    meanwhile: bool = False
    """Whether that stands there only until something else joins it."""
    folds: bool = False
    """Whether it belongs to the row of the line before it, whatever move that tells of; its own words then stand at the
    head of that row, and after what stands there where it joins as well."""
    who: str = ""
    """Who does it, where rows may tell of several."""
    seal: Picture | None = None
    """What became of it, at the end of the row."""
    gain_paint: Colour | None = None
    """The colour of what it brought; None: that of the row."""


class ToldRow(NamedTuple):
    """Lines of one move side by side, or an act with all that came of it, from one index up to another, and how they
    are written."""

    first: int
    end: int
    head: LogEntry
    words: str
    gain: str
    short: bool
    """Whether it is less than the whole of its sentences."""
    last: int
    """The last move that it tells of."""
    below: str = ""
    """Its second line."""
    seal: Picture | None = None
    gain_paint: Colour | None = None

    @property
    def tall(self) -> bool:
        """Whether it is a row of two lines, with what became of it at its end."""
        return bool(self.below) or self.seal is not None


def shares(lines: Sequence[LogEntry], index: int) -> bool:
    """Whether a line stands in the row of the one before it."""
    if not 0 < index < len(lines):
        return False
    before, line = lines[index - 1], lines[index]
    return (line.joins and before.ply == line.ply) or (line.folds and before.ply >= 0)


def row_from(lines: Sequence[LogEntry], first: int, texts: Texts) -> ToldRow:
    """The row that begins with this line."""
    end, head = first + 1, lines[first]
    while shares(lines, end):
        end += 1
    words, gain, seal, named = head.brief or head.text, head.gain, head.seal, False
    for line in lines[first + 1 : end]:
        gain, seal = line.gain or gain, line.seal or seal
        if line.brief and line.folds and not line.joins:
            words, named = words if named else line.brief, True
        elif line.brief:
            words = texts("{first}, {then}", first=words, then=line.brief)
    below = _second_line(lines[first:end], texts)
    paint = next((line.gain_paint for line in reversed(lines[first:end]) if line.gain), None)
    return ToldRow(first, end, head, words, gain, bool(head.brief), lines[end - 1].ply, below, seal, paint)


def _second_line(lines: Sequence[LogEntry], texts: Texts) -> str:
    """What came of an act, one after the other; whoever else did something is named, and so is who then goes on."""
    told, doer, found = [line for line in lines if line.below], lines[0].who, ""
    for line in [line for line in told if not line.meanwhile or line is told[-1]]:
        piece = line.below
        if line.who not in ("", doer):
            piece, doer = texts("{name} {deed}", name=line.who, deed=piece), line.who
        found = texts("{first}, {then}", first=found, then=piece) if found else piece
    return found


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
        self._tall = False
        """Whether there are rows of two lines."""
        self.airy = False
        """Whether rows in short are large and stand wide apart."""
        self.width = self.reach = 0
        """How wide a row is, and how far the light of the newest one reaches."""

    def suit(self, lines: Sequence[LogEntry]) -> bool:
        """Room for the signs of all these; whether it is another than before."""
        before = self._signed, self._short, self._cloth, self._tall
        self._signed = max([len(line.signs) for line in lines], default=0)
        self._short = any(line.brief for line in lines)
        self._cloth = any(_is_flag(sign) for line in lines for sign in line.signs)
        self._tall = any(line.seal is not None or line.below for line in lines)
        return before != (self._signed, self._short, self._cloth, self._tall)

    def high(self, row: ToldRow) -> int:
        below = self._below(row)
        words = self._block(row).height + (below.height if below is not None else 0)
        wax = self._wax if row.seal is not None else 0
        return max(words, wax, self._sign_high(row) if row.short else 0)

    def pitch(self, row: ToldRow, high: int) -> int:
        """How far below one that is so high the next one begins. Rows in short are evenly apart: their signs tell whose
        they are."""
        gap = self._context.view.px(8 if row.short and not row.tall else 6)
        if self._wide:
            return high + self._context.view.px(6 + (APART if row.short or row.head.heads else 0))
        wide = row.tall or (row.head.heads and not row.short)
        return high + gap + (gap if wide else 0)

    def _gain(self, row: ToldRow) -> Block | None:
        return self._context.writer.block(row.gain, META, plain=True) if row.gain else None

    def _room(self, row: ToldRow) -> int:
        """How wide its words may be, between its signs and what stands at its end."""
        room, px = self.width - self._context.view.px(16) - self._margin, self._context.view.px
        room -= self._wax + px(8) if row.seal is not None else 0
        return max(1, room)

    def _block(self, row: ToldRow) -> Block:
        gain, room = self._gain(row), self._room(row)
        room -= gain.width + self._context.view.px(12) if gain is not None else 0
        style = DEED if row.tall else META if row.gain else NOTE
        return self._context.writer.block(row.words, style, max(1, room), plain=True)

    def _below(self, row: ToldRow) -> Block | None:
        return self._context.writer.block(row.below, NOTE, self._room(row), plain=True) if row.below else None

    @property
    def _wax(self) -> int:
        """How large a seal at the end of a row is."""
        return round(self._context.writer.line_height(NOTE) * WAX)

    @property
    def _wide(self) -> bool:
        """Whether rows stand apart: large texts need the room."""
        return self.airy and self._context.view.text <= SMALL_TEXT

    @property
    def _large(self) -> float:
        return AIRY if self._wide else LARGE

    def _sign_high(self, row: ToldRow) -> int:
        return round(self._context.writer.line_height(NOTE) * (TALL if row.tall else self._large if row.short else 1.0))

    @property
    def _margin(self) -> int:
        """The room for signs at the left."""
        if not self._signed:
            return 0
        seals = SEAL * max(1, self._signed - 1)
        first = CLOTH if self._cloth else 1.0
        wide = self._large * (first + seals) + 0.4 if self._short else FLAG + 0.3 + seals
        wide = TALL * first + 0.45 if self._tall else wide
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
            wide = max(self.width, self.reach)
            room = pygame.Rect(at[0], at[1] - px(BEYOND), wide, self.high(row) + 2 * px(BEYOND))
            self._context.shapes.draw(surface, room, (ground(self.ground(newest, chosen), px(7)),))
        self._draw_signs(surface, row, (at[0] + px(8), at[1]))
        colour = self._colour(row, newest or chosen)
        words, right = self._words_at(row, at), at[0] + self.width - px(10)
        writer.draw(surface, block, words, colour)
        below = self._below(row)
        if below is not None:
            writer.draw(surface, below, (words[0], words[1] + block.height), colour)
        if row.seal is not None:
            right -= self._wax
            place = (right, at[1] + (self.high(row) - self._wax) // 2)
            image = self._context.art.get(row.seal, (self._wax, self._wax))
            surface.blit(image, place, special_flags=pygame.BLEND_PREMULTIPLIED)
            right -= px(10)
        if gain is not None:
            plain = self._context.theme.plain
            paint = colour if plain or row.gain_paint is None else row.gain_paint
            writer.draw(surface, gain, (right - gain.width, words[1]), paint)

    def _draw_signs(self, surface: pygame.Surface, row: ToldRow, at: Point) -> None:
        """From the left on; beside two lines in the middle of them."""
        high, left = self._sign_high(row), at[0]
        top = at[1] + ((self.high(row) - high) // 2 if row.tall else 0)
        for number, sign in enumerate(row.head.signs[:1] if row.tall else row.head.signs):
            wide = (CLOTH if _is_flag(sign) else 1.0) if number or row.short else FLAG
            size = round(high * wide), high
            surface.blit(self._context.art.get(sign, size), (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)
            left += size[0] + high // 5

    def _words_at(self, row: ToldRow, at: Point) -> tuple[int, int]:
        """Beside the signs, in the middle of them."""
        below = self._below(row)
        high = self._block(row).height + (below.height if below is not None else 0)
        left = at[0] + self._context.view.px(8) + self._margin
        return left, at[1] + max(0, (self.high(row) - high) // 2)

    def boxes(self, row: ToldRow, at: Point, newest: bool, chosen: bool) -> list[TextBox]:
        """Its words, as they stand there."""
        block, below, place = self._block(row), self._below(row), self._words_at(row, at)
        colour, behind = self._colour(row, newest or chosen), self.ground(newest, chosen)
        needed = pygame.Rect(place, block.size)
        found = [TextBox(row.words, needed, needed, colour, behind, block.px)]
        if below is not None:
            needed = pygame.Rect((place[0], place[1] + block.height), below.size)
            found.append(TextBox(row.below, needed, needed, colour, behind, below.px))
        return found

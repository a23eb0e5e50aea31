"""A move that the coach thinks of, as a line that can be pointed at: its number, the move, why, and what it promises.

Owns how such a line looks, with a bar for what it promises, or in brief where there is little room. Must not know which
moves there are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from scrapdesk.ui.board.arrows import MEANT, OTHER
from scrapdesk.ui.board.movesign import MoveSign
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.theme import Colour, mixed
from scrapdesk.ui.paint.type.styles import META, NOTE
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox
from scrapdesk.ui.widgets.button import Button

LIT: Final = 0.24
"""How much of the arrow's colour is in the ground of the line that is meant."""
SIDE: Final = 14
"""The margin at both sides, in design pixels."""
SIGN: Final = 1.2
"""How high cards and pieces are, in heights of the disc of the number."""
BAR: Final = 10
"""How high the bar is."""


class CoachLine(Button):
    number = 0
    """The same as at its arrow."""
    move = ""
    """The move in words."""
    why = ""
    """A sentence that names a fact; "" where there is no room for it."""
    promise = ""
    """Out of how many games it wins how many, in words."""
    signs: Sequence[MoveSign] = ()
    """The card and the piece with which it is made."""
    share = 0.0
    """The same as a part of one."""
    meant = False
    brief = False
    """Whether it has room for the move and what it promises, and no more."""
    slack = 0
    """So many pixels more than it needs."""

    def __init__(self, context: AppContext, act: Callable[[], None]) -> None:
        super().__init__(context, "", act, small=True, region="moves")

    # -- what stands where, in a width ------------------------------------------------------------------

    @property
    def _disc(self) -> int:
        return round(self.context.writer.px(self._style) * 1.55)

    @property
    def _start(self) -> int:
        """Where the signs begin, or the move."""
        return self.context.view.px(SIDE) + self._disc + self.context.view.px(10)

    def _sign(self, brief: bool) -> int:
        """How high a card or a piece is."""
        return round(self._disc * (1.0 if brief else SIGN))

    def _widths(self, width: int, brief: bool) -> list[int]:
        """The room that each card and piece takes, with the gap after it; none where the move takes more lines
        beside them than alone."""
        found = [round(self._sign(brief) * sign.wide) + self.context.view.px(8) for sign in self.signs]
        alone, beside = (self._move_in(self._room(width, brief) - less) for less in (0, sum(found)))
        return found if beside.height == alone.height else []

    def _room(self, width: int, brief: bool) -> int:
        """How wide the move and its signs may be."""
        px = self.context.view.px
        return width - self._start - (self._told().width + px(12) if brief else 0) - px(SIDE)

    def _move_in(self, room: int) -> Block:
        return self.context.writer.block(self.move, self._style, max(1, room))

    def _told(self) -> Block:
        return self.context.writer.block(self.promise, META)

    def _words(self, width: int, brief: bool) -> Block:
        return self._move_in(self._room(width, brief) - sum(self._widths(width, brief)))

    def _reason(self, width: int) -> Block:
        return self.context.writer.block(self.why, NOTE, max(1, width - 2 * self.context.view.px(SIDE)))

    def _head(self, width: int, brief: bool) -> int:
        signs = self._sign(brief) if self._widths(width, brief) else 0
        return max(self._words(width, brief).height, self._disc, signs)

    def least_for(self, width: int) -> int:
        """How high it is in brief, and without its reason."""
        px = self.context.view.px
        return max(self.context.view.target, self._head(width, brief=True) + px(14))

    def height_for(self, width: int) -> int:
        px = self.context.view.px
        below = 0 if self.brief else px(6) + self._told().height
        reason = px(2) + self._reason(width).height if self.why else 0
        return max(self.context.view.target, self._head(width, self.brief) + reason + below + px(14)) + self.slack

    def _rows(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """The rooms of the number and move, of the reason, and of the bar with what it promises."""
        px, width = self.context.view.px, self.rect.width
        inner = self.rect.inflate(-2 * px(SIDE), 0)
        needed = self.height_for(width) - self.slack
        top = self.rect.top + (self.rect.height - needed) // 2 + px(7)
        head = pygame.Rect(inner.left, top, inner.width, self._head(width, self.brief))
        if self.brief and not self.why:
            head.centery = self.rect.centery
        high = self._reason(width).height if self.why else 0
        reason = pygame.Rect(inner.left, head.bottom + px(2), inner.width, high)
        bar = pygame.Rect(inner.left, reason.bottom + px(6), inner.width, self._told().height)
        return head, reason, bar

    # -- paint ------------------------------------------------------------------------------------------

    @property
    def _fill(self) -> Colour:
        theme = self.context.theme
        return mixed(theme.panel, MEANT, LIT) if self.meant else theme.panel

    def draw(self, surface: pygame.Surface) -> None:
        theme, px, shapes = self.context.theme, self.context.view.px, self.context.shapes
        radius = px(10)
        rim, line = (MEANT, max(2, px(4))) if self.meant else (theme.muted if self.hovered else theme.line, px(2))
        if self.meant or self.hovered or theme.boxed:
            shapes.draw(surface, self.rect, (ground(rim, radius), ground(self._fill, max(0, radius - line), line)))
        else:  # a frame around each would be one too many
            surface.fill(
                theme.line, (self.rect.left + px(SIDE), self.rect.bottom - line, self.rect.width - 2 * px(SIDE), line)
            )
        head, _, bar = self._rows()
        self._draw_number(surface, head)
        self._draw_signs(surface, head)
        if not self.brief:
            self._draw_bar(surface, bar)
        for block, at in self._lettered():
            self.context.writer.draw(surface, block, at, theme.text)

    def _draw_number(self, surface: pygame.Surface, head: pygame.Rect) -> None:
        """The same disc as on the table."""
        dark, side = self.context.theme.focus_in, self._disc
        disc = pygame.Rect(head.left, head.centery - side // 2, side, side)
        fill, ink = (MEANT, OTHER) if self.meant else (OTHER, dark)
        layers = (ground(dark, side // 2), ground(fill, side // 2 - 1, max(2, round(side / 16))))
        self.context.shapes.draw(surface, disc, layers)
        number = self.context.writer.block(str(self.number), self._style)
        at = (disc.centerx - number.width // 2, disc.centery - number.height // 2)
        self.context.writer.draw(surface, number, at, ink)

    def _draw_signs(self, surface: pygame.Surface, head: pygame.Rect) -> None:
        px, high, left = self.context.view.px, self._sign(self.brief), self.rect.left + self._start
        for sign, room in zip(self.signs, self._widths(self.rect.width, self.brief), strict=False):
            image = self.context.art.get(sign.picture, (room - px(8), high))
            surface.blit(image, (left, head.centery - high // 2), special_flags=pygame.BLEND_PREMULTIPLIED)
            left += room

    def _draw_bar(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        theme, px, shapes = self.context.theme, self.context.view.px, self.context.shapes
        high = max(4, px(BAR))
        whole = pygame.Rect(room.left, room.centery - high // 2, room.width - self._told().width - px(14), high)
        if whole.width < 4 * high:
            return
        shapes.draw(surface, whole, (ground(mixed(self._fill, theme.text, 0.16), high // 2),))
        part = pygame.Rect(whole.topleft, (max(high, round(whole.width * self.share)), high))
        shapes.draw(surface, part, (ground(MEANT if self.meant else theme.muted, high // 2),))

    def _lettered(self) -> list[tuple[Block, tuple[int, int]]]:
        """The move, what it promises, and why: each set, and where it stands."""
        head, reason, bar = self._rows()
        words, told = self._words(self.rect.width, self.brief), self._told()
        beside = head if self.brief else bar
        left = self.rect.left + self._start + sum(self._widths(self.rect.width, self.brief))
        found = [
            (words, (left, head.centery - words.height // 2)),
            (told, (beside.right - told.width, beside.centery - told.height // 2)),
        ]
        return [*found, (self._reason(self.rect.width), reason.topleft)] if self.why else found

    def text_boxes(self) -> list[TextBox]:
        texts = (self.move, self.promise, self.why)
        colour = self.context.theme.text
        return [
            TextBox(text, self.rect, pygame.Rect(at, block.size), colour, self._fill, block.px)
            for text, (block, at) in zip(texts, self._lettered(), strict=False)
            if text
        ]

"""A few words at what is carried: what a drop here would do, or why not. It is above the piece and covers no goal.

Must not know what the words mean, nor any game.
"""

from __future__ import annotations

from typing import Final

import pygame

from scrapdesk.ui.board.sprites import TOPMOST, Painted, Sprites
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import Style
from scrapdesk.ui.paint.type.writer import CENTRE, Block

WORDS: Final = Style("sans-semibold", 21, leading=1.2)
WIDEST: Final = 360
PAD, GAP = 10, 12


class PointerNote(Painted):
    def __init__(self, context: AppContext, sprites: Sprites) -> None:
        super().__init__()
        self._context, self._sprites = context, sprites
        self._words, self._against = "", False
        self._block: Block | None = None

    @property
    def words(self) -> str:
        """What it says; "" where it is not there."""
        return self._words if self.alive() else ""

    def say(self, words: str, beside: pygame.Rect, room: pygame.Rect, against: bool = False) -> None:
        """Says this above what is carried, or where there is no room, below it; "" says nothing."""
        if not words:
            self.hush()
            return
        px = self._context.view.px
        if words != self._words or self._block is None:
            self._block = self._context.writer.block(words, WORDS, px(WIDEST))
        self._words, self._against = words, against
        rect = pygame.Rect(0, 0, self._block.width + 2 * px(PAD), self._block.height + 2 * px(PAD))
        rect.midbottom = (beside.centerx, beside.top - px(GAP))
        if rect.top < room.top:
            rect.midtop = (beside.centerx, beside.bottom + px(GAP))
        self.rect, self.dirty = rect.clamp(room), 1
        self._sprites.put(self, TOPMOST)

    def hush(self) -> None:
        self._words = ""
        self.kill()

    def paint(self, surface: pygame.Surface) -> None:
        if self._block is None:
            return
        theme, px, rect = self._context.theme, self._context.view.px, self.rect
        edge = theme.refuse if self._against else theme.glow
        pygame.draw.rect(surface, theme.focus_in, rect, border_radius=px(10))
        pygame.draw.rect(surface, edge, rect, max(2, px(2)), px(10))
        left = rect.left + px(PAD)
        self._context.writer.draw(
            surface, self._block, (left, rect.top + px(PAD)), theme.over, CENTRE, self._block.width
        )

"""All companions side by side with their names, on a page where there is room for company.

Must not know any table.
"""

from __future__ import annotations

from typing import Final

import pygame

from scrapdesk.storage.people import Guest, companions
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.book.written import Ink, Written
from scrapdesk.ui.paint.type.styles import META
from scrapdesk.ui.widgets.portraits import draw_guest

FACE: Final = 128
SMALLEST: Final = 84
"""How large a face is in design pixels, and may be at least."""
ROWS: Final = 2


class Company(Written):
    """Their faces in two rows."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context, context.texts("Opponents"))
        self._guests = [Guest(one.name, one) for one in companions()]
        self._most = 0
        """How high it may be; 0: as high as it wants."""

    @property
    def _count(self) -> int:
        return -(-len(self._guests) // ROWS)

    def _measure(self, width: int) -> tuple[int, int]:
        """How wide a face is, and how high a row with its names."""
        px = self.context.view.px
        words = self.context.writer.line_height(META) + px(12)
        side = max(0, min(px(FACE), width // max(1, self._count) - px(16)))
        if self._most:
            side = max(min(side, px(SMALLEST)), min(side, self._most // ROWS - words))
        return side, side + words

    def place(self, left: int, top: int, width: int, most: int = 0) -> int:
        self._most = most
        _, row = self._measure(width)
        self.rect = pygame.Rect(left, top, width, ROWS * row if width else 0)
        return self.rect.bottom

    def _faces(self) -> list[pygame.Rect]:
        side, row = self._measure(self.rect.width)
        step = self.rect.width // max(1, self._count)
        return [
            pygame.Rect(
                self.rect.left + number % self._count * step + (step - side) // 2,
                self.rect.top + number // self._count * row,
                side,
                side,
            )
            for number in range(len(self._guests))
        ]

    def inks(self) -> list[Ink]:
        writer, theme = self.context.writer, self.context.theme
        if not self.rect.width:
            return []
        found = []
        for guest, face in zip(self._guests, self._faces(), strict=True):
            block = writer.block(guest.name, META, plain=True)
            found.append(Ink(guest.name, block, (face.centerx - block.width // 2, face.bottom), theme.muted))
        return found

    def draw(self, surface: pygame.Surface) -> None:
        for guest, face in zip(self._guests, self._faces(), strict=True):
            if face.width > 0:
                draw_guest(self.context, surface, guest, face)
        super().draw(surface)

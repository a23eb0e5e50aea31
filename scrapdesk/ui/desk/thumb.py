"""The small picture of the running game in the drawer: its table, or as long as there is none the lid of its box.

Must not know where it stands, nor where the picture comes from.
"""

from __future__ import annotations

from typing import Final

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.widgets.base import Widget

LID: Final = (108, 155)
TABLE: Final = (206, 155)
"""Design pixels, at most."""


class Thumb(Widget):
    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._game = ""
        self.table: pygame.Surface | None = None
        """What is shown of a running game; None: the lid."""

        self.kept = False
        """Whether room is kept for the picture of a table, which may still be to come: nothing beside it jumps then."""

    def show(self, game: str, table: pygame.Surface | None = None, kept: bool = False) -> None:
        self._game, self.table, self.kept = game, table, kept or table is not None
        self.touch()

    @property
    def room(self) -> tuple[int, int]:
        """How large the picture of a table can be."""
        px = self.context.view.px
        return px(TABLE[0]), px(TABLE[1])

    @property
    def width(self) -> int:
        return self.room[0] if self.kept else self.context.view.px(LID[0])

    def place(self, left: int, top: int, width: int) -> None:
        """So wide, or not at all."""
        self.rect = pygame.Rect(left, top, width, self.context.view.px(LID[1]) if width else 0)

    def draw(self, surface: pygame.Surface) -> None:
        if self.rect.width <= 0:
            return
        if self.table is not None:
            place = self.table.get_rect(midtop=self.rect.midtop)
            surface.blit(self.table, place)
            pygame.draw.rect(surface, self.context.theme.line, place, max(1, self.context.view.px(2)))
        else:
            size = min(self.rect.width, self.context.view.px(LID[0])), self.rect.height
            lid = self.context.art.get(picture(f"desk/lid-{self._game}"), size)
            surface.blit(lid, lid.get_rect(center=self.rect.center), special_flags=pygame.BLEND_PREMULTIPLIED)

"""A thin line that parts a head from what stands below it."""

from __future__ import annotations

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.widgets.base import Widget

THICK = 3
"""In design pixels."""


class HeadRule(Widget):
    def __init__(self, context: AppContext) -> None:
        super().__init__(context)

    def place(self, left: int, top: int, width: int) -> int:
        self.rect = pygame.Rect(left, top, width, self.context.view.px(THICK))
        return self.rect.bottom

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(self.context.theme.brass, self.rect)

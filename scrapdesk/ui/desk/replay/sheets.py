"""The panels that lie on the table of a replay, below what is told there. Must not know what that is."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import Widget


class Sheets(Widget):
    lies_over = True

    def __init__(self, context: AppContext) -> None:
        super().__init__(context, "", "board")
        self.panels: Sequence[pygame.Rect] = ()

    def lie(self, panels: Sequence[pygame.Rect]) -> None:
        self.panels, self.rect = panels, panels[0].unionall(list(panels[1:]))

    def hit(self, pos: Point) -> bool:
        return False

    def draw(self, surface: pygame.Surface) -> None:
        for panel in self.panels:
            self.context.shapes.draw(surface, panel, plates.panel(self.context))

"""A scene of panels on the table top: a title, buttons at its right, panels side by side below.

Owns the frame only; what lies in the panels, a scene made of this one says.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import TITLE
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.ground import TableTop
from scrapdesk.ui.scenes.placing import below_head, headed
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label


class PanelScene(WidgetScene):
    """`shares` are the parts of the width that the panels take; below `narrow` words they may be others."""

    def __init__(self, context: AppContext, title: str, shares: Sequence[float]) -> None:
        super().__init__(context)
        self.shares = tuple(shares)
        self.panels: list[pygame.Rect] = []
        self.title = Label(context, title, TITLE, "over", "wood")
        self.buttons: list[Button] = []
        self._top = TableTop(context)
        self._mat = pygame.Rect(0, 0, 0, 0)

    @abstractmethod
    def fill(self, rooms: Sequence[pygame.Rect]) -> None:
        """Places everything in the panels; `rooms` is the room within each."""

    def arrange(self) -> None:
        px = self.context.view.px
        self._mat, self.panels = below_head(self.context, headed(self.context, self.title, self.buttons), self.shares)
        self.fill([panel.inflate(-2 * px(26), -2 * px(24)) for panel in self.panels])

    def ground(self, surface: pygame.Surface) -> None:
        self._top.draw(surface, self._mat)
        for panel in self.panels:
            self.context.shapes.draw(surface, panel, plates.panel(self.context))

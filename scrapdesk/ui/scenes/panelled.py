"""A scene of panels on the table top: a title, buttons at its right, panels side by side below.

Owns the frame only; what lies in the panels, a scene made of this one says.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.desk.ground import TableTop
from scrapdesk.ui.type.styles import TITLE
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label


class PanelScene(WidgetScene):
    """`shares` are the parts of the width that the panels take; below `narrow` words they may be others."""

    def __init__(self, context: AppContext, title: str, shares: Sequence[float]) -> None:
        super().__init__(context)
        self.shares = tuple(shares)
        self.panels: list[pygame.Rect] = []
        self.title = Label(context, title, TITLE)
        self.buttons: list[Button] = []
        self._top = TableTop(context)
        self._mat = pygame.Rect(0, 0, 0, 0)

    @abstractmethod
    def fill(self, rooms: Sequence[pygame.Rect]) -> None:
        """Places everything in the panels; `rooms` is the room within each."""

    def arrange(self) -> None:
        view, px = self.context.view, self.context.view.px
        header = self._arrange_header()
        margin = px(40)
        self._mat = pygame.Rect(margin // 2, header, view.width - margin, view.height - header - margin // 2)
        inside = self._mat.inflate(-2 * px(30), -2 * px(30))
        gap = px(20)
        room = inside.width - gap * (len(self.shares) - 1)
        self.panels, x = [], inside.left
        for share in self.shares:
            width = round(room * share)
            self.panels.append(pygame.Rect(x, inside.top, width, inside.height))
            x += width + gap
        self.fill([panel.inflate(-2 * px(26), -2 * px(24)) for panel in self.panels])

    def _arrange_header(self) -> int:
        """The title and the buttons in one row, or in more where they do not fit. Returns where they end."""
        view, px = self.context.view, self.context.view.px
        gap, edge, top = px(14), px(60), px(22)
        widths = [button.natural_width() for button in self.buttons]
        height = max((button.height_for(10_000) for button in self.buttons), default=0)
        row = sum(widths) + gap * max(0, len(widths) - 1)
        title = self.title.block(10_000)
        beside = edge + title.width + px(40) + row + edge <= view.width
        room = title.width if beside else view.width - 2 * edge
        low = self.title.place(edge, top + (max(0, (height - title.height) // 2) if beside else 0), room)
        x = view.width - edge - row if beside else edge
        y = top if beside else low + px(8)
        for button, width in zip(self.buttons, widths, strict=True):
            if x > edge and x + width > view.width - edge:
                x, y = edge, y + height + gap
            button.place(x, y, width, height)
            x += width + gap
        return max(low, y + height) + px(22)

    def ground(self, surface: pygame.Surface) -> None:
        self._top.draw(surface, self._mat)
        for panel in self.panels:
            self.context.shapes.draw(surface, panel, plates.panel(self.context))


def stacked(context: AppContext, buttons: Sequence[Button], room: pygame.Rect, from_bottom: bool = True) -> int:
    """Buttons in rows as wide as the room, at its foot or its head. Returns where they begin, or where they end."""
    gap = context.view.px(12)
    rows: list[list[Button]] = [[]]
    left = room.width
    for button in buttons:
        wide = min(room.width, button.natural_width())
        if rows[-1] and wide > left:
            rows.append([])
            left = room.width
        rows[-1].append(button)
        left -= wide + gap
    height = max(button.height_for(min(room.width, button.natural_width())) for button in buttons)
    whole = len(rows) * (height + gap) - gap
    top = room.bottom - whole if from_bottom else room.top
    y = top
    for row in rows:
        x = room.left
        for button in row:
            wide = min(room.width, button.natural_width())
            button.place(x, y, wide, height)
            x += wide + gap
        y += height + gap
    return top if from_bottom else y - gap

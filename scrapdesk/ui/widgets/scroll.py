"""A pane through which part of something longer is seen: a column of widgets, moved by wheel, bar and focus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.widgets.base import Host, TextBox, Widget

NOTCH = 72
"""How far a notch of the wheel moves, in design pixels."""


class ScrollPane(Widget):
    """Holds widgets in a column that may be longer than itself. They are placed as if it were not scrolled."""

    def __init__(self, context: AppContext, name: str = "", region: str = "main") -> None:
        super().__init__(context, name, region)
        self.offset = 0
        self._content: list[Widget] = []
        self._length = 0
        self._grabbed: int | None = None

    # -- content ----------------------------------------------------------------------------------------

    def fill(self, widgets: Sequence[Widget], bottom: int) -> None:
        """The widgets, placed from the pane's top on, and where the lowest of them ends."""
        self._content = list(widgets)
        self._length = max(0, bottom - self.rect.top)
        wanted, self.offset = self.offset, 0
        for widget in self._content:
            widget.settle(self)
        self._move_to(wanted)

    @property
    def inner_width(self) -> int:
        """The width that the bar leaves to the content."""
        return self.rect.width - self.context.view.px(26)

    @property
    def overflow(self) -> int:
        return max(0, self._length - self.rect.height)

    def children(self) -> Iterable[Widget]:
        return self._content

    # -- the host of its widgets ------------------------------------------------------------------------

    @property
    def ring_shown(self) -> bool:
        return self.host.ring_shown

    def damaged(self, rect: pygame.Rect) -> None:
        self.host.damaged(rect.clip(self.extent))

    def focus(self, widget: Widget) -> None:
        self.host.focus(widget)

    def settle(self, host: Host) -> None:
        self.host = host
        for child in self._content:
            child.settle(self)

    def show(self, widget: Widget) -> None:
        """Moves so far that a widget of its own is seen whole."""
        room = self.context.view.px(14)
        if widget.rect.top - room < self.rect.top:
            self.scroll(widget.rect.top - room - self.rect.top)
        elif widget.rect.bottom + room > self.rect.bottom:
            self.scroll(min(widget.rect.bottom + room - self.rect.bottom, widget.rect.top - self.rect.top))

    # -- moving -----------------------------------------------------------------------------------------

    def scroll(self, by: int) -> bool:
        before = self.offset
        self._move_to(self.offset + by)
        return self.offset != before

    def _move_to(self, offset: int) -> None:
        offset = max(0, min(offset, self.overflow))
        shift = self.offset - offset
        if shift:
            for widget in self._content:
                shifted(widget, shift)
        self.offset = offset
        self.touch()

    def wheel(self, notches: float) -> bool:
        return self.overflow > 0 and (self.scroll(round(-notches * self.context.view.px(NOTCH))) or True)

    def press(self, pos: Point) -> None:
        self._grabbed = pos[1] - self._thumb.top if self._thumb.collidepoint(pos) else self._thumb.height // 2
        self.drag(pos)

    def drag(self, pos: Point) -> None:
        if self._grabbed is not None and self.overflow:
            free = max(1, self.rect.height - self._thumb.height)
            self._move_to(round((pos[1] - self._grabbed - self.rect.top) / free * self.overflow))

    def release(self, pos: Point) -> None:
        self._grabbed = None

    def hit(self, pos: Point) -> bool:
        """Itself it is pressed at its bar only; what lies in it is asked before."""
        return self.visible and self.overflow > 0 and self._bar.inflate(self.context.view.px(12), 0).collidepoint(pos)

    @property
    def _bar(self) -> pygame.Rect:
        width = self.context.view.px(12)
        return pygame.Rect(self.rect.right - width, self.rect.top, width, self.rect.height)

    @property
    def _shows_bar(self) -> bool:
        return self.overflow > 0

    @property
    def _thumb(self) -> pygame.Rect:
        bar = self._bar
        height = max(self.context.view.px(44), bar.height * self.rect.height // max(1, self._length))
        height = min(height, bar.height)
        top = bar.top + ((bar.height - height) * self.offset // self.overflow if self.overflow else 0)
        return pygame.Rect(bar.left, top, bar.width, height)

    # -- painting ---------------------------------------------------------------------------------------

    @property
    def window(self) -> pygame.Rect:
        """Where its content can be seen."""
        grow = self.context.view.px(10)
        return self.rect.inflate(grow, 0)

    def draw(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        window = clip.clip(self.window)
        if window.size != (0, 0):
            surface.set_clip(window)
            self.draw_content(surface, window)
            surface.set_clip(clip)
        if self._shows_bar:
            theme, radius = self.context.theme, self.context.view.px(6)
            self.context.shapes.draw(surface, self._bar, (ground(theme.well, radius),))
            self.context.shapes.draw(surface, self._thumb, (ground(theme.muted, radius),))

    def draw_content(self, surface: pygame.Surface, window: pygame.Rect) -> None:
        for widget in self._content:
            if widget.visible and widget.extent.colliderect(window):
                widget.draw(surface)

    def text_boxes(self) -> list[TextBox]:
        """The texts that can be seen whole; what is scrolled out is not cut, it can be moved in."""
        seen = [box for widget in self._content if widget.visible for box in widget.text_boxes()]
        return [box for box in seen if self.rect.contains(box.room)]


def shifted(widget: Widget, by: int) -> None:
    """Moves a widget and all in it up or down."""
    widget.rect.move_ip(0, by)
    for child in widget.children():
        shifted(child, by)

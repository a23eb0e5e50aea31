"""What a scene says in passing: the tooltip of what is looked at, and one toast at a time.

Owns how long each stays. Must not know what the scene is about.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.widgets.base import Host, TextBox, Widget
from scrapdesk.ui.widgets.toast import Toast
from scrapdesk.ui.widgets.tooltip import WAIT, Tooltip


class Passing:
    def __init__(self, context: AppContext, host: Host) -> None:
        self._context = context
        self._host = host
        self.toast: Toast | None = None
        self.tooltip: Tooltip | None = None

    # -- toast ------------------------------------------------------------------------------------------

    def say(self, text: str, tone: str, rule: str, act: Callable[[], None] | None) -> None:
        """A toast, in the place of the one before it."""
        self.hush()
        self.toast = Toast(self._context, text, tone, rule, act or self.hush)
        self.toast.settle(self._host)
        self.place()
        self.toast.touch()
        self._context.clock.after((self, "toast"), self.toast.stays, self._tire)

    def hush(self) -> None:
        """Takes the toast away."""
        if self.toast is not None:
            self.toast.touch()
            self.toast = None

    def place(self) -> None:
        if self.toast is not None:
            view = self._context.view
            self.toast.place(view.width // 2, view.px(24), view.width - 2 * view.px(40))

    def _tire(self) -> None:
        if self.toast is not None and (self.toast.hovered or self.toast.focused):
            self._context.clock.after((self, "toast"), self.toast.stays, self._tire)
        else:
            self.hush()

    # -- tooltip ----------------------------------------------------------------------------------------

    def explain_soon(self, widget: Widget) -> None:
        if widget.tooltip():
            self._context.clock.after((self, "tooltip"), WAIT, lambda: self._explain(widget))

    def _explain(self, widget: Widget) -> None:
        text = widget.tooltip()
        if text and widget.visible:
            self.hide_tooltip()
            self.tooltip = Tooltip(self._context, text, widget.rect)
            self._host.damaged(self.tooltip.extent)

    def hide_tooltip(self) -> None:
        self._context.clock.drop((self, "tooltip"))
        if self.tooltip is not None:
            self._host.damaged(self.tooltip.extent)
            self.tooltip = None

    # -- both -------------------------------------------------------------------------------------------

    def close(self) -> None:
        for key in ("tooltip", "toast"):
            self._context.clock.drop((self, key))

    def draw(self, surface: pygame.Surface, clip: pygame.Rect) -> None:
        for over in (self.toast, self.tooltip):
            if over is not None and over.extent.colliderect(clip):
                over.draw(surface)

    def text_boxes(self) -> list[TextBox]:
        return [box for over in (self.toast, self.tooltip) if over is not None for box in over.text_boxes()]

"""What a scene says in passing: the tooltip of what is looked at, and one toast at a time.

Owns how long each stays. Must not know what the scene is about.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.events import Point
from scrapdesk.ui.widgets.base import Host, TextBox, Widget
from scrapdesk.ui.widgets.tipnote import TipNote
from scrapdesk.ui.widgets.toast import Toast
from scrapdesk.ui.widgets.tooltip import WAIT, Tooltip


class Said(NamedTuple):
    """What a toast said, for those who want to hear it again."""

    text: str = ""
    tone: str = "info"
    rule: str = ""


class Passing:
    def __init__(self, context: AppContext, host: Host) -> None:
        self._context = context
        self._host = host
        self.toast: Toast | None = None
        self.tooltip: Tooltip | None = None
        self.tip: TipNote | None = None
        self.last = Said()

    @property
    def widgets(self) -> list[Widget]:
        """What the keyboard can reach."""
        return [over for over in (self.toast, self.tip) if over is not None]

    # -- toast ------------------------------------------------------------------------------------------

    def say(self, text: str, tone: str, rule: str, act: Callable[[], None] | None) -> None:
        """A toast, in the place of the one before it."""
        self.hush()
        self.last = Said(text, tone, rule)
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
            self.place()

    def place(self) -> None:
        """The toast at the top, in the middle; a tip at the left, below the toast where they would meet."""
        view = self._context.view
        if self.toast is not None:
            self.toast.place(view.width // 2, view.px(24), view.width - 2 * view.px(40))
        if self.tip is not None:
            self.tip.touch()
            widest = min(view.width - 2 * view.px(24), round(view.px(540) * max(1.0, view.text)))
            self.tip.place(0, view.px(24), widest)
            self.tip.rect.left = view.px(24)
            if self.toast is not None and self.tip.rect.colliderect(self.toast.rect.inflate(view.px(16), 0)):
                self.tip.rect.top = self.toast.rect.bottom + view.px(16)
            self.tip.touch()

    # -- tip --------------------------------------------------------------------------------------------

    def show_tip(self, text: str) -> None:
        """A tip: it stays for long, and goes when it is pressed; what lies below is pressed as well."""
        self.tip = TipNote(self._context, text, "highlight", act=self._tip_read)
        self.tip.settle(self._host)
        self.place()
        self._context.clock.after((self, "tip"), self.tip.stays, self._tip_tires)

    def pressed(self, pos: Point) -> None:
        """The pointer is pressed here: a tip stands in nobody's way."""
        if self.tip is not None and self.tip.hit(pos):
            self._tip_read()

    def _tip_tires(self) -> None:
        if self.tip is not None and self.tip.focused:
            self._context.clock.after((self, "tip"), self.tip.stays, self._tip_tires)
        else:
            self._tip_read()

    def _tip_read(self) -> None:
        self._context.clock.drop((self, "tip"))
        if self.tip is not None:
            self.tip.touch()
            self.tip = None

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
        for key in ("tooltip", "toast", "tip"):
            self._context.clock.drop((self, key))

    def draw(self, surface: pygame.Surface, clip: pygame.Rect) -> None:
        for over in (self.tip, self.toast, self.tooltip):
            if over is not None and over.extent.colliderect(clip):
                over.draw(surface)

    def text_boxes(self) -> list[TextBox]:
        return [box for over in (self.toast, self.tip, self.tooltip) if over for box in over.text_boxes()]

"""What a scene says in passing: the tooltip of what is looked at, one toast at a time, a tip.

Owns how long each stays. Must not know what the scene is about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.widgets.base import Host, TextBox, Widget
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.tipnote import TipNote
from scrapdesk.ui.widgets.toast import Toast
from scrapdesk.ui.widgets.tooltip import WAIT, Tooltip

SHARES = (1.0, 0.88, 0.76, 0.66, 0.58, 0.5)
MOST_OF_ROOM = 0.72
"""The greatest part of a room that a tip may take from what else stands in it."""


class ToastSaid(NamedTuple):
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
        self.tip_changed: Callable[[], None] = self._no_tip
        """Called when a tip has come or gone: a scene that has room for it makes it, and others have no tips."""
        self.room: pygame.Rect | None = None
        """Where a toast comes, so that it covers nothing that it speaks of; None: at the top, in the middle."""
        self._tip_room: pygame.Rect | None = None
        self._tip_waits = False
        """Whether there is no room for the tip just now."""
        self.last = ToastSaid()

    @property
    def widgets(self) -> list[Widget]:
        """What the keyboard can reach."""
        return [over for over in (self.toast, self._tip) if over is not None]

    # -- toast ------------------------------------------------------------------------------------------

    def say(self, text: str, tone: str, rule: str, act: Callable[[], None] | None, offer: str = "") -> None:
        """A toast, in the place of the one before it. `offer`: what a press on it does, where it leads to no rule."""
        self.hush()
        self.last = ToastSaid(text, tone, rule)
        self.toast = Toast(self._context, text, tone, rule, act or self.hush)
        self.toast.offer = offer
        self.toast.settle(self._host)
        self.place()
        self.toast.touch()
        self._context.clock.after((self, "toast"), self.toast.stays, self._tire)

    def offer(self, text: str, offer: str, act: Callable[[], object]) -> None:
        """A toast that can be pressed for what it offers, such as to undo what it tells of."""

        def taken() -> None:
            self.hush()
            act()

        self.say(text, "info", "", taken, offer)

    def hush(self) -> None:
        """Takes the toast away."""
        if self.toast is not None:
            self.toast.touch()
            self.toast = None
            self.place()

    def place(self) -> None:
        """The toast at the top, in the middle; a tip at the foot of the room that was made for it."""
        view = self._context.view
        if self.toast is not None:
            if self.room is not None:
                self.toast.place(self.room.centerx, self.room.top, self.room.width)
            else:
                self.toast.place(view.width // 2, view.px(24), view.width - 2 * view.px(40))
        if self.tip is not None and self._tip_room is not None:
            self.tip.touch()
            self.tip.place(self._tip_room.centerx, 0, self._tip_room.width)
            self.tip.rect.bottom = self._tip_room.bottom
            self.tip.touch()

    def wanted(self, width: int) -> int:
        """The height that a tip takes in a room of this width."""
        if self.tip is None:
            return 0
        place = self.tip.rect
        self.tip.place(0, 0, width)
        found, self.tip.rect = self.tip.rect.height + self._context.view.px(16), place
        return found

    def beside_tip(self, room: pygame.Rect, patient: bool = False, little: bool = False) -> pygame.Rect:
        """What is left of a room at whose foot a tip stands; all of it where there is none. One for which the room is
        too small is taken away: anywhere else it would cover something. `patient`: it may take all of the room, and
        is not seen while that is too small. `little`: it may be written smaller to leave the rest its share."""
        self._tip_room, self._tip_waits = None, False
        if self.tip is None:
            return room
        self.tip.touch()
        most = room.height * (1.0 if patient else MOST_OF_ROOM)
        height = self._written(self.tip, room, most, patient or little)
        if height > most:
            self._tip_waits = patient
            if not patient:
                self._no_tip()
            return room
        self._tip_room = room
        return pygame.Rect(room.left, room.top, room.width, room.height - height)

    def _written(self, tip: TipNote, room: pygame.Rect, most: float, smaller: bool) -> int:
        """How high a tip is at the foot of a room; if it may be, written smaller where it would be too high."""
        height = 0
        for tip.share in SHARES if smaller else SHARES[:1]:
            tip.place(room.centerx, room.top, room.width)
            height = tip.rect.height + self._context.view.px(16)
            if height <= most:
                break
        return height

    # -- tip --------------------------------------------------------------------------------------------

    def show_tip(self, text: str) -> bool:
        """A tip: it stays for long, and goes when it is pressed; what lies below is pressed as well. Returns whether
        there is room for it."""
        note = self.tip = TipNote(self._context, text, "highlight", act=self._tip_read)
        note.settle(self._host)
        self.tip_changed()
        if self._tip is None:
            self._tip_does_not_come()
            return False
        self.place()
        self._context.clock.after((self, "tip"), note.stays, self._tip_tires)
        return True

    @property
    def _tip(self) -> TipNote | None:
        """The tip that is seen."""
        return None if self._tip_waits else self.tip

    def _tip_does_not_come(self) -> None:
        if self.tip is not None:
            self._no_tip()
            self.tip_changed()

    def _no_tip(self) -> None:
        self._context.clock.drop((self, "tip"))
        self.tip, self._tip_waits = None, False

    def pressed(self, pos: Point) -> None:
        """The pointer is pressed here: a tip stands in nobody's way."""
        if self._tip is not None and self._tip.hit(pos):
            self._tip_read()

    def _tip_tires(self) -> None:
        if self.tip is not None and self.tip.focused:
            self._context.clock.after((self, "tip"), self.tip.stays, self._tip_tires)
        else:
            self._tip_read()

    def _tip_read(self) -> None:
        if self.tip is not None:
            self.tip.touch()
            self._no_tip()
            self.tip_changed()

    def _tire(self) -> None:
        if self.toast is not None and (self.toast.hovered or self.toast.focused):
            self._context.clock.after((self, "toast"), self.toast.stays, self._tire)
        else:
            self.hush()

    # -- tooltip ----------------------------------------------------------------------------------------

    def explain_soon(self, widget: Widget, among: Callable[[], Iterable[Widget]]) -> None:
        """`among`: what stands in the scene with it, as it is then."""
        if widget.tooltip():
            self._context.clock.after((self, "tooltip"), WAIT, lambda: self.explain(widget, among()))

    def explain(self, widget: Widget, among: Iterable[Widget]) -> None:
        """At once."""
        text = widget.tooltip()
        if text and widget.visible:
            self.hide_tooltip()
            seen = [one for one in among if one.visible and one.rect.width and one is not widget]
            beside = [one.rect for one in seen if one.focusable and one.region == widget.region]
            words = [one.rect for one in seen if isinstance(one, Label) and one.text]
            self.tooltip = Tooltip(self._context, text, widget.told_of or widget.rect, beside, words)
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
        for over in (self._tip, self.toast, self.tooltip):
            if over is not None and over.extent.colliderect(clip):
                over.draw(surface)

    def text_boxes(self) -> list[TextBox]:
        return [box for over in (self.toast, self._tip, self.tooltip) if over for box in over.text_boxes()]

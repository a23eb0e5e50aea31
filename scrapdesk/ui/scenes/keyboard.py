"""The keyboard in a scene of widgets: which widget a key goes to, and how the focus walks from one to the next.

Owns no widget and no key: where Tab stops and what Esc does, the scene says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.scenes.pointer import is_here, show_ring
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.focus import DIRECTIONS, following, nearest, next_region, onward

if TYPE_CHECKING:
    from scrapdesk.ui.scenes.base import WidgetScene


Led = Callable[[Sequence[Widget], int | None, str], int | None]
"""Where an arrow leads, of all that it could lead to, given the one that geometry says."""


def is_stop(widget: Widget) -> bool:
    """Whether Tab and F6 stop at it: where something can be done, or at what somebody comes for, who wants to hear why
    it cannot. Arrows and the pointer come to all else too."""
    return not widget.by_arrows_only and (widget.enabled or widget.primary)


class Keyboard:
    def __init__(self, scene: WidgetScene) -> None:
        self._scene = scene
        self.led: Led | None = None
        self.rank: Callable[[Widget], int] = lambda widget: 0
        """Which things Tab comes to first; those alike in their own order."""
        self._taken = False
        """Whether the last key meant something here."""

    def pressed(self, event: KeyDown) -> bool:
        self._taken = self._goes_to(event)
        return self._taken

    def typed(self, text: str) -> bool:
        """What is typed goes into a field. A sign that only letters tell of (`/` lies above the 7 on many keyboards) is
        a key as well, where the key itself meant nothing."""
        focused = self._scene.focused
        if focused is not None:
            focused.typed(text)
        if isinstance(self._scene.focused, TextField):
            return True
        sign = len(text) == 1 and not text.isalnum() and not text.isspace()
        return sign and not self._taken and self._goes_to(KeyDown(text))

    def _goes_to(self, event: KeyDown) -> bool:
        scene = self._scene
        scene.passing.hide_tooltip()
        if scene.focused is not None and not is_here(scene, scene.focused):
            scene.unfocus()
        if scene.focused is not None and scene.focused.key(event):
            return True
        return scene.shortcut(event) or self._move_about(event)

    # -- the focus --------------------------------------------------------------------------------------

    def _move_about(self, event: KeyDown) -> bool:
        scene = self._scene
        wish = scene.context.keys.meant(event, "moving")
        if wish in ("next", "previous"):
            return self._step(1 if wish == "next" else -1)
        if wish in ("next region", "previous region"):
            return self._go_region(1 if wish == "next region" else -1)
        if wish in DIRECTIONS:
            return self._go_towards(wish)
        if wish == "use" and scene.focused is not None:
            return self._use(scene.focused)
        if wish == "cancel":
            scene.escape()
            return True
        return False

    def _use(self, widget: Widget) -> bool:
        show_ring(self._scene, True)
        if widget.reason:
            self._scene.say(widget.reason)
        else:
            widget.activate()
        return True

    def _stops(self) -> list[Widget]:
        """Where Tab and F6 stop, and whatever has the focus: it may have come there otherwise."""
        focused = self._scene.focused
        found = [widget for widget in self._scene.reachable() if is_stop(widget) or widget is focused]
        return sorted(found, key=self.rank)

    def _step(self, step: int) -> bool:
        found, focused = self._stops(), self._scene.focused
        here = found.index(focused) if focused in found else None
        return self._arrive(found, following(len(found), here, step))

    def _go_region(self, step: int) -> bool:
        found, focused = self._stops(), self._scene.focused
        current = focused.region if focused is not None else None
        return self._arrive(found, next_region([widget.region for widget in found], current, step))

    def _go_towards(self, direction: str) -> bool:
        focused = self._scene.focused
        if focused is None:
            return self._step(1)
        others = [widget for widget in self._scene.reachable() if widget is not focused]
        if self._scene.panels:
            places = [(widget.rect, widget.region) for widget in others]
            at = onward(focused.rect, focused.region, places, direction)
        else:
            at = nearest(focused.rect, [widget.rect for widget in others], direction)
        at = self.led(others, at, direction) if self.led is not None else at
        show_ring(self._scene, True)
        return at is not None and self._arrive(others, at)

    def _arrive(self, found: Sequence[Widget], at: int | None) -> bool:
        if at is None:
            return False
        show_ring(self._scene, True)
        self._scene.focus(found[at])
        self._scene.passing.explain_soon(found[at], self._scene.all_widgets)
        return True

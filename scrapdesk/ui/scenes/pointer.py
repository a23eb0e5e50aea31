"""The pointer in a scene of widgets: which widget it is over, which one it holds, which pane its wheel turns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.scroll import ScrollPane

if TYPE_CHECKING:
    from scrapdesk.ui.scenes.base import WidgetScene


class Pointer:
    def __init__(self, scene: WidgetScene) -> None:
        self._scene = scene
        self._over: Widget | None = None
        self._held: Widget | None = None

    def moved(self, pos: Point) -> bool:
        if self._held is not None:
            self._held.drag(pos)
        else:
            self._point_at(self._scene.at(pos))
            if self._over is not None and self._over.passed is not None and self._over.passed(pos):
                self._scene.passing.hide_tooltip()
                self._scene.passing.explain_soon(self._over, self._scene.all_widgets)
        return True

    def pressed(self, pos: Point) -> bool:
        scene = self._scene
        scene.passing.hide_tooltip()
        scene.passing.pressed(pos)
        widget = scene.at(pos)
        show_ring(scene, False)
        if widget is None:
            return False
        self._held = widget
        widget.press(pos)
        if widget.focusable:
            scene.focus(widget)
        if widget.reason:
            scene.say(widget.reason)
        return True

    def released(self, pos: Point) -> bool:
        held, self._held = self._held, None
        widgets = [*self._scene.widgets, *self._scene.passing.widgets]
        if held is not None and not _among(held, widgets):  # what it was pressed for has left the scene meanwhile
            held = None
        if held is not None:
            held.release(pos)
        self._point_at(self._scene.at(pos))
        return held is not None

    def turned(self, pos: Point, notches: float) -> bool:
        """The wheel."""
        for pane in panes_of(self._scene):
            if pane.visible and pane.rect.collidepoint(pos) and pane.wheel(notches):
                self._point_at(self._scene.at(pos))
                return True
        return False

    def gone(self) -> bool:
        """It has left the window, or another window is in front."""
        self._point_at(None)
        return False

    def let_go(self) -> None:
        """Another scene lies over this one."""
        self._point_at(None)
        self._held = None

    def _point_at(self, widget: Widget | None) -> None:
        if widget is self._over:
            return
        if self._over is not None:
            self._over.hover(False)
        self._scene.passing.hide_tooltip()
        self._over = widget
        if widget is not None:
            widget.hover(True)
            self._scene.passing.explain_soon(widget, self._scene.all_widgets)


def panes_of(scene: WidgetScene) -> Iterator[ScrollPane]:
    return (widget for widget in scene.all_widgets() if isinstance(widget, ScrollPane))


def is_here(scene: WidgetScene, widget: Widget) -> bool:
    """Whether it is still among the widgets: what has left may not be used any more."""
    return any(widget is one for one in scene.all_widgets())


def _among(widget: Widget, widgets: Iterable[Widget]) -> bool:
    """Whether it is one of them, seen or not: a button that hides while it is held must hear that it is let go."""
    return any(widget is one or _among(widget, one.children()) for one in widgets)


def show_ring(scene: WidgetScene, shown: bool) -> None:
    """The ring of the focus is for people who use the keyboard."""
    if shown != scene.ring_shown:
        scene.ring_shown = shown
        if scene.focused is not None:
            scene.focused.touch()


def topmost(widgets: Sequence[Widget], pos: Point) -> Widget | None:
    """The uppermost widget at a point that can be used, or has something to tell."""
    for widget in reversed(widgets):
        if not widget.visible:
            continue
        inside = not isinstance(widget, ScrollPane) or widget.rect.collidepoint(pos)
        found = topmost(list(widget.children()), pos) if inside else None
        if found is not None:
            return found
        if (widget.focusable or widget.explains or isinstance(widget, ScrollPane)) and widget.hit(pos):
            return widget
    return None

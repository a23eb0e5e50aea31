"""A scene made of widgets: who is pointed at, who has the focus, which key goes where, what is said in passing.

Owns no widget of its own but tooltip and toast. Must not know what any scene is about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import (
    FocusLost,
    KeyDown,
    Point,
    PointerDown,
    PointerLeft,
    PointerMoved,
    PointerUp,
    TextTyped,
    UiEvent,
    Wheel,
)
from scrapdesk.ui.frame.scene import Scene
from scrapdesk.ui.paint.type.writer import ELLIPSIS
from scrapdesk.ui.scenes.passing import Passing
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.focus import DIRECTIONS, following, nearest, next_region
from scrapdesk.ui.widgets.scroll import ScrollPane

LONGEST_TOAST = 600
"""Letters that are said in passing at most."""


class WidgetScene(Scene):
    """Says in `arrange` where its widgets lie, and in `ground` what is behind them."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.ring_shown = False
        """The ring is shown to people who use the keyboard."""
        self.passing = Passing(context, self)
        self._hovered: Widget | None = None
        self._held: Widget | None = None
        self._key_taken = False
        """Whether the last key meant something here."""

    # -- what a scene says ------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Puts every widget in its place, for the window as it is now."""

    def ground(self, surface: pygame.Surface) -> None:
        """Paints what lies behind the widgets."""
        surface.fill(self.context.theme.desk)

    def shortcut(self, event: KeyDown) -> bool:
        """Keys of the scene as a whole; they come after the focused widget's."""
        return False

    def escape(self) -> None:
        """Esc, where nothing nearer wanted it."""
        self.context.scenes.pop(self)

    # -- life -------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.ring_shown = self.ring_shown or self._came_by_keyboard()
        for widget in self.widgets:
            widget.settle(self)
        self.arrange()

    def _came_by_keyboard(self) -> bool:
        below = self.context.scenes.scenes[:-1]
        return bool(below) and isinstance(below[-1], WidgetScene) and below[-1].ring_shown

    def resume(self) -> None:
        self.damage.add_all()

    def pause(self) -> None:
        self.passing.hide_tooltip()
        self._point_at(None)
        self._held = None

    def exit(self) -> None:
        self.passing.close()

    def resized(self) -> None:
        self.passing.hide_tooltip()
        self.arrange()
        self.passing.place()

    # -- host of widgets --------------------------------------------------------------------------------

    def damaged(self, rect: pygame.Rect) -> None:
        self.damage.add(rect)

    def focus(self, widget: Widget) -> None:
        if self.focused is widget:
            return
        for one, has in ((self.focused, False), (widget, True)):
            if one is not None:
                one.touch()
                one.focused = has
        self.focused = widget
        self._bring_into_view(widget)
        widget.touch()
        self.focus_changed(widget)

    def focus_changed(self, widget: Widget) -> None:
        """Another widget has the focus now."""

    def unfocus(self) -> None:
        if self.focused is not None:
            self.focused.touch()
            self.focused.focused = False
            self.focused = None

    def _bring_into_view(self, widget: Widget) -> None:
        for pane in self._panes():
            if any(child is widget for child in _family(pane.children())):
                pane.show(widget)

    def _panes(self) -> Iterator[ScrollPane]:
        return (widget for widget in self.all_widgets() if isinstance(widget, ScrollPane))

    def all_widgets(self) -> Iterator[Widget]:
        yield from _family(self.widgets)
        yield from self.passing.widgets

    def _is_here(self, widget: Widget) -> bool:
        """Whether it is still among the widgets: what has left may not be used any more."""
        return any(widget is one for one in self.all_widgets())

    def reachable(self) -> list[Widget]:
        """What the keyboard can go to, in order."""
        return [widget for widget in self.all_widgets() if widget.focusable and widget.visible and widget.rect.width]

    def _stops(self) -> list[Widget]:
        """Where Tab and F6 stop."""
        return [widget for widget in self.reachable() if not widget.by_arrows_only]

    def say(self, text: str, tone: str = "info", rule: str = "", game: str = "") -> None:
        """A toast; with a rule of a game it leads to that."""
        text = text if len(text) <= LONGEST_TOAST else text[: LONGEST_TOAST - 1] + ELLIPSIS
        opens = bool(rule and game)
        self.passing.say(text, tone, rule if opens else "", self._opener(game, rule) if opens else None)

    def _opener(self, game: str, rule: str) -> Callable[[], None]:
        return lambda: self.context.open_rules(game, rule)

    # -- events -----------------------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> bool:
        match event:
            case PointerMoved(pos):
                return self._pointer_moved(pos)
            case PointerDown(pos, 1):
                return self._pointer_down(pos)
            case PointerUp(pos, 1):
                return self._pointer_up(pos)
            case Wheel(pos, notches):
                return self._wheel(pos, notches)
            case KeyDown():
                self._key_taken = self._key(event)
                return self._key_taken
            case TextTyped(text):
                return self._typed(text)
            case PointerLeft() | FocusLost():
                self._point_at(None)
        return False

    def _pointer_moved(self, pos: Point) -> bool:
        if self._held is not None:
            self._held.drag(pos)
        else:
            self._point_at(self.at(pos))
        return True

    def _pointer_down(self, pos: Point) -> bool:
        self.passing.hide_tooltip()
        self.passing.pressed(pos)
        widget = self.at(pos)
        self._show_ring(False)
        if widget is None:
            return False
        self._held = widget
        widget.press(pos)
        if widget.focusable:
            self.focus(widget)
        if widget.reason:
            self.say(widget.reason)
        return True

    def _pointer_up(self, pos: Point) -> bool:
        held, self._held = self._held, None
        if held is not None and not self._is_here(held):  # what it was pressed for has left the screen meanwhile
            held = None
        if held is not None:
            held.release(pos)
        self._point_at(self.at(pos))
        return held is not None

    def _wheel(self, pos: Point, notches: float) -> bool:
        for pane in self._panes():
            if pane.visible and pane.rect.collidepoint(pos) and pane.wheel(notches):
                self._point_at(self.at(pos))
                return True
        return False

    def at(self, pos: Point) -> Widget | None:
        """The topmost widget at a point that can be used."""
        toast = self.passing.toast
        if toast is not None and toast.hit(pos):
            return toast
        return _topmost(self.widgets, pos)

    def _point_at(self, widget: Widget | None) -> None:
        if widget is self._hovered:
            return
        if self._hovered is not None:
            self._hovered.hover(False)
        self.passing.hide_tooltip()
        self._hovered = widget
        if widget is not None:
            widget.hover(True)
            self.passing.explain_soon(widget)

    # -- keyboard ---------------------------------------------------------------------------------------

    def _typed(self, text: str) -> bool:
        """What is typed goes into a field. A sign that only letters tell of (`/` lies above the 7 on many keyboards) is
        a key as well, where the key itself meant nothing."""
        if self.focused is not None:
            self.focused.typed(text)
        if isinstance(self.focused, TextField):
            return True
        sign = len(text) == 1 and not text.isalnum() and not text.isspace()
        return sign and not self._key_taken and self._key(KeyDown(text))

    def _key(self, event: KeyDown) -> bool:
        self.passing.hide_tooltip()
        if self.focused is not None and not self._is_here(self.focused):
            self.unfocus()
        if self.focused is not None and self.focused.key(event):
            return True
        return self.shortcut(event) or self._move_about(event)

    def _move_about(self, event: KeyDown) -> bool:
        wish = self.context.keys.meant(event, "moving")
        if wish in ("next", "previous"):
            return self._step_focus(following, 1 if wish == "next" else -1)
        if wish in ("next region", "previous region"):
            return self._go_region(1 if wish == "next region" else -1)
        if wish in DIRECTIONS:
            return self._go_towards(wish)
        if wish == "use" and self.focused is not None:
            return self._use(self.focused)
        if wish == "cancel":
            self.escape()
            return True
        return False

    def _use(self, widget: Widget) -> bool:
        self._show_ring(True)
        if widget.reason:
            self.say(widget.reason)
        else:
            widget.activate()
        return True

    def _step_focus(self, way: Callable[[int, int | None, int], int | None], step: int) -> bool:
        found = self._stops()
        here = found.index(self.focused) if self.focused in found else None
        return self._arrive(found, way(len(found), here, step))

    def _go_region(self, step: int) -> bool:
        found = self._stops()
        current = self.focused.region if self.focused is not None else None
        return self._arrive(found, next_region([widget.region for widget in found], current, step))

    def _go_towards(self, direction: str) -> bool:
        if self.focused is None:
            return self._step_focus(following, 1)
        others = [widget for widget in self.reachable() if widget is not self.focused]
        at = nearest(self.focused.rect, [widget.rect for widget in others], direction)
        self._show_ring(True)
        return at is not None and self._arrive(others, at)

    def _arrive(self, found: Sequence[Widget], at: int | None) -> bool:
        if at is None:
            return False
        self._show_ring(True)
        self.focus(found[at])
        self.passing.explain_soon(found[at])
        return True

    def _show_ring(self, shown: bool) -> None:
        if shown != self.ring_shown:
            self.ring_shown = shown
            if self.focused is not None:
                self.focused.touch()

    # -- painting ---------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        self.ground(surface)
        for widget in self.widgets:
            if widget.visible and widget.extent.colliderect(clip):
                widget.draw(surface)
        self._draw_ring(surface, clip)
        self.passing.draw(surface, clip)

    def _draw_ring(self, surface: pygame.Surface, clip: pygame.Rect) -> None:
        widget = self.focused
        if widget is None or not self.ring_shown or not widget.visible or not widget.extent.colliderect(clip):
            return
        rect, radius = widget.ring
        plates.draw_ring(self.context, surface, rect, radius)

    def text_boxes(self) -> list[TextBox]:
        """Every text that is seen now."""
        boxes = [box for widget in self.widgets if widget.visible for box in widget.text_boxes()]
        return boxes + self.passing.text_boxes()


def _family(widgets: Iterable[Widget]) -> Iterator[Widget]:
    for widget in widgets:
        if widget.visible:
            yield widget
            yield from _family(widget.children())


def _topmost(widgets: Sequence[Widget], pos: Point) -> Widget | None:
    for widget in reversed(widgets):
        if not widget.visible:
            continue
        inside = not isinstance(widget, ScrollPane) or widget.rect.collidepoint(pos)
        found = _topmost(list(widget.children()), pos) if inside else None
        if found is not None:
            return found
        if (widget.focusable or isinstance(widget, ScrollPane)) and widget.hit(pos):
            return widget
    return None

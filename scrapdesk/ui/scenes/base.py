"""A scene made of widgets: who is pointed at, who has the focus, which key goes where, what is said in passing.

Owns no widget of its own but tooltip and toast. Must not know what any scene is about.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import ClassVar

import pygame

from scrapdesk.core.words import Line, say
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
from scrapdesk.ui.scenes.keyboard import Keyboard
from scrapdesk.ui.scenes.passing import Passing
from scrapdesk.ui.scenes.pointer import Pointer, panes_of, topmost
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget

LONGEST_TOAST = 600
"""Letters that are said in passing at most."""


class WidgetScene(Scene):
    """Says in `arrange` where its widgets lie, and in `ground` what is behind them."""

    way_back: ClassVar[Line] = say("Back to the desk")
    """What a button is called that leads back here."""
    panels = False
    """Whether its regions are panels: then an arrow stays in one of them until its edge."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.ring_shown = False
        """The ring is shown to people who use the keyboard."""
        self.passing = Passing(context, self)
        self._pointer, self._keyboard = Pointer(self), Keyboard(self)

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
        self.ring_shown = self.ring_shown or _ring_below(self.context.scenes.scenes[:-1])
        for widget in self.widgets:
            widget.settle(self)
        self.arrange()

    def resume(self) -> None:
        self.damage.add_all()

    def pause(self) -> None:
        self.passing.hide_tooltip()
        self._pointer.let_go()

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
        for pane in panes_of(self):
            if any(child is widget for child in _family(pane.children())):
                pane.show(widget)
        widget.touch()
        self.focus_changed(widget)

    def focus_changed(self, widget: Widget) -> None:
        """Another widget has the focus now."""

    def unfocus(self) -> None:
        if self.focused is not None:
            self.focused.touch()
            self.focused.focused = False
            self.focused = None

    def all_widgets(self) -> Iterator[Widget]:
        yield from _family(self.widgets)
        yield from self.passing.widgets

    def reachable(self) -> list[Widget]:
        """What the keyboard can go to, in order."""
        return [widget for widget in self.all_widgets() if widget.focusable and widget.visible and widget.rect.width]

    def say(self, text: str, tone: str = "info", rule: str = "", game: str = "") -> None:
        """A toast; with a rule of a game it leads to that."""
        text = text if len(text) <= LONGEST_TOAST else text[: LONGEST_TOAST - 1] + ELLIPSIS
        opens = bool(rule and game)
        act = partial(self.context.open_rules, game, rule) if opens else None
        self.passing.say(text, tone, rule if opens else "", act)

    # -- events -----------------------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> bool:
        match event:
            case PointerMoved(pos):
                return self._pointer.moved(pos)
            case PointerDown(pos, 1):
                return self._pointer.pressed(pos)
            case PointerUp(pos, 1):
                return self._pointer.released(pos)
            case Wheel(pos, notches):
                return self._pointer.turned(pos, notches)
            case KeyDown():
                return self._keyboard.pressed(event)
            case TextTyped(text):
                return self._keyboard.typed(text)
            case PointerLeft() | FocusLost():
                return self._pointer.gone()
        return False

    def at(self, pos: Point) -> Widget | None:
        """The topmost widget at a point that can be used."""
        toast = self.passing.toast
        if toast is not None and toast.hit(pos):
            return toast
        return topmost(self.widgets, pos)

    # -- painting ---------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        clip, scenes = surface.get_clip(), self.context.scenes
        painting = scenes.painting
        self.ground(surface)
        for widget in self.widgets:
            if widget.visible and widget.extent.colliderect(clip):
                scenes.painting = painting and widget.extent.clip(clip)
                widget.draw(surface)
        scenes.painting = painting
        focused = self.focused if self.ring_shown else None
        if focused is not None and focused.visible and focused.extent.colliderect(clip):
            plates.draw_ring(self.context, surface, *focused.ring)
        self.passing.draw(surface, clip)
        self._draw_over(surface)

    def _draw_over(self, surface: pygame.Surface) -> None:
        """Paints what lies over everything, for a moment."""

    def text_boxes(self) -> list[TextBox]:
        """Every text that is seen now."""
        boxes = [box for widget in self.widgets if widget.visible for box in widget.text_boxes()]
        return boxes + self.passing.text_boxes()


def way_back(scene: WidgetScene) -> Line:
    """What a button is called that leads away from a scene: to the desk, or to whatever it was opened over."""
    scenes = scene.context.scenes.scenes
    below = scenes[scenes.index(scene) - 1] if scene in scenes[1:] else None
    return below.way_back if isinstance(below, WidgetScene) else WidgetScene.way_back


def _family(widgets: Iterable[Widget]) -> Iterator[Widget]:
    for widget in widgets:
        if widget.visible:
            yield widget
            yield from _family(widget.children())


def _ring_below(scenes: Sequence[Scene]) -> bool:
    """Whether somebody came here by keyboard."""
    return bool(scenes) and isinstance(scenes[-1], WidgetScene) and scenes[-1].ring_shown

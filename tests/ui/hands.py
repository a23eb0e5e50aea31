"""A pair of hands at the window: what a person does, as events; and a desk to do it at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar
from unittest.mock import patch

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.settings import SettingsScene
from scrapdesk.ui.frame.events import KeyDown, PointerDown, PointerMoved, PointerUp, TextTyped
from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.shots import desk_context
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.ending import EndScene
from scrapdesk.ui.table.finale import FinaleScene
from scrapdesk.ui.widgets.base import Widget

SIZE = (1280, 720)

W = TypeVar("W", bound=Widget)


@contextmanager
def flat_shadows() -> Iterator[None]:
    """As large as ever, and not soft: blurring them takes a tenth of all time, and no test looks at it."""
    with patch.object(pygame.transform, "box_blur", lambda surface, radius: surface):
        yield


@contextmanager
def desk(
    size: tuple[int, int] = SIZE, text: int = 100, art: FlatArt | None = None, **settings: object
) -> Iterator[AppContext]:
    """The desk of somebody who has a game of La Scamorra running, in flat colours unless it has other pictures."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(size)
    context = desk_context(size, text, art or FlatArt(), settings)
    try:
        with flat_shadows():
            yield context
    finally:
        context.scenes.clear()
        context.scenes.settle()
        pygame.display.quit()


def scene(context: AppContext) -> WidgetScene:
    top = context.scenes.top
    assert isinstance(top, WidgetScene)
    return top


def frame(context: AppContext) -> None:
    """The end of a frame: what has changed is shown, and the game is kept."""
    context.scenes.settle()
    context.later.frame_over()


def press(context: AppContext, *keys: str) -> None:
    """Keys one after the other, such as `tab`, `enter`, `ctrl+z`."""
    for key in keys:
        parts = key.split("+")
        held = {name: name in parts[:-1] for name in ("shift", "ctrl", "alt")}
        context.scenes.handle(KeyDown(parts[-1], **held))
        context.scenes.settle()
        settle(context)


def type_in(context: AppContext, text: str) -> None:
    context.scenes.handle(TextTyped(text))


def click(context: AppContext, pos: tuple[int, int]) -> None:
    context.scenes.handle(PointerMoved(pos))
    context.scenes.handle(PointerDown(pos))
    context.scenes.handle(PointerUp(pos))
    context.scenes.settle()
    settle(context)


def drag(context: AppContext, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Takes up what lies at the start, carries it, and lets it go at the end."""
    for event in (PointerMoved(start), PointerDown(start)):
        context.scenes.handle(event)
    for part in range(1, 7):
        at = (start[0] + (end[0] - start[0]) * part // 6, start[1] + (end[1] - start[1]) * part // 6)
        context.scenes.handle(PointerMoved(at, held=True))
    context.scenes.handle(PointerUp(end))
    context.scenes.settle()
    settle(context)


def named(context: AppContext, name: str) -> Widget:
    """The one widget of this name that can be reached."""
    found = [widget for widget in scene(context).reachable() if widget.name == name]
    assert len(found) == 1, [widget.name for widget in scene(context).reachable()]
    return found[0]


def only(seen: WidgetScene, kind: type[W], name: str = "") -> W:
    """The one widget of a kind, and of this name where one is given, among all that a scene has."""
    found = [one for one in seen.all_widgets() if isinstance(one, kind) and name in ("", one.name)]
    assert len(found) == 1, [(type(one).__name__, one.name) for one in seen.all_widgets()]
    return found[0]


def choose(context: AppContext, name: str) -> None:
    """Clicks the middle of a widget."""
    click(context, named(context, name).rect.center)


def row_of_settings(context: AppContext, name: str) -> Widget:
    """Opens the group of the settings that has a row whose name begins like this, and returns that."""
    seen = scene(context)
    assert isinstance(seen, SettingsScene)
    for group in seen.groups:
        click(context, group.rect.center)
        found = [one for one in seen.reachable() if one.name.startswith(name) and one not in seen.groups]
        if found:
            return found[0]
    raise AssertionError(f"no group has {name}")


def leave_table(context: AppContext) -> None:
    """From a table to the desk, by its pause."""
    press(context, "escape")
    choose(context, "Back to the desk")


def painted(context: AppContext) -> pygame.Surface:
    surface = pygame.Surface(context.view.size)
    context.scenes.damage_all()
    context.scenes.draw(surface)
    return surface


def numbers(context: AppContext) -> EndScene:
    """The second page of an end, which is told first."""
    finale = context.scenes.top
    assert isinstance(finale, FinaleScene)
    choose(context, "Show the numbers")
    end = context.scenes.top
    assert isinstance(end, EndScene)
    return end

"""A stop: one state of one scene that is worth a picture, and how to come there from an empty desk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from scrapdesk.core.record import Record
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.requests import Request
from scrapdesk.ui.table.opening import open_table

Step = Callable[[AppContext], None]


@dataclass(frozen=True)
class SceneStop:
    """One state of one scene. `settings` are those that make the state."""

    name: str
    go: Step
    settings: Mapping[str, object] | None = None
    still: bool = True
    """Whether all that moves comes to its end first."""


def settle(context: AppContext) -> None:
    """Lets everything that moves come to its end."""
    for _ in range(4):
        context.scenes.settle()
        for scene in context.scenes.scenes:
            scene.about_to_draw()  # figures begin to count with what is about to be painted
        context.clock.finish()
        context.scenes.update(16)
        context.scenes.settle()
        context.later.frame_over()


def sample(number: int = 0) -> str:
    """A game to show a general scene by: the first that there is, or another one."""
    games = list(GAMES)
    return games[min(number, len(games) - 1)]


def opened(request: Request) -> Step:
    """A scene over the desk."""
    return lambda context: context.open(request)


def sit_down(context: AppContext, wish: NewTable | Record) -> None:
    """Puts a table on the desk, whatever other game is being played."""
    context.scenes.push(open_table(context, wish))

"""Pictures of the set-up: every game, tables of every size, the question about a seat, the ways of an option.

A part of `shots`, with the same kind of stops. Must not touch anybody's files.
"""

from __future__ import annotations

from collections.abc import Callable

from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.desk.setup.picker import SeatPicker
from scrapdesk.ui.requests import OpenSetup
from scrapdesk.ui.stops.stop import SceneStop, Step

WIDE = max(GAMES, key=lambda game: GAMES[game].info.seats[-1])
"""The game with the most seats."""
RICH = max(GAMES, key=lambda game: max((len(one.choices) for one in GAMES[game].info.options), default=0))
"""The game with the longest list of ways."""


def setup_stops() -> list[SceneStop]:
    """Every state of it that is worth a look."""
    found = [SceneStop(f"setup-{game}", _setup(game)) for game in GAMES]
    for seats in GAMES[WIDE].info.seats[1:]:
        found.append(SceneStop(f"setup-{seats}-seats", _setup(WIDE, _seats(seats))))
    return [
        *found,
        SceneStop("setup-three", _setup(RICH, _add)),
        SceneStop("setup-picker", _setup(WIDE, _ask(1))),
        SceneStop("setup-picker-person", _setup(RICH, _people)),
        SceneStop("setup-ways", _setup(RICH, lambda setup: setup.side.cards[1].activate())),
        SceneStop("setup-fronts", _setup(RICH, lambda setup: setup.side.cards[0].activate())),
        SceneStop("setup-carried", _setup(WIDE, _carry)),
        SceneStop("setup-daylight", _setup(WIDE, _seats(5)), {"look": "daylight"}),
        SceneStop("setup-plain", _setup(WIDE, _seats(5)), {"look": "plain"}),
        SceneStop("setup-contrast", _setup(WIDE, _seats(5)), {"high_contrast": True}),
    ]


def _setup(game: str, then: Callable[[SetupScene], object] = lambda setup: None) -> Step:
    def go(context: AppContext) -> None:
        context.open(OpenSetup(game))
        context.scenes.settle()
        scene = context.scenes.top
        if isinstance(scene, SetupScene):
            then(scene)
            context.scenes.settle()

    return go


def _seats(count: int) -> Callable[[SetupScene], object]:
    return lambda setup: setup.party.resize(count)


def _add(setup: SetupScene) -> None:
    """One more than at first, who has changed what is usual."""
    setup.side.more.activate()


def _ask(seat: int) -> Callable[[SetupScene], object]:
    def ask(setup: SetupScene) -> None:
        setup.table.cards[seat].activate()
        setup.context.scenes.settle()

    return ask


def _people(setup: SetupScene) -> None:
    setup.party.seat_person(1)
    setup.context.scenes.push(SeatPicker(setup.context, setup.party, 1))


def _carry(setup: SetupScene) -> None:
    setup.carried(1, setup.table.cards[2].rect.center)

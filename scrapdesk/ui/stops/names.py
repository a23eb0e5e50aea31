"""Pictures of the places where people are named, with names as long as they may be and letters that no font here has.

A part of `shots`, with the same kind of stops. Must not touch anybody's files.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from scrapdesk.core.names import given
from scrapdesk.games import GAMES
from scrapdesk.storage.statistics import History, Result
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.requests import OpenSaves, OpenSetup, OpenStatistics, WatchGame
from scrapdesk.ui.setups import LastSetup, with_setup
from scrapdesk.ui.stops.around import played_record
from scrapdesk.ui.stops.stop import SceneStop, Step, sample, sit_down
from scrapdesk.ui.table.scene import TableScene

NAMES: Final = (
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Maximiliane von der Aue",
    "\u05e9\u05e8\u05d4 \u05dc\u05d5\u05d9",
    "\u674e\u96f7",
    "Zo\u00eb \U0001f600",
    "Bo",
    "\u00c5s\u0323\u0323a",
    "<Ada & Co.>",
)


def name_stops() -> list[SceneStop]:
    """Every place that names people."""
    return [
        *(SceneStop(f"names-setup-{game}", _setup(game)) for game in (sample(), sample(4))),
        *(SceneStop(f"names-table-{game}", _table(game)) for game in GAMES),
        *(SceneStop(f"names-end-{game}", _ended(game)) for game in (sample(), sample(4))),
        SceneStop("names-replay", _replay),
        SceneStop("names-saves", _saves),
        SceneStop("names-figures", _figures),
    ]


def _named(game: str) -> tuple[str, ...]:
    return NAMES[: GAMES[game].info.seats[-1]]


def _setup(game: str) -> Step:
    def go(context: AppContext) -> None:
        names = _named(game)
        setup = LastSetup(("human",) * len(names), {}, names)
        context.change_settings(last_setups=with_setup(context.settings, game, setup))
        context.open(OpenSetup(game))

    return go


def _opened(context: AppContext, game: str) -> TableScene | None:
    names = _named(game)
    sit_down(context, NewTable(game, ("human",) * len(names), seed="shots", names=names))
    context.scenes.settle()
    return next((scene for scene in context.scenes.scenes if isinstance(scene, TableScene)), None)


def _table(game: str) -> Step:
    return lambda context: _play(context, game, 12)


def _ended(game: str) -> Step:
    return lambda context: _play(context, game, 100_000)


def _play(context: AppContext, game: str, moves: int) -> None:
    table = _opened(context, game)
    if table is None:
        return
    match, luck = table.sitting.match, Random(5)
    while match.to_act is not None and match.ply < moves:
        match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
    table.after_change("goto")
    context.scenes.settle()


def _replay(context: AppContext) -> None:
    context.open(WatchGame(replace(played_record(sample(), players="human,human"), names=NAMES[:2])))


def _saves(context: AppContext) -> None:
    shelf = context.storage.shelf
    shelf.keep("An evening", replace(played_record(sample(), 30, "human,human"), names=NAMES[:2]))
    shelf.keep("Another", replace(played_record(sample(3), 30, "human,human"), names=NAMES[2:4]))
    context.open(OpenSaves())


def _figures(context: AppContext) -> None:
    results = []
    for number in range(9):
        players = (("human", "human"), ("human", "ai:steady"))[number % 2]
        names = given(NAMES[number % 3 :][: players.count("human")], 2)
        ranks = ((1, 2), (2, 1), (1, 1))[number % 3]
        results.append(Result(game=sample(), players=players, ranks=ranks, reason="", moves=30, names=names))
    context.storage.history.save(History(tuple(results)))
    context.open(OpenStatistics(sample()))

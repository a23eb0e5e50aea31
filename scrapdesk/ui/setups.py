"""The set-up that was played last, as the settings keep it. Must not know what a game allows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scrapdesk.ai.levels import LEVELS, TEMPERAMENTS
from scrapdesk.core.names import given
from scrapdesk.storage.settings import Settings

PLAYERS = "players"
NAMES = "names"
AI = "ai:"
LEVEL = "ai:steady"
CALM = "even"
"""The temperament that need not be named."""


class Setup(NamedTuple):
    players: tuple[str, ...]
    options: Mapping[str, str]
    names: tuple[str, ...] = ()
    """What the people called themselves, seat by seat; nothing where nobody said."""


def default_players(seats: int) -> tuple[str, ...]:
    """You first, steady opponents in all other seats."""
    return ("human", *(LEVEL for _ in range(seats - 1)))


def level_of(player: str) -> str:
    """A player without a temperament: `ai:steady` for `ai:steady-sly`."""
    return player.partition("-")[0]


def temperament_of(players: Sequence[str]) -> str:
    """The one temperament of the opponents at a table."""
    found = (player.partition("-")[2] for player in players)
    return next((temperament for temperament in found if temperament in TEMPERAMENTS), CALM)


def with_temperament(players: Sequence[str], temperament: str) -> list[str]:
    """The same players, all opponents that have a level with this temperament."""
    ending = "" if temperament == CALM else f"-{temperament}"
    levels = {f"{AI}{name}" for name in LEVELS}
    return [f"{level_of(player)}{ending}" if level_of(player) in levels else player for player in players]


def remembered(settings: Settings, game: str) -> Setup:
    """The last set-up of a game; no players where there was none."""
    kept = dict(settings.last_setups.get(game, {}))
    players = tuple(kept.pop(PLAYERS, "").split(","))
    names = given(kept.pop(NAMES, "").split("\n"), len(players))
    return Setup(players if all(players) else (), kept, names)


def with_setup(settings: Settings, game: str, setup: Setup) -> dict[str, dict[str, str]]:
    """The kept set-ups, with this one as the game's last."""
    names = {NAMES: "\n".join(setup.names)} if setup.names else {}
    return {**settings.last_setups, game: {PLAYERS: ",".join(setup.players), **names, **setup.options}}

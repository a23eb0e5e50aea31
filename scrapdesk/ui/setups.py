"""The set-up that was played last, as the settings keep it. Must not know what a game allows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scrapdesk.ai.levels import LEVELS, TEMPERAMENTS
from scrapdesk.core.names import given
from scrapdesk.core.players import AI, HUMAN
from scrapdesk.storage.people import seated
from scrapdesk.storage.settings import Settings

PLAYERS = "players"
NAMES = "names"
LEVEL = "ai:steady"
CALM = "even"
"""The temperament that need not be named."""


class LastSetup(NamedTuple):
    players: tuple[str, ...]
    options: Mapping[str, str]
    names: tuple[str, ...] = ()
    """What the people called themselves, seat by seat; nothing where nobody said."""


def default_players(seats: int) -> tuple[str, ...]:
    """You first, steady opponents in all other seats, each in the temper that they like best."""
    players = (HUMAN, *(LEVEL for _ in range(seats - 1)))
    who = zip(players, seated(players), strict=True)
    return tuple(player if one is None else tempered(player, one.temperament) for player, one in who)


def level_of(player: str) -> str:
    """A player without a temperament: `ai:steady` for `ai:steady-sly`."""
    return player.partition("-")[0]


def temperament_of(player: str) -> str:
    """The temperament of an opponent; that of a person is nobody's business."""
    found = player.partition("-")[2]
    return found if found in TEMPERAMENTS else CALM


def tempered(player: str, temperament: str) -> str:
    """The same opponent with this temperament; who has no level has none."""
    ending = "" if temperament == CALM else f"-{temperament}"
    level = level_of(player)
    return f"{level}{ending}" if level.removeprefix(AI) in LEVELS and level.startswith(AI) else player


def remembered(settings: Settings, game: str) -> LastSetup:
    """The last set-up of a game; no players where there was none."""
    kept = dict(settings.last_setups.get(game, {}))
    players = tuple(kept.pop(PLAYERS, "").split(","))
    names = given(kept.pop(NAMES, "").split("\n"), len(players))
    return LastSetup(players if all(players) else (), kept, names)


def with_setup(settings: Settings, game: str, setup: LastSetup) -> dict[str, dict[str, str]]:
    """The kept set-ups, with this one as the game's last."""
    names = {NAMES: "\n".join(setup.names)} if setup.names else {}
    return {**settings.last_setups, game: {PLAYERS: ",".join(setup.players), **names, **setup.options}}

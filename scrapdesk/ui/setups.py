"""The set-up that was played last, as the settings keep it. Must not know what a game allows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scrapdesk.storage.settings import Settings

PLAYERS = "players"
LEVEL = "ai:steady"


class Setup(NamedTuple):
    players: tuple[str, ...]
    options: Mapping[str, str]


def default_players(seats: int) -> tuple[str, ...]:
    """You first, steady opponents in all other seats."""
    return ("human", *(LEVEL for _ in range(seats - 1)))


def remembered(settings: Settings, game: str) -> Setup:
    """The last set-up of a game; no players where there was none."""
    kept = dict(settings.last_setups.get(game, {}))
    players = kept.pop(PLAYERS, "")
    return Setup(tuple(players.split(",")) if players else (), kept)


def with_setup(settings: Settings, game: str, setup: Setup) -> dict[str, dict[str, str]]:
    """The kept set-ups, with this one as the game's last."""
    return {**settings.last_setups, game: {PLAYERS: ",".join(setup.players), **setup.options}}

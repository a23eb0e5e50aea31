"""Who sits where, as every record and command writes it: `human,ai:greedy`, one word a seat.

Owns these words and how they are read out of a record. Must not know which opponents there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from scrapdesk.core.record import Record
from scrapdesk.core.seats import Seat

HUMAN: Final = "human"
AI: Final = "ai:"
"""Begins the word of an opponent; its name follows."""


def joined(players: Iterable[str]) -> str:
    """The players in one word, as a record keeps them."""
    return ",".join(players)


def players_of(record: Record) -> tuple[str, ...]:
    """One word for every seat; a record that names nobody, or too few, is a game of people."""
    named = tuple(record.players.split(",")) if record.players else ()
    return named if len(named) == record.seats else (HUMAN,) * record.seats


def people_of(players: Sequence[str]) -> tuple[Seat, ...]:
    """The seats in which people sit."""
    return tuple(seat for seat, player in enumerate(players) if player == HUMAN)


def agent_of(player: str) -> str:
    """The name of an opponent; "" for a person."""
    return player.removeprefix(AI) if player.startswith(AI) else ""

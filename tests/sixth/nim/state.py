"""The heaps, and who is to take. Everything is open, so a view is the state."""

from __future__ import annotations

from typing import NamedTuple

HEAPS = "abc"
BEGIN = (3, 4, 5)


class Take(NamedTuple):
    """So many coins of one heap."""

    heap: int
    coins: int


class State(NamedTuple):
    heaps: tuple[int, ...]
    turn: int
    taken: tuple[tuple[int, ...], ...] = ((), ())
    """The coins that each seat has, by their numbers."""


def coins_of(heap: int) -> range:
    """The numbers of the coins that a heap begins with."""
    return range(sum(BEGIN[:heap]), sum(BEGIN[: heap + 1]))


def over(state: State) -> bool:
    return not any(state.heaps)

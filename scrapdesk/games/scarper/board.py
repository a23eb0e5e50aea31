"""The five battlefields as plain numbers: whose space is whose, where trenches stand, how a frontline moves.

Owns the geometry (SA-1.1 to SA-1.3) and the walk of an attack through it (SA-6.5). Must not know cards, tracks, or
whose turn it is.

The trenches of a battlefield are one number, a tally of two rows of eight bits: the low row has a bit for every space
with at least one trench, the high row for every space with two. So counting them is counting bits.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, TypeVar

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Ref

FIELDS: Final = ("flanders", "artois", "picardy", "champagne", "lorraine")
FIELD_TITLES: Final[tuple[str, ...]] = (
    Ref("Flanders"),
    Ref("Artois"),
    Ref("Picardy"),
    Ref("Champagne"),
    Ref("Lorraine"),
)
ALL_FIELDS: Final = (0, 1, 2, 3, 4)
NEIGHBOURS: Final = ((1,), (0, 2), (1, 3), (2, 4), (3,))

ENTENTE: Final = 0
CENTRAL: Final = 1
SIDE_NAMES: Final[tuple[str, ...]] = (Ref("Entente"), Ref("Central Powers"))

SPACES: Final = 8
"""Spaces of a battlefield, numbered 0 to 7 from the Entente's edge to that of the Central Powers."""
EDGE: Final = 4
"""How far a frontline can go from 0, its place at the start."""
FORWARD: Final = (1, -1)
"""Where forward is on the line from -4 to 4, for each seat."""

Fronts = tuple[int, ...]
Trenches = tuple[int, ...]
T = TypeVar("T")


def by_front(value: Callable[[int], T]) -> tuple[T, ...]:
    """A table that is read with a frontline as it is: Python takes -4 to -1 from the end of a tuple."""
    return tuple(value(front) for front in (*range(EDGE + 1), *range(-EDGE, 0)))


def _entente_spaces(front: int) -> int:
    return (1 << (EDGE + front)) - 1


OWN: Final = (
    by_front(_entente_spaces),
    by_front(lambda front: 0xFF ^ _entente_spaces(front)),
)
"""For a seat and a frontline: the bits of the spaces on its side."""

NEXT: Final = (
    by_front(lambda front: 1 << (EDGE + front) if front < EDGE else 0),
    by_front(lambda front: 1 << (EDGE + front - 1) if front > -EDGE else 0),
)
"""For an attacker and a frontline: the bit of the enemy space next to it; 0 when the battlefield is wholly taken."""

START_FRONTS: Final[Fronts] = (0, 0, 0, 0, 0)
START_TRENCHES: Final[Trenches] = (0b00011000_00111100,) * 5
"""Two trenches of each side on its space next to the frontline, one on the space behind (SA-2.1)."""


ROOM: Final = 2
"""How many trenches a space holds (SA-1.3)."""


class March(NamedTuple):
    """What movement did: where the line is now, which trenches are left, how far it went, how many it removed."""

    front: int
    trenches: int
    steps: int
    removed: int


def added(trenches: int, bit: int) -> int:
    """One more trench on a space that has fewer than two."""
    return trenches | (bit << 8 if trenches & bit else bit)


def filled(trenches: int, bit: int) -> int:
    """As many trenches on a space as it holds."""
    return trenches | bit | bit << 8


def removed(trenches: int, bit: int) -> int:
    """One trench fewer on a space that has any."""
    return trenches & ~(bit << 8) if trenches & bit << 8 else trenches & ~bit


def emptied(trenches: int, spaces: int) -> int:
    """No trench on any of these spaces."""
    return trenches & ~(spaces | spaces << 8)


def count(trenches: int, spaces: int) -> int:
    """How many trenches stand on these spaces."""
    return (trenches & (spaces | spaces << 8)).bit_count()


def own_count(seat: Seat, front: int, trenches: int) -> int:
    return count(trenches, OWN[seat][front])


def on_space(trenches: int, space: int) -> int:
    return count(trenches, 1 << space)


@lru_cache(maxsize=8192)
def march(seat: Seat, front: int, trenches: int, value: int) -> March:
    """Movement value step by step (SA-6.5): a trench in the way costs one, a space costs one, the edge ends it.

    Kept, since samples differ little in it: a whole war has a few hundred such walks.
    """
    steps = gone = 0
    while value and (bit := NEXT[seat][front]):
        value -= 1
        if trenches & bit:
            trenches = removed(trenches, bit)
            gone += 1
        else:
            front += FORWARD[seat]
            steps += 1
    return March(front, trenches, steps, gone)


def retreat(seat: Seat, front: int, trenches: int, spaces: int) -> March:
    """The line of a side goes back; its trenches on the spaces given up are lost."""
    lowest = -EDGE if seat == ENTENTE else EDGE
    back = min(spaces, abs(front - lowest))
    after = front - FORWARD[seat] * back
    given_up = OWN[seat][front] & ~OWN[seat][after]
    return March(after, emptied(trenches, given_up), back, count(trenches, given_up))


def shelled(seat: Seat, front: int, trenches: int, amount: int) -> March:
    """Enemy trenches are removed, those nearest to the frontline first; the line stays."""
    gone = 0
    order = range(EDGE + front, SPACES) if seat == ENTENTE else range(EDGE + front - 1, -1, -1)
    for space in order:
        while gone < amount and trenches & 1 << space:
            trenches = removed(trenches, 1 << space)
            gone += 1
    return March(front, trenches, 0, gone)


def lead(seat: Seat, front: int) -> int:
    """How far a side is ahead in a battlefield; negative when it is behind."""
    return front * FORWARD[seat]


@lru_cache(maxsize=8192)
def neighbour_bonus(seat: Seat, fronts: Fronts, field: int) -> int:
    """What the neighbours give to a charge: 1 or 2 for each where the attacker is further along (SA-6.3)."""
    here = fronts[field]
    bonus = 0
    for other in NEIGHBOURS[field]:
        further = (fronts[other] - here) * FORWARD[seat]
        if further > 0:
            bonus += 1 if further == 1 else 2
    return bonus


def trench_bonus(seat: Seat, front: int, trenches: int) -> int:
    """What a defender's trenches give against a charge: one for every two of them (SA-6.3)."""
    return own_count(seat, front, trenches) // 2

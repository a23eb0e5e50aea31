"""Who is next to whom, and what an attack costs (SW-3.2, SW-4.7 to SW-4.9, SW-10.1).

Must not know what is legal: it answers questions about one captain and the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, Protocol

from scrapdesk.core.seats import Seat
from scrapdesk.games.scalawag.cards import (
    BLACK_SPOT_COST,
    BOARDING_COST,
    CANNONS,
    FAR_SHOT,
    NEAR_SHOT,
    ON_WATCH_COST,
    WIND,
)
from scrapdesk.games.scalawag.state import Frame

Ring = tuple[Seat, ...]
"""All seats clockwise."""
CLOCKWISE: Final = 1
BACKWARDS: Final = -1


class Sea(Protocol):
    """What can be seen of a state or of a view, from any ship."""

    @property
    def captain(self) -> Seat: ...
    @property
    def damage(self) -> tuple[int, ...]: ...
    @property
    def afloat(self) -> int: ...
    @property
    def watch(self) -> int: ...
    @property
    def spot(self) -> Seat: ...
    @property
    def fog(self) -> int: ...
    @property
    def frame(self) -> Frame: ...


@cache
def following(afloat: int, seat: Seat, ring: Ring) -> Seat:
    """The next ship afloat, clockwise."""
    at = left_of(ring, seat)
    while not afloat >> at & 1:
        at = left_of(ring, at)
    return at


@cache
def left_of(ring: Ring, seat: Seat, steps: int = 1) -> Seat:
    """Who sits so many seats further clockwise, sunk or not."""
    return ring[(ring.index(seat) + steps) % len(ring)]


@cache
def afloat_seats(afloat: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(afloat.bit_length()) if afloat >> seat & 1)


@cache
def others_afloat(afloat: int, seat: Seat) -> tuple[Seat, ...]:
    return afloat_seats(afloat & ~(1 << seat))


@cache
def adjacent(ring: Ring, seat: Seat, afloat: int, watch: int, fog: int) -> int:
    """All captains that are adjacent to one, one bit a seat."""
    found = 0
    for way in (CLOCKWISE, BACKWARDS):
        for other in _in_sight(ring, seat, way, fog):
            if afloat >> other & 1:
                found |= 1 << other
                if not watch >> other & 1:
                    break
    return found


def _in_sight(ring: Ring, seat: Seat, way: int, fog: int) -> Iterator[Seat]:
    """The seats on one side of a captain, nearest first, up to the fog."""
    at = seat
    while True:
        last, at = at, left_of(ring, at, way)
        gap = last if way == CLOCKWISE else at
        if gap == fog or at == seat:
            return
        yield at


def neighbours(sea: Sea, seat: Seat) -> int:
    return adjacent(sea.frame.ring, seat, sea.afloat, sea.watch, sea.fog)


def surcharge(sea: Sea, target: Seat) -> int:
    """What watch and black spot do to the cost of any attack on a captain."""
    extra = ON_WATCH_COST if sea.watch >> target & 1 else 0
    return extra + BLACK_SPOT_COST if sea.spot == target else extra


def price(sea: Sea, order: int, target: Seat, support: int, near: bool) -> int:
    """What an attack on a captain costs, never less than nothing. Whether it may be made at all is not asked here."""
    if order == WIND:
        return max(0, surcharge(sea, target))
    shot = NEAR_SHOT if near else FAR_SHOT
    base = shot if order == CANNONS else BOARDING_COST[sea.damage[target]]
    return max(0, base - support + surcharge(sea, target))

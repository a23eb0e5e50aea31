"""Who lies where on the map: the own ship at the near edge, the others clockwise as luck has seated them (SW-2.1).

The map has places p1, p2 and so on, clockwise from the near edge. Must not know what lies there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat

SEAT: Final = re.compile(r"(?<=:)p([1-8])\b")
ROUND: Final = (
    "ship", "plate", "record", "planks", "hand", "watch", "beside", "glow", "gap", "face", "tab", "price", "arrow"
)  # fmt: skip
"""The kinds of slots that every ship has."""


def place_of(ring: tuple[Seat, ...], near: Seat, seat: Seat) -> int:
    """How many places a ship lies from the near edge, clockwise."""
    return (ring.index(seat) - ring.index(near)) % len(ring)


def seat_at(ring: tuple[Seat, ...], near: Seat, place: int) -> Seat:
    return ring[(ring.index(near) + place) % len(ring)]


def as_named(slot: Target, seat: Seat, seats: int) -> Target:
    """The slot of the map on which a slot would lie if everybody sat in the order of the seats."""
    return SEAT.sub(lambda found: f"p{(int(found[1]) - 1 - seat) % seats + 1}", slot)


@cache
def moved(ring: tuple[Seat, ...], near: Seat) -> Mapping[Target, Target]:
    """Which slots lie where others would, because luck has seated the captains otherwise."""
    seats = len(ring)
    found: dict[Target, Target] = {}
    for seat in range(seats):
        other = (place_of(ring, near, seat) + near) % seats
        if other != seat:
            found |= {f"{kind}:p{seat + 1}": f"{kind}:p{other + 1}" for kind in ROUND}
    return found


def clockwise(ring: tuple[Seat, ...], near: Seat) -> Iterable[Seat]:
    """Everybody, from the near edge on."""
    return (seat_at(ring, near, place) for place in range(len(ring)))

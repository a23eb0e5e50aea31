"""The ropes from ship to ship: who lies beside whom, who is passed over, and where fog cuts them (SW-3.2)."""

from __future__ import annotations

from collections.abc import Iterator

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.look import Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.plates import sized
from scrapdesk.ui.faces.scalawag.ring import seat_at


def ropes(view: View, near: Seat, rooms: dict[Target, Box]) -> Iterator[Ornament]:
    """A rope for each gap of the ring, counted from the near edge."""
    for place in range(view.seats):
        here, there = (seat_at(view.frame.ring, near, place + step) for step in (0, 1))
        slot = f"rope:{place + 1}"
        falls, bow = way(rooms, place, view.seats), "yes" if place in (0, view.seats - 1) else "no"
        yield Ornament(sized("rope", rooms[slot], way=falls, kind=kind(view, here, there), bow=bow), slot)


def kind(view: View, here: Seat, there: Seat) -> str:
    """A rope at a ship on watch is double: others see past that ship."""
    if view.fog == here:
        return "cut"
    return "two" if (view.watch >> here | view.watch >> there) & 1 else "one"


def way(rooms: dict[Target, Box], place: int, seats: int) -> str:
    """Whether a rope falls from left to right, as the ships lie on the map."""
    (x0, y0), (x1, y1) = (_middle(rooms[f"ship:p{(place + step) % seats + 1}"]) for step in (0, 1))
    return "down" if (x1 - x0) * (y1 - y0) > 0 else "up"


def _middle(box: Box) -> tuple[float, float]:
    left, top, width, height = box
    return left + width / 2, top + height / 2

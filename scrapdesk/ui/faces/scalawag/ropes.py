"""The ropes from ship to ship: who lies beside whom, who is passed over, and where fog cuts them (SW-3.2)."""

from __future__ import annotations

from collections.abc import Iterator

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.games.scalawag.sea import neighbours
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.look import Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.plates import sized
from scrapdesk.ui.faces.scalawag.ring import place_of, seat_at
from scrapdesk.ui.faces.scalawag.shapes import PAD

SEA: Target = "orders"
"""The middle of the sea, by which lines across it are placed."""


def ropes(view: View, near: Seat, rooms: dict[Target, Box]) -> Iterator[Ornament]:
    """A rope for each gap of the ring, counted from the near edge."""
    for place in range(view.seats):
        here, there = (seat_at(view.frame.ring, near, place + step) for step in (0, 1))
        slot = f"rope:{place + 1}"
        falls, bow = way(rooms, place, view.seats), "yes" if place in (0, view.seats - 1) else "no"
        yield Ornament(sized("rope", rooms[slot], way=falls, kind=kind(view, here, there), bow=bow), slot)


def sights(view: View, near: Seat, rooms: dict[Target, Box]) -> Iterator[Ornament]:
    """A line from a captain who has declared a lookout to every ship that is adjacent only by that (SW-4.9)."""
    captain = view.captain
    if not view.plan.lookout or view.phase is Phase.OVER or captain in view.sunk:
        return
    beside = neighbours(view, captain) | 1 << captain
    for other in (seat for seat in range(view.seats) if (view.afloat & ~beside) >> seat & 1):
        ends = [_middle(rooms[f"ship:p{place_of(view.frame.ring, near, seat) + 1}"]) for seat in (captain, other)]
        (x0, y0), (x1, y1) = ends
        falls = "down" if (x1 - x0) * (y1 - y0) > 0 else "up"
        box = (min(x0, x1) - PAD, min(y0, y1) - PAD, abs(x1 - x0) + 2 * PAD, abs(y1 - y0) + 2 * PAD)
        yield Ornament(sized("rope", box, way=falls, kind="sight"), SEA, box=_within(rooms[SEA], box))


def _within(room: Box, box: Box) -> Box:
    """A box as parts of a room, which it may leave."""
    left, top, wide, high = room
    return (box[0] - left) / wide, (box[1] - top) / high, box[2] / wide, box[3] / high


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

"""The ropes from ship to ship: who lies beside whom, who is passed over, and where fog cuts them (SW-3.2)."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.games.scalawag.sea import neighbours
from scrapdesk.games.scalawag.view import View, looks_out
from scrapdesk.ui.board.look import Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.plates import sized
from scrapdesk.ui.faces.scalawag.ring import place_of, seat_at
from scrapdesk.ui.faces.scalawag.shapes import PAD

SEA: Target = "orders"
"""The middle of the sea, by which lines across it are placed."""
RAIL: Final = 0.68
"""Where a rope is made fast on a ship, as a part of its height."""
RIGGING: Final = {"first": (0.62, 0.44), "last": (0.7, 0.26)}
"""Where the two ropes of the near ship are made fast in its rigging, as parts of it: both keep clear of its plate."""
SLACK: Final = 0.085
"""How far the rope below the middle sheet hangs through, as a part of its length."""
STEEP: Final = 0.5
"""A rope that climbs more than so many times its width goes round the middle sheet."""
HEAVE: Final = 0.045
"""How far a rope hangs through, as a part of its length."""
SEEN: Final = 70.0
"""How long a line of sight is."""
LEVEL: Final = 120.0
"""Ships that lie further above each other than this are joined by a rope that is taut."""

Point = tuple[float, float]


def ropes(view: View, near: Seat, rooms: dict[Target, Box]) -> Iterator[Ornament]:
    """A rope for each gap of the ring, counted from the near edge: from hull to hull, and in the rigging of the near
    ship. Its last one passes below the sheet in the middle."""
    last = view.seats - 1
    for place in range(view.seats):
        here, there = (seat_at(view.frame.ring, near, place + step) for step in (0, 1))
        start = _rigged(rooms, "first") if place == 0 else _hull(rooms, place)
        end = _rigged(rooms, "last") if place == last else _hull(rooms, place + 1)
        wide, high = abs(end[0] - start[0]), abs(end[1] - start[1])
        bow = place == last and high > STEEP * wide
        slack = 0.0 if bow else SLACK if place == last else HEAVE if place and high < LEVEL else 0.0
        yield _line(rooms, start, end, kind(view, here, there), slack, bow)


def sights(view: View, near: Seat, rooms: dict[Target, Box]) -> Iterator[Ornament]:
    """A short line from a captain who has declared a lookout towards every ship that is adjacent only by that
    (SW-4.9). It begins where nothing of the captain's is written, and is too short to cross what others have. The near
    ship has none: they would end behind the sheet above it, and its plate tells it in words."""
    captain = view.captain
    if not looks_out(view) or captain == near:
        return
    beside = neighbours(view, captain) | 1 << captain
    for other in (seat for seat in range(view.seats) if (view.afloat & ~beside) >> seat & 1):
        here, there = (place_of(view.frame.ring, near, seat) + 1 for seat in (captain, other))
        yield _line(rooms, *_sight(_berth(rooms, here), _berth(rooms, there)), "sight")


def _berth(rooms: dict[Target, Box], place: int) -> Box:
    """A ship with its plate and the face before it."""
    boxes = [rooms[f"{kind}:p{place}"] for kind in ("ship", "face", "plate")]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return left, top, right - left, bottom - top


def _sight(here: Box, there: Box) -> tuple[Point, Point]:
    """From the edge of one berth towards the middle of another."""
    (x0, y0), (x1, y1) = _middle(here), _middle(there)
    across, down = x1 - x0, y1 - y0
    out = min(side / 2 / abs(way) for side, way in ((here[2], across), (here[3], down)) if way)
    far = min(out + SEEN / hypot(across, down), 1.0)
    return (x0 + across * out, y0 + down * out), (x0 + across * far, y0 + down * far)


def _line(
    rooms: dict[Target, Box], start: Point, end: Point, drawn: str, slack: float = 0.0, bow: bool = False
) -> Ornament:
    (x0, y0), (x1, y1) = start, end
    wide, high = abs(x1 - x0), abs(y1 - y0)
    sag = round((wide + high) * slack)
    falls = "down" if (x1 - x0) * (y1 - y0) > 0 else "up"
    box = (min(x0, x1) - PAD, min(y0, y1) - PAD, wide + 2 * PAD, high + 2 * PAD + sag)
    strand = sized("rope", box, way=falls, kind=drawn, bow="yes" if bow else "no", sag=str(sag))
    return Ornament(strand, SEA, box=_within(rooms[SEA], box))


def _within(room: Box, box: Box) -> Box:
    """A box as parts of a room, which it may leave."""
    left, top, wide, high = room
    return (box[0] - left) / wide, (box[1] - top) / high, box[2] / wide, box[3] / high


def kind(view: View, here: Seat, there: Seat) -> str:
    """A rope at a ship on watch is double: others see past that ship."""
    if view.fog == here:
        return "cut"
    return "two" if (view.watch >> here | view.watch >> there) & 1 else "one"


def _hull(rooms: dict[Target, Box], place: int) -> Point:
    """Where ropes end at a ship other than the near one."""
    left, top, width, height = rooms[f"ship:p{place + 1}"]
    return left + width / 2, top + height * RAIL


def _rigged(rooms: dict[Target, Box], which: str) -> Point:
    left, top, width, height = rooms["ship:p1"]
    across, down = RIGGING[which]
    return left + width * across, top + height * down


def _middle(box: Box) -> Point:
    left, top, width, height = box
    return left + width / 2, top + height / 2

"""How SCOPE's map goes into its room: as tall as the window where no buttons lie below the front, and while a front is
laid out, that front large, the cards that wait for it below, and of the enemy's only a row.

Must not know pixels: all is in the units of the map.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from scrapdesk.core.refusal import Target
from scrapdesk.games.scope.cards import KIND_NAMES, SIDE_NAMES
from scrapdesk.games.scope.laying import UNITS_TO_LAY
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.slots import LETTERS, ORNAMENT, Box, Layout, MapSlot

EDGE: Final = 14.0
"""What is left free below the lowest row."""
ROOM: Final[Box] = (76, 68, 1253, 636)
"""Where the front lies that is laid out, below the first row of the other one."""
FIELD: Final[Box] = (20, 68, 1365, 648)
FAR: Final = 0.62
"""How high that row is, of the height of an own one; no more is seen of its backs."""
FAR_LEAST, FAR_MOST = 62.0, 100.0
STATUS: Final = (432, 540, 50)
"""Who is at it, over the middle of that row: where it begins, how wide it is and how high."""
SWOLLEN: Final = 1.12
"""How much larger the card is on which all eyes are, when all is over."""
RAIL: Final = 36.0
"""How far both lie apart."""
WIDEST: Final = 1.6
TRAY: Final[Box] = (20, 728, 1365, 338)
TALL: Final = 1.4
CARD: Final = 212.0
"""How high a card is that waits, and how much higher than wide."""
PLANS: Final = 8
"""So many maps that were planned are remembered; a match has four at most."""


def lays(view: View) -> bool:
    """Whether somebody sees their own front being laid out."""
    return view.phase <= Phase.DEAL and view.side is not None


class Wanted(NamedTuple):
    """Which map: of fronts in this size, with the buttons beside it, while a front is laid out, with a reserve."""

    columns: int
    rows: int
    beside: bool
    laying: bool
    reserve: bool


_planned: OrderedDict[Wanted, tuple[Layout, Layout]] = OrderedDict()
"""The maps that were planned last, and from which one: whoever sits down at a table gets a map, mostly the same."""


def planned(layout: Layout, wanted: Wanted) -> Layout:
    """The map for a game, from the one that was read."""
    base, found = _planned.get(wanted, (None, layout))
    if base is not layout:
        found = _plan(layout, wanted)
        _planned[wanted] = layout, found
    _planned.move_to_end(wanted)
    if len(_planned) > PLANS:
        _planned.popitem(last=False)
    return found


def _plan(layout: Layout, wanted: Wanted) -> Layout:
    columns, rows, beside, laying, reserve = wanted
    if laying:
        return laying_out(taller(layout).gridded(columns, 2 * rows), columns, rows, reserve)
    return edged((taller(layout) if beside else layout).gridded(columns, 2 * rows), columns)


def taller(layout: Layout) -> Layout:
    """The same map where no buttons lie below the front: it reaches to the lower edge."""
    left, top, _, height = layout.slots["board"].box
    grow = (layout.size[1] - EDGE - top) / height

    def stretched(box: Box) -> Box:
        return (box[0], top + (box[1] - top) * grow, box[2], box[3] * grow)

    slots = {
        name: replace(slot, box=stretched(slot.box)) if slot.box[0] >= left and slot.box[1] < top + height else slot
        for name, slot in layout.slots.items()
    }
    return replace(layout, slots=slots, grids=tuple(replace(grid, box=stretched(grid.box)) for grid in layout.grids))


def edged(layout: Layout, columns: int) -> Layout:
    """The places from which the lines of shots begin lie at the edge of a front, between two columns and never on the
    letter of one: counted from the left of whoever stands there."""
    first, second = layout.slots["square:a1"].box, layout.slots["square:b1"].box
    found = dict(layout.slots)
    for side, far in zip(SIDE_NAMES, (False, True), strict=True):
        edge = layout.slots[f"edge:{side}"]
        _, top, width, height = edge.box
        for at in range(columns + 1):
            x = first[0] - (second[0] - first[0] - first[2]) / 2
            x += (second[0] - first[0]) * (columns - at if far else at)
            name = f"edge:{side}:{at}"
            found[name] = replace(edge, name=name, box=(x - width / 2, top, width, height))
    return replace(layout, slots=found)


def swollen(layout: Layout, square: Target) -> Layout:
    """The same map with the card on one square larger than the others and above them. Its square is so much higher, for
    that has to hold it, and no wider: what stands at the left of it stays there."""
    slot = layout.slots[square]
    left, top, wide, high = slot.box
    box = (left, top - (SWOLLEN - 1) / 2 * high, wide, SWOLLEN * high)
    larger = replace(slot, box=box, face=SWOLLEN * (slot.face or wide))
    others = {name: other for name, other in layout.slots.items() if name != square}
    return replace(layout, slots={**others, square: larger})


def laying_out(layout: Layout, columns: int, rows: int, reserve: bool = False) -> Layout:
    """The map while the near front is laid out; what is not wanted meanwhile keeps its place, and nothing is shown of
    it."""
    left, top, width, height = ROOM
    high = max(FAR_LEAST, min(FAR_MOST, FAR * (height - RAIL) / (rows + FAR)))
    front = (left, top + high + RAIL, width, height - high - RAIL)
    grid = replace(layout.grids[0], box=front, apart=0.0, widest=WIDEST)
    own = {slot.name: slot for slot in grid.slots(columns, rows)}
    far = {slot.name: slot for slot in _first_row(layout, own, rows, high)}
    tray = {slot.name: slot for slot in _tray(layout, reserve)}
    first, last = own["square:a1"].box, own[f"square:{LETTERS[columns - 1]}1"].box
    rest = {
        "meeting": replace(layout.slots["meeting"], box=(first[0], top + high, last[0] + last[2] - first[0], RAIL)),
        "board": replace(layout.slots["board"], box=FIELD),
        "tray": replace(layout.slots["tray"], box=TRAY),
        "far": MapSlot("far", ORNAMENT, (STATUS[0], top + (high - STATUS[2]) / 2, *STATUS[1:])),
    }
    return replace(layout, slots=layout.slots | own | far | tray | rest)


def _first_row(layout: Layout, own: dict[str, MapSlot], rows: int, high: float) -> Iterator[MapSlot]:
    """All that lies on the other front is seen in its first row."""
    for name, slot in layout.slots.items():
        if not name.startswith("square:") or name in own:
            continue
        below = own[f"square:{name[7]}{rows}"]
        face = below.face
        yield replace(slot, box=(below.box[0], ROOM[1], below.box[2], high), face=face, aspect=high / face)


def _tray(layout: Layout, reserve: bool) -> Iterator[MapSlot]:
    """A place for every kind, and one for what does not lie on the front; with a sniper in `reserve` two."""
    step = (TRAY[2] - 44) / (len(UNITS_TO_LAY) + 1)
    top = TRAY[1] + 66
    for name in SIDE_NAMES:
        for at in range(len(UNITS_TO_LAY)):
            slot = f"hand:{name}:{KIND_NAMES[at]}"
            box = (TRAY[0] + 22 + step * at, top, step - 12, CARD)
            yield replace(layout.slots[slot], box=box, face=CARD / TALL, aspect=TALL, gap=9.0)
        left = TRAY[0] + 22 + step * len(UNITS_TO_LAY)
        high = 0.42 * CARD if reserve else CARD
        tall = high / (step - 12) if reserve else TALL
        yield replace(layout.slots[f"shots:{name}"], box=(left, top, step - 12, high), face=high / tall, aspect=tall)
        yield replace(layout.slots[f"zone:{name}"], box=(left, top + 0.62 * CARD, step - 12, 0.34 * CARD))

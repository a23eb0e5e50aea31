"""The table while a year is added up, and once the war is over: a tall strip of morale, and the map a little lower.

Owns how far things move for that. Must not know what is written there.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from scrapdesk.ui.board.slots import Layout, MapSlot

STRIP_HIGH: Final = 76.0
"""How high the strip of morale usually is."""
TALLER: Final = 54.0
"""How much higher it is then, and how much lower the map lies."""
TALL: Final = STRIP_HIGH + TALLER
MAP, FORMS, FOOT, END = 160.0, 740.0, 801.0, 1058.0
"""Where the map begins, where what lies below it does, where that begins then, and where it ends."""
FLAG: Final = (52.0, 80.0)
"""How large the flag is: over a year, and over the war."""
TRACKS: Final = ("track:", "propaganda:", "economy:")
BESIDE, NARROWER = 2018.0, 0.81
"""Where the tracks beside the table begin, and how much narrower they are: what they bring is stamped beside them."""
STANDS: Final = 166.0
"""How low its staff ends."""
ASPECT: Final = 1.1
CELL: Final = "cell"
"""The kind of a place on such a track, which its marker fills."""
NOTES: Final = {"note:1": (94.0, 801.0, 300.0, 257.0), "note:2": (482.0, 801.0, 300.0, 257.0)}
YEAR: Final = (804.0, 801.0, 574.0, 257.0)
"""Where the missions lie that were opened, and the sheet of the year."""


def settled(layout: Layout, over: bool) -> Layout:
    """The map for that; `over`: the war is over, and not only a year."""
    share = (END - FOOT) / (END - FORMS)
    slots = {name: _moved(slot, share, layout.size[0], over) for name, slot in layout.slots.items()}
    if not over:
        slots |= {name: replace(slots[name], box=box) for name, box in (*NOTES.items(), ("form", YEAR))}
    return replace(layout, slots=slots)


def _moved(slot: MapSlot, share: float, wide: float, over: bool) -> MapSlot:
    left, top, width, height = slot.box
    if left >= wide:  # beside the table
        if over or not slot.name.startswith(TRACKS):
            return slot
        box = (BESIDE + (left - BESIDE) * NARROWER, top, width * NARROWER, height)
        if slot.kind != CELL:
            return replace(slot, box=box)
        return replace(slot, box=box, face=slot.face * NARROWER, aspect=slot.aspect / NARROWER)
    if slot.name == "morale":
        return replace(slot, box=(left, top, width, TALL))
    if slot.kind == "morale":
        face = FLAG[over]
        high = face * ASPECT
        return replace(slot, face=face, aspect=ASPECT, box=(left, STANDS - high, width, high))
    if top >= FORMS:
        box = (left, FOOT + (top - FORMS) * share, width, height * share)
        return replace(slot, box=box, face=slot.face * share)
    return replace(slot, box=(left, top + TALLER, width, height)) if top >= MAP else slot

"""The table while a year is added up, and once the war is over: a tall strip of morale, and the map a little lower.

Owns how far things move for that. Must not know what is written there.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from scrapdesk.ui.board.slots import Layout, MapSlot

STRIP_HIGH: Final = 86.0
"""How high the strip of morale usually is."""
TALLER: Final = 50.0
"""How much higher it is then, and how much lower the map lies."""
TALL: Final = STRIP_HIGH + TALLER
MAP, FORMS, FOOT, END = 150.0, 735.0, 786.0, 1074.0
"""Where the map begins, where what lies below it does, where that begins then, and where it ends."""
FLAG: Final = (52.0, 80.0)
"""How large the flag is: over a year, and over the war."""
TRACKS: Final = ("track:", "propaganda:", "economy:")
BESIDE, NARROWER = 2018.0, 0.81
"""Where the tracks beside the table begin, and how much narrower they are: what they bring is stamped beside them."""
STANDS: Final = 150.0
"""How low its staff ends."""
ASPECT: Final = 1.1
NOTES: Final = {"note:1": (82.0, 794.0, 296.0, 268.0), "note:2": (470.0, 794.0, 296.0, 268.0)}
YEAR: Final = (790.0, 788.0, 604.0, 284.0)
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
        return replace(slot, box=(BESIDE + (left - BESIDE) * NARROWER, top, width * NARROWER, height))
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

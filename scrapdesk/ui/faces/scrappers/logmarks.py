"""What stands beside a line of the log: the pilot, and what was done or suffered."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.events import Event
from scrapdesk.ui.paint.pictures import Picture, picture

SIGNS: Final = {
    "ejected": "jam",
    "drafted": "salvage",
    "fired": "energy",
    "damage": "damage",
    "shield": "shield-red",
    "gained": "fuel",
    "paid": "fuel",
    "income": "scrap",
    "first": "first",
}
KINDS: Final = frozenset({*SIGNS, "assigned", "installed", "repaired", "bought", "fizzled", "jammed", "stolen"})


def marks_of(event: Event) -> tuple[Picture, ...]:
    seat = event.data.get("seat")
    if event.kind not in KINDS or not isinstance(seat, int):
        return ()
    pilot = picture("scrappers/pilot", seat=str(seat + 1))
    sign = SIGNS.get(event.kind, "")
    return (pilot, picture(f"scrappers/icon-{sign}")) if sign else (pilot,)

"""What stands beside a line of the log: the pilot, and what was done or suffered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.games.scrappers.targets import bay_target
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
PLACED: Final = ("assigned", "ejected", "drafted")
KINDS: Final = frozenset({*SIGNS, "assigned", "installed", "repaired", "bought", "fizzled", "jammed", "stolen"})


def marks_of(event: Event) -> tuple[Picture, ...]:
    seat = event.data.get("seat")
    if event.kind not in KINDS or not isinstance(seat, int):
        return ()
    pilot = picture("scrappers/pilot", seat=str(seat + 1))
    sign = SIGNS.get(event.kind, "")
    return (pilot, picture(f"scrappers/icon-{sign}")) if sign else (pilot,)


def trail_of(event: Event) -> Sequence[Target]:
    """The bay into which a card was placed."""
    seat, bay = event.data.get("seat"), event.data.get("bay")
    if event.kind not in PLACED or not isinstance(seat, int) or not isinstance(bay, int):
        return ()
    return (bay_target(seat, bay),)

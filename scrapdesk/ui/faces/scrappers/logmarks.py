"""What stands beside a line of the log: the pilot, and what was done or suffered. A card that fires has no sign of its
own: what it does is told by the lines after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scrapdesk.core.events import Event
from scrapdesk.core.refusal import Target
from scrapdesk.games.scrappers.cards import ENERGY
from scrapdesk.games.scrappers.targets import bay_target
from scrapdesk.ui.paint.pictures import Picture, picture

SIGNS: Final = {
    "ejected": "jam",
    "drafted": "salvage",
    "damage": "damage",
    "shield": "shield-red",
    "income": "scrap",
    "bought": "scrap",
    "first": "first",
}
PLACED: Final = ("assigned", "ejected", "drafted")
TOKENED: Final = ("gained", "paid", "took")
"""Told by the sign of the token that comes or goes."""
BARE: Final = ("fired", "assigned", "installed", "repaired", "fizzled", "jammed", "stolen")
"""Told by the pilot alone."""
KINDS: Final = frozenset({*SIGNS, *TOKENED, *BARE})


def marks_of(event: Event) -> tuple[Picture, ...]:
    seat = event.data.get("seat")
    if event.kind not in KINDS or not isinstance(seat, int):
        return ()
    pilot = picture("scrappers/pilot", seat=str(seat + 1))
    sign = _sign_of(event)
    return (pilot, picture(f"scrappers/icon-{sign}")) if sign else (pilot,)


def _sign_of(event: Event) -> str:
    if event.kind in TOKENED:
        return str(event.data["token"])
    if event.kind == "shield" and event.data["word"] == ENERGY:
        return "shield-blue"
    return SIGNS.get(event.kind, "")


def trail_of(event: Event) -> Sequence[Target]:
    """The bay into which a card was placed."""
    seat, bay = event.data.get("seat"), event.data.get("bay")
    if event.kind not in PLACED or not isinstance(seat, int) or not isinstance(bay, int):
        return ()
    return (bay_target(seat, bay),)

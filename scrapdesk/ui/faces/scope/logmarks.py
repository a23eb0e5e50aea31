"""What stands beside a line of the log: the side whose doing it was, and the card that did it, or that was seen."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.events import Event
from scrapdesk.ui.faces.scope.marks import PICTURES
from scrapdesk.ui.paint.pictures import Picture, picture

SIDES: Final = "ab"
DEEDS: Final = {
    "searched": "sniper",
    "reconnoitred": "scout",
    "shelled": "mortar",
    "fired": "gun",
    "assaulted": "infantry",
    "deployment": "officer",
    "reinforced": "infantry",
}
"""By which card it is done."""
CARDS: Final = ("shown", "shot", "stepped", "removed")
"""Of these everybody has seen the card."""


def marks_of(event: Event) -> tuple[Picture, ...]:
    side = event.data.get("side")
    badge = (picture("scope/badge", side=SIDES[side]),) if isinstance(side, int) and side in (0, 1) else ()
    kind = str(event.data["card"]) if event.kind in CARDS else DEEDS.get(event.kind, "")
    return (*badge, picture("scope/truth", glyph=PICTURES[kind])) if badge and kind else badge

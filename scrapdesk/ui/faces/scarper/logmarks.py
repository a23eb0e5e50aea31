"""What stands beside a line of the log: the side, and what it is about."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.events import Event
from scrapdesk.ui.paint.pictures import Picture, picture

MARKS: Final = "ab"
SIGNS: Final = {"charge": "charge", "assault": "charge", "bombard": "charge", "morale": "morale", "scored": "morale"}
TRACKS: Final = frozenset({"economy", "propaganda"})


def marks_of(event: Event) -> tuple[Picture, ...]:
    seat = event.data.get("seat")
    if not isinstance(seat, int) or seat not in (0, 1):
        return ()
    side = picture(f"scarper/icon-mark-{MARKS[seat]}")
    track = event.data.get("track")
    sign = str(track) if event.kind == "track" and track in TRACKS else SIGNS.get(event.kind, "")
    return (side, picture(f"scarper/log-{sign}")) if sign else (side,)

"""What stands beside a line of the log: the side whose doing it was."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.events import Event
from scrapdesk.ui.paint.pictures import Picture, picture

SIDES: Final = "ab"


def marks_of(event: Event) -> tuple[Picture, ...]:
    side = event.data.get("side")
    return (picture("scope/badge", side=SIDES[side]),) if isinstance(side, int) and side in (0, 1) else ()

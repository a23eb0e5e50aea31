"""Where the last move has been: the places that it left and came to, which stay marked until the next one.

Works on the log as one viewer may read it, and on what a look says of events. Must not know how a place is marked.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.opaque import SomeMatch

MOST: Final = 2
"""A move that touches more places than this is no single move to look at: nothing is marked then."""


def trail_of(match: SomeMatch, look: Look, viewer: Seat | None) -> tuple[Target, ...]:
    """The places of somebody's last move."""
    for entry in reversed(match.entries(viewer)):
        if entry.actor != CHANCE:
            found = {place for event in entry.events if event.heard_by(viewer) for place in look.trail(event)}
            return tuple(sorted(found)) if len(found) <= MOST else ()
    return ()

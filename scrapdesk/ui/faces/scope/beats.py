"""SCOPE as a show: which quadrant moves, which card is turned up, and the shot. Almost nothing moves.

Makes beats of events, each with how the table lies by then. Must not know who plays them.
"""

from __future__ import annotations

from collections.abc import Sequence

from scrapdesk.core.events import Event
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.beats import Beat


def beats_of(event: Event, view: View, by_hand: bool) -> Sequence[Beat]:
    """`view` is how the table lay before it; `by_hand`: the person at the screen has just done it."""
    return ()

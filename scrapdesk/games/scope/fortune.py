"""What luck gave in SCOPE: nothing but cards that a side had laid out at random."""

from __future__ import annotations

from scrapdesk.core.fortune import Stroke
from scrapdesk.core.words import say
from scrapdesk.games.scope.moves import Deal, Move
from scrapdesk.games.scope.state import State


def fortune(state: State, move: Move) -> tuple[Stroke, ...]:
    if not isinstance(move, Deal):
        return ()
    seat = state.frame.seats_of(move.side)[0]
    return (Stroke(say("Cards placed at random"), say("{n} squares", n=len(move.kinds)), seat),)

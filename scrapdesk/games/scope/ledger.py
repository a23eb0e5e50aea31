"""What is counted in SCOPE: points of both sides, and what was done for them."""

from __future__ import annotations

from collections.abc import Sequence

from scrapdesk.core.ledger import ACTOR, Ledger, Tally
from scrapdesk.core.words import say
from scrapdesk.games.scope.view import View


class ScopeLedger(Ledger[View]):
    tallies = (
        Tally(say("Quadrants moved"), "moved", ACTOR),
        Tally(say("Cards searched"), "searched", ACTOR),
        Tally(say("Cards shot"), "shot", ACTOR),
        Tally(say("Mortars fired"), "shelled", ACTOR),
        Tally(say("Assaults"), "assaulted", ACTOR),
    )

    def measured(self, view: View) -> Sequence[int]:
        """What the side of every seat has scored."""
        return tuple(view.score.points[side] for side in view.frame.sides)

"""What is counted in La Scamorra: points, and what was done for them."""

from __future__ import annotations

from collections.abc import Sequence

from scrapdesk.core.ledger import ACTOR, Ledger, Tally
from scrapdesk.core.words import say
from scrapdesk.games.scamorra.view import View


class ScamorraLedger(Ledger[View]):
    period = say("Game")
    tallies = (
        Tally(say("Moves on the board"), "played"),
        Tally(say("Captures"), "captured", ACTOR),
        Tally(say("Pieces brought back"), "entered"),
        Tally(say("Cards discarded"), "threw"),
    )

    def measured(self, view: View) -> Sequence[int]:
        """The points of this game, or of the whole match where several are played."""
        if not view.frame.fifteen:
            return view.points
        return tuple(total + now for total, now in zip(view.frame.totals, view.points, strict=True))

    def moment(self, view: View) -> int:
        return view.frame.game if view.frame.fifteen else 0

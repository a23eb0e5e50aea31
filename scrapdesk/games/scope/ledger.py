"""What is counted in SCOPE: points of both sides, and what was done for them."""

from __future__ import annotations

from collections.abc import Sequence

from scrapdesk.core.events import Event
from scrapdesk.core.ledger import Ledger, Tally
from scrapdesk.core.words import say
from scrapdesk.games.scope.view import View


def _captured(event: Event) -> int:
    """An infantry that steps onto somebody takes them; ruins and decoys are only taken off."""
    return int(bool(event.data["shot"]))


class ScopeLedger(Ledger[View]):
    tallies = (
        Tally(say("Quadrants moved"), "moved"),
        Tally(say("Cards searched"), "searched"),
        Tally(say("Cards shot"), "shot"),
        Tally(say("Cards captured"), "stepped", of=_captured),
        Tally(say("Mortars fired"), "shelled"),
        Tally(say("Assaults"), "assaulted"),
    )
    """Each counts for who did it: a gun that stops an assault shoots in its enemy's turn."""

    def measured(self, view: View) -> Sequence[int]:
        """What the side of every seat has scored."""
        return tuple(view.score.points[side] for side in view.frame.sides)

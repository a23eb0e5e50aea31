"""What is counted in Scalawag!: what is left of every ship, and how its captain lied, called and fought."""

from __future__ import annotations

from collections.abc import Sequence

from scrapdesk.core.ledger import Ledger, Tally
from scrapdesk.core.words import say
from scrapdesk.games.scalawag.cards import DAMAGE_SLOTS, HAND_SIZE
from scrapdesk.games.scalawag.view import View


class ScalawagLedger(Ledger[View]):
    title = say("Crew and sound planks")
    tallies = (
        Tally(say("Shots"), "fired"),
        Tally(say("Ships boarded"), "boarded"),
        Tally(say("Scalawag! called"), "called"),
        Tally(say("Lies found out"), "caught"),
        Tally(say("Declarations proven"), "shown"),
        Tally(say("Crew lost to the locker"), "locker"),
        Tally(say("Holes taken"), "hole"),
    )

    def measured(self, view: View) -> Sequence[int]:
        """Cards in a hand for a moment only, of which some go back, are not counted."""
        return tuple(
            0 if seat in view.sunk else min(size, HAND_SIZE) + DAMAGE_SLOTS - holes
            for seat, (size, holes) in enumerate(zip(view.sizes[: view.seats], view.damage, strict=True))
        )

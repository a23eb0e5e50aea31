"""What is counted in Scrappers: damage over the rounds, what was dealt and stopped, and every pilot's deck."""

from __future__ import annotations

from collections.abc import Sequence

from scrapdesk.core.ledger import Ledger, Tally
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, say
from scrapdesk.games.scrappers.cards import CardSet
from scrapdesk.games.scrappers.state import DEADLY, UNKNOWN
from scrapdesk.games.scrappers.view import View


class ScrappersLedger(Ledger[View]):
    title = say("Damage")
    limit = DEADLY
    period = say("Round")
    tallies = (
        Tally(say("Damage dealt"), "damage", "by", "amount"),
        Tally(say("Damage stopped by shields"), "shield", "seat", "stopped"),
        Tally(say("Damage repaired"), "repaired", "by", "amount"),
        Tally(say("Cards bought"), "bought"),
        Tally(say("Cards installed"), "installed"),
        Tally(say("Cards ejected"), "ejected"),
        Tally(say("Cards that fizzled for lack of fuel"), "fizzled"),
    )

    def __init__(self, cards: CardSet) -> None:
        self._cards = cards

    def words(self, number: int) -> Line:
        return say("{n} damage", n=number)

    def measured(self, view: View) -> Sequence[int]:
        return tuple(pilot.damage for pilot in view.pilots)

    def lead(self, values: Sequence[int], seat: Seat) -> int:
        """With two, less damage is better; with more, it counts how far the pilot on the left has most (SR-7.1)."""
        left = (seat + 1) % len(values)
        return values[left] - max(value for other, value in enumerate(values) if other != left)

    def moment(self, view: View) -> int:
        return view.round

    def owned(self, view: View) -> Sequence[str]:
        """All that is in hand, deck, stack, play and discard pile."""
        if view.seat is None:
            return ()
        pilot = view.pilots[view.seat]
        stack = [slot.card for slot in pilot.stack if slot.card != UNKNOWN]
        cards = sorted([*pilot.hand, *pilot.hidden, *pilot.discard, *stack, *pilot.play])
        return [self._cards.of[card].id for card in cards]

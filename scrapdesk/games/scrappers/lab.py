"""What a finished game of Scrappers tells about its cards: drafted, paid for, fired, fizzled, owned at the end.

Notes only what the open log and the views tell; `lab_report` adds it up. Must not know who played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from scrapdesk.core.events import Event
from scrapdesk.core.lab import Lab, Note
from scrapdesk.core.match import AnyMatch
from scrapdesk.core.report import Report
from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.cards import Card, CardSet
from scrapdesk.games.scrappers.lab_report import report
from scrapdesk.games.scrappers.ledger import ScrappersLedger
from scrapdesk.games.scrappers.rules import Scrappers
from scrapdesk.games.scrappers.state import Phase
from scrapdesk.games.scrappers.view import View

KINDS_NOTED: Final = {"drafted": "drafts", "bought": "bought", "fired": "fired", "fizzled": "fizzled"}
"""Events that are counted card by card, and under which name."""


class ScrappersLab(Lab):
    def __init__(self, rules: Scrappers) -> None:
        self._set: CardSet = rules.cards
        self._ledger = ScrappersLedger(rules.cards)

    def note(self, match: AnyMatch) -> dict[str, Any]:
        events = [event for entry in match.entries(None) for event in entry.events]
        views: list[View] = [match.view(None, ply) for ply in range(match.length + 1)]
        return {
            **super().note(match),
            "rounds": views[-1].round,
            "first": next(int(str(event.data["seat"])) for event in events if event.kind == "first"),
            "cards": self._counts(events, views[:-1]),
            "decks": [self._deck(match.view(seat)) for seat in range(match.seats)],
            "bought": [_bought(events, seat) for seat in range(match.seats)],
            "damage": self._damage(views),
        }

    def report(self, notes: Sequence[Note]) -> Report:
        return report(self._set, notes)

    # -- taking a card out ------------------------------------------------------------------------------

    def cards(self) -> tuple[str, ...]:
        return tuple(card.id for card in self._set.cards if not card.basic)

    def without(self, card: str) -> Scrappers:
        """The card's copies do what the card nearest to it in price does; its name and number of copies stay."""
        out = self._set.by_id[card]
        other = min((c for c in self._set.cards if not c.basic and c is not out), key=lambda c: _apart(out, c))
        double = replace(other, kind=out.kind, id=out.id, name=out.name, copies=out.copies, alt=out.alt)
        return Scrappers(CardSet(self._set.name, tuple(double if c is out else c for c in self._set.cards)))

    def had(self, note: Note, card: str) -> Sequence[int]:
        return [seat for seat, cards in enumerate(note["bought"]) if card in cards]

    # -- counting ---------------------------------------------------------------------------------------

    def _counts(self, events: Sequence[Event], views: Sequence[View]) -> dict[str, dict[str, int]]:
        """For each advanced card how often it could have been drafted, and what came of it."""
        counts: dict[str, Counter[str]] = {card: Counter() for card in self.cards()}
        for view in views:
            for card in self._chances(view):
                counts[card]["chances"] += 1
        for event in events:
            name, card = KINDS_NOTED.get(event.kind), str(event.data.get("card"))
            if name is not None and card in counts and event.data.get("how", "assigned") == "assigned":
                counts[card][name] += 1
        return {card: dict(sorted(found.items())) for card, found in counts.items() if found}

    def _chances(self, view: View) -> set[str]:
        """The cards that whoever places a card now could draft: those that lie on top."""
        if view.phase != Phase.COMMAND or view.turn is None or view.queue:
            return set()
        tops = [*view.tops[0], *view.tops[1], *view.piles[0][-1:], *view.piles[1][-1:]]
        return {self._set.of[card].id for card in tops}

    def _deck(self, own: View) -> list[str]:
        """The advanced cards that a seat owned at the end, wherever they lay."""
        return sorted(card for card in self._ledger.owned(own) if not self._set.by_id[card].basic)

    def _damage(self, views: Sequence[View]) -> list[list[int]]:
        """The damage of every pilot as each round ended, and at the end."""
        rounds = {self._ledger.moment(view): list(self._ledger.measured(view)) for view in views}
        return [damage for number, damage in sorted(rounds.items()) if number > 0]


def _bought(events: Sequence[Event], seat: Seat) -> list[str]:
    bought = (event for event in events if event.kind == "bought" and event.data["seat"] == seat)
    return sorted({str(event.data["card"]) for event in bought})


def _apart(one: Card, other: Card) -> tuple[bool, int, int, int]:
    """How unlike two cards are: an upgrade stands in for an upgrade, then the price to buy and to use it counts."""
    return one.is_upgrade != other.is_upgrade, abs(one.scrap - other.scrap), abs(one.fuel - other.fuel), other.kind

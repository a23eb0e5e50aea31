"""What a finished game of Scarper tells: what every action round was used for, the missions, the morale, the last year.

Notes only what the open log tells; `lab_report` adds it up. Must not know who played.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from scrapdesk.core.events import Event
from scrapdesk.core.lab import Lab, Note
from scrapdesk.core.match import AnyMatch, Entry
from scrapdesk.core.report import Report
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.lab_report import report
from scrapdesk.games.scarper.rules import Scarper

ACTION_OF: Final = {
    "publish": "publish",
    "invest": "invest",
    "push": "push",
    "clear": "push",
    "charge": "charge",
    "assault": "assault",
}
"""The action that a move of command points belongs to; taking a trench away is part of a push (SA-6.1)."""


class Round(NamedTuple):
    """One action round: whose, the trenches bought before it, the card and its use, and what its points did."""

    seat: Seat
    card: str
    as_event: bool
    actions: frozenset[str]


class ScarperLab(Lab):
    def __init__(self, rules: Scarper) -> None:
        self._deck: Deck = rules.deck

    def note(self, match: AnyMatch) -> dict[str, Any]:
        entries = match.entries(None)
        events = [event for entry in entries for event in entry.events]
        rounds = list(rounds_of(entries))
        return {
            **super().note(match),
            "year": max(_number(event, "year") for event in events if event.kind == "year"),
            "rounds": len(rounds),
            "actions": _counted(action for found in rounds for action in found.actions),
            "events": _counted(found.card for found in rounds if found.as_event),
            "points": _counted(found.card for found in rounds if not found.as_event and self._own(found)),
            "foreign": _counted(found.card for found in rounds if not self._own(found)),
            "kept": _counted(entry.text.split()[1] for entry in entries if entry.text.startswith("keep ")),
            "met": _counted(self._met(events)),
            "morale": self._morale(match),
        }

    def report(self, notes: Sequence[Note]) -> Report:
        return report(self._deck, notes)

    def _own(self, found: Round) -> bool:
        """Whether the card could have been played for its event: what the enemy's card is used for was no choice."""
        return self._deck.events[self._deck.event(found.card)].usable_by(found.seat)

    def _met(self, events: Sequence[Event]) -> Iterator[str]:
        """The missions that brought their morale."""
        for event in events:
            if event.kind == "mission" and _number(event, "morale") > 0:
                yield self._deck.mission_ids[_number(event, "mission")]

    def _morale(self, match: AnyMatch) -> list[int]:
        """Where the marker stood at the end of every year, above 0 for the Entente; last where it stood at the end."""
        stood = [
            match.view(None, entry.ply).morale
            for entry in match.entries(None)
            if any(event.kind == "year" for event in entry.events)
        ]
        return [*stood[1:], match.view(None).morale]


def rounds_of(entries: Sequence[Entry]) -> Iterator[Round]:
    """The action rounds of a game, in their order."""
    bought: set[str] = set()
    card, as_event, actions, seat = "", False, set[str](), 0
    for entry in entries:
        verb, *rest = entry.text.split()
        if entry.actor == CHANCE:
            continue
        if verb == "play":
            if card:
                yield Round(seat, card, as_event, frozenset(actions))
            seat, card, as_event, actions, bought = entry.actor, rest[0], rest[1] == "event", bought, set()
        elif verb == "dig" and any(event.data.get("paid") for event in entry.events):
            bought.add("trench")
        elif verb in ACTION_OF and not as_event:
            actions.add(ACTION_OF[verb])
    if card:
        yield Round(seat, card, as_event, frozenset(actions))


def _number(event: Event, key: str) -> int:
    return int(str(event.data[key]))


def _counted(words: Iterable[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return dict(sorted(counts.items()))

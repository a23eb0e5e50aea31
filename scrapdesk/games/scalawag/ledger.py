"""What is counted in Scalawag!: what is left of every ship, and how its captain lied, called and fought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from scrapdesk.core.ledger import Honour, Ledger, Tally
from scrapdesk.core.match import Entry
from scrapdesk.core.words import Line, Who, plural, say
from scrapdesk.games.scalawag.cards import DAMAGE_SLOTS, HAND_SIZE
from scrapdesk.games.scalawag.view import View

SUNK: Final = (
    say("first to be sunk, by {name}"),
    say("second to be sunk, by {name}"),
    say("third to be sunk, by {name}"),
    say("fourth to be sunk, by {name}"),
    say("fifth to be sunk, by {name}"),
    say("sixth to be sunk, by {name}"),
    say("last to be sunk, by {name}"),
)
"""When a captain went down: whole sentences, since numbers of order differ from language to language."""


class ScalawagLedger(Ledger[View]):
    title = say("Crew and intact planks")
    tallies = (
        Tally(say("Shots"), "fired"),
        Tally(say("Ships boarded"), "boarded"),
        Tally(say("Ships sunk"), "sunk", "other"),
        Tally(say("Crew declared with an order"), "ordered", amount="count"),
        Tally(say("Pilots and lookouts declared after the order"), "declared"),
        Tally(say("Called and proven"), "shown"),
        Tally(say("Called and caught"), "caught"),
        Tally(say("Calls that were right"), "caught", "other"),
        Tally(say("Calls that were wrong"), "shown", "other"),
        Tally(say("Crew lost to the locker"), "locker"),
        Tally(say("Holes taken"), "hole"),
    )

    def honours(self, entries: Sequence[Entry], seats: int) -> Sequence[Honour]:
        """By what the table has seen: a lie that nobody called stays its captain's own. Nobody is called honest who was
        caught more often than not; last comes whoever sank most."""
        shown, caught = (_times(entries, kind, seats) for kind in ("shown", "caught"))
        sank = _times(entries, "sunk", seats, "other")
        asked = [seat for seat in range(seats) if shown[seat] and shown[seat] >= caught[seat]]
        liars = [seat for seat in range(seats) if caught[seat]]
        found = []
        if asked:
            seat = max(asked, key=lambda one: (shown[one] / (shown[one] + caught[one]), shown[one]))
            number = shown[seat] + caught[seat]
            why = plural(number, "called once, and true", "true in {true} of {n} calls", true=shown[seat])
            found.append(Honour("seal-proven", say("Most honest"), seat, why))
        if liars:
            seat = max(liars, key=lambda one: caught[one])
            why = plural(caught[seat], "caught lying once", "caught lying {n} times")
            found.append(Honour("seal-broken", say("Boldest liar"), seat, why))
        if any(sank):
            seat = max(range(seats), key=lambda one: sank[one])
            found.append(Honour("hole", say("Most feared"), seat, plural(sank[seat], "sank a ship", "sank {n} ships")))
        return found

    def retold(self, entries: Sequence[Entry], names: Sequence[str]) -> Sequence[Line]:
        """Who sank whom, in the order in which they went down."""
        found = []
        for event in (event for entry in entries for event in entry.events if event.kind == "sunk"):
            seat, by = event.data["seat"], event.data["other"]
            if isinstance(seat, int) and isinstance(by, int):
                found.append(say("{name} sank {other}.", rule=event.rule, name=names[by], other=names[seat]))
        return found

    def fates(self, entries: Sequence[Entry], seats: int) -> Sequence[Line | None]:
        """When each captain went down, and by whom."""
        found: list[Line | None] = [None] * seats
        sunk = [event for entry in entries for event in entry.events if event.kind == "sunk"]
        for number, event in enumerate(sunk):
            seat, by = event.data["seat"], event.data["other"]
            line = SUNK[-1 if number == seats - 2 else number]
            if isinstance(seat, int) and isinstance(by, int):
                found[seat] = replace(line, args=(("name", Who(by)),), rule=event.rule)
        return found

    def measured(self, view: View) -> Sequence[int]:
        """Cards in a hand for a moment only, of which some go back, are not counted."""
        return tuple(
            0 if seat in view.sunk else min(size, HAND_SIZE) + DAMAGE_SLOTS - holes
            for seat, (size, holes) in enumerate(zip(view.sizes[: view.seats], view.damage, strict=True))
        )


def _times(entries: Sequence[Entry], kind: str, seats: int, key: str = "seat") -> list[int]:
    """How often something happened to each seat, or through it."""
    found = [0] * seats
    for event in (event for entry in entries for event in entry.events if event.kind == kind):
        seat = event.data[key]
        if isinstance(seat, int):
            found[seat] += 1
    return found

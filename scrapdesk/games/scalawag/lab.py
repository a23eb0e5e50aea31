"""What many games of Scalawag! come to: wins by the order of turns, length, orders and lies, and how captains fare.

Notes only what the open log tells, and adds it up. Must not know who played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from scrapdesk.core.estimates import share_of
from scrapdesk.core.events import Event
from scrapdesk.core.lab import Lab, Note, by_seats, endings, length_plot, lengths, wins_by_seat
from scrapdesk.core.match import AnyMatch
from scrapdesk.core.report import Cell, Report, Table

COUNTED: Final = ("declared", "called", "caught", "shown", "sunk", "mended")
"""Events that are counted over a whole game."""


class ScalawagLab(Lab):
    def note(self, match: AnyMatch) -> dict[str, Any]:
        events = [event for entry in match.entries(None) for event in entry.events]
        kinds = Counter(event.kind for event in events)
        return {
            **super().note(match),
            "first": next(int(str(event.data["seat"])) for event in events if event.kind == "first"),
            "ring": next((list(_ring(event)) for event in events if event.kind == "berths"), list(range(match.seats))),
            "turns": kinds["turn"],
            "counts": {kind: kinds[kind] for kind in COUNTED},
            "orders": dict(sorted(Counter(_order(event) for event in events if event.kind == "ordered").items())),
        }

    def report(self, notes: Sequence[Note]) -> Report:
        tables = (
            _by_turn(notes),
            wins_by_seat(notes),
            lengths(notes, "turns"),
            endings(notes),
            _orders(notes),
            _lies(notes),
        )
        return Report((), tables, (length_plot(notes, "turns", "Length of the games in turns"),))


def _order(event: Event) -> str:
    return str(event.data["order"])


def _ring(event: Event) -> tuple[Any, ...]:
    ring = event.data["ring"]
    return ring if isinstance(ring, tuple) else ()


def _nth(note: Note, step: int) -> int:
    """Whose turn it was so many turns after the first."""
    ring: list[int] = note["ring"]
    return ring[(ring.index(note["first"]) + step) % len(ring)]


def _by_turn(notes: Sequence[Note]) -> Table:
    """Who won, counted from the captain who began."""
    rows: list[tuple[Cell, ...]] = []
    for seats, games in by_seats(notes).items():
        for step in range(seats):
            won = sum(note["shares"][_nth(note, step)] for note in games)
            rows.append((seats, step + 1, len(games), share_of(won, len(games))))
    return Table("Wins by the order of turns", ("captains", "turn", "games", "share of the wins"), tuple(rows))


def _orders(notes: Sequence[Note]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for seats, games in by_seats(notes).items():
        counts = sum((Counter(note["orders"]) for note in games), Counter[str]())
        total = sum(counts.values())
        rows += [(seats, order, share_of(count, total)) for order, count in sorted(counts.items())]
    return Table("Orders", ("captains", "order", "share of the orders"), tuple(rows))


def _lies(notes: Sequence[Note]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for seats, games in by_seats(notes).items():
        counts = sum((Counter(note["counts"]) for note in games), Counter[str]())
        orders = sum(sum(note["orders"].values()) for note in games)
        called, caught = counts["called"], counts["caught"]
        rows.append((seats, share_of(called, orders + counts["declared"]), share_of(caught, called)))
    columns = ("captains", "called, of all declarations", "of the calls, caught a liar")
    return Table("Lies and calls", columns, tuple(rows))

"""The balance lab of a game: what it notes of a finished game, and what many such notes come to.

Notes are plain values that can be kept in a file, one line a game, and added up later. A game with more to tell than
who won, how long it took and what ended it brings a Lab of its own. Must not know who played, nor where notes lie.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from typing import Any

from scrapdesk.core.estimates import Estimate, mean_of, share_of
from scrapdesk.core.match import AnyMatch
from scrapdesk.core.report import Cell, Curve, Plot, Report, Table
from scrapdesk.core.rules import Rules
from scrapdesk.core.seats import CHANCE

AnyRules = Rules[Any, Any, Any]
Note = Mapping[str, Any]
"""What is known of one finished game, as JSON can hold it."""


class Lab:
    """What any game can tell."""

    def note(self, match: AnyMatch) -> dict[str, Any]:
        """What one finished game was like."""
        outcome = match.outcome
        if outcome is None:
            raise ValueError("a game is noted when it is over")
        return {
            "seats": match.seats,
            "options": dict(match.options),
            "shares": [round(outcome.share(seat), 4) for seat in range(match.seats)],
            "ending": outcome.rule,
            "moves": sum(entry.actor != CHANCE for entry in match.entries(None)),
        }

    def report(self, notes: Sequence[Note]) -> Report:
        """What many games come to."""
        tables = (wins_by_seat(notes), lengths(notes), endings(notes))
        return Report(tables=tables, plots=(length_plot(notes, "moves", "Length of the games"),))

    def cards(self) -> tuple[str, ...]:
        """The cards that can be taken out of the game to see what they are worth; most games have none."""
        return ()

    def without(self, card: str) -> AnyRules:
        """The same rules with a card exchanged for the one most like it."""
        raise KeyError(card)

    def had(self, note: Note, card: str) -> Sequence[int]:
        """The seats that had a card of their own in a game."""
        return ()


# -- what the reports of several games share --------------------------------------------------------------


def by_seats(notes: Iterable[Note]) -> dict[int, list[Note]]:
    """The games by how many sat down, few first."""
    found: dict[int, list[Note]] = {}
    for note in notes:
        found.setdefault(note["seats"], []).append(note)
    return dict(sorted(found.items()))


def wins(notes: Sequence[Note], seat: int) -> Estimate:
    """The share of the games that a seat won, a shared win counted in parts."""
    return share_of(sum(note["shares"][seat] for note in notes), len(notes))


def wins_by_seat(notes: Sequence[Note]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for seats, games in by_seats(notes).items():
        rows += [(seats, f"p{seat + 1}", len(games), wins(games, seat)) for seat in range(seats)]
    return Table("Wins by seat", ("players", "seat", "games", "share of the wins"), tuple(rows))


def lengths(notes: Sequence[Note], key: str = "moves") -> Table:
    rows: list[tuple[Cell, ...]] = []
    for seats, games in by_seats(notes).items():
        counts = sorted(note[key] for note in games)
        tenth = len(counts) // 10
        rows.append((seats, len(games), counts[tenth], median(counts), counts[-1 - tenth], mean_of(counts)))
    columns = ("players", "games", "one in ten shorter than", "median", "one in ten longer than", "mean")
    return Table(f"Length in {key}", columns, tuple(rows))


def endings(notes: Sequence[Note]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for seats, games in by_seats(notes).items():
        counts = Counter(note["ending"] for note in games)
        rows += [(seats, rule, share_of(count, len(games))) for rule, count in sorted(counts.items())]
    return Table("What ended the games", ("players", "rule", "share of the games"), tuple(rows))


def length_plot(notes: Sequence[Note], key: str, title: str) -> Plot:
    """How many of 100 games were so long, a row of columns for each number of players."""
    curves = []
    for seats, games in by_seats(notes).items():
        counts = Counter(note[key] for note in games)
        points = tuple((float(value), 100 * count / len(games)) for value, count in sorted(counts.items()))
        curves.append(Curve(f"{seats} players", points))
    return Plot(f"{key}", title, key, "of 100 games", tuple(curves), columns=True)

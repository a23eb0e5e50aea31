"""What many games of SCOPE come to: the edge of beginning, draws, length and endings, for every scenario and mode.

Notes only what the open log tells, and adds it up. Must not know who played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Any, Final

from scrapdesk.core.estimates import Estimate, share_of
from scrapdesk.core.lab import Lab, Note, length_plot
from scrapdesk.core.match import AnyMatch
from scrapdesk.core.report import Bar, Cell, Report, Table
from scrapdesk.games.scope.cards import GERMAN
from scrapdesk.games.scope.view import View

MOST: Final = 0.56
"""The largest share of the decided games that a side should have."""


class ScopeLab(Lab):
    def note(self, match: AnyMatch) -> dict[str, Any]:
        end: View = match.view(None)
        return {
            **super().note(match),
            "german": end.frame.sides.index(GERMAN),
            "turns": end.turns,
            "how": end.score.ending,
        }

    def report(self, notes: Sequence[Note]) -> Report:
        groups = by_setup(notes)
        bars = tuple(
            Bar("SC-3", f"{' '.join(name)}: the side that begins wins of the decided games", 1 - MOST, MOST, won(games))
            for name, games in groups.items()
        )
        tables = (_setups(groups), _ways(groups))
        return Report(bars, tables, (length_plot(notes, "turns", "Length of the games in turns"),))


Groups = dict[tuple[str, ...], list[Note]]


def by_setup(notes: Sequence[Note]) -> Groups:
    """The games by battlefield, theme and mode, and by how many sat down."""
    groups: Groups = {}
    for note in notes:
        options = note["options"]
        key = (f"{note['seats']}p", options["grid"], options["theme"], options["mode"])
        groups.setdefault(key, []).append(note)
    return groups


def decided(games: Sequence[Note]) -> list[Note]:
    return [note for note in games if len(set(note["shares"])) > 1]


def won(games: Sequence[Note]) -> Estimate:
    """How many of the decided games the German side won, which begins."""
    ended = decided(games)
    return share_of(sum(note["shares"][note["german"]] > 0 for note in ended), len(ended))


def _setups(groups: Groups) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for name, games in groups.items():
        drawn = share_of(len(games) - len(decided(games)), len(games))
        turns = sorted(note["turns"] for note in games)
        rows.append((*name, len(games), won(games), drawn, fmean(turns), turns[len(turns) // 10], turns[-1]))
    columns = ("players", "grid", "theme", "mode", "games", "German side wins", "drawn", "turns", "one in ten", "most")
    note = "The German side begins; its wins are of the decided games. One game in ten has no more turns than that."
    return Table("Beginning, draws and length", columns, tuple(rows), note)


def _ways(groups: Groups) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for name, games in groups.items():
        for way, count in sorted(Counter(note["how"] for note in games).items()):
            rows.append((*name, way, share_of(count, len(games))))
    return Table("What ended the games", ("players", "grid", "theme", "mode", "by", "share"), tuple(rows))

"""What is told of a game when it is over: what its points are, how they came about, what each seat did on the way.

Works on public views and on the log as it may be read, so it can be asked at any moment and gives no secret away.
Must not know any game, nor how a graph is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar, cast

from scrapdesk.core.events import Event
from scrapdesk.core.match import Entry, Match
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.words import Line, say

V = TypeVar("V")
MOST: Final = 240
"""Places of a graph, at most: a longer game is looked at in larger steps."""


ACTOR: Final = ""
"""A tally of whoever made the move, where the event itself does not say."""


class Tally(NamedTuple):
    """Something that is counted for each seat: the events of a kind, or the sum of a number that they carry."""

    label: Line
    kind: str
    seat: str = "seat"
    """Which particular of the event names the seat; or ACTOR."""
    amount: str = ""
    of: Callable[[Event], int] | None = None
    """How much an event counts, where it carries no number that says so."""

    def worth(self, event: Event) -> int:
        if self.of is not None:
            return self.of(event)
        return cast(int, event.data[self.amount]) if self.amount else 1


class Luck(NamedTuple):
    """Dice of one sort: what they showed, beside what as many of them show on average."""

    label: Line
    kind: str
    amount: str
    mean: float
    seat: str = "seat"
    enemy: bool = False
    """Whether they are thrown by the other of two seats."""


class Honour(NamedTuple):
    """Something that one seat was best at, or worst."""

    sign: str
    """The name of a picture of the game that stands for it."""
    title: Line
    seat: Seat
    why: Line


class Ledger(Generic[V]):
    """One game's way of counting. What is written here holds for a game that has nothing of its own to say."""

    title: ClassVar[Line] = say("Points")
    limit: ClassVar[int] = 0
    """A value that matters, drawn as a line; 0: none."""
    period: ClassVar[Line | None] = None
    """What the parts of a game are called, where they are counted: a round, a year."""
    tallies: ClassVar[Sequence[Tally]] = ()
    lucks: ClassVar[Sequence[Luck]] = ()

    def words(self, number: int) -> Line:
        """So many of what an Outcome's points are, and what the graph shows."""
        return say("{n} point", n=number) if number == 1 else say("{n} points", n=number)

    def measured(self, view: V) -> Sequence[int]:
        """How every seat stands, as everybody can see; nothing where there is nothing to draw."""
        return ()

    def moment(self, view: V) -> int:
        """Which part of the game it is: its round, its year."""
        return 0

    def honours(self, entries: Sequence[Entry], seats: int) -> Sequence[Honour]:
        """What is told of some at the end, beside who has won."""
        return ()

    def retold(self, entries: Sequence[Entry], names: Sequence[str]) -> Sequence[Line]:
        """What of the way is told once more at the end, each in a sentence."""
        return ()

    def fates(self, entries: Sequence[Entry], seats: int) -> Sequence[Line | None]:
        """What became of each seat, in a few words, where no points tell it; None for whom nothing is to be told."""
        return ()

    def lead(self, values: Sequence[int], seat: Seat) -> int:
        """How far a seat is ahead of the best of the others, by what is measured; below 0: behind."""
        return values[seat] - max(value for other, value in enumerate(values) if other != seat)

    def owned(self, view: V) -> Sequence[str]:
        """The faces of all cards that belong to the seat whose view this is, sorted; nothing where none do."""
        return ()


class Chart(NamedTuple):
    """How every seat stood, from the first move to the last."""

    title: Line
    limit: int
    period: Line | None
    plies: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]
    """One for each seat, as long as `plies`."""
    periods: tuple[tuple[int, int], ...]
    """Where in `plies` a part of the game begins, and its number."""
    numbers: tuple[int, ...] = ()
    """At each of `plies`, how many moves had been made, without those of luck."""

    @property
    def moves(self) -> bool:
        """Whether anything changed at all."""
        return any(len(set(line)) > 1 for line in self.lines)


def chart_of(match: Match[Any, Any, Any], ledger: Ledger[Any]) -> Chart | None:
    """The graph of a match up to its cursor, from what a spectator saw; None where there is nothing to draw."""
    plies = _places(match.ply)
    views = [match.view(None, ply) for ply in plies]
    rows = [tuple(ledger.measured(view)) for view in views]
    if not rows[-1] or len(plies) < 2:
        return None
    seats = len(rows[-1])
    lines = tuple(tuple(row[seat] if row else 0 for row in rows) for seat in range(seats))
    moments = [ledger.moment(view) for view in views]
    began = [at for at, moment in enumerate(moments) if moment > (moments[at - 1] if at else 0)]
    periods = tuple((at, moments[at]) for at in began)
    made = [0]
    for entry in match.entries(None)[: match.ply]:
        made.append(made[-1] + (entry.actor != CHANCE))
    return Chart(ledger.title, ledger.limit, ledger.period, plies, lines, periods, tuple(made[ply] for ply in plies))


def steepest(chart: Chart, ledger: Ledger[Any]) -> int | None:
    """Where in a chart somebody gained most on the others, from one place to the next: of several the last. None where
    nobody did, or where places are too far apart to name a move."""
    rows = list(zip(*chart.lines, strict=True))
    if len(chart.lines) < 2 or any(later - one > 1 for one, later in pairwise(chart.plies)):
        return None
    leads = [[ledger.lead(row, seat) for seat in range(len(row))] for row in rows]
    gains = [max(now - then for then, now in zip(before, after, strict=True)) for before, after in pairwise(leads)]
    most = max(gains, default=0)
    return max(at + 1 for at, gain in enumerate(gains) if gain == most) if most > 0 else None


def _places(last: int) -> tuple[int, ...]:
    step = max(1, -(-last // MOST))
    return (*range(0, last, step), last)


def tallied(entries: Iterable[Entry], ledger: Ledger[Any], seats: int) -> list[tuple[Line, tuple[int, ...]]]:
    """What each seat did, for every tally that anybody has something in."""
    sums = {tally: [0] * seats for tally in ledger.tallies}
    for entry in entries:
        for event in entry.events:
            for tally, found in sums.items():
                seat = event.data.get(tally.seat) if tally.seat else entry.actor
                if event.kind == tally.kind and isinstance(seat, int) and 0 <= seat < seats:
                    found[seat] += tally.worth(event)
    return [(tally.label, tuple(found)) for tally, found in sums.items() if any(found)]


def thrown(
    entries: Iterable[Entry], ledger: Ledger[Any], seats: int
) -> list[tuple[Line, tuple[tuple[int, float], ...]]]:
    """What each seat threw with each sort of dice that was thrown at all, and what would have been fair."""
    sums = {luck: [(0, 0.0)] * seats for luck in ledger.lucks}
    for entry in entries:
        for event in entry.events:
            for luck, found in sums.items():
                seat = event.data.get(luck.seat)
                if event.kind == luck.kind and isinstance(seat, int):
                    seat = 1 - seat if luck.enemy else seat
                    found[seat] = (found[seat][0] + cast(int, event.data[luck.amount]), found[seat][1] + luck.mean)
    return [(luck.label, tuple(found)) for luck, found in sums.items() if any(mean for _, mean in found)]


def deck_of(match: Match[Any, Any, Any], ledger: Ledger[Any], seat: Seat) -> list[tuple[str, int]]:
    """The cards of a seat by face, each with how many there are, as the seat itself knows them."""
    counts: dict[str, int] = {}
    for face in ledger.owned(match.view(seat)):
        counts[face] = counts.get(face, 0) + 1
    return list(counts.items())

"""The story of a sitting in lines for its log, and its end in words. Shows a viewer nothing that is not for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from scrapdesk.core.commitment import sealed_line
from scrapdesk.core.entry import AnyTable
from scrapdesk.core.events import Event
from scrapdesk.core.match import AnyMatch, Entry
from scrapdesk.core.rules import Outcome
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.winners import winners_line
from scrapdesk.core.words import Line
from scrapdesk.ui.board.look import InShort
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture
from scrapdesk.ui.widgets.logrows import LogEntry

Lines = tuple[tuple[LogEntry, Event | None], ...]
"""What is told of one move, each line with the event that it tells."""


class NamedMatch(Protocol):
    """A match with names and a table: a sitting, or a record that is watched."""

    @property
    def match(self) -> AnyMatch: ...
    @property
    def table(self) -> AnyTable: ...
    @property
    def names(self) -> tuple[str, ...]: ...


class Teller:
    def __init__(self, sitting: NamedMatch, texts: Texts) -> None:
        self._sitting = sitting
        self._texts = texts
        self.signs: Callable[[Event], tuple[Picture, ...]] = lambda event: ()
        """Small pictures beside the line of an event; whoever has a look sets it."""
        self.brief: Callable[[Event], InShort | None] = lambda event: None
        """An event in a few words, the same."""
        self.thumb: Callable[[Event], Picture | None] = lambda event: None
        """What an event is about, in a picture; the same."""
        self._told: dict[Seat | None, list[tuple[Entry, Lines]]] = {}

    @property
    def played(self) -> NamedMatch:
        """What is told of."""
        return self._sitting

    def log(self, viewer: Seat | None, most: int | None = None) -> list[LogEntry]:
        """Everything that happened up to now, or so many lines of it, as the viewer may know it."""
        return [line for lines in self.story(viewer) for line, _ in lines][:most]

    @property
    def seal(self) -> str:
        """What was promised of the luck before the first move; "" where nothing was."""
        line = sealed_line(self._sitting.match.commitment, self._sitting.match.typed_seed)
        return "" if line is None else self._texts.sentence(line)

    def length(self, viewer: Seat | None) -> int:
        """How many lines the story has."""
        return sum(map(len, self.story(viewer)))

    def story(self, viewer: Seat | None) -> list[Lines]:
        """The same, move by move, each line with the event that it tells."""
        told = self._told.setdefault(viewer, [])
        entries = self._sitting.match.entries(viewer)
        known = _in_common(told, entries)
        told[known:] = [(entry, tuple(self.told(entry))) for entry in entries[known:]]
        return [lines for _, lines in told]

    def entry(self, entry: Entry) -> Iterator[LogEntry]:
        """The lines of one move."""
        return (told for told, _ in self.told(entry))

    def told(self, entry: Entry) -> Iterator[tuple[LogEntry, Event | None]]:
        """The lines of one move, each with the event that it tells."""
        lines = list(self._sentences(entry))
        for number, (line, event) in enumerate(lines):
            heads = number == 0 and entry.actor != CHANCE
            words, signs = self._texts.sentence(line), self.signs(event)
            told = LogEntry(words, line.rule, heads, entry.ply, signs, self.thumb(event))
            yield self._in_short(told, self.brief(event)), event
        if not lines and entry.actor != CHANCE and (entry.text or self._sitting.table.tells_secrets):
            words = entry.text or self._texts("something face down")
            yield LogEntry(f"{self._sitting.names[entry.actor]}: {words}", heads=True, ply=entry.ply), None

    def _in_short(self, told: LogEntry, brief: InShort | None) -> LogEntry:
        if brief is None:
            return told
        words, below = (self._texts.line(line) if line is not None else "" for line in (brief.line, brief.below))
        who = "" if brief.who is None else self._texts.word(brief.who)
        return told._replace(
            brief=words,
            gain=brief.gain,
            gain_paint=brief.gain_paint,
            joins=brief.joins,
            below=below,
            meanwhile=brief.meanwhile,
            folds=brief.folds,
            who=who,
            seal=brief.seal,
        )

    def _sentences(self, entry: Entry) -> Iterator[tuple[Line, Event]]:
        for event in entry.events:
            line = self._sitting.table.narrate(event, self._sitting.names)
            if line is not None:
                yield line, event

    # -- the end ----------------------------------------------------------------------------------------

    def headline(self, outcome: Outcome) -> str:
        return self._texts.line(winners_line(outcome, self._sitting.names))

    def reason(self, outcome: Outcome) -> str:
        return self._texts.sentence(outcome.reason)

    def reached(self, outcome: Outcome) -> list[str]:
        """What each seat reached, in words; empty where nothing is counted."""
        ledger = self._sitting.table.ledger
        if outcome.points:
            return [self._texts.line(ledger.words(points)) for points in outcome.points]
        seats = len(outcome.ranks)
        fates = ledger.fates(self._sitting.match.entries(None), seats) or [None] * seats
        return ["" if fate is None else self._texts.sentence(fate) for fate in fates]

    def standing(self, outcome: Outcome) -> list[tuple[str, str]]:
        """Every seat's name and what it reached, the best first."""
        names, words = self._sitting.names, self.reached(outcome)
        return [(f"{outcome.ranks[seat]}. {names[seat]}", words[seat]) for seat in outcome.order]


def _in_common(told: list[tuple[Entry, Lines]], entries: Sequence[Entry]) -> int:
    """How many moves were told before and are the same: a game of hundreds is not told anew after each."""
    count = 0
    for (before, _), now in zip(told, entries, strict=False):
        if before is not now and not _tells_the_same(before, now):
            break
        count += 1
    return count


def _tells_the_same(before: Entry, now: Entry) -> bool:
    if len(before.events) != len(now.events) or before.text != now.text:
        return False
    return all(one is other for one, other in zip(before.events, now.events, strict=True))

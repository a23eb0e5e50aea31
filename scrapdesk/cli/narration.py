"""Tells a game in words: who moved, what happened, how it ended. Shows a seat nothing that is not for it.

Owns the shape of those lines. Must not know who reads them, and takes every sentence from the game's Table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scrapdesk.cli.setup import AnyRules
from scrapdesk.core.entry import AnyTable
from scrapdesk.core.events import Event
from scrapdesk.core.match import Entry
from scrapdesk.core.notation import actor_text
from scrapdesk.core.rules import Outcome
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.winners import winners_line
from scrapdesk.core.words import Line, listed

_INDENT = "      "


class Narrator:
    """The voice of one table: it knows the table's words and the names of the seats."""

    def __init__(self, table: AnyTable, names: Sequence[str]) -> None:
        self._table = table
        self._names = names

    def entries(self, entries: Iterable[Entry], viewer: Seat | None) -> list[str]:
        """Every entry as one line of notation, and what happened below it."""
        return [line for entry in entries for line in self.entry(entry, viewer)]

    def entry(self, entry: Entry, viewer: Seat | None) -> list[str]:
        sentences = self.sentences(entry.events, viewer)
        if entry.actor == CHANCE:
            # A shuffle's own line is a list of cards: what it means for people, its events say.
            return [f"{_INDENT}{sentence}" for sentence in sentences]
        head = f"{entry.ply + 1:>4}. {actor_text(entry.actor)} {entry.text or '(face down)'}"
        return [head, *(f"{_INDENT}{sentence}" for sentence in sentences)]

    def sentences(self, events: Iterable[Event], viewer: Seat | None) -> list[str]:
        """What happened, in the words of the game, with the rules that caused it."""
        told = []
        for event in events:
            line = self._table.narrate(event, self._names)
            if line is not None:
                told.append(f"{self._address(event, viewer)}{with_rule(line)}")
        return told

    def _address(self, event: Event, viewer: Seat | None) -> str:
        """Whom a sentence spoke to ("You draw a king"), where somebody else reads it after the end."""
        if event.audience is None or event.heard_by(viewer):
            return ""
        return f"(to {listed([self._names[seat] for seat in event.audience])}) " if event.audience else "(to nobody) "

    def ending(self, outcome: Outcome) -> str:
        """Who won, and why."""
        reason = str(outcome.reason)
        return f"{winners_line(outcome, self._names)}: {reason[:1].lower()}{reason[1:]}{_rule(outcome.rule)}"

    def standing(self, outcome: Outcome) -> list[str]:
        """The seats by rank, with their points where the game counts some: what those are, its reason says."""
        if not outcome.points:
            return []
        return [f"  {outcome.ranks[seat]}. {self._names[seat]} ({outcome.points[seat]})" for seat in outcome.order]


def with_rule(line: Line) -> str:
    return f"{line}{_rule(line.rule)}"


def _rule(rule: str) -> str:
    return f" [{rule}]" if rule else ""


def played_moves(entries: Iterable[Entry]) -> int:
    """How many moves people or opponents made, luck left out."""
    return sum(entry.actor != CHANCE for entry in entries)


def setup_words(rules: AnyRules, seats: int, options: str, seed: str) -> str:
    """One line on what is played."""
    parts = [rules.info.title, f"{seats} seats"]
    return ", ".join(parts + [options] * bool(options) + [f"seed {seed}"] * bool(seed))

"""A game played in letters: the match, who sits at it, and what each person has been told so far.

Owns what may be told to whom. Must not read what is typed, nor write to the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from scrapdesk.cli.board import board_lines, move_lines
from scrapdesk.cli.narration import Narrator
from scrapdesk.cli.opponents import Opponents
from scrapdesk.cli.records import record_text
from scrapdesk.cli.seating import names_of_seats, titled
from scrapdesk.cli.setup import Setup
from scrapdesk.core.match import AnyMatch, Entry
from scrapdesk.core.seats import Seat

Viewer = Seat | None


class Told(NamedTuple):
    """Up to which ply a viewer was told everything that it may know, and up to which what everybody may."""

    all: int = 0
    open: int = 0


class TextGame:
    """One game at one terminal."""

    def __init__(self, setup: Setup, match: AnyMatch) -> None:
        self.setup = setup
        self.match = match
        self.humans = setup.seating.humans
        self.opponents = Opponents(setup.entry, setup.rules, setup.seating)
        own = setup.rules is setup.entry.rules
        self.table = setup.entry.table if own else setup.entry.make_table(setup.rules)
        self.names: Sequence[str] = names_of_seats(setup.rules.info, len(setup.seating), setup.names)
        self.narrator = Narrator(self.table, self.names)
        self._told: dict[Viewer, Told] = {}

    @property
    def sole_viewer(self) -> Viewer:
        """The one person at the table, who sees with the eyes of one seat throughout; None where there is not one."""
        return self.humans[0] if len(self.humans) == 1 else None

    def title(self, seat: Seat) -> str:
        return titled(self.setup.rules.info, len(self.setup.seating), seat, self.setup.names)

    def needs_curtain(self, seat: Seat) -> bool:
        """Whether others at the terminal must look away while this seat decides."""
        shared = len(self.humans) > 1 and self.setup.rules.info.hidden
        return shared and self.table.is_private(self.match.view(seat))

    # -- what is told -----------------------------------------------------------------------------------

    def news(self, viewer: Viewer, open_only: bool = False) -> list[str]:
        """What happened since this viewer was last told, as far as it may know (or as everybody may).

        What was told openly is not told again; what is for this viewer alone waits until the screen is, too.
        """
        match, seen = self.match, self._told.get(viewer, Told())
        common = match.entries(None)
        if open_only:
            self._told[viewer] = Told(seen.all, match.ply)
            return self.narrator.entries(common[seen.open :], None)
        own = match.entries(viewer)
        self._told[viewer] = Told(match.ply, match.ply)
        fresh = [entry for entry in own[seen.all :] if entry.ply >= seen.open or entry != common[entry.ply]]
        return self.narrator.entries(fresh, viewer)

    def last_news(self) -> list[str]:
        """After the end, when all is open: what happened since anybody at this terminal was last told."""
        since = min(max((seen.open for seen in self._told.values()), default=0), self.match.ply)
        return self.narrator.entries(self.match.entries(None)[since:], self.sole_viewer)

    def log(self, viewer: Viewer, last: int) -> list[str]:
        entries: tuple[Entry, ...] = self.match.entries(viewer)
        return self.narrator.entries(entries[-last:], viewer)

    def board(self, viewer: Viewer, width: int) -> list[str]:
        lines = board_lines(self.table, self.match.view(viewer), self.names, width)
        return [*lines, "(practice: a move that had revealed something was undone)"] if self.match.practice else lines

    def moves(self, seat: Seat) -> list[tuple[str, Any]]:
        """The legal moves of a seat in notation, in the order of their numbers."""
        encode = self.setup.rules.encode_move
        return [(encode(move), move) for move in self.match.legal_moves(seat)]

    def move_list(self, seat: Seat, width: int) -> list[str]:
        return move_lines(self.table, self.match.view(seat), self.moves(seat), self.names, width)

    def ending(self) -> list[str]:
        outcome = self.match.outcome
        if outcome is None:
            return []
        return [f"The game is over. {self.narrator.ending(outcome)}", *self.narrator.standing(outcome)]

    def forget_after(self, ply: int) -> None:
        """After a take-back: what was told of later moves will be told again when they are made again."""
        self._told = {viewer: Told(min(told.all, ply), min(told.open, ply)) for viewer, told in self._told.items()}

    def record(self) -> str:
        return record_text(self.match, str(self.setup.seating), self.setup.content, self.setup.names)

    def replaced(self, match: AnyMatch) -> TextGame:
        """The same people at another match."""
        return TextGame(replace(self.setup, seed=match.seed), match)

"""A record as something to be watched: where it can stop, whose eyes may be borrowed, and what the log says there.

Owns what may be seen of whom: a finished game is open, an unfinished one is seen as its one person sees it, or as a
spectator does. Works on a match of its own; the one on the table never hears of it. Must not know pixels.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from scrapdesk.core.match import Entry
from scrapdesk.core.players import AI
from scrapdesk.core.record import Record
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.table import Field, Piece
from scrapdesk.ui.desk.replay.open_eyes import opened
from scrapdesk.ui.setups import LEVEL
from scrapdesk.ui.table.exchange import LoadedGame
from scrapdesk.ui.table.running import HUMAN
from scrapdesk.ui.table.sitting import names_of_seats


class Eyes(NamedTuple):
    """Who looks: a seat, a spectator (no seat), or somebody who sees everything."""

    seat: Seat | None = None
    everything: bool = False


SPECTATOR = Eyes()
EVERYTHING = Eyes(everything=True)


class Film:
    """A match at its last line, and a cursor over the places where somebody was asked."""

    def __init__(self, loaded: LoadedGame, person: str) -> None:
        self.record = loaded.record
        self.entry = loaded.entry
        self.table = loaded.table
        self.match = loaded.match
        self.players = loaded.players
        self.names = names_of_seats(loaded.entry, loaded.players, person, loaded.record.names)
        self.length = self.match.ply
        """Plies of the record, whatever is looked at now."""
        self.outcome = self.match.outcome
        self._all = self._every_entry()
        decisions = [entry.ply for entry in self._all if entry.actor != CHANCE]
        self.stops: tuple[int, ...] = tuple(dict.fromkeys([*decisions, self.length]))
        self.at = len(self.stops) - 1
        """Which stop is looked at."""
        self.eyes = self.allowed[0]

    # -- who may look -----------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        return self.outcome is not None

    @property
    def allowed(self) -> tuple[Eyes, ...]:
        """Whose eyes may be borrowed, the most natural first."""
        people = [seat for seat, player in enumerate(self.players) if player == HUMAN]
        if not self.finished:
            return (Eyes(people[0]),) if len(people) == 1 else (SPECTATOR,)
        if not self.match.rules.info.hidden:
            return (SPECTATOR,)
        seats = [Eyes(seat) for seat in sorted(range(len(self.players)), key=lambda seat: seat not in people)]
        return (*seats, EVERYTHING) if len(people) == 1 else (EVERYTHING, *seats)

    def look_as(self, eyes: Eyes) -> None:
        """Borrows other eyes; those that may not be borrowed stay closed."""
        if eyes in self.allowed:
            self.eyes = eyes

    @property
    def view(self) -> Any:
        return self.match.view(self.eyes.seat)

    def pieces(self) -> Sequence[Piece]:
        """What lies on the table for these eyes."""
        if self.eyes.everything:
            return opened(self.table, self.match, range(len(self.players)))
        return self.table.pieces(self.view)

    def status(self) -> Sequence[Field]:
        return self.table.status(self.view)

    # -- where it is ------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        return self.stops[self.at]

    @property
    def at_end(self) -> bool:
        return self.at == len(self.stops) - 1

    def go(self, at: int) -> bool:
        """To a stop, the first or last where there is none; whether that is another."""
        at = max(0, min(at, len(self.stops) - 1))
        if at == self.at:
            return False
        self.at = at
        self.match.goto(self.stops[at], practice=True)
        return True

    def stop_for(self, ply: int) -> int:
        """The stop at which what happened at a ply has happened."""
        after = bisect_right(self.stops, ply)
        return min(after, len(self.stops) - 1)

    def stop_before(self, ply: int) -> int:
        """The last stop that is no later than a ply."""
        return max(0, bisect_right(self.stops, ply) - 1)

    # -- what is told -----------------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        """The whole log as these eyes may read it, what comes after the cursor included."""
        if self.eyes.everything:
            return list(self._all)
        return [entry.for_seat(self.eyes.seat) for entry in self._all]

    def _every_entry(self) -> tuple[Entry, ...]:
        """Every entry as far as it may be read here at all. After the end, the match itself opens them."""
        people = [seat for seat, player in enumerate(self.players) if player == HUMAN]
        return self.match.entries(people[0] if len(people) == 1 else None)

    # -- going on from here -----------------------------------------------------------------------------

    def branch(self) -> Record:
        """A practice game from this position on; whose eyes were borrowed, that seat is played by a person."""
        content = dict(self.record.content) or None
        players, names = self._who_goes_on()
        return replace(self.match.record(",".join(players), content), practice=True, names=names)

    @property
    def can_branch(self) -> bool:
        return self.match.outcome is None

    def _who_goes_on(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Who plays on, and what the people are called: whoever was alone takes the name to the other seat."""
        people = [seat for seat, player in enumerate(self.players) if player == HUMAN]
        wanted = self.eyes.seat
        if wanted is None:
            wanted = people[0] if people else self.match.to_act or 0
        players, names = list(self.players), list(self.record.names)
        if len(people) == 1 and people[0] != wanted:
            other = next((player for player in self.players if player.startswith(AI)), LEVEL)
            players[people[0]] = other
            if names:
                names[people[0]], names[wanted] = names[wanted], names[people[0]]
        players[wanted] = HUMAN
        return tuple(players), tuple(names)

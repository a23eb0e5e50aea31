"""Somebody who follows a game in a real window by what the program keeps on the disk, and where things lie there."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from scrapdesk.core.match import AnyMatch, Match
from scrapdesk.core.replay import replay
from scrapdesk.games import GAMES
from scrapdesk.storage.documents import Document
from scrapdesk.storage.saves import SaveBook
from scrapdesk.storage.statistics import STATISTICS, Result
from scrapdesk.ui.board.playing import PlayingHand
from scrapdesk.ui.board.slots import Layout

PATIENCE = 25.0
"""Seconds without any move. Whoever is out of the game may wait for longer than that while the others play on."""


@dataclass(frozen=True, slots=True)
class Follower:
    """One game of a program whose files lie at home; the person sits in the first seat."""

    home: Path
    game: str
    seats: int = 2
    options: Mapping[str, str] = field(default_factory=dict)

    def play(
        self, seed: str, play_one: Callable[[AnyMatch], None], enough: Callable[[AnyMatch], bool] = lambda match: False
    ) -> None:
        """One move after another whenever the person is asked, until the game is over or enough of it is played."""
        self._laid()
        match: AnyMatch | None = Match(GAMES[self.game].rules, self.seats, self.options, seed)
        if match is not None and match.to_act != 0:
            match = self.next_turn(0)
        while match is not None and not enough(match):
            before = match.ply  # a hand that tries the move out here plays it in this match, too
            play_one(match)
            match = self.next_turn(before)

    def _laid(self) -> None:
        """Waits until the table claims its place on the shelf: before that a window may be there, and nothing on it."""
        claim, ends = self.home / "data" / "saves" / f".running {self.game}.lock", time.monotonic() + 4 * PATIENCE
        while not claim.exists():
            assert time.monotonic() < ends, "no table was laid"
            time.sleep(0.05)

    def results(self) -> tuple[Result, ...]:
        """The games that the program has written down as finished."""
        return Document(STATISTICS, self.home / "data" / "statistics.json").value.results

    def next_turn(self, after: int) -> AnyMatch | None:
        """The game when the person is asked again; None when it is over. It is waited for as long as it goes on."""
        ends, seen, reached = time.monotonic() + PATIENCE, [("", 0)], after
        while time.monotonic() < ends:
            now = self._written()
            match = self._kept() if now != seen else None
            if match is not None and match.ply > after and match.to_act == 0:
                return match
            if match is not None and match.ply > reached:
                ends, reached = time.monotonic() + PATIENCE, match.ply
            seen = now
            if self.results():
                return None
            time.sleep(0.02)
        raise AssertionError(f"nothing has come after move {reached}; the person was asked at {after}")

    def _kept(self) -> AnyMatch | None:
        """The game as the program has kept it after the last move."""
        save = SaveBook(self.home / "data" / "saves").load(f"running {self.game}")
        return None if save is None else replay(save.record, GAMES[self.game].rules)

    def _written(self) -> list[tuple[str, int]]:
        """What lies on the shelf, and since when: the game is read anew only when that changes."""
        with suppress(FileNotFoundError):  # a file is written beside, and then takes the place of the old one
            saves = self.home / "data" / "saves"
            return sorted((path.name, path.stat().st_mtime_ns) for path in saves.glob("*"))
        return []


def point_of(layout: Layout, hand: PlayingHand, target: str) -> tuple[float, float]:
    """Where a person would point at a piece or a place."""
    places = layout.places(list(hand.pieces))
    if target in places:
        return places[target].x, places[target].y
    left, top, width, height = layout.box(target)
    return left + width / 2, top + height / 2

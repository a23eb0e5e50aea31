"""Whoever follows a game by what is kept of it waits as long as it goes on, and no longer."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from random import Random

import pytest

from scrapdesk.core.match import AnyMatch, Match
from scrapdesk.games import GAMES
from scrapdesk.storage.saves import SaveBook
from tests.playthroughs import follower
from tests.playthroughs.follower import Follower

PAUSE, MOVES = 0.25, 6


def without_the_person(seats: int) -> tuple[AnyMatch, Random]:
    """A game in which the first captain has gone down while the others still have a long way to go."""
    for seed in range(50):
        match, luck = Match(GAMES["scalawag"].rules, seats, {}, str(seed)), Random(seed)
        while match.to_act is not None and 0 not in match.view(None).sunk:
            match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
        if match.to_act is not None and len(match.view(None).sunk) == 1:
            return match, luck
    raise AssertionError("the first captain never goes down first")


def test_a_game_that_goes_on_without_the_person_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a slow machine the others need longer for the rest of the game than anybody needs for a move."""
    monkeypatch.setattr(follower, "PATIENCE", 3 * PAUSE)
    match, luck = without_the_person(8)
    book, last = SaveBook(tmp_path / "data" / "saves"), match.ply
    kept = Follower(tmp_path, "scalawag", 8)

    def play_on() -> None:
        for _ in range(MOVES):
            time.sleep(PAUSE)
            match.play(match.to_act or 0, luck.choice(list(match.legal_moves(match.to_act or 0))))
            book.keep("running scalawag", match.record())

    others = threading.Thread(target=play_on)
    others.start()
    try:
        with pytest.raises(AssertionError, match="nothing has come after move") as fault:
            kept.next_turn(last)
    finally:
        others.join()
    assert f"after move {match.ply};" in str(fault.value), "every move was waited for, and the last one not for ever"

"""What the balance lab notes of SCOPE: which side won, how, and after how many turns."""

from __future__ import annotations

from typing import Any

from scrapdesk.ai.playing import play_game
from scrapdesk.ai.random_agent import RandomAgent
from scrapdesk.games import GAMES
from scrapdesk.games.scope.lab import ScopeLab, by_setup, won

ENTRY = GAMES["scope"]


def note_of(**changes: Any) -> dict[str, Any]:
    options = {"grid": "quick-duel", "theme": "none", "mode": "basic"}
    plain = {"seats": 2, "options": options, "shares": [1.0, 0.0], "german": 0, "turns": 20, "how": "points"}
    return {**plain, **changes}


def test_the_side_that_begins_is_the_german_one() -> None:
    match = play_game(ENTRY.rules, [RandomAgent()] * 2, seed="lab")
    note = ScopeLab().note(match)
    assert note["german"] == 0 and note["turns"] == match.view(None).turns > 0
    assert note["how"] in ("points", "snipers", "units", "advance", "quiet", "long")


def test_draws_are_left_out_of_the_edge_and_told_beside_it() -> None:
    games = [note_of(), note_of(shares=[0.0, 1.0]), note_of(shares=[0.5, 0.5], how="quiet")]
    assert won(games).value == 0.5 and won(games).cases == 2
    row = ScopeLab().report(games).tables[0].rows[0]
    assert row[:5] == ("2p", "quick-duel", "none", "basic", 3)


def test_a_side_that_wins_too_often_is_named() -> None:
    bars = ScopeLab().report([note_of()] * 100).bars
    assert [bar.met for bar in bars] == [False] and "quick-duel none basic" in bars[0].what


def test_scenarios_are_counted_apart() -> None:
    other = note_of(options={"grid": "open-front", "theme": "none", "mode": "basic"})
    assert [len(games) for games in by_setup([note_of(), other, note_of()]).values()] == [2, 1]

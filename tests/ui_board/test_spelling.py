"""Pointing moves out: whole games played by targets alone, drags as two targets, refusals that change nothing."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.ui.board.spelling import Spelling

PATHS = [
    (("card:a", "piece:1", "square:x"), "A1x"),
    (("piece:1", "card:a", "square:x"), "A1x"),
    (("card:a", "piece:1", "square:y"), "A1y"),
    (("card:b", "pile"), "throw"),
    (("tray", "button:done"), "none"),
    (("tray", "card:a", "button:done"), "a"),
]


def spelling() -> Spelling[str]:
    return Spelling(PATHS)


def test_what_may_follow_is_what_legal_moves_begin_with() -> None:
    walk = spelling()
    assert walk.nexts() == ("card:a", "piece:1", "card:b", "tray")
    assert walk.goals_of("card:a") == ("piece:1",)
    walk.point("card:a")
    assert walk.nexts() == ("piece:1",)
    assert set(walk.moves()) == {"A1x", "A1y"}


def test_a_drag_is_two_targets_and_a_move_left_alone_can_be_finished() -> None:
    walk = spelling()
    assert walk.point("card:b", "pile").move == "throw"
    walk.clear()
    assert walk.point("piece:1", "card:a").move is None
    assert walk.finish() == "A1x"
    walk.clear()
    walk.point("card:a")
    assert walk.finish() is None


def test_one_target_never_plays_and_a_button_is_waited_for() -> None:
    walk = spelling()
    assert walk.point("card:b").move is None
    walk.clear()
    walk.point("tray")
    assert walk.point("card:a").move is None
    assert walk.finish() is None
    assert walk.point("button:done").move == "a"


def test_a_target_that_leads_nowhere_is_an_attempt_and_changes_nothing() -> None:
    walk = spelling()
    walk.point("card:a")
    step = walk.point("pile")
    assert step.refused
    assert step.attempt is not None
    assert step.attempt.targets == ("card:a", "pile")
    assert walk.pointed == ("card:a",)
    assert walk.back()
    assert not walk.back()


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_played_by_pointing_alone(game: str) -> None:
    entry = GAMES[game]
    for seats in entry.info.seats[:2]:
        match = Match(entry.rules, seats, {}, "point")
        rng = Random(seats)
        for _ in range(150):
            asked = match.to_act
            if asked is None:
                break
            walk = Spelling.of(entry.table, match.view(asked), match.legal_moves(asked))
            move = None
            while move is None:
                step = walk.point(rng.choice(walk.nexts()))
                assert not step.refused
                move = step.move
            match.play(asked, move)

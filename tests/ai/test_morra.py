"""A hand of morra is drawn evenly by whoever plays it: a habit could be learnt, and two with the same never begin."""

from __future__ import annotations

from collections import Counter

import pytest

from scrapdesk.ai.agent import Question
from scrapdesk.ai.coach import Coach
from scrapdesk.ai.levels import LEVELS, TEMPERAMENTS
from scrapdesk.ai.playing import play_game
from scrapdesk.ai.roster import make_agent
from scrapdesk.core.match import Match
from scrapdesk.games import GAMES

ENTRY = GAMES["scamorra"]
MORRA = {"initiative": "morra"}
TEMPERED = [f"sharp-{temper}" for temper in TEMPERAMENTS]
THROWS = 300


@pytest.mark.parametrize("name", ["random", "greedy", *LEVELS, *TEMPERED])
def test_every_level_and_temper_shows_each_sign_about_equally_often(name: str) -> None:
    match = Match(ENTRY.rules, 2, MORRA, "even")
    agent, view, legal = make_agent(name, ENTRY), match.view(0), match.legal_moves(0)
    shown = Counter(agent.choose(view, legal, f"throw {n}") for n in range(THROWS))
    expected = THROWS / 3
    assert sum((shown[sign] - expected) ** 2 / expected for sign in legal) < 13.8  # one in a thousand


@pytest.mark.parametrize("name", list(LEVELS))
def test_two_of_a_level_soon_have_the_initiative(name: str) -> None:
    match = Match(ENTRY.rules, 2, MORRA, "begin")
    agent = make_agent(name, ENTRY)
    for throw in range(20):
        seat = match.to_act
        if seat is None or len(match.legal_moves(seat)) != 3:
            break
        match.play(seat, agent.choose(match.view(seat), match.legal_moves(seat), f"{throw}"))
    assert len(match.legal_moves(match.to_act or 0)) == 2


def test_a_whole_game_of_two_rookies_begins_with_morra_and_ends() -> None:
    rookie = make_agent("rookie/10", ENTRY)
    assert play_game(ENTRY.rules, [rookie, rookie], MORRA, "1").outcome is not None


def test_the_coach_says_that_no_sign_is_better_than_another() -> None:
    match = Match(ENTRY.rules, 2, MORRA, "even")
    question = Question(match.view(0), tuple(match.legal_moves(0)), "hint")
    hints = Coach(ENTRY).advise(question.view, question.legal, question.seed)
    assert {hint.estimate for hint in hints} == {0.5} and len(hints) == 3
    assert all("every sign is equally good" in str(hint.why) for hint in hints)

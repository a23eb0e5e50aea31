"""Whole games between agents: everybody is asked with its own view, and one seed makes one game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from scrapdesk.ai.agent import Agent, Question, Thought
from scrapdesk.ai.playing import play_game
from scrapdesk.ai.random_agent import RandomAgent
from scrapdesk.ai.roster import make_agent
from scrapdesk.core.match import AnyMatch
from scrapdesk.core.options import BadOption
from tests.ai.toys import HIDECARDS, TAKEAWAY, DealView


class Recorder(RandomAgent):
    """Plays at random, and remembers what it was asked."""

    looks = True

    def __init__(self) -> None:
        self.asked: list[tuple[Any, Sequence[Any], str]] = []

    def choose(self, view: Any, legal: Sequence[Any], seed: str) -> Any:
        self.asked.append((view, legal, seed))
        return super().choose(view, legal, seed)


def test_a_game_is_played_to_its_end_and_is_the_same_with_the_same_seed() -> None:
    agents = [make_agent("greedy", HIDECARDS), make_agent("random", HIDECARDS), make_agent("mcts:20", HIDECARDS)]
    texts = [str(play_game(HIDECARDS.rules, agents, None, "seed7").record()) for _ in range(2)]
    assert play_game(HIDECARDS.rules, agents, None, "seed7").outcome is not None
    assert texts[0] == texts[1]
    assert str(play_game(HIDECARDS.rules, agents, None, "seed8").record()) != texts[0]


def test_every_agent_gets_the_view_of_its_seat_and_a_seed_of_its_own() -> None:
    recorders = [Recorder(), Recorder()]
    play_game(HIDECARDS.rules, recorders, None, "1")
    for seat, recorder in enumerate(recorders):
        assert recorder.asked
        for view, legal, _ in recorder.asked:
            assert isinstance(view, DealView)
            assert view.seat == seat
            assert {card for _, card in legal} == set(view.hand)
    seeds = [seed for recorder in recorders for _, _, seed in recorder.asked]
    assert len(set(seeds)) == len(seeds)
    assert recorders[0].asked[0][2] == "1/p1/1"


def test_the_game_can_be_watched() -> None:
    plies: list[int] = []

    def watch(match: AnyMatch) -> None:
        plies.append(match.ply)

    match = play_game(TAKEAWAY.rules, [RandomAgent(), RandomAgent()], {"stones": "7"}, 3, watch)
    assert plies == list(range(1, match.ply + 1))


def test_a_set_up_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption):
        play_game(TAKEAWAY.rules, [RandomAgent()] * 3)
    with pytest.raises(BadOption):
        play_game(TAKEAWAY.rules, [RandomAgent()] * 2, {"stones": "99"})


def test_an_agent_that_thinks_is_drained_by_choose() -> None:
    class Slow(Thought):
        def __init__(self, question: Question) -> None:
            self.question, self.steps = question, 0

        def step(self) -> bool:
            self.steps += 1
            return self.steps < 3

        @property
        def progress(self) -> float:
            return self.steps / 3

        def answer(self) -> Any:
            from scrapdesk.ai.agent import Answer

            return Answer(self.question.legal[self.steps - 1])

    class Third(Agent):
        def think(self, question: Question) -> Thought:
            return Slow(question)

    assert Third().choose(None, ["a", "b", "c"], "s") == "c"

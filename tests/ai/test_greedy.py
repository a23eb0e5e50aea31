"""The one-step player: it takes what its evaluation likes best, over samples and luck that all moves share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scrapdesk.ai.agent import Question
from scrapdesk.ai.greedy import GreedyAgent
from scrapdesk.core.seats import Seat
from tests.ai.positions import choices
from tests.ai.toys import HIDECARDS, TAKEAWAY, Deal, Heap, HidecardsBot, Move, TakeawayBot


class LikesLow(HidecardsBot):
    """Counts what is left in the own hand: so the lowest card should go."""

    def evaluate(self, state: Deal, seat: Seat) -> float:
        return sum(state.hands[seat]) / 100

    def order(self, state: Deal, moves: Sequence[Move]) -> Sequence[Move]:
        return sorted(moves, key=lambda move: -move[1])


class Blank(TakeawayBot):
    def evaluate(self, state: Heap, seat: Seat) -> float:
        return 0.5


def _asked() -> tuple[Any, tuple[Move, ...]]:
    match, seat = next(choices(HIDECARDS, 3, "g", every=1, most=1))
    return match.view(seat), tuple(match.legal_moves(seat))


def test_it_takes_the_move_that_its_evaluation_likes_best() -> None:
    view, legal = _asked()
    agent = GreedyAgent(HIDECARDS.rules, LikesLow(HIDECARDS.rules))
    assert agent.choose(view, legal, "s") == min(legal)
    answer = agent.think(Question(view, legal, "s")).finish()
    assert [found.move for found in answer.candidates] == sorted(legal)
    assert answer.iterations == agent.samples


def test_of_a_wide_list_it_looks_at_those_that_the_bot_puts_first() -> None:
    view, legal = _asked()
    agent = GreedyAgent(HIDECARDS.rules, LikesLow(HIDECARDS.rules), widest=2)
    assert agent.choose(view, legal, "s") == sorted(legal)[-2]


def test_equal_moves_are_drawn_by_the_seed() -> None:
    view = Heap(5, 0, 0)
    legal = TAKEAWAY.rules.legal_moves(view)
    agent = GreedyAgent(TAKEAWAY.rules, Blank(TAKEAWAY.rules))
    seen = {agent.choose(view, legal, f"s{nth}") for nth in range(40)}
    assert seen == set(legal)


def test_where_nothing_is_hidden_or_drawn_one_look_is_enough() -> None:
    assert GreedyAgent(TAKEAWAY.rules, TAKEAWAY.bot).samples == 1
    assert GreedyAgent(TAKEAWAY.rules, TAKEAWAY.bot).choose(Heap(3, 0, 0), [("take", 1), ("take", 3)], "s") == (
        "take",
        3,
    )


def test_its_thinking_can_be_watched() -> None:
    view, legal = _asked()
    thought = GreedyAgent(HIDECARDS.rules, HIDECARDS.bot, samples=4).think(Question(view, legal, "s"))
    marks = [thought.progress]
    while thought.step():
        marks.append(thought.progress)
        assert thought.answer().move in legal
    assert marks == [0.25, 0.5, 0.75]
    assert thought.progress == 1.0

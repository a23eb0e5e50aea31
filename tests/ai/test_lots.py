"""Choices by lot: drawn as often as the game says, by the question's own seed, and without a thought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from scrapdesk.ai import Question
from scrapdesk.ai.ismcts import SearchAgent
from scrapdesk.ai.settings import Settings
from tests.ai.toys import TAKEAWAY, Heap, Move, TakeawayBot

VIEW = Heap(12, 0, 0)
LEGAL = tuple(TAKEAWAY.rules.legal_moves(VIEW))


class Gambler(TakeawayBot):
    """Takes one of three times as often as two, and never three."""

    def lot(self, state: Heap, moves: Sequence[Move]) -> Mapping[Move, float] | None:
        return {("take", 1): 3.0, ("take", 2): 1.0} if state.stones == 12 else None


AGENT = SearchAgent(TAKEAWAY.rules, Gambler(TAKEAWAY.rules), Settings(iterations=800))


def test_a_lot_is_drawn_as_often_as_it_says() -> None:
    found = Counter(AGENT.choose(VIEW, LEGAL, str(nth)) for nth in range(1000))
    assert 700 < found["take", 1] < 800
    assert found.total() == found["take", 1] + found["take", 2]


def test_the_same_question_draws_the_same_with_and_without_reasons() -> None:
    for nth in range(20):
        asked, explained = (AGENT.think(Question(VIEW, LEGAL, str(nth), explain)).finish() for explain in (False, True))
        assert asked.move == explained.move
        assert {found.move for found in explained.candidates} == {("take", 1), ("take", 2)}
        assert all(found.why for found in explained.candidates)


def test_where_a_game_draws_no_lot_the_search_decides() -> None:
    view = Heap(11, 0, 0)
    assert AGENT.choose(view, TAKEAWAY.rules.legal_moves(view), "s") == ("take", 3)

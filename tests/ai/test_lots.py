"""Choices that are drawn: as often as the game says, or under a veil, and always by the question's own seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

import pytest

from scrapdesk.ai.agent import Candidate, Question
from scrapdesk.ai.ismcts import SearchAgent
from scrapdesk.ai.lots import under_veil
from scrapdesk.ai.settings import Settings
from tests.ai.toys import TAKEAWAY, Heap, Move, TakeawayBot

VIEW = Heap(12, 0, 0)
LEGAL = tuple(TAKEAWAY.rules.legal_moves(VIEW))


class Secret(TakeawayBot):
    """Hides what is within some hundredths."""

    def __init__(self) -> None:
        super().__init__(None)

    def veil(self, state: Any, best: Any, other: Any) -> float:
        return 0.02


class Gambler(TakeawayBot):
    """Takes one of three times as often as two, and never three."""

    def lot(self, state: Heap, moves: Sequence[Move]) -> Mapping[Move, float] | None:
        return {("take", 1): 3.0, ("take", 2): 1.0} if state.stones == 12 else None


class Secretive(TakeawayBot):
    """Knows nothing of the game, and does not mind which of its moves is taken."""

    def veil(self, state: Heap, best: Move, other: Move) -> float:
        return 9.0 if state.stones == 12 else 0.0


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


def test_under_a_veil_moves_as_good_as_the_best_are_drawn_too_and_by_the_questions_own_seed() -> None:
    agent = SearchAgent(TAKEAWAY.rules, Secretive(TAKEAWAY.rules), Settings(iterations=80, alert=False))
    found = [agent.choose(VIEW, LEGAL, str(nth)) for nth in range(90)]
    assert set(found) == set(LEGAL)
    assert found == [agent.choose(VIEW, LEGAL, str(nth)) for nth in range(90)]


def test_a_veil_gives_nothing_away_where_the_game_has_none() -> None:
    view = Heap(11, 0, 0)
    agent = SearchAgent(TAKEAWAY.rules, Secretive(TAKEAWAY.rules), Settings(iterations=800))
    assert {agent.choose(view, TAKEAWAY.rules.legal_moves(view), str(nth)) for nth in range(10)} == {("take", 3)}


def test_what_is_much_worse_is_never_drawn() -> None:
    scored = [(0.5, Candidate("best", 0.5)), (0.49, Candidate("close", 0.49)), (0.3, Candidate("far", 0.3))]
    drawn = under_veil(Secret(), None, scored)
    assert [found.move for found, _ in drawn] == ["best", "close"]
    assert drawn[1][1] == pytest.approx(exp(-0.5))


class Sleepless(TakeawayBot):
    """Thinks that one stone is never worth taking."""

    def pointless(self, state: Heap, move: Move) -> bool:
        return move == ("take", 1) or state.stones == 2


@pytest.mark.parametrize(("stones", "alert", "taken"), [(9, True, {2, 3}), (9, False, {1}), (2, False, {2})])
def test_who_is_alert_leaves_out_what_is_pointless_unless_there_is_nothing_else(
    stones: int, alert: bool, taken: set[int]
) -> None:
    """Of nine stones one is the right number to take, but for that."""
    agent = SearchAgent(TAKEAWAY.rules, Sleepless(TAKEAWAY.rules), Settings(iterations=400, alert=alert))
    view = Heap(stones, 0, 0)
    legal = tuple(TAKEAWAY.rules.legal_moves(view))
    assert {agent.choose(view, legal, str(nth))[1] for nth in range(8)} <= taken
    assert agent.choose(Heap(2, 0, 0), TAKEAWAY.rules.legal_moves(Heap(2, 0, 0)), "s") == ("take", 2)

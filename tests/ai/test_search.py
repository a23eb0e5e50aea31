"""The tree search: it finds what can be found, misses nothing that decides at once, and keeps its books right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from scrapdesk.ai.agent import Question
from scrapdesk.ai.ismcts import Search, SearchAgent
from scrapdesk.ai.node import BRANCHES, Node, best_tried, branch, know_roots
from scrapdesk.ai.sampling import shares
from scrapdesk.ai.settings import TO_THE_END, Settings, Temperament
from scrapdesk.core.entry import GameEntry
from scrapdesk.core.events import NOBODY, Audience
from scrapdesk.core.rules import Outcome
from scrapdesk.core.seats import CHANCE
from scrapdesk.core.words import say
from tests.ai.positions import choices
from tests.ai.toys import HIDECARDS, TAKEAWAY, Deal, DealView, Heap, Hidecards, Move, TakeawayBot

SILENT = Settings(alert=False)


def _agent(entry: GameEntry, settings: Settings) -> SearchAgent:
    return SearchAgent(entry.rules, entry.bot, settings)


def _search(entry: GameEntry, view: Any, settings: Settings, seed: str = "s") -> Search:
    legal = tuple(entry.rules.legal_moves(entry.rules.determinize(view, Random(seed))))
    search = Search(_agent(entry, settings), Question(view, legal, seed))
    search.finish()
    return search


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
@pytest.mark.parametrize("guided", [True, False])
def test_without_any_advice_it_finds_the_winning_move_some_moves_ahead(stones: int, guided: bool) -> None:
    search = _search(TAKEAWAY, Heap(stones, 0, 0), replace(SILENT, iterations=800, guided=guided))
    assert search.answer().move == ("take", stones % 4)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
@pytest.mark.parametrize("noise", [0.0, 9.0])
def test_a_move_that_wins_at_once_is_taken_even_by_a_shaky_hand(seed: str, noise: float) -> None:
    for stones in (1, 2, 3):
        view = Heap(stones, 0, 0)
        agent = _agent(TAKEAWAY, Settings(iterations=8, noise=noise))
        assert agent.choose(view, TAKEAWAY.rules.legal_moves(view), seed) == ("take", stones)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_a_move_that_lets_the_other_win_at_once_is_not_taken(seed: str) -> None:
    for stones in (5, 6):
        view = Heap(stones, 1, 0)
        agent = _agent(TAKEAWAY, Settings(iterations=8, noise=9.0))
        _, taken = agent.choose(view, TAKEAWAY.rules.legal_moves(view), seed)
        assert stones - taken > 3


def test_where_every_move_loses_it_still_moves() -> None:
    view = Heap(4, 0, 0)
    assert _agent(TAKEAWAY, Settings(iterations=8)).choose(view, TAKEAWAY.rules.legal_moves(view), "s")[0] == "take"


def test_a_weak_level_may_be_told_not_to_look_at_once() -> None:
    view = Heap(3, 0, 0)
    agent = _agent(TAKEAWAY, replace(SILENT, iterations=3, noise=9.0))
    seen = {agent.choose(view, TAKEAWAY.rules.legal_moves(view), f"s{nth}") for nth in range(30)}
    assert len(seen) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cutoff", [0, 2, TO_THE_END])
def test_the_books_of_the_tree_are_right(seats: int, cutoff: int) -> None:
    settings = replace(SILENT, iterations=150, cutoff=cutoff)
    for match, seat in choices(HIDECARDS, seats, "b", every=2, most=3):
        search = _search(HIDECARDS, match.view(seat), settings)
        children = search.root.children
        assert search.done == 150
        assert sum(child.visits for child in children.values()) == 150
        assert set(children) == set(match.legal_moves(seat))
        for child in children.values():
            assert 0 <= child.total <= child.visits <= child.available
            assert sum(below.visits for below in child.children.values()) <= child.visits


def test_it_does_not_plan_to_answer_a_card_that_lies_face_down() -> None:
    """Whatever the others put down unseen, our seat's next decision is one and the same place in the tree."""

    class FaceDown(Hidecards):
        def audience(self, state: Deal, move: Move) -> Audience:
            return NOBODY if state.turn == CHANCE else (state.turn or 0,)

    match, seat = next(choices(HIDECARDS, 2, "b", every=1, most=1))
    question = Question(match.view(seat), tuple(match.legal_moves(seat)), "s")
    nexts = []
    for rules in (HIDECARDS.rules, FaceDown()):
        search = Search(SearchAgent(rules, HIDECARDS.bot, replace(SILENT, iterations=600)), question)
        search.finish()
        first = search.root.children[search.answer().move]
        nexts.append(sum(bool(child.children) for child in first.children.values()))
    assert seat == 0
    assert nexts[0] > 1
    assert nexts[1] == 1


def test_the_answer_lists_what_was_tried_with_the_best_in_front() -> None:
    for match, seat in choices(HIDECARDS, 2, "c", every=1, most=4):
        answer = _search(HIDECARDS, match.view(seat), replace(SILENT, iterations=400)).answer()
        assert all(0 <= found.estimate <= 1 for found in answer.candidates)
        assert answer.move == answer.candidates[0].move
        assert sum(found.visits for found in answer.candidates) == answer.iterations == 400


def test_its_estimate_over_cards_that_it_cannot_see_is_the_true_chance() -> None:
    """Behind by a point with 4 and 8, it needs both rounds: the 4 must meet the 3, one of four unseen cards."""
    view = DealView(1, 2, 1, (4, 8), (1, 2), None, 1, (1, 2), (1, 0))
    search = _search(HIDECARDS, view, replace(SILENT, iterations=3000))
    for card in view.hand:
        child = search.root.children[("put", card)]
        assert child.total / child.visits == pytest.approx(0.25, abs=0.05)


def test_its_thinking_can_be_watched_and_the_end_is_the_same() -> None:
    view = Heap(21, 0, 0)
    question = Question(view, tuple(TAKEAWAY.rules.legal_moves(view)), "s")
    agent = _agent(TAKEAWAY, replace(SILENT, iterations=100))
    thought = agent.think(question)
    assert thought.answer().move in question.legal
    marks = []
    while thought.step():
        marks.append(thought.progress)
        assert thought.answer().move in question.legal
    assert marks == sorted(marks)
    assert 0 < marks[0] < marks[-1] < 1
    assert thought.answer() == agent.think(question).finish()


def test_it_can_be_led_simulation_by_simulation_and_comes_to_the_same() -> None:
    """As the bench of search speed does."""
    view, settings = Heap(21, 0, 0), replace(SILENT, iterations=400)
    search = Search(_agent(TAKEAWAY, settings), Question(view, tuple(TAKEAWAY.rules.legal_moves(view)), "s"))
    for _ in range(400):
        search.trees[0].simulate()
    assert search.answer() == _search(TAKEAWAY, view, settings).answer()


def test_a_deadline_ends_the_thinking_early_with_the_best_so_far() -> None:
    view = Heap(21, 0, 0)
    search = _search(TAKEAWAY, view, replace(SILENT, iterations=10**7, deadline=0.02))
    assert 0 < search.done < 10**7
    assert search.answer().move in TAKEAWAY.rules.legal_moves(view)


@pytest.mark.parametrize("depth", [1, 2])
def test_the_tree_holds_no_more_decisions_below_each_other_than_it_may(depth: int) -> None:
    search = _search(TAKEAWAY, Heap(21, 0, 0), replace(SILENT, iterations=300, depth=depth))
    layer = [search.root]
    for _ in range(depth):
        layer = [child for node in layer for child in node.children.values()]
        assert layer
    assert not any(node.children for node in layer)


def test_the_others_can_be_left_to_the_policy_of_the_game() -> None:
    """Eight stones are lost, but not against one who always takes a single stone."""

    class TakesOne(TakeawayBot):
        def rollout(self, state: Heap, moves: Sequence[Move], random: Callable[[], float]) -> Move:
            return moves[0] if state.turn == 1 else moves[int(random() * len(moves))]

    question = Question(Heap(8, 0, 0), tuple(TAKEAWAY.rules.legal_moves(Heap(8, 0, 0))), "s")
    found = []
    for modelled in (False, True):
        settings = replace(SILENT, iterations=1500, modelled=modelled)
        search = Search(SearchAgent(TAKEAWAY.rules, TakesOne(TAKEAWAY.rules), settings), question)
        found.append(search.finish().candidates[0].estimate)
    assert found[0] < 0.4
    assert found[1] > 0.8


def test_breadth_grows_with_visits_where_it_is_limited() -> None:
    match, seat = next(choices(HIDECARDS, 2, "w", every=1, most=1))
    narrow = _search(HIDECARDS, match.view(seat), replace(SILENT, iterations=3, widening=0.6))
    assert len(narrow.root.children) == 2
    wide = _search(HIDECARDS, match.view(seat), replace(SILENT, iterations=60, widening=0.6))
    assert len(wide.root.children) == 3


def _hits(noise: float, alert: bool) -> int:
    """How often of 25 times the one good move of a heap of seven is taken."""
    view, legal = Heap(7, 0, 0), TAKEAWAY.rules.legal_moves(Heap(7, 0, 0))
    agent = _agent(TAKEAWAY, replace(SILENT, iterations=200, noise=noise, alert=alert))
    return sum(agent.choose(view, legal, f"s{nth}") == ("take", 3) for nth in range(25))


def test_a_shaky_hand_takes_lesser_moves_more_often() -> None:
    assert _hits(0.0, alert=False) == 25
    assert 5 < _hits(1.5, alert=False) < 25


def test_an_alert_hand_never_slips_so_far_that_everybody_would_see_it() -> None:
    assert _hits(1.5, alert=True) == 25


def test_a_temperament_decides_only_between_moves_about_equally_good() -> None:
    """From a lost heap of eight all moves are equal, from seven one is far better."""
    slow, quick = Temperament("Slow", "", haste=-1.0), Temperament("Quick", "", haste=1.0)
    for temperament in (slow, quick):
        settings = replace(SILENT, iterations=1500, temperament=temperament)
        assert _search(TAKEAWAY, Heap(7, 0, 0), settings).answer().move == ("take", 3)
    equal = {
        which.title: _search(TAKEAWAY, Heap(8, 0, 0), replace(SILENT, iterations=3000, temperament=which))
        for which in (slow, quick)
    }
    lengths = {
        name: search.root.children[search.answer().move].length / search.root.children[search.answer().move].visits
        for name, search in equal.items()
    }
    assert lengths["Slow"] >= lengths["Quick"]


def test_a_move_is_compared_only_with_those_that_could_be_made_at_the_same_time() -> None:
    node = Node()
    for move, visits, total in (("a", 10, 5.0), ("b", 2, 1.0)):
        child = node.children[move] = Node()
        child.visits, child.total, child.mean, child.available = visits, total, total / visits, visits
        child.reach = 0.7 * visits**-0.5
    roots = know_roots(20)
    a, b = (node.children[name] for name in "ab")
    assert best_tried(node, ("a", "b", "c"), roots) == (b, ["c"])
    assert best_tried(node, ("a",), roots)[0] is a
    assert (node.children["a"].available, node.children["b"].available) == (12, 3)


def test_luck_with_few_outcomes_branches_and_with_many_it_shares() -> None:
    dice, shuffles = Node(), Node()
    assert branch(dice, 1) is branch(dice, 1)
    assert branch(dice, 1) is not branch(dice, 2)
    nodes = [branch(shuffles, nth) for nth in range(BRANCHES + 20)]
    assert len(set(map(id, nodes))) == BRANCHES + 1
    assert branch(shuffles, 3) is nodes[3]


@pytest.mark.parametrize("together", [False, True])
@pytest.mark.parametrize("ranks", [(1, 2), (2, 1), (1, 1), (1, 2, 2), (1, 1, 3), (2, 1, 1, 4), (1, 1, 1)])
def test_shares_are_those_of_the_outcome(ranks: tuple[int, ...], together: bool) -> None:
    outcome = Outcome(ranks, say("so"), "T-1", together=together)
    assert shares(outcome) == tuple(outcome.share(seat) for seat in range(len(ranks)))


def test_a_game_that_asks_nobody_and_names_no_winner_is_a_fault_of_its_rules() -> None:
    class Silent(type(TAKEAWAY.rules)):  # type: ignore[misc]
        def outcome(self, state: Heap) -> None:
            return None

    with pytest.raises(ValueError, match="asks nobody"):
        SearchAgent(Silent(), TAKEAWAY.bot, SILENT).choose(Heap(3, 0, 0), [("take", 1), ("take", 3)], "s")

"""Rookies err as people do: they overlook, fear, look no further than their own move, and forget."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from scrapdesk.ai.agent import Candidate, Question
from scrapdesk.ai.ismcts import Search, SearchAgent
from scrapdesk.ai.lapses import noticed
from scrapdesk.ai.roster import make_agent
from scrapdesk.ai.settings import UNERRING, Lapses, Settings, Temperament
from scrapdesk.core.match import Match
from scrapdesk.core.seats import Seat
from scrapdesk.games import GAMES
from scrapdesk.games.scope.memory import recalled
from tests.ai.toys import TAKEAWAY, Heap, Move, TakeawayBot
from tests.games.scope.positions import RULES, position

SILENT = Settings(alert=False, iterations=400)


class Ordered(TakeawayBot):
    """Three of a heap look natural, and two more than one."""

    def order(self, state: Heap, moves: Sequence[Move]) -> Sequence[Move]:
        return sorted(moves, key=lambda move: -move[1])


def test_natural_moves_are_always_noticed_and_others_now_and_then() -> None:
    bot, view, lapses = Ordered(TAKEAWAY.rules), Heap(12, 0, 0), Lapses(overlooks=0.5)
    legal = tuple(("take", number) for number in range(1, 9))
    seen = [noticed(bot, view, Question(view, legal, str(nth)), lapses) for nth in range(200)]
    assert all({("take", 8), ("take", 7)} <= set(found) for found in seen)
    assert 70 < sum(("take", 1) in found for found in seen) < 130
    assert noticed(bot, view, Question(view, legal, "s"), UNERRING) == legal


def test_who_sees_one_move_ahead_misses_the_reply_to_it() -> None:
    """With six stones, to take two leaves four, which loses; only a look at the reply tells the moves apart."""

    def estimates(lapses: Lapses) -> list[float]:
        agent = SearchAgent(TAKEAWAY.rules, TakeawayBot(TAKEAWAY.rules), replace(SILENT, cutoff=0, lapses=lapses))
        view = Heap(6, 0, 0)
        answer = agent.think(Question(view, tuple(TAKEAWAY.rules.legal_moves(view)), "s")).finish()
        return [found.estimate for found in answer.candidates]

    assert len(set(estimates(Lapses(sees=1)))) == 1
    assert len(set(estimates(Lapses(sees=2)))) > 1
    assert len(set(estimates(UNERRING))) > 1


@pytest.mark.parametrize(("nerve", "fear", "taken"), [(0.5, 0.0, "gamble"), (-0.5, 0.0, "safe"), (0.0, 0.5, "safe")])
def test_nerve_likes_a_gamble_and_fear_does_not(nerve: float, fear: float, taken: str) -> None:
    settings = replace(SILENT, temperament=Temperament("T", "", nerve=nerve), lapses=Lapses(fear=fear))
    search = Search(SearchAgent(TAKEAWAY.rules, TakeawayBot(TAKEAWAY.rules), settings), _question())
    search.finish()
    for move, (mean, squares) in {("take", 1): (0.5, 0.5), ("take", 2): (0.5, 0.25)}.items():
        node = search.root.children[move]
        node.mean, node.squares = mean, squares * node.visits
    search.root.children.pop(("take", 3), None)
    assert search.answer().move == {"gamble": ("take", 1), "safe": ("take", 2)}[taken]


@pytest.mark.parametrize(("best", "most"), [(0.5, 0.2), (0.9, 0.1), (0.99, 0.01)])
def test_an_alert_hand_gives_away_no_more_than_is_missing_to_a_win(best: float, most: float) -> None:
    settings = replace(SILENT, alert=True, noise=50.0, slip=0.2)
    found = set()
    for nth in range(60):
        question = Question(Heap(12, 0, 0), tuple(TAKEAWAY.rules.legal_moves(Heap(12, 0, 0))), str(nth))
        search = Search(SearchAgent(TAKEAWAY.rules, TakeawayBot(TAKEAWAY.rules), settings), question)
        worse = [Candidate(("take", number), best - part * most) for number, part in ((2, 0.9), (3, 1.1))]
        scored = [(one.estimate, one) for one in (Candidate(("take", 1), best), *worse)]
        found |= {max(search._shaken(scored), key=lambda pair: pair[0])[1].move}
    assert found == {("take", 1), ("take", 2)}


def _question() -> Question:
    view = Heap(12, 0, 0)
    return Question(view, tuple(TAKEAWAY.rules.legal_moves(view)), "s")


FIELD = """
E E E S
O D C E
E M G I
-------
i g e e
e d c e
s m o e
"""


def test_some_of_what_was_seen_slips_from_a_rookies_mind_and_nothing_else_changes() -> None:
    state = position(FIELD, target=9, known="a6 b6 c6 d6 a5 b5 c5 d5 a1 b1")
    view = RULES.view(state, 0)
    dim = recalled(view, 0.4)
    slipped = dim.hidden & ~view.hidden
    assert 2 <= slipped.bit_count() <= 7
    assert not slipped & ~view.area(1)
    imagined = RULES.determinize(dim, Random(1))
    assert RULES.legal_moves(imagined) == RULES.legal_moves(state)
    assert recalled(view, 0.4) == dim
    assert recalled(view._replace(turns=view.turns + 40), 0.4) != dim


def test_infantry_in_the_own_front_is_never_forgotten() -> None:
    """Or a sample might lay a sniper there, who has no quadrant of its own front to be heard in."""
    state = position(
        FIELD.replace("i g e e", "i g I e").replace("E M G I", "E M G E"), target=9, known="c3 a6 b6 c6 d6"
    )
    view = RULES.view(state, 0)
    assert view.area(1) & view.frame.ground.fronts[0]
    for turns in range(0, 400, 8):
        slipped = recalled(view._replace(turns=turns), 0.9).hidden & ~view.hidden
        assert slipped
        assert not slipped & view.frame.ground.fronts[0]


def test_while_a_card_is_being_shot_at_nothing_slips() -> None:
    state = position(FIELD, target=9, known="d6")
    found = RULES.apply(state, RULES.decode_move("search d6"))
    assert recalled(RULES.view(found, 0), 0.4) == RULES.view(found, 0)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_rookie_plays_every_game_to_its_end_with_legal_moves(game: str) -> None:
    entry = GAMES[game]
    agent = make_agent("rookie/4", entry)
    match: Match[Any, Any, Any] = Match(entry.rules, entry.info.seats[0], seed="lapses")
    seat: Seat | None
    while (seat := match.to_act) is not None:
        match.play(seat, agent.choose(match.view(seat), match.legal_moves(seat), f"{match.ply}"))
    assert match.outcome is not None

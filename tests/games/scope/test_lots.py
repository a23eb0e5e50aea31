"""Set-ups and cards put back are drawn, so that no map of them tells anything."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from scrapdesk.ai.agent import Agent
from scrapdesk.ai.coach import Coach
from scrapdesk.ai.levels import LEVELS
from scrapdesk.ai.roster import make_agent
from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scope import SCOPE
from scrapdesk.games.scope.board import WIDTH, squares_in
from scrapdesk.games.scope.cards import GUN, INFANTRY, SNIPER, SOVIET
from scrapdesk.games.scope.legal import places_of
from scrapdesk.games.scope.moves import Arrange, Place
from scrapdesk.games.scope.state import Phase, State
from tests.games.scope.positions import RULES, new_game, play, position

GRIDS = ["quick-duel", "open-front", "deep-front", "open-battle", "deep-battle"]
SET_UPS = 700
"""So many that no flat row is five points off by luck alone (four standard errors and more)."""


@cache
def player(level: str) -> Agent:
    return make_agent(level, SCOPE)


def laid_out(level: str, nth: int, **options: str) -> State:
    """Both fronts as a level lays them out."""
    agent, luck, ply, state = player(level), Random(nth), 0, new_game(2, **options)
    while (seat := RULES.to_act(state)) is not None and state.phase <= Phase.DEAL:
        if seat == CHANCE:
            state = RULES.apply(state, RULES.sample_chance(state, luck))
            continue
        moves = RULES.legal_moves(state)
        state = RULES.apply(state, agent.choose(RULES.view(state, seat), moves, f"{nth}/{ply}"))
        ply += 1
    return state


def rows_of(kind: str, **options: str) -> list[list[float]]:
    """For both sides the share of a kind of card in every row of many set-ups, the nearest to the enemy first."""
    found, rows = (Counter[int](), Counter[int]()), new_game(2, **options).frame.size[1]
    for nth in range(SET_UPS):
        cards = laid_out("steady", nth, **options).cards
        for side, card in enumerate((kind, kind.upper())):
            for square in places_of(cards, card):
                row = square // WIDTH
                found[side][row - rows if side == SOVIET else rows - 1 - row] += 1
    return [[counted[row] / counted.total() for row in range(rows)] for counted in found]


@pytest.mark.parametrize("grid", GRIDS)
def test_snipers_are_spread_evenly_over_the_rows_on_every_grid(grid: str) -> None:
    for rows in rows_of(SNIPER, grid=grid, mode="advanced"):
        assert all(abs(share - 1 / len(rows)) <= 0.05 for share in rows), rows


@pytest.mark.parametrize("level", list(LEVELS))
def test_every_level_spreads_them_in_the_same_way(level: str) -> None:
    states = [laid_out(level, nth, grid="open-battle", mode="advanced").cards for nth in range(40)]
    assert states == [laid_out("steady", nth, grid="open-battle", mode="advanced").cards for nth in range(40)]


def test_machine_guns_lean_forward_and_tell_no_row() -> None:
    for rows in rows_of(GUN, mode="advanced"):
        assert rows[0] > rows[-1]
        assert max(rows) < 0.52


def test_in_basic_mode_luck_lays_out_everything() -> None:
    states = [laid_out("master", nth).cards for nth in range(300)]
    squares = Counter(square for cards in states for square in range(len(cards)) if cards[square] == SNIPER)
    assert len(squares) == len(squares_in(new_game().frame.ground.fronts[0]))
    assert max(squares.values()) < 80


def test_the_same_question_gets_the_same_set_up() -> None:
    assert laid_out("sharp", 7, mode="advanced") == laid_out("sharp", 7, mode="advanced")


def test_cards_are_put_back_in_every_order_alike() -> None:
    """A MOVE of a known sniper: the enemy has four squares to guess from, and none is the likelier."""
    state = play(position("E E E S\nE E E E\n-----\ne e e e\ns e m e", known="a1", mode="basic"), "move a1b2")
    agent, view, moves = make_agent("sharp", SCOPE), RULES.view(state, 0), RULES.legal_moves(state)
    found = Counter(agent.choose(view, moves, str(nth)) for nth in range(600))
    where = Counter(move.kinds.index(SNIPER) for move in found.elements() if isinstance(move, Arrange))
    assert all(100 < where[at] < 200 for at in range(4)), where


def test_a_hint_for_the_set_up_says_of_no_square_what_is_not_true_there() -> None:
    """The places are drawn, so a gun may be told to stand in the last row: it reaches nobody from there."""
    coach, state = Coach(SCOPE), new_game(2, grid="open-battle", mode="advanced")
    rows = state.frame.size[1]
    for nth in range(20):
        hints = coach.advise(RULES.view(state, 0), RULES.legal_moves(state), str(nth))
        assert len({hint.move for hint in hints}) == len(hints) > 1
        for hint in hints:
            assert isinstance(hint.move, Place)
            reaches = "can reach" in str(hint.why)
            assert reaches == (hint.move.kind in (GUN, INFANTRY) and hint.move.square // WIDTH == rows - 1)
        state = RULES.apply(state, hints[0].move) if nth in (0, 1, 2, 8) else state


def test_a_move_that_leaves_a_known_card_in_sight_is_never_drawn_instead_of_one_that_hides_it() -> None:
    state = position("E E E S\nE E E E\n-----\ne e e e\nm e e s", known="d1", mode="basic")
    bot = SCOPE.bot.tempered("even")
    hiding, also, leaving = (RULES.decode_move(text) for text in ("move c1d2", "move c1d2", "move a1b2"))
    assert bot.veil(state, hiding, also) > 0
    assert bot.veil(state, leaving, hiding) > 0
    assert bot.veil(state, hiding, leaving) == 0

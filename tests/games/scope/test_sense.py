"""Opponents of SCOPE from steady upward make no senseless moves: shown in positions with one plain answer."""

from __future__ import annotations

import pytest

from scrapdesk.ai.roster import make_agent
from scrapdesk.games.scope import SCOPE
from scrapdesk.games.scope.state import State
from tests.games.scope.positions import RULES, play, position

SEEDS = ("a", "b", "c")
sensible = pytest.mark.parametrize("level", ["steady", "sharp"])


def chosen(state: State, level: str) -> set[str]:
    """What a level does in a position, over several seeds; a move of several parts by its first."""
    seat = state.actor
    agent, view, moves = make_agent(level, SCOPE), RULES.view(state, seat), RULES.legal_moves(state)
    return {RULES.encode_move(agent.choose(view, moves, seed)) for seed in SEEDS}


FRONTS = """
E E E S
O D C E
E M G I
-------
i g e e
e d c e
s m o e
"""

HEARD = """
E E E S
O D C E
E M G I
-------
i g e e
s d c e
e m o e
"""

BARE = """
E E E S
E E E E
E M E E
-------
e e e s
e e e e
s m e e
"""


@sensible
def test_it_takes_the_shot_that_wins(level: str) -> None:
    """Seven points are shot, two more win, and everybody knows where an officer and a scout lie."""
    won = position(FRONTS, target=9, known="a5 c5", piles=("OSICM", ""))
    assert won.score.points[0] == 7
    assert chosen(won, level) <= {"search a5", "howitzer b1 a5", "assault a3 a3b4"}
    assert chosen(play(won, "search a5"), level) == {"shoot"}


@sensible
def test_it_takes_a_last_sniper_that_everybody_knows(level: str) -> None:
    state = position(FRONTS, target=9, known="d6")
    assert chosen(state, level) <= {"search d6", "howitzer b1 d6"}


@sensible
def test_it_hides_a_last_sniper_that_the_enemy_has_seen(level: str) -> None:
    """In basic mode nothing else helps; the enemy would search that square and win."""
    basic = position(FRONTS, target=9, known="a1", mode="basic")
    assert chosen(basic, level) == {"move a1b2"}


@sensible
def test_an_officer_hides_it_once_the_action_is_over(level: str) -> None:
    after = play(position(FRONTS, target=9, known="a1"), "recon a4")
    assert chosen(after, level) == {"deployment c1"}
    assert chosen(play(after, "deployment c1"), level) == {"move a1b2"}


@sensible
def test_it_does_not_search_what_everybody_knows_to_be_empty(level: str) -> None:
    state = position(BARE, target=9, known="a6 b6 c6 a5 b5 c5 d5 a4", mode="basic")
    assert not chosen(state, level) & {f"search {square}" for square in ("a6", "b6", "c6", "a5", "b5", "c5", "d5")}


@sensible
def test_a_shot_that_brings_nothing_is_held(level: str) -> None:
    """Where only officers count, a scout is not worth being heard for, once it is one sniper that one has."""
    found = play(position(FRONTS, hunted="o", mode="basic"), "search c5")
    assert chosen(found, level) == {"hold"}


@sensible
def test_the_shot_card_says_no_more_than_it_must(level: str) -> None:
    """With three squares around the sniper known, every other quadrant would point at it."""
    state = position(HEARD, target=9, known="b1 b2", mode="basic")
    assert chosen(play(state, "search c4", "shoot"), level) <= {"shot b2c3", "shot a2b3"}


def test_the_plain_one_counts_what_is_shot_and_no_more() -> None:
    plain, keen = SCOPE.bot, SCOPE.bot.tempered("even")
    hidden, seen = position(FRONTS, target=9, turn=1), position(FRONTS, target=9, known="a1", turn=1)
    assert plain.evaluate(hidden, 0) == plain.evaluate(seen, 0)
    assert keen.evaluate(hidden, 0) > keen.evaluate(seen, 0)


def test_what_a_side_hopes_for_never_depends_on_where_hidden_cards_lie() -> None:
    state = position(FRONTS, target=9, mode="basic")
    other = position(FRONTS.replace("O D C E", "E C D O"), target=9, mode="basic")
    keen = SCOPE.bot.tempered("even")
    assert keen.evaluate(state, 0) == keen.evaluate(other, 0)


def test_a_move_hides_what_the_enemy_knows_where_anything_of_it_can_be_hidden() -> None:
    keen, state = SCOPE.bot.tempered("even"), position(FRONTS, target=9, known="a1", mode="basic")
    moves = [RULES.decode_move(text) for text in ("move a1b2", "move b1c2", "move c2d3")]
    assert [keen.pointless(state, move) for move in moves] == [False, True, True]


def test_nobody_moves_or_shows_an_officer_while_the_enemy_knows_nothing() -> None:
    keen, state, seen = SCOPE.bot.tempered("even"), position(FRONTS, target=9), position(FRONTS, target=9, known="a1")
    move, officer, search = (RULES.decode_move(text) for text in ("move a1b2", "deployment c1", "search a4"))
    assert [keen.pointless(state, tried) for tried in (move, officer, search)] == [True, True, False]
    assert not any(keen.pointless(seen, tried) for tried in (move, officer, search))

"""Quick play and what it goes by: public knowledge and the own cards, never where hidden cards lie."""

from __future__ import annotations

from random import Random

import pytest

from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scope.board import BIT, FIELD
from scrapdesk.games.scope.outlook import chance
from scrapdesk.games.scope.policy import policy_move
from scrapdesk.games.scope.sight import sight_of
from scrapdesk.games.scope.state import Phase, State
from tests.games.scope.positions import RULES, new_game, play, position

FRONTS = """
E E E S
O D C E
E M G I
-------
i g e e
e d c e
s m o e
"""


def games(seats: int, options: dict[str, str], count: int) -> list[State]:
    """Every state of some games of the quick policy in which a seat is to act."""
    found = []
    for seed in range(count):
        rng, state = Random(seed), new_game(seats, **options)
        while (seat := RULES.to_act(state)) is not None:
            if seat == CHANCE:
                state = RULES.apply(state, RULES.sample_chance(state, rng))
                continue
            found.append(state)
            state = RULES.apply(state, policy_move(state, RULES.legal_moves(state), rng.random))
    return found


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (2, {"mode": "advanced"}), (2, {"theme": "stop-the-advance"}), (3, {})],
)
def test_whoever_is_asked_does_the_same_wherever_hidden_cards_lie(seats: int, options: dict[str, str]) -> None:
    for nth, state in enumerate(games(seats, options, 2)):
        other = RULES.determinize(RULES.view(state, state.actor), Random(nth))
        moves = RULES.legal_moves(state)
        assert policy_move(state, moves, lambda: 0.3) == policy_move(other, moves, lambda: 0.3)


def test_both_sides_together_win_for_certain() -> None:
    for state in games(2, {"mode": "advanced"}, 2):
        if state.phase == Phase.TURN:
            assert chance(state, 0) + chance(state, 1) == pytest.approx(1.0)


def test_hidden_cards_are_judged_by_their_number() -> None:
    """Nine points are a victory; the Soviet front is half empty or a decoy, and its sniper is the whole of one."""
    sight = sight_of(position(FRONTS, target=9), 0)
    assert sight.known == () and sight.hidden.bit_count() == 12
    assert sight.share == pytest.approx(6 / 12)
    assert sight.hope == sight.mean == pytest.approx((1.0 + 6 / 9) / 12)


def test_where_a_shot_was_heard_there_is_more_hope() -> None:
    state = play(position(FRONTS, target=9, turn=1, mode="basic"), "search c2", "shoot", "shot c5d6")
    sight = sight_of(state, 0)
    assert sight.hope > sight.mean
    assert sight.likely == sum(BIT[FIELD.square(name)] for name in ("c5", "d5", "c6", "d6"))


def test_known_cards_are_what_can_be_taken_the_best_first() -> None:
    sight = sight_of(position(FRONTS, target=9, known="a5 c5 a6"), 0)
    assert [square for _, square in sight.known] == [FIELD.square("a5"), FIELD.square("c5")]
    assert not sight.hidden & BIT[FIELD.square("a6")]

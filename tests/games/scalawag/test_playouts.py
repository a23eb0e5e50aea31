"""Whole random games: they end, keep every card, and play with every choice of set-up."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scalawag.cards import MOST_POINTS, TURN_LIMIT, crew_cards
from scrapdesk.games.scalawag.state import Phase, State
from tests.games.scalawag.positions import RULES, pool

BONUS = ("none", "wave", "spot", "both")
SETUPS = [
    (seats, {"bonus": bonus, "allegiance": allegiance})
    for seats, bonus, allegiance in product(range(3, 9), BONUS, ("off", "on"))
    if allegiance == "off" or seats in (6, 8)
]


def states(seats: int, options: dict[str, str], seed: int) -> Iterator[State]:
    rng = Random(seed)
    state = RULES.setup(seats, RULES.check_options(seats, options))
    yield state
    while (asked := RULES.to_act(state)) is not None:
        legal = RULES.legal_moves(state)
        move = RULES.sample_chance(state, rng) if asked == CHANCE else legal[int(rng.random() * len(legal))]
        state = RULES.apply(state, move)
        yield state


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_every_choice_of_set_up_plays_to_its_end_and_keeps_every_card(seats: int, options: dict[str, str]) -> None:
    for seed in range(3):
        last = None
        for state in states(seats, options, seed):
            last = state
            if state.phase > Phase.DEAL:
                assert pool(state) == tuple(sorted(crew_cards(seats) + state.frame.bonus))
                assert all(0 <= points <= MOST_POINTS for points in state.points)
                assert state.phase is not Phase.GO
                _check_ships(state)
        assert last is not None
        assert RULES.outcome(last) is not None


def _check_ships(state: State) -> None:
    """Who is afloat has a whole ship and, but for a moment in the middle of an exchange, a crew."""
    for seat in range(state.frame.seats):
        if seat in state.sunk:
            assert (state.hands[seat], state.points[seat], state.afloat >> seat & 1) == ((), 0, 0)
        else:
            going_down = state.phase in (Phase.PRIZE, Phase.FOURTH) and seat == state.plan.victim
            assert state.damage[seat] < 5 or going_down
            assert state.hands[seat] or going_down or state.phase is Phase.DRAW
        if state.phase is Phase.ORDER:
            assert len(state.hands[seat]) <= 3


def test_games_of_eight_captains_end_by_themselves() -> None:
    """500 random games: at least 99 in 100 do not need the limit of turns."""
    timed_out = 0
    for seed in range(500):
        rng = Random(seed)
        state = RULES.setup(8, RULES.check_options(8, {}))
        while (asked := RULES.to_act(state)) is not None:
            legal = RULES.legal_moves(state)
            move = RULES.sample_chance(state, rng) if asked == CHANCE else legal[int(rng.random() * len(legal))]
            state = RULES.apply(state, move)
        timed_out += state.turn >= TURN_LIMIT
    assert timed_out <= 5


def test_lists_of_moves_stay_short() -> None:
    longest = 0
    for seats in (3, 8):
        for seed in range(20):
            for state in states(seats, {"bonus": "both"}, seed):
                longest = max(longest, len(RULES.legal_moves(state)))
    assert 20 < longest < 60

"""The opponent's rough judgement: good enough that one step of looking ahead beats chance by far."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from scrapdesk.games.scrappers.state import Phase
from tests.games.scrappers.one_step import BOT, at_random, by_rollout, greedy, wins
from tests.games.scrappers.positions import EMPTY, RULES, lines, me, position


def test_one_step_ahead_wins_95_of_100_against_chance() -> None:
    assert wins(greedy, at_random, 95, 100)


def test_one_step_ahead_wins_most_games_of_three_and_four() -> None:
    assert wins(greedy, at_random, 9, 12, seats=3)
    assert wins(greedy, at_random, 8, 12, seats=4)


def test_a_rollout_is_better_than_chance() -> None:
    assert wins(by_rollout, at_random, 42, 60)


def test_the_value_of_an_ended_game_is_exact() -> None:
    state = RULES.fire_now(position(me(damage=10), me(damage=3)))
    assert state.phase is Phase.OVER
    assert [BOT.evaluate(state, seat) for seat in (0, 1)] == [0.0, 1.0]


def test_values_of_all_seats_add_up_to_one_game() -> None:
    state = position(me(damage=3, fuel=2), me(damage=4), me(scrap=4))
    assert sum(BOT.evaluate(state, seat) for seat in range(3)) == pytest.approx(1.0)


def test_damage_on_the_left_is_good_and_on_oneself_is_bad() -> None:
    worth = {
        damage: BOT.evaluate(position(*(me(damage=n) for n in damage)), 0)
        for damage in ((0, 0, 0), (0, 5, 0), (5, 0, 0))
    }
    assert worth[5, 0, 0] < worth[0, 0, 0] < worth[0, 5, 0]


def test_a_stack_that_pays_for_its_weapons_is_worth_more_than_one_that_does_not() -> None:
    full = "car-door magnet-trawl duct-tape"
    pays = position(me(stack=f"{full} chain-cannon fuel-tap"), EMPTY)
    broke = position(me(stack=f"{full} fuel-tap chain-cannon"), EMPTY)
    assert BOT.evaluate(pays, 0) > BOT.evaluate(broke, 0)


def test_moves_are_ordered_without_losing_one() -> None:
    state = position(me(hand="rivet-popper chain-cannon fuel-tap", fuel=3), EMPTY, a="wrecking-ball", b="overclock")
    ordered = list(BOT.order(state, RULES.legal_moves(state)))
    assert sorted(map(RULES.encode_move, ordered)) == sorted(lines(state))
    weapon, waste = RULES.decode_move("assign chain-cannon"), RULES.decode_move("eject chain-cannon")
    assert ordered.index(weapon) < ordered.index(waste)


REASONED = {
    *("assign", "eject", "draft", "take", "target", "shield"),
    *("trash", "salvage", "break", "hurry", "discard", "done"),
}
"""What a pilot can do and a hint can give a reason for."""


def told_in(games: int, of_each: int) -> set[str]:
    """The verbs with a reason, of so many moves of each verb whenever somebody is asked."""
    told = set()
    for seed in range(games):
        state = RULES.setup(3, RULES.info.default_options(3))
        rng = Random(seed)
        while (seat := RULES.to_act(state)) is not None:
            legal = RULES.legal_moves(state)
            by_verb: dict[str, list[Any]] = {}
            for move in rng.sample(legal, len(legal)) if seat >= 0 else ():
                by_verb.setdefault(move.verb, []).append(move)
            for verb, moves in by_verb.items():
                for move in moves[:of_each]:
                    line = BOT.why(state, move, seat)
                    assert line is None or "{" not in str(line)
                    told |= {verb} if line is not None else set()
            state = RULES.apply(state, RULES.sample_chance(state, rng) if seat < 0 else rng.choice(legal))
    return told


def test_every_move_that_a_hint_may_name_has_a_reason() -> None:
    """One move of each verb whenever somebody is asked: others of the same verb get the same sentences."""
    assert told_in(16, 1) >= REASONED


@pytest.mark.deep
def test_every_single_move_of_sixteen_games_has_a_whole_reason() -> None:
    """As the test above, with every move that could be made; it takes a quarter of a minute."""
    assert told_in(16, 10_000) >= REASONED


def test_the_sensible_answers() -> None:
    def best(state_of: str, *pilots: dict[str, str | int], a: str = "", pile_b: str = "") -> str:
        state = RULES.fire_now(position(*pilots, a=a, pile_b=pile_b))
        assert state.queue[0].verb == state_of
        return RULES.encode_move(BOT.answers.best(state, RULES.legal_moves(state)))

    held = me(hand="override.2")
    assert best("ask token", me(stack="chain-cannon !car-door"), held) == "take fuel"
    assert best("ask token", me(stack="a/twin-drill !car-door"), held) == "take scrap"
    assert best("ask target", held, me(stack="nanite-cloud"), held) == "target p2"
    assert best("ask target", held, me(stack="gremlin-pod"), me(stack="chain-cannon")) == "target p3"
    assert best("ask shield", me(play="slab-armour car-door"), me(fuel=1, stack="rivet-popper")) == "shield car-door"
    assert best("ask break", me(fuel=3, stack="can-opener"), me(play="car-door thorn-plate")) == "break thorn-plate"
    assert best("ask salvage", me(stack="salvage-claw"), held, a="twin-drill", pile_b="yard-sweep") == "salvage a"
    assert best("ask trash", me(stack="smelter", discard="rivet-popper twin-drill"), held) == "trash pile rivet-popper"

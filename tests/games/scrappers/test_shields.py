"""Damage and shields (SR-5)."""

from __future__ import annotations

import pytest

from scrapdesk.games.scrappers.state import Phase
from tests.games.scrappers.positions import (
    EMPTY,
    RULES,
    Builder,
    after,
    damages,
    fired,
    lines,
    me,
    names,
    position,
    rules_with,
)

CANNON = me(fuel=9, stack="chain-cannon")


def test_sr_5_1_a_shield_is_destroyed_by_the_first_hit_that_it_stops_even_a_smaller_one() -> None:
    state = fired(me(play="slab-armour"), me(fuel=1, stack="rivet-popper"))
    assert damages(state) == (0, 0)
    assert names(state.pilots[0].play) == ""
    assert names(state.pilots[0].discard) == "slab-armour"


def test_sr_5_1_a_shield_must_stop_what_it_can() -> None:
    """Nobody is asked whether the good shield should be kept for later."""
    state = fired(me(play="fusion-core"), me(fuel=1, stack="spark-torch"))
    assert state.phase is Phase.REBOOT
    assert names(state.pilots[0].play) == ""


def test_sr_5_1_what_is_left_over_becomes_damage() -> None:
    assert damages(fired(me(play="car-door"), CANNON)) == (1, 0)


def test_sr_5_1_what_is_left_over_meets_the_next_matching_shield() -> None:
    state = fired(
        me(play="car-door slab-armour mirror-coat"),
        me(fuel=9, boost=2, stack="wrecking-ball"),
        answers="shield car-door",
    )
    assert damages(state) == (1, 0)
    assert names(state.pilots[0].play) == "mirror-coat"


def test_sr_5_1_of_several_matching_shields_the_owner_chooses() -> None:
    state = RULES.fire_now(position(me(play="car-door slab-armour"), CANNON))
    assert RULES.to_act(state) == 0
    assert lines(state) == ["shield car-door", "shield slab-armour"]
    wise = after(state, "shield slab-armour")
    assert damages(wise) == (0, 0)
    assert names(wise.pilots[0].play) == "car-door"
    unwise = after(state, "shield car-door")
    assert damages(unwise) == (0, 0)
    assert names(unwise.pilots[0].play) == ""


def test_sr_5_1_two_copies_of_a_shield_are_no_choice() -> None:
    state = fired(me(play="slab-armour.1 slab-armour.2"), CANNON)
    assert names(state.pilots[0].play) == "slab-armour"


def test_sr_5_1_two_damage_abilities_are_two_hits() -> None:
    """A shield of 3 would stop the drill's 1 and 2 together; but the 1 breaks it."""
    assert damages(fired(me(play="slab-armour"), me(fuel=2, stack="twin-drill"))) == (2, 0)


def test_sr_5_1_damage_to_several_goes_clockwise_from_the_attackers_left() -> None:
    """Seat 3 sits on the left of seat 2; its damage is there already when seat 0 is asked for a shield."""
    rules = Builder(rules_with('["damage impact 1 rivals"]'))
    choosing, guarded = me(play="focus-lens thorn-plate"), me(play="slab-armour gun-rails")
    state = rules.fired(choosing, guarded, me(stack="test-1"), EMPTY)
    assert rules.rules.to_act(state) == 0
    assert damages(state) == (0, 0, 0, 1)
    state = rules.after(state, "shield focus-lens")
    assert damages(state) == (0, 0, 0, 1)
    assert names(state.pilots[1].play) == "gun-rails"


def test_sr_5_1_thorns_strike_after_the_rest_of_the_damage() -> None:
    """The seat on the left has thorns, the next one does not; both are hit before the thorns strike back."""
    rules = Builder(rules_with('["damage impact 3 rivals"]'))
    heard: list[str] = []
    state = rules.position(me(hand="fuel-tap"), me(play="thorn-plate"), EMPTY)
    pilots = list(state.pilots)
    pilots[0] = pilots[0]._replace(hand=(rules.card("test-1", 0),))
    state = state._replace(pilots=tuple(pilots))
    rules.rules.apply(
        state,
        rules.rules.decode_move("assign test-1"),
        lambda event: heard.append(f"{event.kind} {event.data.get('seat')}"),
    )
    hits = [line for line in heard if line.startswith(("damage", "shield"))]
    assert hits == ["shield 1", "damage 1", "damage 2", "damage 0"]


@pytest.mark.parametrize(("play", "expected"), [("", (0, 2)), ("thorn-plate", (2, 0)), ("static-shell", (0, 2))])
def test_sr_5_1_thorns_need_damage_of_their_own_colour(play: str, expected: tuple[int, int]) -> None:
    assert damages(fired(CANNON, me(play=play))) == expected


def test_sr_5_1_thorns_can_break_a_shield_of_the_attacker_and_meet_its_thorns() -> None:
    state = fired(me(fuel=1, stack="chain-cannon", play="thorn-plate.1"), me(play="thorn-plate.2"))
    assert damages(state) == (0, 2)
    assert names(state.pilots[0].play + state.pilots[1].play) == ""


def test_sr_5_1_ones_own_damage_brings_no_thorns() -> None:
    rules = Builder(rules_with('["damage impact 3 me"]'))
    state = rules.fired(me(stack="test-1", play="thorn-plate"), EMPTY)
    assert damages(state) == (1, 0)

"""The activation phase (SR-4)."""

from __future__ import annotations

from scrapdesk.core.events import Event
from scrapdesk.games.scrappers.state import Phase
from tests.games.scrappers.positions import (
    EMPTY,
    RULES,
    after,
    damages,
    fired,
    lines,
    me,
    names,
    position,
    stack_names,
)


def test_sr_4_1_the_card_placed_last_fires_first() -> None:
    """The cannon can be paid for only if the tap, placed after it, fires before it."""
    assert damages(fired(me(stack="chain-cannon fuel-tap"), EMPTY)) == (0, 2)
    assert damages(fired(me(stack="fuel-tap chain-cannon"), EMPTY)) == (0, 0)


def test_sr_4_1_seats_alternate_from_the_first_player_on() -> None:
    """The second player's first card fires between the two of the first player: the door comes too late or not."""
    one, two = me(fuel=2, stack="rivet-popper fuel-tap"), me(fuel=1, stack="car-door")
    assert damages(fired(one, two, first=0)) == (0, 0)
    assert damages(fired(me(fuel=2, stack="fuel-tap rivet-popper"), two, first=0)) == (0, 1)
    assert damages(fired(me(fuel=2, stack="fuel-tap rivet-popper"), two, first=1)) == (0, 0)


def test_sr_4_1_an_empty_stack_is_passed_over_until_all_are_empty() -> None:
    state = fired(EMPTY, me(stack="fuel-tap magnet-trawl"), me(stack="fuel-tap"))
    assert [(pilot.fuel, pilot.scrap) for pilot in state.pilots] == [(0, 0), (2, 2), (2, 0)]
    assert state.phase is Phase.REBOOT


def test_sr_4_1_the_card_that_fires_is_no_longer_in_the_stack() -> None:
    """Last Word counts what is left in its stack, without itself."""
    assert damages(fired(me(fuel=2, stack="last-word"), EMPTY)) == (0, 3)
    state = RULES.fire_now(position(me(stack="!fuel-tap !car-door"), EMPTY))
    assert stack_names(state, 0) == "fuel-tap"
    assert names((state.firing[0].card,)) == "car-door"


def test_sr_4_1_nothing_else_is_asked() -> None:
    """Whole stacks of assigned and drafted cards fire without a single decision."""
    one = me(fuel=5, scrap=9, stack="rivet-popper car-door a/twin-drill magnet-trawl overclock")
    state = fired(one, me(fuel=5, stack="spark-torch fuel-tap duct-tape"))
    assert state.phase is Phase.REBOOT


def test_sr_4_2_an_assigned_operation_is_paid_for_does_its_work_and_is_discarded() -> None:
    state = fired(me(fuel=3, stack="chain-cannon"), EMPTY)
    assert (state.pilots[0].fuel, damages(state)[1]) == (2, 2)
    assert names(state.pilots[0].discard) == "chain-cannon"


def test_sr_4_2_an_assigned_upgrade_is_paid_for_and_put_into_play() -> None:
    state = fired(me(fuel=3, stack="car-door"), EMPTY)
    assert state.pilots[0].fuel == 2
    assert names(state.pilots[0].play) == "car-door"
    assert names(state.pilots[0].discard) == ""


def test_sr_4_3_who_cannot_pay_gets_nothing_and_discards_the_card() -> None:
    state = fired(me(fuel=1, stack="twin-drill"), EMPTY)
    assert (state.pilots[0].fuel, damages(state)) == (1, (0, 0))
    assert names(state.pilots[0].discard) == "twin-drill"
    upgrade = fired(me(stack="car-door"), EMPTY)
    assert names(upgrade.pilots[0].discard) == "car-door"


def test_sr_4_3_who_can_pay_must() -> None:
    """The cannon takes the last fuel, although the torch after it would be wanted more."""
    state = fired(me(fuel=1, stack="spark-torch chain-cannon"), EMPTY)
    assert damages(state) == (0, 2)


def test_sr_4_4_an_ejected_card_gives_a_token_of_choice_and_is_discarded() -> None:
    state = RULES.fire_now(position(me(stack="!car-door"), EMPTY))
    assert lines(state) == ["take fuel", "take scrap"]
    scrap = after(state, "take scrap")
    assert (scrap.pilots[0].fuel, scrap.pilots[0].scrap) == (0, 1)
    fuel = after(state, "take fuel")
    assert (fuel.pilots[0].fuel, fuel.pilots[0].scrap) == (1, 0)
    assert names(fuel.pilots[0].discard) == "car-door"


def test_sr_4_4_the_token_can_pay_for_the_next_card() -> None:
    assert damages(fired(me(stack="spark-torch !car-door"), EMPTY, answers="take fuel")) == (0, 1)


def test_sr_4_5_a_drafted_card_is_paid_for_and_lies_on_the_own_discard_pile() -> None:
    state = fired(me(scrap=5, stack="a/twin-drill"), EMPTY)
    assert state.pilots[0].scrap == 2
    assert names(state.pilots[0].discard) == "twin-drill"
    assert damages(state) == (0, 0)


def test_sr_4_5_what_cannot_be_paid_for_goes_on_the_pile_of_its_own_deck() -> None:
    state = fired(me(scrap=2, stack="b/twin-drill"), EMPTY, pile_a="overclock", pile_b="smelter")
    assert state.pilots[0].scrap == 2
    assert names(state.pilots[0].discard) == ""
    assert names(state.draft[3]) == "smelter twin-drill"
    assert names(state.draft[2]) == "overclock"


def test_sr_4_5_an_upgrade_that_was_drafted_does_not_come_into_play() -> None:
    state = fired(me(scrap=2, fuel=2, stack="a/slab-armour"), EMPTY)
    assert names(state.pilots[0].play) == ""
    assert names(state.pilots[0].discard) == "slab-armour"


def test_the_log_tells_how_each_card_fired() -> None:
    heard: list[Event] = []
    state = position(me(hand="fuel-tap", stack="a/overclock ?twin-drill"), EMPTY)
    state = RULES.apply(state, RULES.decode_move("assign fuel-tap"), heard.append)
    RULES.apply(state, RULES.decode_move("take fuel"), heard.append)
    assert [event.data["how"] for event in heard if event.kind == "fired"] == ["assigned", "jammed", "drafted"]

"""The command phase (SR-3)."""

from __future__ import annotations

from scrapdesk.games.scrappers.state import EJECTED, FROM_A, FROM_B, UNKNOWN, Phase, Slot
from tests.games.scrappers.positions import (
    BUILDER,
    EMPTY,
    RULES,
    after,
    events,
    lines,
    me,
    names,
    position,
    stack_names,
)


def test_sr_3_1_seats_place_one_card_each_clockwise_into_the_leftmost_empty_bay() -> None:
    hand = "fuel-tap magnet-trawl"
    state = position(me(hand=hand), me(hand=hand), me(hand=hand), turn=1, first=1)
    for seat in (1, 2, 0, 1):
        assert RULES.to_act(state) == seat
        state = after(state, lines(state)[0])
    assert [len(pilot.stack) for pilot in state.pilots] == [1, 2, 1]


def test_sr_3_1_a_card_is_assigned_ejected_or_drafted() -> None:
    state = position(me(hand="fuel-tap duct-tape"), EMPTY, a="overclock")
    assert lines(state) == [
        "assign fuel-tap", "eject fuel-tap", "assign duct-tape", "eject duct-tape", "draft a",
    ]  # fmt: skip


def test_sr_3_1_a_drafted_card_leaves_at_once_and_the_next_card_shows() -> None:
    held = me(hand="fuel-tap")
    state = position(held, held, a="overclock smelter", pile_b="firewall gun-rails")
    state = after(state, "draft a")
    assert RULES.view(state, 1).tops[0] == (BUILDER.card("smelter", 0),)
    state = after(state, "draft pile-b", "draft a", "draft pile-b")
    assert stack_names(state, 0) == "overclock smelter"
    assert stack_names(state, 1) == "gun-rails firewall"


def test_sr_3_1_a_drafted_card_remembers_its_deck_even_from_the_pile() -> None:
    held = me(hand="fuel-tap")
    state = after(position(held, held, a="overclock", pile_b="firewall"), "draft a", "draft pile-b")
    assert [pilot.stack[0].mode for pilot in state.pilots] == [FROM_A, FROM_B]


def test_sr_3_1_what_cannot_be_paid_for_may_be_placed_all_the_same() -> None:
    state = position(me(hand="wrecking-ball"), EMPTY, a="storm-coil")
    assert "assign wrecking-ball" in lines(state)
    assert "draft a" in lines(state)


def test_sr_3_1_two_copies_in_one_hand_are_one_move() -> None:
    state = position(me(hand="twin-drill.1 twin-drill.2"), EMPTY)
    assert lines(state) == ["assign twin-drill", "eject twin-drill"]


def test_sr_3_2_the_phase_ends_when_all_stacks_hold_five() -> None:
    stack = "!rivet-popper !spark-torch !fuel-tap !magnet-trawl"
    state = position(me(stack=stack, hand="car-door"), me(stack=stack, hand="car-door"), a="overclock smelter")
    state = after(state, "draft a")
    assert state.phase is Phase.COMMAND
    state = after(state, "draft a")
    assert state.phase is Phase.ACTIVATION


def test_sr_3_2_who_can_place_nothing_is_passed_over() -> None:
    state = position(EMPTY, me(hand="fuel-tap"), EMPTY, a="overclock smelter")
    state = after(state, "draft a", "draft a")
    assert RULES.to_act(state) == 1
    assert stack_names(state, 2) == ""


def test_sr_3_2_who_has_an_empty_hand_can_still_draft() -> None:
    state = after(position(me(hand="fuel-tap"), EMPTY, a="overclock"), "assign fuel-tap")
    assert RULES.to_act(state) == 1
    assert lines(state) == ["draft a"]


def test_sr_3_2_an_empty_draft_deck_stays_empty_until_the_reboot() -> None:
    state = position(me(hand="fuel-tap"), EMPTY, a="overclock", pile_a="smelter firewall", b="")
    state = after(state, "draft a")
    assert lines(state) == ["draft pile-a"]


def test_sr_3_3_an_ejected_card_is_known_to_its_owner_alone() -> None:
    state = after(position(me(hand="fuel-tap car-door"), me(hand="fuel-tap")), "eject car-door")
    assert RULES.view(state, 0).pilots[0].stack == (Slot(BUILDER.card("car-door", 0), EJECTED),)
    for viewer in (1, None):
        assert RULES.view(state, viewer).pilots[0].stack == (Slot(UNKNOWN, EJECTED),)


def test_sr_3_3_the_line_of_an_ejection_is_for_its_owner_alone() -> None:
    state = position(me(hand="fuel-tap"), me(hand="fuel-tap"))
    assert RULES.audience(state, RULES.decode_move("eject fuel-tap")) == (0,)
    assert RULES.audience(state, RULES.decode_move("assign fuel-tap")) is None
    told = [event for event in events(state, "eject fuel-tap") if event.heard_by(1)]
    assert all("card" not in event.data for event in told)


def test_sr_3_3_it_becomes_known_when_it_is_turned_up() -> None:
    state = RULES.fire_now(position(me(stack="!car-door"), EMPTY))
    assert names(tuple(slot.card for slot in RULES.view(state, 1).firing)) == "car-door"


def test_sr_3_3_personal_discard_piles_are_open() -> None:
    state = position(me(hand="fuel-tap", discard="twin-drill car-door"), EMPTY)
    assert names(RULES.view(state, 1).pilots[0].discard) == "twin-drill car-door"

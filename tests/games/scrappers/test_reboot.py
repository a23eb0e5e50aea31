"""The reboot (SR-6)."""

from __future__ import annotations

from random import Random

from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scrappers.state import Phase, State
from tests.games.scrappers.positions import (
    BUILDER,
    EMPTY,
    RULES,
    after,
    fired,
    lines,
    lucky,
    me,
    names,
    position,
)

BASICS = "rivet-popper spark-torch fuel-tap magnet-trawl car-door duct-tape"


def run_luck(state: State) -> State:
    while RULES.to_act(state) == CHANCE:
        state = RULES.apply(state, RULES.sample_chance(state, Random(1)))
    return state


def test_sr_6_1_ten_damage_ends_the_game_in_the_reboot() -> None:
    assert fired(me(damage=9, deck=BASICS), me(fuel=1, stack="rivet-popper")).phase is Phase.OVER
    assert fired(me(damage=8, deck=BASICS), me(fuel=1, stack="rivet-popper")).phase is Phase.REBOOT


def test_sr_6_1_ten_damage_in_the_middle_of_the_activation_ends_nothing_yet() -> None:
    """Hit to ten by the first card, mended to nine by a card that fires later: the game goes on."""
    state = fired(me(damage=9, stack="duct-tape fuel-tap"), me(fuel=1, stack="rivet-popper"), first=1)
    assert state.pilots[0].damage == 9
    assert state.phase is not Phase.OVER


def test_sr_6_2_each_in_turn_discards_any_number_and_draws_to_five() -> None:
    hand = "car-door duct-tape"
    state = RULES.fire_now(
        position(me(hand=hand, deck="rivet-popper spark-torch fuel-tap magnet-trawl"), me(hand=hand), first=1)
    )
    assert RULES.to_act(state) == 1
    state = run_luck(after(state, "done"))
    assert RULES.to_act(state) == 0
    assert lines(state) == ["discard car-door", "discard duct-tape", "done"]
    state = after(state, "discard car-door", "done")
    assert names(state.pilots[0].hand) == "rivet-popper spark-torch fuel-tap magnet-trawl duct-tape"
    assert names(state.pilots[0].discard) == "car-door"


def test_sr_6_2_who_discards_the_last_hand_card_is_not_asked_again() -> None:
    state = RULES.fire_now(position(me(hand="car-door", deck=BASICS.replace(" car-door", "")), EMPTY))
    state = after(state, "discard car-door")
    assert len(state.pilots[0].hand) == 5
    assert RULES.to_act(state) == 1 or state.phase is Phase.COMMAND


def test_sr_6_2_an_empty_deck_is_re_formed_in_the_middle_of_the_draw() -> None:
    state = RULES.fire_now(
        position(me(deck="duct-tape", discard="twin-drill car-door fuel-tap overclock smelter"), EMPTY)
    )
    assert RULES.to_act(state) == CHANCE
    assert names(state.pilots[0].hand) == "duct-tape"
    state = lucky(state, "shuffle p1 overclock.1,fuel-tap,smelter.1,car-door,twin-drill.1")
    assert sorted(names(state.pilots[0].hand).split()) == ["car-door", "duct-tape", "fuel-tap", "overclock", "smelter"]
    assert names(state.pilots[0].deck) == "twin-drill"
    assert state.pilots[0].discard == ()


def test_sr_6_2_drawing_goes_on_as_far_as_cards_last() -> None:
    state = run_luck(RULES.fire_now(position(me(deck="duct-tape", discard="fuel-tap"), EMPTY)))
    assert names(state.pilots[0].hand) == "fuel-tap duct-tape"
    assert state.pilots[0].deck == ()


def test_sr_6_2_a_deck_that_is_just_enough_is_not_shuffled() -> None:
    deck = "rivet-popper spark-torch fuel-tap magnet-trawl car-door"
    state = RULES.fire_now(position(me(deck=deck, discard="duct-tape"), EMPTY))
    assert state.phase is Phase.COMMAND
    assert names(state.pilots[0].discard) == "duct-tape"


def test_sr_6_2_who_keeps_more_than_five_draws_nothing() -> None:
    state = after(RULES.fire_now(position(me(hand=BASICS, deck="twin-drill"), EMPTY)), "done")
    assert names(state.pilots[0].hand) == BASICS
    assert names(state.pilots[0].deck) == "twin-drill"


def test_sr_6_3_everybody_gains_a_fuel_and_a_scrap() -> None:
    state = fired(me(fuel=2, deck=BASICS), me(scrap=3, deck=BASICS))
    assert [(pilot.fuel, pilot.scrap) for pilot in state.pilots] == [(3, 1), (1, 4)]


def test_sr_6_3_reboot_benefits_come_with_it() -> None:
    state = fired(me(play="fusion-core firewall", deck=BASICS), me(deck=BASICS))
    assert [(pilot.fuel, pilot.scrap) for pilot in state.pilots] == [(2, 2), (1, 1)]


def test_sr_6_4_the_top_card_of_each_draft_deck_goes_to_its_pile() -> None:
    state = fired(me(deck=BASICS), me(deck=BASICS), a="overclock smelter", b="firewall", pile_b="gun-rails")
    assert [names(zone) for zone in state.draft] == ["smelter", "", "overclock", "gun-rails firewall"]


def test_sr_6_4_an_empty_draft_deck_is_first_re_formed_from_its_pile() -> None:
    state = RULES.fire_now(position(EMPTY, EMPTY, a="overclock", pile_b="gun-rails smelter firewall"))
    assert RULES.to_act(state) == CHANCE
    state = lucky(state, "reform b smelter.1,firewall.1,gun-rails.1")
    assert [names(zone) for zone in state.draft] == ["", "firewall gun-rails", "overclock", "smelter"]


def test_sr_6_4_a_draft_deck_without_any_card_is_left_alone() -> None:
    state = fired(me(deck=BASICS), me(deck=BASICS))
    assert state.phase is Phase.COMMAND
    assert state.draft == ((), (), (), ())


def test_sr_6_5_the_first_player_token_moves_clockwise() -> None:
    state = fired(me(deck=BASICS), me(deck=BASICS), me(deck=BASICS), first=2)
    assert (state.first, state.turn, state.round) == (0, 0, 2)


def test_with_upgrades_in_play_a_hand_may_stay_smaller_than_five() -> None:
    """All other cards lie in play, so there is nothing to draw; the round is played with what is there."""
    state = fired(
        me(deck="duct-tape fuel-tap", play="car-door gun-rails"), me(deck=BASICS), a="smelter overclock override"
    )
    assert names(state.pilots[0].hand) == "fuel-tap duct-tape"
    assert RULES.to_act(after(state, "draft a", "assign fuel-tap")) == 1


def test_the_steps_of_a_reboot_come_in_their_order() -> None:
    """Hands are discarded before income comes, and before the draft decks move on."""
    state = RULES.fire_now(position(me(hand="fuel-tap"), me(hand="fuel-tap"), a="overclock smelter"))
    assert RULES.to_act(state) == 0
    assert (state.pilots[0].fuel, names(state.draft[0])) == (0, "overclock smelter")
    state = after(state, "done", "done")
    assert (state.pilots[0].fuel, names(state.draft[0]), state.first) == (1, "smelter", 1)


def test_what_held_for_one_round_is_over_in_the_next() -> None:
    state = fired(me(stack="overclock", deck=BASICS), me(deck=BASICS))
    assert (state.pilots[0].boost, state.pilots[0].ejected, state.pilots[0].double) == (0, 0, False)


def test_luck_that_could_not_come_is_refused() -> None:
    state = RULES.fire_now(position(me(deck="duct-tape", discard="twin-drill car-door"), EMPTY))
    for text in ("shuffle p1 twin-drill.1", "shuffle p2 twin-drill.1,car-door", "reform a twin-drill.1", "first p1"):
        assert not RULES.allows_chance(state, RULES.decode_move(text)), text
    assert RULES.allows_chance(state, RULES.decode_move("shuffle p1 car-door,twin-drill.1"))
    assert BUILDER.lines(state) == []

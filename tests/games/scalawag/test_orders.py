"""SW-4: the seven orders."""

from __future__ import annotations

import pytest

from scrapdesk.games.scalawag.cards import BOARD, CANNONS, WIND
from scrapdesk.games.scalawag.sea import adjacent, price
from scrapdesk.games.scalawag.state import Phase
from tests.games.scalawag.positions import at_sea, clockwise, crew, legal, play


@pytest.mark.parametrize("sailors", [0, 1, 2, 3])
def test_sw_4_1_trimming_earns_one_and_one_for_each_sailor(sailors: int) -> None:
    line = f"order trim {sailors}" if sailors else "order trim"
    assert play(at_sea(points=[0, 0, 0, 0]), line, "pass*").points[0] == 1 + sailors + 2


def test_sw_4_2_an_adjacent_ship_costs_five_and_any_other_eight() -> None:
    start = at_sea("sss sss sss sss sss", points=[10, 0, 0, 0, 0])
    assert play(start, "order cannons", "target p2").points[0] == 10 - 5 + 2
    far = play(start, "order cannons", "target p3")
    assert far.points[0] == 10 - 8 + 2
    assert far.damage == (0, 0, 1, 0, 0)


def test_sw_4_2_every_gunner_makes_both_shots_cheaper() -> None:
    state = play(at_sea("ggp sss sss sss"), "order cannons 2", "pass*", "declare pilot", "pass*", "target p2 p4")
    assert state.damage == (0, 1, 0, 1)
    assert state.points[0] == 10 - 3 - 3 + 2


def test_sw_4_2_gunners_that_were_shown_and_replaced_still_count() -> None:
    state = play(at_sea("ggp sss sss sss"), "order cannons 2", "scalawag", "show", "hole", "draw sailor marine")
    assert state.hands[0] == crew("smp")
    state = play(state, "declare pilot", "pass*", "target p2 p4")
    assert state.points[0] == 10 - 3 - 3 + 2


def test_sw_4_2_a_second_shot_at_the_same_ship_is_refused() -> None:
    state = play(at_sea("p sss sss sss"), "order cannons", "declare pilot", "pass*")
    assert not any(line in ("target p2", "target p2 p2") for line in legal(state))
    assert {"target p2 p4", "target p4 p2"} <= set(legal(state))


def test_sw_4_2_if_no_pair_can_be_paid_for_one_shot_is_fired() -> None:
    state = play(at_sea("p sss sss sss", points=[9, 0, 0, 0]), "order cannons", "declare pilot", "pass*")
    assert legal(state) == ["target p2", "target p3", "target p4"]
    assert play(state, "target p2").points[0] == 9 - 5 + 2


def test_sw_4_2_where_a_pair_can_be_paid_for_both_are_named() -> None:
    state = play(at_sea("p sss sss sss"), "order cannons", "declare pilot", "pass*")
    assert legal(state) == ["target p2 p4", "target p4 p2"]


def test_sw_4_2_prices_are_fixed_when_the_targets_are_named() -> None:
    """The first shot sinks the ship between, so that the second would cost 5 instead of 8: it costs 8."""
    start = at_sea("gps sss sss sss sss", points=[10, 0, 0, 0, 0], damage=[0, 4, 0, 0, 0])
    state = play(start, "order cannons 1", "pass*", "declare pilot", "pass*")
    assert "target p2 p3" not in legal(state)
    rich = play(at_sea("ggp sss sss sss sss", damage=[0, 4, 0, 0, 0]), "order cannons 2", "pass*")
    rich = play(rich, "declare pilot", "pass*", "target p2 p3", "seize sailor", "bury sailor")
    assert rich.points[0] == 10 - 3 - 6 + 2


def test_sw_4_3_boarding_takes_one_crew_of_the_victims_choice() -> None:
    state = play(at_sea("m gls sss sss"), "order board 1", "pass*", "target p2")
    assert (state.phase, state.actor) == (Phase.LOSE, 1)
    assert legal(state) == ["lose sailor", "lose gunner", "lose lookout"]
    state = play(state, "lose lookout")
    assert state.hands[1] == crew("gs")
    assert state.locker == crew("l")
    assert state.points[0] == 10 - 9 + 2


def test_sw_4_3_only_an_adjacent_ship_is_boarded() -> None:
    assert legal(play(at_sea(damage=[0, 0, 4, 0]), "order board"))[-2:] == ["target p2", "target p4"]


def test_sw_4_4_muster_draws_three_and_puts_any_three_back() -> None:
    state = play(at_sea("sgm sss sss sss", port="ppttll"), "order muster", "draw pilot pilot lookout")
    assert state.hands[0] == crew("sgmppl")
    state = play(state, "return sailor gunner pilot")
    assert state.hands[0] == crew("mpl")
    assert state.port == crew("sgpttl")


def test_sw_4_4_of_a_small_port_all_are_drawn_and_as_many_put_back() -> None:
    state = play(at_sea(port="pt"), "order muster", "draw pilot mutineer")
    assert len(state.hands[0]) == 5
    assert len(play(state, "return sailor sailor").hands[0]) == 3


def test_sw_4_5_two_points_are_taken_and_one_is_given_to_the_supply() -> None:
    state = play(at_sea("p sss sss sss", points=[3, 6, 0, 0]), "order wind", "pass*", "target p2")
    assert state.points == (3 + 2 - 1 + 2, 4, 0, 0)


@pytest.mark.parametrize(("has", "left", "mine"), [(1, 0, 5), (0, 0, 4)])
def test_sw_4_5_whoever_has_less_gives_all_and_may_have_none(has: int, left: int, mine: int) -> None:
    state = play(at_sea("p sss sss sss", points=[3, has, 0, 0]), "order wind", "pass*", "target p2")
    assert state.points[:2] == (mine, left)


def test_sw_4_5_the_wind_of_far_ships_needs_a_lookout() -> None:
    state = play(at_sea("pl sss sss sss"), "order wind", "pass*")
    assert "target p3" not in legal(state)
    assert "target p3" in legal(play(state, "declare lookout", "pass*"))


def test_sw_4_6_a_mutiny_takes_two_replaces_them_and_gives_two_back() -> None:
    state = play(at_sea("tss gml sss sss", port="ppttll"), "order mutiny", "pass*", "target p2")
    assert state.phase is Phase.SEIZE
    state = play(state, "seize gunner lookout")
    assert state.hands[0] == crew("tssgl")
    state = play(state, "draw pilot mutineer")
    assert state.hands[1] == crew("mpt")
    assert (state.phase, state.actor) == (Phase.RETURN, 0)
    state = play(state, "return sailor sailor")
    assert state.hands[0] == crew("tgl")
    assert state.port == crew("ptllss")


def test_sw_4_6_a_mutiny_reaches_every_ship_and_sinks_none() -> None:
    state = play(at_sea("tss sss g sss", port="ppttll"), "order mutiny", "pass*")
    assert legal(state) == ["target p2", "target p3", "target p4"]
    state = play(state, "target p3", "seize gunner", "draw pilot")
    assert state.hands[2] == crew("p")
    assert state.sunk == ()
    assert len(legal(state)) == len({"sailor", "gunner", "mutineer"})


def test_sw_4_7_attacks_on_a_watchful_ship_cost_two_more() -> None:
    state = at_sea(watch=[1])
    assert play(state, "order cannons", "target p2").points[0] == 10 - 7 + 2
    weak = at_sea("sss sss sss sss", watch=[1], damage=[0, 1, 0, 0])
    assert play(weak, "order board", "target p2", "lose sailor").points[0] == 10 - 10 + 2


def test_sw_4_7_a_watch_ends_when_the_next_own_turn_begins() -> None:
    state = play(at_sea("l sss sss sss"), "order watch", "pass*")
    assert state.watch == 0b0001
    state = play(state, "order trim", "order trim", "order trim")
    assert state.captain == 0
    assert state.watch == 0


def test_sw_4_7_a_watch_ends_with_a_skipped_turn_too() -> None:
    state = play(at_sea("sss sss sss sss", captain=3, watch=[0], wave=0), "order trim")
    assert state.captain == 1
    assert state.watch == 0


def test_sw_4_7_others_look_past_a_ship_on_watch_while_it_keeps_its_neighbours() -> None:
    assert adjacent(clockwise(6), 0, 0b111111, 0b000010, -1) == 0b100110
    assert adjacent(clockwise(6), 1, 0b111111, 0b000010, -1) == 0b000101
    assert adjacent(clockwise(6), 0, 0b111111, 0b000110, -1) == 0b101110
    assert adjacent(clockwise(6), 3, 0b111111, 0b000110, -1) == 0b010111


def test_sw_4_8_costs_add_up_and_are_never_below_nothing() -> None:
    state = at_sea(watch=[1], spot=1, damage=[0, 4, 0, 0])
    assert price(state, CANNONS, 1, 2, near=True) == 5 - 2 + 2 - 2
    assert price(state, BOARD, 1, 3, near=True) == 0
    spotted = at_sea(spot=1)
    assert price(spotted, CANNONS, 1, 3, near=True) == 0
    assert price(spotted, CANNONS, 2, 0, near=False) == 8


def test_sw_4_8_stealing_the_wind_is_an_attack_so_a_watch_makes_it_cost_two() -> None:
    start = at_sea("p sss sss sss", points=[3, 5, 5, 5], watch=[1])
    assert play(start, "order wind", "pass*", "target p2").points[:2] == (3 - 2 + 2 - 1 + 2, 3)
    assert play(start, "order wind", "pass*", "target p4").points[0] == 3 + 2 - 1 + 2


def test_sw_4_8_the_price_of_the_wind_is_paid_before_it_is_taken() -> None:
    poor = play(at_sea("p sss sss sss", points=[1, 5, 5, 5], watch=[1]), "order wind", "pass*")
    assert [line for line in legal(poor) if line.startswith("target")] == ["target p3", "target p4"]
    rich = at_sea("p sss sss sss", points=[10, 5, 5, 5], watch=[1])
    assert play(rich, "order wind", "pass*", "target p2").points[0] == 10 - 2 + 2 - 1 + 1


def test_sw_4_8_a_black_spot_takes_the_price_of_a_watch_away_and_pays_nothing_back() -> None:
    assert price(at_sea(watch=[1], spot=1), WIND, 1, 1, near=True) == 0
    assert price(at_sea(spot=1), WIND, 1, 1, near=True) == 0
    assert price(at_sea(watch=[1]), WIND, 1, 1, near=True) == 2


def test_sw_3_4_the_wind_that_no_neighbour_lets_go_for_nothing_needs_a_lookout_to_be_possible() -> None:
    guarded = at_sea("p sss sss sss sss", points=[1, 5, 5, 5, 5], watch=[1, 2, 3, 4])
    assert "order wind" not in legal(guarded)
    assert "order wind" in legal(guarded._replace(points=(2, 5, 5, 5, 5)))


def test_sw_3_4_wind_that_cannot_be_paid_for_in_the_end_is_forgone() -> None:
    """Three of five are sunk, and the only one left is on watch: the lie about it costs nothing but the order."""
    state = play(at_sea("pl sss sss sss", points=[1, 5, 5, 5], watch=[1, 3]), "order wind", "pass*")
    assert "target p3" in legal(state), "two on watch are looked past, so the third is adjacent"
    lone = at_sea("pl sss - -", points=[2, 5, 0, 0], watch=[1])
    assert "order wind" in legal(lone)
    spent = play(lone, "order wind", "pass*")._replace(points=(1, 5, 0, 0))
    assert legal(spent) == ["declare lookout", "forgo"]
    assert play(spent, "forgo").points[:2] == (3, 5)


def test_sw_4_9_a_lookout_makes_every_ship_adjacent_for_this_order() -> None:
    start = at_sea("sl sss sss sss sss", points=[5, 0, 0, 0, 0])
    state = play(start, "order cannons")
    assert "target p3" not in legal(state)
    state = play(state, "declare lookout", "pass*")
    assert legal(state)[-4:] == ["target p2", "target p3", "target p4", "target p5"]
    assert play(state, "target p3").points[0] == 5 - 5 + 2


def test_sw_4_9_a_mutiny_has_no_use_for_a_lookout() -> None:
    assert "declare lookout" not in legal(play(at_sea("tl sss sss sss"), "order mutiny", "pass*"))


def test_sw_4_10_sails_can_always_be_trimmed() -> None:
    assert "order trim" in legal(at_sea("w sss sss sss", points=[0, 0, 0, 0], bonus="w"))

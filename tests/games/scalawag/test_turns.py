"""SW-3: the turn, adjacency, declaring, and what may be declared."""

from __future__ import annotations

from scrapdesk.games.scalawag.sea import adjacent
from scrapdesk.games.scalawag.state import Phase
from tests.games.scalawag.positions import at_sea, clockwise, crew, legal, play


def seats_of(mask: int) -> set[int]:
    return {seat for seat in range(8) if mask >> seat & 1}


def test_sw_3_1_after_the_order_come_two_points_and_the_next_captain() -> None:
    state = play(at_sea(points=[0, 0, 0, 0], captain=3), "order trim")
    assert state.points == (0, 0, 0, 3)
    assert (state.captain, state.turn) == (0, 6)


def test_sw_3_1_sunk_captains_have_no_turn() -> None:
    assert play(at_sea("sss - - sss"), "order trim").captain == 3


def test_sw_3_2_the_next_ships_afloat_on_both_sides_are_adjacent() -> None:
    everybody = 0b11111
    assert seats_of(adjacent(clockwise(5), 0, everybody, 0, -1)) == {1, 4}
    assert seats_of(adjacent(clockwise(5), 0, everybody & ~0b10, 0, -1)) == {2, 4}
    assert seats_of(adjacent(clockwise(5), 0, 0b00101, 0, -1)) == {2}


def test_sw_3_3_the_pause_comes_before_the_secondary_declaration_and_the_target() -> None:
    state = play(at_sea("gps sss sss sss"), "order cannons 1")
    assert legal(state) == ["pass", "scalawag"]
    assert [play(state, *["pass"] * passed).actor for passed in range(3)] == [1, 2, 3]
    state = play(state, "pass*")
    assert (state.actor, state.phase) == (0, Phase.TARGET)
    assert "declare pilot" in legal(state)
    state = play(state, "declare pilot")
    assert legal(state) == ["pass", "scalawag"]
    assert "target p2 p4" in legal(play(state, "pass*"))


def test_sw_3_3_an_order_without_crew_has_no_pause() -> None:
    assert play(at_sea(), "order cannons").phase is Phase.TARGET


def test_sw_3_4_an_order_that_nobody_can_be_hit_with_is_not_given() -> None:
    assert not any(line.startswith("order cannons") for line in legal(at_sea("s sss sss sss", points=[3, 0, 0, 0])))
    assert "order cannons 1" in legal(at_sea("s sss sss sss", points=[4, 0, 0, 0]))


def test_sw_3_4_a_lookout_that_could_still_be_declared_is_counted() -> None:
    """A far ship with the black spot costs 6, but 3 with a lookout, for which a card must be left."""
    two_cards = at_sea("ss sss sss sss sss", points=[2, 0, 0, 0, 0], spot=2)
    assert [line for line in legal(two_cards) if "cannons" in line] == ["order cannons 1"]
    one_card = at_sea("s sss sss sss sss", points=[2, 0, 0, 0, 0], spot=2)
    assert not any("cannons" in line for line in legal(one_card))
    rich_enough = at_sea("s sss sss sss sss", points=[5, 0, 0, 0, 0], spot=2)
    assert [line for line in legal(rich_enough) if "cannons" in line] == ["order cannons", "order cannons 1"]


def test_sw_3_4_boarding_counts_a_lookout_too() -> None:
    """Only the far ship is cheap. With two marines both cards are used up, with one a lookout may follow."""
    state = at_sea("ss sss sss sss", points=[3, 0, 0, 0], damage=[0, 0, 3, 0])
    assert [line for line in legal(state) if "board" in line] == ["order board 1"]


def test_sw_3_4_no_more_crew_is_declared_than_cards_are_held() -> None:
    assert [line for line in legal(at_sea("gg sss sss sss")) if "trim" in line] == [
        "order trim",
        "order trim 1",
        "order trim 2",
    ]


def test_sw_3_4_unproven_declarations_of_a_turn_fit_into_the_hand() -> None:
    state = play(at_sea("gg sss sss sss"), "order cannons 2", "pass*")
    assert not any(line.startswith("declare") for line in legal(state))
    state = play(at_sea("gg sss sss sss"), "order cannons 1", "pass*", "declare pilot", "pass*")
    assert not any(line.startswith("declare") for line in legal(state))


def test_sw_3_4_crew_that_was_shown_is_not_counted_any_more() -> None:
    state = play(at_sea("gg sss sss sss"), "order cannons 2", "scalawag", "show", "hole", "draw marine pilot")
    assert state.hands[0] == crew("mp")
    assert {"declare pilot", "declare lookout"} <= set(legal(state))


def test_sw_3_4_who_cannot_pay_at_targeting_forgoes_the_order_and_collects() -> None:
    """The order was legal because of a lookout; whoever does not want to declare one is not forced to."""
    state = at_sea("ss sss sss sss sss", points=[4, 0, 0, 0, 0], damage=[0, 0, 4, 0, 0])
    state = play(state, "order board")
    assert legal(state) == ["declare lookout", "forgo"]
    after = play(state, "forgo")
    assert after.points[0] == 6
    assert after.captain == 1


def test_sw_3_4_an_order_that_can_be_paid_for_is_not_forgone() -> None:
    assert "forgo" not in legal(play(at_sea(), "order cannons"))


def test_sw_3_5_pilot_and_lookout_come_in_either_order_and_each_once() -> None:
    state = play(at_sea("gpl sss sss sss"), "order cannons")
    assert legal(state)[:2] == ["declare pilot", "declare lookout"]
    lookout_first = play(state, "declare lookout", "pass*")
    assert legal(lookout_first)[0] == "declare pilot"
    assert "declare lookout" not in legal(lookout_first)
    both = play(lookout_first, "declare pilot", "pass*")
    assert not any(line.startswith("declare") for line in legal(both))


def test_sw_3_5_a_useless_declaration_is_legal() -> None:
    """Two captains are adjacent anyway, and there is no second target."""
    state = play(at_sea("pl - sss -"), "order cannons")
    assert {"declare pilot", "declare lookout"} <= set(legal(state))
    assert "target p3" in legal(play(state, "declare pilot", "pass*"))

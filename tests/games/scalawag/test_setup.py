"""SW-1 and SW-2: what there is, and how a game begins."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from scrapdesk.core.events import EVERYBODY, Event
from scrapdesk.core.options import BadOption
from scrapdesk.core.seats import CHANCE
from scrapdesk.games.scalawag.cards import EMBLEMS, crew_cards
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.table import ScalawagTable
from tests.games.scalawag.positions import RULES, at_sea, crew, legal, lucky, new, play, seated


@pytest.mark.parametrize(
    ("seats", "common", "rare"), [(8, 6, 4), (7, 5, 4), (6, 5, 3), (5, 4, 3), (4, 4, 2), (3, 3, 2)]
)
def test_sw_1_1_the_crew_is_that_of_the_table(seats: int, common: int, rare: int) -> None:
    cards = crew_cards(seats)
    assert [cards.count(kind) for kind in range(6)] == [common] * 3 + [rare] * 3


@pytest.mark.parametrize(("holes", "cost"), [(0, 10), (1, 8), (2, 6), (3, 4), (4, 2)])
def test_sw_1_2_a_ship_costs_less_to_board_with_every_hole(holes: int, cost: int) -> None:
    enough = at_sea(points=[cost, 0, 0, 0], damage=[0, holes, 0, 0])
    assert "target p2" in legal(play(enough, "order board"))
    short = at_sea("s sss sss sss", points=[cost - 1, 0, 0, 0], damage=[0, holes, 0, 0])
    assert "order board" not in legal(short)


def test_sw_1_3_points_above_ten_are_lost_at_once() -> None:
    state = play(at_sea(points=[9, 0, 0, 0]), "order trim 3", "pass*")
    assert state.points[0] == 10


def test_sw_1_3_the_excess_of_an_order_is_gone_before_points_are_given_away() -> None:
    """Nine and two are ten, then one goes to the supply, then two come: ten. Counted at the end it would be ten too,
    so the order itself is looked at: nothing may be kept back above ten."""
    state = play(at_sea("p sss sss sss", points=[10, 5, 0, 0]), "order wind", "pass*")
    after = play(state, "target p2")
    assert after.points[:2] == (10, 3)


def test_sw_2_1_everybody_has_three_crew_and_two_points_and_the_port_has_six() -> None:
    for seats in range(3, 9):
        state = new(seats)
        assert [len(hand) for hand in state.hands] == [3] * seats
        assert len(state.port) == 6
        assert set(state.points) == {2}


def test_sw_2_1_seats_and_flags_are_drawn_unless_they_are_kept_as_named() -> None:
    drawn = [new(4, seed).frame for seed in range(60)]
    assert {frame.ring for frame in drawn} == {(0, *rest) for rest in permutations((1, 2, 3))}
    assert {flag for frame in drawn for flag in frame.flags} == set(range(len(EMBLEMS)))
    assert all(len(set(frame.flags)) == 4 for frame in drawn)
    kept = [new(4, seed, {"seats": "named"}).frame for seed in range(10)]
    assert {(frame.ring, frame.flags) for frame in kept} == {((0, 1, 2, 3), (0, 1, 2, 3))}


def test_sw_2_1_whom_luck_put_to_the_left_is_next_is_asked_first_and_is_adjacent() -> None:
    state = at_sea(ring=[0, 2, 1, 3])
    assert play(state, "order trim").captain == 2
    assert play(state, "order trim 1").actor == 2
    assert [line for line in legal(play(state, "order board")) if line.startswith("target")] == [
        "target p3",
        "target p4",
    ]


def test_sw_1_2_where_everybody_sits_and_sails_is_told_to_all() -> None:
    told: list[Event] = []
    start = RULES.setup(3, RULES.check_options(3, {}))
    play(start, "berths 132 ksa", told=told)
    lines = [str(ScalawagTable().narrate(event, ("Ann", "Ben", "Cai"))) for event in told]
    assert lines == [
        "The captains sit clockwise in this order: Ann, Cai and Ben.",
        "Ann sails under the key flag.",
        "Cai sails under the anchor flag.",
        "Ben sails under the star flag.",
    ]
    assert all(event.audience == EVERYBODY for event in told)


@pytest.mark.parametrize("line", ["berths 213 ksa", "berths 122 ksa", "berths 132 kka", "berths 13 ks"])
def test_sw_2_1_luck_seats_everybody_once_under_one_flag_each(line: str) -> None:
    start = RULES.setup(3, RULES.check_options(3, {}))
    assert not RULES.allows_chance(start, RULES.decode_move(line))


def test_sw_2_1_the_first_captain_is_drawn_by_lot() -> None:
    assert {new(4, seed).captain for seed in range(40)} == {0, 1, 2, 3}
    start = seated(4)
    assert play(start, "lot p3", "deal ssssggggmmmmppttll").captain == 2


def test_sw_2_1_the_deal_is_three_to_a_seat_and_the_rest_to_the_port() -> None:
    state = play(seated(3), "lot p1", "deal sssgggmmmppttll")
    assert state.hands == (crew("sss"), crew("ggg"), crew("mmm"))
    assert state.port == crew("ppttll")


@pytest.mark.parametrize(("choice", "extra"), [("none", ""), ("wave", "w"), ("spot", "b"), ("both", "wb")])
def test_sw_2_2_bonus_crew_is_mixed_into_the_port_after_dealing(choice: str, extra: str) -> None:
    state = new(5, options={"bonus": choice})
    assert len(state.port) == 6 + len(extra)
    assert set(crew(extra)) <= set(state.port)


def test_sw_2_2_allegiance_is_for_six_and_eight() -> None:
    for seats in (6, 8):
        assert RULES.check_options(seats, {"allegiance": "on"})["allegiance"] == "on"
    for seats in (3, 4, 5, 7):
        with pytest.raises(BadOption):
            RULES.check_options(seats, {"allegiance": "on"})


def test_sw_2_2_only_three_captains_have_fog() -> None:
    for seats in range(3, 9):
        state = RULES.setup(seats, RULES.check_options(seats, {}))
        rolled = False
        for _ in range(6):
            rolled = rolled or state.phase is Phase.FOG
            if RULES.to_act(state) == CHANCE:
                state = RULES.apply(state, RULES.sample_chance(state, Random(2)))
        assert rolled == (seats == 3)
        assert lucky(state).phase is Phase.ORDER

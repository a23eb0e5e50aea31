"""Whoever plays Blue sits before Blue's home row: the board is turned, its names are not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.games.scamorra.board import BOARD, SQUARES
from scrapdesk.games.scamorra.targets import square_target
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.table.board import BoardTable
from tests.ui.faces import look_for
from tests.ui.hands import desk, drag, press
from tests.ui_board.boards import place_of
from tests.ui_board.test_board_scene import ALONE, seated, wait

AGAINST_WHITE = ("ai:random", "human")


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        yield opened


def test_the_own_home_row_is_the_nearest_and_columns_run_the_other_way(context: AppContext) -> None:
    table = seated(context, AGAINST_WHITE)
    assert place_of(table, "square:a5")[1] > place_of(table, "square:a1")[1]
    assert place_of(table, "square:e1")[0] < place_of(table, "square:a1")[0]
    assert place_of(table, "panel:b")[1] > place_of(table, "panel:w")[1]
    assert place_of(table, "square:c3") == tuple(place_of(seated(context), "square:c3"))


def test_the_names_at_the_edge_are_those_of_the_squares_beside_them(context: AppContext) -> None:
    for players in (AGAINST_WHITE, ("human", "ai:random")):
        table = seated(context, players)
        left, top, width, height = table.stage.layout.box("board")
        words = table.look.inscriptions(table.stage.hand.view)
        for square in SQUARES:
            name = BOARD.name(square)
            x, y = place_of(table, square_target(square))
            letters = [one for one in words if one.text == name[0]]
            numbers = [one for one in words if one.text == name[1:]]
            assert len(letters) == len(numbers) == 2
            assert all(left + width * one.x == pytest.approx(x, abs=2) for one in letters)
            assert all(top + height * one.y == pytest.approx(y, abs=2) for one in numbers)


def test_a_map_that_is_turned_twice_is_the_map(context: AppContext) -> None:
    look, table = look_for("scamorra", 2), seated(context)
    assert look is not None
    slots = table.stage.layout.slots
    assert {look.turned(look.turned(name)) for name in slots} == set(slots)
    assert all(look.turned(look.turned(name)) == name for name in slots)


def test_the_keys_lead_where_one_sees_them_lead(context: AppContext) -> None:
    table = seated(context, AGAINST_WHITE)
    table.focus(table.stage)
    table.stage.move_cursor("square:c5")
    press(context, "up")
    there = table.stage.cursor
    assert there is not None
    assert place_of(table, there)[1] < place_of(table, "square:c5")[1]


def test_a_whole_game_is_dragged_as_black(context: AppContext) -> None:
    table, rng = seated(context, AGAINST_WHITE), Random(5)
    match = table.sitting.match
    while match.outcome is None:
        hand, ply = table.stage.hand, match.ply
        carried = rng.choice(hand.possible())
        goal = rng.choice(hand.goals_of(carried))
        drag(context, place_of(table, carried), place_of(table, goal))
        for _ in range(3):
            if match.ply == ply and hand.pointed and not hand.waits:
                drag(context, *[place_of(table, rng.choice(hand.possible()))] * 2)
        if hand.complete:
            press(context, "enter")
        assert match.ply > ply
        wait(context, table)


def test_at_one_machine_the_board_turns_to_whoever_sees_it_and_lies_for_white_while_all_do(context: AppContext) -> None:
    table: BoardTable = seated(context, ALONE)
    eyes = []
    for _ in range(14):
        seat, viewer = table.sitting.match.to_act, table.sitting.viewer
        assert seat is not None and viewer in (None, seat)
        near, far = ("square:a5", "square:a1") if viewer == 1 else ("square:a1", "square:a5")
        assert place_of(table, near)[1] > place_of(table, far)[1]
        eyes.append(viewer)
        table.play(table.sitting.match.legal_moves(seat)[0])
        wait(context, table)
    assert {None, 0, 1} == set(eyes)

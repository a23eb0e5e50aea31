"""The built program under a real pointer and a real keyboard, as one folder and as one file."""

from __future__ import annotations

import pytest

from tests.frozen.built import FORMS, Built
from tests.frozen.conftest import Start
from tests.frozen.driver import Program, leave_desk, until
from tests.frozen.screen import SIZE, share_changed

FIRST_BOX, LAST_BOX = (190, 300), (1090, 300)
"""In the windows as it opens, 1280 x 720, the boxes stand in one row."""
CORNER = (4, 4)


@pytest.fixture(params=FORMS)
def program(request: pytest.FixtureRequest, built: Built, start: Start) -> Program:
    return start(built.executable(request.param)).opened()


def test_it_opens_a_window_and_goes_on_escape_and_enter_without_a_word(program: Program) -> None:
    assert (program.title, program.area[2:]) == ("ScrapDesk", (1280, 720))
    leave_desk(program)
    assert program.finished() == (0, "", "")
    assert program.left_behind() == []


def test_it_goes_when_its_window_is_closed(program: Program) -> None:
    program.close_window()
    assert program.finished() == (0, "", "")
    assert program.left_behind() == []


def test_the_window_says_whose_it_is(program: Program) -> None:
    """The menu entry names this class, and puts the window under its icon by it."""
    assert program.has_class("scrapdesk")


def test_a_pointer_over_a_box_is_answered_and_its_leaving_too(program: Program) -> None:
    program.point(CORNER)
    before = program.settled()
    assert program.changed(lambda: program.point(LAST_BOX)) > 0
    program.point(CORNER)
    assert share_changed(before, program.settled()) < 0.001


def test_a_click_on_a_box_chooses_its_game(program: Program) -> None:
    program.click(FIRST_BOX)
    program.point(CORNER)
    first = program.settled()
    program.click(LAST_BOX)
    program.point(CORNER)
    last = program.settled()
    drawer = len(first) * 65 // 100  # the lower third tells of the chosen game
    assert share_changed(first[drawer:], last[drawer:]) > 0.005


def test_a_key_chooses_what_a_click_chooses(program: Program) -> None:
    program.point(CORNER)
    for key in "12345":  # once round the desk, while finer pictures take the place of those it came with
        program.key(key)
        program.settled()
    seen = {}
    for key in "12345":
        program.key(key)
        seen[key] = program.settled()
    program.key("1")
    assert len(set(seen.values())) == 5
    assert share_changed(program.settled(), seen["1"]) < 0.001


def test_full_screen_and_back(program: Program) -> None:
    program.key("F11")
    until(lambda: program.has_size(SIZE), "it never fills the screen")
    program.settled()
    program.key("F11")
    until(lambda: program.has_size((1280, 720)), "it never comes back")
    leave_desk(program)
    assert program.finished()[0] == 0


def test_two_may_run_beside_each_other(program: Program, built: Built, start: Start) -> None:
    other = start(built.executable("folder"), "--smoke")
    assert other.finished() == (0, "", "")
    leave_desk(program)
    assert program.finished() == (0, "", "")

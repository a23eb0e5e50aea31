"""The first game of Scarper, as somebody lives through it: by clicks, by drags, by typed lines."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scrapdesk.ai.thinking import LocalThinker
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scarper.lesson import FIRST_GAME, STEPS
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson import Tutor
from tests.ui.hands import choose, desk, drag
from tests.ui.test_layout import faults
from tests.ui_board.boards import place_of
from tests.ui_lessons.learner import do_step, learn_by_lines, legal, lesson, path_of, point_out, said, wait

LAST = len(STEPS) - 1


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off") as opened:
        opened.make_thinker = LocalThinker
        yield opened


def begun(context: AppContext, step: int = 0) -> BoardTable:
    return lesson(context, step, "scarper")


def test_it_has_as_many_steps_as_one_can_bear_and_lets_go_in_the_end() -> None:
    assert 12 <= len(STEPS) <= 18
    assert [step.free for step in STEPS] == [False] * LAST + [True]


def test_the_whole_lesson_by_clicks_and_on_into_the_war(context: AppContext) -> None:
    table = begun(context)
    for step in range(LAST):
        assert table.part(Tutor).course.index == step
        do_step(context, table)
    assert table.part(Tutor).course.free
    point_out(context, table, legal(table)[0])
    wait(context, table)
    assert table.sitting.match.view(0).year.number == 1915


def test_the_whole_lesson_by_drags(context: AppContext) -> None:
    table = begun(context)
    for step in range(LAST):
        assert table.part(Tutor).course.index == step
        if table.part(Tutor).course.reading:
            choose(context, "Next")
        else:
            thing, place = path_of(table, table.part(Tutor).course.step.asked[0])
            drag(context, place_of(table, thing), place_of(table, place))
        wait(context, table)
    assert table.part(Tutor).course.free


def test_the_whole_lesson_by_typed_lines(context: AppContext) -> None:
    table = begun(context)
    learn_by_lines(context, table)
    assert table.part(Tutor).course.free


def test_the_mission_the_charge_and_the_assault_come_out_as_they_are_told(context: AppContext) -> None:
    table = begun(context, LAST - 1)
    view = table.sitting.match.view(0)
    assert view.fronts == (0, 1, 2, 0, 1)
    assert view.morale == 3
    kinds = [event.kind for entry in table.sitting.match.entries(0) for event in entry.events]
    assert kinds.count("charge-dice") == kinds.count("assault-die") == 1


def test_another_move_than_the_one_that_is_asked_is_not_made(context: AppContext) -> None:
    table = begun(context, 3)
    ply = table.sitting.match.ply
    drag(context, place_of(table, "card:kitchener"), place_of(table, "points"))
    assert table.sitting.match.ply == ply and said(table)


def test_every_thing_that_a_step_points_at_is_on_the_table(context: AppContext) -> None:
    for number, step in enumerate(FIRST_GAME.steps):
        table = begun(context, number)
        assert all(table.stage.box_of(target) is not None for target in step.points), step.points
        table.leave()
        context.scenes.settle()


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 200), ((3840, 2160), 100)])
def test_its_steps_are_whole_and_readable(size: tuple[int, int], text: int) -> None:
    with desk(size, text) as context:
        for step in (0, 2, 6, 10, 13, LAST):
            table = begun(context, step)
            assert list(faults(table, size)) == []
            table.leave()
            context.scenes.settle()

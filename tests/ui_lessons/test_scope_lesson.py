"""The first game of SCOPE, as somebody lives through it: by clicks, by drags, by keys, by typed lines."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scrapdesk.ai.thinking import LocalThinker
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scope.lesson import STEPS
from scrapdesk.ui.faces.scope.lesson_advanced import STEPS as ADVANCED
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson import Tutor
from tests.ui.hands import desk, drag
from tests.ui_board.boards import place_of
from tests.ui_lessons.learner import do_step, learn_by_keys, learn_by_lines, legal, lesson, said, wait

LAST = len(STEPS) - 1
BOTH = [pytest.param(0, LAST, id="first"), pytest.param(1, len(ADVANCED) - 1, id="advanced")]


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off") as opened:
        opened.make_thinker = LocalThinker
        yield opened


def begun(context: AppContext, step: int = 0, number: int = 0) -> BoardTable:
    return lesson(context, step, "scope", number)


@pytest.mark.parametrize(("number", "last"), BOTH)
def test_the_whole_lesson_by_clicks(context: AppContext, number: int, last: int) -> None:
    table = begun(context, number=number)
    for step in range(last):
        assert table.part(Tutor).course.index == step
        do_step(context, table)
    assert table.part(Tutor).course.free and table.sitting.match.to_act == 0


@pytest.mark.parametrize("number", [0, 1], ids=["first", "advanced"])
def test_the_whole_lesson_by_typed_lines(context: AppContext, number: int) -> None:
    table = begun(context, number=number)
    learn_by_lines(context, table)
    assert table.part(Tutor).course.free


@pytest.mark.parametrize("number", [0, 1], ids=["first", "advanced"])
def test_the_whole_lesson_with_the_keyboard_alone(context: AppContext, number: int) -> None:
    table = begun(context, number=number)
    learn_by_keys(context, table)
    assert table.part(Tutor).course.free


@pytest.mark.parametrize(("step", "start", "end"), [(3, "card:german-sniper-1", "square:a4")])
def test_what_the_words_say_is_to_be_dragged_can_be_dragged(
    context: AppContext, step: int, start: str, end: str
) -> None:
    table = begun(context, step)
    drag(context, place_of(table, start), place_of(table, end))
    wait(context, table)
    assert table.part(Tutor).course.index == step + 1


def test_other_moves_are_answered_kindly_and_change_nothing(context: AppContext) -> None:
    table, tried = begun(context), 0
    for step in range(LAST):
        for move in legal(table)[:8] if not table.part(Tutor).course.reading else []:
            if move not in table.part(Tutor).course.step.asked:
                ply = table.sitting.match.ply
                table.play_text(move)
                assert said(table).startswith("That's a legal move, but not the one for this step. ")
                assert (table.sitting.match.ply, table.part(Tutor).course.index) == (ply, step)
                tried += 1
        do_step(context, table)
    assert tried > 20


def test_what_the_words_promise_is_what_happens(context: AppContext) -> None:
    table = begun(context, LAST)
    view = table.sitting.match.view(0)
    assert view.score.points == (4, 2)
    assert [view.in_play(side, "s") for side in (0, 1)] == [1, 1]
    assert {note.slot for note in table.stage.hand.pieces if note.marks[:1] == ("suspected",)} >= {
        f"square:{at}" for at in ("c5", "c6")
    }

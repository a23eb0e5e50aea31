"""The first game of Scalawag!, as somebody lives through it: by clicks, by drags, by keys, by typed lines."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.ai.thinking import LocalThinker
from scrapdesk.core.refusal import Target
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scalawag.lesson import STEPS
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson import Tutor
from tests.ui.hands import click, desk, drag
from tests.ui.test_layout import faults
from tests.ui_board.boards import place_of
from tests.ui_lessons.learner import do_step, learn_by_keys, learn_by_lines, legal, lesson, said, wait

LAST = len(STEPS) - 1


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off") as opened:
        opened.make_thinker = LocalThinker
        yield opened


def begun(context: AppContext, step: int = 0) -> BoardTable:
    return lesson(context, step, "scalawag")


def told(table: BoardTable) -> list[str]:
    return [event.kind for entry in table.sitting.match.entries(0) for event in entry.events]


def test_it_has_twelve_to_eighteen_steps_in_which_the_player_lies_once_and_calls_once() -> None:
    assert 12 <= len(STEPS) <= 18
    asked = [move for step in STEPS for move in step.asked]
    assert asked.count("scalawag") == 1 and asked.count("order cannons 2") == 1


def test_the_whole_lesson_by_clicks_and_on_into_the_game(context: AppContext) -> None:
    table = begun(context)
    for step in range(LAST):
        assert table.part(Tutor).course.index == step
        do_step(context, table)
    assert table.part(Tutor).course.free
    rng, ply = Random(2), table.sitting.match.ply
    for _ in range(30):
        if table.sitting.match.to_act == 0:
            table.play_text(rng.choice(legal(table)))
        wait(context, table)
    assert table.sitting.match.ply >= ply + 10


def test_the_whole_lesson_by_typed_lines(context: AppContext) -> None:
    table = begun(context)
    learn_by_lines(context, table)
    assert table.part(Tutor).course.free


def test_the_whole_lesson_with_the_keyboard_alone(context: AppContext) -> None:
    table = begun(context)
    learn_by_keys(context, table)
    assert table.part(Tutor).course.free


@pytest.mark.parametrize(("step", "cards", "order"), [(3, 2, "order:trim"), (9, 2, "order:cannons")])
def test_truth_and_lie_are_made_by_the_same_drags(context: AppContext, step: int, cards: int, order: Target) -> None:
    table = begun(context, step)
    own = [piece.id for piece in table.stage.hand.pieces if piece.id.startswith("crew:")]
    if step == 3:
        own = [card for card in own if "sailor" in card]
    drag(context, place_of(table, own[0]), place_of(table, order))
    for card in own[1:cards]:
        click(context, place_of(table, card))
    click(context, place_of(table, "button:done"))
    wait(context, table)
    assert table.part(Tutor).course.index == step + 1


def test_other_moves_are_answered_kindly_and_change_nothing(context: AppContext) -> None:
    table, tried = begun(context), 0
    for step in range(LAST):
        for move in legal(table) if not table.part(Tutor).course.reading else []:
            if move not in table.part(Tutor).course.step.asked:
                ply = table.sitting.match.ply
                table.play_text(move)
                assert said(table).startswith("That's a legal move, but not the one for this step. ")
                assert (table.sitting.match.ply, table.part(Tutor).course.index) == (ply, step)
                tried += 1
        do_step(context, table)
    assert tried > 30


def test_what_the_words_promise_is_what_happens(context: AppContext) -> None:
    table = begun(context, 5)
    view = table.sitting.match.view(0)
    assert (view.damage[1], view.points[0], view.proven[0]) == (1, 7, 1)
    table.part(Tutor).skip_to(7)
    assert "caught" in told(table) and table.sitting.match.view(0).locker
    table.part(Tutor).skip_to(9)
    view = table.sitting.match.view(0)
    assert view.points[0] == 7 and view.hand.count(1) == 1, "two gunners would be a lie"
    table.part(Tutor).skip_to(12)
    view = table.sitting.match.view(0)
    assert (view.damage[0], view.damage[1]) == (1, 2)
    table.part(Tutor).skip_to(LAST)
    assert table.sitting.match.view(0).sizes[1] == 1


def test_a_button_is_framed_when_it_is_there_and_not_before(context: AppContext) -> None:
    table = begun(context)
    table.part(Tutor).skip_to(9)
    pointers = table.part(Tutor).pointers
    assert pointers.wanted == ("order:cannons", "button:with2")
    assert pointers.framed == ("order:cannons",)
    click(context, place_of(table, "order:cannons"))
    assert pointers.framed == ("button:with2",)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_every_step_fits_into_the_window(context: AppContext, size: tuple[int, int]) -> None:
    context.resize(size)
    table = begun(context)
    for step in range(LAST + 1):
        table.part(Tutor).skip_to(step)
        context.scenes.settle()
        assert list(faults(table, size)) == []

"""The first game of Scrappers, as somebody lives through it: by clicks, by drags, by keys, by typed lines."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.ai.thinking import LocalThinker
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scrappers.lesson import STEPS
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson import Tutor
from tests.ui.hands import click, desk, drag, press
from tests.ui.test_layout import faults
from tests.ui_board.boards import place_of
from tests.ui_lessons.learner import (
    do_step,
    learn_by_keys,
    learn_by_lines,
    legal,
    lesson,
    point_out,
    read_to_the_end,
    said,
    wait,
)

LAST = len(STEPS) - 1


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off") as opened:
        opened.make_thinker = LocalThinker
        yield opened


def begun(context: AppContext, step: int = 0) -> BoardTable:
    return lesson(context, step, "scrappers")


def test_the_whole_lesson_by_clicks_and_on_into_the_game(context: AppContext) -> None:
    table = begun(context)
    for step in range(LAST):
        assert table.part(Tutor).course.index == step
        do_step(context, table)
    assert table.part(Tutor).course.free
    rng = Random(2)
    ply = table.sitting.match.ply
    for _ in range(8):
        if table.sitting.match.to_act == 0:
            point_out(context, table, rng.choice([move for move in legal(table) if move != "done"]))
        wait(context, table)
    assert table.sitting.match.ply >= ply + 8


def test_the_whole_lesson_by_typed_lines(context: AppContext) -> None:
    table = begun(context)
    learn_by_lines(context, table)
    assert table.part(Tutor).course.free


def test_the_whole_lesson_with_the_keyboard_alone(context: AppContext) -> None:
    table = begun(context)
    learn_by_keys(context, table)
    assert table.part(Tutor).course.free


@pytest.mark.parametrize(
    ("step", "start", "end"),
    [
        (2, "card:fusion-core.1", "bay:p1:1"),
        (3, "card:spark-torch.p1", "bay:p1:2"),
        (4, "card:duct-tape.p1", "eject:p1"),
        (12, "card:chain-cannon.1", "bay:p1:1"),
    ],
)
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
    table = begun(context, 7)
    match = table.sitting.match
    cards = table.sitting.table.cards  # type: ignore[attr-defined]
    told = [event.kind for entry in match.entries(0) for event in entry.events]
    assert "shield" in told and match.view(0).queue[0].verb == "ask token"
    do_step(context, table)
    view = match.view(0)
    assert [pilot.damage for pilot in view.pilots] == [1, 1]
    assert "fizzled" in [event.kind for entry in match.entries(0) for event in entry.events]
    assert "fusion-core" in {cards.of[card].id for card in view.pilots[0].discard}
    table.part(Tutor).skip_to(11)
    view = match.view(0)
    assert view.first == 1
    assert "fusion-core" in {cards.of[card].id for card in view.pilots[0].hand}
    table.part(Tutor).skip_to(12)
    top = cards.of[match.view(0).piles[0][-1]]
    assert (top.id, top.scrap, match.view(0).pilots[0].scrap) == ("chain-cannon", 1, 1)


def test_back_one_step_leads_to_the_very_beginning_and_luck_stays(context: AppContext) -> None:
    table = begun(context, LAST)
    hand = table.sitting.match.view(0).pilots[0].hand
    for _ in range(2 * LAST):
        press(context, "ctrl+z")
    assert table.part(Tutor).course.index == 0 and not table.part(Tutor).course.can_go_back
    for _ in range(LAST):
        do_step(context, table)
    assert table.part(Tutor).course.free
    assert table.sitting.match.view(0).pilots[0].hand == hand


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.deep)])
def test_no_fumbling_leads_to_a_place_from_which_there_is_no_way_on(context: AppContext, seed: int) -> None:
    table, rng = begun(context), Random(seed)
    keys = ["left", "right", "up", "down", "enter", "enter", "space", "1", "2", "3", "h", "ctrl+z", "tab"]
    for _ in range(120):
        if rng.random() < 0.5:
            press(context, rng.choice(keys))
        else:
            click(context, (rng.randrange(table.stage.rect.right), rng.randrange(720)))
        if context.scenes.top is not table:
            press(context, "escape")
        if table not in context.scenes.scenes or table.part(Tutor).course.free:
            table = begun(context, rng.randrange(LAST))
        wait(context, table)
    table.stage.give_up()
    while not table.part(Tutor).course.free:
        step = table.part(Tutor).course.index
        do_step(context, table)
        assert table.part(Tutor).course.index == step + 1


def test_with_animation_the_stacks_are_shown_and_a_key_skips_them() -> None:
    with desk() as context:
        context.make_thinker = LocalThinker
        table = begun(context, 6)
        table.play(table.sitting.match.rules.decode_move("assign fuel-tap"))
        for _ in range(200):
            if table.showing:
                break
            context.clock.advance(20)
            context.scenes.update(20)
            context.scenes.settle()
        assert table.showing
        press(context, "space")
        assert not table.showing and table.part(Tutor).course.index == 7


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1280, 720), 200), ((1920, 1080), 100)])
def test_every_step_is_whole_and_readable(size: tuple[int, int], text: int) -> None:
    found = []
    with desk(size, text, speed="off") as context:
        context.make_thinker = LocalThinker
        for step in range(LAST + 1):
            table = begun(context, step)
            found += [f"{step}: {fault}" for fault in faults(table, size)]
            assert table.part(Tutor).panel.rect in table.stage.spares, "the lesson has its room on the table"
            read_to_the_end(context, table.part(Tutor).panel)
            table.leave()
            context.scenes.settle()
    assert found == []


def test_what_is_pointed_at_is_there(context: AppContext) -> None:
    for step in range(LAST):
        table = begun(context, step)
        for target in (*table.part(Tutor).pointers.points, *table.part(Tutor).pointers.wanted):
            box = table.stage.box_of(target)
            assert box is not None and table.stage.rect.contains(box), (step, target)
        assert (
            table.part(Tutor).course.step.riddle
            or table.part(Tutor).pointers.points
            or table.part(Tutor).pointers.wanted
        )
        table.leave()
        context.scenes.settle()

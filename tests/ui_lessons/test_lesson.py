"""The first game of La Scamorra, as somebody lives through it: by clicks, by drags, by keys, by typed lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from scrapdesk.ai.thinking import LocalThinker
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.rules import RulesScene
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.requests import OpenLesson
from scrapdesk.ui.scenes.dialog import Dialog
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson import Tutor
from scrapdesk.ui.table.lesson_end import LessonEnd
from scrapdesk.ui.table.running import save_name
from tests.ui.hands import choose, click, desk, drag, leave_table, named, press, type_in
from tests.ui_board.boards import place_of
from tests.ui_lessons.learner import (
    do_step,
    learn_by_lines,
    legal,
    lesson,
    on_top,
    path_of,
    point_out,
    said,
    type_move,
    wait,
    walk_to,
)

LAST = 18


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off") as opened:
        opened.make_thinker = LocalThinker
        yield opened


def play_to_the_end(context: AppContext, table: BoardTable, seed: int) -> None:
    rng = Random(seed)
    while table.sitting.match.outcome is None:
        point_out(context, table, rng.choice(legal(table)))
        wait(context, table)


def test_the_whole_lesson_by_clicks_and_its_end(context: AppContext) -> None:
    before = context.storage.history.value
    choose(context, "Learn to play")
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    for step in range(LAST):
        assert table.part(Tutor).course.index == step
        do_step(context, table)
    assert table.part(Tutor).course.free and said(table) == ""
    play_to_the_end(context, table, 1)
    assert isinstance(context.scenes.top, LessonEnd)
    assert context.storage.history.value == before
    choose(context, "Repeat the lesson")
    assert on_top(context, table) and table.part(Tutor).course.index == 0 and table.sitting.match.outcome is None
    do_step(context, table)
    assert table.part(Tutor).course.index == 1


def test_from_its_end_a_whole_game_is_begun(context: AppContext) -> None:
    table = lesson(context, LAST)
    play_to_the_end(context, table, 2)
    choose(context, "Play a full game")
    choose(context, "Save and start")  # the running game is not lost unasked
    top = context.scenes.top
    assert isinstance(top, BoardTable) and not any(isinstance(part, Tutor) for part in top.parts)
    assert top.sitting.players == ("human", "ai:rookie")


def test_the_whole_lesson_with_the_keyboard_alone(context: AppContext) -> None:
    table = lesson(context)
    for step in range(LAST):
        assert table.part(Tutor).course.index == step
        if table.part(Tutor).course.reading:
            assert table.focused is table.part(Tutor).panel.on
            press(context, "space" if step % 2 else "enter")
        else:
            assert table.focused is table.stage
            walk_to_each(context, table)
        wait(context, table)
    assert table.part(Tutor).course.free


def walk_to_each(context: AppContext, table: BoardTable) -> None:
    """Points a move out with arrows and Enter, one thing of it after another."""
    if table.part(Tutor).course.step.riddle:
        press(context, "h")
    for target in path_of(table, table.part(Tutor).course.step.asked[0]):
        walk_to(context, table, target)
        press(context, "enter")


def test_the_whole_lesson_by_typed_lines(context: AppContext) -> None:
    table = lesson(context)
    learn_by_lines(context, table)
    assert table.part(Tutor).course.free


def test_pieces_and_cards_may_be_dragged(context: AppContext) -> None:
    table = lesson(context, 1)
    drag(context, place_of(table, "piece:w-stone"), place_of(table, "square:c1"))
    assert table.part(Tutor).course.index == 2
    press(context, "space")
    drag(context, place_of(table, "piece:w-stone"), place_of(table, "square:c3"))
    wait(context, table)
    assert table.part(Tutor).course.index == 4
    drag(context, place_of(table, "card:w-b1"), place_of(table, "square:c2"))
    assert table.part(Tutor).pointers.wanted == ("piece:w-scissors",)
    click(context, place_of(table, "piece:w-scissors"))
    wait(context, table)
    assert table.part(Tutor).course.index == 5


@pytest.mark.parametrize(
    ("step", "start", "end"),
    [
        (8, "piece:w-scissors", "square:c1"),
        (9, "piece:w-scissors", "piece:b-paper"),
        (14, "card:w-p4", "pile:w"),
    ],
)
def test_what_the_words_say_is_to_be_dragged_can_be_dragged(
    context: AppContext, step: int, start: str, end: str
) -> None:
    table = lesson(context, step)
    drag(context, place_of(table, start), place_of(table, end))
    wait(context, table)
    assert table.part(Tutor).course.index == step + 1


def test_every_move_that_is_allowed_but_not_meant_is_answered_kindly(context: AppContext) -> None:
    table, tried = lesson(context), 0
    for step in range(LAST):
        for move in legal(table) if not table.part(Tutor).course.reading else []:
            if move not in table.part(Tutor).course.step.asked:
                ply = table.sitting.match.ply
                point_out(context, table, move) if tried % 9 == 0 else table.play_text(move)
                assert said(table).startswith("That's a legal move, but not the one for this step. ")
                assert (table.sitting.match.ply, table.part(Tutor).course.index) == (ply, step)
                assert table.stage.hand.pointed == ()
                tried += 1
        do_step(context, table)
    assert tried > 150


def test_what_cannot_be_done_is_refused_with_its_rule(context: AppContext) -> None:
    table = lesson(context, 4)
    wrong = {"play b d1b3": "SM-5.1", "play b d1a4": "SM-4.7", "play r d1d3": "SM-3.1", "throw b": "SM-3.3"}
    for move, rule in wrong.items():
        ply = table.sitting.match.ply
        type_move(context, move)
        toast = table.passing.toast
        assert toast is not None and toast.rule == rule
        assert (table.sitting.match.ply, table.part(Tutor).course.index) == (ply, 4)
        press(context, "escape")
    drag(context, place_of(table, "piece:w-scissors"), place_of(table, "square:e5"))
    assert table.passing.toast is not None and table.passing.toast.rule.startswith("SM-")
    type_move(context, "gibberish")
    assert "can't read that move" in said(table) and table.part(Tutor).course.index == 4


def test_while_there_is_only_something_to_read_nothing_moves(context: AppContext) -> None:
    table = lesson(context)
    ply = table.sitting.match.ply
    drag(context, place_of(table, "piece:w-stone"), place_of(table, "square:c1"))
    assert "No move needed here" in said(table)
    table.passing.hush()
    type_move(context, "place stone c1")
    assert "No move needed here" in said(table)
    assert table.sitting.match.ply == ply and table.part(Tutor).course.index == 0


def test_go_on_says_what_is_to_be_done_first(context: AppContext) -> None:
    table = lesson(context, 3)
    choose(context, "Next")
    assert said(table) == "Use the rook: move your stone from c1 to c3."
    assert table.part(Tutor).course.index == 3


def test_back_one_step_from_everywhere_leads_to_the_very_beginning(context: AppContext) -> None:
    table = lesson(context, LAST)
    point_out(context, table, legal(table)[0])
    choose(context, "Previous step")
    assert table.part(Tutor).course.index == LAST and len(legal(table)) > 0
    for step in range(LAST - 1, -1, -1):
        press(context, "ctrl+z")
        assert table.part(Tutor).course.index == step
    assert table.part(Tutor).panel.back.reason
    press(context, "ctrl+z")
    assert said(table) == "This is the first step."
    for _ in range(LAST):
        do_step(context, table)
    assert table.part(Tutor).course.free


def test_back_while_the_other_is_moving_takes_the_own_move_back(context: AppContext) -> None:
    context.change_settings(speed="slow")
    table = lesson(context, 3)
    ply = table.sitting.match.ply
    point_out(context, table, "play r c1c3")
    assert table.sitting.thinking
    press(context, "backspace")
    assert (table.sitting.match.ply, table.part(Tutor).course.index) == (ply, 3)
    do_step(context, table)
    assert table.part(Tutor).course.index == 4


def test_it_can_be_left_at_every_step_and_leaves_no_trace(context: AppContext) -> None:
    shelf = context.storage.shelf
    before = shelf.load(save_name("scamorra"))
    for step in range(LAST + 1):
        table = lesson(context, step)
        if step % 2:
            leave_table(context)
        else:
            click(context, named(context, "Desk").rect.center)
        assert isinstance(context.scenes.top, DeskScene) and table not in context.scenes.scenes
    assert before is not None
    assert shelf.load(save_name("scamorra")) == before


def test_show_me_points_again_and_tells_a_riddle(context: AppContext) -> None:
    table = lesson(context, 16)
    assert table.part(Tutor).pointers.wanted == ()
    choose(context, "Show me")
    assert set(table.part(Tutor).pointers.wanted) == set(path_of(table, "play r e3e4"))
    point_out(context, table, "play r e3e4")
    wait(context, table)
    assert table.part(Tutor).course.index == 17


def test_when_the_lesson_has_let_go_the_coach_helps(context: AppContext) -> None:
    table = lesson(context, LAST)
    press(context, "h")
    for _ in range(600):
        if not table.sitting.hinting:
            break
        context.scenes.update(50)
    toast = table.passing.toast
    assert toast is not None and toast.tone == "good" and ":" in toast.text


def test_it_can_be_begun_again_from_any_step(context: AppContext) -> None:
    for step in (1, 6, 12, LAST):
        table = lesson(context, step)
        choose(context, "Start over")
        assert table.part(Tutor).course.index == 0 and table.sitting.moves_made == lesson_begins(table)
        do_step(context, table)
        do_step(context, table)
        assert table.part(Tutor).course.index == 2
        table.leave()
        context.scenes.settle()


def lesson_begins(table: BoardTable) -> int:
    """How many moves were made before the first step."""
    return sum(line.startswith(("p1", "p2")) for line in table.part(Tutor).course.lesson.start.splitlines())


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.deep) for seed in (2, 3))])
def test_no_fumbling_leads_to_a_place_from_which_there_is_no_way_on(context: AppContext, seed: int) -> None:
    table, rng = lesson(context), Random(seed)
    keys = ["left", "right", "up", "down", "enter", "enter", "space", "1", "2", "3", "backspace", "h", "ctrl+z", "tab"]
    for _ in range(300):
        if rng.random() < 0.5:
            press(context, rng.choice(keys))
        else:
            click(context, (rng.randrange(table.stage.rect.right), rng.randrange(720)))
        if context.scenes.top is not table:
            press(context, "escape")
        if table not in context.scenes.scenes or table.sitting.match.outcome is not None:
            table = lesson(context, rng.randrange(LAST))
        wait(context, table)
    table.stage.give_up()
    while not table.part(Tutor).course.free:
        step = table.part(Tutor).course.index
        do_step(context, table)
        assert table.part(Tutor).course.index == step + 1


def test_what_is_pointed_at_follows_what_was_pointed_out(context: AppContext) -> None:
    table = lesson(context, 3)
    wanted = ["card:w-r1", "piece:w-stone", "square:c3"]
    while wanted:
        assert list(table.part(Tutor).pointers.wanted) == wanted
        click(context, place_of(table, wanted.pop(0)))


def test_a_typed_line_keeps_its_field_and_esc_leads_back_to_the_table(context: AppContext) -> None:
    table = lesson(context, 3)
    press(context, "/")
    type_in(context, "play")
    press(context, "escape")
    assert table.focused is table.stage and on_top(context, table)


def test_a_game_without_one_says_honestly_that_there_is_none_yet(context: AppContext) -> None:
    context.faces = {**context.faces, "scope": replace(context.faces["scope"], lesson=lambda: None)}
    context.open(OpenLesson("scope"))
    context.scenes.settle()
    assert isinstance(context.scenes.top, Dialog)
    choose(context, "Read the rules")
    assert isinstance(context.scenes.top, RulesScene)


@pytest.mark.parametrize("settings", [{"reduced_motion": True}, {"speed": "slow"}, {"confirm": "always"}])
def test_it_plays_with_other_settings(settings: dict[str, object]) -> None:
    with desk() as context:
        context.change_settings(**settings)
        table = lesson(context, 1)
        for _ in range(4):
            do_step(context, table)
        assert table.part(Tutor).course.index == 5

"""Somebody who learns: opens the first game, does what is asked by pointer or keys, and tries other things."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from scrapdesk.core.refusal import Target
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.scene import Scene
from scrapdesk.ui.requests import OpenLesson
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson import Tutor
from scrapdesk.ui.table.lesson_panel import LessonPanel
from tests.ui.hands import choose, click, press, type_in
from tests.ui_board.boards import place_of


def lesson(context: AppContext, step: int = 0, game: str = "scamorra", number: int = 0) -> BoardTable:
    """A first game, or one behind it, at one of its steps."""
    context.open(OpenLesson(game, number))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    if step:
        table.part(Tutor).skip_to(step)
    settle(context)
    return table


def read_to_the_end(context: AppContext, panel: LessonPanel) -> None:
    """All words of a step are seen, after so many pages at most."""
    for _ in range(30):
        if panel.words.rect.bottom <= panel.pane.rect.bottom + 1:
            return
        press(context, "page down")
    raise AssertionError(f"{panel.words.rect} in {panel.pane.rect}")


def path_of(table: BoardTable, move: str) -> Sequence[Target]:
    """One way of pointing a move out."""
    rules, view = table.sitting.match.rules, table.stage.hand.view
    return table.sitting.table.paths(view, rules.decode_move(move))[0]


def point_out(context: AppContext, table: BoardTable, move: str) -> None:
    """Clicks one thing of a move after another."""
    for target in path_of(table, move):
        click(context, place_of(table, target))


def type_move(context: AppContext, move: str) -> None:
    press(context, "/")
    type_in(context, move)
    press(context, "enter")


def walk_to(context: AppContext, table: BoardTable, target: Target) -> None:
    """Strays with the arrows until the cursor is there."""
    rng = Random(table.part(Tutor).course.index)
    for _ in range(900):
        if table.stage.cursor == target:
            return
        press(context, rng.choice(["left", "right", "up", "down"]))
    raise AssertionError(f"no arrows lead to {target}")


def learn_by_lines(context: AppContext, table: BoardTable) -> None:
    """The whole lesson, every move typed."""
    for step in range(len(table.part(Tutor).course.lesson.steps) - 1):
        assert table.part(Tutor).course.index == step
        if table.part(Tutor).course.reading:
            press(context, "space")
        else:
            type_move(context, table.part(Tutor).course.step.asked[0])
        wait(context, table)


def learn_by_keys(context: AppContext, table: BoardTable) -> None:
    """The whole lesson with the keyboard alone."""
    for step in range(len(table.part(Tutor).course.lesson.steps) - 1):
        assert table.part(Tutor).course.index == step
        if table.part(Tutor).course.reading:
            press(context, "space")
        else:
            for target in path_of(table, table.part(Tutor).course.step.asked[0]):
                walk_to(context, table, target)
                press(context, "enter")
                if table.part(Tutor).course.index != step or table.sitting.thinking:
                    break
        wait(context, table)


def wait(context: AppContext, table: BoardTable) -> None:
    """Until the lesson or a person is to go on."""
    for _ in range(600):
        if not table.sitting.thinking:
            break
        context.clock.finish()
        context.scenes.update(50)
        context.scenes.settle()
    settle(context)


def do_step(context: AppContext, table: BoardTable, move: str = "") -> None:
    """Reads, or makes the move that is asked, with the pointer."""
    if table.part(Tutor).course.reading:
        choose(context, "Next")
    else:
        point_out(context, table, move or table.part(Tutor).course.step.asked[0])
    wait(context, table)


def legal(table: BoardTable) -> list[str]:
    match = table.sitting.match
    return [match.rules.encode_move(move) for move in match.legal_moves(0)]


def said(table: BoardTable) -> str:
    return table.passing.toast.text if table.passing.toast is not None else ""


def on_top(context: AppContext, scene: Scene) -> bool:
    return context.scenes.top is scene

"""The advanced lesson of SCOPE behind the first one: by clicks, by keys, by typed lines, and how one comes to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scrapdesk.ai.thinking import LocalThinker
from scrapdesk.games import GAMES
from scrapdesk.games.scope.moves import decode
from scrapdesk.games.scope.state import Phase
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scope.lesson_advanced import SECOND_GAME, STEPS
from scrapdesk.ui.requests import OpenPause
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson import Tutor
from scrapdesk.ui.table.pause import PauseScene
from tests.ui.hands import choose, click, desk, drag
from tests.ui_board.boards import place_of
from tests.ui_lessons.learner import do_step, lesson, wait

LAST = len(STEPS) - 1


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off") as opened:
        opened.make_thinker = LocalThinker
        yield opened


def begun(context: AppContext, step: int = 0) -> BoardTable:
    return lesson(context, step, "scope", 1)


def test_it_has_every_action_of_the_advanced_mode_and_twelve_to_eighteen_steps() -> None:
    verbs = {move.split()[0] for step in STEPS for move in step.asked[:1]}
    assert {"recon", "howitzer", "fire", "gun", "deployment", "move", "assault", "step", "reinforce"} <= verbs
    assert 12 <= len(STEPS) <= 18


def test_what_the_words_promise_is_what_happens(context: AppContext) -> None:
    table = begun(context)
    scored = {}
    for step in range(LAST):
        scored[step] = table.sitting.match.view(0).score.points
        do_step(context, table)
    view = table.sitting.match.view(0)
    assert (scored[3], scored[5], scored[8]) == ((0, 0), (2, 1), (5, 1))
    assert scored[14] == (6, 2) and view.score.points == (6, 1) and view.frame.scenario.target == 7
    assert view.phase == Phase.TURN and view.in_play(1, "s") == 2


def test_the_four_cards_may_be_put_back_in_any_order() -> None:
    rules = GAMES["scope"].rules
    for step in STEPS:
        if step.asked and step.asked[0].startswith("arrange"):
            assert len(set(step.asked)) == 24 and all(rules.encode_move(decode(move)) == move for move in step.asked)


@pytest.mark.parametrize("order", [1, 11, 23])
def test_the_rest_of_the_lesson_follows_whatever_the_order(context: AppContext, order: int) -> None:
    table = begun(context)
    for _ in range(LAST):
        step = table.part(Tutor).course.step
        if len(step.asked) > 1:
            assert table.play_text(step.asked[order])
            wait(context, table)
        else:
            do_step(context, table)
    assert table.part(Tutor).course.free


def test_the_four_cards_are_dragged_onto_each_other_and_count_when_one_is_ready(context: AppContext) -> None:
    step = next(at for at, step in enumerate(STEPS) if step.asked and step.asked[0].startswith("arrange"))
    table = begun(context, step)
    pieces = {piece.slot: piece.id for piece in table.stage.hand.pieces}
    drag(context, place_of(table, pieces["square:c3"]), place_of(table, "square:d3"))
    assert table.part(Tutor).course.index == step
    click(context, place_of(table, "button:ready"))
    wait(context, table)
    assert table.part(Tutor).course.index == step + 1
    cards = table.sitting.match.view(0).cards
    assert (cards[2 * 8 + 2], cards[2 * 8 + 3]) == ("e", "g")


def test_the_pause_of_the_first_lesson_leads_to_it_and_its_own_does_not(context: AppContext) -> None:
    table = lesson(context, 0, "scope")
    context.open(OpenPause(table))
    context.scenes.settle()
    choose(context, "The advanced lesson")
    context.scenes.settle()
    found = context.scenes.top
    assert isinstance(found, BoardTable) and found.part(Tutor).course.lesson is SECOND_GAME
    assert not any(scene is table for scene in context.scenes.scenes)
    context.open(OpenPause(found))
    context.scenes.settle()
    pause = context.scenes.top
    assert isinstance(pause, PauseScene)
    assert "The advanced lesson" not in [widget.name for widget in pause.reachable()]

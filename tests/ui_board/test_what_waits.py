"""What a move has changed beside the pieces may be painted some turns later: never more than a few, and no secrets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.allowance import EVEN, MOST, PATIENCE, Allowance
from scrapdesk.ui.frame.later import Later
from scrapdesk.ui.frame.window import Window
from scrapdesk.ui.loop import Loop
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk
from tests.ui_board.boards import look_on, table_in_play

SIZE = (1280, 720)


class Work:
    """A thread that has worked a second more each time somebody looks."""

    def __init__(self, step: float = 1.0) -> None:
        self.done, self.step = 0.0, step

    def __call__(self) -> float:
        self.done += self.step
        return self.done


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(SIZE, curtain=False) as opened:
        yield opened


def test_outside_of_a_turn_there_is_no_limit() -> None:
    allowance = Allowance(Work())
    assert not allowance.spent()
    allowance.begin()
    assert allowance.spent()
    allowance.end()
    assert not allowance.spent()


def test_a_turn_with_little_work_leaves_nothing() -> None:
    allowance = Allowance(Work(MOST / 10))
    allowance.begin()
    assert not allowance.spent()
    assert not allowance.owes
    assert any(allowance.spent() for _ in range(20))
    assert allowance.owes


def test_nothing_waits_for_more_than_a_few_turns() -> None:
    allowance, left = Allowance(Work()), []
    for _ in range(2 * PATIENCE + 2):
        allowance.begin()
        left.append(allowance.spent())
        allowance.end()
    assert left == [*[True] * PATIENCE, False, *[True] * PATIENCE, False]


def test_what_goes_on_waiting_gets_more_time_from_turn_to_turn() -> None:
    allowance, done = Allowance(Work(MOST)), []
    for _ in range(PATIENCE):
        allowance.begin()
        done.append(next(count for count in range(100) if allowance.spent()))
        allowance.end()
    assert done[0] == done[EVEN - 1] < done[EVEN] < done[EVEN + 1] < done[PATIENCE - 1]


def alone(context: AppContext, game: str) -> BoardTable:
    """A person among opponents, in the middle of a game."""
    seats = GAMES[game].info.seats[0]
    sit_down(context, NewTable(game, ("human", *["ai:steady"] * (seats - 1)), {}, "3"))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
    play(table, 12)
    look_on(context, table)
    return table


def play(table: BoardTable, moves: int) -> None:
    match, rng = table.sitting.match, Random(7)
    for _ in range(moves):
        if match.to_act is not None:
            match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))


def turn(context: AppContext, window: pygame.Surface, ms: float = 0.0) -> list[pygame.Rect]:
    context.scenes.allowance.begin()
    context.clock.advance(ms)
    context.scenes.settle()
    rects = context.scenes.draw(window)
    context.scenes.allowance.end()
    return rects


def same(context: AppContext, window: pygame.Surface) -> bool:
    whole = pygame.Surface(SIZE)
    for scene in context.scenes.scenes:
        scene.draw(whole)
    return pygame.image.tobytes(window, "RGB") == pygame.image.tobytes(whole, "RGB")


@pytest.mark.parametrize("game", GAMES)
def test_after_a_few_turns_all_is_painted(context: AppContext, game: str) -> None:
    table, window, waited = alone(context, game), pygame.Surface(SIZE), 0
    context.scenes.damage_all()
    context.scenes.draw(window)
    context.scenes.allowance.now = Work()
    for _ in range(3):
        play(table, 1)
        turn(context, window)
        waited += context.scenes.allowance.owes
        for _ in range(PATIENCE):
            turn(context, window)
        assert not context.scenes.allowance.owes
        assert same(context, window)
    assert waited


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_still_is_taken_in_step_by_step_and_is_right_in_the_end(context: AppContext, game: str) -> None:
    """Another move in the middle of it comes after it; one that may not wait is seen at once."""
    table, window, halves = alone(context, game), pygame.Surface(SIZE), 0
    context.scenes.damage_all()
    context.scenes.draw(window)
    context.scenes.allowance.now = Work(MOST / 3)
    for _ in range(4):
        play(table, 1)
        for _ in range(3):
            turn(context, window)
            halves += table.stage.still._begun is not None
    for _ in range(3 * PATIENCE):
        turn(context, window, 100)
    assert halves and not context.scenes.allowance.owes and same(context, window)
    play(table, 1)
    turn(context, window)
    table.stage.retell()
    turn(context, window)
    assert table.stage.still._begun is None


def test_at_a_table_of_people_nothing_waits(context: AppContext) -> None:
    """Else somebody might see for a moment longer what only another may know."""
    table, window = table_in_play(context, "scope", 20), pygame.Surface(SIZE)
    context.scenes.damage_all()
    context.scenes.draw(window)
    context.scenes.allowance.now = Work()
    for _ in range(3):
        play(table, 1)
        turn(context, window)
        assert not context.scenes.allowance.owes
        assert same(context, window)


def test_a_game_is_kept_at_the_latest_a_few_turns_after_its_move(context: AppContext) -> None:
    kept: list[str] = []
    loop = Loop(Window(SIZE), context)
    context.scenes.allowance.now = Work()
    context.later.ask("game", lambda: kept.append("game"))
    for _ in range(PATIENCE):
        loop.turn()
    loop.turn()
    assert kept == ["game"]


def test_who_leaves_does_not_wait(context: AppContext) -> None:
    later, done = Later(), []
    later.ask("game", lambda: done.append("game"))
    assert later.waits
    later.do_now("game")
    assert done == ["game"]
    assert not later.waits

"""A drop goes round once: what is meant, the match, everybody who hears of it, one new look at the table."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import pytest

from scrapdesk.core.match import Change
from scrapdesk.core.record import Record
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import PointerMoved, PointerUp
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk
from tests.ui_board.boards import card_of, lift, place_of

PACKAGE = str(Path(sys.modules["scrapdesk"].__file__ or "").parent)
MOST_CALLS = 2_000


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(curtain=False, confirm="off") as opened:
        yield opened


def counted(act: Callable[[], object]) -> Counter[str]:
    """How often each function of the package was called by something."""
    calls: Counter[str] = Counter()

    def note(frame: FrameType, event: str, argument: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(PACKAGE):
            calls[frame.f_code.co_qualname] += 1

    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(None)
    return calls


def asked(context: AppContext) -> BoardTable:
    """A person against an opponent, who is asked in the middle of a game and has cards that go somewhere."""
    sit_down(context, NewTable("scamorra", ("human", "ai:random"), {}, "3"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    match, rng = table.sitting.match, Random(3)
    while match.ply < 20 or match.to_act != 0:
        match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
    context.scenes.settle()
    settle(context)
    return table


def carried_over_a_goal(context: AppContext) -> tuple[BoardTable, tuple[int, int]]:
    """A card in the air over a square where it makes a move, and where that is."""
    table = asked(context)
    hand, card = table.stage.hand, card_of(table)
    squares = [goal for goal in hand.goals_of(card) if goal.startswith("square:") and goal not in hand.filled]
    goal = next(goal for goal in squares if len(hand.preview(card, [goal])) == 1)
    lift(context, table, card)
    at = place_of(table, goal)
    context.scenes.handle(PointerMoved(at, held=True))
    context.later.frame_over()
    return table, at


def test_from_the_drop_to_the_settled_frame_everything_is_done_once(context: AppContext) -> None:
    table, at = carried_over_a_goal(context)
    changes: list[Change] = []
    table.sitting.match.subscribe(changes.append)

    def drop() -> None:
        context.scenes.handle(PointerUp(at))
        context.scenes.settle()

    calls = counted(drop)
    assert [change.kind for change in changes] == ["play"]
    assert calls["PlayingHand.refresh"] == 1
    assert calls["Tabletop.pose"] == 1
    assert sum(calls.values()) <= MOST_CALLS


def test_the_game_is_kept_when_the_frame_is_over_and_not_before(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, at = carried_over_a_goal(context)
    kept: list[str] = []
    keep = context.storage.shelf.keep

    def note(name: str, record: Record) -> None:
        kept.append(name)
        keep(name, record)

    monkeypatch.setattr(context.storage.shelf, "keep", note)
    context.scenes.handle(PointerUp(at))
    context.scenes.settle()
    assert kept == []
    context.later.frame_over()
    assert kept == ["running scamorra"]
    context.later.frame_over()
    assert kept == ["running scamorra"]


def test_a_table_that_is_left_within_the_frame_is_kept_all_the_same(context: AppContext) -> None:
    table, at = carried_over_a_goal(context)
    context.scenes.handle(PointerUp(at))
    context.scenes.clear()  # the window is closed, or something has gone wrong
    context.scenes.settle()
    save = context.storage.shelf.load("running scamorra")
    assert save is not None
    assert len(save.record.moves) == table.sitting.match.ply

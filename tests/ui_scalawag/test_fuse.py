"""The fuse after a declaration: its length is set, it lets pass, stands still behind other scenes, is not hurried."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk, painted, press


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        yield opened


def declared(context: AppContext, fuse: str) -> BoardTable:
    """Somebody has declared two sailors, and another is asked."""
    context.change_settings(fuse=fuse)
    context.open_table(NewTable("scalawag", ("human",) * 4, {}, "fuse"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    settle(context)
    assert table.play_text("order trim 2")
    context.scenes.settle()
    return table


def pass_time(context: AppContext, ms: float) -> None:
    for _ in range(round(ms / 50)):
        context.clock.advance(50)
        context.scenes.update(50)
        context.scenes.settle()


def test_without_a_fuse_everybody_is_waited_for(context: AppContext) -> None:
    table = declared(context, "0")
    ply = table.sitting.match.ply
    pass_time(context, 60_000)
    assert table.sitting.match.ply == ply and not table.stage.fuse.burning


def test_a_burnt_fuse_lets_the_declaration_pass_and_is_whole_again_for_the_next(context: AppContext) -> None:
    table = declared(context, "5")
    match = table.sitting.match
    ply, captain = match.ply, match.view(None).captain
    pass_time(context, 4800)
    assert match.ply == ply and table.stage.fuse.burning
    pass_time(context, 800)
    assert match.ply > ply and match.view(None).captain != captain, "it answers for all who were asked at once"
    assert table.play_text("order trim 1")
    context.scenes.settle()
    ply = match.ply
    pass_time(context, 4500)
    assert match.ply == ply and table.stage.fuse.burning
    painted(context)


def test_hurrying_answers_nothing_and_burns_nothing(context: AppContext) -> None:
    table = declared(context, "5")
    ply = table.sitting.match.ply
    press(context, "space")
    press(context, "f")
    pass_time(context, 3000)
    assert table.sitting.match.ply == ply


def test_it_stands_still_while_the_game_is_paused(context: AppContext) -> None:
    table = declared(context, "5")
    ply = table.sitting.match.ply
    pass_time(context, 2000)
    press(context, "p")
    assert context.scenes.top is not table
    pass_time(context, 20_000)
    assert table.sitting.match.ply == ply


def test_it_stands_still_while_another_window_is_in_front(context: AppContext) -> None:
    table = declared(context, "5")
    ply = table.sitting.match.ply
    pass_time(context, 2000)
    for pauses in (True, False):
        context.change_settings(pause_unfocused=pauses)
        context.away = True
        pass_time(context, 20_000)
        assert table.sitting.match.ply == ply
    context.away = False
    pass_time(context, 5300)
    assert table.sitting.match.ply > ply


def test_it_is_whole_again_when_a_saved_game_is_gone_on_with(context: AppContext) -> None:
    table = declared(context, "5")
    pass_time(context, 4500)
    record = table.sitting.record()
    context.open_table(record)
    context.scenes.settle()
    settle(context)
    again = context.scenes.top
    assert isinstance(again, BoardTable) and again is not table
    ply = again.sitting.match.ply
    assert again.sitting.match.view(None).phase.name == "CHALLENGE"
    pass_time(context, 4500)
    assert again.sitting.match.ply == ply and again.stage.fuse.burning
    pass_time(context, 800)
    assert again.sitting.match.ply > ply


def test_only_the_question_whether_to_call_has_one(context: AppContext) -> None:
    table = declared(context, "5")
    assert table.play_text("scalawag")
    pass_time(context, 100)
    ply = table.sitting.match.ply
    pass_time(context, 20_000)
    assert table.sitting.match.ply == ply and not table.stage.fuse.burning

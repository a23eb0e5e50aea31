"""What needs no board, the plain table has as well: looking back from the log, what has happened, the coach's three."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scrapdesk.ai.coach import Hint
from scrapdesk.core.words import say
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import PointerDown
from scrapdesk.ui.table.looking import LookingBack
from scrapdesk.ui.table.plain import PlainTable
from scrapdesk.ui.table.sitting import new_sitting
from scrapdesk.ui.widgets.log import LogPane
from scrapdesk.ui.widgets.scroll import ScrollPane
from tests.ui.hands import desk, only, press, scene


@pytest.fixture
def table() -> Iterator[PlainTable]:
    with desk(curtain=False) as context:
        yield seated(context)


def seated(context: AppContext, moves: int = 14) -> PlainTable:
    wish = NewTable("scamorra", ("human", "ai:random"), seed="plain")
    found = PlainTable(context, new_sitting(wish, "Ada", context.make_thinker))
    context.scenes.push(found)
    context.scenes.settle()
    match = found.sitting.match
    while found.sitting.moves_made < moves or match.to_act != 0:
        match.play(match.to_act or 0, match.legal_moves(match.to_act or 0)[0])
    context.scenes.settle()
    context.clock.finish()
    return found


def shown(table: PlainTable) -> str:
    return "\n".join(box.text for box in table.text_boxes())


def rows(table: PlainTable) -> list[str]:
    return [child.name for child in only(table, ScrollPane, "Your moves").children()]


def test_a_line_of_the_log_shows_the_table_as_it_was_and_the_same_line_again_returns_there(table: PlainTable) -> None:
    now, moves = shown(table), rows(table)
    ply = table.sitting.match.ply
    log = only(table, LogPane)
    assert log.look_at is not None
    log.look_at(ply - 6)
    assert table.looking.active and shown(table) != now
    assert "Return here" in rows(table) and rows(table)[-1] == "Now"
    assert "Looking back at move" in shown(table)
    assert table.sitting.match.ply == ply, "the match stands still"
    table.looking.close()
    assert not table.looking.active and rows(table) == moves and shown(table) == now


def test_escape_and_a_press_on_the_table_lead_back_to_now(table: PlainTable) -> None:
    ply = table.sitting.match.ply
    table.looking.show_line(ply - 6)
    press(table.context, "escape")
    assert not table.looking.active and scene(table.context) is table
    table.looking.show_line(ply - 6)
    table.context.scenes.handle(PointerDown(only(table, ScrollPane, "The table").rect.center, 1))
    assert not table.looking.active


def test_no_move_is_offered_while_an_earlier_position_is_shown(table: PlainTable) -> None:
    moves = rows(table)
    table.looking.show_line(table.sitting.match.ply - 6)
    assert not set(moves) & set(rows(table)) and table.state == "looking back"


def test_what_has_happened_since_the_own_move_is_shown_step_by_step(table: PlainTable) -> None:
    context = table.context
    now = shown(table)
    press(context, "l")
    assert table.looking.telling and rows(table)[-1] == "Skip"
    for _ in range(12):
        context.clock.advance(1500)
    assert not table.looking.active and shown(table) == now


def test_the_coach_names_three_moves_with_what_they_promise(table: PlainTable) -> None:
    moves = table.sitting.match.legal_moves(0)[:3]
    hints = [Hint(move, 0.6 - 0.1 * at, say("takes paper")) for at, move in enumerate(moves)]
    table.opponents.tell_hints(hints)
    said = shown(table)
    assert "The coach" in said
    for number, move in enumerate(moves, start=1):
        assert f"{number}. {table.moves.words_for(move)}" in said
    assert all(f"(wins {share} of 100)" in said for share in (60, 50, 40))
    table.sitting.match.play(0, moves[0])
    table.context.scenes.settle()
    assert "The coach" not in shown(table), "it was true of the move before"


def test_both_tables_have_the_same_part_for_looking_back(table: PlainTable) -> None:
    assert isinstance(table.part(LookingBack), LookingBack) and table.part(LookingBack) is table.looking

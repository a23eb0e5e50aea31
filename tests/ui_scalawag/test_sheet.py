"""The one sheet of decisions: what is said stands on it above the answers, and moves are typed below the log."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import PointerMoved
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable
from tests.ui.faces import look_for
from tests.ui.hands import desk, press, type_in
from tests.ui_board.boards import place_of
from tests.ui_scalawag.test_signs import asked

ENTRY = GAMES["scalawag"]
PHASES = (Phase.ORDER, Phase.CHALLENGE, Phase.REPLY, Phase.PENALTY, Phase.TARGET, Phase.LOSE, Phase.RETURN)


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        yield opened


def said(table: BoardTable) -> list[object]:
    return [label.rect for label in (table.side.headline, table.side.words) if label.text]


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.name)
def test_what_is_asked_stands_on_the_sheet_and_above_its_answers(context: AppContext, phase: Phase) -> None:
    table = asked(context, 4, phase)
    side, stage = table.side, table.stage
    sheet = stage.box_of("ask")
    assert sheet is not None and side.column.moored and table.look.joined
    assert side.headline.text == table.look.asks(stage.hand.view)[0] != ""
    buttons = [stage.box_of(target) for target in stage.hand.possible() if target.startswith("button:")]
    for label in (side.headline, side.words):
        assert sheet.contains(label.rect)
        assert not any(box is not None and box.colliderect(label.rect) for box in buttons)
    assert side.papers.panels == [side.column.log] and side.column.log.bottom <= sheet.top
    head = [words.text for words in table.look.inscriptions(stage.hand.view) if words.slot in ("askhead", "handnote")]
    assert head == []


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_what_a_ship_is_under_the_pointer_has_room_there_and_the_log_stays(context: AppContext, seats: int) -> None:
    table = asked(context, seats, Phase.ORDER)
    log = table.side.column.log.copy()
    for seat in range(1, seats):
        context.scenes.handle(PointerMoved(place_of(table, f"ship:p{seat + 1}")))
        assert table.side.headline.text.startswith("A ship under the") and table.side.column.moored
        assert table.side.column.log == log


def test_with_large_texts_the_column_tells_it_and_the_sheet_has_words_of_its_own(context: AppContext) -> None:
    table = asked(context, 4, Phase.CHALLENGE)
    context.note_settings(text_size=200)
    context.resize((1280, 720))
    settle(context)
    sheet = table.stage.box_of("ask")
    assert sheet is not None and not table.side.column.moored and not table.look.joined
    assert table.side.column.whole.bottom <= sheet.top
    told = [words.text for words in table.look.inscriptions(table.stage.hand.view) if words.slot == "askhead"]
    assert told == ["Is it true?"]


def test_moves_are_typed_below_the_log_once_somebody_wants_to(context: AppContext) -> None:
    table = asked(context, 4, Phase.ORDER)
    side, ply = table.side, table.sitting.match.ply
    assert not side.field.visible
    rows = side.column.log_room.bottom
    press(context, "/")
    assert side.field.visible and side.column.log.contains(side.field.rect)
    assert side.column.log_room.bottom < rows and side.column.log_room.bottom <= side.field.rect.top
    type_in(context, "order trim 2")
    press(context, "enter")
    assert table.sitting.match.ply > ply


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_a_call_has_an_arrow_from_the_caller_and_names_who_let_it_pass(seats: int) -> None:
    look, ways = look_for("scalawag", seats), set()
    assert look is not None
    for seed in range(12):
        match, luck = Match(ENTRY.rules, seats, {}, str(seed)), Random(seed)
        while (seat := match.to_act) is not None and match.ply < 200:
            view = match.view(0)
            arrows = [sign for sign in look.ornaments(view) if sign.picture.name == "scalawag/arrow"]
            called = view.phase is Phase.REPLY
            assert [sign.slot for sign in arrows] == [f"arrow:p{view.plan.caller + 1}"] * called
            ways |= {dict(sign.picture.args)["way"] for sign in arrows}
            told = [words.text for words in look.inscriptions(view) if words.slot == "paneltext"]
            ring = view.frame.ring
            between = (ring.index(view.plan.caller) - ring.index(view.captain)) % seats - 1 if called else 0
            asked_first = [ring[(ring.index(view.captain) + step) % seats] for step in range(1, between + 1)]
            passed = [one for one in asked_first if view.afloat >> one & 1]
            assert ("it pass" in " ".join(told)) == bool(called and passed)
            match.play(seat, luck.choice(list(match.legal_moves(seat))))
    assert {"left", "right"} & ways or "down" in ways


def test_only_the_captain_sees_which_own_cards_are_on_the_chart() -> None:
    seen = 0
    for seed in range(20):
        match, luck = Match(ENTRY.rules, 4, {}, str(seed)), Random(seed)
        while (seat := match.to_act) is not None and match.ply < 120:
            for viewer in (0, 1, None):
                view = match.view(viewer)
                marked = [piece for piece in ENTRY.table.pieces(view) if "charted" in piece.marks]
                asks = view.phase in (Phase.CHALLENGE, Phase.REPLY) and viewer == view.captain
                held = min(view.hand.count(view.plan.claim), view.plan.claimed) if asks else 0
                assert len(marked) == held and all(piece.owner == viewer for piece in marked)
                seen += held
            match.play(seat, luck.choice(list(match.legal_moves(seat))))
    assert seen


def test_over_the_column_nothing_of_the_table_below_it_is_told(context: AppContext) -> None:
    table = asked(context, 4, Phase.ORDER)
    context.scenes.handle(PointerMoved(place_of(table, "ship:p2")))
    told = table.side.headline.text
    over = table.side.log.rect.center
    assert table.stage.rect.collidepoint(over) and table.at(over) is table.side.log
    table.glanced = "as before"
    context.scenes.handle(PointerMoved(over))
    assert table.glanced == "as before" and told.startswith("A ship")

"""Which map lies on SCOPE's table, and what somebody pencils in: by pointer, by key, kept, and for no other eyes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.games.scope.board import square_name
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.scope import knowing, stock
from scrapdesk.ui.faces.scope.commands import Commands
from scrapdesk.ui.faces.scope.finding import FoundBeside
from scrapdesk.ui.faces.scope.look import ScopeLook
from scrapdesk.ui.faces.scope.paper import Paper, Shown
from scrapdesk.ui.faces.scope.weighed import WeighedBeside
from scrapdesk.ui.frame.events import PointerMoved
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import click, desk, press
from tests.ui_board.boards import place_of
from tests.ui_scope.tables import lay_out, seated


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        yield opened


def look_of(table: BoardTable) -> ScopeLook:
    assert isinstance(table.look, ScopeLook)
    return table.look


def marks(table: BoardTable) -> dict[str, str]:
    """Square -> in which manner its card is painted; `face` where it lies open."""
    found = {}
    for piece in table.stage.hand.pieces:
        if piece.slot.startswith("square:"):
            args = dict(table.look.face(piece, 150).args)
            found[piece.slot.removeprefix("square:")] = args.get("mark", "face")
    return found


def stamps(table: BoardTable, square: str) -> list[str]:
    """The small pictures on the card of a square."""
    piece = next(piece for piece in table.stage.hand.pieces if piece.slot == f"square:{square}")
    printed = table.look.prints(piece, 150)
    return [stamp.picture.name for stamp in printed if hasattr(stamp, "picture")]


def press_panel(context: AppContext, table: BoardTable, box: knowing.Box, room: str = knowing.ROOM) -> None:
    left, top, width, height = table.stage.layout.box(room)
    x, y, wide, high = box
    click(context, (round(left + (x + wide / 2) * width), round(top + (y + high / 2) * height)))


def playing(context: AppContext, turns: int = 24) -> BoardTable:
    """A game in which much was searched and nothing shot, and a person is asked for an action."""
    table = seated(context, "quick")
    lay_out(context, table)
    match, rng = table.sitting.match, Random(3)
    while (view := match.view(match.to_act)).turns < turns or match.to_act != 0 or not knowing.is_shown(view):
        seat = match.to_act or 0
        moves = list(match.legal_moves(seat))
        quiet = [move for move in moves if getattr(move, "verb", "") in ("search", "hold")]
        match.play(
            seat, rng.choice(quiet if quiet and rng.random() < 0.8 else [m for m in moves if not shoots(m)] or moves)
        )
    table.after_change("play")
    context.scenes.settle()
    settle(context)
    return table


def shoots(move: object) -> bool:
    return getattr(move, "verb", "") == "shoot"


def test_a_key_shows_what_the_enemy_may_believe_of_the_own_front_and_shows_the_cards_again(
    context: AppContext,
) -> None:
    table = playing(context)
    own, theirs = ([f"{column}{row}" for row in rows for column in "abcd"] for rows in (range(1, 4), range(4, 7)))
    before = marks(table)
    assert {before[square] for square in own} == {"face"}
    press(context, "b")
    shown = marks(table)
    assert {shown[square] for square in own} - {"face"} and "face" not in {shown[square] for square in own}
    assert {square: shown[square] for square in theirs} == {square: before[square] for square in theirs}
    view = table.sitting.match.view(0)
    seen = [at for at in range(3 * 8) if at % 8 < 4 and not view.hidden >> at & 1]
    assert seen and all(shown[f"{'abcd'[at % 8]}{at // 8 + 1}"] == "seen" for at in seen)
    assert all("scope/truth" in stamps(table, square) for square in own)
    press(context, "b")
    assert marks(table) == before


def test_what_is_known_can_be_hidden_and_stays_hidden_at_the_next_table(context: AppContext) -> None:
    table = playing(context)
    assert set(marks(table).values()) - {"face", "unknown"}
    press(context, "k")
    assert set(marks(table).values()) == {"face", "unknown"}
    assert not any("scope/known" in set(stamps(table, square)) for square in marks(table))
    hidden = next(piece for piece in table.stage.hand.pieces if not piece.face_up and piece.marks)
    assert "%" not in table.look.words_for(hidden, table.stage.hand.view)[1]
    again = playing(context)
    assert look_of(again).paper.shown is Shown.NOTHING
    press(context, "k")
    assert set(marks(again).values()) - {"face", "unknown"}


def test_the_three_maps_are_tabs_that_can_be_clicked(context: AppContext) -> None:
    table = playing(context)
    for shown in (Shown.BELIEVED, Shown.NOTHING, Shown.KNOWN):
        press_panel(context, table, knowing.TABS[shown][0])
        assert look_of(table).paper.shown is shown


def test_the_tabs_and_the_signs_are_reached_by_keys_alone(context: AppContext) -> None:
    table = playing(context)
    table.focus(table.stage)
    walked = []
    for _ in range(40):
        press(context, "tab")
        walked.append(table.focused.name if table.focused is not None else "")
        if walked[-1] == "What they may believe":
            break
    assert walked[-2:] == ["What you know", "What they may believe"]
    press(context, "enter")
    assert look_of(table).paper.shown is Shown.BELIEVED
    assert table.focused is not None and "what the enemy may believe" in table.focused.tooltip()
    press(context, "tab", "tab", "right", "right", "enter")
    assert look_of(table).paper.held and table.focused is table.stage
    sign = look_of(table).paper.held
    table.stage.move_cursor("square:b5")
    press(context, "enter")
    assert look_of(table).paper.signs(0) == {"square:b5": sign}


def test_what_was_found_is_seen_beside_the_table_and_the_map_stays_in_its_place(context: AppContext) -> None:
    table = playing(context)
    names = ("What you know", "What they may believe", "From memory")
    tabs = [widget for widget in table.reachable() if widget.name in names]
    assert len(tabs) == 3
    match = table.sitting.match
    sniper = next(square for square, card in enumerate(match.view(1).cards) if card == "S")
    match.play_text(0, f"search {square_name(sniper)}")
    table.after_change("play")
    context.scenes.settle()
    settle(context)
    assert all(tab.visible for tab in tabs)
    beside = table.part(FoundBeside)
    card, room = beside.card, table.side.column.words
    assert card.visible and room.contains(card.rect)
    assert table.side.headline.text == f"Found on {square_name(sniper)}" and "points become" in beside.brings.text
    shoot, hold = (plate for plate in table.part(Commands).plates if plate.visible)
    assert (shoot.words, hold.words) == ("Shoot the sniper", "Hold fire")
    heights = [widget.rect.top for widget in (card, beside.asks, beside.brings, beside.follows, shoot, hold)]
    assert heights == sorted(heights) and room.contains(shoot.rect) and room.contains(hold.rect)
    click(context, place_of(table, "button:hold"))
    context.scenes.settle()
    settle(context)
    assert not card.visible


def test_where_the_column_is_narrow_what_was_found_has_the_place_of_the_map() -> None:
    with desk((1280, 720), 200, speed="off", curtain=False) as context:
        table = playing(context)
        match = table.sitting.match
        sniper = next(square for square, card in enumerate(match.view(1).cards) if card == "S")
        match.play_text(0, f"search {square_name(sniper)}")
        table.after_change("play")
        context.scenes.settle()
        settle(context)
        assert table.side.column.tight
        told = [words.text for words in table.look.inscriptions(match.view(0))]
        assert f"Found on {square_name(sniper)}" in told and "What you know" not in told


def test_a_sign_is_taken_up_written_onto_squares_and_rubbed_out_again(context: AppContext) -> None:
    table = playing(context)
    ply = table.sitting.match.ply
    press_panel(context, table, stock.cell(0), stock.ROOM)
    click(context, place_of(table, "square:b5"))
    click(context, place_of(table, "square:a1"))
    assert look_of(table).paper.signs(0) == {"square:b5": "sniper", "square:a1": "sniper"}
    assert "scope/pencil" in stamps(table, "b5") and "scope/pencil" in stamps(table, "a1")
    click(context, place_of(table, "square:a1"))
    assert look_of(table).paper.signs(0) == {"square:b5": "sniper"}
    press(context, "escape")
    assert not look_of(table).paper.held and context.scenes.top is table
    click(context, place_of(table, "square:a1"))
    assert look_of(table).paper.signs(0) == {"square:b5": "sniper"} and table.sitting.match.ply == ply


def test_a_key_writes_one_sign_after_the_other_onto_the_square_at_hand(context: AppContext) -> None:
    table, paper = playing(context), None
    context.scenes.handle(PointerMoved(place_of(table, "square:c6")))
    paper = look_of(table).paper
    seen = []
    for _ in range(9):
        press(context, "m")
        seen.append(paper.signs(0).get("square:c6", ""))
    assert seen == ["sniper", "decoy", "officer", "scout", "mortar", "gun", "infantry", "empty", ""]


def test_nobody_else_at_the_screen_sees_what_was_pencilled_in(context: AppContext) -> None:
    table = playing(context)
    press_panel(context, table, stock.cell(2), stock.ROOM)
    click(context, place_of(table, "square:b5"))
    press(context, "escape")
    match = table.sitting.match
    match.play_text(0, next(text for text in map(match.rules.encode_move, match.legal_moves(0)) if "move" in text))
    while match.to_act == 0:
        match.play(0, match.legal_moves(0)[0])
    table.after_change("play")
    context.scenes.settle()
    settle(context)
    assert table.stage.hand.seat == 1
    assert not any("scope/pencil" in stamps(table, square) for square in marks(table))


def test_signs_are_found_again_when_a_game_goes_on_and_not_when_its_deal_begins_anew(context: AppContext) -> None:
    table = playing(context)
    press_panel(context, table, stock.cell(1), stock.ROOM)
    click(context, place_of(table, "square:b5"))
    record = table.sitting.record()
    assert not any(word in str(context.settings.pencilled) for word in ("square", "decoy"))
    context.open_table(record)
    context.scenes.settle()
    settle(context)
    found = context.scenes.top
    assert isinstance(found, BoardTable) and found is not table
    assert look_of(found).paper.signs(0) == {"square:b5": "decoy"}
    sit_down(context, NewTable("scope", ("human", "human"), {}, table.sitting.match.seed))
    context.scenes.settle()
    anew = context.scenes.top
    assert isinstance(anew, BoardTable) and anew.sitting.match.seed == table.sitting.match.seed
    assert look_of(anew).paper.signs(0) == {}


def test_damaged_signs_are_left_out() -> None:
    paper = Paper()
    paper.read(0, "square:a1=sniper,square:b2=tank,=decoy,rubbish")
    assert paper.signs(0) == {"square:a1": "sniper"}


def test_what_is_aimed_at_stands_beside_the_table_and_stays_until_the_action_is_let_go(context: AppContext) -> None:
    table = seated(context, "quick")
    lay_out(context, table)
    click(context, place_of(table, "button:search"))
    sheet = table.part(WeighedBeside).sheet
    assert not sheet.visible
    context.scenes.handle(PointerMoved(place_of(table, "square:b5")))
    assert sheet.visible and "b5, a Soviet card" in table.side.headline.text + table.side.words.text
    told = {line.text for line in sheet.words}
    assert "Sniper" in told and "What you know" not in told
    known = [line.text for line in table.look.inscriptions(table.stage.hand.view)]
    assert "What you know" in known and not any(line.endswith("%") for line in known)  # the map keeps its legend
    context.scenes.handle(PointerMoved(place_of(table, "square:a1")))
    assert sheet.visible
    press(context, "escape")
    assert not sheet.visible

"""A board whose texts are twice as large: everything beside the table has its place, and can be used."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scrapdesk.ui.board.backdrop import MOST_GROWN
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.paint.type.styles import NAME, NOTE
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.asking import Asking
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.looking import LookingBack
from scrapdesk.ui.table.tipbook import TIPS
from tests.ui.covers import beside
from tests.ui.hands import desk, press
from tests.ui.sizes import Case, called, deep
from tests.ui.test_layout import faults
from tests.ui_board.boards import WITH_LOOK

LARGE = [
    ((1024, 640), 200),
    ((1280, 720), 200),
    ((1920, 1080), 200),
    pytest.param(((3840, 2160), 200), marks=pytest.mark.deep),
]
ROOMY: tuple[Case, ...] = (((1024, 640), 150), ((1280, 720), 150), ((1920, 1080), 100), ((1024, 640), 100))


@pytest.fixture(params=WITH_LOOK)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=LARGE, ids=called)
def context(request: pytest.FixtureRequest) -> Iterator[AppContext]:
    size, text = request.param
    with desk(size, text, speed="off", curtain=False) as opened:
        yield opened


def seated(context: AppContext, game: str, moves: int = 12) -> BoardTable:
    """So many moves on, with the one person before the table asked."""
    sit_down(context, NewTable(game, ("human", "ai:random"), seed="3"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    match = table.sitting.match
    while match.ply < moves or match.to_act != 0:
        match.play(match.to_act or 0, match.legal_moves(match.to_act or 0)[0])
    table.follow("undo")
    settle(context)
    return table


def lines_seen(table: BoardTable) -> float:
    log = table.side.log
    return log.rect.height / table.context.writer.line_height(NOTE) if log.visible else 0


def over_everything(table: BoardTable) -> Iterator[str]:
    """Looks at each thing on the table, and says which."""
    for sprite in list(table.stage.cast):
        left, top, width, height = sprite.goal.box
        table.glance((round(left + width / 2), round(top + height / 2)))
        yield sprite.piece.id


def test_the_log_the_words_and_the_field_have_their_places(context: AppContext, game: str) -> None:
    """The words come first; the log is a drawer that opens in their place, or in one of its own, and a key brings the
    field."""
    table = seated(context, game)
    assert all(label.visible for label in (table.side.headline, table.side.words))
    assert list(faults(table, context.view.size)) == []
    assert table.side.head.drawer.visible
    table.side.head.drawer.activate()
    assert lines_seen(table) >= 3 and table.side.log.overflow
    assert table.side.words.visible is (table.side.aside is not None)
    assert list(faults(table, context.view.size)) == []
    table.side.head.drawer.activate()
    assert table.side.words.visible
    press(context, "/")
    assert table.side.field.visible and list(faults(table, context.view.size)) == []


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("text", [150, 200])
def test_a_table_keeps_its_size_and_its_labels_grow(game: str, size: tuple[int, int], text: int) -> None:
    with desk(size, 100, speed="off", curtain=False) as context:
        table = seated(context, game)
        room, letters = table.stage.rect.copy(), table.stage.layout.scale
        context.change_settings(text_size=text)
        assert table.stage.rect == room and table.stage.layout.scale == letters
        table.stage.still.catch_up()
        assert table.stage.backdrop.pen.view.text == pytest.approx(MOST_GROWN)


def test_whatever_is_looked_at_is_told_whole_and_covers_nothing(context: AppContext, game: str) -> None:
    table = seated(context, game)
    found = [(what, list(faults(table, context.view.size))) for what in over_everything(table)]
    assert len(found) > 5 and [one for one in found if one[1]] == []


def test_a_question_and_looking_back_have_their_buttons(context: AppContext, game: str) -> None:
    table = seated(context, game)
    table.part(LookingBack).show_line(table.side.log.lines[0].ply)
    assert table.part(Asking).moment.now.visible and list(faults(table, context.view.size)) == []
    table.part(LookingBack).close()
    table.context.note_settings(confirm="always")
    hand = table.stage.hand
    while not hand.waits:
        table.stage.act_on(hand.click([hand.possible()[0]]))
    assert table.part(Asking).moment.ready.visible and list(faults(table, context.view.size)) == []


def test_a_tip_stands_in_the_log(context: AppContext, game: str) -> None:
    table = seated(context, game)
    column = table.side.column.panels[0 if table.side.aside is None else 1]
    assert table.passing.show_tip("Places that are marked take the piece. Esc puts it back.")
    tip = table.passing.tip
    assert tip is not None and column.contains(tip.rect)
    others = [one for one in table.widgets if one.visible and one.rect.size != (0, 0) and one is not table.side.papers]
    assert all(beside(tip.rect, one) for one in others)


def test_long_words_beside_a_tip_are_written_smaller_and_neither_is_cut() -> None:
    with desk((1280, 720), 200, speed="off", curtain=False) as context:
        table = seated(context, "scrappers")
        assert table.passing.show_tip(TIPS["hidden"].words.template + " So look alone.")
        seen, sizes = [], set()
        for _ in over_everything(table):
            seen.append(table.passing.tip in table.passing.widgets)
            sizes.add(table.side.words.style.size)
            assert list(faults(table, context.view.size)) == []
        table.explain()
        assert sum(seen) > 0.8 * len(seen) and len(sizes) > 1  # beside the longest words it waits
        assert table.passing.tip in table.passing.widgets


def test_a_log_that_was_scrolled_stays_so_while_other_words_are_told(context: AppContext, game: str) -> None:
    table = seated(context, game)
    if table.side.aside is not None:
        table.side.head.drawer.activate()
    table.side.log.wheel(100.0)
    assert table.side.log.offset == 0
    assert all(table.side.log.offset == 0 for _ in over_everything(table))


def test_the_buttons_are_signs_that_tell_their_names(context: AppContext, game: str) -> None:
    table = seated(context, game)
    buttons = table.menu
    assert len({button.rect.top for button in buttons}) == 1
    assert all(button.text == "" and button.tooltip().startswith(button.name) for button in buttons)


def test_they_have_words_again_when_there_is_room(game: str) -> None:
    with desk((1280, 720), 200, speed="off", curtain=False) as context:
        table = seated(context, game)
        assert table.menu[0].text == ""
        context.change_settings(text_size=100)
        undo = "" if table.look.narrow and table.side.aside is None else "Undo"
        assert [button.text for button in table.menu] == [undo, "", "Hint", "Rules", ""]
        assert not table.side.column.tight and table.side.field.visible is (table.side.aside is None)


@pytest.mark.parametrize(("size", "text"), deep(ROOMY, ROOMY[:3]))
def test_where_there_is_room_log_and_words_have_a_panel_each(game: str, size: tuple[int, int], text: int) -> None:
    with desk(size, text, speed="off", curtain=False) as context:
        table = seated(context, game)
        if table.side.aside is not None:
            table.side.head.drawer.activate()
        assert len(table.side.column.panels) == 2 and lines_seen(table) >= 3
        shares = {(tuple(table.side.log.rect), table.side.field.visible) for _ in over_everything(table)}
        assert len(shares) == 1, "it does not move for what is told"


def test_the_key_for_typing_brings_the_field_back() -> None:
    with desk((1280, 720), 200, speed="off", curtain=False) as context:
        table = seated(context, "scrappers")
        assert table.passing.show_tip(TIPS["hidden"].words.template) and not table.side.field.visible
        press(context, "/")
        assert table.side.field.visible and table.focused is table.side.field
        assert list(faults(table, context.view.size)) == []


def test_a_box_for_a_choice_holds_its_words(context: AppContext) -> None:
    for width in (90, 140, 400):
        assert context.writer.shrunk("Keep the rest", NAME, width).width <= width

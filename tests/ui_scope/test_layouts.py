"""Layouts of SCOPE's fronts: mirrored, kept under names for a scenario and side, laid out again, deleted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scrapdesk.ui.board.arranging import Arranging
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import TextTyped
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.layout_shelf import MOST, LayoutShelf
from scrapdesk.ui.table.pause import PauseScene
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.field import TextField
from tests.ui.hands import click, desk, drag, only, press, scene
from tests.ui_board.boards import place_of
from tests.ui_scope.tables import seated


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        yield opened


def laid(table: BoardTable) -> dict[str, str]:
    return {piece.id: piece.slot for piece in table.stage.hand.pieces if piece.id.startswith("card:")}


def shelf(context: AppContext, table: BoardTable) -> LayoutShelf:
    click(context, place_of(table, "button:layouts"))
    context.scenes.settle()
    top = context.scenes.top
    assert isinstance(top, LayoutShelf)
    return top


def save_as(context: AppContext, table: BoardTable, name: str) -> None:
    found = shelf(context, table)
    found.focus(only(found, TextField))
    context.scenes.handle(TextTyped(name))
    press(context, "enter", "escape")
    context.scenes.settle()
    assert context.scenes.top is table


def test_a_layout_is_mirrored_where_it_lies_and_back_again(context: AppContext) -> None:
    table = seated(context, "quick")
    drag(context, place_of(table, "card:german-sniper-2"), place_of(table, "square:a1"))
    drag(context, place_of(table, "card:german-officer-1"), place_of(table, "square:c2"))
    before = laid(table)
    click(context, place_of(table, "button:mirror"))
    after = laid(table)
    assert (after["card:german-sniper-2"], after["card:german-officer-1"]) == ("square:d1", "square:b2")
    assert {thing for thing in before if before[thing] == after[thing]} == {
        thing for thing, place in before.items() if place.startswith("hand:")
    }
    click(context, place_of(table, "button:mirror"))
    assert laid(table) == before and table.sitting.match.ply == 0
    press(context, "ctrl+z")
    assert laid(table) == after


def test_a_layout_gets_a_name_and_is_laid_out_again_in_another_game(context: AppContext) -> None:
    table = seated(context, "quick")
    click(context, place_of(table, "button:scatter"))
    before = laid(table)
    save_as(context, table, "Snipers left")
    assert not any(word in str(context.settings.named_layouts) for word in ("square", "a1,"))
    context.scenes.pop(table)
    again = seated(context, "quick", "12")
    found = shelf(context, again)
    assert found.names == ("Snipers left",)
    only(found, Button, "Snipers left").act()
    context.scenes.settle()
    settle(context)
    assert laid(again) == before and again.sitting.match.ply == 0
    click(context, place_of(again, "button:ready"))
    assert again.sitting.match.to_act == 1


def test_layouts_belong_to_their_scenario_and_their_side(context: AppContext) -> None:
    table = seated(context, "quick")
    click(context, place_of(table, "button:scatter"))
    save_as(context, table, "Mine")
    click(context, place_of(table, "button:ready"))
    context.scenes.settle()
    settle(context)
    assert shelf(context, table).names == ()  # the other side, at the same machine, finds nothing of it
    press(context, "escape")
    context.scenes.settle()
    context.scenes.pop(table)
    assert shelf(context, seated(context, "aces")).names == ()


def test_only_a_whole_layout_is_kept_and_not_without_a_name(context: AppContext) -> None:
    table = seated(context, "quick")
    found = shelf(context, table)
    assert only(found, Button, "Save this layout").reason == "Place every card first."
    found.keep()
    press(context, "escape")
    context.scenes.settle()
    click(context, place_of(table, "button:scatter"))
    found = shelf(context, table)
    found.keep()
    assert found.names == () and found.focused is only(found, TextField)


def test_a_layout_is_deleted_and_there_is_an_end_to_them(context: AppContext) -> None:
    table = seated(context, "quick")
    click(context, place_of(table, "button:scatter"))
    draft = table.stage.hand.draft
    assert isinstance(draft, Arranging)
    for number in range(MOST):
        draft.keep_as(f"No. {number}")
    found = shelf(context, table)
    assert (
        len(found.names) == MOST
        and only(found, Button, "Save this layout").reason == "You can't save any more layouts: delete one first."
    )
    only(found, Button, "Delete No. 0").act()
    assert (
        len(found.names) == MOST - 1
        and not only(found, Button, "Save this layout").reason
        and "No. 0" not in found.names
    )


def test_esc_opens_the_pause_and_undo_alone_takes_cards_back(context: AppContext) -> None:
    table = seated(context, "quick")
    empty = laid(table)
    drag(context, place_of(table, "card:german-sniper-2"), place_of(table, "square:a1"))
    one = laid(table)
    click(context, place_of(table, "button:scatter"))
    whole = laid(table)
    assert empty != one != whole
    for before in (whole, one):
        press(context, "escape")
        assert isinstance(scene(context), PauseScene)
        press(context, "escape")
        assert scene(context) is table and laid(table) == before
        press(context, "ctrl+z")
    assert laid(table) == empty


def test_esc_first_lets_go_of_the_card_that_was_picked_up(context: AppContext) -> None:
    table = seated(context, "quick")
    drag(context, place_of(table, "card:german-sniper-2"), place_of(table, "square:a1"))
    before = laid(table)
    click(context, place_of(table, "card:german-officer-1"))
    assert table.stage.hand.pointed == ("card:german-officer-1",)
    press(context, "escape")
    assert not table.stage.hand.pointed and laid(table) == before and context.scenes.top is table

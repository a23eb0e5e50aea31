"""SCOPE by keys alone: what digits stand for, where arrows lead, and that nobody is shown what there is nothing of."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.looking import LookingBack
from tests.ui.hands import desk, press
from tests.ui_scope.tables import lay_out, seated


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        yield opened


def test_in_the_tray_every_kind_keeps_its_digit(context: AppContext) -> None:
    table = seated(context, "quick")
    hand = table.stage.hand
    table.focus(table.stage)
    for key, kind in (("1", "sniper"), ("2", "decoy"), ("3", "officer")):
        press(context, key)
        assert hand.pointed[0].startswith(f"card:german-{kind}-")
        press(context, "escape")
    for square in ("square:b2", "square:c1"):  # both snipers
        press(context, "1")
        table.stage.move_cursor(square)
        press(context, "enter")
    assert sum(piece.slot == "hand:german:sniper" for piece in hand.pieces) == 0
    press(context, "1")
    assert not hand.pointed
    press(context, "2")
    assert hand.pointed[0].startswith("card:german-decoy-")


def test_down_from_the_front_leads_to_the_tray_and_only_right_to_the_plates_beside_it(context: AppContext) -> None:
    table = seated(context, "quick")
    stage = table.stage
    table.focus(stage)
    press(context, "1")
    stage.move_cursor("square:b1")
    press(context, "down")
    assert stage.cursor == "square:b1"  # nothing lies below that a card in the hand could go to
    press(context, "enter", "down")
    below = stage.cast.get(stage.cursor or "")
    assert below is not None and below.piece.slot.startswith("hand:")
    press(context, "down")
    assert stage.cursor == below.piece.id
    for _ in range(8):
        press(context, "right")
    assert stage.cursor in stage.beside
    for _ in range(4):
        press(context, "left")
    assert stage.cursor not in stage.beside


@pytest.mark.parametrize(("key", "verb", "kind"), [("1", "search", "square:"), ("2", "move", "quad:")])
def test_an_action_pressed_by_key_leads_into_the_middle_of_what_it_is_aimed_at(
    context: AppContext, key: str, verb: str, kind: str
) -> None:
    table = seated(context, "quick")
    lay_out(context, table)
    settle(context)
    stage = table.stage
    table.focus(stage)
    press(context, key)
    assert stage.hand.pointed == (f"button:{verb}",)
    goals = [box for goal in stage.hand.possible() if goal.startswith(kind) and (box := stage.box_of(goal))]
    here = stage.box_of(stage.cursor or "")
    whole = goals[0].unionall(goals[1:])
    assert here in goals and here is not None
    assert abs(here.centerx - whole.centerx) < here.width and abs(here.centery - whole.centery) < here.height


def test_who_sits_down_after_the_other_front_was_laid_out_in_secret_is_shown_one_step() -> None:
    with desk(speed="normal", curtain=True) as context:
        sit_down(context, NewTable("scope", ("human", "human"), {}, "11"))
        context.scenes.settle()
        for _ in range(2):
            drawn_aside(context)
            context.clock.advance(3000)
            settle(context)
            table = drawn_aside(context)
            table.part(LookingBack).close()
            stage = table.stage
            stage.act_on(stage.hand.click(("button:scatter",)))
            context.scenes.settle()
            settle(context)
            press(context, "ctrl+enter")
            context.clock.advance(3000)
            context.scenes.settle()
            settle(context)
        back = drawn_aside(context).part(LookingBack)
        assert (back.telling, back._count) == (True, 1)  # that the front is ready


def drawn_aside(context: AppContext) -> BoardTable:
    """The table, once the curtain is drawn aside."""
    for _ in range(4):
        if isinstance(context.scenes.top, BoardTable):
            break
        press(context, "enter")
        context.scenes.settle()
        context.clock.advance(400)
        context.scenes.settle()
    assert isinstance(context.scenes.top, BoardTable)
    return context.scenes.top

"""What a whole game has beyond moves: drafts with their tick, looking back, catching up, piles, and speed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.rules import RulesScene
from scrapdesk.ui.frame.events import KeyDown, KeyUp, PointerDown, PointerUp
from scrapdesk.ui.scenes.dialog import Dialog
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.asking import Asking
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.leafing import Leafing
from scrapdesk.ui.table.looking import FIRST_MS, STEP_MS, LookingBack
from scrapdesk.ui.table.piles import PileScene, Strip
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.table.rush import Rush
from scrapdesk.ui.table.speed import HOLD_MS
from tests.ui.hands import choose, click, desk, drag, only, painted, press, type_in
from tests.ui_board.boards import place_of
from tests.ui_board.test_board_scene import ALONE, first_turn, seated, wait


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        yield opened


def placing(context: AppContext) -> BoardTable:
    """A table at which a person is to put a piece on the board, against an opponent."""
    table = seated(context, seed="11")
    match = table.sitting.match
    while not table.stage.hand.draft:
        match.play(0, match.legal_moves(0)[0])
        table.after_change("play")
        wait(context, table)
    return table


def lay_one(context: AppContext, table: BoardTable) -> tuple[str, str]:
    """Drags a piece to a free square; which, and where."""
    piece = next(target for target in table.stage.hand.possible() if target.startswith("piece:"))
    goal = next(goal for goal in table.stage.hand.goals_of(piece) if goal.startswith("square:"))
    drag(context, place_of(table, piece), place_of(table, goal))
    return piece, goal


def lies(table: BoardTable, piece: str) -> str:
    return next(found.slot for found in table.stage.hand.pieces if found.id == piece)


def later_turn(context: AppContext, moves: int = 14) -> BoardTable:
    """A table some moves on, a person asked for a card."""
    table, rng = seated(context), Random(7)
    match = table.sitting.match
    while table.sitting.moves_made < moves:
        match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
        table.after_change("play")
        wait(context, table)
    return table


# -- drafts and ticks ---------------------------------------------------------------------------------------


def test_a_placed_piece_lies_there_with_a_tick_and_the_opponent_waits(context: AppContext) -> None:
    table = placing(context)
    ply = table.sitting.match.ply
    piece, goal = lay_one(context, table)
    assert lies(table, piece) == goal
    assert table.sitting.match.ply == ply
    assert table.part(Asking).moment.tick.visible
    assert min(table.part(Asking).moment.tick.rect.size) >= 24


def test_it_is_moved_about_and_counts_when_the_tick_is_clicked(context: AppContext) -> None:
    table = placing(context)
    match, ply = table.sitting.match, table.sitting.match.ply
    piece, goal = lay_one(context, table)
    other = next(found for found in table.stage.hand.goals_of(piece) if found.startswith("square:") and found != goal)
    drag(context, place_of(table, piece), place_of(table, other))
    assert lies(table, piece) == other
    click(context, table.part(Asking).moment.tick.rect.center)
    assert match.entries(0)[ply].text.endswith(other.removeprefix("square:"))


def test_another_piece_takes_its_place_when_no_more_can_be_laid(context: AppContext) -> None:
    table = placing(context)
    piece, goal = lay_one(context, table)
    another = next(target for target in table.stage.hand.possible() if target.startswith("piece:") and target != piece)
    drag(context, place_of(table, another), place_of(table, goal))
    assert lies(table, another) == goal
    assert lies(table, piece).startswith("reserve:")


@pytest.mark.parametrize("key", ["ctrl+z", "escape", "backspace"])
def test_what_is_laid_out_goes_back_by_every_key_that_takes_back(context: AppContext, key: str) -> None:
    table = placing(context)
    ply = table.sitting.match.ply
    piece, _ = lay_one(context, table)
    press(context, key)
    assert lies(table, piece).startswith("reserve:")
    assert not table.part(Asking).moment.tick.visible
    assert table.sitting.match.ply == ply
    assert context.scenes.top is table


def test_with_the_keyboard_alone_space_takes_up_again_and_enter_agrees(context: AppContext) -> None:
    table = placing(context)
    ply = table.sitting.match.ply
    table.focus(table.stage)
    press(context, "right", "space")
    while not table.stage.hand.waits:
        press(context, "right", "space")
    press(context, "space")
    assert table.stage.hand.pointed and table.sitting.match.ply == ply
    press(context, "space", "enter")
    assert table.sitting.match.ply > ply


def test_a_typed_move_counts_at_once(context: AppContext) -> None:
    table = placing(context)
    match, ply = table.sitting.match, table.sitting.match.ply
    lay_one(context, table)
    press(context, "/")
    type_in(context, "/")
    type_in(context, match.rules.encode_move(match.legal_moves(0)[-1]))
    press(context, "enter")
    assert match.ply > ply
    assert not table.stage.hand.waits


def test_a_draft_is_not_kept_and_survives_a_look_at_the_rules(context: AppContext) -> None:
    table = placing(context)
    piece, goal = lay_one(context, table)
    press(context, "f1")
    press(context, "escape")
    assert lies(table, piece) == goal
    kept = context.storage.shelf.load(save_name("scamorra"))
    assert kept is not None
    assert len(kept.record.moves) == table.sitting.match.ply


def test_every_move_is_asked_about_where_that_is_wished(context: AppContext) -> None:
    context.change_settings(confirm="always")
    table = first_turn(context)
    match, ply, hand = table.sitting.match, table.sitting.match.ply, table.stage.hand
    carried = next(target for target in hand.possible() if target.startswith("piece:"))
    drag(context, place_of(table, carried), place_of(table, hand.goals_of(carried)[-1]))
    while not hand.waits:
        click(context, place_of(table, hand.possible()[0]))
    assert match.ply == ply
    assert not isinstance(context.scenes.top, Dialog)
    press(context, "escape")
    assert not hand.waits and match.ply == ply


def throwing(context: AppContext) -> tuple[BoardTable, str]:
    """A table at which a card can only be thrown away, and that card."""
    for seed in range(300):
        table = seated(context, ALONE, str(seed))
        match, rng = table.sitting.match, Random(seed)
        while match.to_act is not None:
            hand = [move for move in match.legal_moves(match.to_act) if getattr(move, "verb", "") == "throw"]
            if hand:
                table.after_change("play")
                context.scenes.settle()
                settle(context)
                path = table.sitting.table.paths(table.stage.hand.view, hand[0])[0]
                return table, path[0]
            match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
        context.scenes.pop(table)
        context.scenes.settle()
    raise AssertionError("no card is ever thrown away")


@pytest.mark.parametrize(("confirm", "asks"), [("off", False), ("risky", True)])
def test_a_card_that_is_thrown_away_is_asked_about_where_risks_are(
    context: AppContext, confirm: str, asks: bool
) -> None:
    context.change_settings(confirm=confirm)
    table, card = throwing(context)
    ply, goal = table.sitting.match.ply, table.stage.hand.goals_of(card)
    drag(context, place_of(table, card), place_of(table, next(found for found in goal if found.startswith("pile"))))
    assert (table.sitting.match.ply == ply) is asks
    assert table.part(Asking).moment.tick.visible is asks
    if asks:
        assert table.side.rule.text == "Rule SM-3.3"
        press(context, "enter")
        assert table.sitting.match.ply > ply


# -- looking back -------------------------------------------------------------------------------------------


def looking_back(context: AppContext) -> BoardTable:
    table = later_turn(context)
    lines = table.side.log.lines
    target = next(at for at, line in enumerate(lines) if line.ply == table.sitting.match.ply - 6)
    table.focus(table.side.log)
    table.side.log.current = target
    press(context, "enter")
    return table


def test_a_line_of_the_log_shows_the_table_as_it_was_then(context: AppContext) -> None:
    table = looking_back(context)
    match = table.sitting.match
    then = table.part(LookingBack).stop
    assert then is not None and then.ply < match.ply
    assert table.stage.hand.view == match.view(0, then.ply)
    assert table.part(Asking).moment.badge.visible and str(then.number) in table.part(Asking).moment.badge.name
    assert table.stage.hand.possible() == ()
    painted(context)


def test_the_log_lights_the_move_that_is_looked_back_at_and_its_head_says_so(context: AppContext) -> None:
    table = looking_back(context)
    then = table.part(LookingBack).stop
    assert then is not None and table.side.log.newest < then.ply
    assert "Looking back" in [box.text for box in table.side.head.turn.text_boxes()]
    press(context, "escape")
    assert table.side.log.newest >= then.ply
    assert "Looking back" not in [box.text for box in table.side.head.turn.text_boxes()]


def test_nothing_is_played_while_looking_back_and_a_press_leads_to_now(context: AppContext) -> None:
    table = looking_back(context)
    ply = table.sitting.match.ply
    click(context, place_of(table, next(p.id for p in table.stage.hand.pieces if p.slot.startswith("hand:w"))))
    assert table.sitting.match.ply == ply
    assert not table.part(LookingBack).active
    assert table.stage.hand.view == table.sitting.match.view(0)


def test_esc_leads_back_to_now_without_a_pause(context: AppContext) -> None:
    table = looking_back(context)
    press(context, "escape")
    assert not table.part(LookingBack).active and context.scenes.top is table


def test_enter_returns_there_as_practice_and_what_came_after_can_be_done_again(context: AppContext) -> None:
    table = looking_back(context)
    match, before = table.sitting.match, table.sitting.match.ply
    press(context, "enter")
    assert isinstance(context.scenes.top, Dialog)
    choose(context, "Undo, as practice")
    assert match.ply < before and table.sitting.person_asked == 0
    assert not table.part(LookingBack).active
    assert match.practice
    while table.sitting.can_redo:
        press(context, "ctrl+y")
    assert match.ply == before


def test_a_return_that_is_thought_better_of_leaves_all_as_it_is(context: AppContext) -> None:
    table = looking_back(context)
    before = table.sitting.match.ply
    press(context, "enter", "escape")
    assert table.sitting.match.ply == before and not table.sitting.match.practice
    assert table.part(LookingBack).active


def test_the_rule_of_the_line_is_one_key_away(context: AppContext) -> None:
    table = looking_back(context)
    assert "SM-" in table.part(Asking).moment.rule.text
    press(context, "r")
    assert isinstance(context.scenes.top, RulesScene)
    press(context, "escape")
    click(context, table.part(Asking).moment.rule.rect.center)
    assert isinstance(context.scenes.top, RulesScene)


def test_the_last_line_is_how_it_stands_now(context: AppContext) -> None:
    table = later_turn(context)
    table.focus(table.side.log)
    press(context, "end", "enter")
    assert not table.part(LookingBack).active


def test_what_the_opponent_did_is_shown_again_step_by_step(context: AppContext) -> None:
    table = later_turn(context)
    match = table.sitting.match
    now = match.view(0)
    press(context, "l")
    assert table.part(LookingBack).telling
    assert table.stage.hand.view != now
    context.clock.advance(FIRST_MS)
    assert table.stage.hand.view == now and table.part(LookingBack).active
    context.clock.advance(STEP_MS)
    assert not table.part(LookingBack).active
    press(context, "l", "space")
    assert not table.part(LookingBack).active


def test_a_click_on_a_pile_leafs_through_it_and_esc_closes_it(context: AppContext) -> None:
    table = later_turn(context, 20)
    view: Any = table.stage.hand.view
    click(context, place_of(table, "pile:b"))
    top = context.scenes.top
    assert isinstance(top, PileScene)
    assert len(only(top, Strip).cards) == len(view.played[1])
    press(context, "home", "right")
    assert only(top, Strip).at == 1
    painted(context)
    press(context, "escape")
    assert context.scenes.top is table


def test_the_own_deck_is_known_by_content_and_the_rivals_by_number_alone(context: AppContext) -> None:
    table = later_turn(context, 20)
    piles = {pile.slot: pile for pile in table.part(Leafing).piles()}
    view: Any = table.stage.hand.view
    assert len(piles["deck:w"].cards) == len(view.remaining(0))
    assert piles["deck:b"].cards == ()
    assert piles["deck:b"].hidden == view.deck_sizes[1]


def test_the_key_for_piles_opens_them(context: AppContext) -> None:
    later_turn(context, 20)
    press(context, "c")
    assert isinstance(context.scenes.top, PileScene)


# -- speed --------------------------------------------------------------------------------------------------


def test_the_sign_of_speed_changes_it_and_tells_it(context: AppContext) -> None:
    table = later_turn(context)
    press(context, "ctrl+3")
    assert table.part(Rush).badge.words == "fast"
    click(context, table.part(Rush).badge.rect.center)
    assert context.settings.speed == "slow" and table.part(Rush).badge.words == "slow"


def test_fast_forward_lasts_as_long_as_it_is_held(context: AppContext) -> None:
    table = later_turn(context)
    context.scenes.handle(KeyDown("f"))
    assert table.rushing and context.clock.speed == "fast"
    context.scenes.handle(KeyUp("f"))
    assert not table.rushing and context.clock.speed == context.settings.speed
    speed = context.settings.speed
    context.scenes.handle(PointerDown(table.part(Rush).badge.rect.center))
    context.clock.advance(HOLD_MS)
    assert table.rushing
    context.scenes.handle(PointerUp(table.part(Rush).badge.rect.center))
    assert not table.rushing and context.settings.speed == speed


def test_space_skips_to_the_next_decision_of_a_person(context: AppContext) -> None:
    context.change_settings(speed="slow")
    sit_down(context, NewTable("scrappers", ("human", "ai:random", "ai:random", "ai:random"), {}, "5"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    match = table.sitting.match
    while match.to_act != 1:
        match.play(match.to_act or 0, match.legal_moves(match.to_act or 0)[0])
    table.after_change("play")
    before = match.ply
    press(context, "space")
    for _ in range(60):
        context.scenes.update(1)
        if not table.sitting.thinking:
            break
        if table.showing:
            press(context, "space")
    assert match.ply >= before + 3
    assert not table.sitting.thinking


def test_a_piece_dropped_on_the_middle_card_of_a_hand_means_that_card(context: AppContext) -> None:
    table = first_turn(context)
    hand = table.stage.hand
    for piece in [target for target in hand.possible() if target.startswith("piece:")]:
        for card in [goal for goal in hand.goals_of(piece) if goal.startswith("card:")]:
            drag(context, place_of(table, piece), place_of(table, card))
            if not hand.pointed:
                played = next(entry for entry in reversed(table.sitting.match.entries(None)) if entry.actor == 0)
                assert played.text.split()[1] == card.split("-")[1][0]
                return
            assert hand.pointed[-1] == card
            press(context, "escape")

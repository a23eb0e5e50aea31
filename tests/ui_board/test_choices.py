"""A choice that is open has buttons: what can be done by name, what cannot with its reason, and a way back."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scrapdesk.ui.board.timing import DRAG_HOLD, LIFTED_SCALE
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.frame.events import PointerDown, PointerMoved, PointerUp
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.choices import Choices
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.keybutton import KeyedButton
from tests.ui.hands import click, desk, press
from tests.ui_board.boards import card_of, lift, look_on, place_of, table_in_play

MOVES = {"scamorra": 16, "scrappers": 4}


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False, confirm="off") as opened:
        yield opened


def buttons(table: BoardTable) -> dict[str, str]:
    """What is offered, and why it cannot be done."""
    shown = [widget for widget in table.part(Choices).widgets if isinstance(widget, Button) and widget.visible]
    return {button.text: button.reason for button in shown}


def choose_card(context: AppContext, table: BoardTable) -> str:
    card = card_of(table)
    click(context, place_of(table, card))
    assert table.stage.hand.pointed == (card,)
    return card


@pytest.mark.parametrize("game", ["scamorra", "scrappers"])
def test_nothing_is_offered_before_anything_was_chosen_and_cancel_goes_back_there(
    context: AppContext, game: str
) -> None:
    table = table_in_play(context, game, MOVES[game])
    assert buttons(table) == {}
    choose_card(context, table)
    assert ("Put back" if game == "scrappers" else "Cancel") in buttons(table)
    click(context, table.part(Choices).cancel.rect.center)
    assert table.stage.hand.pointed == () and buttons(table) == {}


@pytest.mark.parametrize("word", ["Assign", "Eject"])
def test_a_card_is_assigned_or_ejected_by_its_button(context: AppContext, word: str) -> None:
    table = table_in_play(context, "scrappers", 4)
    choose_card(context, table)
    match = table.sitting.match
    ply, seat = match.ply, match.to_act
    button = next(one for one in table.part(Choices).widgets if one.visible and one.name.startswith(word))
    click(context, button.rect.center)
    assert match.entries(seat)[ply].text.split()[0] == word.lower()


def test_enter_does_what_is_meant_most_and_escape_puts_it_back(context: AppContext) -> None:
    table = table_in_play(context, "scrappers", 4)
    match = table.sitting.match
    ply, seat = match.ply, match.to_act
    choose_card(context, table)
    press(context, "escape")
    assert match.ply == ply and buttons(table) == {}
    card = choose_card(context, table)
    keyed = {one.text: one.shortcut for one in table.part(Choices).widgets if isinstance(one, KeyedButton)}
    assert [text for text, key in keyed.items() if key == "Enter"] == ["Assign to bay 1"]
    assert keyed["Put back"] == "Esc" and not keyed["Eject"]
    press(context, "enter")
    assert match.entries(seat)[ply].text.split()[0] == "assign" and card not in table.stage.hand.possible()


def test_what_can_be_taken_is_taken_by_its_button(context: AppContext) -> None:
    for moves in range(20, 80):
        table = table_in_play(context, "scamorra", moves)
        match = table.sitting.match
        for card in [name for name in table.stage.hand.possible() if name.startswith("card:")]:
            click(context, place_of(table, card))
            takes = [one for one in table.part(Choices).widgets if one.visible and one.name.startswith("Capture on")]
            if takes:
                ply, square = match.ply, takes[0].name.split()[-1]
                click(context, takes[0].rect.center)
                assert square in match.entries(None)[ply].text
                return
            table.stage.give_up()
        context.scenes.pop(table)
        context.scenes.settle()
    raise AssertionError("nothing could be taken in any game")


def test_a_card_that_can_move_cannot_be_thrown_away_and_it_says_so(context: AppContext) -> None:
    table = table_in_play(context, "scamorra", 16)
    choose_card(context, table)
    barred = {text: reason for text, reason in buttons(table).items() if "discard" in text.lower()}
    assert barred == {"No discard: it can move": "it can move"}


@pytest.mark.parametrize("held", [0, DRAG_HOLD - 20, DRAG_HOLD + 20, 4 * DRAG_HOLD])
@pytest.mark.parametrize("game", ["scamorra", "scrappers"])
def test_a_press_of_any_length_without_moving_is_a_click(context: AppContext, game: str, held: float) -> None:
    table = table_in_play(context, game, MOVES[game])
    card = card_of(table)
    at = place_of(table, card)
    context.scenes.handle(PointerMoved(at))
    context.scenes.handle(PointerDown(at))
    for _ in range(round(held / 20)):
        context.scenes.update(20)
    assert (table.stage.carried == card) is (held >= DRAG_HOLD)
    context.scenes.handle(PointerUp(at))
    assert table.stage.carried is None and table.stage.hand.pointed == (card,)


@pytest.mark.parametrize(("plate", "verb"), [("choice:place", "place"), ("choice:move", "move")])
def test_the_plates_of_the_first_choice_are_buttons(context: AppContext, plate: str, verb: str) -> None:
    sit_down(context, NewTable("scamorra", ("human", "human"), {"initiative": "morra"}, "1"))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
    match = table.sitting.match
    while match.view(None).phase.name != "CHOOSE":
        seat = match.to_act or 0
        match.play(seat, match.legal_moves(seat)[seat])
    look_on(context, table)
    ply = match.ply
    click(context, place_of(table, plate))
    assert match.ply > ply and verb in match.entries(None)[ply].text


def test_plates_that_another_chooses_by_are_not_shown(context: AppContext) -> None:
    sit_down(context, NewTable("scamorra", ("human", "human"), {"initiative": "morra"}, "1"))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
    match = table.sitting.match
    while match.view(None).phase.name != "CHOOSE":
        seat = match.to_act or 0
        match.play(seat, match.legal_moves(seat)[seat])
    chooser = match.to_act
    shown = {seat: bool(table.look.boxes(match.view(seat))) for seat in (0, 1)}
    assert shown == {seat: seat == chooser for seat in (0, 1)}


def test_a_card_over_the_board_is_small_and_seen_through_and_says_what_a_drop_does(context: AppContext) -> None:
    table = table_in_play(context, "scamorra", 20)
    card = card_of(table)
    hand = table.stage.hand
    goals = [
        goal for goal in hand.goals_of(card) if goal.startswith("square:") and len(hand.preview(card, [goal])) == 1
    ]
    lift(context, table, card)
    sprite = table.stage.cast.get(card)
    assert sprite is not None and sprite.grown == LIFTED_SCALE and not sprite.pale
    context.scenes.handle(PointerMoved(place_of(table, goals[0]), held=True))
    context.clock.finish()
    assert sprite.grown < 0.8 and sprite.pale
    move = hand.preview(card, [goals[0]])[0]
    assert table.stage.note.words == table.moves.words_for(move)
    assert not table.stage.note.rect.colliderect(table.stage.box_of(goals[0]) or (0, 0, 0, 0))
    table.stage.give_up()
    context.clock.finish()
    assert sprite.grown == 1.0 and not sprite.pale and table.stage.note.words == ""


def test_a_chosen_card_tells_by_signs_what_it_pays_and_brings(context: AppContext) -> None:
    table = table_in_play(context, "scrappers", 4)
    choices = table.part(Choices)
    assert not choices.strip.visible
    choose_card(context, table)
    rows = choices.strip.rows
    assert choices.strip.visible and rows[0].note.startswith("you'll have")
    assert choices.strip.name.startswith(rows[0].head)
    assert not any(choices.strip.rect.colliderect(one.rect) for one in choices.widgets[1:] if one.visible)
    click(context, choices.cancel.rect.center)
    assert not choices.strip.visible


def test_an_offer_that_had_no_room_comes_back_with_the_room(context: AppContext) -> None:
    table = table_in_play(context, "scamorra", 16)
    choose_card(context, table)
    part, before = table.part(Choices), buttons(table)
    barred = [text for text, reason in before.items() if reason]
    assert barred
    width = table.side.words.rect.width
    part._stand(pygame.Rect(0, 0, width, 10))
    assert not set(barred) & set(buttons(table))
    part._stand(pygame.Rect(0, 0, width, 900))
    assert buttons(table) == before

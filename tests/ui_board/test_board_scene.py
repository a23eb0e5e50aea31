"""La Scamorra on its own board: whole games by pointer, by keys and by typed lines, as a person would play them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.ui.board.timing import DRAG_HOLD
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.scamorra import look as scamorra
from scrapdesk.ui.faces.scrappers import look as scrappers
from scrapdesk.ui.frame.events import FocusLost, PointerDown, PointerMoved, PointerUp
from scrapdesk.ui.paint.sound.audio import NullAudio
from scrapdesk.ui.paint.sound.recipes import RECIPES
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.asking import Asking
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.finale import FinaleScene
from scrapdesk.ui.table.hearing import Hearing
from tests.ui.faces import look_for
from tests.ui.hands import click, desk, drag, painted, press, type_in
from tests.ui_board.boards import place_of

AGAINST = ("human", "ai:random")
ALONE = ("human", "human")


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        yield opened


def seated(context: AppContext, players: tuple[str, ...] = AGAINST, seed: str = "11", **options: str) -> BoardTable:
    sit_down(context, NewTable("scamorra", players, options, seed))
    context.scenes.settle()
    top = context.scenes.top
    assert isinstance(top, BoardTable)
    wait(context, top)
    return top


def wait(context: AppContext, table: BoardTable) -> None:
    """Until a person is asked, or the game is over."""
    for _ in range(400):
        if table.sitting.person_asked is not None or table.sitting.match.outcome is not None:
            break
        context.scenes.update(50)
        context.scenes.settle()
    settle(context)


def test_a_whole_game_is_played_by_clicks_against_an_opponent(context: AppContext) -> None:
    table, rng = seated(context), Random(1)
    while table.sitting.match.outcome is None:
        hand = table.stage.hand
        if hand.complete and rng.random() < 0.5:
            click(context, table.part(Asking).moment.tick.rect.center)
            wait(context, table)
            continue
        target = rng.choice(hand.possible())
        ply, pointed = table.sitting.match.ply, len(hand.pointed)
        click(context, place_of(table, target))
        spelled = len(hand.pointed) == pointed + 1 or hand.pointed == (target,)
        assert table.sitting.match.ply > ply or spelled or hand.waits or not hand.pointed
        wait(context, table)
    assert isinstance(context.scenes.top, FinaleScene)


def test_a_whole_game_of_two_people_is_played_by_drags(context: AppContext) -> None:
    table, rng = seated(context, ALONE, initiative="morra"), Random(2)
    while table.sitting.match.outcome is None:
        hand, ply = table.stage.hand, table.sitting.match.ply
        carried = rng.choice(hand.possible())
        goal = rng.choice(hand.goals_of(carried))
        drag(context, place_of(table, carried), place_of(table, goal))
        for _ in range(3):
            if table.sitting.match.ply == ply and hand.pointed and not hand.waits:
                click(context, place_of(table, rng.choice(hand.possible())))
        if hand.complete:
            press(context, "enter")
        assert table.sitting.match.ply > ply
    assert table.sitting.match.outcome is not None


def test_a_whole_game_is_played_with_the_keyboard_alone(context: AppContext) -> None:
    table, rng = seated(context), Random(3)
    table.focus(table.stage)
    for _ in range(6000):
        if table.sitting.match.outcome is not None:
            break
        press(context, rng.choice(["left", "right", "up", "down", "enter", "1", "2", "3", "enter"]))
        wait(context, table)
    assert table.sitting.match.outcome is not None


def test_a_whole_game_is_played_by_typed_lines(context: AppContext) -> None:
    table, rng = seated(context), Random(4)
    match = table.sitting.match
    while match.outcome is None:
        press(context, "/")
        type_in(context, "/")  # the letter of the key itself comes as text too
        ply = match.ply
        type_in(context, match.rules.encode_move(rng.choice(match.legal_moves(0))))
        press(context, "enter")  # the keys go back to the table by themselves
        assert match.ply > ply
        wait(context, table)
    assert table.sitting.moves_made > 10


def first_turn(context: AppContext) -> BoardTable:
    """A table at which Red is to play its first card."""
    for seed in range(50):
        table = seated(context, ALONE, str(seed))
        match = table.sitting.match
        while not match.rules.encode_move(match.legal_moves(match.to_act or 0)[0]).startswith("play"):
            match.play(match.to_act or 0, match.legal_moves(match.to_act or 0)[0])
        if match.to_act == 0:
            table.after_change("play")
            context.scenes.settle()
            return table
        table.leave()
        context.scenes.settle()
    raise AssertionError("Red never begins")


def test_a_refused_drop_says_why_with_its_rule_and_the_card_goes_home(context: AppContext) -> None:
    table = first_turn(context)
    card = next(target for target in table.stage.hand.possible() if target.startswith("card:"))
    home = place_of(table, card)
    drag(context, home, place_of(table, "wheel"))
    assert table.passing.toast is not None
    assert table.passing.toast.rule.startswith("SM-")
    assert place_of(table, card) == home


def test_esc_another_button_and_a_lost_focus_put_a_carried_card_back(context: AppContext) -> None:
    table = first_turn(context)
    card = next(target for target in table.stage.hand.possible() if target.startswith("card:"))
    start = place_of(table, card)
    for end in (PointerDown(start, 3), FocusLost()):
        context.scenes.handle(PointerDown(start))
        context.scenes.handle(PointerMoved((start[0] + 40, start[1] - 40), held=True))
        assert table.stage.carried == card
        context.scenes.handle(end)
        assert table.stage.carried is None
        context.scenes.handle(PointerUp(start))
        settle(context)
        assert place_of(table, card) == start


def test_a_press_that_is_held_lifts_the_card_without_moving(context: AppContext) -> None:
    table = first_turn(context)
    card = next(target for target in table.stage.hand.possible() if target.startswith("card:"))
    context.scenes.handle(PointerDown(place_of(table, card)))
    assert table.wakeful
    context.scenes.update(DRAG_HOLD + 1)
    assert table.stage.carried == card


def test_the_reason_is_told_while_a_card_rests_over_a_wrong_place(context: AppContext) -> None:
    table = first_turn(context)
    card = next(target for target in table.stage.hand.possible() if target.startswith("card:"))
    start, wrong = place_of(table, card), place_of(table, "wheel")
    context.scenes.handle(PointerDown(start))
    context.scenes.handle(PointerMoved((start[0] + 30, start[1]), held=True))
    context.scenes.handle(PointerMoved(wrong, held=True))
    context.clock.advance(300)
    assert table.side.rule.text.startswith("Rule SM-")


def test_undo_as_practice_puts_the_pieces_back_where_they_were(context: AppContext) -> None:
    table = first_turn(context)
    before = {sprite.piece.id: sprite.goal for sprite in table.stage.cast}
    match = table.sitting.match
    match.play(0, match.legal_moves(0)[0])
    table.after_change("play")
    context.scenes.settle()
    plan = table.sitting.plan_undo()
    assert plan is not None
    table.sitting.undo(plan)
    context.scenes.settle()
    settle(context)
    assert {sprite.piece.id: sprite.goal for sprite in table.stage.cast} == before
    assert match.practice


def test_between_two_people_no_hidden_face_is_shown(context: AppContext) -> None:
    context.change_settings(curtain=True)
    sit_down(context, NewTable("scamorra", ALONE, {"initiative": "morra"}, "11"))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
    assert context.scenes.top is not table
    assert not any(piece.face_up and piece.slot.startswith("hand") for piece in table.stage.hand.pieces)


def test_the_board_is_painted_at_every_size(context: AppContext) -> None:
    table = seated(context)
    for size in ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160)):
        context.resize(size)
        settle(context)
        surface = painted(context)
        assert surface.get_size() == size
        assert table.stage.rect.right <= min(panel.left for panel in table.side.panels)


def test_every_sound_of_a_look_is_one_that_there_is() -> None:
    for sounds in (scamorra.SOUNDS, scrappers.SOUNDS):
        assert set(sounds.values()) <= set(RECIPES)


class Heard(NullAudio):
    """Remembers what was played."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def play(self, name: str) -> None:
        self.names.append(name)


def test_a_move_is_heard_and_a_second_look_is_silent(context: AppContext) -> None:
    table, heard = first_turn(context), Heard()
    context.audio = heard
    match = table.sitting.match
    table.play(match.legal_moves(0)[0])
    context.scenes.settle()
    assert heard.names[0] in RECIPES
    heard.names.clear()
    table.follow("play")
    assert heard.names == []


def test_a_move_of_which_the_look_knows_no_sound_is_heard_as_a_card(context: AppContext) -> None:
    table, heard, look = first_turn(context), Heard(), look_for("scamorra", 2)
    assert look is not None
    hearing = Hearing(context, table.sitting, look)
    hearing.begin()
    context.audio = heard
    hearing.made("card")
    hearing.sound(shown=False)
    hearing.sound(shown=False)
    assert heard.names == ["card"]


def test_a_click_on_a_square_that_one_piece_can_reach_moves_it(context: AppContext) -> None:
    table = first_turn(context)
    hand, match = table.stage.hand, table.sitting.match
    card = next(target for target in hand.possible() if target.startswith("card:"))
    click(context, place_of(table, card))
    pieces = {piece.id for piece in hand.pieces}
    squares = [target for target in hand.possible() if target not in pieces]
    alone = next(square for square in squares if len(set(hand.spelling.moves_after(square))) == 1)
    ply = match.ply
    click(context, place_of(table, alone))
    assert match.ply > ply


def test_what_is_said_of_a_chosen_card_goes_with_its_choice(context: AppContext) -> None:
    table = first_turn(context)
    told = table.side.headline.text, table.side.words.text
    card = next(target for target in table.stage.hand.possible() if target.startswith("card:"))
    click(context, place_of(table, card))
    assert (table.side.headline.text, table.side.words.text) != told
    press(context, "escape")
    assert (table.side.headline.text, table.side.words.text) == told


def test_enter_twice_brings_a_card_to_the_one_place_it_can_go_to() -> None:
    """A mission of Scarper has its envelope alone."""
    with desk(speed="off", curtain=False) as context:
        sit_down(context, NewTable("scarper", AGAINST, {}, "3"))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, BoardTable)
        wait(context, table)
        table.focus(table.stage)
        ply = table.sitting.match.ply
        table.stage.move_cursor(next(target for target in table.stage.hand.possible() if target.startswith("mission:")))
        press(context, "enter")
        assert table.stage.hand.pointed and table.sitting.match.ply == ply
        press(context, "enter")
        assert table.sitting.match.ply > ply

"""Scrappers on its own board: whole games by pointer, as a person would play them; nothing hidden is shown."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.scrappers.look import look_with
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.choices import Choices
from tests.ui.hands import click, desk, drag, painted
from tests.ui_board.boards import near_the_end, place_of


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        yield opened


def seated(context: AppContext, seats: int, seed: str = "11") -> BoardTable:
    sit_down(context, NewTable("scrappers", ("human",) * seats, {}, seed))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    settle(context)
    return table


def seen(table: BoardTable, rng: Random) -> str:
    """Something that may be pointed at and that a pointer reaches: in a pile only the upper cards are."""
    stage = table.stage
    if stage.hand.proposed is not None and stage.hand.tick_at is not None:
        assert table.context.scenes.handle(KeyDown("enter"))  # the last card of a hand takes all along: it is asked
        settle(table.context)
    reached = [target for target in stage.hand.possible() if target in stage.under(place_of(table, target))]
    assert reached, stage.hand.possible()
    return rng.choice(reached)


WHOLE = 1000
LAST = 45
"""So many moves of a game of chance are left where a hand takes it over."""
deep = pytest.mark.deep


@pytest.mark.parametrize(
    ("seats", "rounds"),
    [(2, WHOLE), (3, 3), (4, 3), pytest.param(3, WHOLE, marks=deep), pytest.param(4, WHOLE, marks=deep)],
)
def test_a_game_is_played_by_clicks(context: AppContext, seats: int, rounds: int) -> None:
    """At every table the same hand plays: two rounds, at the smallest table from late in a game to its end."""
    table, rng = seated(context, seats), Random(seats)
    match, hand = table.sitting.match, table.stage.hand
    if seats == 2:
        near_the_end(context, table, LAST)
    while match.outcome is None and match.view(None).round < rounds:
        ply, pointed = match.ply, len(hand.pointed)
        click(context, place_of(table, seen(table, rng)))
        assert match.ply > ply or len(hand.pointed) != pointed
    assert match.view(None).round >= 3 and (match.outcome is not None) is (rounds == WHOLE)


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=deep)])
def test_a_game_is_played_by_drags(context: AppContext, whole: bool) -> None:
    """Its first round and its end; without a gap in long runs."""
    table, rng = seated(context, 2, "7"), Random(5)
    match, stage, late = table.sitting.match, table.stage, whole
    while match.outcome is None:
        if not late and match.view(None).round > 1:
            near_the_end(context, table, LAST)
            late = True
        stage.give_up()
        ply = match.ply
        carried = [target for target in stage.hand.possible() if stage.cast.get(target) is not None]
        piece = rng.choice(carried)
        goal = rng.choice(stage.hand.goals_of(piece))
        drag(context, place_of(table, piece), place_of(table, goal))
        if match.ply == ply:  # a card under others cannot be taken; the button needs a click
            click(context, place_of(table, seen(table, rng)))
        if match.ply == ply and stage.hand.pointed:
            click(context, place_of(table, seen(table, rng)))
    assert match.view(None).round > 1


def test_one_click_answers_what_is_asked_in_the_open(context: AppContext) -> None:
    table, rng = seated(context, 2), Random(3)
    match = table.sitting.match
    while not (match.view(0).queue and match.view(0).queue[0].verb == "ask token"):
        match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
    table.after_change("play")
    context.scenes.settle()
    settle(context)
    asked = match.to_act or 0
    before = match.view(asked).pilots[asked].scrap
    click(context, place_of(table, "token:scrap"))
    assert match.view(asked).pilots[asked].scrap > before


def test_the_button_keeps_the_rest_of_a_hand(context: AppContext) -> None:
    table, rng = seated(context, 2), Random(4)
    match = table.sitting.match
    while not (match.view(0).queue and match.view(0).queue[0].verb == "ask discard"):
        moves = list(match.legal_moves(match.to_act or 0))
        drafts = [move for move in moves if getattr(move, "verb", "") == "draft"]
        match.play(match.to_act or 0, rng.choice(drafts or moves))
    table.after_change("play")
    context.scenes.settle()
    settle(context)
    ply = match.ply
    (keeps,) = [button for button in table.part(Choices).widgets if button.visible]
    assert keeps.name == "Keep the rest"
    click(context, keeps.rect.center)
    assert match.ply > ply


def test_a_pile_is_laid_out_when_one_of_it_is_chosen(context: AppContext) -> None:
    table, rng = seated(context, 2), Random(6)
    match, stage = table.sitting.match, table.stage
    for number in range(60):
        match = table.sitting.match
        while match.outcome is None:
            view = match.view(0)
            if view.queue and view.queue[0].verb == "ask trash" and len(view.pilots[view.queue[0].seat].discard) > 2:
                break
            match.play(match.to_act or 0, rng.choice(list(match.legal_moves(match.to_act or 0))))
        if match.outcome is None:
            break
        context.scenes.pop(table)
        context.scenes.settle()
        table = seated(context, 2, str(number))
        stage = table.stage
    table.after_change("play")
    context.scenes.settle()
    settle(context)
    asked = match.to_act or 0
    lying = [sprite for sprite in stage.cast if sprite.piece.slot == f"discard:p{asked + 1}"]
    assert len(lying) > 2
    assert len({sprite.goal.x for sprite in lying}) == len(lying)
    assert all(sprite.piece.id in stage.hand.possible() for sprite in lying)


def test_a_drafted_card_lies_on_its_side_within_its_bay() -> None:
    table = GAMES["scrappers"].table
    match = Match(GAMES["scrappers"].rules, 2, {}, "side")
    match.play_text(match.to_act or 0, "draft a")
    from scrapdesk.ui.board.levels import load_level

    layout = load_level("scrappers-2")
    pieces = list(table.pieces(match.view(0)))
    lying = next(piece for piece in pieces if "sideways" in piece.marks)
    place, slot = layout.places(pieces)[lying.id], layout.slots[lying.slot].box
    left, top, width, height = place.box
    assert width > height
    assert slot[0] <= left + 1 and left + width <= slot[0] + slot[2] + 1
    assert slot[1] <= top + 1 and top + height <= slot[1] + slot[3] + 1


def test_where_bays_are_narrow_a_drafted_card_lies_with_its_picture_upright() -> None:
    table = GAMES["scrappers"].table
    match = Match(GAMES["scrappers"].rules, 4, {}, "side")
    drafter = match.to_act or 0
    match.play_text(drafter, "draft a")
    from scrapdesk.ui.board.levels import load_level

    layout = load_level("scrappers-4")
    for viewer in range(4):
        look = look_with(4, table)
        pieces = [piece._replace(slot=look.turned(piece.slot, viewer)) for piece in table.pieces(match.view(viewer))]
        lying = next(piece for piece in pieces if "sideways" in piece.marks)
        place = layout.places([lying])[lying.id]
        assert place.angle == (90 if viewer == drafter else 0)


def test_between_two_people_no_hidden_face_is_shown(context: AppContext) -> None:
    context.change_settings(curtain=True)
    sit_down(context, NewTable("scrappers", ("human", "human"), {}, "11"))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
    assert not any(piece.face_up and piece.slot.startswith("hand") for piece in table.stage.hand.pieces)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_painted_at_every_size(context: AppContext, seats: int) -> None:
    table = seated(context, seats)
    for size in ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160)):
        context.resize(size)
        settle(context)
        assert painted(context).get_size() == size
        stage = table.stage
        panels = [panel for panel in table.side.panels if panel.width]
        assert panels and all(panel in stage.spares for panel in panels), "what is said has its room on the table"
        for sprite in stage.cast:
            left, top, width, height = sprite.goal.box
            assert stage.rect.inflate(4, 4).contains((round(left), round(top), round(width), round(height)))

"""What marks the sea: it says what can be pointed at, and lies over nothing that has to be read."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from scrapdesk import paths
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.ui.board.highlights import Attention, Highlights, outlined
from scrapdesk.ui.board.marks import RING, Mark
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.frame.events import PointerMoved
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import click, desk
from tests.ui_board.boards import place_of

SEATS = (3, 4, 5, 6, 7, 8)


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", curtain=False) as opened:
        yield opened


def asked(context: AppContext, seats: int, phase: Phase) -> BoardTable:
    """A person among opponents, asked in a phase."""
    sit_down(context, NewTable("scalawag", ("human", *["ai:random"] * (seats - 1)), {}, "signs"))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    match = table.sitting.match
    for seed in range(40):
        luck = Random(seed)
        while match.to_act is not None and not (match.to_act == 0 and match.view(0).phase is phase):
            match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
        if match.to_act is not None:
            table.follow("undo")
            settle(context)
            return table
        match.restart()
    raise AssertionError(f"nobody is ever asked in {phase}")


def marks_of(context: AppContext, table: BoardTable) -> list[Mark]:
    stage = table.stage
    shown = Highlights(stage.hand, stage.cast, context.theme, stage.layout, stage.box_of)
    shown.marked, shown.outline = table.look.marked, table.look.outline
    goals = table.look.manner(stage.hand.view).shows_goals
    return list(dict.fromkeys(shown.marks(Attention(cursor=stage.cursor, open_goals=goals))))


def rings(marks: list[Mark]) -> list[pygame.Rect]:
    """Two lines round each thing that has a ring, as wide as they are painted."""
    return [pygame.Rect(mark.room).inflate(12, 12) for mark in marks if mark.kind == RING]


def plates(table: BoardTable, seats: int) -> list[pygame.Rect]:
    boxes = (table.stage.box_of(f"{kind}:p{seat + 1}") for seat in range(seats) for kind in ("plate", "tab"))
    return [box for box in boxes if box is not None]


@pytest.mark.parametrize("seats", SEATS)
def test_ships_that_can_be_attacked_lie_in_light_and_every_plate_can_be_read(context: AppContext, seats: int) -> None:
    table = asked(context, seats, Phase.TARGET)
    ships = [target for target in table.stage.hand.possible() if target.startswith("ship:")]
    marks = marks_of(context, table)
    assert ships and len([mark for mark in marks if mark.kind == "halo"]) == len(ships)
    for ring in rings(marks):
        assert ring.collidelist(plates(table, seats)) < 0
    context.scenes.handle(PointerMoved(place_of(table, ships[0])))
    pointed = [pygame.Rect(mark.room) for mark in marks_of(context, table) if mark.kind == RING]
    assert all(ring.collidelist(plates(table, seats)) < 0 for ring in pointed)


def test_a_ship_that_was_chosen_is_under_a_sight(context: AppContext) -> None:
    table = asked(context, 6, Phase.TARGET)
    ship = next(target for target in table.stage.hand.possible() if target.startswith("ship:"))
    click(context, place_of(table, ship))
    if ship in table.stage.hand.pointed:
        kinds = [mark.kind for mark in marks_of(context, table)]
        assert kinds.count("aim") == 1
    else:
        assert table.sitting.match.view(0).phase is not Phase.TARGET


@pytest.mark.parametrize("seats", SEATS)
def test_a_card_under_the_pointer_hides_neither_the_name_nor_the_tag_above_it(context: AppContext, seats: int) -> None:
    table = asked(context, seats, Phase.ORDER)
    stage = table.stage
    cards = [piece.id for piece in stage.hand.pieces if piece.id.startswith("crew:")]
    above = [stage.box_of("plate:p1"), stage.box_of("tab:p1")]
    for card in cards:
        context.scenes.handle(PointerMoved(place_of(table, card)))
        sprite = stage.cast.get(card)
        assert sprite is not None and sprite.raised
        left, top, width, height = sprite.rest.box
        raised = pygame.Rect(round(left), round(top), round(width), round(height))
        assert width > sprite.goal.width
        assert all(box is not None and raised.clip(box).height <= 1 for box in above)


def test_cards_that_can_be_laid_to_an_order_have_rings_and_no_brackets_over_their_words(context: AppContext) -> None:
    table = asked(context, 4, Phase.ORDER)
    click(context, place_of(table, "order:trim"))
    kinds = {mark.kind for mark in marks_of(context, table)}
    assert "picked" in kinds and RING in kinds
    assert not kinds & {"corners", "capture", "possible"}


def test_every_mark_of_the_sea_is_drawn() -> None:
    portfolio = open_portfolio()
    drawn = set(portfolio.catalogue(portfolio.library(paths.assets())))
    assert {f"scalawag/mark-{kind}" for kind in ("halo", "aim", "round", "picked")} <= drawn


@pytest.mark.parametrize("seats", SEATS)
def test_a_ship_that_is_hit_is_framed_beside_its_plate_and_the_sheet(context: AppContext, seats: int) -> None:
    """Who declares, calls and pays is read while it is shown."""
    table = asked(context, seats, Phase.CHALLENGE)
    stage = table.stage
    sheet = stage.box_of("panel")
    assert sheet is not None
    for seat in range(seats):
        ship, plate = stage.box_of(f"ship:p{seat + 1}"), stage.box_of(f"plate:p{seat + 1}")
        assert ship is not None and plate is not None
        frame = outlined(ship, table.look.outline(f"ship:p{seat + 1}")).inflate(12, 12)
        assert not frame.colliderect(plate) and not frame.colliderect(sheet)

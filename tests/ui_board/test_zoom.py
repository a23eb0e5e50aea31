"""A card that is looked at for a moment is seen large, over the log and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scrapdesk.core.table import Piece
from scrapdesk.ui.board.timing import ZOOM_AGAIN_MS, ZOOM_FADE_MS, ZOOM_WAIT_MS
from scrapdesk.ui.board.zoom import Zoom
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.table.board import BoardTable
from tests.ui.hands import desk
from tests.ui_board.test_board_scene import seated

ROOM = pygame.Rect(900, 120, 360, 420)


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(curtain=False) as opened:
        yield opened


@pytest.fixture
def table(context: AppContext) -> BoardTable:
    return seated(context)


@pytest.fixture
def damaged() -> list[pygame.Rect]:
    return []


@pytest.fixture
def zoom(context: AppContext, table: BoardTable, damaged: list[pygame.Rect]) -> Zoom:
    made = Zoom(context, table.stage, damaged.append)
    made.room = ROOM
    return made


def cards(table: BoardTable) -> list[Piece]:
    return [
        sprite.piece for sprite in table.stage.cast if sprite.piece.slot.startswith("hand") and sprite.piece.face_up
    ]


def seen(zoom: Zoom) -> bool:
    surface = pygame.Surface((1280, 720))
    zoom.draw(surface)
    assert tuple(surface.get_at((5, 5)))[:3] == (0, 0, 0)
    return any(tuple(surface.get_at((x, ROOM.centery)))[:3] != (0, 0, 0) for x in range(ROOM.left, ROOM.right, 7))


def light(zoom: Zoom) -> int:
    """How much of it is seen, in its middle."""
    surface = pygame.Surface((1280, 720))
    zoom.draw(surface)
    return sum(tuple(surface.get_at(ROOM.center))[:3])


def opened(context: AppContext, zoom: Zoom, piece: Piece) -> None:
    zoom.look_at(piece)
    context.clock.advance(ZOOM_WAIT_MS + 1)
    context.clock.advance(ZOOM_FADE_MS + 1)


def test_it_comes_after_a_moment_and_both_comes_and_goes_softly(
    context: AppContext, table: BoardTable, zoom: Zoom, damaged: list[pygame.Rect]
) -> None:
    zoom.look_at(cards(table)[0])
    context.clock.advance(ZOOM_WAIT_MS - 1)
    assert not seen(zoom) and not damaged
    context.clock.advance(2)
    context.clock.advance(ZOOM_FADE_MS / 2)
    half = light(zoom)
    context.clock.advance(ZOOM_FADE_MS)
    whole = light(zoom)
    assert 0 < half < whole
    assert not context.clock.moving
    zoom.look_at(None)
    context.clock.advance(ZOOM_FADE_MS / 2)
    assert 0 < light(zoom) < whole
    context.clock.advance(ZOOM_FADE_MS)
    assert not seen(zoom) and all(ROOM.contains(rect) for rect in damaged)


def test_the_next_card_does_not_keep_one_waiting(context: AppContext, table: BoardTable, zoom: Zoom) -> None:
    first, second = cards(table)[:2]
    opened(context, zoom, first)
    zoom.look_at(second)
    assert seen(zoom)


@pytest.mark.parametrize(("after", "waits"), [(ZOOM_AGAIN_MS - 20, False), (ZOOM_AGAIN_MS + 20, True)])
def test_one_that_was_open_less_than_300_ago_spares_the_wait(
    context: AppContext, table: BoardTable, zoom: Zoom, after: float, waits: bool
) -> None:
    first, second = cards(table)[:2]
    opened(context, zoom, first)
    zoom.look_at(None)
    context.clock.advance(after)
    zoom.look_at(second)
    context.clock.advance(1)
    context.clock.advance(ZOOM_FADE_MS)
    assert seen(zoom) is not waits


def test_a_press_takes_it_away_at_once_and_who_asks_for_it_does_not_wait(
    context: AppContext, table: BoardTable, zoom: Zoom
) -> None:
    opened(context, zoom, cards(table)[0])
    zoom.hide()
    assert not seen(zoom)
    zoom.look_at(cards(table)[0], at_once=True)
    context.clock.advance(ZOOM_FADE_MS)
    assert seen(zoom)


def test_what_is_no_card_and_what_lies_face_down_is_not_shown_large(
    context: AppContext, table: BoardTable, zoom: Zoom
) -> None:
    others = [sprite.piece for sprite in table.stage.cast if not sprite.piece.face_up or sprite.piece.slot[0] != "h"]
    small = [piece for piece in others if piece.slot.startswith("square") or not piece.face_up]
    assert small
    for piece in small:
        zoom.look_at(piece)
        context.clock.advance(ZOOM_WAIT_MS + 1)
        context.clock.finish()
        assert not seen(zoom)

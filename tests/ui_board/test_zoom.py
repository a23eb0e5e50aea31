"""A card that is looked at for a moment is seen large, over the log and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scrapdesk.core.table import Piece
from scrapdesk.ui.board.zoom import WAIT_MS, Zoom
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.scenes.table.board import BoardTable
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


def test_it_comes_after_a_moment_and_goes_at_once(
    context: AppContext, table: BoardTable, zoom: Zoom, damaged: list[pygame.Rect]
) -> None:
    zoom.look_at(cards(table)[0])
    assert not seen(zoom)
    context.clock.advance(WAIT_MS + 1)
    assert seen(zoom) and ROOM.contains(damaged[-1])
    zoom.look_at(None)
    assert not seen(zoom) and len(damaged) == 2


def test_the_next_card_does_not_keep_one_waiting(context: AppContext, table: BoardTable, zoom: Zoom) -> None:
    first, second = cards(table)[:2]
    zoom.look_at(first)
    context.clock.advance(WAIT_MS + 1)
    zoom.look_at(second)
    context.clock.advance(1)
    assert seen(zoom)


def test_what_is_no_card_and_what_lies_face_down_is_not_shown_large(
    context: AppContext, table: BoardTable, zoom: Zoom
) -> None:
    others = [sprite.piece for sprite in table.stage.cast if not sprite.piece.face_up or sprite.piece.slot[0] != "h"]
    small = [piece for piece in others if piece.slot.startswith("square") or not piece.face_up]
    assert small
    for piece in small:
        zoom.look_at(piece)
        context.clock.advance(WAIT_MS + 1)
        assert not seen(zoom)

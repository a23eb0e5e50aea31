"""Faces of pieces are made once, and do not fill the memory."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import pygame
import pytest

from scrapdesk.ui.board.faces import WINDOWS, PieceFaces
from scrapdesk.ui.board.marks import GHOSTED, KEPT, Mark
from scrapdesk.ui.board.pieces import Height, StandingPiece
from scrapdesk.ui.context import AppContext
from tests.ui.hands import desk
from tests.ui_board.boards import table_in_play


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk((1280, 720), curtain=False) as opened:
        yield opened


def test_a_face_without_print_is_the_picture_of_the_art_room_and_no_copy(context: AppContext) -> None:
    table = table_in_play(context, "scamorra", 20)
    faces, sprite = PieceFaces(context, table.look), next(iter(table.stage.cast))
    size = (97, 131)
    what = table.look.face(sprite.piece, round(size[0] / context.view.scale))
    if not table.look.prints(sprite.piece, round(size[0] / context.view.scale)):
        assert faces.face(sprite.piece, size) is context.art.get(what, size)


def test_what_stands_on_the_table_is_made_once(context: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_in_play(context, "scrappers", 20)
    made: list[object] = []
    keep = PieceFaces._keep

    def kept(faces: PieceFaces, key: Hashable, piece: StandingPiece) -> None:
        made.append(key)
        keep(faces, key, piece)

    monkeypatch.setattr(PieceFaces, "_keep", kept)
    faces = PieceFaces(context, table.look)
    for _ in range(3):
        for sprite in table.stage.cast:
            size = (round(sprite.goal.width), round(sprite.goal.height))
            faces.standing(sprite.piece, size, 0, Height.LYING)
    assert made
    assert len(made) == len(set(made))


def test_faces_and_marks_keep_no_more_than_so_many_pixels(context: AppContext) -> None:
    table = table_in_play(context, "scrappers", 20)
    faces, sprite = PieceFaces(context, table.look), next(iter(table.stage.cast))
    for wide in range(200, 260):
        faces.standing(sprite.piece, (wide, 300), 0, Height.LYING)
    assert sum(_pixels(piece.image) for piece in faces._kept.values()) <= WINDOWS * 1280 * 720
    marks = table.stage.marks
    surface = pygame.Surface((1280, 720))
    for wide in range(1000, 1012):
        ghost = Mark(GHOSTED, (0, 0, wide, 500), 0, piece=sprite.piece)
        marks.paint(surface, ghost, 1.0, (640, 360))
    assert 0 < sum(map(_pixels, marks._pale.values())) <= KEPT


def test_a_mark_that_is_half_seen_is_half_as_light_everywhere(context: AppContext) -> None:
    marks = table_in_play(context, "scrappers", 20).stage.marks
    mark = Mark("possible", (0, 0, 600, 450), 0)

    def painted(level: float, clip: pygame.Rect | None = None) -> pygame.Surface:
        surface = pygame.Surface((640, 480))
        surface.set_clip(clip)
        marks.paint(surface, mark, level, (320, 240))
        return surface

    whole, half, none = (pygame.image.tobytes(painted(level), "RGB") for level in (1.0, 0.5, 0.0))
    assert any(whole) and not any(none)
    assert max(abs(full - 2 * part) for full, part in zip(whole, half, strict=True)) <= 2
    part = pygame.Rect(100, 130, 333, 77)
    parts = [pygame.image.tobytes(one.subsurface(part), "RGB") for one in (painted(0.5, part), painted(0.5))]
    assert any(parts[0]) and parts[0] == parts[1]


def _pixels(image: pygame.Surface) -> int:
    return image.get_width() * image.get_height()

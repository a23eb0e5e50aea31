"""The window at work under a screen that nobody sees: keys, full screen, and rest."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scrapdesk.ui.app import Desk
from scrapdesk.ui.desk_view import TILES, tile_rects
from scrapdesk.ui.fonts import FontBook
from scrapdesk.ui.window import SIZE, Window


@pytest.fixture
def desk() -> Iterator[Desk]:
    window = Window()
    pygame.font.init()
    yield Desk(window, FontBook())
    pygame.quit()


def key(code: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod)


def test_at_rest_nothing_is_drawn_again(desk: Desk) -> None:
    for _ in range(3):  # the first turns answer the events of the opening
        desk.turn()
    before = desk.frames
    for _ in range(20):
        desk.turn()
    assert (desk.frames, before > 0) == (before, True)


def test_a_change_of_size_is_drawn(desk: Desk) -> None:
    desk.turn()
    desk.turn()
    before = desk.frames
    desk.handle(pygame.Event(pygame.WINDOWSIZECHANGED))
    desk.turn()
    assert desk.frames == before + 1


@pytest.mark.parametrize("event", [key(pygame.K_ESCAPE), pygame.Event(pygame.QUIT)], ids=["Esc", "close"])
def test_it_closes(desk: Desk, event: pygame.Event) -> None:
    pygame.event.post(event)
    assert desk.stay() == 0


@pytest.mark.parametrize("event", [key(pygame.K_F11), key(pygame.K_RETURN, pygame.KMOD_ALT)], ids=["F11", "Alt+Enter"])
def test_full_screen_and_back(desk: Desk, event: pygame.Event) -> None:
    desk.handle(event)
    full = pygame.display.get_window_size()
    desk.turn()
    desk.handle(event)
    assert (full, pygame.display.get_window_size()) == (pygame.display.get_desktop_sizes()[0], SIZE)


def test_enter_alone_does_nothing(desk: Desk) -> None:
    desk.handle(key(pygame.K_RETURN))
    assert pygame.display.get_window_size() == SIZE


@pytest.mark.parametrize("size", [(320, 240), (640, 520), (800, 600), SIZE, (1920, 1080), (3840, 1600), (500, 1400)])
def test_tiles_lie_in_the_window_and_apart(size: tuple[int, int]) -> None:
    rects = tile_rects(size)
    whole = pygame.Rect((0, 0), size)
    assert len(rects) == len(TILES) and all(whole.contains(rect) for rect in rects)
    assert all(rect.collidelist(rects[:index]) == -1 for index, rect in enumerate(rects))

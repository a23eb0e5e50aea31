"""The window at work under a screen that nobody sees: keys, full screen, and rest."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scrapdesk.ui.building import name_scenes
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.frame.viewport import Viewport
from scrapdesk.ui.frame.window import Window
from scrapdesk.ui.loop import Loop
from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.paint.sound.audio import NullAudio
from scrapdesk.ui.stops.memory import memory_storage


@pytest.fixture
def loop() -> Iterator[Loop]:
    window = Window()
    pygame.font.init()
    context = AppContext(memory_storage(), FlatArt(), NullAudio(), Viewport(window.surface.get_size()))
    name_scenes(context)
    context.scenes.push(DeskScene(context))
    context.scenes.settle()
    yield Loop(window, context)
    pygame.quit()


def post(code: int, mod: int = 0) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, mod=mod))


def rest(loop: Loop) -> None:
    """Lets what is on its way come to its end."""
    for _ in range(5):
        loop.context.clock.finish()
        loop.turn()


def test_at_rest_nothing_is_drawn_again(loop: Loop) -> None:
    rest(loop)
    before = loop.frames
    for _ in range(20):
        loop.turn()
    assert (loop.frames, before > 0) == (before, True)


def test_a_window_that_was_covered_is_drawn_again(loop: Loop) -> None:
    rest(loop)
    before = loop.frames
    pygame.event.post(pygame.Event(pygame.WINDOWEXPOSED))
    loop.turn()
    assert loop.frames == before + 1


def test_it_closes(loop: Loop) -> None:
    loop.turn()
    pygame.event.post(pygame.Event(pygame.QUIT))
    loop.stay()
    assert loop.context.closing


def test_escape_on_the_desk_asks_first_and_enter_closes(loop: Loop) -> None:
    rest(loop)
    post(pygame.K_ESCAPE)
    rest(loop)
    assert not loop.context.closing
    post(pygame.K_RETURN)
    rest(loop)
    assert loop.context.closing


@pytest.mark.parametrize("key", [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_ALT)], ids=["F11", "Alt+Enter"])
def test_full_screen_and_back(loop: Loop, key: tuple[int, int]) -> None:
    rest(loop)
    before = pygame.display.get_window_size()
    post(*key)
    loop.turn()
    full = pygame.display.get_window_size()
    assert loop.context.view.size == full == pygame.display.get_desktop_sizes()[0]
    post(*key)
    loop.turn()
    assert full != before
    assert pygame.display.get_window_size() == loop.context.view.size == before

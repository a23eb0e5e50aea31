"""The run of the window: opens it, answers its events, draws when something changed, sleeps otherwise.

Must not know rules. Nothing is drawn or flipped while nothing changes.
"""

from __future__ import annotations

import sys
import time
from typing import Final

import pygame

from scrapdesk.ui.desk_view import draw_desk
from scrapdesk.ui.fonts import FontBook
from scrapdesk.ui.window import NoDisplay, Window

EXIT_OK: Final = 0
EXIT_NO_DISPLAY: Final = 2
EXIT_INTERRUPTED: Final = 130
IDLE_PAUSE: Final = 0.05
"""Seconds between two looks at the events at rest. SDL's own wait polls every millisecond, which costs more."""

_EXPOSING: Final = frozenset(
    {
        pygame.VIDEORESIZE,
        pygame.VIDEOEXPOSE,
        pygame.WINDOWEXPOSED,
        pygame.WINDOWRESTORED,
        pygame.WINDOWSHOWN,
        pygame.WINDOWSIZECHANGED,
    }
)


def run(smoke: bool = False) -> int:
    """Open the desk and stay until it is closed; with `smoke`, draw one frame and leave. Returns the exit code."""
    try:
        window = Window()
    except NoDisplay as problem:
        _complain(str(problem))
        return EXIT_NO_DISPLAY
    try:
        pygame.font.init()
        desk = Desk(window, FontBook())
        return desk.one_frame() if smoke else desk.stay()
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    finally:
        pygame.quit()


class Desk:
    """One run of the window."""

    def __init__(self, window: Window, fonts: FontBook) -> None:
        self._window = window
        self._fonts = fonts
        self.dirty = True
        self.closing = False
        self.frames = 0

    def one_frame(self) -> int:
        self.turn()
        return EXIT_OK

    def stay(self) -> int:
        while not self.closing:
            self.turn()
            time.sleep(IDLE_PAUSE)
        return EXIT_OK

    def turn(self) -> None:
        """Answer what has come in, then draw if that changed anything."""
        for event in pygame.event.get():
            self.handle(event)
        if self.dirty and not self.closing:
            draw_desk(self._window.surface, self._fonts)
            pygame.display.flip()
            self.frames += 1
            self.dirty = False

    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self.closing = True
        elif event.type in _EXPOSING:
            self.dirty = True
        elif event.type == pygame.KEYDOWN:
            self._handle_key(event.key, event.mod)

    def _handle_key(self, key: int, mod: int) -> None:
        if key == pygame.K_ESCAPE:
            self.closing = True
        elif key == pygame.K_F11 or (key == pygame.K_RETURN and mod & pygame.KMOD_ALT):
            self._window.toggle_fullscreen()
            self.dirty = True


def _complain(text: str) -> None:
    # A windowed program on Windows has no stderr at all.
    if sys.stderr is not None:
        sys.stderr.write(text + "\n")

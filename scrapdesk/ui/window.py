"""The window: opening it, refusing where there is no screen, full screen and back.

Must not know what is drawn in it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pygame

TITLE: Final = "ScrapDesk"
SIZE: Final = (1280, 720)
_UNSEEN: Final = frozenset({"offscreen", "dummy"})


class NoDisplay(RuntimeError):
    """There is no screen to open a window on."""


class Window:
    """The one window of the program. Layout is in its real pixels."""

    def __init__(self, size: tuple[int, int] = SIZE) -> None:
        self._windowed_size = size
        self.fullscreen = False
        self._open(size, pygame.RESIZABLE)

    @property
    def surface(self) -> pygame.Surface:
        """Asked anew each time: it is another surface after a change of size."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise NoDisplay("the window is gone")
        return surface

    def toggle_fullscreen(self) -> None:
        """Full screen and back, as a new window: without a window manager the old one keeps its place or size."""
        if not self.fullscreen:
            self._windowed_size = self.surface.get_size()
        self.fullscreen = not self.fullscreen
        desktop = pygame.display.get_desktop_sizes()[0]
        pygame.display.quit()
        if self.fullscreen:
            self._open(desktop, pygame.FULLSCREEN)
        else:
            self._open(self._windowed_size, pygame.RESIZABLE)

    def _open(self, size: tuple[int, int], flags: int) -> None:
        start_video()
        pygame.display.set_caption(TITLE)
        pygame.display.set_mode(size, flags)


def start_video() -> str:
    """Start SDL's video part and return the name of its driver; raise NoDisplay where nobody could see it."""
    # Software drawing straight into the window: by far the quickest for a screen that changes in spots. macOS has
    # no such way; there SDL must put the window together with the graphics card.
    if sys.platform != "darwin":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    asked_for = os.environ.get("SDL_VIDEODRIVER") or os.environ.get("SDL_VIDEO_DRIVER")
    try:
        if asked_for or sys.platform != "linux":
            pygame.display.init()
        else:
            _init_on_linux()
    except pygame.error as problem:
        raise _no_display(str(problem)) from problem
    driver = pygame.display.get_driver()
    if driver in _UNSEEN and not asked_for:
        pygame.display.quit()
        raise _no_display("SDL found no screen")
    return driver


def _init_on_linux() -> None:
    """Let SDL try only the kinds of screen that this desktop has.

    Left alone it falls through to a driver that draws where nobody sees it, calls that success,
    and lets the libraries on its way complain on stderr.
    """
    drivers = _linux_drivers(os.environ)
    if not drivers:
        raise _no_display("neither X11 nor Wayland here")
    os.environ["SDL_VIDEODRIVER"] = ",".join(drivers)
    try:
        pygame.display.init()
    finally:
        del os.environ["SDL_VIDEODRIVER"]


def _linux_drivers(environ: Mapping[str, str]) -> list[str]:
    drivers = ["x11"] if environ.get("DISPLAY") else []
    runtime = environ.get("XDG_RUNTIME_DIR")
    named = environ.get("WAYLAND_DISPLAY") or environ.get("WAYLAND_SOCKET")
    if named or (runtime and Path(runtime, "wayland-0").exists()):
        drivers.append("wayland")
    return drivers


def _no_display(reason: str) -> NoDisplay:
    return NoDisplay(f"scrapdesk: no display to open a window on ({reason}); the text commands work without one.")

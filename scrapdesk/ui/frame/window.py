"""The window: opening it with its sign and its sizes, refusing where there is no screen, full screen and back.

Must not know what is drawn in it.
"""

from __future__ import annotations

import os
import sys
import time
import warnings
from collections.abc import Callable, Mapping
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from scrapdesk import paths
from scrapdesk.ui.frame.gpu import GpuShowing
from scrapdesk.ui.frame.viewport import DESIGN, Size

TITLE: Final = "ScrapDesk"
SIZE: Final = (1280, 720)
"""Where nobody knows how large the screen is."""
SHARE: Final = (0.94, 0.87)
"""How much of a screen the window takes at first: what bars and the frame of a window leave."""
WIDEST: Final = 16 / 9
"""On a wider screen the window keeps this shape: a table has no use for more."""
LEAST: Final = (1024, 640)
"""The smallest that everything is laid out for. Whoever manages the windows is asked to keep to it."""
PATIENCE: Final = 3.0
"""Seconds for which a screen that was there a moment ago is asked again."""
ICON: Final = 32
LARGE_ICON: Final = 128
"""For those desktops that show it large. It takes a while, so it comes after the first frame."""
_UNSEEN: Final = frozenset({"offscreen", "dummy"})


DrawIcon = Callable[[Path, int], bytes]
"""Draws the program's sign out of an assets folder, at a size, as PNG."""


class NoDisplay(RuntimeError):
    """There is no screen to open a window on."""


class Window:
    """The one window of the program. Layout is in its real pixels."""

    def __init__(
        self, size: Size | None = None, showing: GpuShowing | None = None, draw_icon: DrawIcon | None = None
    ) -> None:
        """Without a size, as large as is fitting on this screen; without `draw_icon` it has no sign."""
        self._draw_icon = draw_icon
        self._showing = showing or GpuShowing()
        self.fullscreen = False
        self._size: Size = SIZE
        self._icon = self._sign(ICON)
        start_video()
        self._windowed_size = size or fitting(desktop())
        self._open(self._windowed_size, pygame.RESIZABLE)

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
        whole = pygame.display.get_desktop_sizes()[0]
        _start_video_again()
        if self.fullscreen:
            self._open(whole, pygame.FULLSCREEN)
        else:
            self._open(self._windowed_size, pygame.RESIZABLE)

    def sharpen_icon(self) -> None:
        """The sign once more, as fine as anybody shows it."""
        self._icon = self._sign(LARGE_ICON)
        self._show_icon()

    def find_the_quicker(self, now: Callable[[], float] = time.perf_counter) -> bool:
        """Once something is shown: looks whether it would be shown quicker another way. True if it opened anew."""
        return self._showing.find_the_quicker(self, now)

    def flip(self) -> None:
        pygame.display.flip()

    def reopen(self) -> None:
        """The same window once more, with what is in it."""
        shown = self.surface.copy() if pygame.display.get_surface() else None
        size = shown.get_size() if shown else self._size
        _start_video_again()
        self._open(size, pygame.FULLSCREEN if self.fullscreen else pygame.RESIZABLE)
        if shown is not None:
            self.surface.blit(shown, (0, 0))

    def _open(self, size: Size, flags: int) -> None:
        self._size = size
        self._showing.begin(_screen_name())
        pygame.display.set_caption(TITLE)
        self._show_icon()
        try:
            with self._showing.asked_for():
                pygame.display.set_mode(size, flags)
        except pygame.error as problem:
            raise _no_display(str(problem)) from problem
        if flags & pygame.RESIZABLE:
            _ask_for_room()

    def _sign(self, side: int) -> pygame.Surface | None:
        """The program's sign. A missing drawing stops nobody."""
        if self._draw_icon is not None:
            with suppress(ValueError, pygame.error):
                return pygame.image.load(BytesIO(self._draw_icon(paths.assets(), side)), "icon.png")
        return None

    def _show_icon(self) -> None:
        """Also before the window is there: some desktops look only once."""
        if self._icon is not None:
            pygame.display.set_icon(self._icon)


def desktop() -> Size:
    """The size of the screen; where nobody sees it, that of the design."""
    if pygame.display.get_driver() in _UNSEEN:
        return DESIGN
    return pygame.display.get_desktop_sizes()[0]


def fitting(screen: Size) -> Size:
    """How large a window opens on a screen: as large as goes beside its bars, never larger than it."""
    height = min(screen[1], max(LEAST[1], round(screen[1] * SHARE[1])))
    width = min(screen[0], max(LEAST[0], round(min(screen[0] * SHARE[0], height * WIDEST))))
    return width, height


def _screen_name() -> str:
    """What tells this screen from another: there another way may be quicker."""
    width, height = desktop()
    return f"{pygame.display.get_driver()} {width}x{height} SDL {'.'.join(map(str, pygame.get_sdl_version()))}"


def _ask_for_room() -> None:
    """The smallest size, which only the newer of the two doors to a window can tell; the two share the window."""
    with warnings.catch_warnings(), suppress(AttributeError, pygame.error):
        warnings.simplefilter("ignore", DeprecationWarning)
        pygame.Window.from_display_module().minimum_size = LEAST


def start_video() -> str:
    """Start SDL's video part and return the name of its driver; raise NoDisplay where nobody could see it."""
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


def _start_video_again() -> None:
    """Leaves the screen and comes back. An X server that nobody else uses starts over when its last guest has left, and
    lets nobody in until it has."""
    pygame.display.quit()
    given_up = time.monotonic() + PATIENCE
    while True:
        try:
            start_video()
        except NoDisplay:
            if time.monotonic() >= given_up:
                raise
            time.sleep(0.05)
        else:
            return


def _init_on_linux() -> None:
    """Let SDL try only the kinds of screen that this desktop has.

    Left alone it falls through to a driver that draws where nobody sees it, calls that success,
    and lets the libraries on its way complain on stderr.
    """
    drivers = linux_drivers(os.environ)
    if not drivers:
        raise _no_display("neither X11 nor Wayland here")
    os.environ["SDL_VIDEODRIVER"] = ",".join(drivers)
    try:
        pygame.display.init()
    finally:
        del os.environ["SDL_VIDEODRIVER"]


def linux_drivers(environ: Mapping[str, str]) -> list[str]:
    drivers = ["x11"] if environ.get("DISPLAY") else []
    runtime = environ.get("XDG_RUNTIME_DIR")
    named = environ.get("WAYLAND_DISPLAY") or environ.get("WAYLAND_SOCKET")
    if named or (runtime and Path(runtime, "wayland-0").exists()):
        drivers.append("wayland")
    return drivers


def _no_display(reason: str) -> NoDisplay:
    return NoDisplay(f"scrapdesk: no display to open a window on ({reason}); the text commands work without one.")

"""Which way a picture goes to the screen: straight into the window, or through the graphics card.

Straight is by far the quickest for a screen that changes in spots, and starts at once; only where showing the whole
window that way takes long is the other tried, and what is quicker is remembered for this screen. Who sets SDL's own
variable decides instead. Must not know what is shown.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Literal, Protocol

import msgspec

from scrapdesk import paths
from scrapdesk.storage.documents import Document, Kind
from scrapdesk.storage.files import StorageTrouble

VARIABLE: Final = "SDL_FRAMEBUFFER_ACCELERATION"
Way = Literal["straight", "card"]
QUICK: Final = 0.004
"""Seconds to show the whole window that nobody notices: then nothing else is tried."""
LOOKS: Final = 12
"""So often at most: a try of the card loads a driver of 70 MB, which stays until the program ends."""
CLEARLY: Final = 0.8
"""The graphics card must take less than this share of the time: it costs memory and a longer start as well."""
_VALUES: Final = {"straight": "0", "card": "1"}
_log = logging.getLogger(__name__)


class Tried(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Screen -> the way that was quicker there, for those where both were tried."""

    ways: dict[str, Way] = {}


class Book(Protocol):
    """Where it is remembered."""

    value: Tried

    def save(self, value: Tried) -> None: ...


class Trial(Protocol):
    """The window, as far as it is tried out."""

    def flip(self) -> None: ...
    def reopen(self) -> None:
        """Anew, the way that is asked for now, with the same picture in it; RuntimeError where that cannot be."""


TRIED: Kind[Tried] = Kind("screens", 1, Tried, Tried)


def screens_book() -> Document[Tried]:
    """It lies with what may vanish: then it is simply tried again."""
    return Document(TRIED, paths.user_cache() / "screens.json")


class GpuShowing:
    """The way of one window."""

    def __init__(self, book: Book | None = None, platform: str = sys.platform) -> None:
        self.way: Way = "straight"
        self._book = book
        self._screen = ""
        # On macOS there is only the card, on Windows SDL never takes it.
        self._left_to_sdl = platform == "darwin" or VARIABLE in os.environ
        self._tries = platform == "linux" and not self._left_to_sdl

    def begin(self, screen: str) -> None:
        """The window will open on this screen: as it was quicker there the last time."""
        if screen == self._screen:
            return
        self._screen = screen
        if self._tries:
            self.way = self._remembered().value.ways.get(screen, "straight")

    @contextmanager
    def asked_for(self) -> Iterator[None]:
        """Tells SDL, which looks when a window is first drawn into."""
        if self._left_to_sdl:
            yield
            return
        os.environ[VARIABLE] = _VALUES[self.way]
        try:
            yield
        finally:
            os.environ.pop(VARIABLE, None)

    def find_the_quicker(self, window: Trial, now: Callable[[], float]) -> bool:
        """Times how long showing takes, and tries the other way if that is long.

        True if the window was opened anew.
        """
        if not self._tries or self._screen in self._remembered().value.ways:
            return False
        straight = _time_of_a_flip(window, now)
        if straight <= QUICK:
            return False
        self.way = "card"
        card = self._tried(window, now)
        _log.info("showing takes %.1f ms straight, %.1f ms through the card", 1000 * straight, 1000 * card)
        if card >= CLEARLY * straight:
            self.way = "straight"
            window.reopen()
        self._remember()
        return True

    def _tried(self, window: Trial, now: Callable[[], float]) -> float:
        try:
            window.reopen()
            return _time_of_a_flip(window, now)
        except RuntimeError as fault:  # SDL's own errors, and no screen at all
            _log.info("the graphics card shows nothing here: %s", fault)
            return float("inf")

    def _remembered(self) -> Book:
        if self._book is None:
            self._book = screens_book()
        return self._book

    def _remember(self) -> None:
        book = self._remembered()
        try:
            book.save(Tried(ways={**book.value.ways, self._screen: self.way}))
        except StorageTrouble as trouble:
            _log.info("it is tried again at the next start: %s", trouble)


def _time_of_a_flip(window: Trial, now: Callable[[], float]) -> float:
    """The quickest of a few, up to the first that nobody notices: a busy machine has no slow screen."""
    best = float("inf")
    for _ in range(LOOKS):
        start = now()
        window.flip()
        best = min(best, now() - start)
        if best <= QUICK:
            break
    return best

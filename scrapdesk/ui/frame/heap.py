"""How this process takes memory from the system, and gives it back when it is free again; and when it looks for objects
that hold nothing but each other.

The first matters on Linux alone: its allocator learns from the first picture of the size of the window that is thrown
away to keep such pieces for later, and then holds twenty megabytes of nothing; and it has a heap for every thread, with
gaps in each that no other thread fills. Elsewhere nothing is done. Must not know what lies in the memory.
"""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ctypes import CDLL

LARGE: Final = 256 * 1024
"""Bytes; a card's picture is larger. Pieces from here on are apart from all others, and vanish when they are freed."""
_M_MMAP_THRESHOLD: Final = -3
_M_ARENA_MAX: Final = -8


class Sweeper:
    """Python looks through all objects now and then, which takes longer than a frame once a game is open. So what has
    come to stay is set apart from what it looks through, until a scene leaves. Before `begin` all is as usual."""

    def __init__(self) -> None:
        self._begun = False

    def begin(self) -> None:
        """From now on, and what is there already."""
        self._begun = True
        self.set_apart()

    def set_apart(self) -> None:
        """What is there now stays for a while. Takes no time."""
        if self._begun:
            gc.freeze()

    def sweep(self) -> None:
        """Something large has gone: everything is looked through once, and what is left set apart again."""
        if self._begun:
            gc.unfreeze()
        gc.collect()
        give_back()
        self.set_apart()


def keep_large_apart() -> bool:
    """Once at the start, before there are pictures or threads: all small ones then lie in one heap. Whether this
    system's allocator can do it."""
    library = _library()
    return library is not None and bool(library.mallopt(_M_ARENA_MAX, 1) and library.mallopt(_M_MMAP_THRESHOLD, LARGE))


def give_back() -> bool:
    """Gives free memory back to the system; takes some milliseconds. Whether there was any to give."""
    library = _library()
    return library is not None and bool(library.malloc_trim(0))


def _library() -> CDLL | None:
    """The C library of this process, if it is the one that has both calls."""
    if sys.platform != "linux":
        return None
    import ctypes  # here, because no other system needs it

    try:
        library = ctypes.CDLL(None)
    except OSError:
        return None
    return library if hasattr(library, "mallopt") and hasattr(library, "malloc_trim") else None  # musl has neither

"""Locks between windows: who may write a file just now, and whose game on the table a save is.

A lock is held on an open file, so it ends with the program, however that ends. Where a system or a disk has no locks,
everything goes on as if there were only one window.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

PATIENCE: Final = 0.3
"""Seconds that a window waits for another's writing; then it writes all the same, as it must not stand still."""
_PAUSE: Final = 0.004


class Lock:
    """One lock on one file. Two of the same file never hold it at once, also within one process."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: IO[bytes] | None = None

    def take(self) -> bool:
        """Whether the lock is held now: it was free, was held here already, or cannot be had on this disk at all."""
        if self._file is not None:
            return True
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            file = self._path.open("ab")
        except OSError:
            return True
        if _locked(file.fileno()):
            self._file = file
            return True
        file.close()
        return False

    def give(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


@contextlib.contextmanager
def one_at_a_time(path: Path) -> Iterator[None]:
    """Nobody else writes this file within: between reading what another window wrote, and writing."""
    lock = Lock(path.with_name(f".{path.name}.lock"))
    ends = time.monotonic() + PATIENCE
    while not lock.take() and time.monotonic() < ends:
        time.sleep(_PAUSE)
    try:
        yield
    finally:
        lock.give()


def _locked(handle: int) -> bool:
    """Whether nobody else holds it; a system without locks says nobody does."""
    if sys.platform == "win32":
        import msvcrt

        try:
            os.lseek(handle, 0, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True

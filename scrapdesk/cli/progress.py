"""A bar that grows on a terminal, and nothing at all where no terminal is."""

from __future__ import annotations

import sys
from typing import Final

_WIDTH: Final = 30


class Progress:
    """One bar on stderr; it is wiped away when the work is done."""

    def __init__(self, total: int, what: str) -> None:
        self._total = total
        self._what = what
        self._shown = sys.stderr.isatty() and total > 0
        self._last = -1

    def show(self, done: int) -> None:
        percent = 100 * done // max(self._total, 1)
        if self._shown and percent != self._last:
            self._last = percent
            bar = "#" * (_WIDTH * percent // 100)
            sys.stderr.write(f"\r{bar:.<{_WIDTH}} {percent:>3} %  {done} of {self._total} {self._what}")
            sys.stderr.flush()

    def wipe(self) -> None:
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
            self._last = -1

"""How much work a turn of the loop may still do: what nobody waits for goes on in the next when that is used up.

Owns the measure, and that nothing waits for long. Must not know what waits. Outside of a turn there is no limit, so a
picture that somebody else has painted is whole.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

Waits = Callable[[], bool]
"""Says to who works off one thing after the other whether the next has to wait."""
MOST: Final = 0.004
"""Seconds of work after which a turn begins nothing more that can wait."""
EVEN: Final = 3
"""After so many turns in a row with something left over each does more than the one before it,"""
PATIENCE: Final = 8
"""and after so many all of it is done."""


def at_once() -> bool:
    """Nothing waits."""
    return False


class Allowance:
    def __init__(self, now: Callable[[], float] = time.thread_time) -> None:
        """`now`: what this thread has worked, in seconds; what others do meanwhile is not counted."""
        self.now = now
        self._ends: float | None = None
        self._late = 0
        """For how many turns in a row something has been left over."""
        self.owes = False
        """Whether something has been left for the next turn."""

    def begin(self) -> None:
        """A turn begins."""
        self._late = self._late + 1 if self.owes else 0
        self.owes = False
        self._ends = self.now() + MOST * max(1, self._late - EVEN + 2) if self._late < PATIENCE else None

    def end(self) -> None:
        """The turn is over."""
        self._ends = None

    def spent(self) -> bool:
        """Asked by who has something to do that can wait; if so it waits for the next turn."""
        if self._ends is None or self.now() < self._ends:
            return False
        self.owes = True
        return True

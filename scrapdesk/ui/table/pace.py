"""The pace of opponents: they are thought of as moving one after the other, and what each has done can be followed.

Owns for how long an opponent has been waited for. Must not know what is shown of a move, nor where.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.frame.clock import Clock
from scrapdesk.ui.opaque import Move
from scrapdesk.ui.table.sitting import Sitting

RUSH: Final = 6
"""How many times as fast the waiting goes while somebody holds it to be fast."""


class Pace:
    def __init__(self, clock: Clock, sitting: Sitting) -> None:
        self._clock, self._sitting = clock, sitting
        self._waited = self._rest = 0.0
        self._answer: Move | None = None
        self.hurried = False
        """Whether all opponents are to play at once, up to the next decision of a person."""

    def begin(self, rest: float) -> None:
        """The table has changed, and is left as it is for so long at normal speed. An answer that was found before it
        was shown that anything is asked is of an earlier table, or was too quick: it is asked for once more."""
        if self._answer is not None:
            self._sitting.stop_thinking()
        self._waited, self._answer = 0.0, None
        self._rest = 0.0 if self.hurried else rest

    def hurry(self) -> None:
        self._rest, self.hurried = 0.0, True

    def move(self, ms: float, rushing: bool, showing: bool) -> Move | None:
        """Time passes; the move of the opponent who is asked, when it is time for it. Nobody waits while something is
        still being shown."""
        self._waited += 0.0 if showing else ms * (RUSH if rushing else 1)
        if self._answer is None:
            self._answer = self._sitting.think(hurry=self.hurried)
        if self._answer is None or showing or self._waited < self._clock.length(self._rest):
            return None
        found, self._answer = self._answer, None
        return found

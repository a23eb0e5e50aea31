"""Figures that count over: what is painted in a place of the table while its number goes from one value to the next.

Owns which number is seen where. The log and whoever reads the status hear the new number at once. Must not know where
a place is, nor what its number means.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from typing import Final

from scrapdesk.ui.board.timing import count
from scrapdesk.ui.frame.clock import Clock, linear

NUMBER: Final = re.compile(r"-?\d+")


class Figures:
    def __init__(self, clock: Clock, changed: Callable[[], None]) -> None:
        self._clock, self._changed = clock, changed
        self._meant: dict[Hashable, str] = {}
        """What each place says in the end."""
        self._seen: dict[Hashable, str] = {}
        """What is seen in those that are still counting."""

    def jump(self) -> None:
        """The table lies anew: every place says at once what it has to say."""
        for place in list(self._seen):
            self._clock.drop((self, place))
        self._seen.clear()
        self._meant.clear()

    def text(self, place: Hashable, text: str) -> str:
        """What is seen in a place that has to say this."""
        before = self._meant.get(place, text)
        if before != text:
            self._begin(place, self._seen.get(place, before), text)
        self._meant[place] = text
        return self._seen.get(place, text)

    def _begin(self, place: Hashable, before: str, text: str) -> None:
        """Where nothing but one number is another, it counts; anything else is said at once."""
        self._clock.drop((self, place))
        self._seen.pop(place, None)
        start, goal = NUMBER.findall(before), NUMBER.findall(text)
        if len(start) != 1 or len(goal) != 1 or abs(int(goal[0]) - int(start[0])) < 2:
            return
        first, last = int(start[0]), int(goal[0])
        ms = count(abs(last - first))
        if self._clock.length(ms) <= 0:
            return
        self._seen[place] = NUMBER.sub(start[0], text)

        def apply(t: float) -> None:
            shown = NUMBER.sub(str(round(first + (last - first) * t)), text)
            if self._seen.get(place) != shown:
                self._seen[place] = shown
                self._changed()

        def done() -> None:
            self._seen.pop(place, None)

        self._clock.tween((self, place), ms, apply, linear, done=done)

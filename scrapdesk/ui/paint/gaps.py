"""Where something else was painted for a picture that has not come yet: only there the window changes when it comes.

Must not know what the pictures are of, nor who paints.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

import pygame

from scrapdesk.ui.paint.art import Picture

MOST: Final = 400
"""So many pictures are remembered; one that nobody waits for any more never comes."""


def nowhere() -> pygame.Rect | None:
    """Where nothing is painted."""
    return None


class Gaps:
    """Places by picture."""

    def __init__(self, painting: Callable[[], pygame.Rect | None] = nowhere) -> None:
        """`painting`: what of the window is being painted now, if anything."""
        self._painting = painting
        self._places: OrderedDict[Picture, list[pygame.Rect]] = OrderedDict()
        self._aside = False
        self.filled: list[pygame.Rect] = []
        """Where of the window those were missing that came last."""

    def note(self, what: Picture) -> None:
        """It was asked for, and is not there. Who asks before painting looks after that place themselves."""
        place = self._painting()
        if place is None or self._aside:
            return
        known = self._places.setdefault(what, [])
        if not any(other.contains(place) for other in known):
            known[:] = [other for other in known if not place.contains(other)] + [place.copy()]
        self._places.move_to_end(what)
        if len(self._places) > MOST:
            self._places.popitem(last=False)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Who asks meanwhile knows where it is missing, and paints that again without being told."""
        before, self._aside = self._aside, True
        try:
            yield
        finally:
            self._aside = before

    def fill(self, came: Iterable[Picture]) -> None:
        """These have come, and are not missing any more."""
        self.filled = [place for what in came for place in self._places.pop(what, ())]

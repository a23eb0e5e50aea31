"""The table that is likely next is prepared while somebody looks at the desk: its pictures are fetched, and what it is
made of is loaded, some two hundred modules, a few at a time. Else that takes a tenth of a second from the click.

Owns the order and the pace. Must not know what is in the modules.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import thread_time
from typing import Final

import pygame

from scrapdesk.ui.context import AppContext, place_of
from scrapdesk.ui.face import Face

MOST: Final = 0.004
"""Seconds of work in one turn of the loop, after which nothing more is begun."""


CALM: Final = 5
"""So many frames in a row all pictures of the desk can be seen before those of a table are fetched."""


class Forethought:
    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._fetched, self._calm = "", 0
        """The table whose pictures were asked for ahead."""
        self._game = ""
        self._steps: Iterator[object] = iter(())

    def turn(self, face: Face) -> None:
        """A turn of the loop, in which this game is chosen on the desk."""
        self._calm = self._calm + 1 if self._context.art.complete() else 0
        place = place_of(face.id, self._context.view)
        if self._calm <= CALM:
            return
        if place != self._fetched:
            self._fetched = place
            self._context.art.fetch_for(place)
        else:
            self._go_on(face)

    def _go_on(self, face: Face) -> None:
        """A little more, for a table of this game."""
        if face.id != self._game:
            self._game, self._steps = face.id, _steps(face, self._context.view.size)
        begun = thread_time()
        while thread_time() - begun < MOST and next(self._steps, None) is not None:
            pass


def _steps(face: Face, size: tuple[int, int]) -> Iterator[object]:
    """One after the other, from what is used to what uses it: each brings what is left of what it needs, and none much
    more than a tenth of all."""
    for _ in range(2):
        yield pygame.Surface(size)  # given back at once: the allocator learns to keep so much, and a table's ground
        # need not wait for the system to find it page by page, a sixth of the time that opening one takes at 4K
    from scrapdesk.ui.board import advice

    yield advice
    from scrapdesk.ui.board import ahead

    yield ahead
    from scrapdesk.ui.board import glass

    yield glass
    from scrapdesk.games import GAMES

    yield GAMES
    from scrapdesk.ui.table import past

    yield past
    from scrapdesk.ui.table import sitting

    yield sitting
    from scrapdesk.ui.table import asking

    yield asking
    from scrapdesk.ui.table import autosave

    yield autosave
    from scrapdesk.ui.table import board

    yield board
    from scrapdesk.ui.table import opening

    yield opening
    entry = GAMES.get(face.id)
    if entry is not None:
        yield entry.rules
        yield face.look(face.seats[0], None) or face

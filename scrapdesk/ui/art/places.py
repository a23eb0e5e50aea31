"""Where the program lays words on pictures, in the units of the picture. Must not know fonts or pixels."""

from __future__ import annotations

from typing import Final, NamedTuple


class Line(NamedTuple):
    """One line of words: where its base line begins, how wide it may be, how high its letters are."""

    x: float
    y: float
    width: float
    size: float


class BoardPlaces(NamedTuple):
    """Where a square board drawn `side` wide has its squares and its coordinates."""

    side: float
    first: float
    """Left and top of the first square."""
    step: float
    near: float
    """Middle of the coordinates in the border before the squares, and `far` of those behind."""
    far: float

    def centre(self, column: int, row_from_top: int) -> tuple[float, float]:
        half = self.step / 2
        return self.first + half + column * self.step, self.first + half + row_from_top * self.step


SCAMORRA_BOARD: Final = BoardPlaces(1000, 100, 160, 58, 942)
SCAMORRA_NAME: Final = Line(121, 281, 108, 33)
"""The name on a full card of 250 x 350."""
SCAMORRA_HINTS: Final = (Line(122, 302, 108, 19), Line(122, 322, 108, 19))
"""Two short lines under the name, in the zoom: there the card has no pips."""

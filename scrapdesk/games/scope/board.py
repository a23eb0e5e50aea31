"""The battlefield as plain geometry: squares, quadrants, neighbours, fronts (SC-2).

All grids lie in one field of 8 columns and 16 rows, so that a square has the same number and name on every grid.
The German front fills the rows from 1 up, the Soviet front the rows above it. Must not know cards.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from scrapdesk.core.grid import Grid
from scrapdesk.core.notation import BadNotation
from scrapdesk.games.scope.cards import GERMAN, Side

WIDTH: Final = 8
FIELD: Final = Grid(WIDTH, 16)
SQUARES: Final = range(FIELD.size)
BIT: Final = tuple(1 << square for square in SQUARES)
NO_SQUARE: Final = -1

CORNERS: Final = (0, 1, WIDTH, WIDTH + 1)
"""From the lower left square of a quadrant to its four squares, in reading order."""

QUADRANTS: Final = tuple(square for square in SQUARES if square % WIDTH < WIDTH - 1 and square < FIELD.size - WIDTH)
"""A quadrant goes by the number of its lower left square."""

AREA: Final = {quadrant: sum(BIT[quadrant + corner] for corner in CORNERS) for quadrant in QUADRANTS}
"""The four squares of a quadrant as a mask."""

NEAR: Final = tuple(sum(BIT[other] for other in FIELD.neighbours(square)) for square in SQUARES)
"""The squares next to a square, diagonally too, as a mask (SC-2.3)."""


def quadrant_squares(quadrant: int) -> tuple[int, ...]:
    return tuple(quadrant + corner for corner in CORNERS)


def squares_in(mask: int) -> list[int]:
    """The squares of a mask, in rising order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def square_name(square: int) -> str:
    return FIELD.name(square)


def quadrant_name(quadrant: int) -> str:
    """A quadrant is named by two corners, such as `a1b2`."""
    return FIELD.name(quadrant) + FIELD.name(quadrant + WIDTH + 1)


QUADRANT_BY_NAME: Final = {quadrant_name(quadrant): quadrant for quadrant in QUADRANTS}


def quadrant_of(name: str) -> int:
    if name not in QUADRANT_BY_NAME:
        raise BadNotation(f"{name[:20]!r} is no quadrant; it is written by two corners, such as a1b2")
    return QUADRANT_BY_NAME[name]


class Ground(NamedTuple):
    """One size of battlefield."""

    columns: int
    rows: int
    fronts: tuple[int, int]
    """The squares of each front as a mask."""
    last_rows: tuple[int, int]
    """The row of each front that lies before its player's zone."""
    near_rows: tuple[int, int]
    """The two rows of each front nearest to its player (SC-7.9)."""

    @property
    def whole(self) -> int:
        return self.fronts[0] | self.fronts[1]

    def front_of(self, square: int) -> Side:
        """In whose front a square lies, whoever's card is on it."""
        return 1 if self.fronts[1] >> square & 1 else GERMAN

    def squares(self, side: Side) -> list[int]:
        return squares_in(self.fronts[side])

    def quadrants(self, area: int) -> list[int]:
        """The quadrants that lie wholly within an area."""
        return [quadrant for quadrant in QUADRANTS if AREA[quadrant] & ~area == 0]


def _rows(columns: int, first: int, count: int) -> int:
    return sum(BIT[row * WIDTH + column] for row in range(first, first + count) for column in range(columns))


@cache
def ground(columns: int, rows: int) -> Ground:
    top = 2 * rows - 1
    return Ground(
        columns,
        rows,
        (_rows(columns, 0, rows), _rows(columns, rows, rows)),
        (_rows(columns, 0, 1), _rows(columns, top, 1)),
        (_rows(columns, 0, 2), _rows(columns, top - 1, 2)),
    )

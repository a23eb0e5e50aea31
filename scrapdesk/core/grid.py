"""Boards of squares with chess names: columns by letter, rows by number, a1 at the near left."""

from __future__ import annotations

from dataclasses import dataclass

from scrapdesk.core.notation import BadNotation

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))
LEAPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


@dataclass(frozen=True, slots=True)
class Grid:
    """A rectangle of squares, numbered row by row from a1."""

    columns: int
    rows: int

    @property
    def size(self) -> int:
        return self.columns * self.rows

    def name(self, square: int) -> str:
        row, column = divmod(square, self.columns)
        return f"{chr(ord('a') + column)}{row + 1}"

    def square(self, name: str) -> int:
        column = ord(name[0]) - ord("a") if len(name) > 1 else -1
        row = int(name[1:]) - 1 if name[1:].isdecimal() and name.isascii() and name[1] != "0" else -1
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            raise BadNotation(f"there is no square {name[:20]!r}")
        return row * self.columns + column

    def step(self, square: int, right: int, up: int) -> int | None:
        """The square so many columns right and rows up, or None beyond the edge."""
        row, column = divmod(square, self.columns)
        row, column = row + up, column + right
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return row * self.columns + column
        return None

    def ray(self, square: int, right: int, up: int, reach: int) -> tuple[int, ...]:
        """The squares in one direction, nearest first, at most `reach` of them."""
        found: list[int] = []
        at: int | None = self.step(square, right, up)
        while at is not None and len(found) < reach:
            found.append(at)
            at = self.step(at, right, up)
        return tuple(found)

    def neighbours(self, square: int) -> tuple[int, ...]:
        """All squares next to one, orthogonally or diagonally, in rising order."""
        steps = (self.step(square, right, up) for right, up in STRAIGHT + DIAGONAL)
        return tuple(sorted(at for at in steps if at is not None))

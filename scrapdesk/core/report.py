"""A report on many games as plain values: bars that are met or not, tables, and plots. Must not know how it is told.

Words in it are English and final: reports are read by those who balance a game, not by those who play it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from scrapdesk.core.estimates import Estimate


@dataclass(frozen=True, slots=True)
class Bar:
    """Something wanted of a game: a number between two bounds. It is met when its interval overlaps them."""

    rule: str
    what: str
    least: float
    most: float
    found: Estimate

    @property
    def met(self) -> bool:
        return self.found.overlaps(self.least, self.most)


Cell = str | int | float | Estimate
"""A word, a count, a plain number, or a share or shift with its interval."""


@dataclass(frozen=True, slots=True)
class Table:
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Curve:
    """The points of one line, or the heights of one row of columns."""

    name: str
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Plot:
    """A picture of numbers; `name` is the name of its file."""

    name: str
    title: str
    across: str
    up: str
    curves: tuple[Curve, ...]
    columns: bool = False
    """Columns stand for counts, lines for what goes on from one point to the next."""


@dataclass(frozen=True, slots=True)
class Report:
    bars: tuple[Bar, ...] = ()
    tables: tuple[Table, ...] = ()
    plots: tuple[Plot, ...] = field(default=())

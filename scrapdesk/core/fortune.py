"""What luck gave to whom: each draw and roll beside what would have been fair, and how lucky a seat was in all.

Owns the sums. What a draw was worth, each game's rules say, since they alone see what it was drawn from; a Match tells
it when the game is over. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from typing import NamedTuple

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, say


class Stroke(NamedTuple):
    """One thing that luck gave."""

    label: Line
    """What sort of thing it is; strokes of one label are added up."""
    got: Line
    """What came."""
    seat: Seat | None = None
    """Whose it is; None: everybody's alike."""
    value: float = 0.0
    fair: float = 0.0
    """What it is on average."""
    spread: float = 0.0
    """Its variance; 0 where nothing can be compared."""
    measured: bool = True
    """Whether more of it is better for its seat: what cuts both ways is told, and makes nobody lucky."""


class Happened(NamedTuple):
    """A stroke and the move of the log that brought it."""

    ply: int
    stroke: Stroke


class Sum(NamedTuple):
    """All strokes of one label that a seat had."""

    number: int
    value: float
    fair: float
    spread: float


NONE_YET = Sum(0, 0.0, 0.0, 0.0)


def rolled(label: Line, die: int, faces: int, seat: Seat, measured: bool = True) -> Stroke:
    """A die with faces from 1 on."""
    fair, spread = (faces + 1) / 2, (faces * faces - 1) / 12
    return Stroke(
        label, say("{die} on a die with {faces} faces", die=die, faces=faces), seat, die, fair, spread, measured
    )


def drawn(label: Line, got: Line, seat: Seat, cards: Sequence[float], pool: Sequence[float]) -> Stroke:
    """Cards of a pool, each by its worth: fair is what as many of the pool are worth on average."""
    number, size = len(cards), len(pool)
    mean = sum(pool) / size if size else 0.0
    scatter = sum((worth - mean) ** 2 for worth in pool) / size if size else 0.0
    left = (size - number) / (size - 1) if size > 1 else 0.0
    return Stroke(label, got, seat, sum(cards), number * mean, number * scatter * left)


def summed(happened: Sequence[Happened], seats: int) -> list[tuple[Line, tuple[Sum, ...]]]:
    """By label, in the order in which they first came: the sum of every seat, where anything can be compared."""
    found: dict[Line, list[Sum]] = {}
    for _, stroke in happened:
        if stroke.seat is not None and stroke.spread > 0:
            sums = found.setdefault(stroke.label, [NONE_YET] * seats)
            before = sums[stroke.seat]
            sums[stroke.seat] = Sum(
                before.number + 1,
                before.value + stroke.value,
                before.fair + stroke.fair,
                before.spread + stroke.spread,
            )
    return [(label, tuple(sums)) for label, sums in found.items()]


def standing(happened: Sequence[Happened], seats: int) -> tuple[int | None, ...]:
    """In how many of 100 games with these draws each seat would have had less luck; None where nothing was drawn."""
    counted = [one for one in happened if one.stroke.measured]
    by_label = [sums for _, sums in summed(counted, seats)]
    return tuple(_share([sums[seat] for sums in by_label if sums[seat].spread > 0]) for seat in range(seats))


def _share(sums: Sequence[Sum]) -> int | None:
    """Every sort of luck counts the same, however much of it there was: dice and cards have no common measure."""
    if not sums:
        return None
    away = sum((one.value - one.fair) / sqrt(one.spread) for one in sums) / sqrt(len(sums))
    return min(99, max(1, round(50 * (1 + erf(away / sqrt(2))))))

"""How sure a number is that was counted in games: shares and means with the interval that holds the truth 95 times
in 100. Arithmetic only; knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

Z: Final = 1.959964
"""Of a normal spread, 95 in 100 lie within so many deviations."""


class Kind(Enum):
    """What a number is of: it decides how the number is told."""

    SHARE = "share"
    SHIFT = "shift"
    """By how much a share is larger or smaller than another."""
    MEAN = "mean"


class Estimate(NamedTuple):
    """A number found in so many cases, and the interval in which it lies 95 times in 100."""

    value: float
    low: float
    high: float
    cases: int
    kind: Kind = Kind.SHARE

    def overlaps(self, least: float, most: float) -> bool:
        """Whether the truth may lie between two bounds: how a bar of balance is read."""
        return self.low <= most and self.high >= least


def wilson(share: float, cases: int) -> tuple[float, float]:
    """The 95 % interval of a share that was seen in so many cases, after Wilson: sound near 0 and 1 as well."""
    if cases == 0:
        return 0.0, 1.0
    spread = Z * Z / cases
    middle = (share + spread / 2) / (1 + spread)
    reach = Z * sqrt(max(share * (1 - share), 0.0) / cases + spread / (4 * cases)) / (1 + spread)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def share_of(hits: float, cases: int) -> Estimate:
    """How often something happened; half a hit is a draw."""
    share = hits / cases if cases else 0.0
    return Estimate(share, *wilson(share, cases), cases)


def mean_of(values: Sequence[float], kind: Kind = Kind.MEAN) -> Estimate:
    """The mean of values that may be any numbers; with fewer than two of them nothing is known of their spread."""
    if len(values) < 2:
        value = values[0] if values else 0.0
        return Estimate(value, float("-inf"), float("inf"), len(values), kind)
    mean = fmean(values)
    reach = Z * sqrt(variance(values) / len(values))
    return Estimate(mean, mean - reach, mean + reach, len(values), kind)

"""What follows from the scores of an arena: shares, Elo, how sure that is, and when it is sure enough.

A score is one deal, played several times with the seats changed: 1 is won each time. Owns arithmetic only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, log10, sqrt
from typing import Protocol

SURE = 1.96
"""Standard errors on either side that make an interval of 95 %."""
FARTHEST = 0.999
"""Scores beyond this say no more than "very much stronger"."""


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate with the interval that holds the truth in 95 of 100 cases."""

    value: float
    low: float
    high: float


def elo(score: float) -> float:
    """The difference in Elo that an expected score stands for."""
    bounded = min(FARTHEST, max(1 - FARTHEST, score))
    return -400 * log10(1 / bounded - 1)


def share(scores: Sequence[float]) -> Interval:
    """The mean score. One win and one loss are thought in, so that ten wins out of ten are not taken for certainty."""
    if not scores:
        return Interval(0.5, 0.0, 1.0)
    mean = sum(scores) / len(scores)
    centre, variance = _moments(scores)
    reach = SURE * sqrt(variance / (len(scores) + 2))
    return Interval(mean, max(0.0, min(mean, centre - reach)), min(1.0, max(mean, centre + reach)))


def elo_interval(scores: Sequence[float]) -> Interval:
    found = share(scores)
    return Interval(elo(found.value), elo(found.low), elo(found.high))


def _moments(scores: Sequence[float]) -> tuple[float, float]:
    """Mean and variance with a win and a loss thought in."""
    count = len(scores) + 2
    mean = (sum(scores) + 1.0) / count
    squares = sum((score - mean) ** 2 for score in scores) + (1 - mean) ** 2 + mean**2
    return mean, squares / (count - 1)


class Decider(Protocol):
    """Tells when enough was played."""

    def verdict(self, scores: Sequence[float]) -> int:
        """1 when it is decided for the first agent, -1 when against it, 0 while that is open."""


def _ratio(scores: Sequence[float], low: float, high: float) -> float:
    """The logarithm of how much likelier the scores are with the higher of two expected scores."""
    mean, variance = _moments(scores)
    return (len(scores) + 2) * (high - low) * (mean - (low + high) / 2) / variance


def _decided(ratio: float, error: float) -> int:
    bound = log((1 - error) / error)
    return (ratio >= bound) - (ratio <= -bound)


@dataclass(frozen=True, slots=True)
class Stop:
    """When a comparison may end early: as soon as one side is clearly the stronger (a sequential ratio test)."""

    elo: float = 25.0
    """The test weighs "stronger by so much" against "weaker by so much"."""
    error: float = 0.05
    """How often it may be wrong."""
    least: int = 8
    """Deals before it is asked at all."""

    def verdict(self, scores: Sequence[float]) -> int:
        """1 when the first is the stronger, -1 when the second is, 0 while that is open."""
        if len(scores) < self.least:
            return 0
        return _decided(self.ratio(scores), self.error)

    def ratio(self, scores: Sequence[float]) -> float:
        """The logarithm of how much likelier the scores are if the first is stronger than if it is weaker."""
        distance = 1 / (1 + 10 ** (-self.elo / 400)) - 0.5
        return _ratio(scores, 0.5 - distance, 0.5 + distance)


@dataclass(frozen=True, slots=True)
class Bar:
    """When it is clear whether an expected score reaches a bar: as soon as the test weighing "reaches it" against
    "clearly below it" has decided; and whatever the test says, who was below the bar so far has not reached it."""

    bar: float
    margin: float = 0.06
    """What counts as clearly below."""
    error: float = 0.05
    least: int = 8
    """Deals before it is asked at all."""

    def verdict(self, scores: Sequence[float]) -> int:
        """1 when the bar is reached, -1 when it is missed, 0 while that is open."""
        if len(scores) < self.least:
            return 0
        found = _decided(_ratio(scores, self.bar - self.margin, self.bar), self.error)
        if found > 0 and sum(scores) < self.bar * len(scores):
            return 0
        return found

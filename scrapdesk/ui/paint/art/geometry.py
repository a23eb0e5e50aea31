"""Points, paths and walks along lines, for the generators. Must not know colours or pictures."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

Point = tuple[float, float]


def polar(centre: Point, radius: float, angle: float) -> Point:
    """A point on a circle; the angle in radians, clockwise from the right as SVG counts."""
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def at(point: Point, digits: int = 1) -> str:
    return f"{point[0]:.{digits}f},{point[1]:.{digits}f}"


def outline(points: Iterable[Point], closed: bool = True) -> str:
    return "M" + "L".join(map(at, points)) + ("Z" if closed else "")


def along(points: Sequence[Point], step: float) -> Iterator[tuple[float, float, float]]:
    """A walk along a line of points: place and direction after every step."""
    left = 0.0
    for (xa, ya), (xb, yb) in pairwise(points):
        length = math.hypot(xb - xa, yb - ya)
        if length == 0:
            continue
        direction = math.atan2(yb - ya, xb - xa)
        gone = left
        while gone < length:
            yield xa + (xb - xa) * gone / length, ya + (yb - ya) * gone / length, direction
            gone += step
        left = gone - length


def rounded(x: float, y: float, w: float, h: float, r: float, steps: int = 8) -> list[Point]:
    """A rectangle with round corners as a closed line of points."""
    corners = ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90), (x + r, y + r, 180))
    points = [
        polar((cx, cy), r, math.radians(start + 90 * i / steps)) for cx, cy, start in corners for i in range(steps + 1)
    ]
    return [*points, points[0]]


def deckled(w: float, h: float, margin: float = 4, swing: float = 2.2, step: float = 13, seed: int = 3) -> str:
    """The wavy edge of a torn sheet, as the data of a closed path."""
    luck = random.Random(seed)
    points = []
    for x, y, direction in along(rounded(margin, margin, w - 2 * margin, h - 2 * margin, 8), step):
        out = luck.uniform(-swing, swing)
        points.append((x - math.sin(direction) * out, y + math.cos(direction) * out))
    return smooth(points)


def smooth(points: Sequence[Point]) -> str:
    """A closed curve through the middles between the points."""
    middles = [((xa + xb) / 2, (ya + yb) / 2) for (xa, ya), (xb, yb) in pairwise([*points, points[0]])]
    curves = "".join(f"Q{at(point)} {at(middle)}" for point, middle in zip(points, middles, strict=True))
    return f"M{at(middles[-1])}{curves}Z"

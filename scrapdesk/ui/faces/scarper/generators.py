"""The printed part of the staff map: contour lines, rivers, roads, woods and towns, always the same hills.

Owns the ground only: what the war does to it lies over it. Must not know where the frontlines are.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache
from itertools import pairwise
from typing import Final

Grid = list[list[float]]

CELL: Final = 12
HILLS: Final = 42
STEP: Final = 0.11
HILL_SEED: Final = 3
WOOD_SEED: Final = 8
_EDGES: Final = ((0, 0, 1, 0), (1, 0, 1, 1), (1, 1, 0, 1), (0, 1, 0, 0))


def terrain(width: float, height: float) -> str:
    """Everything printed on a sheet of that size."""
    return (
        f'<path d="{contours(round(width), round(height))}" stroke="{{{{contour}}}}" stroke-opacity=".42"'
        ' stroke-width="1.3" fill="none" stroke-linecap="round"/>'
        f'<path d="{_rivers(width, height)}" stroke="{{{{a}}}}" stroke-opacity=".26" stroke-width="5" fill="none"/>'
        f'<path d="{_roads(width, height)}" stroke="{{{{ink}}}}" stroke-opacity=".3" stroke-width="3.5" fill="none"'
        ' stroke-dasharray="14 3"/>' + _woods(width, height)
    )


@lru_cache(maxsize=4)
def contours(width: int, height: int) -> str:
    """Lines of equal height over a field of random hills, by marching squares."""
    ground = _hills(width, height)
    low, high = min(map(min, ground)), max(map(max, ground))
    levels = (low + STEP * number for number in range(1, math.ceil((high - low) / STEP)))
    return "".join(_at_level(ground, level) for level in levels)


def _hills(width: int, height: int) -> Grid:
    luck = random.Random(HILL_SEED)
    hills = [
        (luck.uniform(0, width), luck.uniform(0, height), luck.uniform(80, 230), luck.uniform(-0.7, 1))
        for _ in range(HILLS)
    ]

    def at(x: float, y: float) -> float:
        return sum(
            high * math.exp(-(((x - cx) / (reach * 1.3)) ** 2) - ((y - cy) / reach) ** 2)
            for cx, cy, reach, high in hills
        )

    columns, rows = range(0, width + 2 * CELL, CELL), range(0, height + 2 * CELL, CELL)
    return [[at(x, y) for x in columns] for y in rows]


def _at_level(ground: Grid, level: float) -> str:
    found = []
    for j, (upper, lower) in enumerate(pairwise(ground)):
        for i in range(len(upper) - 1):
            corners = (upper[i], upper[i + 1], lower[i + 1], lower[i])
            if min(corners) <= level < max(corners):
                found.append(_crossed(i, j, corners, level))
    return "".join(found)


def _crossed(i: int, j: int, corners: tuple[float, float, float, float], level: float) -> str:
    """Where a line of equal height goes through a cell."""
    points = []
    for k, (ax, ay, bx, by) in enumerate(_EDGES):
        first, second = corners[k], corners[(k + 1) % 4]
        if (first > level) != (second > level):
            part = (level - first) / (second - first)
            points.append(((i + ax + (bx - ax) * part) * CELL, (j + ay + (by - ay) * part) * CELL))
    pairs = zip(points[::2], points[1::2], strict=False)
    return "".join(f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" for (x1, y1), (x2, y2) in pairs)


def _rivers(w: float, h: float) -> str:
    return (
        f"M-10 {h * 0.2:.0f}C{w * 0.2:.0f} {h * 0.16:.0f} {w * 0.24:.0f} {h * 0.42:.0f} {w * 0.46:.0f} {h * 0.4:.0f}"
        f"S{w * 0.72:.0f} {h * 0.66:.0f} {w + 10:.0f} {h * 0.58:.0f}M{w * 0.7:.0f} -10C{w * 0.72:.0f} {h * 0.2:.0f}"
        f" {w * 0.84:.0f} {h * 0.3:.0f} {w + 10:.0f} {h * 0.28:.0f}M{w * 0.1:.0f} {h + 10:.0f}C{w * 0.2:.0f}"
        f" {h * 0.8:.0f} {w * 0.34:.0f} {h * 0.86:.0f} {w * 0.4:.0f} {h + 10:.0f}"
    )


def _roads(w: float, h: float) -> str:
    return (
        f"M-10 {h * 0.62:.0f}L{w * 0.22:.0f} {h * 0.55:.0f} {w * 0.4:.0f} {h * 0.7:.0f} {w * 0.66:.0f} {h * 0.5:.0f}"
        f" {w + 10:.0f} {h * 0.44:.0f}M{w * 0.3:.0f} -10L{w * 0.36:.0f} {h * 0.3:.0f} {w * 0.6:.0f} {h * 0.24:.0f}"
        f" {w + 10:.0f} {h * 0.1:.0f}"
    )


def _woods(w: float, h: float) -> str:
    """Stippled woods, and villages as a few small blocks."""
    luck = random.Random(WOOD_SEED)
    drawn = ""
    for _ in range(14):
        x, y = luck.uniform(20, w - 140), luck.uniform(10, h - 60)
        size = f"{luck.uniform(50, 120):.0f} {luck.uniform(24, 44):.0f}"
        dots = f"{{{{dots {x:.0f} {y:.0f} {size} 30 {luck.randint(1, 999)} 1.9}}}}"
        drawn += f'<g fill="{{{{wire}}}}" opacity=".36">{dots}</g>'
    for _ in range(14):
        x, y = luck.uniform(30, w - 60), luck.uniform(20, h - 30)
        blocks = "".join(
            f"M{x + luck.uniform(0, 30):.1f} {y + luck.uniform(0, 16):.1f}h{luck.uniform(4, 10):.1f}"
            f"v{luck.uniform(4, 8):.1f}h-8Z"
            for _ in range(6)
        )
        drawn += f'<path d="{blocks}" fill="{{{{ink}}}}" opacity=".42"/>'
    return drawn

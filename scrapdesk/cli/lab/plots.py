"""Plots of a report as SVG, to stand in a document: lines or columns on plain paper, with axes and a legend.

Every line differs by dash and mark as well as by colour. Owns the drawing; must not know what the numbers mean.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final

from scrapdesk.core.report import Curve, Plot

WIDTH: Final = 720
HEIGHT: Final = 400
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 56, 56
INK, PAPER, GRID = "#1B1D21", "#FFFFFF", "#D8D8D8"
COLOURS: Final = ("#245F80", "#A8430F", "#12677A", "#6B4C9A", "#5A5A2A", "#8A4A2C")
DASHES: Final = ("", "8 4", "2 4", "12 4 2 4", "4 2", "16 6")
STEPS: Final = (1, 2, 2.5, 5, 10)


def svg(plot: Plot) -> str:
    """The whole picture."""
    scale = _Scale(plot)
    parts = [*_frame(plot, scale), *(_columns(plot, scale) if plot.columns else _lines(plot, scale)), *_legend(plot)]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="14" fill="{INK}">'
    )
    return "\n".join([head, f"<title>{escape(plot.title)}</title>", *parts, "</svg>", ""])


class _Scale:
    """Where numbers lie on the paper."""

    def __init__(self, plot: Plot) -> None:
        points = [point for curve in plot.curves for point in curve.points] or [(0.0, 0.0)]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        side = 0.5 if plot.columns else 0.0
        self.left, self.right = min(xs) - side, max(max(xs), min(xs) + 1) + side
        self.bottom, self.top = min(0.0, *ys), max(*ys, min(0.0, *ys) + 1e-9, 0.0)
        self.up = ticks(self.bottom, self.top)
        whole = all(x == int(x) for x in xs)
        self.across = [x for x in ticks(self.left, self.right, whole) if self.left <= x <= self.right]
        self.bottom, self.top = min(self.bottom, self.up[0]), max(self.top, self.up[-1])

    def x(self, value: float) -> float:
        return LEFT + (value - self.left) / (self.right - self.left) * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - (value - self.bottom) / (self.top - self.bottom) * (HEIGHT - TOP - BOTTOM)


def ticks(low: float, high: float, whole: bool = False) -> list[float]:
    """Round numbers that span a range, about six of them; whole ones where nothing lies between."""
    span = max(high - low, 1e-9)
    unit = 10 ** floor(log10(span / 6))
    step = next(unit * step for step in STEPS if unit * step * 6 >= span)
    step = max(1, ceil(step)) if whole else step
    return [round(number * step, 9) for number in range(floor(low / step), ceil(high / step) + 1)]


def _frame(plot: Plot, scale: _Scale) -> Iterator[str]:
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
    yield f'<text x="{LEFT}" y="22" font-size="17" font-weight="bold">{escape(plot.title)}</text>'
    for value in scale.up:
        y = scale.y(value)
        yield f'<path d="M{LEFT} {y:.1f}H{right}" stroke="{GRID}"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 5:.1f}" text-anchor="end">{value:g}</text>'
    for value in scale.across:
        yield f'<text x="{scale.x(value):.1f}" y="{bottom + 20}" text-anchor="middle">{value:g}</text>'
    yield f'<path d="M{LEFT} {TOP}V{bottom}H{right}" stroke="{INK}" fill="none"/>'
    yield f'<text x="{right}" y="{HEIGHT - 14}" text-anchor="end">{escape(plot.across)}</text>'
    yield f'<text x="{LEFT}" y="{HEIGHT - 14}">up: {escape(plot.up)}</text>'


def _lines(plot: Plot, scale: _Scale) -> Iterator[str]:
    for number, curve in enumerate(plot.curves):
        path = "L".join(f"{scale.x(x):.1f} {scale.y(y):.1f}" for x, y in curve.points)
        if path:
            yield f'<path d="M{path}" fill="none" stroke-width="2.5" {_stroke(number)}/>'
        for x, y in curve.points:
            yield f'<circle cx="{scale.x(x):.1f}" cy="{scale.y(y):.1f}" r="3" fill="{_colour(number)}"/>'


def _columns(plot: Plot, scale: _Scale) -> Iterator[str]:
    """Columns side by side around each number."""
    gap = min((b - a for a, b in _neighbours(plot.curves)), default=1.0)
    wide = 0.8 * gap / max(1, len(plot.curves))
    for number, curve in enumerate(plot.curves):
        for x, y in curve.points:
            left = scale.x(x - 0.4 * gap + number * wide)
            width = scale.x(x + wide) - scale.x(x)
            top = scale.y(max(y, 0.0))
            high = abs(scale.y(0.0) - scale.y(y))
            yield (
                f'<rect x="{left:.1f}" y="{top:.1f}" width="{max(width - 1, 1):.1f}" height="{high:.1f}" '
                f'fill="{_colour(number)}"/>'
            )


def _neighbours(curves: Sequence[Curve]) -> list[tuple[float, float]]:
    xs = sorted({x for curve in curves for x, _ in curve.points})
    return list(pairwise(xs))


def _legend(plot: Plot) -> Iterator[str]:
    x = float(LEFT)
    for number, curve in enumerate(plot.curves):
        yield f'<path d="M{x:.0f} 40h28" stroke-width="{8 if plot.columns else 2.5}" {_stroke(number, plot.columns)}/>'
        yield f'<text x="{x + 34:.0f}" y="45">{escape(curve.name)}</text>'
        x += 60 + 8 * len(curve.name)


def _stroke(number: int, solid: bool = False) -> str:
    dash = "" if solid else DASHES[number % len(DASHES)]
    return f'stroke="{_colour(number)}"' + (f' stroke-dasharray="{dash}"' if dash else "")


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]

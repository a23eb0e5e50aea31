"""What is hard between people: the slats and bolts of a roller shutter, frost on a window."""

from __future__ import annotations

import math
import random

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.markup import Tokens


def slats(a: Attributes, _tokens: Tokens) -> str:
    """A roller shutter, riveted. The drawing that uses it has a gradient `slat` for one of them."""
    x, y, w, h = a.numbers("x", "y", "w", "h")
    count = a.whole("n", 12)
    high, drawn = h / count, ""
    for number in range(count):
        top = y + number * high
        drawn += (
            f'<rect x="{x:g}" y="{top:.1f}" width="{w:g}" height="{high:.1f}" fill="url(#slat)"/>'
            f'<path d="M{x:g},{top + high - 1.5:.1f}H{x + w:g}" stroke="#0B0C0D" stroke-width="4"/>'
            f'<path d="M{x:g},{top + 2:.1f}H{x + w:g}" stroke="#FFFFFF" stroke-opacity=".35" stroke-width="2"/>'
        )
        drawn += "".join(_bolt(x + 30 + (w - 60) * at / 6, top + high / 2, 4.2) for at in range(7))
    return drawn


def bolts(a: Attributes, _tokens: Tokens) -> str:
    """Bolts along a line."""
    x1, y1, x2, y2 = a.numbers("x1", "y1", "x2", "y2")
    count = a.whole("n", 2)
    shares = (number / (count - 1) for number in range(count))
    return "".join(_bolt(x1 + (x2 - x1) * at, y1 + (y2 - y1) * at, a.number("r", 5)) for at in shares)


def _bolt(x: float, y: float, r: float) -> str:
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:g}" fill="#0B0A09" fill-opacity=".75"/>'
        f'<circle cx="{x - r * 0.22:.1f}" cy="{y - r * 0.25:.1f}" r="{r * 0.62:.1f}" fill="#FFFFFF"'
        ' fill-opacity=".55"/>'
    )


class _Ice:
    """Ferns that grow: a bent stem, needles at sixty degrees that shorten towards the tip."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.stems: list[str] = []
        self.needles: list[str] = []

    def fern(self, x: float, y: float, angle: float, length: float, deep: bool = False) -> None:
        steps, bend = max(4, int(length / 11)), self.luck.uniform(-0.035, 0.035)
        for number in range(steps):
            ahead = x + length / steps * math.cos(angle), y + length / steps * math.sin(angle)
            (self.needles if deep else self.stems).append(f"M{x:.1f},{y:.1f}L{ahead[0]:.1f},{ahead[1]:.1f}")
            side = (1 - number / steps) ** 0.8 * length * (0.28 if deep else 0.34)
            if side > 3:
                self._sides(*ahead, angle, side, deep)
            x, y, angle = *ahead, angle + bend

    def _sides(self, x: float, y: float, angle: float, length: float, deep: bool) -> None:
        for sign in (-1, 1):
            turned = angle + sign * math.radians(58)
            if not deep and length > 22 and self.luck.random() < 0.75:
                self.fern(x, y, turned, length * self.luck.uniform(0.7, 1.1), deep=True)
            else:
                end = x + length * math.cos(turned), y + length * math.sin(turned)
                self.needles.append(f"M{x:.1f},{y:.1f}L{end[0]:.1f},{end[1]:.1f}")


def frost(a: Attributes, _tokens: Tokens) -> str:
    """Ferns of ice from the corners and the edges of a pane."""
    w, h = a.number("w", 960), a.number("h", 540)
    ice = _Ice(a.whole("seed", 22))
    swing = ice.luck.uniform
    corners = ((0, 0, 8, 230), (w, 0, 98, 200), (w, h, 188, 240), (0, h, -82, 215))
    for x, y, first, length in corners:
        for number in range(3):
            angle = math.radians(first + 74 * (number + swing(0.2, 0.8)) / 3)
            ice.fern(x + swing(-6, 6), y + swing(-6, 6), angle, length * swing(0.6, 1.05))
    for number in range(14):
        x = w * (number + 0.5) / 14 + swing(-20, 20)
        ice.fern(x, -2, math.radians(90 + swing(-25, 25)), swing(34, 80))
        ice.fern(x + 20, h + 2, math.radians(-90 + swing(-25, 25)), swing(34, 84))
    for number in range(7):
        y = h * (number + 0.5) / 7
        ice.fern(-2, y, math.radians(swing(-25, 25)), swing(40, 90))
        ice.fern(w + 2, y, math.radians(180 + swing(-25, 25)), swing(40, 90))
    thin, thick = "".join(ice.needles), "".join(ice.stems)
    return (
        '<g fill="none" stroke="{{white}}" stroke-linecap="round">'
        f'<path d="{thin}" stroke-width="1.2" opacity=".46"/><path d="{thick}" stroke-width="2.6" opacity=".85"/></g>'
    )

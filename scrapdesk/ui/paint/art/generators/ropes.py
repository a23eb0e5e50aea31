"""Rope, torn paper edges and the ornament of charts."""

from __future__ import annotations

import math
import re

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.geometry import Point, along, at, deckled, polar, rounded
from scrapdesk.ui.paint.art.markup import Tokens


def rope(a: Attributes, _tokens: Tokens) -> str:
    """A rope along points, or round a rectangle."""
    if "pts" in a:
        values = [float(value) for value in re.split(r"[ ,]+", a.text("pts").strip())]
        points: list[Point] = list(zip(values[::2], values[1::2], strict=True))
    else:
        x, y, w, h = a.numbers("x", "y", "w", "h")
        points = rounded(x, y, w, h, a.number("r", 8))
    return rope_along(points, a.number("wd", 6), a.text("ink", "{{ink}}"))


def rope_along(points: list[Point], width: float, ink: str = "{{ink}}") -> str:
    """Ink stroke, rope stroke, then a bent strand and a glint at every turn of the lay."""
    line = f'd="M{"L".join(map(at, points))}" fill="none" stroke-linejoin="round" stroke-linecap="round"'
    strands, glints = [], []
    half = width / 2
    for x, y, direction in along(points, width * 1.05):
        cos, sin = math.cos(direction), math.sin(direction)

        def turned(u: float, v: float, x: float = x, y: float = y, cos: float = cos, sin: float = sin) -> str:
            return at((x + u * cos - v * sin, y + u * sin + v * cos))

        strands.append(f"M{turned(-half * 0.55, half)}Q{turned(-half * 0.1, 0)} {turned(half * 0.75, -half)}")
        glints.append(f"M{turned(half * 0.25, half * 0.35)}L{turned(half * 0.75, -half * 0.45)}")
    strand = f'fill="none" stroke="{{{{rope_d}}}}" stroke-width="{max(1.2, width * 0.22):.1f}"'
    glint = f'fill="none" stroke="{{{{rope_l}}}}" stroke-width="{max(1, width * 0.24):.1f}" stroke-linecap="round"'
    return (
        f'<path {line} stroke="{ink}" stroke-width="{width + 3.2:.1f}"/>'
        f'<path {line} stroke="{{{{rope}}}}" stroke-width="{width:.1f}"/>'
        f'<path d="{"".join(strands)}" {strand}/><path d="{"".join(glints)}" {glint}/>'
    )


def deckle(a: Attributes, _tokens: Tokens) -> str:
    """A sheet with a torn edge."""
    data = deckled(a.number("w"), a.number("h"), a.number("m", 4), a.number("amp", 2.2), a.number("step", 13))
    look = f'fill="{a.text("fill", "none")}" stroke="{a.text("stroke", "none")}" stroke-width="{a.text("sw", "0")}"'
    return f'<path d="{data}" {look}/>'


def rose(a: Attributes, _tokens: Tokens) -> str:
    """A compass rose of 8 or 16 points, each with a light and a dark half; the main points lie on top."""
    count = a.whole("n", 8)
    quarter = count // 4
    faint = [i for i in range(count) if count == 16 and i % 2]
    middle = [i for i in range(count) if i % quarter and not (count == 16 and i % 2)]
    main = [i for i in range(count) if i % quarter == 0]
    points = "".join(_rose_point(a, i, count) for i in [*faint, *middle, *main])
    return f'<g opacity="{a.text("opacity", "1")}">{points}</g>'


def _rose_point(a: Attributes, number: int, count: int) -> str:
    centre, radius = (a.number("cx"), a.number("cy")), a.number("r", 40)
    main = number % (count // 4) == 0
    angle = 2 * math.pi * number / count - math.pi / 2
    length = radius if main else radius * (0.66 if count == 8 or number % 2 == 0 else 0.44)
    waist, spread = radius * a.number("q", 0.2), math.pi / 4 if main else math.pi / 6
    tip = polar(centre, length, angle)
    edge = f'stroke="{a.text("stroke", "{{ink}}")}" stroke-width="{a.number("sw", 2):g}" stroke-linejoin="round"'
    drawn = ""
    for side, colour in ((-1, a.text("l", "{{gold_l}}")), (1, a.text("d", "{{gold_d}}"))):
        shoulder = polar(centre, waist, angle + side * spread)
        drawn += f'<path d="M{at(centre)}L{at(shoulder)}L{at(tip)}Z" fill="{colour}" {edge}/>'
    return drawn


def ticks(a: Attributes, _tokens: Tokens) -> str:
    """The graduated border of a chart: dark and light bars round a rectangle."""
    x, y, w, h = a.numbers("x", "y", "w", "h")
    size, across = a.number("s", 8), a.whole("n", 24)
    down = max(2, round(across * h / w))
    colours = (a.text("c2", "{{paper}}"), a.text("c1", "{{ink}}"))
    drawn = ""
    for i in range(across):
        for top in (y, y + h - size):
            bar = f'x="{x + w * i / across:.1f}" y="{top:g}" width="{w / across:.1f}" height="{size:g}"'
            drawn += f'<rect {bar} fill="{colours[i % 2]}"/>'
    for i in range(down):
        for left in (x, x + w - size):
            bar = f'x="{left:g}" y="{y + h * i / down:.1f}" width="{size:g}" height="{h / down:.1f}"'
            drawn += f'<rect {bar} fill="{colours[i % 2]}"/>'
    return drawn

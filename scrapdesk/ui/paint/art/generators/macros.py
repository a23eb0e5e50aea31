"""Generators called with plain numbers inside an attribute: `<path d="{{gear 50 50 40 8 7}}"/>`.

They return path data or points, a few of them whole shapes. Must not know colours.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from typing import Final

from scrapdesk.ui.paint.art.geometry import Point, polar
from scrapdesk.ui.paint.art.markup import Macro


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _line(points: Iterable[Point], closed: bool = False) -> str:
    return "M" + " L".join(f"{_n(x)} {_n(y)}" for x, y in points) + ("Z" if closed else "")


def star(cx: float, cy: float, outer: float, inner: float, count: float, turn: float = 0, seed: float = 0) -> str:
    """Points of a star; a seed makes the rays uneven, as in a flash."""
    luck, found = random.Random(int(seed)), []
    for number in range(int(count) * 2):
        radius = inner if number % 2 else outer
        if seed:
            radius *= luck.uniform(0.85, 1.1) if number % 2 else luck.uniform(0.72, 1.2)
        found.append(polar((cx, cy), radius, math.radians(turn + number * 180 / count)))
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in found)


def gear(cx: float, cy: float, radius: float, teeth: float, depth: float, turn: float = 0) -> str:
    """A cog-wheel; each tooth a trapezium."""
    steps = ((0.08, radius - depth), (0.22, radius), (0.58, radius), (0.72, radius - depth))
    return _line(
        (
            polar((cx, cy), far, math.radians(turn) + 2 * math.pi * (tooth + part) / teeth)
            for tooth in range(int(teeth))
            for part, far in steps
        ),
        closed=True,
    )


def rivets(x1: float, y1: float, x2: float, y2: float, count: float, radius: float = 3) -> str:
    """Whole rivets along a line: a dark disc and a light one on it."""
    drawn = ""
    for number in range(int(count)):
        share = number / (count - 1) if count > 1 else 0
        x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
        drawn += f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" fill="#0B0A09" fill-opacity=".75"/>'
        lit = f'cx="{_n(x - radius * 0.22)}" cy="{_n(y - radius * 0.25)}" r="{_n(radius * 0.62)}"'
        drawn += f'<circle {lit} fill="#FFFFFF" fill-opacity=".55"/>'
    return drawn


def ring(cx: float, cy: float, radius: float, count: float, size: float = 3) -> str:
    """Rivets on a circle."""
    turns = (2 * math.pi * number / count + 0.3 for number in range(int(count)))
    return "".join(rivets(*polar((cx, cy), radius, turn), 0, 0, 1, size) for turn in turns)


def rays(cx: float, cy: float, near: float, far: float, count: float, lit: float = 0.5, turn: float = 0) -> str:
    """Wedges of light; `lit` is their share of the circle."""
    data = ""
    for number in range(int(count)):
        first, last = (math.radians(turn) + 2 * math.pi * (number + side * lit / 2) / count for side in (-1, 1))
        corners = ((near, first), (far, first), (far, last), (near, last))
        data += "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in (polar((cx, cy), r, a) for r, a in corners)) + "Z"
    return data


def heap(
    y: float, swing: float, seed: float, x0: float = -5, x1: float = 255, step: float = 13, base: float = 245
) -> str:
    """The skyline of a heap: blocky, leaning pieces."""
    luck, x, found = random.Random(int(seed)), x0, [(x0, base)]
    while x < x1:
        top, width = y - luck.random() * swing, step * luck.uniform(0.6, 1.5)
        lean = luck.uniform(-0.35, 0.35) * width
        found += [(x, y + luck.random() * 5), (x + lean, top), (x + width * 0.7 + lean, top + luck.uniform(-3, 5))]
        x += width
    return _line([*found, (x1, y), (x1, base)], closed=True)


def snow(
    count: float, seed: float, x0: float = 0, y0: float = 30, x1: float = 250, y1: float = 240, size: float = 1.6
) -> str:
    luck = random.Random(int(seed))
    flakes = ((luck.uniform(x0, x1), luck.uniform(y0, y1), size * luck.uniform(0.4, 1)) for _ in range(int(count)))
    return "".join(f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(r)}"/>' for x, y, r in flakes)


def ticks(x1: float, x2: float, y: float, count: float, long: float = 9, short: float = 5) -> str:
    places = ((x1 + (x2 - x1) * number / count, number) for number in range(int(count) + 1))
    return "".join(f"M{_n(x)} {_n(y)}v{_n(-(long if number % 5 == 0 else short))}" for x, number in places)


def hatch(x: float, y: float, w: float, h: float, step: float, lean: float = 1) -> str:
    """Diagonal strokes over a box, to be clipped."""
    count = math.ceil((w + h) / step)
    starts = (x - h + number * step for number in range(count))
    return "".join(f"M{_n(start)} {_n(y + h)}l{_n(h * lean)} {_n(-h)}" for start in starts)


def stripes(x: float, y: float, w: float, h: float, step: float, lean: float = 1) -> str:
    """Filled hazard stripes over a box."""
    count = math.ceil((w + 2 * h) / step)
    starts = (x - h + number * step for number in range(count))
    up, half = f"l{_n(h * lean)} {_n(-h)}", _n(step / 2)
    return "".join(f"M{_n(start)} {_n(y + h)}{up}h{half}l{_n(-h * lean)} {_n(h)}Z" for start in starts)


def crenel(x1: float, y1: float, x2: float, y2: float, count: float, depth: float) -> str:
    """A trench from point to point: square teeth to one side."""
    dx, dy = (x2 - x1) / count, (y2 - y1) / count
    length = math.hypot(x2 - x1, y2 - y1)
    out = (-(y2 - y1) / length * depth, (x2 - x1) / length * depth)
    found: list[Point] = [(x1, y1)]
    for number in range(int(count)):
        x, y = x1 + dx * number, y1 + dy * number
        ox, oy = out if number % 2 else (0, 0)
        found += [(x + ox, y + oy), (x + dx + ox, y + dy + oy)]
    return _line([*found, (x2, y2)])


def wire(x1: float, y1: float, x2: float, y2: float, count: float, size: float = 4) -> str:
    """Barbed wire: a line and small crosses on it."""
    data = f"M{_n(x1)} {_n(y1)}L{_n(x2)} {_n(y2)}"
    for number in range(int(count)):
        share = (number + 0.5) / count
        x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
        data += f"M{_n(x - size)} {_n(y - size)}L{_n(x + size)} {_n(y + size)}"
        data += f"M{_n(x + size)} {_n(y - size)}L{_n(x - size)} {_n(y + size)}"
    return data


def dots(x: float, y: float, w: float, h: float, count: float, seed: float, size: float = 1.3) -> str:
    luck = random.Random(int(seed))
    places = ((x + luck.random() * w, y + luck.random() * h) for _ in range(int(count)))
    return "".join(f'<circle cx="{_n(px)}" cy="{_n(py)}" r="{_n(size)}"/>' for px, py in places)


def teeth(x1: float, x2: float, y: float, count: float, depth: float) -> str:
    half = _n((x2 - x1) / count / 2)
    return f"M{_n(x1)} {_n(y)}" + f"l{half} {_n(depth)}l{half} {_n(-depth)}" * int(count)


Top = tuple[float, float, float]


def _tops(x: float, y: float, w: float, columns: float, swing: float, luck: random.Random) -> list[Top]:
    width = w / columns
    return [(x + i * width, y + luck.random() ** 1.4 * swing, width) for i in range(int(columns))]


def ruin(x: float, y: float, w: float, h: float, columns: float, swing: float, seed: float) -> str:
    """A facade with a broken, stepped top; `ruinsnow` and `ruinwin` with the same numbers belong to it."""
    found: list[Point] = [(x, y + h)]
    for left, top, width in _tops(x, y, w, columns, swing, random.Random(int(seed))):
        low = top + swing * 0.09
        found += [(left, top), (left + width * 0.55, top), (left + width * 0.7, low), (left + width, low)]
    return _line([*found, (x + w, y + h)], closed=True)


def ruinsnow(x: float, y: float, w: float, _h: float, columns: float, swing: float, seed: float) -> str:
    """Snow on every step of a ruin."""
    tops = _tops(x, y, w, columns, swing, random.Random(int(seed)))
    return "".join(
        f"M{_n(left)} {_n(top)}h{_n(width * 0.55)}l{_n(width * 0.15)} {_n(swing * 0.09)}h{_n(width * 0.3)}"
        for left, top, width in tops
    )


def ruinwin(
    x: float, y: float, w: float, h: float, columns: float, swing: float, seed: float, storey: float = 30
) -> str:
    """Windows of a ruin, one column under each step; some are broken."""
    luck = random.Random(int(seed))
    data = ""
    for left, top, width in _tops(x, y, w, columns, swing, luck):
        sill = y + storey * 0.5
        while sill < y + h - storey * 0.6:
            if sill > top + storey * 0.35:
                data += _window(left + width * 0.3, sill, width * 0.42, storey * 0.56, luck.random() < 0.72)
            sill += storey
    return data


def _window(x: float, y: float, w: float, h: float, whole: bool) -> str:
    if whole:
        return f"M{_n(x)} {_n(y)}h{_n(w)}v{_n(h)}h{_n(-w)}Z"
    broken = f"M{_n(x)} {_n(y + 4)}l{_n(w * 0.4)} -5l{_n(w * 0.6)} 3v{_n(h + 6)}"
    return f"{broken}l{_n(-w * 0.7)} 4l{_n(-w * 0.3)} -5Z"


MACROS: Final[dict[str, Macro]] = {
    "star": star,
    "gear": gear,
    "rivets": rivets,
    "ring": ring,
    "rays": rays,
    "heap": heap,
    "snow": snow,
    "ticks": ticks,
    "hatch": hatch,
    "stripes": stripes,
    "crenel": crenel,
    "wire": wire,
    "dots": dots,
    "teeth": teeth,
    "ruin": ruin,
    "ruinsnow": ruinsnow,
    "ruinwin": ruinwin,
}

"""What only the lids need: the ruins behind the lens, the trench map."""

from __future__ import annotations

import math
import random
from typing import Final, NamedTuple

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.colours import mix
from scrapdesk.ui.paint.art.markup import Tokens


class Depth(NamedTuple):
    """One row of facades, from the far one to the near one."""

    base: float
    narrow: float
    wide: float
    window: tuple[float, float]
    step: tuple[float, float]


_DEPTHS: Final = (
    Depth(196, 44, 70, (7, 12), (14, 24)),
    Depth(238, 60, 92, (10, 17), (19, 32)),
    Depth(290, 84, 122, (15, 26), (29, 46)),
)
_BRIGHT: Final = (("#93A9B6", "#C6D6DF"), ("#5F7888", "#A9BDC9"), ("#2C4150", "#7E97A6"))
_DIM: Final = (("#5B7080", "#7F95A3"), ("#40566A", "#5F7685"), ("#1C2A35", "#40566A"))


def ruins(a: Attributes, _tokens: Tokens) -> str:
    """Three depths of burnt-out facades: broken tops, hollow windows with the sky in them, snow on every ledge."""
    luck = random.Random(31)
    bright = "bright" in a
    drawn = ""
    for number, (depth, (wall, sky)) in enumerate(zip(_DEPTHS, _BRIGHT if bright else _DIM, strict=True)):
        x = -24.0
        while x < 310:
            width = luck.uniform(depth.narrow, depth.wide)
            drawn += _facade(x, width, depth, wall, sky, bright, luck)
            x += width + luck.uniform(2, 20)
        drawn += _smoke(depth.base, bright) if number == 1 else ""
    ground = "#F2F7FA" if bright else "#9FB2BE"
    return f'{drawn}<path d="M0,372Q60,352 120,366T240,362T320,368V400H0Z" fill="{ground}"/>'


def _smoke(base: float, bright: bool) -> str:
    body = ((86, -6), (60, -40), (110, -60), (92, -92), (84, -130), (130, -128), (132, -168))
    points = (*body, (176, -140), (150, -104), (140, -84), (126, -60), (128, -30), (108, -4))
    places = [f"{x},{base + up:g}" for x, up in points]
    column = f"M{places[0]}" + "".join(f"C{' '.join(places[n : n + 3])}" for n in range(1, 13, 3)) + "Z"
    return f'<path d="{column}" fill="{"#E3ECF0" if bright else "#8FA3B0"}" opacity=".55"/>'


def _facade(x: float, w: float, depth: Depth, wall: str, sky: str, bright: bool, luck: random.Random) -> str:
    heights = _broken_top(depth.base, luck)
    data, snow = f"M{x:.0f},400L{x:.0f},{heights[0]:.0f}", ""
    px, py = x, heights[0]
    for number, height in enumerate(heights[1:], 1):
        nx = x + w * number / (len(heights) - 1)
        if abs(height - py) < 1 or luck.random() > 0.5:  # a ledge, then a drop
            data += f"L{nx:.0f},{py:.0f}L{nx:.0f},{height:.0f}"
            snow += f"M{px:.0f},{py:.0f}L{nx:.0f},{py:.0f}"
        else:  # a torn slope
            data += f"L{(px + nx) / 2 - 3:.0f},{(py + height) / 2 + 4:.0f}L{nx:.0f},{height:.0f}"
        px, py = nx, height
    look = f'stroke="#F4F8FA" stroke-width="{3.4 if bright else 2}" opacity="{1 if bright else 0.55}"'
    drawn = f'<path d="{data}L{x + w:.0f},400Z" fill="{wall}"/><path d="{snow}" {look} stroke-linecap="round"/>'
    return drawn + _windows(x, w, max(heights) + 10, depth, (wall, sky), bright, luck)


def _broken_top(base: float, luck: random.Random, steps: int = 6) -> list[float]:
    heights = [base + luck.uniform(-34, 26) + luck.uniform(0, 12)]
    for _ in range(steps):
        change = luck.choice((-1, 1, 1)) * luck.uniform(4, 26) if luck.random() > 0.35 else 0.0
        heights.append(heights[-1] + change)
    if luck.random() > 0.5:
        heights.reverse()
    return heights


def _windows(
    x: float, w: float, top: float, depth: Depth, colours: tuple[str, str], bright: bool, luck: random.Random
) -> str:
    wall, sky = colours
    (ww, wh), (right, down) = depth.window, depth.step
    ledge = f'stroke="#F4F8FA" stroke-width="{2 if bright else 1.2}" opacity="{0.9 if bright else 0.45}"'
    drawn, y = "", top
    while y < 380:
        wx = x + 9
        while wx + ww < x + w - 5:
            if luck.random() > 0.16:
                fill = sky if luck.random() > 0.3 else mix(wall, "#0A1015", 0.55)
                drawn += f'<rect x="{wx:.0f}" y="{y:.0f}" width="{ww}" height="{wh}" fill="{fill}"/>'
                drawn += f'<path d="M{wx - 1:.0f},{y + wh:.0f}h{ww + 2}" {ledge}/>'
            wx += right
        y += down
    return drawn


def trench_map(_a: Attributes, _tokens: Tokens) -> str:
    """A staff map with two front lines, wire before each, craters and a stippled wood."""
    luck = random.Random(4)
    drawn = "".join(_contour(number) for number in range(9))
    grid = "M0,22H300M0,122H300M0,222H300M0,322H300M50,0V400M150,0V400M250,0V400"
    drawn += f'<path d="{grid}" stroke="#24507A" stroke-width="1" opacity=".35"/>'
    drawn += _front(118, 0.10, "#A63222", ' stroke-dasharray="15 7"') + _front(334, -0.06, "#24507A", "")
    wire = ""
    for top, slope in ((150, 0.10), (312, -0.06)):
        for number in range(22):
            x = number * 14.5 + 4
            wire += f"M{x - 3.5:g},{top + slope * x + luck.uniform(-2, 2) - 3.5:.1f}l7,7m0,-7l-7,7"
    drawn += f'<path d="{wire}" stroke="#4A4636" stroke-width="1.8" fill="none"/>'
    for x, y, r in ((40, 200, 13), (262, 282, 14), (122, 300, 9), (30, 280, 8), (250, 226, 8)):
        look = f'stroke="#4A4636" stroke-width="2.4" stroke-dasharray="{r * 0.9:.0f} {r * 0.35:.0f}"'
        drawn += f'<circle cx="{x}" cy="{y}" r="{r}" fill="#8C7442" fill-opacity=".18" {look}/>'
    trees = ((luck.uniform(180, 300), luck.uniform(352, 396)) for _ in range(70))
    dots = "".join(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="2.6"/>' for x, y in trees)
    return f'{drawn}<g fill="#4F6A3A" opacity=".6">{dots}</g>'


def _contour(number: int) -> str:
    heights = (
        f"{x},{30 + number * 24 + 18 * math.sin(x / 55 + number * 0.35) + 10 * math.sin(x / 23 + number):.0f}"
        for x in range(-5, 320, 12)
    )
    return f'<path d="M{" ".join(heights)}" fill="none" stroke="#8C7442" stroke-width="1.6" opacity=".55"/>'


def _front(top: float, slope: float, colour: str, dash: str) -> str:
    """A trench: square teeth along a line."""
    data = f"M-6,{top:g}"
    for number in range(1, 20):
        x = -6 + 17 * number
        y = top + slope * x
        first, second = (0, 13) if number % 2 else (13, 0)
        data += f"L{x},{y + first:.0f}L{x},{y + second:.0f}"
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="5.5" stroke-linejoin="round"{dash}/>'

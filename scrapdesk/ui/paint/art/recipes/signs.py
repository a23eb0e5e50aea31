"""Signs in the pictures of rule books: the sheet they stand on, arrows, crosses, ticks, rings, and figures as paths.

All in the hand of the games: dark edge, light from the top left. Must not know any game.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from scrapdesk.ui.paint.art.attributes import Attributes

_GLYPHS: Final = {
    "0": (50, "M25,4C10,4 6,24 6,50C6,76 10,96 25,96C40,96 44,76 44,50C44,24 40,4 25,4Z"),
    "1": (34, "M6,24L22,6V96"),
    "2": (50, "M7,26C7,10 17,4 26,4C38,4 44,14 44,26C44,44 24,60 7,94H46"),
    "3": (
        50,
        "M8,12C14,6 20,4 26,4C38,4 44,14 44,26C44,40 34,47 20,48C36,48 45,58 45,72C45,88 36,96 24,96C16,96 9,93 5,87",
    ),
    "4": (54, "M36,96V5L5,68H50"),
    "5": (50, "M42,5H12L9,46C14,42 20,40 26,40C38,40 45,52 45,67C45,86 36,96 24,96C16,96 9,93 5,87"),
    "6": (50, "M38,6C20,14 6,36 6,64C6,86 14,96 26,96C38,96 45,86 45,70C45,54 38,45 26,45C16,45 8,54 6,66"),
    "7": (48, "M5,5H44C30,34 22,60 19,96"),
    "8": (
        50,
        "M25,47C13,47 8,36 8,26C8,12 15,4 25,4C35,4 42,12 42,26C42,36 37,47 25,47C11,47 5,60 5,72C5,88 13,96 25,96"
        "C37,96 45,88 45,72C45,60 39,47 25,47Z",
    ),
    "9": (50, "M44,34C42,46 34,55 24,55C12,55 5,46 5,30C5,14 12,4 24,4C36,4 44,14 44,36C44,64 30,86 12,94"),
    "+": (50, "M25,26V74M2,50H48"),
    "-": (46, "M4,50H42"),
    "=": (50, "M4,38H46M4,62H46"),
    "x": (44, "M6,34L38,74M38,34L6,74"),
    "?": (46, "M6,24C8,10 16,4 24,4C36,4 42,12 42,24C42,42 23,42 23,66M23,92V94"),
    " ": (30, ""),
}
"""Width and skeleton of each figure, 100 high."""
_GAP: Final = 16


def sheet(a: Attributes) -> str:
    """What a picture stands on: a plate in a colour of the game, its edge dark, lit from the top left."""
    w, h, radius = a.number("w", 480), a.number("h", 270), a.number("r", 14)
    inner = f'x="5" y="5" width="{w - 10:g}" height="{h - 10:g}" rx="{max(0.0, radius - 4):g}"'
    return (
        f'<rect x="1.5" y="1.5" width="{w - 3:g}" height="{h - 3:g}" rx="{radius:g}" fill="{_colour(a, "paper")}"'
        ' stroke="{{ink}}" stroke-width="3"/>'
        f'<path d="M{w * 0.42:g},3H{w - 3 - radius:g}Q{w - 3:g},3 {w - 3:g},{3 + radius:g}V{h - 3 - radius:g}'
        f'Q{w - 3:g},{h - 3:g} {w - 3 - radius:g},{h - 3:g}H{w * 0.16:g}Z" fill="#000000" fill-opacity=".07"/>'
        f'<rect {inner} fill="none" stroke="{_colour(a, "gold", "edge")}" stroke-opacity=".7" stroke-width="1.5"/>'
    )


def arrow(a: Attributes) -> str:
    """From x1,y1 to x2,y2; `bend` lifts its middle, `dash` breaks it, `both` gives it two heads."""
    x1, y1, x2, y2 = a.numbers("x1", "y1", "x2", "y2")
    width, bend = a.number("sw", 7), a.number("bend")
    length = math.hypot(x2 - x1, y2 - y1) or 1.0
    across, along = (y2 - y1) / length, (x2 - x1) / length
    mx, my = (x1 + x2) / 2 + across * bend, (y1 + y2) / 2 - along * bend
    size = a.number("head", 2.4) * width
    tip = math.hypot(x2 - mx, y2 - my) or 1.0
    ux, uy = (x2 - mx) / tip, (y2 - my) / tip
    end = (x2 - ux * size * 0.8, y2 - uy * size * 0.8)
    shaft = f"M{x1:.1f},{y1:.1f}Q{mx:.1f},{my:.1f} {end[0]:.1f},{end[1]:.1f}"
    point = _head(x2, y2, ux, uy, size)
    dash = ' stroke-dasharray="12 9"' if "dash" in a else ""
    colour = _colour(a, "highlight")
    return (
        f'<path d="{shaft}" fill="none" stroke="{{{{ink}}}}" stroke-width="{width + 5:g}"{dash}/>'
        f'<path d="{point}" fill="{{{{ink}}}}" stroke="{{{{ink}}}}" stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="{shaft}" fill="none" stroke="{colour}" stroke-width="{width:g}"{dash}/><path d="{point}"'
        f' fill="{colour}"/>'
    )


def _head(x: float, y: float, ux: float, uy: float, size: float) -> str:
    back = (x - ux * size * 1.2, y - uy * size * 1.2)
    left = (back[0] - uy * size * 0.8, back[1] + ux * size * 0.8)
    right = (back[0] + uy * size * 0.8, back[1] - ux * size * 0.8)
    return f"M{x:.1f},{y:.1f}L{left[0]:.1f},{left[1]:.1f}L{right[0]:.1f},{right[1]:.1f}Z"


def cross(a: Attributes) -> str:
    """That cannot be."""
    x, y, r = a.number("x"), a.number("y"), a.number("r", 20)
    arm = r * 0.45
    data = f"M{x - arm:g},{y - arm:g}L{x + arm:g},{y + arm:g}M{x + arm:g},{y - arm:g}L{x - arm:g},{y + arm:g}"
    return _medal(x, y, r, "#B3261E") + _inscribed(data, r)


def tick(a: Attributes) -> str:
    """That is right."""
    x, y, r = a.number("x"), a.number("y"), a.number("r", 20)
    return _medal(x, y, r, "#2F7A4D") + _inscribed(
        f"M{x - r * 0.5:g},{y + r * 0.05:g}L{x - r * 0.12:g},{y + r * 0.42:g}L{x + r * 0.5:g},{y - r * 0.4:g}", r
    )


def _medal(x: float, y: float, r: float, colour: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{colour}" stroke="{{{{ink}}}}" stroke-width="3"/>'


def _inscribed(data: str, r: float) -> str:
    look = f'fill="none" stroke="#FFFFFF" stroke-width="{r * 0.28:g}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{data}" {look}/>'


def ring(a: Attributes) -> str:
    """Look here: a circle of two colours, for any ground."""
    place = f'cx="{a.number("x"):g}" cy="{a.number("y"):g}" r="{a.number("r", 30):g}" fill="none"'
    return (
        f'<circle {place} stroke="{{{{ink}}}}" stroke-width="8"/>'
        f'<circle {place} stroke="{_colour(a, "highlight")}" stroke-width="4" stroke-dasharray="9 5"/>'
    )


def frame(a: Attributes) -> str:
    """A box round something, of two colours."""
    place = (
        f'x="{a.number("x"):g}" y="{a.number("y"):g}" width="{a.number("w"):g}" height="{a.number("h"):g}"'
        f' rx="{a.number("r", 6):g}" fill="none"'
    )
    dash = ' stroke-dasharray="10 6"' if "dash" in a else ""
    return (
        f'<rect {place} stroke="{{{{ink}}}}" stroke-width="8"/>'
        f'<rect {place} stroke="{_colour(a, "highlight")}" stroke-width="4"{dash}/>'
    )


def plate(a: Attributes) -> str:
    """A filled box with a dark edge, for figures and small things."""
    place = f'x="{a.number("x"):g}" y="{a.number("y"):g}" width="{a.number("w"):g}" height="{a.number("h"):g}"'
    fill = f'fill="{_colour(a, "paper")}" fill-opacity="{a.number("o", 1):g}"'
    edge = _colour(a, "ink", "edge")
    return f'<rect {place} rx="{a.number("r", 6):g}" {fill} stroke="{edge}" stroke-width="{a.number("sw", 3):g}"/>'


def figure(a: Attributes) -> str:
    """Figures as paths, `h` high, their middle at x,y; `edge` puts a rim round them."""
    text, high = a.text("n"), a.number("h", 40)
    unit = high / 100
    whole = sum(_GLYPHS[letter][0] + _GAP for letter in text) - _GAP
    x, top = a.number("x") - whole * unit / 2, a.number("y") - high / 2
    data = ""
    for letter in text:
        width, skeleton = _GLYPHS[letter]
        if skeleton:
            data += f'<path transform="translate({x:.2f},{top:.2f}) scale({unit:.4f})" d="{skeleton}"/>'
        x += (width + _GAP) * unit
    look = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    rim = f'<g {look} stroke="{_colour(a, "paper", "edge")}" stroke-width="32">{data}</g>' if "edge" in a else ""
    return rim + f'<g {look} stroke="{_colour(a, "ink")}" stroke-width="{a.number("sw", 15):g}">{data}</g>'


def _colour(a: Attributes, default: str, name: str = "c") -> str:
    """A token by its name, or a colour as it is."""
    text = a.text(name, default)
    return text if text.startswith("#") else f"{{{{{text}}}}}"


SIGNS: Final[Mapping[str, Callable[[Attributes], str]]] = {
    "arrow": arrow,
    "cross": cross,
    "figure": figure,
    "frame": frame,
    "plate": plate,
    "ring": ring,
    "sheet": sheet,
    "tick": tick,
}

"""La Scamorra's own generators: movement diagrams, the wheel's arrows, the queen's fan."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.geometry import Point, along, at, outline, polar
from scrapdesk.ui.paint.art.markup import Tokens

_ARCH_LOOKS: Final = ("fill", "stroke", "stroke-width", "stroke-opacity")
_LINES: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
_DIAGONALS: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))
_RIDERS: Final = {"queen": _LINES + _DIAGONALS, "rook": _LINES, "bishop": _DIAGONALS}
_LEAPERS: Final = {
    "king": _LINES + _DIAGONALS,
    "knight": ((-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)),
}


def moves(a: Attributes, tokens: Tokens) -> str:
    """The 5x5 movement diagram of a chess card: where from (diamond), where to (disc, arrow, ring, cross)."""
    x, y, cell, kind = a.number("x"), a.number("y"), a.number("c", 17), a.text("kind")
    colour = tokens.get("sidecol", tokens["a"])
    frame = f'x="{x - 3:g}" y="{y - 3:g}" width="{5 * cell + 6:g}" height="{5 * cell + 6:g}"'
    drawn = f'<rect {frame} rx="5" fill="{{{{ink}}}}"/>'
    for place in range(25):
        column, row = place % 5, place // 5
        corner = f'x="{x + column * cell + 0.6:.1f}" y="{y + row * cell + 0.6:.1f}"'
        fill = "{{tile_l}}" if (column + row) % 2 == 0 else "{{tile_d}}"
        drawn += f'<rect {corner} width="{cell - 1.2:.1f}" height="{cell - 1.2:.1f}" rx="1.5" fill="{fill}"/>'
    cx, cy = x + 2.5 * cell, y + (3.5 if kind == "pawn" else 2.5) * cell
    drawn += "".join(_ride(cx, cy, cell, step, colour) for step in _RIDERS.get(kind, ()))
    drawn += "".join(_disc(cx + dx * cell, cy - dy * cell, cell, colour) for dx, dy in _LEAPERS.get(kind, ()))
    if kind == "pawn":
        drawn += _pawn(cx, cy, cell, colour)
    r = cell * 0.36
    here = f"M{cx - r:.1f},{cy:.1f}L{cx:.1f},{cy - r:.1f}L{cx + r:.1f},{cy:.1f}L{cx:.1f},{cy + r:.1f}Z"
    return drawn + f'<path d="{here}" fill="{{{{gold_l}}}}" {_edge(2)}/>'


def _edge(width: float) -> str:
    return f'stroke="{{{{ink}}}}" stroke-width="{width:g}" stroke-linejoin="round"'


def _disc(x: float, y: float, cell: float, colour: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{cell * 0.31:.1f}" fill="{colour}" {_edge(1.5)}/>'


def _ride(x: float, y: float, cell: float, step: tuple[int, int], colour: str) -> str:
    """A line with a disc on the next square and an arrow that says: and on."""
    dx, dy = step
    near, far = cell * 0.3, cell * 1.02
    line = f"M{x + dx * near:.1f},{y - dy * near:.1f}L{x + dx * far:.1f},{y - dy * far:.1f}"
    turn, r = math.degrees(math.atan2(-dy, dx)), cell * 0.36
    head = f"M{-r:.1f},{-r * 0.95:.1f}L{r * 1.05:.1f},0L{-r:.1f},{r * 0.95:.1f}Z"
    place = f"translate({x + 2 * dx * cell:.1f},{y - 2 * dy * cell:.1f}) rotate({turn:.0f})"
    return (
        f'<path d="{line}" stroke="{colour}" stroke-width="{cell * 0.2:.1f}"/>'
        + _disc(x + dx * cell, y - dy * cell, cell, colour)
        + f'<path transform="{place}" d="{head}" fill="{colour}" {_edge(1.5)}/>'
    )


def _pawn(x: float, y: float, cell: float, colour: str) -> str:
    """A ring where it only moves, crosses where it only takes."""
    ring = f'fill="{{{{paper}}}}" stroke="{colour}" stroke-width="{cell * 0.16:.1f}"'
    drawn = f'<circle cx="{x:.1f}" cy="{y - cell:.1f}" r="{cell * 0.27:.1f}" {ring}/>'
    r = cell * 0.26
    for px in (x - cell, x + cell):
        py = y - cell
        cross = (
            f"M{px - r:.1f},{py - r:.1f}L{px + r:.1f},{py + r:.1f}M{px + r:.1f},{py - r:.1f}L{px - r:.1f},{py + r:.1f}"
        )
        drawn += f'<path d="{cross}" stroke="{colour}" stroke-width="{cell * 0.2:.1f}" stroke-linecap="round"/>'
    return drawn


def cycle(a: Attributes, _tokens: Tokens) -> str:
    """Three curved arrows round a circle, clockwise from the top."""
    centre, r = (a.number("cx"), a.number("cy")), a.number("r")

    def on(radius: float, degrees: float) -> str:
        return at(polar(centre, radius, math.radians(degrees)))

    drawn = ""
    for start in (-90, 30, 150):
        arc = f"M{on(r, start + 34)}A{r:g},{r:g} 0 0 1 {on(r, start + 66)}"
        head = f"M{on(r - 17, start + 64)}L{on(r + 17, start + 64)}L{on(r, start + 88)}Z"
        for colour, width, edge in (("{{ink}}", 17, 8), ("{{a}}", 10, 1.5)):
            drawn += f'<path d="{arc}" stroke="{colour}" stroke-width="{width}" fill="none"/>'
            drawn += (
                f'<path d="{head}" fill="{colour}" stroke="{colour}" stroke-width="{edge}" stroke-linejoin="round"/>'
            )
    return drawn


def fan(a: Attributes, _tokens: Tokens) -> str:
    """An open hand fan: sectors, ribs, a scalloped rim."""
    centre, r, count = (a.number("x"), a.number("y")), a.number("r"), a.whole("n", 9)
    first, last = math.radians(a.number("a0", -176)), math.radians(a.number("a1", -14))

    def on(radius: float, angle: float) -> str:
        return at(polar(centre, radius, angle))

    drawn = ribs = ""
    for number in range(count):
        u, v = (first + (last - first) * (number + end) / count for end in (0, 1))
        m = (u + v) / 2
        leaf = f"M{on(0, u)}L{on(r, u)}Q{on(r * 1.13, m)} {on(r, v)}Z"
        rim = f"M{on(r * 0.84, u)}Q{on(r * 0.95, m)} {on(r * 0.84, v)}"
        rim += f"L{on(r * 0.95, v)}Q{on(r * 1.07, m)} {on(r * 0.95, u)}Z"
        cx, cy = polar(centre, r * 0.66, m)
        drawn += f'<path d="{leaf}" fill="{"{{gold_l}}" if number % 2 else "{{paper}}"}" {_edge(3.5)}/>'
        drawn += f'<path d="{rim}" fill="{{{{b}}}}"/><circle cx="{cx:.1f}" cy="{cy:.1f}" r="4.4" fill="{{{{a}}}}"/>'
    for number in range(count + 1):
        ribs += f"M{on(0, 0)}L{on(r * 0.5, first + (last - first) * number / count)}"
    return f'{drawn}<path d="{ribs}" {_edge(3.5)}/>'


def _arch(a: Attributes) -> list[Point]:
    """The line of an arch that stands on its feet."""
    middle, half = a.number("cx"), a.number("w") / 2
    top, foot = a.number("top"), a.number("bottom") - 2
    lift = top + half * 0.86
    bow = [
        (middle - half * math.cos(math.pi * i / 40), lift - half * 0.86 * math.sin(math.pi * i / 40)) for i in range(41)
    ]
    return [(middle - half, foot), *bow, (middle + half, foot)]


def arch(a: Attributes, _tokens: Tokens) -> str:
    """An arch, filled or drawn."""
    look = " ".join(f'{name}="{a.text(name)}"' for name in _ARCH_LOOKS if name in a)
    return f'<path d="{outline(_arch(a))}" {look}/>'


def arch_lozenges(a: Attributes, _tokens: Tokens) -> str:
    """Diamonds along an arch, two colours by turns: the border of the cards, bent."""
    points = _arch(a)
    length = sum(math.dist(one, other) for one, other in pairwise(points))
    count = int(a.number("n", 40)) // 2 * 2 + 1
    wide, high = length / count * 0.47, a.number("s")
    drawn = ""
    for number, (x, y, direction) in enumerate(along(points, length / count * 0.9999)):
        colour = "{{b}}" if number % 2 else "{{gold}}"
        place = f"translate({x:.1f},{y:.1f}) rotate({math.degrees(direction):.1f})"
        shape = f"M{-wide:.1f},0L0,{-high:.1f}L{wide:.1f},0L0,{high:.1f}Z"
        drawn += f'<g transform="{place}"><path d="{shape}" fill="{colour}"/></g>'
    return drawn

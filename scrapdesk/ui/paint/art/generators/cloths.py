"""Cloth that hangs between people: a striped theatre curtain with its swags, a sail with seams, reefs and lashings."""

from __future__ import annotations

import random
from itertools import pairwise

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.geometry import polar, smooth
from scrapdesk.ui.paint.art.markup import Tokens

_EDGE = 'stroke="{{ink}}" stroke-linejoin="round"'


def drape(a: Attributes, _tokens: Tokens) -> str:
    """A striped cloth in folds of uneven width: one broad stripe on the ridge of each, its hem a bow. The drawing that
    uses it has a gradient `fold` for the shade of one fold."""
    luck = random.Random(4)
    shares = [luck.uniform(0.8, 1.25) for _ in range(a.whole("n", 15))]
    unit = a.number("w", 960) / sum(shares)
    drawn, x = "", 0.0
    for number, share in enumerate(shares):
        drawn += _fold(x, share * unit, a.number("bottom", 508) + luck.uniform(-5, 5), number)
        x += share * unit
    return drawn


def _fold(x: float, w: float, bottom: float, number: int) -> str:
    end = x + w
    shape = f"M{x:.1f},0H{end + 0.6:.1f}V{bottom - 6:.1f}Q{x + w / 2:.1f},{bottom + 16:.1f} {x:.1f},{bottom - 6:.1f}Z"
    hem = f"M{x:.1f},{bottom - 26:.1f}Q{x + w / 2:.1f},{bottom - 4:.1f} {end:.1f},{bottom - 26:.1f}"
    seams = f"M{x + w * 0.1:.1f},0V{bottom + 2:.1f}M{x + w * 0.9:.1f},0V{bottom + 2:.1f}"
    ground, edge = ("{{paper}}", "{{b}}") if number % 2 else ("{{a}}", "{{gold}}")
    return (
        f'<path d="{shape}" fill="{ground}"/><path d="{seams}" stroke="{edge}" stroke-width="{w * 0.07:.1f}"/>'
        f'<path d="{shape}" fill="url(#fold)"/><path d="{shape}" fill="none" {_EDGE} stroke-width="3"/>'
        f'<path d="{hem}" fill="none" stroke="{{{{gold}}}}" stroke-width="7"/>'
        f'<path d="{hem}" fill="none" stroke="{{{{gold_d}}}}" stroke-width="7" stroke-dasharray="2 5"/>'
    )


def valance(a: Attributes, _tokens: Tokens) -> str:
    """Swags over a cloth, each with a lozenge and a fringe, tassels where they meet."""
    w, count, h = a.number("w", 960), a.whole("n", 8), a.number("h", 92)
    step = w / count
    drawn = f'<path d="M0,0H{w:g}V{h * 0.62:.1f}H0Z" fill="#000000" opacity=".35" transform="translate(0,10)"/>'
    drawn += "".join(_swag(number, number * step, step, h) for number in range(count))
    drawn += "".join(_tassel(number * step, h) for number in range(count + 1))
    return (
        f'{drawn}<path d="M0,0H{w:g}V12H0Z" fill="{{{{gold}}}}" {_EDGE} stroke-width="3"/>'
        f'<path d="M0,3H{w:g}" stroke="{{{{gold_l}}}}" stroke-width="3"/>'
    )


def _swag(number: int, x: float, w: float, h: float) -> str:
    end, middle = x + w, x + w / 2
    bow = f"Q{middle:.1f},{h * 1.28:.1f}"
    shape = f"M{x:.1f},-4H{end:.1f}V{h * 0.42:.1f}{bow} {x:.1f},{h * 0.42:.1f}Z"
    shade = f"M{x + w * 0.62:.1f},0H{end:.1f}V{h:g}H{middle:.1f}Q{x + w * 0.78:.1f},{h / 2:.1f} {x + w * 0.62:.1f},0Z"
    creases = (
        f"M{x + w * 0.16:.1f},0Q{x + w * 0.2:.1f},{h / 2:.1f} {x + w * 0.34:.1f},{h * 0.8:.1f}"
        f"M{x + w * 0.8:.1f},0Q{x + w * 0.78:.1f},{h * 0.4:.1f} {x + w * 0.68:.1f},{h * 0.7:.1f}"
    )
    hem = f"M{x:.1f},{h * 0.42:.1f}{bow} {end:.1f},{h * 0.42:.1f}"
    return (
        f'<path d="{shape}" fill="#000000" opacity=".3" transform="translate(4,9)"/>'
        f'<path d="{shape}" fill="{{{{b}}}}"/><clipPath id="swag{number}"><path d="{shape}"/></clipPath>'
        f'<g clip-path="url(#swag{number})"><path d="{shade}" fill="{{{{b_d}}}}"/>'
        f'<path d="{creases}" fill="none" stroke="{{{{ink}}}}" stroke-width="2" opacity=".55"/>'
        f'<path d="{hem}" fill="none" stroke="{{{{gold_l}}}}" stroke-width="15"/></g>'
        + _lozenge(middle, h * 0.4)
        + _fringe(x, w, h)
        + f'<path d="{shape}" fill="none" {_EDGE} stroke-width="4"/>'
    )


def _lozenge(x: float, y: float, r: float = 14) -> str:
    outer = f"M{x:.1f},{y - r * 1.25:.1f}L{x + r:.1f},{y:.1f}L{x:.1f},{y + r * 1.25:.1f}L{x - r:.1f},{y:.1f}Z"
    s = r * 0.45
    inner = f"M{x:.1f},{y - s * 1.2:.1f}L{x + s:.1f},{y:.1f}L{x:.1f},{y + s * 1.2:.1f}L{x - s:.1f},{y:.1f}Z"
    return f'<path d="{outer}" fill="{{{{gold_l}}}}" {_EDGE} stroke-width="3"/><path d="{inner}" fill="{{{{a}}}}"/>'


def _fringe(x: float, w: float, h: float, count: int = 13) -> str:
    drawn = ""
    for number in range(count):
        u = (number + 0.5) / count
        px, py = x + w * u, ((1 - u) ** 2 + u * u) * h * 0.42 + 2 * u * (1 - u) * h * 1.28
        lock = f"M{px - 4:.1f},{py - 1:.1f}L{px + 4:.1f},{py - 1:.1f}L{px + 2.4:.1f},{py + 15:.1f}H{px - 2.4:.1f}Z"
        drawn += f'<path d="{lock}" fill="{"{{gold}}" if number % 2 else "{{gold_l}}"}" {_EDGE} stroke-width="1.5"/>'
    return drawn


def _tassel(x: float, h: float) -> str:
    body = f"M{x - 7:.1f},{h * 0.52:.1f}H{x + 7:.1f}L{x + 10:.1f},{h * 0.92:.1f}H{x - 10:.1f}Z"
    shade = f"M{x + 2:.1f},{h * 0.54:.1f}H{x + 6:.1f}L{x + 9:.1f},{h * 0.9:.1f}H{x + 3:.1f}Z"
    return (
        f'<circle cx="{x:.1f}" cy="{h * 0.44:.1f}" r="9" fill="{{{{gold}}}}" {_EDGE} stroke-width="3"/>'
        f'<path d="{body}" fill="{{{{gold}}}}" {_EDGE} stroke-width="3"/><path d="{shade}" fill="{{{{gold_d}}}}"/>'
    )


# -- a sail -------------------------------------------------------------------------------------------------


def seams(a: Attributes, _tokens: Tokens) -> str:
    """The seams of a sail, from top to bottom, bent a little to its belly."""
    x0, x1, y0, y1 = a.numbers("x0", "x1", "y0", "y1")
    count, drawn = a.whole("n", 8), ""
    for number in range(1, count):
        x = x0 + (x1 - x0) * number / count
        line = f"M{x:.1f},{y0:g}Q{x + (x - (x0 + x1) / 2) * -0.03:.1f},{(y0 + y1) / 2:g} {x:.1f},{y1:g}"
        drawn += (
            f'<path d="{line}" fill="none" stroke="{{{{sail_dd}}}}" stroke-width="7" opacity=".45"/>'
            f'<path d="{line}" fill="none" stroke="#FFFFFF" stroke-width="2" opacity=".6" transform="translate(-4,0)"/>'
            f'<path d="{line}" fill="none" stroke="{{{{rope_d}}}}" stroke-width="1.8" stroke-dasharray="7 6"'
            ' opacity=".8"/>'
        )
    return drawn


def reefs(a: Attributes, _tokens: Tokens) -> str:
    """A band of reef points: short ends of rope in eyelets."""
    x0, x1, y, count = a.number("x0"), a.number("x1", 960), a.number("y"), a.whole("n", 15)
    luck = random.Random(3)
    drawn = (
        f'<path d="M0,{y:g}H960" stroke="{{{{sail_dd}}}}" stroke-width="16" opacity=".38"/>'
        f'<path d="M0,{y - 8:g}H960M0,{y + 8:g}H960" stroke="{{{{rope_d}}}}" stroke-width="1.5"'
        ' stroke-dasharray="6 5" opacity=".7"/>'
    )
    for number in range(count):
        x, swing = x0 + (x1 - x0) * number / (count - 1), luck.uniform(-9, 9)
        end = f"M{x:.1f},{y:g}C{x + swing * 0.4:.1f},{y + 14:g} {x - swing * 0.3:.1f},{y + 24:g} "
        drawn += _cord(f"{end}{x + swing:.1f},{y + 38:g}", 8, 4.5)
        drawn += f'<circle cx="{x:.1f}" cy="{y:g}" r="5" fill="{{{{rope_d}}}}" {_EDGE} stroke-width="2.5"/>'
    return drawn


def lashes(a: Attributes, _tokens: Tokens) -> str:
    """Turns of rope round a spar."""
    x0, x1, y0, y1 = a.numbers("x0", "x1", "y0", "y1")
    count, drawn = a.whole("n", 9), ""
    for number in range(count):
        x = x0 + (x1 - x0) * number / (count - 1)
        for aside in (-9, 0, 9):
            turn = f"M{x + aside - 4:.1f},{y0:g}Q{x + aside + 7:.1f},{(y0 + y1) / 2:g} {x + aside - 2:.1f},{y1:g}"
            drawn += _cord(turn, 10, 6)
            drawn += (
                f'<path d="{turn}" fill="none" stroke="{{{{rope_l}}}}" stroke-width="2" stroke-linecap="round"'
                ' stroke-dasharray="4 6" transform="translate(-1,0)"/>'
            )
    return drawn


def _cord(line: str, outer: float, inner: float) -> str:
    return "".join(
        f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"/>'
        for colour, width in (("{{ink}}", outer), ("{{rope}}", inner))
    )


# -- a map --------------------------------------------------------------------------------------------------


def contours(a: Attributes, _tokens: Tokens) -> str:
    """Hills on a map: rings that run round each top, never quite alike."""
    luck, drawn = random.Random(a.whole("seed", 6)), ""
    for _ in range(a.whole("n", 9)):
        x, y = luck.uniform(0, a.number("w", 960)), luck.uniform(0, a.number("h", 540))
        bumps = [luck.uniform(0.7, 1.3) for _ in range(11)]
        for ring in range(1, luck.randint(4, 9)):
            drawn += _ring(x, y, [ring * 19 * (bump + 0.3 / ring) for bump in bumps])
    return f'<path d="{drawn}" fill="none" stroke="{{{{contour}}}}" stroke-width="1.6" opacity=".5"/>'


def _ring(x: float, y: float, radii: list[float]) -> str:
    turn = 6.2832 / len(radii)
    points = [polar((x, y), radius, number * turn) for number, radius in enumerate(radii)]
    return smooth(points)


def front(a: Attributes, _tokens: Tokens) -> str:
    """A trench across a map: square teeth along a line that slopes."""
    xs = range(a.whole("x1"), a.whole("x2", 960) + 22, 22)
    line = f"M{xs[0]},{a.number('y'):g}"
    for number, (_, x) in enumerate(pairwise(xs)):
        y = a.number("y") + a.number("slope") * x
        near, far = (14, 0) if number % 2 else (0, 14)
        line += f"L{x},{y + near:.0f}L{x},{y + far:.0f}"
    dash = f' stroke-dasharray="{a.text("dash")}"' if "dash" in a else ""
    return f'<path d="{line}" fill="none" stroke="{a.text("c")}" stroke-width="6" stroke-linejoin="round"{dash}/>'


def wires(a: Attributes, _tokens: Tokens) -> str:
    """Barbed wire across a map: a row of crosses."""
    crosses = "".join(
        f"M{x - 4},{a.number('y') + a.number('slope') * x - 4:.1f}l8,8m0,-8l-8,8"
        for x in range(a.whole("x1"), a.whole("x2", 960), 17)
    )
    return f'<path d="{crosses}" stroke="{{{{wire}}}}" stroke-width="2"/>'

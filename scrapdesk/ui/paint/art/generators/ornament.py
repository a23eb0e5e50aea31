"""Repeated ornament: lozenges, rays, cobbles, waves, stripes, hems. Colours come as attributes or tokens."""

from __future__ import annotations

import math

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.geometry import Point, outline, polar
from scrapdesk.ui.paint.art.markup import Tokens


def lozenges(a: Attributes, _tokens: Tokens) -> str:
    """n diamonds round a rectangle, two colours in turn, a dot in each corner."""
    x, y, w, h = a.numbers("x", "y", "w", "h")
    count, thick = a.whole("n", 24), a.number("s", 7)
    across = round(count / 2 * w / (w + h))
    down = count // 2 - across
    places: list[tuple[float, float, bool]] = [(x + w * (i + 0.5) / across, y, False) for i in range(across)]
    places += [(x + w, y + h * (i + 0.5) / down, True) for i in range(down)]
    places += [(x + w - w * (i + 0.5) / across, y + h, False) for i in range(across)]
    places += [(x, y + h - h * (i + 0.5) / down, True) for i in range(down)]
    drawn = []
    for number, (px, py, upright) in enumerate(places):
        half = (h / down if upright else w / across) * 0.46
        dx, dy = (thick, half) if upright else (half, thick)
        colour = a.text("c1", "{{b}}") if number % 2 else a.text("c2", "{{gold}}")
        drawn.append(f'<path d="{_diamond(px, py, dx, dy)}" fill="{colour}"/>')
    for cx, cy in ((x, y), (x + w, y), (x + w, y + h), (x, y + h)):
        drawn.append(f'<circle cx="{cx:g}" cy="{cy:g}" r="{thick * 0.8:g}" fill="{a.text("cc", "{{a}}")}"/>')
    return "".join(drawn)


def _diamond(x: float, y: float, dx: float, dy: float) -> str:
    return f"M{x - dx:.2f},{y:.2f}L{x:.2f},{y - dy:.2f}L{x + dx:.2f},{y:.2f}L{x:.2f},{y + dy:.2f}Z"


def rays(a: Attributes, _tokens: Tokens) -> str:
    """Wedges round a point; with `tri` pointed ones, with `wavy` long and short in turn."""
    centre: Point = (a.number("cx"), a.number("cy"))
    count, inner, outer = a.whole("n", 24), a.number("r0"), a.number("r", 200)
    data = []
    for number in range(count):
        angle = 2 * math.pi * (number + a.number("off")) / count
        half = math.pi / count * a.number("k", 0.5)
        if a.text("tri"):
            short = a.number("wavy") and number % 2
            tip = (inner + (outer - inner) * 0.72, angle) if short else (outer, angle)
            corners = [(inner, angle - half), tip, (inner, angle + half)]
        else:
            corners = [(inner, angle - half), (outer, angle - half), (outer, angle + half), (inner, angle + half)]
        data.append(outline(polar(centre, radius, turn) for radius, turn in corners))
    edge = ""
    if "stroke" in a:
        edge = f' stroke="{a.text("stroke")}" stroke-width="{a.text("sw", "2")}" stroke-linejoin="round"'
    fill, opacity = a.text("fill", "{{gold}}"), a.text("opacity", "1")
    return f'<path d="{"".join(data)}" fill="{fill}" fill-opacity="{opacity}"{edge}/>'


def cobbles(a: Attributes, _tokens: Tokens) -> str:
    """Street cobbles laid in fans."""
    x0, y0, x1, y1 = a.number("x0"), a.number("y0"), a.number("x1", 250), a.number("y1", 250)
    size, edge = a.number("s", 34), a.text("st", "{{gold_d}}")
    fills = (a.text("f1", "{{tile_d}}"), a.text("f2", "{{tile_l}}"))
    drawn: list[str] = []
    y, row = y0, 0
    while y < y1 + size:
        x = x0 - size + (size if row % 2 else 0)
        while x < x1 + size:
            drawn += [_fan(x, y, size * part, fills[ring % 2], edge) for ring, part in enumerate((1, 0.68, 0.36))]
            x += 2 * size
        y += size * 0.5
        row += 1
    return "".join(drawn)


def _fan(x: float, y: float, radius: float, fill: str, edge: str) -> str:
    arc = f"M{x - radius:.1f},{y:.1f}A{radius:.1f},{radius:.1f} 0 0 1 {x + radius:.1f},{y:.1f}Z"
    return f'<path d="{arc}" fill="{fill}" stroke="{edge}" stroke-width="1.5"/>'


def scallops(a: Attributes, _tokens: Tokens) -> str:
    """Rows of wave scallops, each over the one behind."""
    x0, x1, bottom = a.number("x0"), a.number("x1", 250), a.number("bottom", 360)
    size, step = a.number("s", 14), a.number("dy", 10)
    fills = a.text("fills", "{{b}},{{b_d}},{{table}}").split(",")
    edge = f'stroke="{a.text("stroke", "{{ink}}")}" stroke-width="{a.text("sw", "2.5")}" stroke-linejoin="round"'
    wave = f"q{size * 0.5:.1f},{size * 0.62:.1f} {size:.1f},{size * 0.1:.1f}"
    wave += f"q{size * 0.5:.1f},{-size * 0.55:.1f} {size:.1f},{-size * 0.1:.1f}"
    drawn = []
    for row in range(a.whole("rows", 3)):
        y = a.number("y") + row * step
        x = x0 - size * 2 + (size if row % 2 else 0) + a.number("dx")
        waves = math.ceil((x1 + 2 * size - x) / (2 * size))
        data = f"M{x:.1f},{y:.1f}{wave * waves}V{bottom:g}H{x0 - 60:g}Z"
        drawn.append(f'<path d="{data}" fill="{fills[row % len(fills)]}" {edge}/>')
    return "".join(drawn)


def stripes(a: Attributes, _tokens: Tokens) -> str:
    """Diagonal stripes over a box, to be clipped by the caller: the mark of side B."""
    x, y, w, h = a.numbers("x", "y", "w", "h")
    step = a.number("s", 8)
    count = math.ceil((w + h) / step)
    starts = (x - h + number * step for number in range(count))
    data = "".join(f"M{start:.1f},{y + h:.1f}L{start + h:.1f},{y:.1f}" for start in starts)
    look = f'stroke="{a.text("c", "{{paper}}")}" stroke-width="{a.number("sw", step * 0.42):g}"'
    return f'<path d="{data}" {look} fill="none" stroke-opacity="{a.text("opacity", "1")}"/>'


def ring_dots(a: Attributes, _tokens: Tokens) -> str:
    """Small diamonds on a circle."""
    count, radius, size = a.whole("n"), a.number("r"), a.number("s")
    shape = f"M{-size * 1.2:g},0L0,{-size * 0.8:g}L{size * 1.2:g},0L0,{size * 0.8:g}Z"
    drawn = []
    for number in range(count):
        turn = f"translate({a.number('cx'):g},{a.number('cy'):g}) rotate({360 * number / count:.1f})"
        colour = "{{paper}}" if number % 2 else "{{gold}}"
        drawn.append(f'<path transform="{turn} translate({radius:g},0)" d="{shape}" fill="{colour}"/>')
    return "".join(drawn)


def hem(a: Attributes, _tokens: Tokens) -> str:
    """The upright seam of a cloth: two threads and lozenges between them."""
    x, h = a.number("x"), a.number("h")
    drawn = (
        f'<path d="M{x - 9:g},0V{h:g}M{x + 9:g},0V{h:g}" stroke="{{{{gold}}}}" stroke-width="2.5" stroke-opacity=".9"/>'
    )
    count = max(1, int(h / 27))
    for number in range(count):
        colour = "{{gold}}" if number % 2 else "{{paper}}"
        shape = _diamond(x, h * (number + 0.5) / count, 5, 10)
        drawn += f'<path d="{shape}" fill="{colour}" fill-opacity=".9"/>'
    return drawn


def gear(a: Attributes, _tokens: Tokens) -> str:
    """The outline of a cog-wheel round (50, 50)."""
    inner, outer, teeth = a.number("r0"), a.number("r1"), a.whole("n")
    corners = ((inner, -0.30), (outer, -0.17), (outer, 0.17), (inner, 0.30))
    points = [polar((50, 50), r, 2 * math.pi * i / teeth + turn) for i in range(teeth) for r, turn in corners]
    return f'<path d="{outline(points)}"/>'


def scale_ticks(a: Attributes, _tokens: Tokens) -> str:
    """Range ticks on a line, every fifth longer."""
    x, y, w, count = a.number("x"), a.number("y"), a.number("w"), a.whole("n")
    ticks = "".join(f"M{x + w * i / count:.1f},{y:g}v{-14 if i % 5 == 0 else -7}" for i in range(count + 1))
    return f'<path d="{ticks}" stroke="#DCE4E8" stroke-width="1.5" opacity=".9"/>'

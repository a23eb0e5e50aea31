"""La Scamorra's board: glazed tiles, each painted a little differently, and the border round them."""

from __future__ import annotations

import random
from typing import Final

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.colours import mix
from scrapdesk.ui.paint.art.markup import Tokens


def tiles(a: Attributes, tokens: Tokens) -> str:
    """Five by five hand-painted tiles: quarter rosettes in the corners, a calm middle, a shine, one highlight each."""
    x0, y0, size = a.numbers("x", "y", "s")
    luck = random.Random(7)
    drawn = ""
    for place in range(25):
        column, row = place % 5, place // 5
        corner = (x0 + column * size, y0 + row * size)
        drawn += _tile(corner, size, (row + column) % 2 == 0, f"tile{place}", tokens, luck)
    return drawn


def _tile(
    corner: tuple[float, float], size: float, light: bool, name: str, t: Tokens, luck: random.Random, gap: float = 3.5
) -> str:
    x, y, w = corner[0] + gap, corner[1] + gap, size - 2 * gap
    tint = "#FFFFFF" if luck.random() > 0.5 else "#9A6A30"
    base = mix(t["tile_l"] if light else t["tile_d"], tint, luck.random() * 0.09)
    second = t["gold"] if light else t["a"]
    box = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{w:g}"'
    drawn = (
        f'<clipPath id="{name}"><rect {box} rx="5"/></clipPath><g clip-path="url(#{name})"><rect {box} fill="{base}"/>'
    )
    for number, turn in enumerate((45, 135, 225, 315)):
        vx = corner[0] + (number in (1, 2)) * size + luck.uniform(-1.2, 1.2)
        vy = corner[1] + (number in (2, 3)) * size + luck.uniform(-1.2, 1.2)
        place = f"translate({vx:.1f},{vy:.1f}) rotate({turn + luck.uniform(-2, 2):.1f})"
        drawn += f'<g transform="{place}">{_rosette(t["b"], second, base, t["ink"])}</g>'
    inner = f'x="{x + 0.5:g}" y="{y + 0.5:g}" width="{w - 1:g}" height="{w - 1:g}" rx="5"'
    drawn += f'<rect {inner} fill="none" stroke="{mix(base, "#5A3A28", 0.35)}" stroke-width="1.5"/>'
    drawn += f'<rect {box} fill="url(#pillow)" fill-opacity="{luck.uniform(0.75, 1):.2f}"/>'
    return drawn + _window(x, y, w, luck) + bevel(x, y, w, w) + "</g>"


def _rosette(petal: str, second: str, base: str, ink: str) -> str:
    """A quarter of the painted flower that four tiles share at their corners."""
    drawn = ""
    for side in (-1, 1):
        leaf = f'transform="rotate({45 * side})" d="M14,0C24,-14 40,-12 56,0C40,12 24,14 14,0Z"'
        curl = f'd="M40,{side * 27}q16,{-side} 17,{-side * 17}" stroke="{second}" stroke-width="4" fill="none"'
        drawn += f'<path {leaf} fill="{petal}" fill-opacity=".8"/>'
        drawn += f'<path {curl} stroke-opacity=".9" stroke-linecap="round"/>'
    return drawn + (
        f'<path d="M12,0C26,-24 50,-19 72,0C50,19 26,24 12,0Z" fill="{petal}"/>'
        f'<path d="M26,0C34,-10 46,-8 57,0C46,8 34,10 26,0Z" fill="{base}"/>'
        f'<path d="M32,0H50" stroke="{second}" stroke-width="4" stroke-linecap="round"/>'
        f'<circle r="24" fill="{ink}" fill-opacity=".55"/><circle r="22" fill="{second}"/>'
        f'<circle r="13" fill="{base}"/><circle r="9" fill="{petal}"/><circle cx="80" cy="0" r="4" fill="{second}"/>'
    )


def _window(x: float, y: float, w: float, luck: random.Random) -> str:
    """The light of one window in the glaze, bent round the corner of the tile."""
    end = luck.uniform(0.42, 0.62)
    bent = f"M{x + 13:g},{y + w * end:.1f}Q{x + 11:g},{y + 11:g} {x + w * end:.1f},{y + 13:g}"
    rest = f"M{x + w * end + 14:.1f},{y + 13:g}h{luck.uniform(6, 16):.1f}"
    look = 'fill="none" stroke="#FFFFFF" stroke-width="6" stroke-linecap="round"'
    return f'<path d="{bent}" {look} stroke-opacity=".62"/><path d="{rest}" {look} stroke-opacity=".5"/>'


def bevel(x: float, y: float, w: float, h: float, strength: float = 1) -> str:
    """Light along the upper left edge, shade along the lower right."""
    lit = f"M{x + 3:g},{y + h - 4:g}V{y + 5:g}Q{x + 3:g},{y + 3:g} {x + 5:g},{y + 3:g}H{x + w - 4:g}"
    right, low = x + w - 2.5, y + h - 2.5
    dark = f"M{right:g},{y + 5:g}V{y + h - 5:g}Q{right:g},{low:g} {x + w - 5:g},{low:g}H{x + 5:g}"
    look = 'fill="none" stroke-linecap="round"'
    return (
        f'<path d="{lit}" {look} stroke="#FFFFFF" stroke-opacity="{0.7 * strength:.2f}" stroke-width="3.5"/>'
        f'<path d="{dark}" {look} stroke="#3A1C0A" stroke-opacity="{0.42 * strength:.2f}" stroke-width="4.5"/>'
    )


def border_tiles(a: Attributes, tokens: Tokens) -> str:
    """The painted border: scrolls, a medallion for each coordinate, home rows in the sides' colours, lemons."""
    x0, y0, size, margin = a.numbers("x", "y", "s", "m")
    far = 5 * size
    near_side, far_side = ("b", "a") if a.text("near") == "b" else ("a", "b")
    drawn = ""
    for number in range(20):
        side, i = divmod(number, 5)
        box = (
            (x0 + i * size, y0 - margin, size, margin),
            (x0 + far, y0 + i * size, margin, size),
            (x0 + i * size, y0 + far, size, margin),
            (x0 - margin, y0 + i * size, margin, size),
        )[side]
        home = {0: far_side, 2: near_side}.get(side, "")
        drawn += _border_tile(box, side % 2 == 1, home, f"rim{number}", tokens)
    half = margin / 2
    for cx in (x0 - half, x0 + far + half):
        for cy in (y0 - half, y0 + far + half):
            drawn += _lemon_tile(cx, cy, half - 2.5, tokens)
    return drawn


def _border_tile(box: tuple[float, float, float, float], upright: bool, home: str, name: str, t: Tokens) -> str:
    x, y, w, h = box[0] + 2.5, box[1] + 2.5, box[2] - 5, box[3] - 5
    cx, cy = x + w / 2, y + h / 2
    colour = t[home] if home else t["b"]
    length, breadth = (h, w) if upright else (w, h)
    place = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"'
    drawn = f'<clipPath id="{name}"><rect {place} rx="4"/></clipPath><g clip-path="url(#{name})">'
    drawn += (
        f'<rect {place} fill="{t["paper"]}"/><g transform="translate({cx:g},{cy:g}) rotate({90 if upright else 0})">'
    )
    drawn += "".join(_scroll(side, length, breadth, colour, home == "b", t) for side in (-1, 1))
    medal = "".join(
        f'<circle cx="{cx:g}" cy="{cy:g}" r="{r}" fill="{c}"/>' for r, c in ((25, colour), (21, t["paper"]))
    )
    return f"{drawn}</g>{medal}{bevel(x, y, w, h, 0.8)}</g>"


def _scroll(side: int, length: float, breadth: float, colour: str, striped: bool, t: Tokens) -> str:
    top = side * breadth / 2 - (9 if side > 0 else 0)
    drawn = f'<rect x="{-length / 2:g}" y="{top:g}" width="{length:g}" height="9" fill="{colour}"/>'
    if striped:
        data = "".join(f"M{-length / 2 + k * 12:g},{top:g}l6,9" for k in range(int(length / 12) + 1))
        drawn += f'<path d="{data}" stroke="{t["paper"]}" stroke-width="3"/>'
    s = side
    curls = f"M{s * 74},0C{s * 62},-24 {s * 40},-22 {s * 34},-4M{s * 74},0C{s * 64},22 {s * 46},20 {s * 42},6"
    leaf = f"M{s * 52},-2C{s * 48},-14 {s * 60},-18 {s * 66},-8C{s * 62},0 {s * 58},2 {s * 52},-2Z"
    drawn += f'<path d="{curls}" fill="none" stroke="{colour}" stroke-width="5" stroke-linecap="round"/>'
    return drawn + f'<path d="{leaf}" fill="{t["gold"]}"/><circle cx="{s * 74}" cy="0" r="6" fill="{t["gold"]}"/>'


_LEMON: Final = (
    "M-24,10C-30,-10 -8,-26 12,-20Q20,-26 26,-20Q22,-14 20,-10C26,12 4,28 -14,20Q-22,22 -24,10Z",
    "M20,-10C26,12 4,28 -14,20C6,18 16,6 20,-10Z",
    "M-6,-22C-26,-30 -34,-18 -34,-10C-22,-8 -12,-12 -6,-22Z",
)


def _lemon_tile(cx: float, cy: float, half: float, t: Tokens) -> str:
    fruit, shade, leaf = _LEMON
    edge = f'stroke="{t["ink"]}" stroke-width="3"'
    drawn = (
        f'<rect x="{cx - half:g}" y="{cy - half:g}" width="{2 * half:g}" height="{2 * half:g}" rx="4" fill="{t["b"]}"/>'
    )
    drawn += f'<g transform="translate({cx:g},{cy:g})"><path d="{fruit}" fill="{t["gold_l"]}" {edge}/>'
    drawn += f'<path d="{shade}" fill="{t["gold"]}"/><path d="{leaf}" fill="{t["leaf"]}" {edge}/></g>'
    return drawn + bevel(cx - half, cy - half, 2 * half, 2 * half, 0.8)

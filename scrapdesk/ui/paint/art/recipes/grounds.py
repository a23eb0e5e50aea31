"""Noise as layers: wood, fibre and cloth, the same way for every table. Must not know which table."""

from __future__ import annotations

import re

from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size

HEIGHT = 1080.0
"""Tables are drawn 1080 high, and as wide as the window makes them."""


def room(size: tuple[int, int]) -> Box:
    """The view of a table that fills a window of that size."""
    return Box(0, 0, HEIGHT * size[0] / max(1, size[1]), HEIGHT)


def _noise(box: Box, kind: str, opacity: float, colour: str, frequency: str, octaves: int, seed: int) -> str:
    """A rectangle of coloured noise; `colour` is the matrix that turns noise into paint."""
    x, y, w, h = (f"{number:g}" for number in box)
    region = f'x="{x}" y="{y}" width="{w}" height="{h}"'
    stitch = ' stitchTiles="stitch"' if kind == "tile" else ""
    return (
        f'<filter id="noise" {region} filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="{octaves}" seed="{seed}"{stitch}/>'
        f'<feColorMatrix values="{colour}"/></filter>'
        f'<g opacity="{opacity:g}"><rect {region} filter="url(#noise)"/></g>'
    )


def wood(view: Box, colour: str, opacity: float, seed: int) -> Layer:
    """Long veins along the grain: soft, so half the resolution is enough."""
    return Layer(_noise(view, "whole", opacity, colour, ".0016 .030", 4, seed), detail=0.5)


def fibre(box: Box, colour: str, opacity: float) -> Layer:
    """The fine fibre in the wood, one tile of it repeated."""
    tile = Box(0, 0, 640, 270)
    return Layer(_noise(tile, "tile", opacity, colour, ".0063 .404", 2, 3), box=box, tile=(tile.w, tile.h))


def cloth(box: Box, opacity: float, frequency: str, depth: float) -> Layer:
    """Woven cloth or felt under light from the top left, one tile of it repeated."""
    side = 240
    lit = (
        f'<filter id="cloth" x="0" y="0" width="{side}" height="{side}" filterUnits="userSpaceOnUse"'
        ' color-interpolation-filters="sRGB">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="3" seed="9"'
        f' stitchTiles="stitch" result="n"/><feDiffuseLighting in="n" surfaceScale="{depth:g}" diffuseConstant="1.05"'
        ' lighting-color="#FFFFFF"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting></filter>'
        f'<g opacity="{opacity:g}"><rect width="{side}" height="{side}" filter="url(#cloth)"/></g>'
    )
    return Layer(lit, box=box, tile=(side, side))


def lamp(view: Box, centre: tuple[float, float], stops: tuple[tuple[float, str, float], ...]) -> Layer:
    """One lamp over the whole table, warm where it hangs, dark far from it."""
    reach = 0.79 * (view.w**2 + view.h**2) ** 0.5 * 0.9
    marks = "".join(f'<stop offset="{at:g}" stop-color="{c}" stop-opacity="{o:g}"/>' for at, c, o in stops)
    place = f'cx="{centre[0] * view.w:.0f}" cy="{centre[1] * view.h:.0f}" r="{reach:.0f}"'
    light = f'<radialGradient id="lamp" gradientUnits="userSpaceOnUse" {place}>{marks}</radialGradient>'
    return Layer(f'{light}<rect width="{view.w:g}" height="{view.h:g}" fill="url(#lamp)"/>', detail=0.25)


def planks(view: Box, seams: tuple[float, ...], dark: str, light: str) -> str:
    """Seams between boards: a dark line, and light on the edge below it."""
    across = "".join(f"M0,{y:g}H{view.w:g}" for y in seams)
    below = "".join(f"M0,{y + 3:g}H{view.w:g}" for y in seams)
    return (
        f'<path d="{across}" stroke="{dark}" stroke-width="4" stroke-opacity=".75"/>'
        f'<path d="{below}" stroke="{light}" stroke-width="2" stroke-opacity=".55"/>'
    )


_MARK = re.compile(r"<!-- (layer|tile) ([\d.]+) -->")


def layered(library: ArtLibrary, game: str, size: Size) -> Blueprint:
    """A table whose file says by comments how its layers are rendered: `layer` with a part of the resolution, or
    `tile` with a side. What stands before the first are definitions for all. It fills a window of any shape."""
    easel = Easel(library, game)
    drawing = library.drawing(game, "table")
    view = _covering(drawing.view, size)
    common, *rest = _MARK.split(drawing.body)
    layers = []
    for kind, number, body in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
        markup = easel.markup(common + body)
        if kind == "tile":
            layers.append(Layer(markup, box=view, tile=(float(number), float(number))))
        else:
            layers.append(Layer(markup, detail=float(number)))
    return Blueprint(view, tuple(layers), ground=easel.tokens["table"])


def _covering(view: Box, size: Size) -> Box:
    """The middle of the view that fills a window of that shape without being bent."""
    wide = size[0] / max(1, size[1])
    if wide >= view.w / view.h:
        height = view.w / wide
        return Box(view.x, view.y + (view.h - height) / 2, view.w, height)
    width = view.h * wide
    return Box(view.x + (view.w - width) / 2, view.y, width, view.h)

"""Likelihoods as pictures: a ring of dots that grow, and a bar. Must not know what is likely."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from scrapdesk.ui.faces.scope.squares import GAME, Args, placed, room
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel, one_layer
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size

DOTS: Final = 24
PARTS: Final = 20


def dial(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """The `glyph` of a kind in a ring: so many `dots` of it are large and white."""
    full = max(1, min(DOTS, int(args.get("dots", "1"))))
    ring = ""
    for dot in range(DOTS):
        angle = 2 * pi * dot / DOTS - pi / 2
        x, y, large = 50 + 42 * cos(angle), 50 + 42 * sin(angle), dot < full
        paint = "{{white}}" if large else "{{s2}}"
        ring += f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{5.2 if large else 2.1}" fill="{paint}"/>'
    easel = Easel(library, GAME, {"g": "#F6FAFB", "gap": "#141D24"})
    glyph = placed(library.drawing(GAME, f"icon-{args.get('glyph', 'sniper')}").body, 27, 27, 46)
    return Blueprint(Box(0, 0, 100, 100), (Layer(easel.markup(ring + glyph)),))


def share(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A bar of which so many of twenty `part`s are full; `bright` for what is worth something."""
    box = room(size, args, 20)
    full = box.w * max(0, min(PARTS, int(args.get("part", "1")))) / PARTS
    paint = "{{snow}}" if args.get("bright", "yes") == "yes" else "{{s2}}"
    markup = (
        f'<rect width="{box.w:g}" height="{box.h:g}" fill="#24313A"/>'
        f'<rect width="{full:g}" height="{box.h:g}" fill="{paint}"/>'
    )
    return one_layer(library, GAME, box, markup)

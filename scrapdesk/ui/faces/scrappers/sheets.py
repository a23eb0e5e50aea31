"""What of Scrappers is cut from sheet metal and paper: panels, bays, chips, plates, the open chute, lines.

Each is drawn for the slot in which it lies; `short` says how long its shorter side is on the map, so that lines and
corners are the same on all of them. Must not know what stands on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scrapdesk.ui.paint.art.blueprint import Blueprint
from scrapdesk.ui.paint.art.easel import one_layer
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size
from scrapdesk.ui.paint.art.portfolio import Recipe

Args = Mapping[str, str]
GAME: Final = "scrappers"


def slot_box(size: Size, args: Args, short: str) -> Box:
    unit = float(args.get("short", short)) / max(1, min(size))
    return Box(0, 0, max(1, size[0]) * unit, max(1, size[1]) * unit)


def _cut(box: Box, inset: float, corner: float) -> str:
    """A rectangle with its corners cut off, as path data."""
    left, top, right, bottom = inset, inset, box.w - inset, box.h - inset
    return (
        f"M{left + corner:g} {top:g}H{right - corner:g}L{right:g} {top + corner:g}V{bottom - corner:g}"
        f"L{right - corner:g} {bottom:g}H{left + corner:g}L{left:g} {bottom - corner:g}V{top + corner:g}Z"
    )


def panel(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """Dark sheet metal, screwed on; `lit` is `yes` for whose turn it is, and `aim` for who is aimed at."""
    box = slot_box(size, args, "280")
    edges = {"yes": ("{{hazard}}", 3.5), "aim": ("#FF6A4D", 3.0)}
    edge, width = edges.get(str(args.get("lit")), ("{{metal_lo}}", 2.0))
    screws = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="3.4" fill="#0B0A09"/><circle cx="{x - 0.7:g}" cy="{y - 0.8:g}" r="2.2"'
        ' fill="{{metal_lo}}"/>'
        for x in (11.0, box.w - 11)
        for y in (11.0, box.h - 11)
    )
    markup = (
        f'<path d="{_cut(box, 1, 10)}" fill="#1C1A18" fill-opacity="0.92"/>'
        f'<path d="{_cut(box, 2.5, 10)}" fill="none" stroke="#000" stroke-width="4"/>'
        f'<path d="{_cut(box, 2.5, 10)}" fill="none" stroke="{edge}" stroke-width="{width:g}"/>'
        f'<path d="M14 6H{box.w - 14:g}" stroke="#fff" stroke-opacity=".16" stroke-width="1.5"/>{screws}'
    )
    return one_layer(library, GAME, box, markup)


def bay(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """An empty place for a card; `lit` is `yes` where the next card is laid."""
    box = slot_box(size, args, "94")
    lit = args.get("lit") == "yes"
    edge, width = ("{{hazard}}", 4.5) if lit else ("{{metal_lo}}", 1.5)
    glow = f'<rect width="{box.w:g}" height="{box.h:g}" fill="{{{{hazard}}}}" fill-opacity=".12"/>' if lit else ""
    inside = f'{glow}<path d="M0 0H{box.w:g}V9H9V{box.h:g}H0Z" fill="#000" fill-opacity=".55"/>'
    markup = (
        f'<clipPath id="hole"><path d="{_cut(box, 2, 7)}"/></clipPath><path d="{_cut(box, 2, 7)}" fill="#0E0D0C"/>'
        f'<g clip-path="url(#hole)">{inside}</g><path d="{_cut(box, 2, 7)}" fill="none" stroke="#000"'
        f' stroke-width="5"/><path d="{_cut(box, 2, 7)}" fill="none" stroke="{edge}" stroke-width="{width}"/>'
    )
    return one_layer(library, GAME, box, markup)


def chip(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A leaning plate for the name of a phase; `on` is `yes` for the phase that it is."""
    box = slot_box(size, args, "36")
    fill, edge = ("{{hazard}}", "{{hot}}") if args.get("on") == "yes" else ("#34322F", "{{metal_lo}}")
    data = f"M14 2H{box.w - 2:g}L{box.w - 14:g} {box.h - 2:g}H2Z"
    markup = f'<path d="{data}" fill="{fill}" stroke="#0B0A09" stroke-width="4" stroke-linejoin="round"/>'
    markup += f'<path d="M16 4.5H{box.w - 6:g}" stroke="{edge}" stroke-opacity=".8" stroke-width="1.5"/>'
    return one_layer(library, GAME, box, markup)


def tag(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A strip of paper for a word."""
    box = slot_box(size, args, "26")
    markup = f'<path d="{_cut(box, 1, 4)}" fill="{{{{paper}}}}" stroke="{{{{ink}}}}" stroke-width="2"/>'
    return one_layer(library, GAME, box, markup)


def blank(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """The dark over a plate on which nothing is to be read yet; `dark`: how dark, from 0 to 1."""
    box = slot_box(size, args, "58")
    markup = f'<path d="{_cut(box, 0, 5)}" fill="#14110F" fill-opacity="{args.get("dark", ".62")}"/>'
    return one_layer(library, GAME, box, markup)


def chute(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A hole with a striped rim at the end of the rail: here cards are thrown out of the stack."""
    box = slot_box(size, args, "62")
    w, h = box.w, box.h
    inner = Box(0, 0, w - 14, h - 14)
    markup = (
        f'<clipPath id="rim"><path d="{_cut(box, 1, 7)}"/></clipPath><g clip-path="url(#rim)">'
        '<rect width="400" height="600" fill="{{ink}}"/>'
        '<path d="{{stripes -10 0 420 600 22 1}}" fill="{{hazard}}"/></g>'
        f'<path d="{_cut(box, 1, 7)}" fill="none" stroke="{{{{ink}}}}" stroke-width="3"/>'
        f'<g transform="translate(7,7)"><path d="{_cut(inner, 0, 5)}" fill="#0B0A09" stroke="{{{{ink}}}}"'
        ' stroke-width="4" stroke-linejoin="round"/></g>'
        f'<path d="M{w / 2:g} 28V{h * 0.34:g}m-12 -12l12 14l12 -14"'
        f' fill="none" stroke="{{{{metal}}}}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return one_layer(library, GAME, box, markup)


def seam(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A thin line between two parts of a panel, lost at its ends."""
    box = slot_box(size, args, "2")
    markup = (
        '<linearGradient id="seam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8D9499" stop-opacity="0"/>'
        '<stop offset=".12" stop-color="#8D9499" stop-opacity=".5"/>'
        '<stop offset=".88" stop-color="#8D9499" stop-opacity=".5"/>'
        '<stop offset="1" stop-color="#8D9499" stop-opacity="0"/></linearGradient>'
        f'<rect width="{box.w:g}" height="{box.h:g}" fill="url(#seam)"/>'
    )
    return one_layer(library, GAME, box, markup)


def striped(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A frame of hazard stripes with nothing in it."""
    box = slot_box(size, args, "52")
    inner = Box(0, 0, box.w - 16, box.h - 16)
    hole = f'<g transform="translate(8,8)"><path d="{_cut(inner, 0, 4)}" fill="none" stroke="{{{{ink}}}}"'
    markup = (
        f'<clipPath id="rim"><path clip-rule="evenodd" d="{_cut(box, 1, 8)}'
        f'M8 8V{box.h - 8:g}H{box.w - 8:g}V8Z"/></clipPath><g clip-path="url(#rim)">'
        f'<rect width="{box.w:g}" height="{box.h:g}" fill="{{{{ink}}}}"/>'
        '<path d="{{stripes -10 0 700 80 20 1}}" fill="{{hazard}}"/></g>'
        f'{hole} stroke-width="2.5"/></g>'
    )
    return one_layer(library, GAME, box, markup)


SHEETS: Final[Mapping[str, Recipe]] = {
    "striped": striped,
    "panel": panel,
    "bay": bay,
    "chip": chip,
    "tag": tag,
    "blank": blank,
    "chute": chute,
    "seam": seam,
}
"""By name."""

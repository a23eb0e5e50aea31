"""The book that lies open on the desk: leather boards with brass corners, two pages, the shade of the gutter.

Drawn for the shape that is asked for, so that corners and seams are never stretched. Must not know what is
written in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.library import DESK, ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size
from scrapdesk.ui.paint.art.recipes import grounds

HEIGHT: Final = 900.0
_FIBRE: Final = "0 0 0 0 .55  0 0 0 0 .38  0 0 0 0 .16  0 0 0 1.7 -.78"


def book(library: ArtLibrary, _args: Mapping[str, str], size: Size) -> Blueprint:
    easel = Easel(library, DESK)
    view = Box(0, 0, HEIGHT * size[0] / max(1, size[1]), HEIGHT)
    grain = Box(10, 10, view.w - 20, view.h - 20)
    layers = (
        Layer(easel.markup(_boards(view))),
        grounds.cloth(grain, 0.1, ".3 .34", 1.4),
        Layer(easel.markup(_corners(view) + _pages(view))),
        Layer(_stain(view), detail=0.3),
        Layer(_gutter(view), detail=0.5),
    )
    return Blueprint(view, layers)


def _boards(view: Box) -> str:
    w, h = view.w, view.h
    return (
        f'<rect x="14" y="16" width="{w - 20:g}" height="{h - 18:g}" rx="24" fill="#000000" fill-opacity=".35"/>'
        f'<rect x="6" y="6" width="{w - 12:g}" height="{h - 14:g}" rx="22" fill="{{{{leather}}}}" stroke="{{{{ink}}}}"'
        ' stroke-width="5"/>'
        f'<rect x="17" y="17" width="{w - 34:g}" height="{h - 36:g}" rx="14" fill="none" stroke="{{{{brass}}}}"'
        ' stroke-width="2.5" stroke-dasharray="12 8" stroke-opacity=".8"/>'
    )


def _corners(view: Box) -> str:
    w, h = view.w, view.h - 8
    shapes = (
        "M6,84V28Q6,6 28,6H84Z",
        f"M{w - 6:g},84V28Q{w - 6:g},6 {w - 28:g},6H{w - 84:g}Z",
        f"M6,{h - 84:g}V{h - 28:g}Q6,{h:g} 28,{h:g}H84Z",
        f"M{w - 6:g},{h - 84:g}V{h - 28:g}Q{w - 6:g},{h:g} {w - 28:g},{h:g}H{w - 84:g}Z",
    )
    studs = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="5" fill="{{{{brass_l}}}}"/>' for x in (28, w - 28) for y in (28, h - 28)
    )
    look = 'fill="{{brass}}" stroke="{{ink}}" stroke-width="4" stroke-linejoin="round"'
    return "".join(f'<path d="{shape}" {look}/>' for shape in shapes) + studs


def _outline(view: Box, rise: float = 0) -> str:
    """Two pages that swell towards the gutter."""
    w, h, mid = view.w, view.h - 8 + rise, view.w / 2
    near, far = mid * 0.48, w - mid * 0.48
    return (
        f"M44,{36 + rise:g}Q{near:g},{18 + rise:g} {mid:g},{42 + rise:g}Q{far:g},{18 + rise:g} {w - 44:g},{36 + rise:g}"
        f"V{h - 34:g}Q{far:g},{h - 50:g} {mid:g},{h - 30:g}Q{near:g},{h - 50:g} 44,{h - 34:g}Z"
    )


def _pages(view: Box) -> str:
    edge = 'stroke="{{ink}}" stroke-width="3" stroke-linejoin="round"'
    return (
        f'<path d="{_outline(view, 7)}" fill="{{{{page_d}}}}" {edge}/>'
        f'<path d="{_outline(view)}" fill="{{{{paper}}}}" {edge}/>'
    )


def _stain(view: Box) -> str:
    """The paper has aged, though not where it would trouble a reader."""
    region = f'x="0" y="0" width="{view.w:g}" height="{view.h:g}"'
    return (
        f'<filter id="aged" {region} filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">'
        '<feTurbulence type="fractalNoise" baseFrequency=".006 .01" numOctaves="4" seed="15"/>'
        f'<feColorMatrix values="{_FIBRE}"/><feComposite in2="SourceAlpha" operator="in"/></filter>'
        f'<path d="{_outline(view)}" filter="url(#aged)" opacity=".2"/>'
    )


def _gutter(view: Box) -> str:
    marks = ((0, 0), (0.46, 0.1), (0.497, 0.6), (0.503, 0.52), (0.54, 0.1), (1, 0))
    stops = "".join(f'<stop offset="{at:g}" stop-color="#4A2E14" stop-opacity="{much:g}"/>' for at, much in marks)
    mid = view.w / 2
    line = f'gradientUnits="userSpaceOnUse" x1="{mid - HEIGHT:g}" y1="0" x2="{mid + HEIGHT:g}" y2="0"'
    gradient = f'<linearGradient id="gutter" {line}>{stops}</linearGradient>'
    return f'{gradient}<path d="{_outline(view)}" fill="url(#gutter)"/>'

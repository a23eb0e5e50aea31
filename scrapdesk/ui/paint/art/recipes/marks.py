"""Marks that lie on slots, the same shapes on every table: frame, hatch and dot say it, never a tint alone."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size

MARKS: Final = ("dim", "origin", "possible", "target", "capture", "corners", "refused")
_SIDE: Final = 160.0
"""A mark is drawn for a slot whose shorter side has this length; a card's slot is longer one way."""
_REFUSED: Final = "#FF8A70"


def mark(kind: str, game: str, library: ArtLibrary, size: Size) -> Blueprint:
    """What lies on a slot: dim, origin, possible, target (pointer over it), capture with its corners, refused."""
    easel = Easel(library, game)
    unit = _SIDE / max(1, min(size))
    slot = Box(0, 0, max(1, size[0]) * unit, max(1, size[1]) * unit)
    drawn = {"dim": _dim, "origin": _origin, "corners": _corners, "refused": _refused}.get(kind)
    markup = drawn(slot) if drawn else _inviting(slot, kind)
    return Blueprint(slot, (Layer(easel.markup(markup)),))


def _inset(slot: Box, by: float, radius: float, look: str) -> str:
    place = f'x="{by:g}" y="{by:g}" width="{slot.w - 2 * by:g}" height="{slot.h - 2 * by:g}"'
    return f'<rect {place} rx="{radius:g}" {look}/>'


def _frame(slot: Box, colour: str, strength: float = 1, dash: str = "") -> str:
    """Two lines, dark under light: one colour cannot stand out on every ground."""
    outer = f'fill="none" stroke="{{{{ink}}}}" stroke-width="{7 * strength:g}"{dash}'
    inner = f'fill="none" stroke="{colour}" stroke-width="{3.5 * strength:g}"{dash}'
    return _inset(slot, 7, 7, outer) + _inset(slot, 7, 7, inner)


def _dim(slot: Box) -> str:
    return _inset(slot, 4, 4, 'fill="#2A1206" fill-opacity=".14"')


def _origin(slot: Box) -> str:
    return _inset(slot, 7, 6, 'fill="#FFF3C8" fill-opacity=".5"') + _frame(slot, "{{highlight}}", 0.9)


def _refused(slot: Box) -> str:
    cx, cy, r = slot.w / 2, slot.h / 2, 32
    cross = f"M{cx - r:g},{cy - r:g}L{cx + r:g},{cy + r:g}M{cx + r:g},{cy - r:g}L{cx - r:g},{cy + r:g}"
    lines = "".join(
        f'<path d="{cross}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
        for colour, width in (("{{ink}}", 17), (_REFUSED, 9))
    )
    dashed = ' stroke-dasharray="11 8"'
    return _inset(slot, 4, 4, 'fill="#2A1206" fill-opacity=".45"') + _frame(slot, _REFUSED, 1, dashed) + lines


def _inviting(slot: Box, kind: str) -> str:
    """Light, hatch and frame; a dot where nothing stands in the way."""
    strong = kind == "target"
    clip = f'<clipPath id="slot">{_inset(slot, 6, 6, "")}</clipPath>'
    light = f'<rect width="{slot.w:g}" height="{slot.h:g}" fill="#FFF3C8" fill-opacity="{0.85 if strong else 0.58}"/>'
    look = f's="16" sw="{5 if strong else 3}" c="{{{{a}}}}" opacity=".5"'
    hatch = f'<g data-gen="stripes" x="0" y="0" w="{slot.w:g}" h="{slot.h:g}" {look}/>'
    drawn = f'{clip}<g clip-path="url(#slot)">{light}{hatch}</g>' + _frame(slot, "{{highlight}}", 1.6 if strong else 1)
    if kind == "capture":
        return drawn
    cx, cy = slot.w / 2, slot.h / 2
    outer, inner = (24, 19) if strong else (17, 13.5)
    dot = f'<circle cx="{cx:g}" cy="{cy:g}" r="{outer}" fill="{{{{ink}}}}"/>'
    return drawn + dot + f'<circle cx="{cx:g}" cy="{cy:g}" r="{inner:g}" fill="{{{{highlight}}}}"/>'


def _corners(slot: Box) -> str:
    """Four brackets, laid over the piece that can be taken."""
    data, arm = "", 34
    for x, right in ((8.0, 1), (slot.w - 8, -1)):
        for y, down in ((8.0, 1), (slot.h - 8, -1)):
            data += f"M{x:g},{y + down * arm:g}V{y:g}H{x + right * arm:g}"
    return "".join(
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"'
        ' stroke-linecap="round"/>'
        for colour, width in (("{{ink}}", 13), ("{{highlight}}", 7))
    )

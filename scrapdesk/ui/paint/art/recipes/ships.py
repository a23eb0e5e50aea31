"""Scalawag!'s flags, emblems and ships. Which seat flies what is told here, once."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.paint.art.colours import mix
from scrapdesk.ui.paint.art.easel import Easel

SEATS: Final = (
    ("swallow", "anchor"),
    ("square", "key"),
    ("triangle", "crab"),
    ("streamer", "lantern"),
    ("notched", "bird"),
    ("split", "wave"),
    ("cut", "knot"),
    ("disc", "star"),
)
"""The shape of each seat's flag and the emblem on it."""
FLAGS: Final = {
    "swallow": "M0,0H100L74,32L100,64H0Z",
    "square": "M0,0H72V64H0Z",
    "triangle": "M0,0L100,32L0,64Z",
    "streamer": "M0,6H70C90,6 92,24 112,16V44C92,52 90,40 70,52H0Z",
    "notched": "M0,0H92L80,16L92,32L80,48L92,64H0Z",
    "split": "M0,0H100V26H66V38H100V64H0Z",
    "cut": "M0,0H76L96,18V46L76,64H0Z",
    "disc": "M0,20H14A36,36 0 1 1 14,44H0Z",
}
"""On a cloth of 100 x 64, the mast at its left."""
HULLS: Final = (
    ("#8A5A32", "#5C3819", "#B07C4A"),
    ("#A07A48", "#6E5129", "#C49C66"),
    ("#5A4438", "#35261E", "#7C6152"),
    ("#8C4A34", "#5E2C1C", "#B06A4C"),
    ("#6F7268", "#474A41", "#92958A"),
    ("#7A5A44", "#4D3626", "#9C7A60"),
    ("#6B5A2E", "#43371A", "#8F7C48"),
    ("#4C4A4E", "#2C2A2F", "#6E6B72"),
)
"""What each seat's hull is built of: the timber, its shade, its light."""
_EMBLEM_AT: Final = {"triangle": 30, "disc": 46, "square": 36, "streamer": 42}
_LINE: Final = 'fill="none" stroke="{{ink}}" stroke-linecap="round"'
EMBLEMS: Final = {
    "anchor": f'<circle cy="-13" r="4.5" {_LINE} stroke-width="4"/>'
    f'<path d="M0,-9V16M-9,-3H9M-15,4C-13,14 -7,17 0,17C7,17 13,14 15,4" {_LINE} stroke-width="4.5"/>',
    "key": f'<circle cx="-9" cy="-7" r="7" {_LINE} stroke-width="5"/>'
    f'<path d="M-4,-2L14,15M8,9L14,4M3,5L8,0" {_LINE} stroke-width="5"/>',
    "crab": '<ellipse cy="4" rx="12" ry="8.5" fill="{{ink}}"/>'
    f'<path d="M-11,2L-17,-8M11,2L17,-8M-10,9L-17,15M10,9L17,15M-5,11L-8,18M5,11L8,18" {_LINE} stroke-width="3.6"/>'
    '<path d="M-21,-16A6,6 0 1 0 -12,-14L-16,-12ZM21,-16A6,6 0 1 1 12,-14L16,-12Z" fill="{{ink}}"/>'
    '<circle cx="-4" cy="2" r="1.8" fill="{{cloth}}"/><circle cx="4" cy="2" r="1.8" fill="{{cloth}}"/>',
    "lantern": f'<path d="M-9,-8H9L7,13H-7Z" {_LINE} stroke-width="4" stroke-linejoin="round"/>'
    '<path d="M-11,-8L0,-18L11,-8ZM-9,13H9V18H-9Z" fill="{{ink}}"/>'
    '<path d="M0,-4C5,2 4,9 0,9C-4,9 -5,2 0,-4Z" fill="{{ink}}"/>',
    "bird": '<path d="M-20,-8C-10,-16 -4,-6 0,0C4,-6 10,-16 20,-8C12,-8 8,-2 6,4C4,10 -4,10 -6,4'
    'C-8,-2 -12,-8 -20,-8Z" fill="{{ink}}"/><path d="M0,6L-5,16H5Z" fill="{{ink}}"/>',
    "wave": f'<path d="M-18,-6q4.5,-8 9,0t9,0t9,0t9,0M-18,7q4.5,-8 9,0t9,0t9,0t9,0" {_LINE} stroke-width="4.5"/>',
    "knot": f'<path d="M-16,8C-4,8 4,-10 -6,-12C-14,-12 -12,2 0,4C12,6 16,-8 8,-12C-2,-12 -2,8 16,8" {_LINE}'
    ' stroke-width="4.5"/>',
    "star": '<path d="M0,-17L4.8,-5.5L17,-5L7.6,2.8L11,15L0,8L-11,15L-7.6,2.8L-17,-5L-4.8,-5.5Z" fill="{{ink}}"/>',
}
"""On a grid of 40 round the origin."""


def seat_colour(easel: Easel, seat: int) -> str:
    return easel.tokens[f"seat{seat}"]


def emblem(easel: Easel, seat: int, x: float, y: float, scale: float, cloth: str) -> str:
    """A seat's emblem in ink."""
    drawn = easel.markup(EMBLEMS[SEATS[seat - 1][1]], cloth=cloth)
    return f'<g transform="translate({x:g},{y:g}) scale({scale:g})">{drawn}</g>'


def flag(easel: Easel, seat: int, x: float, y: float, scale: float = 1) -> str:
    """A seat's flag: its shape, its colour, its emblem."""
    colour, shape = seat_colour(easel, seat), SEATS[seat - 1][0]
    data = FLAGS[shape]
    cloth = easel.markup(
        f'<clipPath id="cloth"><path d="{data}"/></clipPath>'
        f'<path d="{data}" fill="{{{{ink}}}}" stroke="{{{{ink}}}}" stroke-width="8"/><path d="{data}" fill="{colour}"/>'
        '<g clip-path="url(#cloth)"><path d="M0,64H120V46Q60,58 0,44Z" fill="{{ink}}" opacity=".2"/>'
        '<path d="M0,0H120V8Q60,14 0,6Z" fill="#FFFFFF" opacity=".35"/></g>'
    )
    sign = emblem(easel, seat, _EMBLEM_AT.get(shape, 40), 32, 1.12, colour)
    return f'<g transform="translate({x:g},{y:g}) scale({scale:g})" stroke-linejoin="round">{cloth}{sign}</g>'


def planks(easel: Easel, holes: int) -> str:
    """Five planks along the hull, the first ones holed. Their numbers are laid on by the program."""
    return "".join(_plank(easel, number, holes) for number in range(5))


def _plank(easel: Easel, number: int, holes: int) -> str:
    move = f'<g transform="translate({116 + number * 86},292)">'
    if number < holes:
        return easel.markup(move + _HOLED + "</g>")
    now = number == holes
    fill, foot, edge = ("{{gold_l}}", "{{gold}}", 7) if now else ("{{paper_d}}", "{{rope}}", 4.5)
    nails = "".join(
        f'<circle cx="{x}" cy="{y}" r="2.6" fill="{{{{ink}}}}" stroke="none"/>' for x in (8, 64) for y in (9, 41)
    )
    board = f'<rect width="72" height="50" rx="5" fill="{fill}" stroke-width="{edge}"/>'
    return easel.markup(f'{move}{board}<path d="M3,36H69V46H3Z" fill="{foot}" stroke="none"/>{nails}</g>')


_HOLED: Final = (
    '<rect width="72" height="50" rx="5" fill="{{wood_d}}" stroke-width="4.5"/>'
    '<path d="M10,12L24,9L30,3L44,10L60,6L57,22L66,30L54,36L52,46L38,40L24,47L21,36L7,32L16,23Z" fill="#070504"'
    ' stroke-width="3.5"/><path d="M24,9L28,20L36,12ZM57,22L46,24L54,31ZM38,40L36,31L29,40Z" fill="{{wood_l}}"'
    ' stroke-width="2"/>'
)


def ship(easel: Easel, seat: int, holes: int) -> str:
    """A whole ship under a seat's flag."""
    colour = seat_colour(easel, seat)
    slots = {
        "flag": flag(easel, seat, 401, -66, 1.02),
        "emblem": emblem(easel, seat, 392, 158, 2.3, easel.tokens["sail"]),
        "planks": planks(easel, holes),
    }
    wood, wood_d, wood_l = HULLS[seat - 1]
    dark = mix(colour, easel.tokens["ink"], 0.38)
    return easel.drawing("ship", slots, seat=colour, seat_d=dark, wood=wood, wood_d=wood_d, wood_l=wood_l)

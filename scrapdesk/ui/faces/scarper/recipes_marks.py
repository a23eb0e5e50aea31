"""How places on Scarper's table are marked where something may be laid: the map must still be read meanwhile.

Must not know a game: it draws for the size of a place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from scrapdesk.ui.faces.scarper.recipes_table import GAME, print_of
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size

Args = Mapping[str, str]
LARGE: Final = 240
"""A place whose shorter side has more pixels is marked at its corners only."""
TAGS: Final = 0.16
"""On the borders of a battlefield tags are read: what invites leaves so much of its height above and below free."""


def chosen(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """A battlefield that was pointed at: it lies over trenches and front, and so has no light of its own."""
    box = Box(0, 0, max(1, size[0]), max(1, size[1]))
    return _bracketed(library, box, _thick(size), strong=True, light=0.0)


def _thick(size: Size) -> float:
    return min(0.05 * min(size), 3 + 0.003 * max(size))


def _bracketed(library: ArtLibrary, box: Box, thick: float, strong: bool, light: float) -> Blueprint:
    """A large place: corners and a little light, so that all that is drawn and written there can be read."""
    width = thick * ((1.7 if box.w > 5 * box.h else 1.1) if strong else 1.0)
    edge = width / 2 + 1
    above = edge + (TAGS * box.h if box.w > 5 * box.h else 0.0)
    right, low = box.w - edge, box.h - above
    across, down = min(0.055 * box.w, 0.5 * box.h), min(0.34 * (low - above), 0.055 * box.w)
    corners = "".join(
        f"M{x:g} {y + by * down:g}V{y:g}H{x + to * across:g}"
        for x, to in ((edge, 1), (right, -1))
        for y, by in ((above, 1), (low, -1))
    )
    lit = f'<rect width="{box.w:g}" height="{box.h:g}" fill="#FFF3C8" fill-opacity="{light:g}"/>'
    lines = "".join(
        f'<path d="{corners}" fill="none" stroke="{colour}" stroke-width="{wide:g}" stroke-linejoin="round"/>'
        for colour, wide in (("{{ink}}", width), ("{{highlight}}", width * 0.55))
    )
    return print_of(library, box, (lit if light else "") + lines)


def corners(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """Around a card that is a goal itself: on its very edge, where nothing is printed."""
    box = Box(0, 0, max(1, size[0]), max(1, size[1]))
    arm, edge = 0.16 * min(box.w, box.h), 0.016 * min(box.w, box.h) + 1
    drawn = "".join(
        f"M{x:g} {y + by * arm:g}V{y:g}H{x + to * arm:g}"
        for x, to in ((edge, 1), (box.w - edge, -1))
        for y, by in ((edge, 1), (box.h - edge, -1))
    )
    return print_of(
        library,
        box,
        "".join(
            f'<path d="{drawn}" fill="none" stroke="{colour}" stroke-width="{wide:g}"/>'
            for colour, wide in (("{{ink}}", 2.4 * edge), ("{{highlight}}", 1.3 * edge))
        ),
    )


def _inviting(library: ArtLibrary, _args: Args, size: Size, strong: bool, dotted: bool) -> Blueprint:
    """Where something may be laid: a pencilled frame and thin strokes, through which the map can still be read. On a
    large place the lines are hardly thicker than on a small one."""
    box = Box(0, 0, max(1, size[0]), max(1, size[1]))
    thick = _thick(size)
    if box.w > 5 * box.h or min(size) > LARGE:
        return _bracketed(library, box, thick, strong, 0.24 if strong else 0.08)
    light, stroke, width = (".26", ".22", 1.6 * thick) if strong else (".16", ".14", thick)
    place = f'x="{thick:g}" y="{thick:g}" width="{box.w - 2 * thick:g}" height="{box.h - 2 * thick:g}" rx="{thick:g}"'
    frame = "".join(
        f'<rect {place} fill="none" stroke="{colour}" stroke-width="{wide:g}"/>'
        for colour, wide in (("{{ink}}", width), ("{{highlight}}", width * 0.55))
    )
    hatch = f"{{{{hatch 0 0 {box.w:g} {box.h:g} {4 * thick:g}}}}}"
    markup = (
        f'<clipPath id="slot"><rect {place}/></clipPath><g clip-path="url(#slot)"><rect width="{box.w:g}"'
        f' height="{box.h:g}" fill="#FFF3C8" fill-opacity="{light}"/><path d="{hatch}"'
        f' stroke="{{{{a}}}}" stroke-width="{0.55 * thick:g}" opacity="{stroke}"/></g>{frame}'
    )
    if dotted and box.w < 3 * box.h and min(size) < 300:
        middle = f'cx="{box.w / 2:g}" cy="{box.h / 2:g}"'
        markup += f'<circle {middle} r="{2.2 * thick:g}" fill="{{{{ink}}}}"/>'
        markup += f'<circle {middle} r="{1.6 * thick:g}" fill="{{{{highlight}}}}"/>'
    return print_of(library, box, markup)


def log_sign(library: ArtLibrary, _args: Args, _size: Size, sign: str) -> Blueprint:
    """A sign beside a line of the log, in the colour of words on its panel."""
    easel = Easel(library, GAME)
    ink = easel.tokens["letters"]
    return Blueprint(Box(0, 0, 100, 100), (Layer(easel.drawing(f"icon-{sign}", ink=ink, g=ink)),))


def town(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """Where a town lies on the map."""
    ring = '<circle cx="50" cy="50" r="34" fill="{{paper}}" stroke="{{ink}}" stroke-width="20"/>'
    return print_of(library, Box(0, 0, 100, 100), ring)


def veil(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """Paper over the picture of a card: it is seen through it, paler."""
    return print_of(
        library, Box(0, 0, 218, 152), '<path d="M1.5 1.5H216.5V150.5H1.5Z" fill="{{paper}}" opacity=".55"/>'
    )


def foot(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """A strip of ink across the foot of a card, for a word on it."""
    wide, high = max(1, size[0]), max(1, size[1])
    strip = f'<path d="M0 0H{wide}V{high}H0Z" fill="{{{{ink}}}}" opacity=".86"/>'
    return print_of(library, Box(0, 0, wide, high), strip)


MARKS: Final[Mapping[str, Callable[[ArtLibrary, Args, Size], Blueprint]]] = {
    "town": town,
    "veil": veil,
    "foot": foot,
    "mark-possible": partial(_inviting, strong=False, dotted=True),
    "mark-capture": partial(_inviting, strong=False, dotted=False),
    "mark-corners": corners,
    "mark-chosen": chosen,
    **{f"log-{sign}": partial(log_sign, sign=sign) for sign in ("charge", "morale", "economy", "propaganda")},
    "mark-target": partial(_inviting, strong=True, dotted=False),
}
"""The pictures of marks, by name."""

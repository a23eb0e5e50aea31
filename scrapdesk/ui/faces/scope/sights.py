"""What marks a place on SCOPE's table: brackets, the reticle, a whole quadrant. Must not know what a mark means."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.faces.scope.squares import GAME, Args, placed, room
from scrapdesk.ui.paint.art.blueprint import Blueprint
from scrapdesk.ui.paint.art.easel import one_layer
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size

SIGHT: Final = 0.84
"""How large the reticle is in a square: within its brackets."""


def target(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """The reticle: it is where the pointer is over something that can be aimed at."""
    box = room(size, {}, 146)
    side = min(box.w, box.h) * SIGHT
    veil = f'<rect width="{box.w:g}" height="{box.h:g}" fill="{{{{white}}}}" fill-opacity=".1"/>'
    sight = placed(library.drawing(GAME, "reticle").body, (box.w - side) / 2, (box.h - side) / 2, side)
    return one_layer(library, GAME, box, veil + _brackets(box) + sight)


def capture(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """Something that can be aimed at: a hairline within its edge, and nothing that covers it."""
    box = room(size, {}, 146)
    line = f"M7 7H{box.w - 7:g}V{box.h - 7:g}H7Z"
    markup = f'<path d="{line}" fill="none" stroke="{{{{white}}}}" stroke-opacity=".45" stroke-width="1.5"/>'
    return one_layer(library, GAME, box, markup)


def possible(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """A free place: light, and no brackets, which would be everywhere at once."""
    box = room(size, {}, 146)
    markup = f'<rect width="{box.w:g}" height="{box.h:g}" fill="{{{{white}}}}" fill-opacity=".055"/>'
    return one_layer(library, GAME, box, markup)


def sight(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """The reticle over a card face down: what is known of that is told elsewhere, and would only show through."""
    box = room(size, {}, 146)
    side = min(box.w, box.h) * SIGHT
    ground = f'<rect x="5" y="5" width="{box.w - 10:g}" height="{box.h - 10:g}" fill="#100C0A"/>'
    lens = placed(library.drawing(GAME, "reticle").body, (box.w - side) / 2, (box.h - side) / 2, side)
    return one_layer(library, GAME, box, ground + _brackets(box) + lens)


def brackets(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """Around a quadrant that everybody looks at."""
    box = room(size, {}, 292)
    return one_layer(library, GAME, box, _brackets(box, 46, 5))


def held(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """The light around a card that lies open while it is asked what becomes of it."""
    box = room(size, {}, 152)
    w, h = box.w, box.h
    markup = (
        f'<rect width="{w:g}" height="{h:g}" fill="{{{{ink}}}}"/>'
        f'<rect x="1.5" y="1.5" width="{w - 3:g}" height="{h - 3:g}" fill="{{{{white}}}}"/>'
    )
    return one_layer(library, GAME, box, markup)


def quadrant(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """Four squares as one thing."""
    box = room(size, {}, 292)
    veil = f'<rect width="{box.w:g}" height="{box.h:g}" fill="{{{{white}}}}" fill-opacity=".16"/>'
    return one_layer(library, GAME, box, veil + _brackets(box, 46))


def shell(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """A mortar shell in the air."""
    markup = (
        '<g transform="rotate(-40 50 50)"><path d="M14 36H60Q86 38 92 50Q86 62 60 64H14L24 50Z" fill="{{s1}}"'
        ' stroke="{{ink}}" stroke-width="8" stroke-linejoin="round"/><path d="M24 52H84Q78 60 60 61H18Z"'
        ' fill="{{s3}}"/></g>'
    )
    return one_layer(library, GAME, Box(0, 0, 100, 100), markup)


def near(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """Something that is too near to be aimed at: veiled and struck through."""
    box = room(size, {}, 146)
    line = f"M4 {box.h - 4:g}L{box.w - 4:g} 4"
    markup = (
        f'<rect width="{box.w:g}" height="{box.h:g}" fill="#0E151B" fill-opacity=".62"/>'
        f'<path d="{line}" stroke="{{{{ink}}}}" stroke-width="8"/><path d="{line}" stroke="{{{{snow}}}}"'
        ' stroke-width="4"/>'
    )
    return one_layer(library, GAME, box, markup)


def cell(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A square of a small map: `plain`, one on which a card can act (`hit`), one that is too `near` to it, one where
    it may be `heard`, and where it is (`here`)."""
    box = room(size, {}, 30)
    state, paint = args.get("state", "plain"), "{{" + args.get("side", "a") + "}}"
    fill, edge, strength = {
        "plain": ("#24313A", "{{s2}}", 0.5),
        "hit": (paint, "{{snow}}", 0.9),
        "near": ("#161F26", "{{s2}}", 0.8),
        "heard": (paint, "{{snow}}", 0.9),
        "here": ("{{white}}", "{{ink}}", 1.0),
    }[state]
    w, h = box.w, box.h
    stroke = f'<path d="M3 {h - 3:g}L{w - 3:g} 3" stroke="{{{{snow}}}}" stroke-width="2.5"/>' if state == "near" else ""
    markup = (
        f'<rect x=".75" y=".75" width="{w - 1.5:g}" height="{h - 1.5:g}" fill="{fill}" stroke="{edge}"'
        f' stroke-opacity="{strength:g}" stroke-width="1.5"/>{stroke}'
    )
    return one_layer(library, GAME, box, markup)


def crossing(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """The middle of four squares that can be pointed at together."""
    dot = (
        '<path d="M50 22V78M22 50H78" stroke="{{ink}}" stroke-width="22" stroke-linecap="square"/>'
        '<path d="M50 22V78M22 50H78" stroke="{{white}}" stroke-width="10" stroke-linecap="square"/>'
    )
    return one_layer(library, GAME, Box(0, 0, 100, 100), dot)


def _brackets(box: Box, arm: float = 24, line: float = 4) -> str:
    data = ""
    for x, right in ((3.0, 1), (box.w - 3, -1)):
        for y, down in ((3.0, 1), (box.h - 3, -1)):
            data += f"M{x:g},{y + down * arm:g}V{y:g}H{x + right * arm:g}"
    return "".join(
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'
        for colour, width in (("{{ink}}", 2 * line), ("{{white}}", line))
    )

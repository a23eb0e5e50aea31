"""What is printed on the chart and its sheets: the rose of a compass, a sea serpent, dotted lines, dark grounds for
figures. Must not know rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scrapdesk.ui.faces.scalawag.shapes import GAME, Args, bare, room_of
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel, one_layer
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size
from scrapdesk.ui.paint.art.portfolio import Recipe

_SERPENT: Final = (
    '<g transform="translate(70,22)" fill="{{b}}" stroke="{{b_l}}" stroke-width="3.5" stroke-linejoin="round"'
    ' stroke-linecap="round" opacity=".75"><path d="M0,84C4,40 52,40 56,84H40C36,62 20,62 16,84Z"/>'
    '<path d="M64,84C68,26 128,26 132,84H112C108,52 88,52 84,84Z"/>'
    '<path d="M-22,84C-24,66 -34,58 -44,62C-40,50 -24,52 -16,60C-10,66 -8,76 -8,84Z"/>'
    '<path d="M142,84C142,44 156,14 186,8C204,4 222,16 230,28C222,32 214,34 204,34C214,38 222,38 230,36'
    'C224,48 206,52 194,46C178,46 164,62 164,84Z"/><circle cx="194" cy="22" r="3" fill="{{b_l}}"/>'
    '<path d="M176,10l-6,-14l14,8M158,26l-12,-6M150,46l-12,-3"/>'
    '<path d="M-60,84q10,8 20,0t20,0t20,0t20,0t20,0t20,0t20,0t20,0t20,0t20,0t20,0'
    'M-30,98q10,8 20,0t20,0t20,0t20,0t20,0t20,0t20,0" fill="none"/></g>'
)


def pill(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """Dark ground for a small figure on the sea, or for a word on a card."""
    wide, high = float(args.get("w", 116)), float(args.get("h", 50))
    edge = "{{gold}}" if "w" not in args else "{{ink}}"
    markup = (
        f'<rect x="2" y="2" width="{wide - 4:g}" height="{high - 4:g}" rx="{high / 2 - 2:g}" fill="{{{{ink}}}}"'
        f' stroke="{edge}" stroke-width="3"/>'
    )
    return one_layer(library, GAME, Box(0, 0, wide, high), markup)


def rule(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A dotted line below the head of a sheet."""
    box = room_of(args, size)
    markup = (
        f'<path d="M3 {box.h / 2:g}H{box.w - 3:g}" stroke="{{{{wood}}}}" stroke-width="3" stroke-linecap="round"'
        ' stroke-dasharray="1 9"/>'
    )
    return one_layer(library, GAME, box, markup)


def stitch(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """A dotted line between two columns of a sheet."""
    box = room_of(args, size)
    markup = (
        f'<path d="M{box.w / 2:g} 3V{box.h - 3:g}" stroke="{{{{wood}}}}" stroke-width="3" stroke-linecap="round"'
        ' stroke-dasharray="1 9"/>'
    )
    return one_layer(library, GAME, box, markup)


def rose(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """The rose of a compass, printed on the sea; not where that is to be black."""
    easel = Easel(library, GAME)
    half = "M0 -{far}L{near} -{near}L0 0Z"
    markup = (
        '<g transform="translate(100,100)" stroke="{{b_l}}" stroke-width="2.5" stroke-linejoin="round" opacity=".5">'
    )
    markup += '<circle r="70" fill="none"/><circle r="62" fill="none" stroke-dasharray="2 6.1"/>'
    for far, near, turns in ((64, 12, (45, 135, 225, 315)), (96, 17, (0, 90, 180, 270))):
        for turn in turns:
            markup += f'<g transform="rotate({turn})"><path d="{half.format(far=far, near=near)}" fill="{{{{b}}}}"/>'
            markup += f'<path d="{half.format(far=far, near=near)}" transform="scale(-1 1)" fill="{{{{b_l}}}}"/></g>'
    markup += '<circle r="9" fill="{{b}}"/></g>'
    return Blueprint(Box(0, 0, 200, 200), (Layer(easel.markup("" if bare(easel) else markup)),))


def serpent(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """What swims where no ship lies; not where the sea is to be black, so that all else stands out."""
    easel = Easel(library, GAME)
    return Blueprint(Box(0, 0, 316, 138), (Layer(easel.markup("" if bare(easel) else _SERPENT)),))


def patch(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """A patch of new sailcloth, sewn on by hand."""
    wide, high = 860.0, 860.0 * size[1] / max(1, size[0])
    corners = ((10, 9), (wide - 15, 4), (wide - 9, high - 17), (5, high - 11))
    inner = ((28, 27), (wide - 33, 22), (wide - 27, high - 35), (23, high - 29))
    edge, seam = ("M" + "L".join(f"{x:g} {y:g}" for x, y in one) + "Z" for one in (corners, inner))
    markup = (
        f'<path d="{edge}" fill="#000000" opacity=".38" transform="translate(6,9)"/>'
        f'<path d="{edge}" fill="{{{{sail}}}}" stroke="{{{{ink}}}}" stroke-width="6" stroke-linejoin="round"/>'
        f'<path d="{seam}" fill="none" stroke="{{{{wood}}}}" stroke-width="4" stroke-dasharray="17 11"'
        ' stroke-linecap="round"/>'
    )
    return one_layer(library, GAME, Box(0, 0, wide, high), markup)


def port(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """A quay with a lamp and a moored boat: where crew is found and left."""
    markup = (
        '<rect x="4" y="4" width="96" height="138" rx="9" fill="#000000" fill-opacity=".08" stroke="{{wood_l}}"'
        ' stroke-width="3" stroke-dasharray="9 7"/><g stroke="{{ink}}" stroke-width="4" stroke-linejoin="round">'
        '<path d="M14 84H64V96H14Z" fill="{{wood_l}}"/><path d="M20 96V118H28V96M50 96V118H58V96" fill="{{wood}}"/>'
        '<path d="M36 84V40" fill="none"/><path d="M28 28H44V42H28Z" fill="{{gold_l}}"/><path d="M25 28L36 18L47 28Z"'
        ' fill="{{a}}"/><path d="M62 104H96L88 118H68Z" fill="{{wood_d}}"/><path d="M78 104V64" fill="none"/>'
        '<path d="M80 66L94 96H80Z" fill="{{sail}}"/></g><path d="M12 124q6 -6 12 0t12 0t12 0t12 0t12 0t12 0t10 0"'
        ' fill="none" stroke="{{b}}" stroke-width="4" stroke-linecap="round"/>'
    )
    return one_layer(library, GAME, Box(0, 0, 104, 146), markup)


def cap(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """The cap of a key, below its letter."""
    paint = "{{sail}}" if args.get("tone") == "red" else "{{ink}}"
    markup = (
        f'<rect x="3" y="3" width="54" height="54" rx="12" fill="{paint}" fill-opacity=".1" stroke="{paint}"'
        f' stroke-width="4"/><path d="M11 50H49" stroke="{paint}" stroke-width="4" stroke-linecap="round"/>'
    )
    return one_layer(library, GAME, Box(0, 0, 60, 60), markup)


PRINTED: Final[Mapping[str, Recipe]] = {
    "pill": pill,
    "cap": cap,
    "patch": patch,
    "port": port,
    "rule": rule,
    "stitch": stitch,
    "rose": rose,
    "serpent": serpent,
}

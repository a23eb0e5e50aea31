"""What Scarper's odds are drawn as: all that a charge can bring as one bar, and one chance as a bar of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from scrapdesk.ui.faces.scarper.recipes_table import in_slot, print_of
from scrapdesk.ui.paint.art.blueprint import Blueprint
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size

Args = Mapping[str, str]
LOOKS: Final = ("solid", "pale", "none", "enemy")
"""How the parts of a bar are drawn, in their order."""


def odds(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """What 36 throws bring, as one bar: ground, trenches, nothing, the defender's propaganda; solid to striped."""
    box = in_slot(size, args, "27")
    side = args.get("side", "a")
    shares = [int(part) for part in args.get("shares", "9,9,9,9").split(",")]
    x, drawn = 1.0, ""
    for share, look in zip(shares, LOOKS, strict=True):
        width = share * (box.w - 2) / max(1, sum(shares))
        if share:
            drawn += _filled(look, side, Box(x, 1.5, width, box.h - 3))
            drawn += f'<path d="M{x + width:.2f} 1V{box.h - 1:g}" stroke="{{{{ink}}}}" stroke-width="1.2"/>'
        x += width
    return print_of(library, box, drawn + _edge(box))


def key_of_odds(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """One part of that bar by itself, for its legend."""
    box = in_slot(size, args, "17")
    drawn = _filled(args.get("look", "solid"), args.get("side", "a"), Box(1, 1.5, box.w - 2, box.h - 3))
    return print_of(library, box, drawn + _edge(box))


def _filled(look: str, side: str, part: Box) -> str:
    """A part of a bar; what helps the enemy is only hatched: what is solid is seen first."""
    enemy = "b" if side == "a" else "a"
    fill = {
        "solid": f'fill="{{{{{side}}}}}"',
        "pale": f'fill="{{{{{side}}}}}" fill-opacity=".42"',
        "none": 'fill="{{map}}"',
        "enemy": 'fill="{{paper}}"',
    }[look]
    place = f'x="{part.x:.2f}" y="{part.y:g}" width="{part.w:.2f}" height="{part.h:g}"'
    drawn = f"<rect {place} {fill}/>"
    if look == "enemy":
        low, high = part.y + part.h, part.h
        strokes = "".join(f"M{part.x + at:.1f} {low:g}l7 -{high:g}" for at in range(1, int(part.w) - 7, 8))
        drawn += f'<path d="{strokes}" stroke="{{{{{enemy}}}}}" stroke-width="2.2"/>' if strokes else ""
    return drawn


def _edge(box: Box) -> str:
    place = f'x="1" y="1" width="{box.w - 2:g}" height="{box.h - 2:g}"'
    return f'<rect {place} fill="none" stroke="{{{{ink}}}}" stroke-width="2"/>'


def bar_of_odds(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """The chance of one outcome as a bar, `part` of a hundred; solid, pale, plain, or striped for the enemy."""
    box = in_slot(size, args, "20")
    side, part = args.get("side", "a"), int(args.get("part", "40"))
    enemy, width = "b" if side == "a" else "a", max(0.0, (box.w - 4) * part / 100)
    look = args.get("look", "solid")
    fill = {
        "solid": f'fill="{{{{{side}}}}}"',
        "pale": f'fill="{{{{{side}}}}}" fill-opacity=".45"',
        "none": 'fill="{{mud}}"',
        "enemy": f'fill="{{{{{enemy}}}}}"',
    }[look]
    stripes = "".join(f"M{at + 3} {box.h - 3:g}l7 -{box.h - 6:g}" for at in range(0, int(width) - 8, 8))
    markup = f'<rect x="1" y="1" width="{box.w - 2:g}" height="{box.h - 2:g}" fill="{{{{map}}}}"/>'
    if part:
        place = f'x="2" y="2" width="{width:g}" height="{box.h - 4:g}"'
        markup += f'<rect {place} {fill} stroke="{{{{ink}}}}" stroke-width="1.8"/>'
    if look == "enemy" and stripes:
        markup += f'<path d="{stripes}" stroke="{{{{paper}}}}" stroke-opacity=".8" stroke-width="2.4"/>'
    return print_of(library, box, markup)


def advance(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """How far an attack goes, in pencil: a broad arrow, hatched; `back` is `yes` where it points to the left."""
    box = in_slot(size, args, "62")
    side, w, middle = args.get("side", "a"), box.w, box.h / 2
    barb, half = min(46.0, w * 0.5), box.h * 0.23
    way = f"M4 {middle - half:g}H{w - barb:g}V4L{w - 4:g} {middle:g}L{w - barb:g} {box.h - 4:g}V{middle + half:g}H4Z"
    flip = f' transform="translate({w:g},0) scale(-1,1)"' if args.get("back") == "yes" else ""
    pattern = "hb" if side == "a" else "hr"
    markup = (
        f'<g{flip}><path d="{way}" fill="{{{{paper}}}}" fill-opacity=".55"/>'
        f'<path d="{way}" fill="url(#{pattern})" opacity=".75"/>'
        f'<g filter="url(#pencil)"><path d="{way}" fill="none" stroke="{{{{{side}}}}}" stroke-width="5.5"'
        ' stroke-linejoin="round"/></g></g>'
    )
    return print_of(library, box, markup)


def chosen(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """The battlefield that is weighed: paler than the others, in a frame of ink."""
    box = in_slot(size, {}, "101")
    place = f'x="3" y="3" width="{box.w - 6:g}" height="{box.h - 6:g}"'
    markup = (
        f'<rect {place} fill="{{{{paper}}}}" fill-opacity=".42"/>'
        f'<rect {place} fill="none" stroke="{{{{ink}}}}" stroke-width="4.5"/>'
    )
    return print_of(library, box, markup)


def in_play(library: ArtLibrary, _args: Args, size: Size) -> Blueprint:
    """A dark mount with a light edge, under the card that is being played."""
    box = in_slot(size, {}, "240")
    place = f'x="3" y="3" width="{box.w - 6:g}" height="{box.h - 6:g}" rx="7"'
    return print_of(library, box, f'<rect {place} fill="{{{{ink}}}}" stroke="{{{{paper}}}}" stroke-width="4"/>')


ODDS: Final[Mapping[str, Callable[[ArtLibrary, Args, Size], Blueprint]]] = {
    "odds": odds,
    "key-of-odds": key_of_odds,
    "bar-of-odds": bar_of_odds,
    "advance": advance,
    "chosen": chosen,
    "in-play": in_play,
}
"""The pictures of chances, by name."""

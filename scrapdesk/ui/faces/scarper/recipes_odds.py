"""What Scarper's odds are drawn as: all that a charge can bring as one bar, and one chance as a bar of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from scrapdesk.ui.faces.scarper.recipes_table import in_slot, print_of
from scrapdesk.ui.paint.art.blueprint import Blueprint
from scrapdesk.ui.paint.art.library import ArtLibrary
from scrapdesk.ui.paint.art.pictures import Size

Args = Mapping[str, str]


def odds(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """What 36 throws bring, as one bar: ground, trenches, nothing, the defender's propaganda; solid to striped."""
    box = in_slot(size, args, "22")
    side = args.get("side", "a")
    shares = [int(part) for part in args.get("shares", "9,9,9,9").split(",")]
    enemy, x, drawn = "b" if side == "a" else "a", 1.0, ""
    looks = (
        f'fill="{{{{{side}}}}}"',
        f'fill="{{{{{side}}}}}" fill-opacity=".42"',
        'fill="{{wash}}"',
        'fill="{{paper}}"',
    )
    for number, (share, look) in enumerate(zip(shares, looks, strict=True)):
        width = share * (box.w - 2) / max(1, sum(shares))
        drawn += f'<rect x="{x:.2f}" y="1.5" width="{width:.2f}" height="{box.h - 3:g}" {look}/>'
        if number == 3:
            strokes = "".join(f"M{x + at:.1f} {box.h - 2:g}l7 -{box.h - 4:g}" for at in range(1, int(width) - 7, 7))
            drawn += f'<path d="{strokes}" stroke="{{{{{enemy}}}}}" stroke-width="3.2"/>' if strokes else ""
        drawn += f'<path d="M{x + width:.2f} 1V{box.h - 1:g}" stroke="{{{{ink}}}}" stroke-width="1.4"/>'
        x += width
    place = f'x="1" y="1" width="{box.w - 2:g}" height="{box.h - 2:g}"'
    edge = f'<rect {place} fill="none" stroke="{{{{ink}}}}" stroke-width="2"/>'
    return print_of(library, box, drawn + edge)


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


ODDS: Final[Mapping[str, Callable[[ArtLibrary, Args, Size], Blueprint]]] = {"odds": odds, "bar-of-odds": bar_of_odds}
"""The pictures of chances, by name."""

"""How Scarper ends: the flag of the winner over the map, and what was written under it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scrapdesk.ui.faces.scarper import lettering
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel, placed
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size
from scrapdesk.ui.paint.art.portfolio import Recipe
from scrapdesk.ui.paint.art.recipes.lettered import lettered

Args = Mapping[str, str]
GAME: Final = "scarper"
STAGE: Final = Box(0, 0, 620, 700)
BAND: Final = Box(0, 0, 1120, 230)


def stage(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """`seat` has won: its mark on a flag over a folded sheet."""
    easel = Easel(library, GAME)
    side = "b" if args.get("seat", "1") == "2" else "a"
    sheet = (
        '<g transform="rotate(-2.5 310 380)"><path d="M86 120H540V640H86Z" fill="#000000" fill-opacity=".4"'
        ' transform="translate(8,12)"/><path d="M84 118L538 112L546 634L80 642Z" fill="{{map}}" stroke="{{ink}}"'
        ' stroke-width="5"/><g fill="none" stroke="{{contour}}" stroke-width="2.5" stroke-opacity=".7">'
        '<ellipse cx="230" cy="470" rx="120" ry="80"/><ellipse cx="230" cy="470" rx="84" ry="52"/>'
        '<ellipse cx="230" cy="470" rx="46" ry="26"/><ellipse cx="440" cy="260" rx="90" ry="70"/>'
        '<ellipse cx="440" cy="260" rx="52" ry="38"/></g><path d="M236 116V638M392 114V636M82 380H542"'
        ' stroke="{{paper}}" stroke-width="4" stroke-opacity=".8"/></g>'
    )
    colour = easel.tokens[side]
    pole = (
        '<path d="M196 70V610" stroke="{{ink}}" stroke-width="22" stroke-linecap="round"/>'
        '<path d="M196 70V610" stroke="{{paper}}" stroke-width="6"/>'
    )
    cloth = (
        f'<path d="M206 84Q300 40 390 84T570 84V322Q480 372 390 322T206 328Z" fill="{colour}"/>'
        '<path d="M390 84Q480 128 570 84V322Q480 372 390 322Z" fill="#000000" fill-opacity=".18"/>'
        '<path d="M206 84Q300 40 390 84T570 84V322Q480 372 390 322T206 328Z" fill="none" stroke="{{ink}}"'
        ' stroke-width="9" stroke-linejoin="round"/>'
    )
    mark = placed(easel.drawing(f"icon-mark-{side}"), 296, 112, 1.86)
    return Blueprint(STAGE, (Layer(easel.markup(sheet + pole + cloth) + mark),))


def band(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """A message form: two ruled lines, its corners a little off."""
    easel = Easel(library, GAME)
    form = (
        '<path d="M74 44L1050 36L1056 202L68 206Z" fill="#000000" fill-opacity=".4" transform="translate(6,9)"/>'
        '<path d="M72 38L1046 32L1052 196L66 202Z" fill="{{paper}}" stroke="{{ink}}" stroke-width="5"/>'
        '<path d="M92 60L1028 55M92 178L1030 174" stroke="{{contour}}" stroke-width="3"/>'
    )
    return Blueprint(BAND, (Layer(easel.markup(form)),))


RECIPES: Final[Mapping[str, Recipe]] = {
    f"{GAME}/finale": stage,
    f"{GAME}/finale-band": band,
    f"{GAME}/lettered": lettered(GAME, lettering.words),
}

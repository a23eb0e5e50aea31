"""How La Scamorra ends: the sign of the winner in the niche of the cards, and a ribbon under it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scrapdesk.ui.faces.scamorra import lettering
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size
from scrapdesk.ui.paint.art.portfolio import Recipe
from scrapdesk.ui.paint.art.recipes.lettered import lettered

Args = Mapping[str, str]
GAME: Final = "scamorra"
STAGE: Final = Box(0, 0, 620, 700)
BAND: Final = Box(0, 0, 1120, 230)


_DISC: Final = (
    '<circle r="158" fill="{{ink}}"/><circle cy="-5" r="150" fill="{{a}}"/>'
    '<path d="M106,-111A150,150 0 0 1 -92,114A172,172 0 0 0 106,-111Z" fill="{{a_d}}"/>'
    '<circle cy="-5" r="127" fill="none" stroke="{{paper}}" stroke-width="7"/>'
    '<path d="M-118,-50A128,128 0 0 1 -50,-118" fill="none" stroke="#FFFFFF" stroke-width="9"'
    ' stroke-linecap="round" opacity=".75"/>'
)
_SQUARE: Final = (
    '<clipPath id="sq"><rect x="-132" y="-142" width="264" height="264" rx="14"/></clipPath>'
    '<rect x="-141" y="-148" width="282" height="290" rx="22" fill="{{ink}}"/>'
    '<g clip-path="url(#sq)"><rect x="-132" y="-142" width="264" height="264" fill="{{a}}"/>'
    '<g data-gen="stripes" x="-132" y="-142" w="264" h="264" s="36" sw="12" c="{{paper}}"/></g>'
    '<rect x="-100" y="-110" width="200" height="200" rx="8" fill="{{paper}}" stroke="{{ink}}" stroke-width="5"/>'
)
_HANDS: Final = {"stone": ("fist", 2.7), "paper": ("open", 2.45), "scissors": ("scissors", 2.45)}


def _easel(library: ArtLibrary, args: Args) -> Easel:
    """The parts are drawn for side A: the colours of who has won go in there."""
    tokens, side = library.tokens(GAME), {"1": "a", "2": "b"}.get(args.get("seat", "1"), "a")
    return Easel(library, GAME, {name: tokens[name.replace("a", side, 1)] for name in ("a", "a_d", "a_l")})


def stage(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """`seat` has won; `sign` is the one that it shows."""
    easel = _easel(library, args)
    kind, scale = _HANDS.get(args.get("sign", "stone"), _HANDS["stone"])
    shape = _SQUARE if args.get("seat", "1") == "2" else _DISC
    slots = {
        "disc": f'<g transform="translate(310,392)">{easel.markup(shape)}</g>',
        "hand": easel.markup(f'<g data-gen="hand" kind="{kind}" x="310" y="520" s="{scale}" ow="2.4"/>'),
    }
    return Blueprint(STAGE, (Layer(easel.drawing("finale-niche", slots)),))


def band(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    easel = _easel(library, args)
    return Blueprint(BAND, (Layer(easel.drawing("finale-ribbon")),))


RECIPES: Final[Mapping[str, Recipe]] = {
    f"{GAME}/finale": stage,
    f"{GAME}/finale-band": band,
    f"{GAME}/lettered": lettered(GAME, lettering.words),
}

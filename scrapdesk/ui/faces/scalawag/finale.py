"""How Scalawag! ends: the last ship before the evening sun."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scrapdesk.ui.faces.scalawag import lettering
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel, placed
from scrapdesk.ui.paint.art.geometry import deckled
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size
from scrapdesk.ui.paint.art.portfolio import Recipe
from scrapdesk.ui.paint.art.recipes import ships
from scrapdesk.ui.paint.art.recipes.lettered import lettered

Args = Mapping[str, str]
GAME: Final = "scalawag"
STAGE: Final = Box(0, 0, 620, 700)
BAND: Final = Box(0, 0, 1120, 230)


def stage(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """`seat` flies the flag that is still up; `holes` are those in its hull."""
    easel = Easel(library, GAME)
    seat, holes = int(args.get("seat", "1")), int(args.get("holes", "1"))
    sun = (
        '<radialGradient id="sun"><stop offset="0" stop-color="#FFF6D0"/><stop offset=".62" stop-color="#FFD873"/>'
        '<stop offset="1" stop-color="#F0902E"/></radialGradient><radialGradient id="glow">'
        '<stop offset=".5" stop-color="#FFC45A" stop-opacity=".6"/>'
        '<stop offset="1" stop-color="#FF9A3A" stop-opacity="0"/>'
        '</radialGradient><circle cx="310" cy="310" r="310" fill="url(#glow)"/>'
        '<circle cx="310" cy="310" r="214" fill="url(#sun)"/>'
    )
    view = easel.view("ship")
    scale = 560 / view.w
    ship = placed(ships.ship(easel, seat, holes), 30 - view.x * scale, 610 - (view.y + view.h) * scale, scale)
    return Blueprint(STAGE, (Layer(easel.markup(sun) + ship),))


def band(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """A plank that was washed up, with rope along it."""
    easel = Easel(library, GAME)
    edge = deckled(1080, 190, 6, 3.4, 17, 5)
    sheet = (
        '<g transform="translate(20,20)">'
        f'<path d="{edge}" transform="translate(6,9)" fill="#000000" fill-opacity=".4"/>'
        f'<path d="{edge}" fill="#5B3A20" stroke="{{{{ink}}}}" stroke-width="6"/>'
        '<path d="M34 26H1046M34 164H1046" stroke="{{rope}}" stroke-width="5" stroke-dasharray="16 9"/></g>'
    )
    return Blueprint(BAND, (Layer(easel.markup(sheet)),))


RECIPES: Final[Mapping[str, Recipe]] = {
    f"{GAME}/finale": stage,
    f"{GAME}/finale-band": band,
    f"{GAME}/lettered": lettered(GAME, lettering.words),
}

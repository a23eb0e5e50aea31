"""How Scalawag! ends: the last ship before the evening sun."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
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
HORIZON: Final = 0.462
"""Where sea and sky meet, as a part of the height: above the names of the lower row of captains."""


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


def scenery(library: ArtLibrary, args: Args, size: Size) -> Blueprint:
    """The sea in the evening, as wide as the window is; `sunk` are the flags of those who went down, in their order."""
    easel = Easel(library, GAME)
    high = 1920 * size[1] / max(1, size[0])
    line, water = high * HORIZON, high * 0.5
    middle = 8 + high * 0.29
    rays = "".join(
        f'<path d="M960 {middle:.0f}L{960 + 2200 * cos(turn - 0.05):.0f} {middle + 2200 * sin(turn - 0.05):.0f}'
        f'L{960 + 2200 * cos(turn + 0.05):.0f} {middle + 2200 * sin(turn + 0.05):.0f}Z"/>'
        for turn in (pi + 0.2 * step for step in range(17))
    )
    clouds = "".join(
        f'<ellipse cx="{x}" cy="{line * y:.0f}" rx="{wide}" ry="{wide / 13:.0f}"/>'
        for x, y, wide in ((230, 0.5, 300), (420, 0.56, 190), (1660, 0.34, 260), (1820, 0.62, 220), (1380, 0.72, 150))
    )
    waves = [
        f'<path d="M-20 {water + deep:.0f}{"q24 -16 48 0t48 0" * 21}V{high:.0f}H-20Z" fill="{fill}"/>'
        for deep, fill in ((high * 0.1, "#1A6C7C"), (high * 0.2, "#125464"), (high * 0.32, "#0C3E4B"))
    ]
    back = easel.markup(
        '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3C2A56"/>'
        '<stop offset=".45" stop-color="#A2484A"/><stop offset=".8" stop-color="#E9803A"/>'
        '<stop offset="1" stop-color="#F9C15E"/></linearGradient>'
        f'<rect width="1920" height="{line + 4:.0f}" fill="url(#sky)"/>'
        f'<g fill="#FFE9B0" opacity=".13">{rays}</g><g fill="#6B3050" opacity=".45">{clouds}</g>'
        f'<path d="M0 {line:.0f}l120 -44l90 26l110 -58l150 76ZM1450 {line:.0f}l160 -62l120 34l90 -20l100 48Z"'
        ' fill="#5E2F4E"/>'
        f'<rect y="{line:.0f}" width="1920" height="{high - line:.0f}" fill="#2A8090"/>'
        f'<path d="M0 {line:.0f}H1920" stroke="#F9C15E" stroke-width="4" opacity=".8"/>{waves[0]}'
    )
    front = easel.markup("".join(waves[1:]))
    wrecks = _wrecks(easel, args.get("sunk", "none"), water + high * 0.225)
    return Blueprint(Box(0, 0, 1920, high), (Layer(back + wrecks + front),))


def _wrecks(easel: Easel, sunk: str, water: float) -> str:
    """Half of them at either side, where the winner's ship is not; whoever went down first lies farthest out."""
    flags = [int(text) for text in sunk.split("-") if text.isdecimal()]
    view, scale = easel.view("ship"), 0.28
    drawn = ""
    for number, flag in enumerate(flags):
        step = number // 2
        x = 10 + 84 * step if number % 2 == 0 else 1726 - 84 * step
        y = water - (372 - view.y) * scale
        ship = easel.markup(
            '<clipPath id="above"><rect x="-14" y="-84" width="668" height="456"/></clipPath>'
            '<g clip-path="url(#above)">'
            '<g transform="translate(70,236) rotate(-11 320 200)"><g data-slot="ship"/></g></g>',
            {"ship": ships.ship(easel, flag, 5)},
        )
        drawn += placed(ship, x, y, scale)
    return drawn


RECIPES: Final[Mapping[str, Recipe]] = {
    f"{GAME}/finale": stage,
    f"{GAME}/finale-band": band,
    f"{GAME}/finale-scenery": scenery,
    f"{GAME}/lettered": lettered(GAME, lettering.words),
}

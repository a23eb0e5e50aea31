"""What Scalawag!'s pictures are made of: crew cards, backs, ships, flags. Must not know rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scrapdesk.ui.faces.scalawag import finale, lettering, printed, shapes, signs
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel, placed
from scrapdesk.ui.paint.art.generators import letters
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.markup import BadArt
from scrapdesk.ui.paint.art.pictures import Size
from scrapdesk.ui.paint.art.portfolio import GameArt, Recipe, coloured
from scrapdesk.ui.paint.art.recipes import desk, ships
from scrapdesk.ui.paint.art.recipes.framed import CARD, CARD_FLOOR

Args = Mapping[str, str]
GAME: Final = "scalawag"
CREW: Final = ("sailor", "gunner", "marine", "pilot", "mutineer", "lookout", "wave", "spot")


def card(kind: str, library: ArtLibrary, _args: Args) -> Blueprint:
    """A crew card without words."""
    easel = Easel(library, GAME)
    sheet, grain = Layer(easel.drawing("sheet"), shared=True), _grain(easel)
    slots = {
        "picture": easel.drawing(f"picture-{kind}"),
        "glyph": placed(easel.drawing(f"glyph-{kind}"), 26, 26, 0.28),
    }
    return Blueprint(CARD, (sheet, Layer(easel.drawing("frame", slots)), grain), floor=CARD_FLOOR)


def back(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    easel = Easel(library, GAME)
    return Blueprint(CARD, (Layer(easel.drawing("back")), _grain(easel)), floor=240)


def _grain(easel: Easel) -> Layer:
    """The tooth of the paper, short of the torn edge."""
    tile = easel.view("grain")
    return Layer(easel.drawing("grain"), Box(9, 9, 232, 332), tile=(tile.w, tile.h), shared=True)


def ship(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """A ship under the flag of `seat` 1 to 8, with 0 to 5 `holes`; one that is `sunk` shows its masts
    alone, and a barrel that carries the ropes past it."""
    easel = Easel(library, GAME)
    drawn = ships.ship(easel, _seat(args), _whole(args, "holes", 0, 5))
    if args.get("sunk") == "yes":
        drawn = easel.markup(_WATER, {"ship": drawn})
    return Blueprint(easel.view("ship"), (Layer(drawn),))


_WATER: Final = (
    '<clipPath id="above"><rect x="-14" y="-84" width="668" height="456"/></clipPath><g clip-path="url(#above)">'
    '<g transform="translate(70,236) rotate(-11 320 200)"><g data-slot="ship"/></g></g>'
    '<path d="M40 372q24 -18 48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0" fill="none" stroke="{{b_l}}"'
    ' stroke-width="9" stroke-linecap="round"/><path d="M110 404q24 -14 48 0t48 0t48 0t48 0t48 0t48 0t48 0" fill="none"'
    ' stroke="{{b_l}}" stroke-width="6" stroke-linecap="round" opacity=".6"/>'
    '<g stroke="{{ink}}" stroke-width="8" stroke-linejoin="round"><path d="M262 352q58 -30 116 0v44q-58 30 -116 0Z"'
    ' fill="{{wood_l}}"/><path d="M290 341v66M350 341v66" fill="none" stroke="{{wood_d}}"/><path'
    ' d="M312 322h16v100h-16Z" fill="{{rope}}"/></g>'
)


def flag(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """The flag of `seat` 1 to 8."""
    return Blueprint(Box(-8, -8, 128, 80), (Layer(ships.flag(Easel(library, GAME), _seat(args), 0, 0)),))


def emblem(library: ArtLibrary, args: Args, _size: Size) -> Blueprint:
    """The emblem of `seat` 1 to 8 alone, in ink."""
    easel = Easel(library, GAME)
    sign = ships.emblem(easel, _seat(args), 0, 0, 1, easel.tokens["paper"])
    return Blueprint(Box(-24, -24, 48, 48), (Layer(sign),))


def _seat(args: Args) -> int:
    return _whole(args, "seat", 1, 8)


def _whole(args: Args, name: str, least: int, most: int) -> int:
    text = args.get(name, str(least))
    if not text.isdecimal() or not least <= int(text) <= most:
        raise BadArt(f"{name} is {least} to {most}, not {text}")
    return int(text)


def lid(library: ArtLibrary, _args: Args, _size: Size) -> Blueprint:
    """The lid of the box has a ship of the game on it."""
    drawn = ships.ship(Easel(library, GAME), 3, 0)
    return desk.lid(GAME, library, {"ship": placed(drawn, 6, 142, 0.45)})


def recipes(_library: ArtLibrary) -> dict[str, Recipe]:
    """What is made of more than one file."""
    found: dict[str, Recipe] = {
        "scalawag/back": back,
        "scalawag/ship": ship,
        "scalawag/flag": flag,
        "scalawag/emblem": emblem,
        "desk/lid-scalawag": lid,
    }
    found |= {f"scalawag/{name}": recipe for name, recipe in {**shapes.SIZED, **printed.PRINTED}.items()}
    found |= {f"scalawag/mark-{name}": recipe for name, recipe in signs.MARKS.items()}
    found |= {f"scalawag/order-{name}": coloured(shapes.order, name) for name in (*shapes.ORDER_GLYPHS, "muster")}
    return found | {f"scalawag/card-{kind}": coloured(card, kind) for kind in CREW}


def _all(library: ArtLibrary) -> dict[str, Recipe]:
    return {**recipes(library), **finale.RECIPES}


ART: Final = GameArt(GAME, _all, {"title_scalawag": letters.title(lettering.title)})

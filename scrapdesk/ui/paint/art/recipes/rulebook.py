"""Pictures of the rule books: a file each in assets/<game>/rules, made of the game's own pictures and a few signs.

`<g data-picture="piece-stone" side="w" x="10" y="20" w="40"/>` puts a picture of the game there. `h`, `turn` in
degrees, `fade` and `part`, the box of it that is shown, may follow; what else is given are its arguments. And
`<g data-sign="arrow" .../>` is one of the signs. Everything is one drawing: grain and print, which need pixels, are
left out. Must not know rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from scrapdesk.ui.paint.art.attributes import Attributes
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.library import RULES, ArtLibrary, Box
from scrapdesk.ui.paint.art.markup import BadArt, own_ids
from scrapdesk.ui.paint.art.pictures import Size
from scrapdesk.ui.paint.art.recipes.signs import SIGNS

Catalogue = Callable[[ArtLibrary], Mapping[str, Callable[[ArtLibrary, Mapping[str, str], Size], Blueprint]]]
_PICTURE: Final = re.compile(r"<g data-picture=\"[^>]*?/>")
_SIGN: Final = re.compile(r"<g data-sign=\"[^>]*?/>")
_ATTRIBUTE: Final = re.compile(r"([\w-]+)=\"([^\"]*)\"")
_PLACE: Final = ("data-picture", "x", "y", "w", "h", "turn", "fade", "part")
_FINE: Final = 8
"""Pixels for each unit of a picture's room: pictures that are drawn for a size are told one of its shape."""


def illustration(
    catalogue: Catalogue, game: str, name: str, library: ArtLibrary, _args: Mapping[str, str], _size: Size
) -> Blueprint:
    """One picture of a rule book."""
    drawing = library.drawing(game, f"{RULES}/{name}")
    known = catalogue(library)
    slots: dict[str, str] = {}

    def taken(found: re.Match[str]) -> str:
        attributes = dict(_ATTRIBUTE.findall(found[0]))
        recipe = known.get(f"{game}/{attributes['data-picture']}")
        if recipe is None:
            raise BadArt(f"{game}/{RULES}/{name}: no picture is called {attributes['data-picture']}")
        slot = f"part{len(slots)}"
        slots[slot] = _placed(attributes, lambda args, size: recipe(library, args, size), slot)
        return f'<g data-slot="{slot}"/>'

    body = _SIGN.sub(_signed, _PICTURE.sub(taken, drawing.body))
    definitions = library.drawing(game, "defs").body if library.has(game, "defs") and "url(#" in body else ""
    return Blueprint(drawing.view, (Layer(Easel(library, game).markup(definitions + body, slots)),))


def _signed(found: re.Match[str]) -> str:
    attributes = dict(_ATTRIBUTE.findall(found[0]))
    name = attributes.pop("data-sign")
    if name not in SIGNS:
        raise BadArt(f"unknown sign {name}")
    return SIGNS[name](Attributes(attributes))


def _placed(attributes: dict[str, str], make: Callable[[Mapping[str, str], Size], Blueprint], slot: str) -> str:
    """A picture of the game in its room, with the shadow that a card throws."""
    a = Attributes(attributes)
    wide = a.number("w", 40)
    args = {key: value for key, value in attributes.items() if key not in _PLACE}
    drawn = make(args, (round(wide * _FINE), round(a.number("h", wide) * _FINE)))
    if "part" in a:
        drawn = replace(drawn, view=Box(*map(float, a.text("part").split(","))))
    high = a.number("h") or wide * drawn.view.h / drawn.view.w
    x, y = a.numbers("x", "y")
    turn = f' transform="rotate({a.number("turn"):g} {x + wide / 2:g} {y + high / 2:g})"' if "turn" in a else ""
    fade = f' opacity="{a.number("fade"):g}"' if "fade" in a else ""
    room = Box(x, y, wide, high)
    inside = _in_room(drawn, room, slot, "part" in a)
    return f"<g{turn}{fade}>{_shadow(attributes['data-picture'], room)}{inside}</g>"


def _in_room(drawn: Blueprint, room: Box, slot: str, part: bool) -> str:
    view = drawn.view
    inside = "".join(_layers(drawn, slot, part))
    scale = f"scale({room.w / view.w:.5f},{room.h / view.h:.5f})"
    return f'<g transform="translate({room.x:g},{room.y:g}) {scale} translate({-view.x:g},{-view.y:g})">{inside}</g>'


def _layers(drawn: Blueprint, slot: str, part: bool) -> Iterator[str]:
    for number, layer in enumerate(drawn.layers):
        if layer.tile is None and layer.detail == 1:
            box = _common(layer.box, drawn.view)
            seen = " ".join(f"{value:g}" for value in box)
            place = f'x="{box.x:g}" y="{box.y:g}" width="{box.w:g}" height="{box.h:g}" viewBox="{seen}"'
            inside = own_ids(layer.markup, f"{slot}-{number}-")
            yield inside if layer.box is None and not part else f"<svg {place}>{inside}</svg>"


def _common(box: Box | None, view: Box) -> Box:
    """What of a layer lies in the part that is shown."""
    if box is None:
        return view
    left, top = max(box.x, view.x), max(box.y, view.y)
    return Box(left, top, min(box.x + box.w, view.x + view.w) - left, min(box.y + box.h, view.y + view.h) - top)


def _shadow(name: str, room: Box) -> str:
    if not name.startswith(("card-", "back")):
        return ""
    place = f'x="{room.x + 2:g}" y="{room.y + 3.5:g}" width="{room.w:g}" height="{room.h:g}" rx="{room.w * 0.06:g}"'
    return f'<rect {place} fill="#000000" fill-opacity=".32"/>'

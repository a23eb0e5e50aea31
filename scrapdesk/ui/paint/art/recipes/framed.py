"""Cards that are a frame of their game with a picture in its window. Knows neither card data nor any game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.markup import BadArt
from scrapdesk.ui.paint.art.pictures import Size

Args = Mapping[str, str]
Recipe = Callable[[ArtLibrary, Args, Size], Blueprint]
CARD: Final = Box(0, 0, 250, 350)
"""The grid that cards are drawn on."""
CARD_FLOOR: Final = 360
"""Cards are not rendered narrower: what is smaller is shrunk from it."""
_PLACE: Final = re.compile(r"<g id=\"picture\"\s*/>")


class CardFrame(NamedTuple):
    """How the cards of a game are framed, where a card does not name another frame."""

    game: str
    name: str
    window: Box
    """Where the picture lies."""


def cards(frame: CardFrame, library: ArtLibrary) -> dict[str, Recipe]:
    """A card for every picture of a game, by the name of the picture."""
    names = [name for name in library.names(frame.game) if name.startswith("pic-")]
    return {f"{frame.game}/{name.replace('pic-', 'card-')}": _recipe(frame, name) for name in names}


def _recipe(frame: CardFrame, name: str) -> Recipe:
    return lambda library, args, _size: card(frame, name, library, args)


def card(frame: CardFrame, picture: str, library: ArtLibrary, args: Args) -> Blueprint:
    """A card without words. `frame` names one of the game's frames; everything else are tokens, such as `seed`."""
    tokens = {name: value for name, value in args.items() if name != "frame"}
    name = args.get("frame", frame.name)
    if not name.startswith("frame"):
        raise BadArt(f"a frame of {frame.game} is not called {name}")
    easel = Easel(library, frame.game, tokens)
    definitions = library.drawing(frame.game, "defs").body
    below, above = _split(library.drawing(frame.game, name).body)
    drawn = library.drawing(frame.game, picture).body
    window = f'<g clip-path="url(#window)">{drawn}</g>'
    layers = (
        Layer(easel.markup(definitions + below), shared=True),
        Layer(easel.markup(definitions + window), box=frame.window),
        Layer(easel.markup(definitions + above), shared=True),
    )
    return Blueprint(easel.view(name), layers, floor=CARD_FLOOR)


def _split(frame: str) -> tuple[str, str]:
    """What lies under the picture and what over it."""
    parts = _PLACE.split(frame)
    if len(parts) != 2:
        raise BadArt("a frame has one place for a picture")
    return parts[0], parts[1]

"""Cards of Scrappers, SCOPE and Scarper: a frame of the game, a picture in its window. Must not know card data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from scrapdesk.ui.faces.scamorra.recipes import CARD_FLOOR
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.library import Box, Library
from scrapdesk.ui.paint.art.markup import BadArt

Args = Mapping[str, str]
FRAMES: Final = {"scrappers": "frame-basic", "scope": "frame", "scarper": "frame-event"}
"""The frame of a card that does not name one."""
WINDOWS: Final = {"scrappers": Box(12, 44, 226, 182), "scope": Box(14, 46, 222, 206), "scarper": Box(16, 66, 218, 152)}
_PLACE: Final = re.compile(r"<g id=\"picture\"\s*/>")


def card(game: str, picture: str, library: Library, args: Args) -> Blueprint:
    """A card without words. `frame` names one of the game's frames; everything else are tokens, such as `seed`."""
    tokens = {name: value for name, value in args.items() if name != "frame"}
    name = args.get("frame", FRAMES[game])
    if not name.startswith("frame"):
        raise BadArt(f"a frame of {game} is not called {name}")
    easel = Easel(library, game, tokens)
    definitions = library.drawing(game, "defs").body
    below, above = _split(library.drawing(game, name).body)
    drawn = library.drawing(game, picture).body
    window = f'<g clip-path="url(#window)">{drawn}</g>'
    layers = (
        Layer(easel.markup(definitions + below), shared=True),
        Layer(easel.markup(definitions + window), box=WINDOWS[game]),
        Layer(easel.markup(definitions + above), shared=True),
    )
    return Blueprint(easel.view(name), layers, floor=CARD_FLOOR)


def _split(frame: str) -> tuple[str, str]:
    """What lies under the picture and what over it."""
    parts = _PLACE.split(frame)
    if len(parts) != 2:
        raise BadArt("a frame has one place for a picture")
    return parts[0], parts[1]

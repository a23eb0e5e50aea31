"""The cloth between people at one screen: a drawing of each game, cut to the window. Must not know which games."""

from __future__ import annotations

from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.pictures import Size

NAME = "curtain"


def cloth(game: str, library: ArtLibrary, size: Size) -> Blueprint:
    """Covers the whole window: what of the drawing has no room is cut away on both sides alike. Nobody looks at it for
    long, and noise is dear: half the resolution of a large window is enough."""
    easel = Easel(library, game)
    view = easel.view(NAME)
    unit = max(size[0] / view.w, size[1] / view.h)
    wide, high = size[0] / unit, size[1] / unit
    box = Box(view.x + (view.w - wide) / 2, view.y + (view.h - high) / 2, wide, high)
    detail = min(1.0, max(0.5, 1280 / max(1, size[0])))
    return Blueprint(box, (Layer(easel.drawing(NAME), detail=detail),))

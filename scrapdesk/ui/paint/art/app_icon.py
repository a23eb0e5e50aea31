"""The program's own sign as PNG: for the window before anything is drawn, and for the build.

The one picture that is rendered where it is asked for: it is small, and a window wants it before it opens.
"""

from __future__ import annotations

from pathlib import Path

from scrapdesk.ui.paint.art.pictures import Picture
from scrapdesk.ui.paint.art.portfolio import Portfolio
from scrapdesk.ui.paint.art_worker import PaintOrder, Renderer


def app_icon_png(assets: Path, side: int) -> bytes:
    """A square PNG; ValueError where the drawing is missing or broken."""
    answer = Renderer(assets, Portfolio(())).answer(PaintOrder(Picture("desk/app-icon"), (side, side)))
    if isinstance(answer, str):
        raise ValueError(answer)
    return answer.layers[0].png

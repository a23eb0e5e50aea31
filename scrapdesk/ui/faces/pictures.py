"""All pictures of the program: the desk's, and those of every face. The process that renders opens this by its name."""

from __future__ import annotations

from scrapdesk.ui.faces import FACES
from scrapdesk.ui.paint.art.portfolio import Portfolio


def open_portfolio() -> Portfolio:
    return Portfolio([face.art() for face in FACES.values()])

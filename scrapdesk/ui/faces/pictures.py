"""All pictures of the program: the desk's, and those of every face. The process that renders opens this by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scrapdesk.ui.faces import FACES

if TYPE_CHECKING:
    from scrapdesk.ui.paint.art.portfolio import Portfolio


def open_portfolio() -> Portfolio:
    from scrapdesk.ui.paint.art.portfolio import Portfolio  # only who renders needs the recipes

    return Portfolio([face.art() for face in FACES.values()])

"""What SCOPE's pictures are made of. Must not know rules or card data."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.faces.scope import lettering
from scrapdesk.ui.paint.art.generators import letters
from scrapdesk.ui.paint.art.library import Box, Library
from scrapdesk.ui.paint.art.portfolio import GameArt, Recipe
from scrapdesk.ui.paint.art.recipes import framed

GAME: Final = "scope"
_FRAME: Final = framed.Frame(GAME, "frame", Box(14, 46, 222, 206))


def recipes(library: Library) -> dict[str, Recipe]:
    """What is made of more than one file."""
    return framed.cards(_FRAME, library)


ART: Final = GameArt(GAME, recipes, {"title_scope": letters.title(lettering.scope)})

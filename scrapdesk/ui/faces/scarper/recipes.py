"""What Scarper's pictures are made of. Must not know rules or card data."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.faces.scarper import (
    finale,
    lettering,
    recipes_cards,
    recipes_end,
    recipes_marks,
    recipes_odds,
    recipes_table,
)
from scrapdesk.ui.paint.art.generators import letters
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.portfolio import GameArt, Recipe
from scrapdesk.ui.paint.art.recipes import framed

GAME: Final = "scarper"
_FRAME: Final = framed.CardFrame(GAME, "frame-event", Box(16, 66, 218, 152))


def recipes(library: ArtLibrary) -> dict[str, Recipe]:
    """What is made of more than one file, and what has none."""
    own = {**recipes_table.SIZED, **recipes_marks.MARKS, **recipes_odds.ODDS, **recipes_cards.CARDS, **recipes_end.ENDS}
    return {**framed.cards(_FRAME, library), **{f"{GAME}/{name}": recipe for name, recipe in own.items()}}


def _all(library: ArtLibrary) -> dict[str, Recipe]:
    return {**recipes(library), **finale.RECIPES}


ART: Final = GameArt(GAME, _all, {"title_scarper": letters.title(lettering.title)})

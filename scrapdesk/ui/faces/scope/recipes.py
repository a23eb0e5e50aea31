"""What SCOPE's pictures are made of. Must not know rules or card data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from scrapdesk.ui.faces.scope import dials, finale, houses, lettering, plates, sights, squares
from scrapdesk.ui.paint.art.generators import letters
from scrapdesk.ui.paint.art.library import ArtLibrary, Box
from scrapdesk.ui.paint.art.portfolio import GameArt, Recipe
from scrapdesk.ui.paint.art.recipes import framed

GAME: Final = "scope"
_FRAME: Final = framed.CardFrame(GAME, "frame", Box(14, 46, 222, 206))


SIZED: Final[Mapping[str, Recipe]] = {
    "hidden": squares.hidden,
    "place": squares.place,
    "spent": squares.spent,
    "known": squares.known,
    "pencil": squares.pencil,
    "missed": squares.missed,
    "hit": squares.hit,
    "dial": dials.dial,
    "share": dials.share,
    "dated": squares.dated,
    "truth": squares.truth,
    "badge": squares.badge,
    "house": houses.house,
    "panel": plates.panel,
    "field": plates.field,
    "action": plates.action,
    "points": plates.points,
    "prey": plates.prey,
    "rail": plates.rail,
    "ruler": plates.ruler,
    "tag": plates.tag,
    "status": plates.status,
    "shell": sights.shell,
    "held": sights.held,
    "cell": sights.cell,
    "brackets": sights.brackets,
    "mark-near": sights.near,
    "mark-target": sights.target,
    "mark-sight": sights.sight,
    "mark-capture": sights.capture,
    "mark-possible": sights.possible,
    "mark-quadrant": sights.quadrant,
    "mark-crossing": sights.crossing,
}
"""The pictures that have no file, by name."""


def recipes(library: ArtLibrary) -> dict[str, Recipe]:
    """What is made of more than one file, or for the place in which it lies."""
    tiles = {f"{GAME}/tile-{name}": partial(squares.tile, name) for name in (*squares.KINDS, "shot", "fallen")}
    return framed.cards(_FRAME, library) | tiles | {f"{GAME}/{name}": recipe for name, recipe in SIZED.items()}


def _all(library: ArtLibrary) -> dict[str, Recipe]:
    return {**recipes(library), **finale.RECIPES}


ART: Final = GameArt(GAME, _all, {"title_scope": letters.title(lettering.title)})

"""What Scarper shows. Light: what costs time to load is loaded when it is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scrapdesk.core.words import say
from scrapdesk.ui.face import Face

if TYPE_CHECKING:
    from scrapdesk.ui.paint.art.portfolio import GameArt


def _art() -> GameArt:
    from scrapdesk.ui.faces.scarper.recipes import ART

    return ART


FACE: Final = Face(
    id="scarper",
    title="Scarper",
    pitch=say(
        "The Western Front, five battlefields and five years. Every card is an order or an event, never both, "
        "and morale is the rope that both sides pull."
    ),
    seats=(2,),
    minutes=45,
    tilt=-1.1,
    art=_art,
)

"""What SCOPE shows. Light: what costs time to load is loaded when it is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scrapdesk.core.words import say
from scrapdesk.ui.face import Face
from scrapdesk.ui.faces.scope.material import MATERIAL

if TYPE_CHECKING:
    from scrapdesk.ui.paint.art.portfolio import GameArt
    from scrapdesk.ui.paint.sound.palette import Palette


def _art() -> GameArt:
    from scrapdesk.ui.faces.scope.recipes import ART

    return ART


def _sound() -> Palette:
    from scrapdesk.ui.faces.scope.sounds import PALETTE

    return PALETTE


FACE: Final = Face(
    id="scope",
    title="SCOPE",
    pitch=say(
        "Two sniper teams in a ruined city, every card face down. Move, search, listen, and fire when you are "
        "sure, or when you can wait no longer."
    ),
    seats=(2, 3, 4),
    minutes=15,
    tilt=1.0,
    art=_art,
    sound=_sound,
    theme=MATERIAL,
)

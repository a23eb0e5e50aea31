"""What Scalawag! shows. Light: what costs time to load is loaded when it is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scrapdesk.core.words import say
from scrapdesk.ui.face import Face

if TYPE_CHECKING:
    from scrapdesk.ui.paint.art.portfolio import GameArt
    from scrapdesk.ui.paint.sound.palette import Palette


def _art() -> GameArt:
    from scrapdesk.ui.faces.scalawag.recipes import ART

    return ART


def _sound() -> Palette:
    from scrapdesk.ui.faces.scalawag.sounds import PALETTE

    return PALETTE


FACE: Final = Face(
    id="scalawag",
    title="Scalawag!",
    pitch=say(
        "Captains with a hidden crew, and every order may be a lie. Fire, board and sail on what you claim to "
        "have, until somebody calls. The last ship afloat wins."
    ),
    seats=(3, 4, 5, 6, 7, 8),
    minutes=30,
    tilt=1.5,
    art=_art,
    sound=_sound,
)

"""The two large buttons of whoever may call: the lettering of the game for a lie, a whole seal for what is believed.

Words and pictures only; must not know pixels, nor what comes of a call.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.plates import SERIF, words
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.theme import Colour

CALL: Final[Target] = "button:scalawag"
LETTERING: Final = 196 / 43
"""How wide the lettering is for its height."""
WIDE: Final = 0.76
SEAL: Final = 84.0
"""How large the seal is on the map."""


def call_sign(target: Target, room: Box) -> Ornament:
    _, _, wide, high = room
    if target == CALL:
        tall = WIDE * wide / LETTERING / high
        return Ornament(picture("scalawag/title"), target, box=((1 - WIDE) / 2, 0.4 - tall / 2, WIDE, tall))
    across, down = SEAL / wide, SEAL / high
    return Ornament(picture("scalawag/seal-declared"), target, box=((1 - across) / 2, 0.35 - down / 2, across, down))


def call_words(target: Target, text: str, below: str, paint: Colour) -> Iterator[Inscription]:
    """What the lettering says already is not said again."""
    if target == CALL:
        yield words(below, target, 0.5, 0.72, 24, paint, width=0.94, face="sans-bold")
    else:
        yield words(text, target, 0.5, 0.72, 30, paint, width=0.92, face=SERIF)

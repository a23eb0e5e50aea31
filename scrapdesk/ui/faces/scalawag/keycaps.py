"""The key that does what a button does, in its corner: its cap, and its letter. Must not know what that is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.plates import words
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.theme import Colour

CAP: Final = 32.0
"""How large the cap of a key is on the map."""
EDGE: Final = 12.0
MIDDLE: Final = EDGE + CAP / 2


def key_cap(room: Box, target: Target, name: str, tone: str) -> Iterator[Ornament]:
    """Keys with longer names have none."""
    _, _, wide, high = room
    if len(name) == 1:
        box = (1 - (CAP + EDGE) / wide, EDGE / high, CAP / wide, CAP / high)
        yield Ornament(picture("scalawag/cap", tone=tone), target, box=box)


def key_letter(room: Box, target: Target, name: str, paint: Colour) -> Iterator[Inscription]:
    _, _, wide, high = room
    if len(name) == 1:
        yield words(name, target, 1 - MIDDLE / wide, (MIDDLE - 1) / high, 18, paint, width=0.2)
    elif name:
        yield words(name, target, 1 - 16 / wide, MIDDLE / high, 18, paint, width=0.2, align=1.0)

"""The colours of what is written on the table of Scrappers, and how a word is put there. Knows no view."""

from __future__ import annotations

from typing import Final

from scrapdesk.ui.board.look import Inscription
from scrapdesk.ui.paint.theme import Colour, colour

TEXT: Final[Colour] = colour("#F3EBDC")
MUTED: Final[Colour] = colour("#B9B4A8")
HAZARD: Final[Colour] = colour("#F2B632")
INK: Final[Colour] = colour("#1D1B19")
FADED: Final[Colour] = colour("#5C574E")
"""Small words on paper."""
UNPAID: Final[Colour] = colour("#B0230F")
"""A price that cannot be paid, on paper."""
SHORT: Final[Colour] = colour("#FF8A70")
"""The same on dark metal."""
HIT: Final[Colour] = colour("#FF8A70")
"""Who is aimed at."""
WHITE: Final[Colour] = (255, 255, 255)
PALE: Final[Colour] = colour("#6E6A62")
DIM: Final[Colour] = colour("#55524B")
"""A large figure that nobody has to read."""
SANS, BOLD = "sans-semibold", "sans-bold"


def words(text: str, slot: str, x: float, y: float, size: int, paint: Colour, **more: object) -> Inscription:
    """An inscription in the plain face."""
    return Inscription(text, slot, x, y, size, paint, **{"face": SANS, "width": 1.0, **more})  # type: ignore[arg-type]

"""The colours of the desk itself. Must not know any game's colours beyond the one stripe on its tile."""

from __future__ import annotations

from typing import Final

Colour = tuple[int, int, int]

DESK: Final[Colour] = (0x23, 0x27, 0x2E)
PANEL: Final[Colour] = (0x2E, 0x34, 0x3D)
LINE: Final[Colour] = (0x4A, 0x52, 0x5E)
TEXT: Final[Colour] = (0xF3, 0xEB, 0xDC)
MUTED: Final[Colour] = (0xB9, 0xB4, 0xA8)

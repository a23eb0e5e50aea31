"""A small picture of what a move is made with: a card, or a piece. Must not know any game."""

from __future__ import annotations

from typing import NamedTuple

from scrapdesk.ui.paint.pictures import Picture


class MoveSign(NamedTuple):
    picture: Picture
    wide: float = 1.0
    """Its width in its height."""

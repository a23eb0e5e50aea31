"""What somebody has chosen to be shown of what is known, and what they have pencilled onto squares themselves.

A sheet of paper beside the board: no rule depends on it, and every seat has its own. Must not know pixels, nor who
changes it.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.games.scope.cards import KIND_NAMES


class Shown(Enum):
    """Which map lies on the table."""

    KNOWN = "known"
    """What the viewer knows of the enemy."""
    BELIEVED = "believed"
    """That, and over the own front what the enemy may believe of it."""
    NOTHING = "nothing"
    """Only what was pencilled in: the viewer remembers by themselves."""


SIGNS: Final = KIND_NAMES
"""What can be pencilled in: the kinds of cards."""
NO_SIGNS: Final[dict[Target, str]] = {}


class Paper:
    def __init__(self) -> None:
        self.in_use = False
        """Whether somebody sits here who can write on it: not in a lesson, nor where a game is watched again."""
        self.beside = False
        """Whether what was found is seen beside the table, and needs no room on it."""
        self.shown = Shown.KNOWN
        self.held = ""
        """The sign that the pencil writes now; "" while it lies beside the board."""
        self._signs: dict[Seat, dict[Target, str]] = {}

    def signs(self, seat: Seat | None) -> dict[Target, str]:
        """Square -> the sign on it, of one seat."""
        return NO_SIGNS if seat is None else self._signs.get(seat, NO_SIGNS)

    def write(self, seat: Seat, square: Target, sign: str) -> None:
        """Puts a sign onto a square; the same sign again, or none, rubs it out."""
        signs = dict(self.signs(seat))
        if sign and signs.get(square) != sign:
            signs[square] = sign
        else:
            signs.pop(square, None)
        self._signs[seat] = signs

    def next_sign(self, seat: Seat, square: Target) -> str:
        """The sign that comes after the one on a square; "" after the last."""
        now = self.signs(seat).get(square, "")
        at = SIGNS.index(now) + 1 if now else 0
        return SIGNS[at] if at < len(SIGNS) else ""

    def text(self, seat: Seat) -> str:
        """All signs of a seat in one line."""
        return ",".join(f"{square}={sign}" for square, sign in sorted(self.signs(seat).items()))

    def read(self, seat: Seat, text: str) -> None:
        """Takes over what `text` has written; whatever means nothing is left out."""
        pairs = (entry.partition("=") for entry in text.split(","))
        self._signs[seat] = {square: sign for square, _, sign in pairs if sign in SIGNS and square}

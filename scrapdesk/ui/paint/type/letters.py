"""Which letters the fonts have, and what is written in place of one that they have not.

A font draws any letter that it has not as the same empty box. Must not know whose words they are.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from scrapdesk.ui.paint.fonts import FontBook

SUBSTITUTE: Final = "•"
SURE: Final = frozenset("\n–—‘’“”•…") | set(map(chr, (*range(0x20, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100))))
"""What every face has, so that nobody looks: most texts have no other letters."""
FACES_OF_NAMES: Final = ("sans", "serif-bold")
"""Faces in which names of people stand; the other weights of both have the same letters."""

_NOWHERE: Final = "\ue000"
"""A letter that no font has."""
_LARGE: Final = 200
"""Pixels: at this size no letter measures the same as the box of those that are missing."""


class Letters:
    def __init__(self, fonts: FontBook) -> None:
        self._fonts = fonts
        self._found: dict[tuple[str, str], bool] = {}

    def has(self, face: str, letter: str) -> bool:
        if letter in SURE:
            return True
        found = self._found.get((face, letter))
        if found is None:
            font = self._fonts.font(face, _LARGE)
            found = self._found[face, letter] = font.metrics(letter) != font.metrics(_NOWHERE)
        return found

    def drawn(self, name: str) -> bool:
        """Whether a name can be drawn wherever people are named."""
        return all(self.has(face, letter) for letter in name for face in FACES_OF_NAMES)

    def written(self, text: str, face: str) -> str:
        """The text as it can be drawn: a dot for a letter that is missing, nothing for an accent that is."""
        text = text.replace("\0", "")  # which SDL cannot even be asked to draw
        if text.isascii():
            return text
        missing = [letter for letter in set(text) - SURE if not self.has(face, letter)]
        return text.translate({ord(letter): _instead(letter) for letter in missing}) if missing else text


def _instead(letter: str) -> str:
    """Accents, and signs that only join or turn others, have no place of their own."""
    return "" if unicodedata.category(letter)[0] == "M" or not letter.isprintable() else SUBSTITUTE

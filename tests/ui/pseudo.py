"""A language that does not exist: every template accented and two fifths longer, to see what no translator reaches.

What stays English under it was never looked up; what is cut under it leaves no room for German or French. Must not
know any scene.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

PLAIN = "aceinosuyzACEINOSUYZ"
ACCENTED = "áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ"
_TABLE = str.maketrans(PLAIN, ACCENTED)
_KEPT = re.compile(r"(\{[^}]*\}|\[\[[^\]]*\]\])")
"""What a translator leaves alone: the places of arguments, and icons."""
_WORD = re.compile(r"\w+(?:['’]\w+)*")
_GAME_ID = re.compile(r"\b[0-9A-Z]{2,4}(?:-[0-9A-Z]{2,4})+\b")
LONGER = 0.4


class Pseudo(Mapping[str, str]):
    """A catalogue that has every template."""

    def __init__(self) -> None:
        self.asked: dict[str, str] = {}

    def __getitem__(self, template: str) -> str:
        found = self.asked.get(template)
        if found is None:
            found = self.asked[template] = accented(template)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self.asked)

    def __len__(self) -> int:
        return len(self.asked)


def accented(template: str) -> str:
    """The template with an accent on every letter that can have one, and longer."""
    parts = _KEPT.split(template)
    owed = 0.0
    for index in range(0, len(parts), 2):
        words = []
        for word in re.split(r"(\W+)", parts[index]):
            owed += LONGER * len(word)
            extra = int(owed) if word[:1].isalpha() else 0
            owed -= extra
            words.append(word.translate(_TABLE) + "é" * extra)
        parts[index] = "".join(words)
    return "".join(parts)


def english(text: str, names: frozenset[str]) -> list[str]:
    """Words of a text that no translation has touched, but for names of people and things that have none."""
    words = _WORD.findall(_GAME_ID.sub("", text))
    found = [word for word in words if len(word) > 2 and word.isascii() and word.isalpha()]
    return [word for word in found if word not in names]

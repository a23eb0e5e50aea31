"""Which pictures a place asked for when somebody last came there: they can be fetched before they come again.

A place is a table at one size of the window. Kept in the cache, so it may vanish, be damaged, or be of an older
program: then nothing is known. Must not know surfaces, nor what a place is.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from scrapdesk.ui.paint.art.orders import Key
from scrapdesk.ui.paint.art.pictures import Picture

LOOKS: Final = 120
"""So many looks of the screen belong to coming: what is asked for later belongs to the game that is played."""
MOST: Final = 400
Told = tuple[str, Iterable[tuple[str, str]], int, int]


class Habits:
    """Notes for the place somebody came to last."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._place = ""
        self._noted: dict[Key, None] = {}
        self._until = 0

    def begin(self, place: str, look: int) -> None:
        """Somebody comes to a place; an empty one is none."""
        self._place, self._noted, self._until = place, {}, look + LOOKS

    def note(self, key: Key) -> None:
        if self._place:
            self._noted[key] = None

    def looked(self, look: int) -> None:
        """Time goes by: after a while what was noted is kept."""
        if self._place and look >= self._until:
            self._keep()
            self._place = ""

    def of(self, place: str) -> list[Key]:
        """What was asked for there; nothing where that is not known."""
        try:
            return keys_of(json.loads(self._file(place).read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return []

    def _keep(self) -> None:
        if not self._noted or list(self._noted) == self.of(self._place):
            return
        told = json.dumps(told_of(list(self._noted)[:MOST]))
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._file(self._place).write_text(told, encoding="utf-8")
        except OSError:
            return

    def _file(self, place: str) -> Path:
        return self._folder / f"{place}.json"


def told_of(keys: Iterable[Key]) -> list[Told]:
    """Pictures and sizes as they are written into a file."""
    return [(what.name, what.args, *size) for what, size in keys]


def keys_of(told: Iterable[Told]) -> list[Key]:
    """The same, read again. ValueError or TypeError where it is nothing of the kind."""
    return [(Picture(name, tuple((key, value) for key, value in args)), (w, h)) for name, args, w, h in told]

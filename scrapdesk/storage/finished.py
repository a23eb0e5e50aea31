"""Games that have ended, kept for a while so that they can be watched again from the results.

Owns under which name each lies, and that only the newest of each game stay. What is in a record belongs to others.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from scrapdesk import paths
from scrapdesk.core.record import Record
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.storage.saves import Save, SaveBook

MOST_FINISHED: Final = 30
"""Of each game; the oldest goes."""


class FinishedGames:
    def __init__(self, folder: Path | None = None) -> None:
        self._book = SaveBook(folder if folder is not None else paths.user_data() / "finished")

    @property
    def notes(self) -> list[str]:
        return self._book.notes

    def keep(self, record: Record, when: str) -> str:
        """Keeps a game that ended then, and returns its name; "" where the disk does not take it."""
        name = self._free_name(f"{record.game} {re.sub('[^0-9]', '', when)[:14]}")
        try:
            self._book.keep(name, record)
            self._prune(record.game)
        except StorageTrouble:
            return ""
        return name

    def load(self, name: str) -> Save | None:
        """None where it is there no more, or cannot be read."""
        return self._book.load(name) if name and self._book.has(name) else None

    def has(self, name: str) -> bool:
        return bool(name) and self._book.has(name)

    def _free_name(self, wanted: str) -> str:
        name, number = wanted, 1
        while self._book.has(name):
            number += 1
            name = f"{wanted} {number}"
        return name

    def _prune(self, game: str) -> None:
        """By their names they stand in the order in which they ended."""
        names = sorted(name for name in self._book.names() if name.startswith(f"{game} "))
        for name in names[:-MOST_FINISHED]:
            self._book.forget(name)

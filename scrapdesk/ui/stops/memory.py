"""Storage that forgets everything at the end: for shots and tests, which must not touch anybody's files."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Generic, TypeVar

from scrapdesk.core.record import Record, print_record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.storage.deals import Seen
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.storage.saves import RUNNING, Save, check_name
from scrapdesk.storage.settings import Settings
from scrapdesk.storage.statistics import History
from scrapdesk.ui.context import Storage

T = TypeVar("T")

WHEN: Final = 1_763_478_600.0
"""The time of every save: pictures of today look like those of tomorrow."""


class MemoryFile(Generic[T]):
    def __init__(self, value: T) -> None:
        self.value = value
        self.notes: list[str] = []

    def hold(self, value: T) -> None:
        self.value = value

    def write(self) -> None:
        pass

    def save(self, value: T) -> None:
        self.value = value


class MemoryShelf:
    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.notes: list[str] = []

    def keep(self, name: str, record: Record) -> None:
        check_name(name)
        self.texts[name] = print_record(record)

    def load(self, name: str) -> Save | None:
        text = self.texts.get(name)
        return None if text is None else Save(name, parse_record(text.encode()), WHEN)

    def all(self) -> list[Save]:
        return [save for name in self.texts if (save := self.load(name)) is not None]

    def has(self, name: str) -> bool:
        return name in self.texts

    def rename(self, name: str, new: str) -> None:
        check_name(new)
        if self.has(new):
            raise StorageTrouble(f"there is a saved game called {new} already")
        self.texts[new] = self.texts.pop(name)

    def forget(self, name: str) -> None:
        self.texts.pop(name, None)

    def place(self, game: str) -> str:
        return f"{RUNNING} {game}"

    def hold(self, game: str) -> None:
        """There is no other window."""

    def give_up(self, game: str) -> None:
        """See above."""


class MemoryFinished:
    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def keep(self, record: Record, when: str) -> str:
        name = f"{record.game} {len(self.texts) + 1}"
        self.texts[name] = print_record(record)
        return name

    def load(self, name: str) -> Save | None:
        text = self.texts.get(name)
        return None if text is None else Save(name, parse_record(text.encode()), WHEN)

    def has(self, name: str) -> bool:
        return name in self.texts


def memory_storage(
    settings: Settings | None = None, history: History | None = None, workshop: Path | None = None
) -> Storage:
    return Storage(
        MemoryFile(settings or Settings(player="Ada")),
        MemoryFile(history or History()),
        MemoryShelf(),
        MemoryFile(Seen()),
        MemoryFinished(),
        workshop,
    )

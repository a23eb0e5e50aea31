"""Saved games: records in the user's folder. The running game is kept after every move, others when asked."""

from __future__ import annotations

import re
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scrapdesk import paths
from scrapdesk.core.record import BadRecord, Record, print_record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.storage.files import NotOurs, StorageTrouble, read_bytes, set_aside, sweep_left_overs, write_atomic
from scrapdesk.storage.locks import Lock

_NAME = re.compile(r"[\w][\w .,!&()+'-]{0,59}", re.UNICODE)
"""Names that are file names on every system."""
SUFFIX = ".scrapdesk"
RUNNING = "running"
"""The name under which the game that is being played is kept."""


MOST_WINDOWS = 9


@dataclass(frozen=True, slots=True)
class Save:
    """A saved game that can be read; `when` is the time of its file."""

    name: str
    record: Record
    when: float


def _places(game: str) -> Iterator[str]:
    """`running scope`, `running scope 2` ...: one for every window that plays the game."""
    yield f"{RUNNING} {game}"
    yield from (f"{RUNNING} {game} {number}" for number in range(2, MOST_WINDOWS + 1))


def check_name(name: str) -> None:
    """StorageTrouble for a name under which no game can be saved."""
    if not _NAME.fullmatch(name):
        raise StorageTrouble(f"a game cannot be saved under the name {name[:60]!r}")


def saves_folder() -> Path:
    """Where the games of this user lie."""
    return paths.user_data() / "saves"


class SaveBook:
    """All saved games of this user. Damaged files are set aside when met, and said in `notes`."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder if folder is not None else saves_folder()
        self.notes: list[str] = []
        self._swept = False
        self._sweeping = threading.Lock()
        self._held: dict[str, tuple[str, Lock]] = {}
        """Game -> the place that this window holds."""
        self._tables: Counter[str] = Counter()
        """How many tables of a game hold it: a new one is there before the old one has gone."""

    def keep(self, name: str, record: Record) -> None:
        """Writes a game under a name; StorageTrouble if it cannot be kept, and the one before it stays."""
        self._sweep()
        write_atomic(self._path(name), print_record(record).encode())

    def load(self, name: str) -> Save | None:
        """A game by its name; None if there is none, or if it was damaged (then `notes` says so)."""
        path = self._path(name)
        try:
            data = read_bytes(path)
            if data is None:
                return None
            return Save(name, parse_record(data), path.stat().st_mtime)
        except (BadRecord, NotOurs) as fault:
            aside = set_aside(path)
            where = f"it is kept as {aside.name}" if aside else "it could not be set aside"
            self.notes.append(f"The saved game {name} is damaged ({fault}); {where}.")
        except (StorageTrouble, OSError) as trouble:
            self.notes.append(f"The saved game {name}: {trouble}.")
        return None

    def all(self) -> list[Save]:
        """Every saved game that can be read, the newest first."""
        found = [save for name in self.names() if (save := self.load(name)) is not None]
        return sorted(found, key=lambda save: -save.when)

    def names(self) -> list[str]:
        """What the saved games are called, whether they can be read or not."""
        self._sweep()
        try:
            names = sorted(path.name.removesuffix(SUFFIX) for path in self._folder.glob(f"*{SUFFIX}"))
        except OSError as fault:
            self.notes.append(f"The saved games cannot be listed: {fault.strerror}.")
            return []
        return [name for name in names if _NAME.fullmatch(name)]

    def forget(self, name: str) -> None:
        """Takes a saved game away; nothing happens if there is none."""
        try:
            self._path(name).unlink(missing_ok=True)
        except OSError as fault:
            raise StorageTrouble(f"{name} cannot be removed: {fault.strerror}") from fault

    def rename(self, name: str, new: str) -> None:
        """Another name for a saved game; StorageTrouble if the name is taken, or cannot be one."""
        old, wanted = self._path(name), self._path(new)
        if name == new:
            return
        if wanted.exists():
            raise StorageTrouble(f"there is a saved game called {new} already")
        try:
            old.replace(wanted)
        except OSError as fault:
            raise StorageTrouble(f"{name} cannot be renamed: {fault.strerror}") from fault

    def has(self, name: str) -> bool:
        """Whether there is a saved game of this name; a name that cannot be one is nobody's."""
        return bool(_NAME.fullmatch(name)) and self._path(name).exists()

    # -- running games ----------------------------------------------------------------------------------

    def place(self, game: str) -> str:
        """The name of the running game of a kind for this window: the one it holds, or the first that no other window
        holds and in which a game lies, or else the first free one."""
        if game in self._held:
            return self._held[game][0]
        lying = (name for name in _places(game) if self.has(name) and self._is_free(name))
        free = (name for name in _places(game) if self._is_free(name))
        return next(lying, "") or next(free, "") or next(_places(game))

    def hold(self, game: str) -> None:
        """From now on the place is this window's alone; another window that plays the same game takes the next."""
        self._tables[game] += 1
        if game in self._held:
            return
        for name in (self.place(game), *_places(game)):
            lock = self._lock(name)
            if lock.take():
                self._held[game] = name, lock
                return

    def give_up(self, game: str) -> None:
        """No table of this kind is open here any more."""
        self._tables[game] -= 1
        if self._tables[game] <= 0 and game in self._held:
            self._held.pop(game)[1].give()

    def _is_free(self, name: str) -> bool:
        """Looking leaves nothing behind: only who holds a place makes its lock."""
        if not self._lock_file(name).exists():
            return True
        lock = self._lock(name)
        if not lock.take():
            return False
        lock.give()
        return True

    def _lock(self, name: str) -> Lock:
        return Lock(self._lock_file(name))

    def _lock_file(self, name: str) -> Path:
        return self._folder / f".{name}.lock"

    def _sweep(self) -> None:
        """Once a run: takes away what a killed program left half written. Another thread that is about to write waits
        meanwhile, or what it had half written would be taken away too."""
        with self._sweeping:
            if not self._swept:
                self._swept = True
                sweep_left_overs(self._folder, SUFFIX)

    def _path(self, name: str) -> Path:
        check_name(name)
        return self._folder / f"{name}{SUFFIX}"

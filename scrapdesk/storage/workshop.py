"""A player's own card sets and scenarios: a folder of files, each for a game and of a kind that it names at the top.

Owns the folder and those two words. What lies below them the games alone know: a file is tried with its game's own
content, and what that says is wrong with it is kept beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from scrapdesk import paths
from scrapdesk.core.content import BadContent, Content, Fault
from scrapdesk.core.entry import GameEntry
from scrapdesk.storage.cardfile import free_id
from scrapdesk.storage.content import parsed_file, text_of
from scrapdesk.storage.exports import export, read_outside
from scrapdesk.storage.files import StorageTrouble, read_bytes
from scrapdesk.storage.samples import sample_text

SUFFIX: Final = ".toml"
MOST_FILES: Final = 200


@dataclass(frozen=True, slots=True)
class OwnFile:
    """One file of the workshop: for which game, of what kind, and everything that is wrong with it."""

    path: Path
    game: str
    kind: str
    place: str
    """Whose place it takes among the game's own files; "" where it has none."""
    text: str
    faults: tuple[Fault, ...]

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def whole(self) -> bool:
        return not self.faults


class Workshop:
    """The folder. It is made when somebody first wants to put a file into it."""

    def __init__(self, games: Mapping[str, GameEntry], folder: Path | None = None) -> None:
        self._games = games
        self.folder = folder if folder is not None else paths.user_data() / "workshop"
        self.notes: list[str] = []

    def make_folder(self) -> Path:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise StorageTrouble(f"the folder cannot be created: {fault.strerror}") from fault
        return self.folder

    def files(self) -> list[OwnFile]:
        """Every file in the folder, looked through, by name."""
        try:
            found = sorted(path for path in self.folder.glob(f"*{SUFFIX}") if not path.name.startswith("."))
        except OSError as fault:
            self.notes.append(f"The workshop cannot be listed: {fault.strerror}.")
            return []
        return [self.look_at(path) for path in found[:MOST_FILES]]

    def sets(self, game: str) -> list[OwnFile]:
        """The files of a game with which it can be played."""
        return [file for file in self.files() if file.game == game and file.whole]

    def look_at(self, path: Path) -> OwnFile:
        """A file with all that is wrong with it."""
        try:
            data = read_outside(path)
        except StorageTrouble as trouble:
            return _unread(path, "", Fault(path.name, "", "", str(trouble)))
        return self.look_into(path, data)

    def look_into(self, path: Path, data: bytes) -> OwnFile:
        try:
            text = text_of(data)
        except UnicodeDecodeError as fault:
            line = data[: fault.start].count(b"\n") + 1
            return _unread(path, "", Fault(path.name, f"line {line}", "", "not text", "Save it as UTF-8."))
        table = parsed_file(path.name, text)
        if isinstance(table, Fault):
            return _unread(path, text, table)
        return self._tried(path, text, table)

    def content_with(self, file: OwnFile) -> Content:
        """What the game is made with, this file among its own."""
        return {**self._games[file.game].content, file.place: file.text}

    def take_in(self, path: Path) -> OwnFile:
        """Copies a file into the folder, beside those of its name; StorageTrouble if it cannot be kept."""
        data = read_outside(path)
        file = self.look_into(path, data)
        if not file.text:
            raise StorageTrouble(f"{path.name} is not a card or scenario file")
        folder = self.make_folder()
        target, number = folder / f"{path.stem}{SUFFIX}", 2
        while target.exists() and _other_than(target, data):
            target = folder / f"{path.stem}-{number}{SUFFIX}"
            number += 1
        export(target, data.decode("utf-8-sig"))
        return self.look_at(target)

    def write(self, path: Path, text: str) -> OwnFile:
        """Keeps another text in one of its files; StorageTrouble if it cannot be kept."""
        self.make_folder()
        export(path, text)
        return self.look_at(path)

    def renamed(self, file: OwnFile, name: str) -> OwnFile:
        """The file under a name of its own, made of these words; StorageTrouble if it cannot be."""
        taken = {other.stem for other in self.folder.glob(f"*{SUFFIX}")} - {file.path.stem}
        target = file.path.with_name(f"{free_id(name, taken)}{SUFFIX}")
        try:
            file.path.replace(target)
        except OSError as fault:
            raise StorageTrouble(f"the file cannot be renamed: {fault.strerror}") from fault
        return self.look_at(target)

    def begin(self, game: str, kind: str, sample: str) -> OwnFile:
        """A new file that begins with a sample; StorageTrouble if it cannot be kept."""
        folder, number = self.make_folder(), 1
        while (target := folder / f"my-{sample}{f'-{number}' if number > 1 else ''}{SUFFIX}").exists():
            number += 1
        return self.write(target, sample_text(self._games[game], kind, sample))

    # -- within -----------------------------------------------------------------------------------------

    def _tried(self, path: Path, text: str, table: Mapping[str, Any]) -> OwnFile:
        game, kind = table.get("game"), table.get("kind")
        for key, value in (("game", game), ("kind", kind)):
            if not isinstance(value, str) or not value:
                fix = f'Write {key} = "..." at the top.'
                return _unread(path, text, Fault(path.name, "top of the file", key, "missing, or not text", fix))
        entry = self._games.get(str(game))
        if entry is None:
            known = f"The games are: {', '.join(self._games)}."
            return _unread(path, text, Fault(path.name, "", "game", f"there is no game {str(game)[:40]!r}", known))
        place = entry.place_of(str(kind), path.name)
        if not place:
            kinds = ", ".join(entry.content_files) or "none"
            reason = f"{entry.info.title} has no files of the kind {str(kind)[:40]!r}"
            fault = Fault(path.name, "", "kind", reason, f"The kinds are: {kinds}.")
            return OwnFile(path, entry.id, str(kind), "", text, (fault,))
        file = OwnFile(path, entry.id, str(kind), place, text, ())
        return OwnFile(path, entry.id, str(kind), place, text, self._faults(entry, file))

    def _faults(self, entry: GameEntry, file: OwnFile) -> tuple[Fault, ...]:
        try:
            entry.make(self.content_with(file))
        except BadContent as bad:
            return tuple(bad.faults)
        except (RecursionError, MemoryError):
            return (Fault(file.path.name, "", "", "brackets nested too deeply"),)
        return ()


def _other_than(path: Path, data: bytes) -> bool:
    try:
        return read_bytes(path) != data
    except StorageTrouble:
        return True


def _unread(path: Path, text: str, fault: Fault) -> OwnFile:
    return OwnFile(path, "", "", "", text, (fault,))

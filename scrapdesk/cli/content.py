"""A player's own card and scenario files: what kind each is, and whose place it takes among ours.

Owns the two words on top of every such file. What lies below them is known to the games alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scrapdesk.cli.files import read_file
from scrapdesk.core.content import Content, Fault
from scrapdesk.storage.content import parsed_file, text_of

if TYPE_CHECKING:
    from scrapdesk.core.entry import GameEntry


class BadFile(ValueError):
    """A file that is no content of any game: everything that is wrong with it on the outside."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.faults = (fault,)


@dataclass(frozen=True, slots=True)
class ContentFile:
    """A content file as read: where it lies, for which game and of what kind it says it is, and its text."""

    path: Path
    game: str
    kind: str
    text: str


def read_content_file(path: Path, data: bytes | None = None) -> ContentFile:
    """Reads a file as far as its two words on top; BadFile or CannotRun otherwise."""
    text = _decoded(path, read_file(path) if data is None else data)
    table = _parsed(path, text)
    return ContentFile(path, _word(path, table, "game"), _word(path, table, "kind"), text)


def put_in_place(entry: GameEntry, content: Content, file: ContentFile) -> Content:
    """A content with this file in it, in the place of the one that has its name."""
    if file.game != entry.id:
        raise BadFile(Fault(str(file.path), "", "game", f"this file is for {file.game!r}, not for {entry.id!r}"))
    return {**content, place_of(entry, file): file.text}


def place_of(entry: GameEntry, file: ContentFile) -> str:
    """The name below the game's folder that a file takes: its kind's, and its own where a kind has many files."""
    place = entry.place_of(file.kind, file.path.name)
    if not place:
        kinds = ", ".join(entry.content_files) or "none"
        reason = f"{entry.info.title} has no files of the kind {file.kind[:40]!r}"
        raise BadFile(Fault(str(file.path), "", "kind", reason, f"The kinds are: {kinds}."))
    return place


def _decoded(path: Path, data: bytes) -> str:
    try:
        return text_of(data)
    except UnicodeDecodeError as fault:
        line = data[: fault.start].count(b"\n") + 1
        raise BadFile(Fault(str(path), f"line {line}", "", "not text", "Save it as UTF-8.")) from fault


def _parsed(path: Path, text: str) -> Mapping[str, Any]:
    found = parsed_file(str(path), text)
    if isinstance(found, Fault):
        raise BadFile(found)
    return found


def _word(path: Path, table: Mapping[str, Any], key: str) -> str:
    value = table.get(key)
    if isinstance(value, str) and value:
        return value
    raise BadFile(Fault(str(path), "top of the file", key, "missing, or not text", f'Write {key} = "..." at the top.'))


def as_json(faults: Sequence[Fault]) -> list[dict[str, str]]:
    keys = ("file", "place", "field", "reason", "rule", "fix")
    return [{key: getattr(fault, key) for key in keys} for fault in faults]

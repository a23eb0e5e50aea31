"""Records from files: read, checked and played again, with every fault told as one sentence about its file."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from scrapdesk.cli.errors import CannotRun, IsBad
from scrapdesk.cli.files import read_file
from scrapdesk.cli.setup import find_game
from scrapdesk.core.content import BadContent, Content
from scrapdesk.core.match import AnyMatch
from scrapdesk.core.record import BadRecord, Record, print_record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.replay import replay
from scrapdesk.storage.reports import record_in

if TYPE_CHECKING:
    from scrapdesk.core.entry import GameEntry


@dataclass(frozen=True)
class Loaded:
    """A record that was played again to its last line."""

    record: Record
    entry: GameEntry
    match: AnyMatch

    @property
    def content(self) -> Content | None:
        """The card and scenario files it was played with, where they are not ours."""
        return dict(self.record.content) or None


class BadRecordFile(IsBad):
    """A file that is no whole, true record: which file, where and why."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path}, line {line}: {reason}")
        self.path = path
        self.line = line
        self.reason = reason


def load_record(path: Path, unsigned: bool = False) -> Loaded:
    """Reads a record and plays it again; CannotRun where there is no file, BadRecordFile where it is bad."""
    return load_text(path, read_file(path), unsigned)


def load_text(path: Path, data: bytes, unsigned: bool = False) -> Loaded:
    try:
        record = parse_record(record_in(data), unsigned)
        entry = _game_of(record)
        rules = entry.make(dict(record.content)) if record.content else entry.rules
        return Loaded(record, entry, replay(record, rules))
    except BadRecord as fault:
        raise BadRecordFile(path, fault.line, fault.reason) from fault
    except BadContent as fault:
        reason = f"its card or scenario files are not valid: {fault.faults[0]}"
        raise BadRecordFile(path, 1, reason) from fault


def _game_of(record: Record) -> GameEntry:
    try:
        return find_game(record.game)
    except CannotRun as fault:
        raise BadRecord(1, str(fault)) from fault


def record_text(match: AnyMatch, players: str, content: Content | None, names: tuple[str, ...] = ()) -> str:
    return print_record(replace(match.record(players, content), names=names))

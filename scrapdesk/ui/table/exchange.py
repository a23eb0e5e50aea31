"""Records that come in from outside and go out: files, reports, the clipboard. Every one is played again before use.

Owns what is said when a record cannot be used. Must not know scenes, and changes nothing that is on the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pygame

from scrapdesk.core.content import BadContent
from scrapdesk.core.entry import AnyTable, GameEntry
from scrapdesk.core.match import AnyMatch
from scrapdesk.core.options import BadOption
from scrapdesk.core.players import players_of
from scrapdesk.core.record import BadRecord, Record, print_record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.replay import replay
from scrapdesk.games import GAMES
from scrapdesk.storage.exports import read_outside
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.storage.reports import record_in


class NotUsable(Exception):
    """A record that cannot be watched or played; the message is a sentence for people."""


@dataclass(frozen=True)
class LoadedGame:
    """A record that was played again to its last line, without a fault."""

    record: Record
    entry: GameEntry
    match: AnyMatch

    @property
    def table(self) -> AnyTable:
        own = self.match.rules is self.entry.rules
        return self.entry.table if own else self.entry.make_table(self.match.rules)

    @property
    def players(self) -> tuple[str, ...]:
        """Who sat where; people everywhere, where the record does not say."""
        return players_of(self.record)


def played_again(record: Record) -> LoadedGame:
    """The match of a record, every move checked; NotUsable says what is wrong with it."""
    entry = GAMES.get(record.game)
    if entry is None:
        raise NotUsable(f"there is no game {record.game[:30]!r} on this desk")
    try:
        rules = entry.make(dict(record.content)) if record.content else entry.rules
        return LoadedGame(record, entry, replay(record, rules))
    except BadRecord as fault:
        raise NotUsable(f"line {fault.line}: {fault.reason}" if fault.line else fault.reason) from fault
    except BadContent as fault:
        raise NotUsable(f"the card or scenario files within it are bad: {fault.faults[0]}") from fault
    except BadOption as fault:
        raise NotUsable(f"the set-up cannot be played: {fault}") from fault


def loaded_data(data: bytes) -> LoadedGame:
    """A record, or a report with one in it, from its bytes."""
    try:
        return played_again(parse_record(record_in(data)))
    except BadRecord as fault:
        raise NotUsable(f"line {fault.line}: {fault.reason}" if fault.line else fault.reason) from fault


def loaded_file(path: Path) -> LoadedGame:
    try:
        data = read_outside(path)
    except StorageTrouble as trouble:
        raise NotUsable(str(trouble)) from trouble
    return loaded_data(data)


def copy_text(text: str) -> bool:
    """Puts a text into the clipboard; False where there is none."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def pasted_text() -> str:
    """The text in the clipboard; "" where there is none."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeDecodeError):
        return ""


def pasted() -> LoadedGame:
    """The record in the clipboard, blank lines around it forgiven."""
    text = pasted_text().strip()
    if not text:
        raise NotUsable("there is no text in the clipboard")
    return loaded_data((text + "\n").encode())


def text_of(record: Record) -> str:
    return print_record(record)

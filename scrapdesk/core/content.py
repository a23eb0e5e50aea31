"""The card and scenario files that a game is made with, as text.

A game never reads a file: it is given its texts, or asks here for our own. The reader is handed in once, where
the package is put together (`scrapdesk/__init__.py`); this module does not know where files lie.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from scrapdesk.core.digest import digest

Content = Mapping[str, str]
"""File name below the game's folder -> its text, such as `cards.toml` or `scenarios/quick-duel.toml`."""


LONGEST_REASON = 400
"""Letters: a value that is quoted may be as long as the file."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a file of content: where, by which rule, and how to mend it."""

    file: str
    place: str
    field: str
    reason: str
    fix: str = ""
    rule: str = ""

    def __str__(self) -> str:
        where = ", ".join(part for part in (self.file, self.place, self.field) if part)
        rule = f" (rule {self.rule})" if self.rule else ""
        fix = f" {self.fix}" if self.fix else ""
        reason = self.reason if len(self.reason) <= LONGEST_REASON else self.reason[:LONGEST_REASON] + " ..."
        return f"{where[:LONGEST_REASON]}: {reason}{rule}.{fix}"


class BadContent(ValueError):
    """Content that no game can be made with: everything that is wrong, not only the first."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


Reader = Callable[[str, tuple[str, ...]], Content]
"""Game id and file patterns below its folder -> our own files."""

_readers: list[Reader] = []


def supply(reader: Reader) -> None:
    """Hands in the one reader of our own files."""
    _readers[:] = [reader]


def own_content(game: str, patterns: tuple[str, ...]) -> Content:
    """Our own files of a game."""
    if not _readers:
        raise RuntimeError("no reader for card files was handed in (see scrapdesk/__init__.py)")
    return _readers[0](game, patterns)


def content_hash(content: Content) -> str:
    return digest(dict(content), 16)

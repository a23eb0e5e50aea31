"""What the desk knows of a game: how to make its rules, its table and its bot, with our own content or another's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from scrapdesk.core.bot import Bot
from scrapdesk.core.content import Content, own_content
from scrapdesk.core.lab import Lab
from scrapdesk.core.rules import GameInfo, Rules
from scrapdesk.core.table import Table

AnyRules = Rules[Any, Any, Any]
AnyTable = Table[Any, Any]
AnyBot = Bot[Any, Any]


def plain_lab(rules: AnyRules) -> Lab:
    """The lab of a game that has no more to tell than any other."""
    return Lab()


@dataclass(frozen=True)
class GameEntry:
    """One game of the desk. Its three makers are the classes of its own rooms."""

    id: str
    make_rules: Callable[[Content], AnyRules]
    make_table: Callable[[AnyRules], AnyTable]
    make_bot: Callable[[AnyRules], AnyBot]
    content_files: Mapping[str, str] = field(default_factory=dict)
    """The kinds of card and scenario files it is made of, and where each lies below the game's folder, such as
    `{"cards": "cards.toml"}` or `{"scenario": "scenarios/*.toml"}`. Each file says `game = ...` and `kind = ...`."""
    make_lab: Callable[[AnyRules], Lab] = plain_lab
    """What is noted of finished games when the game is balanced."""

    def make(self, content: Content | None = None) -> AnyRules:
        """The rules with a given content, or with our own; BadContent says what is wrong with it."""
        return self.make_rules(self.content if content is None else content)

    def place_of(self, kind: str, name: str) -> str:
        """The name below the game's folder that a file of a kind takes: its kind's, and its own where a kind has many
        files; empty where the game has no such kind."""
        pattern = self.content_files.get(kind, "")
        folder, _, last = pattern.rpartition("/")
        # It stands in one line of a record.
        plain = "".join(letter if letter.isprintable() else "-" for letter in name)
        return f"{folder}/{plain}".lstrip("/") if "*" in last else pattern

    @cached_property
    def content(self) -> Content:
        """Our own content; empty for a game that is all rules."""
        return own_content(self.id, tuple(self.content_files.values())) if self.content_files else {}

    @cached_property
    def rules(self) -> AnyRules:
        return self.make()

    @cached_property
    def table(self) -> AnyTable:
        return self.make_table(self.rules)

    @cached_property
    def bot(self) -> AnyBot:
        return self.make_bot(self.rules)

    @property
    def info(self) -> GameInfo:
        return self.rules.info

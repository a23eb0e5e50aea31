"""Nim: three heaps of coins, and whoever takes the last coin wins."""

from __future__ import annotations

from scrapdesk.core.entry import GameEntry

from .bot import NimBot
from .rules import Nim
from .table import NimTable

NIM = GameEntry(
    id="nim",
    make_rules=lambda content: Nim(),
    make_table=lambda rules: NimTable(),
    make_bot=lambda rules: NimBot(),
)

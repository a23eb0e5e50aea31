"""Scalawag!: three to eight captains, hidden crew, and lies that may be called."""

from __future__ import annotations

from scrapdesk.core.entry import GameEntry
from scrapdesk.games.scalawag.bot import ScalawagBot
from scrapdesk.games.scalawag.lab import ScalawagLab
from scrapdesk.games.scalawag.rules import Scalawag
from scrapdesk.games.scalawag.table import ScalawagTable

SCALAWAG = GameEntry(
    id="scalawag",
    make_rules=lambda content: Scalawag(),
    make_table=lambda rules: ScalawagTable(),
    make_bot=lambda rules: ScalawagBot(),
    make_lab=lambda rules: ScalawagLab(),
)

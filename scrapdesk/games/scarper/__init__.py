"""Scarper: the Western Front, 1914 to 1918, for two; five battlefields, event cards, and one morale marker."""

from __future__ import annotations

from typing import Final, cast

from scrapdesk.core.entry import GameEntry
from scrapdesk.games.scarper.bot import ScarperBot
from scrapdesk.games.scarper.lab import ScarperLab
from scrapdesk.games.scarper.rules import Scarper
from scrapdesk.games.scarper.table import ScarperTable

SCARPER: Final = GameEntry(
    id="scarper",
    make_rules=Scarper,
    make_table=lambda rules: ScarperTable(cast(Scarper, rules)),
    make_bot=lambda rules: ScarperBot(cast(Scarper, rules)),
    content_files={"events": "events.toml", "missions": "missions.toml"},
    make_lab=lambda rules: ScarperLab(cast(Scarper, rules)),
)

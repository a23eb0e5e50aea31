"""Scrappers: two to four mech pilots, a deck that is built, and a stack that fires from its last card to its first."""

from __future__ import annotations

from typing import Final, cast

from scrapdesk.core.entry import GameEntry
from scrapdesk.games.scrappers.bot import ScrappersBot
from scrapdesk.games.scrappers.lab import ScrappersLab
from scrapdesk.games.scrappers.rules import Scrappers
from scrapdesk.games.scrappers.table import ScrappersTable

SCRAPPERS: Final = GameEntry(
    id="scrappers",
    make_rules=Scrappers.of_content,
    make_table=lambda rules: ScrappersTable(cast(Scrappers, rules).cards),
    make_bot=lambda rules: ScrappersBot(cast(Scrappers, rules)),
    content_files={"cards": "cards.toml"},
    make_lab=lambda rules: ScrappersLab(cast(Scrappers, rules)),
)

"""La Scamorra: three pieces a side, sixteen chess cards, and paper-stone-scissors for a capture."""

from __future__ import annotations

from scrapdesk.core.entry import GameEntry
from scrapdesk.games.scamorra.bot import ScamorraBot
from scrapdesk.games.scamorra.rules import Scamorra
from scrapdesk.games.scamorra.table import ScamorraTable

SCAMORRA = GameEntry(
    id="scamorra",
    make_rules=lambda content: Scamorra(),
    make_table=lambda rules: ScamorraTable(),
    make_bot=lambda rules: ScamorraBot(),
)

"""SCOPE: two sniper teams hidden in a grid of face-down cards."""

from __future__ import annotations

from scrapdesk.core.entry import GameEntry
from scrapdesk.games.scope.bot import ScopeBot
from scrapdesk.games.scope.lab import ScopeLab
from scrapdesk.games.scope.rules import Scope
from scrapdesk.games.scope.table import ScopeTable

SCOPE = GameEntry(
    id="scope",
    make_rules=Scope,
    make_table=lambda rules: ScopeTable(),
    make_bot=lambda rules: ScopeBot(rules.apply),
    content_files={"scenario": "scenarios/*.toml"},
    make_lab=lambda rules: ScopeLab(),
)

"""SCOPE: two sniper teams hidden in a grid of face-down cards.

Light: its rules are loaded when somebody plays it, not when the games of the desk are told apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scrapdesk.core.entry import AnyRules, GameEntry

if TYPE_CHECKING:
    from scrapdesk.core.content import Content
    from scrapdesk.games.scope.bot import ScopeBot
    from scrapdesk.games.scope.lab import ScopeLab
    from scrapdesk.games.scope.rules import Scope
    from scrapdesk.games.scope.table import ScopeTable


def _rules(content: Content) -> Scope:
    from scrapdesk.games.scope.rules import Scope

    return Scope(content)


def _table(_of: AnyRules) -> ScopeTable:
    from scrapdesk.games.scope.table import ScopeTable

    return ScopeTable()


def _bot(rules: AnyRules) -> ScopeBot:
    from scrapdesk.games.scope.bot import ScopeBot

    return ScopeBot(rules.apply)


def _lab(_of: AnyRules) -> ScopeLab:
    from scrapdesk.games.scope.lab import ScopeLab

    return ScopeLab()


SCOPE: Final = GameEntry(
    id="scope",
    make_rules=_rules,
    make_table=_table,
    make_bot=_bot,
    content_files={"scenario": "scenarios/*.toml"},
    make_lab=_lab,
)

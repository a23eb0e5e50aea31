"""Scrappers: two to four mech pilots, a deck that is built, and a stack that fires from its last card to its first.

Light: its rules are loaded when somebody plays it, not when the games of the desk are told apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from scrapdesk.core.entry import AnyRules, GameEntry

if TYPE_CHECKING:
    from scrapdesk.core.content import Content
    from scrapdesk.games.scrappers.bot import ScrappersBot
    from scrapdesk.games.scrappers.lab import ScrappersLab
    from scrapdesk.games.scrappers.rules import Scrappers
    from scrapdesk.games.scrappers.table import ScrappersTable


def _rules(content: Content) -> Scrappers:
    from scrapdesk.games.scrappers.rules import Scrappers

    return Scrappers.of_content(content)


def _table(rules: AnyRules) -> ScrappersTable:
    from scrapdesk.games.scrappers.table import ScrappersTable

    return ScrappersTable(cast("Scrappers", rules).cards)


def _bot(rules: AnyRules) -> ScrappersBot:
    from scrapdesk.games.scrappers.bot import ScrappersBot

    return ScrappersBot(cast("Scrappers", rules))


def _lab(rules: AnyRules) -> ScrappersLab:
    from scrapdesk.games.scrappers.lab import ScrappersLab

    return ScrappersLab(cast("Scrappers", rules))


SCRAPPERS: Final = GameEntry(
    id="scrappers",
    make_rules=_rules,
    make_table=_table,
    make_bot=_bot,
    content_files={"cards": "cards.toml"},
    make_lab=_lab,
)

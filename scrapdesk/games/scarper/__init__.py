"""Scarper: the Western Front, 1914 to 1918, for two; five battlefields, event cards, and one morale marker.

Light: its rules are loaded when somebody plays it, not when the games of the desk are told apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from scrapdesk.core.entry import AnyRules, GameEntry

if TYPE_CHECKING:
    from scrapdesk.core.content import Content
    from scrapdesk.games.scarper.bot import ScarperBot
    from scrapdesk.games.scarper.lab import ScarperLab
    from scrapdesk.games.scarper.rules import Scarper
    from scrapdesk.games.scarper.table import ScarperTable


def _rules(content: Content) -> Scarper:
    from scrapdesk.games.scarper.rules import Scarper

    return Scarper(content)


def _table(rules: AnyRules) -> ScarperTable:
    from scrapdesk.games.scarper.table import ScarperTable

    return ScarperTable(cast("Scarper", rules))


def _bot(rules: AnyRules) -> ScarperBot:
    from scrapdesk.games.scarper.bot import ScarperBot

    return ScarperBot(cast("Scarper", rules))


def _lab(rules: AnyRules) -> ScarperLab:
    from scrapdesk.games.scarper.lab import ScarperLab

    return ScarperLab(cast("Scarper", rules))


SCARPER: Final = GameEntry(
    id="scarper",
    make_rules=_rules,
    make_table=_table,
    make_bot=_bot,
    content_files={"events": "events.toml", "missions": "missions.toml"},
    make_lab=_lab,
)

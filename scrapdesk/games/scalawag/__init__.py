"""Scalawag!: three to eight captains, hidden crew, and lies that may be called.

Light: its rules are loaded when somebody plays it, not when the games of the desk are told apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scrapdesk.core.entry import AnyRules, GameEntry

if TYPE_CHECKING:
    from scrapdesk.core.content import Content
    from scrapdesk.games.scalawag.bot import ScalawagBot
    from scrapdesk.games.scalawag.lab import ScalawagLab
    from scrapdesk.games.scalawag.rules import Scalawag
    from scrapdesk.games.scalawag.table import ScalawagTable


def _rules(_content: Content) -> Scalawag:
    from scrapdesk.games.scalawag.rules import Scalawag

    return Scalawag()


def _table(_of: AnyRules) -> ScalawagTable:
    from scrapdesk.games.scalawag.table import ScalawagTable

    return ScalawagTable()


def _bot(_of: AnyRules) -> ScalawagBot:
    from scrapdesk.games.scalawag.bot import ScalawagBot

    return ScalawagBot()


def _lab(_of: AnyRules) -> ScalawagLab:
    from scrapdesk.games.scalawag.lab import ScalawagLab

    return ScalawagLab()


SCALAWAG: Final = GameEntry(
    id="scalawag",
    make_rules=_rules,
    make_table=_table,
    make_bot=_bot,
    make_lab=_lab,
)

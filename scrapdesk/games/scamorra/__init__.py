"""La Scamorra: three pieces a side, sixteen chess cards, and paper-stone-scissors for a capture.

Light: its rules are loaded when somebody plays it, not when the games of the desk are told apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scrapdesk.core.entry import AnyRules, GameEntry

if TYPE_CHECKING:
    from scrapdesk.core.content import Content
    from scrapdesk.games.scamorra.bot import ScamorraBot
    from scrapdesk.games.scamorra.rules import Scamorra
    from scrapdesk.games.scamorra.table import ScamorraTable


def _rules(_content: Content) -> Scamorra:
    from scrapdesk.games.scamorra.rules import Scamorra

    return Scamorra()


def _table(_of: AnyRules) -> ScamorraTable:
    from scrapdesk.games.scamorra.table import ScamorraTable

    return ScamorraTable()


def _bot(_of: AnyRules) -> ScamorraBot:
    from scrapdesk.games.scamorra.bot import ScamorraBot

    return ScamorraBot()


SCAMORRA: Final = GameEntry(
    id="scamorra",
    make_rules=_rules,
    make_table=_table,
    make_bot=_bot,
)

"""Which games have a look of their own. The others are played on the plain table."""

from __future__ import annotations

from typing import Any

from scrapdesk.core.table import Table
from scrapdesk.games import GAMES
from scrapdesk.ui.board.look import Look


def look_for(game: str, seats: int, table: Table[Any, Any] | None = None) -> Look | None:
    """The look of a game, loaded when it is first wanted. `table` is its table, where its cards may be others' own."""
    if game == "scamorra":
        from scrapdesk.ui.faces.scamorra.look import ScamorraLook

        return ScamorraLook(seats)
    if game == "scrappers":
        from scrapdesk.ui.faces.scrappers.look import ScrappersLook

        return ScrappersLook(seats, (table or GAMES[game].table).cards)  # type: ignore[attr-defined]
    return None

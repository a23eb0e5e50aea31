"""Which games have a look of their own. The others are played on the plain table."""

from __future__ import annotations

from scrapdesk.ui.looks.look import Look


def look_for(game: str, seats: int) -> Look | None:
    """The look of a game, loaded when it is first wanted."""
    if game == "scamorra":
        from scrapdesk.ui.looks.scamorra import ScamorraLook

        return ScamorraLook(seats)
    return None

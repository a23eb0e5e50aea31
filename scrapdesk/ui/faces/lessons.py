"""Which games have a first game to learn them by."""

from __future__ import annotations

from scrapdesk.ui.table.lessons.lesson import Lesson


def lesson_for(game: str) -> Lesson | None:
    """The first game of a game; None where there is none yet."""
    if game == "scamorra":
        from scrapdesk.ui.faces.scamorra.lesson import FIRST_GAME

        return FIRST_GAME
    if game == "scrappers":
        from scrapdesk.ui.faces.scrappers import lesson as scrappers

        return scrappers.FIRST_GAME
    return None

"""Which games have a first game to learn them by."""

from __future__ import annotations

from scrapdesk.ui.lessons.lesson import Lesson


def lesson_for(game: str) -> Lesson | None:
    """The first game of a game; None where there is none yet."""
    if game == "scamorra":
        from scrapdesk.ui.lessons.scamorra import FIRST_GAME

        return FIRST_GAME
    if game == "scrappers":
        from scrapdesk.ui.lessons import scrappers

        return scrappers.FIRST_GAME
    return None

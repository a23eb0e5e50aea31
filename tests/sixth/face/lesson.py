"""The first game of Nim: one coin, then all of it."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.words import say
from scrapdesk.ui.table.lessons.lesson import Lesson, LessonStep

START: Final = """\
scrapdesk 1
game nim
rules 1
seats 2
seed first
moves
"""

FIRST_GAME: Final = Lesson(
    "nim",
    START,
    "ai:rookie",
    (
        LessonStep(title=say("Three rows"), words=say("Take coins from one row. The last coin wins.")),
        LessonStep(
            title=say("Two coins"),
            words=say("Drag the second coin of the first row into your bowl: you take it and all behind it."),
            asked=("take a 2",),
            task=say("take two coins of the first row"),
            answer=("take b 1",),
        ),
        LessonStep(title=say("On your own"), words=say("Play on as you like."), free=True),
    ),
)

"""Opens the first game of a game, or says honestly that there is none yet and offers its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.scene import Scene
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing

if TYPE_CHECKING:
    from scrapdesk.ui.table.lessons.lesson import Lesson


def lesson_of(context: AppContext, game: str, number: int = 0) -> Lesson | None:
    """The first game of a game, or the one so many behind it; None where there is none."""
    face = context.faces.get(game)
    lesson = None if face is None else face.lesson()
    for _ in range(number):
        lesson = None if lesson is None else lesson.sequel
    return lesson


def open_lesson(context: AppContext, game: str, number: int = 0) -> Scene:
    face, lesson = context.faces.get(game), lesson_of(context, game, number)
    look = None if face is None or lesson is None else face.look(lesson.match().seats, None)
    if lesson is None or look is None:
        return _none_yet(context, game)
    from scrapdesk.ui.table.lesson import lesson_table

    context.sit_at(game)

    return lesson_table(context, lesson, look)


def _none_yet(context: AppContext, game: str) -> Scene:
    texts = context.texts
    title = context.title(game)
    words = texts(
        "There is no lesson for {title} yet. The rule book is short and searchable, and every refused move at "
        "the table links to its rule.",
        title=title,
    )
    answers = [
        DialogAnswer(texts("Read the rules"), lambda: context.open_rules(game), "rulebook", primary=True),
        DialogAnswer(texts("Back"), nothing),
    ]
    return Dialog(context, texts("Learning {title}", title=title), words, answers)

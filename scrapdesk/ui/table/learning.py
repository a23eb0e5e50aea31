"""Opens the first game of a game, or says honestly that there is none yet and offers its rules."""

from __future__ import annotations

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.scene import Scene
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing


def open_lesson(context: AppContext, game: str) -> Scene:
    face = context.faces.get(game)
    lesson = None if face is None else face.lesson()
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
        "There is no first game for {title} yet. Its rules are all here, short and with a search, and every refusal "
        "at the table leads to the one it rests on.",
        title=title,
    )
    answers = [
        DialogAnswer(texts("Read the rules"), lambda: context.open_rules(game), "rulebook", primary=True),
        DialogAnswer(texts("Back"), nothing),
    ]
    return Dialog(context, texts("Learning {title}", title=title), words, answers)

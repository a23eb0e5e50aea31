"""The end of a first game: how it came out, and what can be done with what was learnt."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scrapdesk.core.rules import Outcome
from scrapdesk.core.words import Line
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.paint.type.styles import BODY, SUBTITLE
from scrapdesk.ui.requests import OpenLesson
from scrapdesk.ui.scenes.base import way_back
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay
from scrapdesk.ui.table.finish import Finish
from scrapdesk.ui.table.lessons.lesson import Lesson
from scrapdesk.ui.table.telling import Teller
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.label import Label

if TYPE_CHECKING:
    from scrapdesk.ui.table.scene import TableScene


class LessonEnd(Overlay):
    width = 820

    def __init__(
        self,
        context: AppContext,
        teller: Teller,
        outcome: Outcome,
        answers: list[DialogAnswer],
        lesson: Line | None = None,
    ) -> None:
        """`lesson`: what it is called, where it is not the first."""
        texts = context.texts
        first = texts("That was your first game")
        super().__init__(context, first if lesson is None else texts.line(lesson), answers)
        points = outcome.points
        head = teller.headline(outcome)
        score = texts("{head}, {mine} to {theirs}", head=head, mine=points[0], theirs=points[1]) if points else head
        self._score = Label(context, score, SUBTITLE, "highlight", plain=True)
        self._reason = Label(context, f"{teller.reason(outcome)}.", BODY)
        words = texts(
            "Now you know every rule that matters. In a full game you also decide where your pieces start "
            "and who goes first, and the cards are shuffled."
        )
        self._words = Label(context, words, BODY)

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        px = self.context.view.px
        bottom = self._score.place(left, top, width) + px(4)
        bottom = self._reason.place(left, bottom, width) + px(16)
        return [self._score, self._reason, self._words], self._words.place(left, bottom, width)


class LessonFinish(Finish):
    """A lesson is no result; from its end a whole game can be begun."""

    def __init__(self, table: TableScene, lesson: Lesson, begin_again: Callable[[], None]) -> None:
        super().__init__(table)
        self._lesson, self._begin_again = lesson, begin_again

    def show(self, outcome: Outcome) -> None:
        texts = self._context.texts
        sequel = self._lesson.sequel
        further = [] if sequel is None or sequel.title is None else [texts.line(sequel.title)]
        ways = [
            DialogAnswer(texts("Play a full game"), self._whole_game, "play", primary=True),
            *(DialogAnswer(title, self._go_on, "school") for title in further),
            DialogAnswer(texts("Repeat the lesson"), self._begin_again, "redo"),
            DialogAnswer(texts.line(way_back(self._table)), self._table.leave, "home"),
        ]
        self._context.scenes.push(LessonEnd(self._context, self._table.teller, outcome, ways, self._lesson.title))

    def _go_on(self) -> None:
        """The lesson that builds on this one."""
        self._table.leave()
        self._context.open(OpenLesson(self._lesson.game, 1))

    def _whole_game(self) -> None:
        self._context.open_table(NewTable(self._lesson.game, self._sitting.players, {}, self._context.new_seed()))

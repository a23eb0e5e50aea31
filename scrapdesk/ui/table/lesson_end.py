"""The end of a first game: how it came out, and what can be done with what was learnt."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scrapdesk.core.rules import Outcome
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.paint.type.styles import BODY, SUBTITLE
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay
from scrapdesk.ui.table.finish import Finish
from scrapdesk.ui.table.telling import Teller
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.label import Label

if TYPE_CHECKING:
    from scrapdesk.ui.table.scene import TableScene


class LessonEnd(Overlay):
    width = 820

    def __init__(self, context: AppContext, teller: Teller, outcome: Outcome, answers: list[DialogAnswer]) -> None:
        texts = context.texts
        super().__init__(context, texts("That was your first game"), answers)
        points = outcome.points
        head = teller.headline(outcome)
        score = texts("{head}, {mine} to {theirs}", head=head, mine=points[0], theirs=points[1]) if points else head
        self._score = Label(context, score, SUBTITLE, "highlight", plain=True)
        self._reason = Label(context, f"{teller.reason(outcome)}.", BODY)
        words = texts(
            "Now you know every rule that matters. In a whole game you also choose where your pieces stand and who "
            "begins, and every card comes as luck will have it."
        )
        self._words = Label(context, words, BODY)

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        px = self.context.view.px
        bottom = self._score.place(left, top, width) + px(4)
        bottom = self._reason.place(left, bottom, width) + px(16)
        return [self._score, self._reason, self._words], self._words.place(left, bottom, width)


class LessonFinish(Finish):
    """A lesson is no result; from its end a whole game can be begun."""

    def __init__(self, table: TableScene, game: str, begin_again: Callable[[], None]) -> None:
        super().__init__(table)
        self._game, self._begin_again = game, begin_again

    def show(self, outcome: Outcome) -> None:
        texts = self._context.texts
        ways = [
            DialogAnswer(texts("A whole game"), self._whole_game, "play", primary=True),
            DialogAnswer(texts("The lesson again"), self._begin_again, "redo"),
            DialogAnswer(texts("To the desk"), self._table.leave, "home"),
        ]
        self._context.scenes.push(LessonEnd(self._context, self._table.teller, outcome, ways))

    def _whole_game(self) -> None:
        self._context.open_table(NewTable(self._game, self._sitting.players, {}, self._context.new_seed()))

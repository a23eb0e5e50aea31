"""How a game went so far: sums, and the last evenings."""

from __future__ import annotations

from scrapdesk.core.names import given
from scrapdesk.core.players import people_of
from scrapdesk.storage.statistics import Result, tally
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import BODY, META, SUBTITLE
from scrapdesk.ui.paint.type.writer import RIGHT
from scrapdesk.ui.requests import OpenStatistics
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.table.running import HUMAN, opposition
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.portraits import Faces, company_of

LAST = 20


class ResultsScene(Overlay):
    width = 900

    def __init__(self, context: AppContext, game: str) -> None:
        texts = context.texts
        title = texts("Results: {game}", game=context.title(game))
        super().__init__(context, title, self._ways(context, game))
        count = tally(context.storage.history.value, game)
        words = [texts("{n} played", n=count.played), texts("{n} won", n=count.won)]
        if count.drawn:
            words.append(texts("{n} drawn", n=count.drawn))
        self._sums = Label(context, ",  ".join(words), SUBTITLE, "good")
        results = [found for found in context.storage.history.value.results if found.game == game]
        self._rows = [self._row(result) for result in reversed(results[-LAST:])]
        self._none = Label(context, "" if results else texts("Nothing has been played here yet."), BODY, "muted")

    @staticmethod
    def _ways(context: AppContext, game: str) -> list[DialogAnswer]:
        texts = context.texts
        more = DialogAnswer(texts("Statistics"), lambda: context.open(OpenStatistics(game)), "chart")
        return [more, DialogAnswer(texts("Back"), nothing, primary=True)]

    def _row(self, result: Result) -> tuple[Faces, Label, Label]:
        texts = self.context.texts
        moves = texts.count(result.moves, "{n} move", "{n} moves")
        parts = [result.when[:10], moves, texts("practice") if result.practice else ""]
        among = opposition(result.players, texts, given(result.names, len(result.players)))
        against = Label(self.context, f"{self._ending(result)}, {among}", BODY, plain=True)
        faces = Faces(self.context, company_of(result.players, result.names), self._mood(result))
        return faces, against, Label(self.context, ", ".join(filter(None, parts)), META, "muted", align=RIGHT)

    def _ending(self, result: Result) -> str:
        texts = self.context.texts
        people = [seat for seat, player in enumerate(result.players) if player == HUMAN]
        best = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
        if len(best) == len(result.ranks):
            return texts("Drawn")
        if not people or len(people) == len(result.players):
            return texts("Played")
        return texts("Won") if set(people) & set(best) else texts("Lost")

    @staticmethod
    def _mood(result: Result) -> str:
        """How the companions look back on it."""
        best = {seat for seat, rank in enumerate(result.ranks) if rank == 1}
        if len(best) == len(result.ranks):
            return "plain"
        return "sad" if best & set(people_of(result.players)) else "glad"

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        px = self.context.view.px
        bottom = self._sums.place(left, top, width) + px(10)
        widgets: list[Widget] = [self._sums, self._none]
        bottom = self._none.place(left, bottom, width)
        side = max(px(40), self.context.writer.line_height(BODY))
        indent = max((faces.width_for(side) for faces, _, _ in self._rows), default=0) + px(14)
        for faces, words, note in self._rows:
            faces.place(left, bottom, side)
            high = words.height_for(width * 6 // 10 - indent)
            top = bottom + max(0, side - high) // 2
            low = words.place(left + indent, top, width * 6 // 10 - indent)
            low = max(low, note.place(left + width * 6 // 10, top + px(2), width * 4 // 10), bottom + side)
            widgets += [faces, words, note]
            bottom = low + px(8)
        return widgets, bottom

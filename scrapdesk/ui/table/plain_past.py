"""An earlier position on the plain table: its status, what was done then, and the ways on from there.

Owns what stands in the lists meanwhile. Which position is looked at, LookingBack knows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scrapdesk.core.match import Entry
from scrapdesk.ui.board.figures import Figures
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import BODY
from scrapdesk.ui.table.looking import LookingBack
from scrapdesk.ui.table.past import PastView
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.listing import ListRow
from scrapdesk.ui.widgets.log import LogPane


class PlainPast:
    def __init__(
        self, context: AppContext, figures: Figures, status: Callable[[], None], moves: Callable[[], None]
    ) -> None:
        """`status` and `moves` list both anew."""
        self._context, self._figures = context, figures
        self._list_status, self._list_moves = status, moves
        self.ply: int | None = None
        """The ply that is looked back at; None: how it stands now."""

    def view(self, log: LogPane, main: Widget) -> PastView:
        return PastView(log, main, self._show, self._told, self._sound)

    def _show(self, ply: int | None, pointing: bool) -> None:
        """What has moved then is not pointed out: it stands in words."""
        self.ply = ply
        self._figures.jump()
        self._list_status()

    def _told(self, back: bool) -> None:
        self._list_moves()

    def _sound(self, entries: Sequence[Entry]) -> None:
        self._context.audio.play("tile")

    def rows(self, looking: LookingBack) -> list[Label | ListRow]:
        """What is seen, and where it leads, in the place of the moves."""
        texts, said = self._context.texts, looking.said()
        rows: list[Label | ListRow] = [Label(self._context, said.words, BODY, plain=True)] if said.words else []
        if not looking.telling:
            rows.append(ListRow(self._context, texts("Return here"), looking.return_there, "", "moves"))
        if said.rule:
            words = texts("Rule {rule}", rule=said.rule)
            rows.append(ListRow(self._context, words, looking.open_rule, "", "moves"))
        now = texts("Skip") if looking.telling else texts("Now")
        return [*rows, ListRow(self._context, now, looking.close, "", "moves")]

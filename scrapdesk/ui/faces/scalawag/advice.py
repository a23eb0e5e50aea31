"""What is said beside the table of an order that is being laid out: what it does, and how it is given.

A part of the table. Must not know what it costs: that stands on the sheet of answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scrapdesk.games.scalawag.cards import CREW_OF, NO_CREW, ORDER_NAMES
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.faces.scalawag.cards import ORDER_WORDS
from scrapdesk.ui.faces.scalawag.prices import chosen_order
from scrapdesk.ui.faces.scalawag.wording import ORDERS
from scrapdesk.ui.table.part import Part, Words

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable


class OrderAdvice(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table, self._texts = table, table.context.texts

    def words(self) -> Words | None:
        """A list of the moves that are left would say no more than the buttons do."""
        hand = self._table.stage.hand
        if not hand.pointed or self._table.stage.show.cue is not None:
            return None
        view: View = self._table.sitting.match.view(hand.actor)
        order = chosen_order(view, tuple(hand.pointed)) if view.phase is Phase.ORDER else None
        if order is None or not hand.moves():
            return None
        does = self._texts.line(ORDER_WORDS[ORDER_NAMES[order]])
        if CREW_OF[order] != NO_CREW:
            given = self._texts("Put crew down, or press a button.")
        else:
            given = self._texts("Press the button.")
        return Words(self._texts.line(ORDERS[order]), f"{does}\n{given}")

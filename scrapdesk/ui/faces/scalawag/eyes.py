"""A game between programs, watched as it is played: with all hands face down, as everybody sees them, or laid open.

A part of the table, there only where nobody plays: it would be cheating otherwise. Its button is the one for hints,
which nobody there could ask for. Owns whether the hands are open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scrapdesk.core.table import Piece
from scrapdesk.ui.desk.replay.open_eyes import opened
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.table.part import Part

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

HINT = 2
"""Where the button for hints is in the menu."""


class OpenHands(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table, self._texts = table, table.context.texts
        self.open = False
        self.button = table.menu[HINT]
        self.button.icon, self.button.tip = "eye", self._texts("See every captain's crew, or only the backs")
        self.button.text = self.button.name = self._texts("Show crews")
        table.stage.hand.opens = self._seen

    def key(self, event: KeyDown) -> bool:
        if self._table.context.keys.meant(event, "table") != "other side":
            return False
        self.turn_over()
        return True

    def wish(self, what: str) -> bool:
        if what == "hint":
            self.turn_over()
        return what == "hint"

    def turn_over(self) -> None:
        """All hands are laid open, or lie face down again."""
        self.open = not self.open
        self._table.follow("resume")
        told = self._texts("Every hand is face up.") if self.open else self._texts("Every hand is face down again.")
        self._table.say(told)

    def explain(self) -> None:
        named = self._texts("Hide crews") if self.open else self._texts("Show crews")
        self.button.text, self.button.name = named if self.button.text else "", named
        self.button.bar("")

    def _seen(self, pieces: Sequence[Piece]) -> Sequence[Piece]:
        """The pieces of whatever moment is shown, with what their owners know of them."""
        if not self.open:
            return pieces
        sitting, ply = self._table.sitting, self._table.stage.hand.looking
        return opened(sitting.table, sitting.match, range(sitting.match.seats), pieces, ply)

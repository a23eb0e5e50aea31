"""When a tip is due at a table: what happens there for the first time. What it says is not known here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scrapdesk.ui.tips import show_tip

if TYPE_CHECKING:
    from scrapdesk.ui.scenes.table.scene import TableScene

STORY = 3
"""After so many moves there is something to look back at."""


class TableTips:
    def __init__(self, table: TableScene) -> None:
        self._table = table
        self.quiet = False
        """Whether something else explains this table."""

    def show(self, name: str) -> None:
        table = self._table
        if not self.quiet and table.context.scenes.top is table:
            show_tip(table.context, table.passing, name)

    def after(self, kind: str) -> None:
        """The match has changed: `kind` is how."""
        sitting = self._table.sitting
        if kind == "undo":
            self.show("undo")
        elif sitting.thinking:
            self.show("opponent")
        elif sitting.person_asked is not None and sitting.viewer == sitting.person_asked:
            self.show("hidden" if sitting.shared else "moves")
            if sitting.moves_made >= STORY:
                self.show("log")

"""Fast forward: everything goes quickly for as long as a key, or the sign of the speed, is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scrapdesk.ui.frame.events import FocusLost, KeyDown, KeyUp, UiEvent
from scrapdesk.ui.table.part import Part
from scrapdesk.ui.table.speed import SpeedBadge

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable


class Rush(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table, self._context = table, table.context
        self.badge = SpeedBadge(table.context, self.rush)
        self.widgets = [self.badge]
        table.side.head.speed = self.badge

    def rush(self, rushing: bool) -> None:
        if rushing != self._table.rushing:
            self._table.rushing = rushing
            self._context.clock.speed = "fast" if rushing else self._context.settings.speed
            self.badge.show(rushing)

    def handle(self, event: UiEvent) -> bool:
        match event:
            case KeyUp() if self._table.rushing and self._context.keys.let_go(event, "rush"):
                self.rush(False)
            case FocusLost():
                self.rush(False)
        return False

    def key(self, event: KeyDown) -> bool:
        if self._context.keys.meant(event, "table") != "rush":
            return False
        self.rush(True)
        return True

    def leave(self) -> None:
        self.rush(False)

"""When a tip is due at a table: what happens there for the first time. What it says is not known here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scrapdesk.ui.table.tipbook import show_tip
from scrapdesk.ui.widgets.log import LogPane

if TYPE_CHECKING:
    from scrapdesk.ui.table.scene import TableScene

STORY = 3
"""After so many moves there is something to look back at."""


class TableTips:
    def __init__(self, table: TableScene) -> None:
        self._table = table
        self.quiet = False
        """Whether something else explains this table."""

    def share(self, log: LogPane, room: pygame.Rect, again: Callable[[], None] | None = None) -> None:
        """The log lies in this room, and leaves its foot to a tip while there is one: so it covers nothing. Where there
        is no room for both, there is no tip. `again` is done when a tip has come or gone, if the room changes then."""
        passing, none = self._table.passing, pygame.Rect(room.topleft, (room.width, 0))

        def lay_out() -> None:
            log.touch()
            left = passing.beside_tip(room if log.visible else none, little=True)
            log.rect = left if log.visible else room
            log.arrange(to_end=True)
            log.touch()
            passing.place()

        passing.tip_changed = again or lay_out
        lay_out()

    def share_little(self, log: LogPane, room: pygame.Rect, few: int, again: Callable[[], None]) -> None:
        """The same in a room that changes with what else is told: a tip that does not fit just now waits for it, and a
        log that would be lower than `few` is left out. `again` is done when a tip has come or gone."""
        passing = self._table.passing
        passing.tip_changed = again
        log.touch()
        at_end = log.offset >= log.overflow - 4
        log.rect = passing.beside_tip(room, patient=True)
        log.visible = log.rect.height >= few
        log.arrange(at_end)
        log.touch()
        passing.place()

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
            self.show("hidden" if sitting.shared else self._table.tip_of_moves)
            if sitting.moves_made >= STORY:
                self.show("log")

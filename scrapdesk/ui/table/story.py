"""The story beside a board: its lines, and over those of a closed drawer the last moves as a strip of pictures. Where
the map has room for it, the strip stands at the edge of the table, and the drawer opens beside it.

Owns how both share their room. Must not know what else stands in the column, nor any game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from scrapdesk.ui.paint.type.styles import BODY
from scrapdesk.ui.table.aside import Aside
from scrapdesk.ui.table.column import Column
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.lastrow import LastRow
from scrapdesk.ui.widgets.log import LogPane
from scrapdesk.ui.widgets.logrows import LogEntry
from scrapdesk.ui.widgets.logstrip import LogStrip

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

LINES: Final = 2
"""A room for fewer lines than this shows none."""
MANY: Final = 6
"""Where there is room for so many, rows that stand wide apart stand off the line above them too."""


class Story:
    def __init__(self, table: BoardTable) -> None:
        self._table, self._context = table, table.context
        self.log = LogPane(table.context, table.open_rules)
        self.log.airy = table.look.airy
        self.strip = LogStrip(table.context, self._look_at)
        self.last = LastRow(table.context)

    @property
    def widgets(self) -> Sequence[Widget]:
        return (self.strip, self.log, self.last)

    def tell(self, lines: Sequence[LogEntry]) -> None:
        """All of it, or as much as has been shown."""
        self.log.tell(lines)
        if self._table.side.column.drawer:
            self.strip.tell(lines)
            self.last.tell(lines)

    def _look_at(self, ply: int) -> None:
        if self.log.look_at is not None:
            self.log.look_at(ply)

    def place(self, column: Column) -> None:
        """There is a strip where there is room for some lines as well, and no tip wants it."""
        if isinstance(column, Aside):
            self._stand_at(column)
            return
        room, line, px = column.log_room, self._context.writer.line_height(BODY), self._context.view.px
        high = self.strip.height + px(14)
        drawer, tip = column.drawer and not column.open, self._table.passing.tip
        self.strip.touch()
        self.strip.visible = drawer and tip is None and room.height > high + (LINES + 1) * line
        if self.strip.visible:
            self.strip.place(pygame.Rect(room.left, room.top + px(4), room.width - px(12), self.strip.height))
            room = pygame.Rect(room.left, room.top + high, room.width, room.height - high)
        elif self.log.airy and not column.tight and room.height > MANY * line:
            room = pygame.Rect(room.left, room.top + px(8), room.width, room.height - px(8))
        self.log.visible = room.height > LINES * line
        self.last.touch()
        self.last.visible = drawer and tip is None and column.bare and not column.lone
        if self.last.visible:  # between the line above the log and what is said, which stand on one panel then
            top = column.inside(column.words).top - self.last.height - px(9)
            self.last.place(pygame.Rect(room.left - px(6), top, room.width, self.last.height))
        self._table.tips.share(self.log, room, (lambda: self._share_anew(column)) if drawer else None)
        if tip is not None and self._table.passing.tip is None:
            self.place(column)  # it had no room after all

    def _stand_at(self, column: Aside) -> None:
        px, foot, edge = self._context.view.px, self._table.side.head.foot, column.strip
        room = pygame.Rect(edge.left, foot + px(6), edge.width, edge.bottom - foot - px(12))
        self.strip.touch()
        self.strip.upright = self.strip.visible = True
        self.strip.place(room)
        self.log.visible = column.open
        self.log.rect = column.log_room if column.open else pygame.Rect(column.log)
        self.log.arrange(to_end=True)

    def _share_anew(self, column: Column) -> None:
        """A tip has come, or gone: what stands below the words may make way for it, or come back."""
        self._table.side.place_words()
        self.place(column)

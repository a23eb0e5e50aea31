"""The wing of a table's map that lies at the head of the column, over the log.

Owns how large it is and where it lies there. What lies in it, the map says. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from scrapdesk.ui.table.column import Column

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

CROWN: Final = "crown"
"""What it is called on a map that has one."""


class Crown:
    def __init__(self, table: BoardTable, column: Column) -> None:
        self._table, self._column = table, column
        self._wanted = table.look.columned
        column.crown = self._height

    def _size(self, left: int) -> tuple[int, int]:
        """How large it is beside a table that ends there; nothing where there is none."""
        layout, view = self._table.stage.layout, self._table.context.view
        wing = layout.wings.get(CROWN)
        if wing is None:
            return 0, 0
        scale = min(left / layout.size[0], view.height / layout.size[1])
        return round(wing.box[2] * scale), round(wing.box[3] * scale)

    def _height(self, left: int) -> int:
        """What the column leaves to it, with the gap below it."""
        high = self._size(left)[1]
        return high + self._table.context.view.px(12) if high else 0

    def share(self, lay_column: Callable[[], None]) -> None:
        """The column is laid out with it. In texts so large that words and buttons need all of that, the map itself
        has another place for what lies there."""
        self._choose(self._wanted)
        lay_column()
        if self._column.tight and self._size(self._column.left)[1]:
            self._choose(False)
            lay_column()
        self.place()

    def _choose(self, columned: bool) -> None:
        look, stage, view = self._table.look, self._table.stage, self._table.context.view
        if look.columned != columned:
            look.columned = columned
            stage.arrange(pygame.Rect(0, 0, self._column.left, view.height))

    def place(self) -> None:
        """In the middle of the column, as that lies now."""
        column, (wide, high) = self._column, self._size(self._column.left)
        if high:
            left = column.left + max(0, (column.whole.width - wide) // 2)
            self._table.stage.wings.put(CROWN, pygame.Rect(left, column.crown_top, wide, high))

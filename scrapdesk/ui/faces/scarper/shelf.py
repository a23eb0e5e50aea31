"""The slips of what can be ordered now, at the foot of the column: where the choice is made, there are its prices.

Owns where they lie, and that they make way for a battlefield that is weighed. They are pieces of the table: what a
click or a drag of one of them means the hand knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import pygame

from scrapdesk.games.scarper import targets as at
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.faces.scarper.decision import weighed
from scrapdesk.ui.table.part import Part

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

SHELF: Final = "orders"
"""The wing of the map in which they lie."""
SECOND: Final = tuple(map(at.order_target, ("clear", "charge", "assault")))
"""Those of its second row."""
APART: Final = 8


class OrderShelf(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table, self._context = table, table.context
        table.stage.wings.bare = frozenset({SHELF})
        table.side.below.append(self._stand)
        column = table.side.column
        column.needs(self._wanted)

    def _rows(self) -> int:
        """How many rows of slips there are; none while a battlefield is weighed."""
        table = self._table
        hand, stage = table.stage.hand, table.stage
        if SHELF not in stage.layout.slots or hand.looking is not None or table.state == "looking back":
            return 0
        if weighed(cast(View, hand.view), hand.pointed, table.sitting.person_asked or 0) is not None:
            return 0
        found = [piece.id for piece in hand.pieces if piece.id.startswith(at.ORDER)]
        return 0 if not found else 2 if any(target in SECOND for target in found) else 1

    def _size(self) -> tuple[int, int]:
        """How large they are together."""
        layout = self._table.stage.layout
        rows = self._rows()
        _, _, wide, high = layout.slots[SHELF].box if rows else (0.0, 0.0, 0.0, 0.0)
        return round(wide * layout.scale), round(high * layout.scale * rows / 2)

    def _wanted(self, width: int) -> int:
        high = self._size()[1]
        return high + self._context.view.px(APART) if high else 0

    def _stand(self, room: pygame.Rect) -> pygame.Rect:
        """At the foot of the room, where they stay whatever is said above them."""
        wide, high = self._size()
        if not high:
            self._table.stage.wings.put(SHELF, None)
            return room
        left = room.left + max(0, (room.width - wide) // 2)
        top = room.bottom - high
        self._table.stage.wings.put(SHELF, pygame.Rect(left, top, wide, high))
        return pygame.Rect(room.left, room.top, room.width, max(0, top - self._context.view.px(APART) - room.top))

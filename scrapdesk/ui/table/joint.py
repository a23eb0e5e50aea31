"""Where a panel of the table and what is said beside it are one: a plate that reaches across the edge of the table.

Owns when they are, and how the half beside the table is painted; the other half the look paints. Must not know what
stands on either.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from scrapdesk.ui.table.part import Part
from scrapdesk.ui.widgets import plates

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

BEYOND: Final = 40
"""So far the half beside the table goes on under the other, in design pixels: there it has no edge."""


class Joint(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table = table
        table.side.joint = self

    def explain(self) -> None:
        self._settle()

    def arrange(self) -> None:
        self._settle()

    def _settle(self) -> None:
        table, column = self._table, self._table.side.column
        if column.hold(self._span()):
            table.side.share_anew()
        if table.look.joined != column.held:
            table.look.joined = column.held
            table.stage.retell()

    def _span(self) -> tuple[int, int] | None:
        """From where to where the panel of the table reaches; None where the column keeps to itself."""
        stage, column = self._table.stage, self._table.side.column
        slot = "" if stage.posed is None else self._table.look.joins(stage.posed)
        if slot not in stage.layout.slots or column.tight or column.open or self._table.context.theme.plain:
            return None
        _, top, _, height = stage.layout.box(slot)
        return round(top), round(top) + round(height)

    def draw(self, surface: pygame.Surface, panel: pygame.Rect, lit: bool) -> None:
        """The half beside the table."""
        context, before = self._table.context, surface.get_clip()
        surface.set_clip(before.clip(panel))
        beyond = context.view.px(BEYOND)
        whole = pygame.Rect(panel.left - beyond, panel.top, panel.width + beyond, panel.height)
        context.shapes.draw(surface, whole, plates.panel(context, lit))
        surface.set_clip(before)

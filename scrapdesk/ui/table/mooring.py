"""A table that reaches below the column beside it: there a sheet takes what is said, if it has room.

Owns how far the table reaches, and the bar over it, and whether words stand on it. Must not know what is said.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scrapdesk.ui.board.slots import BAR

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

SHEET, TITLE = "ask", "title"
"""The places of such a map above which the column ends, and below which it begins."""


class Mooring:
    def __init__(self, table: BoardTable) -> None:
        self._table, self._context = table, table.context

    def spread_table(self, left: int) -> None:
        """The table has the window up to here; one whose map reaches farther lies under the column as well, which ends
        above that."""
        view, stage, side = self._context.view, self._table.stage, self._table.side
        room = pygame.Rect(0, 0, left, view.height)
        side.papers.visible = bool(stage.layout.reach)
        side.papers.rect = pygame.Rect(left, 0, view.width - left, view.height)
        if not stage.layout.reach:
            stage.arrange(room)
            return
        stage.arrange(pygame.Rect(0, 0, view.width, view.height), room)
        sheet, title = stage.box_of(SHEET), stage.box_of(TITLE)
        side.column.floor = None if sheet is None else sheet.top - view.px(8)
        side.column.crest = 0 if title is None else max(0, title.bottom - view.px(20))

    def bar(self, left: int) -> pygame.Rect | None:
        """The bar over a table that ends there, as it goes on beside that."""
        view, layout = self._context.view, self._table.stage.layout
        if BAR not in layout.slots or layout.reach:
            return None
        _, top, _, height = layout.fitted((0, 0, left, view.height)).box(BAR)
        return pygame.Rect(left, round(top), view.width - left, round(height))

    def berth(self) -> pygame.Rect | None:
        """Where on the table what is said is written; None where it has no place for it, or not now."""
        stage, look, column = self._table.stage, self._table.look, self._table.side.column
        slot = "" if stage.posed is None else look.bears(stage.posed)
        if not stage.layout.reach or column.tight or column.open or self._context.theme.plain:
            return None
        return stage.box_of(slot or None)

    def settle(self) -> None:
        """The table leaves out what stands on it in words of its own."""
        look, side = self._table.look, self._table.side
        moored = side.column.moored and side.panels == side.column.panels
        if self._table.stage.layout.reach and look.joined != moored:
            look.joined = moored
            for label in (side.headline, side.words, side.rule):
                label.lies_over = moored
            self._table.stage.retell()
            sheet = self._table.stage.box_of(SHEET)
            if sheet is not None:
                self._table.damage.add(sheet.union(side.column.whole))

"""The panels beside a table as they are painted: cut from what its game has for them, or plain.

They are ground, unless the table lies under them as well: then they are painted over it, and touched by nobody. Must
not know what stands on them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.table.grain import lay_grain
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import Widget

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable


class Papers(Widget):
    lies_over = True

    def __init__(self, table: BoardTable) -> None:
        super().__init__(table.context, "", "board")
        self._table, self.visible = table, False

    def hit(self, pos: Point) -> bool:
        return False

    def spread(self, rect: pygame.Rect) -> None:
        """The table lies under them, here."""
        self.visible, self.rect = True, rect.copy()

    # -- which are seen -----------------------------------------------------------------------------------

    @property
    def panels(self) -> list[pygame.Rect]:
        """One, where the log has left nothing but the line above it."""
        side = self._table.side
        if side.column.tight:
            return side.column.panels
        if side.aside is not None:
            return [*self._apart, *([side.aside.strip] if side.story.strip.visible else [])]
        if side.column.moored and side.panels == side.column.panels:
            return side.panels[:1]
        return [side.column.whole] if self._alone else side.panels

    @property
    def _apart(self) -> list[pygame.Rect]:
        """Where the map has room for them: without the words that stand on a panel of the table's own."""
        side, posed = self._table.side, self._table.stage.posed
        own = posed is not None and bool(self._table.look.joins(posed)) and not self.context.theme.plain
        return [panel for panel in side.panels if panel.width and not (own and panel == side.column.words)]

    @property
    def _alone(self) -> bool:
        """Whether the line above the log stands alone: a frame of its own would be an empty one."""
        side = self._table.side
        return not self.context.theme.bolted and side.panels == side.column.panels and side.column.bare

    # -- paint --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        scenes, beyond = self.context.scenes, self.context.view.px(16)
        painting = scenes.painting
        self._draw_bar(surface, beyond)
        for panel in self.panels:
            seen = panel.inflate(beyond, beyond).clip(surface.get_clip())
            if seen.size != (0, 0):
                scenes.painting = painting and seen  # its picture, if it comes late, is missing here
                self._draw_panel(surface, panel)
        scenes.painting = painting

    def _draw_bar(self, surface: pygame.Surface, beyond: int) -> None:
        """The bar over the table goes on to the edge of the window, as high as the row of buttons in it."""
        left, menu = self._table.stage.room.right, self._table.menu
        bar = None if self._table.side.aside is not None else self._table.side.mooring.bar(left)
        if bar is not None:
            foot = max(button.rect.bottom for button in menu) + self.context.view.px(2)
            top = min(bar.top, min(button.rect.top for button in menu))
            place = pygame.Rect(left, top, bar.width, max(bar.bottom, foot) - top)
            if place.inflate(beyond, beyond).colliderect(surface.get_clip()):
                self.context.shapes.draw(surface, place, plates.bar(self.context))

    def _draw_panel(self, surface: pygame.Surface, panel: pygame.Rect) -> None:
        context, scale = self.context, self.context.view.scale
        made = self._table.look.panel(round(panel.width / scale), round(panel.height / scale))
        if made is not None and not context.theme.plain and panel.width > 0 and panel.height > 0:
            image = context.art.get(made, panel.size)
            if context.art.ready(made, panel.size):
                surface.blit(image, panel, special_flags=pygame.BLEND_PREMULTIPLIED)
                return
        context.shapes.draw(surface, panel, plates.panel(context))
        edge = -context.view.px(6)
        lay_grain(context, surface, panel.inflate(edge, edge), self._table.stage.room.right)

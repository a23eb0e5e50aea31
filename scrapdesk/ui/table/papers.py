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

    def draw(self, surface: pygame.Surface) -> None:
        side, scenes, beyond = self._table.side, self.context.scenes, self.context.view.px(16)
        painting = scenes.painting
        for panel in side.painted:
            seen = panel.inflate(beyond, beyond).clip(surface.get_clip())
            if seen.size != (0, 0):
                scenes.painting = painting and seen  # its picture, if it comes late, is missing here
                if not side.paint(surface, panel):
                    self._draw_panel(surface, panel)
        scenes.painting = painting

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

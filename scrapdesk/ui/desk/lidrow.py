"""A row of a list with the lid of a game's box before its words. Must not know what the row leads to."""

from __future__ import annotations

from typing import Final

import pygame

from scrapdesk.ui.desk.miniature import LID
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.widgets.listing import ListRow

INDENT: Final = 62
"""How far the words stand in, in design pixels."""


class LidRow(ListRow):
    game = ""
    """Whose box it is; "" leaves its place free."""
    high = 76
    """Design pixels, at least."""

    def height_for(self, width: int) -> int:
        return max(super().height_for(width), self.context.view.px(self.high))

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if not self.game:
            return
        px = self.context.view.px
        height = min(self.rect.height, px(self.high)) - px(12)
        size = (height * LID[0] // LID[1], height)
        lid = self.context.art.get(picture(f"desk/lid-{self.game}"), size)
        at = (self.rect.left + px(12), self.rect.centery - height // 2)
        surface.blit(lid, at, special_flags=pygame.BLEND_PREMULTIPLIED)

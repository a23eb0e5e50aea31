"""What the mouse does, as pictures side by side: a button that is lit, what it is called, and what comes of it.

Only tells: nothing here can be pressed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from scrapdesk.ui.context import AppContext, icon_picture
from scrapdesk.ui.desk.book.written import Ink, Written
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.type.styles import LABEL, SMALL
from scrapdesk.ui.paint.type.writer import Block

SIGN: Final = 72
"""How large a picture is, in design pixels."""
NARROWEST: Final = 300
"""How wide a gesture is at least, in design pixels, before fewer stand in a row."""


class MouseWay(Written):
    """A picture of the mouse, and beside it what that is called and what it does."""

    ground = "panel_light"

    def __init__(self, context: AppContext, icon: str, called: str, does: str) -> None:
        super().__init__(context, f"{called}: {does}")
        self._icon, self._called, self._does = icon, called, does

    def _side(self) -> int:
        return self.context.view.px(SIGN)

    def _blocks(self, width: int) -> tuple[Block, Block]:
        px, writer = self.context.view.px, self.context.writer
        room = max(1, width - self._side() - px(14 + 12 + 14))
        return writer.block(self._called, LABEL, room, plain=True), writer.block(self._does, SMALL, room, plain=True)

    def height_for(self, width: int) -> int:
        px = self.context.view.px
        return max(self._side(), sum(block.height for block in self._blocks(width))) + 2 * px(12)

    def lay(self, rect: pygame.Rect) -> None:
        self.rect = rect

    def inks(self) -> list[Ink]:
        px, theme = self.context.view.px, self.context.theme
        called, does = self._blocks(self.rect.width)
        left = self.rect.left + px(14) + self._side() + px(12)
        top = self.rect.centery - (called.height + does.height) // 2
        return [
            Ink(self._called, called, (left, top), theme.text),
            Ink(self._does, does, (left, top + called.height), theme.muted),
        ]

    def draw(self, surface: pygame.Surface) -> None:
        theme, px, side = self.context.theme, self.context.view.px, self._side()
        layers = ground(theme.line, px(12)), ground(theme.panel_light, px(11), max(1, px(2)))
        self.context.shapes.draw(surface, self.rect, layers)
        drawn = self.context.art.get(icon_picture(self._icon, theme.text), (side, side))
        at = (self.rect.left + px(14), self.rect.centery - side // 2)
        surface.blit(drawn, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        super().draw(surface)


def gestures(context: AppContext) -> list[MouseWay]:
    """Everything can be done by them alone; nobody has to learn a key."""
    texts = context.texts
    told = (
        ("mouse-left", texts("Click"), texts("Choose a piece, then where it should go")),
        ("mouse-drag", texts("Drag"), texts("The same in one go")),
        ("mouse-right", texts("Right-click"), texts("Put back what you are holding")),
        ("mouse-point", texts("Point"), texts("Enlarge a card, or read what a symbol means")),
        ("mouse-wheel", texts("Wheel"), texts("Scroll a list or a page")),
    )
    return [MouseWay(context, *one) for one in told]


def place_gestures(context: AppContext, found: Sequence[MouseWay], left: int, top: int, width: int) -> int:
    """Side by side, in as many rows as that takes; returns where they end."""
    view, gap = context.view, context.view.px(14)
    least = round(view.px(NARROWEST) * max(1.0, view.text))
    per_row = max(1, min(len(found), (width + gap) // (least + gap)))
    wide = (width - gap * (per_row - 1)) // per_row
    for begin in range(0, len(found), per_row):
        row = found[begin : begin + per_row]
        high = max(one.height_for(wide) for one in row)
        for number, one in enumerate(row):
            one.lay(pygame.Rect(left + number * (wide + gap), top, wide, high))
        top += high + gap
    return top - gap

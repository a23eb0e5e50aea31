"""Keys as they look on a keyboard, one beside the other. Must not know what they do."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.shapes import Plate, ground
from scrapdesk.ui.paint.type.styles import META
from scrapdesk.ui.widgets.base import TextBox, Widget


class KeyCaps(Widget):
    def __init__(self, context: AppContext, keys: Sequence[str]) -> None:
        super().__init__(context, ", ".join(keys))
        self.keys = tuple(keys)

    def place(self, left: int, top: int, width: int) -> int:
        self.rect = pygame.Rect(left, top, width, 0)
        self.rect.height = max((cap.bottom for cap in self._caps()), default=top) - top
        return self.rect.bottom

    def natural_width(self) -> int:
        """As wide as all of them are in one line."""
        writer, px = self.context.writer, self.context.view.px
        return sum(writer.width(key, META) + 2 * px(10) + px(6) for key in self.keys) - px(6)

    def _caps(self) -> list[pygame.Rect]:
        """Where each key lies; in more lines where one is too short."""
        writer, px = self.context.writer, self.context.view.px
        x, y, high = self.rect.left, self.rect.top, writer.line_height(META) + px(8)
        found = []
        for key in self.keys:
            wide = min(self.rect.width, writer.width(key, META) + 2 * px(10))
            if x > self.rect.left and x + wide > self.rect.right:
                x, y = self.rect.left, y + high + px(4)
            found.append(pygame.Rect(x, y, wide, high))
            x += wide + px(6)
        return found

    def draw(self, surface: pygame.Surface) -> None:
        theme, px, writer = self.context.theme, self.context.view.px, self.context.writer
        radius = px(7)
        plate: Plate = (ground(theme.ink, radius), ground(theme.button, max(0, radius - 1), max(1, px(2))))
        for key, cap in zip(self.keys, self._caps(), strict=True):
            self.context.shapes.draw(surface, cap, plate)
            foot = pygame.Rect(cap.left + px(4), cap.bottom - px(5), cap.width - px(8), max(1, px(2)))
            surface.fill(theme.button_edge, foot)
            block = writer.block(writer.fitted(key, META, cap.width - px(8)), META, plain=True)
            writer.draw(surface, block, (cap.left, cap.centery - block.height // 2 - px(1)), theme.text, 0.5, cap.width)

    def text_boxes(self) -> list[TextBox]:
        theme, writer, px = self.context.theme, self.context.writer, self.context.view.px
        found = []
        for key, cap in zip(self.keys, self._caps(), strict=True):
            block = writer.block(writer.fitted(key, META, cap.width - px(8)), META, plain=True)
            found.append(TextBox(key, cap, _middle_of(block.size, cap), theme.text, theme.button, block.px))
        return found


def _middle_of(size: tuple[int, int], cap: pygame.Rect) -> pygame.Rect:
    place = pygame.Rect((0, 0), size)
    place.center = cap.center
    return place

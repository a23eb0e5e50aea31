"""How far something has come that takes a while."""

from __future__ import annotations

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.type.styles import NOTE
from scrapdesk.ui.widgets.base import TextBox, Widget


class ProgressBar(Widget):
    def __init__(self, context: AppContext, text: str) -> None:
        super().__init__(context, text, "progress")
        self.text = text
        self._share = 0.0

    def place(self, left: int, top: int, width: int) -> int:
        height = self.context.writer.block(self.text, NOTE, width).height + self.context.view.px(18)
        self.rect = pygame.Rect(left, top, width, height)
        return self.rect.bottom

    def set(self, share: float) -> None:
        share = max(0.0, min(1.0, share))
        if round(share * self.rect.width) != round(self._share * self.rect.width):
            self._share = share
            self.touch()

    def draw(self, surface: pygame.Surface) -> None:
        theme, px, writer = self.context.theme, self.context.view.px, self.context.writer
        writer.draw(
            surface, writer.block(self.text, NOTE, self.rect.width), self.rect.topleft, theme.text, 0.5, self.rect.width
        )
        bar = pygame.Rect(self.rect.left, self.rect.bottom - px(12), self.rect.width, px(12))
        radius = bar.height // 2
        self.context.shapes.draw(surface, bar, (ground(theme.muted, radius), ground(theme.well, radius, px(1.5))))
        done = pygame.Rect(bar.left, bar.top, max(bar.height, round(bar.width * self._share)), bar.height)
        self.context.shapes.draw(surface, done, (ground(theme.highlight, radius),))

    def text_boxes(self) -> list[TextBox]:
        theme = self.context.theme
        block = self.context.writer.block(self.text, NOTE, self.rect.width)
        needed = pygame.Rect(self.rect.left + (self.rect.width - block.width) // 2, self.rect.top, *block.size)
        return [TextBox(self.text, self.rect, needed, theme.text, theme.desk, block.px)]

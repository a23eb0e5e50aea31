"""How far something has come that takes a while."""

from __future__ import annotations

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.type.styles import NOTE
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox, Widget


class ProgressBar(Widget):
    def __init__(self, context: AppContext, text: str) -> None:
        super().__init__(context, text, "progress")
        self.text = text
        self._share = 0.0
        self.slim = 0
        """How high it may be, where it stands in one line: the words before the bar, or the bar alone."""

    def place(self, left: int, top: int, width: int) -> int:
        height = self.slim or self.context.writer.block(self.text, NOTE, width).height + self.context.view.px(18)
        self.rect = pygame.Rect(left, top, width, height)
        return self.rect.bottom

    def set(self, share: float) -> None:
        share = max(0.0, min(1.0, share))
        if round(share * self.rect.width) != round(self._share * self.rect.width):
            self._share = share
            self.touch()

    def draw(self, surface: pygame.Surface) -> None:
        theme, px, writer = self.context.theme, self.context.view.px, self.context.writer
        block, at = self._words()
        if block is not None:
            writer.draw(surface, block, at.topleft, theme.over if self.slim else theme.text)
        bar = pygame.Rect(self.rect.left, self.rect.bottom - px(12), self.rect.width, px(12))
        if self.slim:
            bar.left, bar.width = at.right + px(14), self.rect.right - at.right - px(14)
            bar.centery = self.rect.centery
        radius = bar.height // 2
        self.context.shapes.draw(surface, bar, (ground(theme.muted, radius), ground(theme.well, radius, px(1.5))))
        done = pygame.Rect(bar.left, bar.top, max(bar.height, round(bar.width * self._share)), bar.height)
        self.context.shapes.draw(surface, done, (ground(theme.highlight, radius),))

    def text_boxes(self) -> list[TextBox]:
        theme = self.context.theme
        block, at = self._words()
        colours = (theme.over, theme.wood) if self.slim else (theme.text, theme.desk)
        return [TextBox(self.text, self.rect, at, *colours, block.px)] if block is not None else []

    def _words(self) -> tuple[Block | None, pygame.Rect]:
        """The words and where they stand; none where a line has no room for them."""
        block = self.context.writer.block(self.text, NOTE, self.rect.width)
        at = pygame.Rect((0, 0), block.size)
        if not self.slim:
            at.midtop = self.rect.midtop
            return block, at
        if block.height > self.slim:
            return None, pygame.Rect(self.rect.left, self.rect.centery, 0, 0)
        at.midleft = self.rect.midleft
        return block, at

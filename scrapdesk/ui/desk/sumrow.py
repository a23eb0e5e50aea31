"""How one sort of games went, as a row of the figures: words, a bar, and how long those games took.

Must not know which games were added up.
"""

from __future__ import annotations

import pygame

from scrapdesk.storage.statistics import Sum
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.type.styles import BODY, LABEL, META
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget


class SumRow(Widget):
    """One seat against one sort of opponent: words, a bar of what was won, drawn and lost, the lengths below."""

    def __init__(self, context: AppContext, head: str, figures: str, lengths: str, sum_: Sum) -> None:
        super().__init__(context, f"{head}: {figures}. {lengths}")
        self._texts = (head, figures, lengths)
        self._sum = sum_

    def _blocks(self, width: int) -> tuple[Block, Block, Block]:
        writer, px = self.context.writer, self.context.view.px
        head, figures, lengths = self._texts
        inner = max(1, width - 2 * px(20))
        return (
            writer.block(head, LABEL, inner, plain=True),
            writer.block(figures, BODY, inner),
            writer.block(lengths, META, inner),
        )

    def place(self, left: int, top: int, width: int) -> int:
        px = self.context.view.px
        height = sum(block.height for block in self._blocks(width)) + px(14) + 2 * px(14) + 2 * px(8)
        self.rect = pygame.Rect(left, top, width, height)
        return self.rect.bottom

    def _places(self) -> list[tuple[Block, pygame.Rect]]:
        px = self.context.view.px
        left, y = self.rect.left + px(20), self.rect.top + px(14)
        found = []
        for number, block in enumerate(self._blocks(self.rect.width)):
            found.append((block, pygame.Rect((left, y), block.size)))
            y += block.height + (px(14) + 2 * px(8) if number == 1 else 0)
        return found

    def draw(self, surface: pygame.Surface) -> None:
        self.context.shapes.draw(surface, self.rect, plates.card(self.context))
        for (block, place), colour in zip(self._places(), self._colours(), strict=True):
            self.context.writer.draw(surface, block, place.topleft, colour)
        self._draw_bar(surface)

    def _colours(self) -> tuple[tuple[int, int, int], ...]:
        theme = self.context.theme
        return theme.text, theme.text, theme.muted

    def _draw_bar(self, surface: pygame.Surface) -> None:
        """Won is full height, drawn half, lost only the groove: told apart without colour."""
        theme, px = self.context.theme, self.context.view.px
        low = self._places()[1][1].bottom + px(8)
        bar = pygame.Rect(self.rect.left + px(20), low, self.rect.width - 2 * px(20), px(14))
        self.context.shapes.draw(surface, bar, (ground(theme.line, px(6)), ground(theme.well, px(5), max(1, px(1.5)))))
        if self._sum.played:
            won = round(bar.width * self._sum.won / self._sum.played)
            drawn = round(bar.width * self._sum.drawn / self._sum.played)
            if won:
                full = pygame.Rect(bar.left, bar.top, max(won, bar.height), bar.height)
                self.context.shapes.draw(surface, full, (ground(theme.good, px(6)),))
            if drawn:
                surface.fill(theme.muted, (bar.left + won, bar.centery, drawn, max(1, bar.height // 2 - 1)))

    def text_boxes(self) -> list[TextBox]:
        fill = self.context.theme.panel_light
        places = zip(self._texts, self._places(), self._colours(), strict=True)
        return [TextBox(text, self.rect, place, colour, fill, block.px) for text, (block, place), colour in places]

"""A deck laid out: each kind of card once, with how many of it there are. Must not know any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from scrapdesk.core.table import Piece
from scrapdesk.ui.board.faces import PieceFaces
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.opaque import View
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.type.styles import LABEL, META
from scrapdesk.ui.widgets.base import TextBox, Widget

CARD: Final = (110, 154)
"""Design pixels; texts that are larger have larger cards."""


class FinalDeck(Widget):
    def __init__(
        self, context: AppContext, look: Look, view: View, seat: int, head: str, cards: Sequence[tuple[str, int]]
    ) -> None:
        self._pieces = [(Piece(f"card:{face}", face, "deck", owner=seat), count) for face, count in cards]
        names = ", ".join(f"{look.words_for(piece, view)[0]} {count}" for piece, count in self._pieces)
        super().__init__(context, f"{head}: {names}")
        self._head = head
        self._faces = PieceFaces(context, look)

    def _size(self) -> tuple[int, int]:
        px, grow = self.context.view.px, 1 + (self.context.view.text - 1) / 2
        return round(px(CARD[0]) * grow), round(px(CARD[1]) * grow)

    def place(self, left: int, top: int, width: int) -> int:
        px, size = self.context.view.px, self._size()
        columns = max(1, (width + px(12)) // (size[0] + px(12)))
        rows = -(-len(self._pieces) // columns)
        self.rect = pygame.Rect(left, top, width, self._head_height() + rows * (size[1] + px(14)))
        return self.rect.bottom

    def _head_height(self) -> int:
        return self.context.writer.block(self._head, LABEL, max(1, self.rect.width)).height + self.context.view.px(8)

    def pictures_came(self) -> None:
        self._faces.forget()

    def draw(self, surface: pygame.Surface) -> None:
        px, writer, size = self.context.view.px, self.context.writer, self._size()
        block = writer.block(self._head, LABEL, self.rect.width)
        writer.draw(surface, block, self.rect.topleft, self.context.theme.text)
        columns = max(1, (self.rect.width + px(12)) // (size[0] + px(12)))
        for number, (piece, count) in enumerate(self._pieces):
            x = self.rect.left + number % columns * (size[0] + px(12))
            y = self.rect.top + self._head_height() + number // columns * (size[1] + px(14))
            surface.blit(self._faces.face(piece, size), (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
            if count > 1:
                self._draw_count(surface, pygame.Rect((x, y), size), count)

    def _draw_count(self, surface: pygame.Surface, card: pygame.Rect, count: int) -> None:
        px, theme, writer = self.context.view.px, self.context.theme, self.context.writer
        block = writer.block(f"x {count}", META)
        plate = pygame.Rect(0, 0, block.width + px(16), block.height + px(4))
        plate.midbottom = (card.centerx, card.bottom + px(6))
        layers = (ground(theme.ink, px(8)), ground(theme.highlight, px(7), max(1, px(2))))
        self.context.shapes.draw(surface, plate, layers)
        writer.draw(surface, block, (plate.left + px(8), plate.top + px(2)), theme.primary_text)

    def text_boxes(self) -> list[TextBox]:
        theme = self.context.theme
        block = self.context.writer.block(self._head, LABEL, max(1, self.rect.width))
        needed = pygame.Rect(self.rect.topleft, block.size)
        return [TextBox(self._head, self.rect, needed, theme.text, theme.panel, block.px)]

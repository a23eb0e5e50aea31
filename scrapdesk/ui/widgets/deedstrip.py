"""What a choice would bring, as signs in a row: a picture with a figure each, a note below, and small arrows between.

Must not know any game, nor who chooses.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import NOTE, Style
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox
from scrapdesk.ui.widgets.deeds import DeedRow, Deeds

FIGURE: Final = Style("sans-bold", 34, leading=1.1)
SIGN: Final = 52
GAP: Final = 8
ARROW: Final = 9
"""Half the height of an arrow."""
BETWEEN: Final = 34
"""The room of an arrow."""


class DeedStrip(Deeds):
    stop = ""

    def height(self, width: int) -> int:
        px, writer = self.context.view.px, self.context.writer
        return max(px(SIGN), writer.line_height(FIGURE)) + self._notes(self._wide(width)) + px(GAP)

    def _wide(self, width: int) -> int:
        """How wide a cell is."""
        count = max(1, len(self._rows))
        return max(1, (width - self.context.view.px(BETWEEN) * (count - 1)) // count)

    def _notes(self, wide: int) -> int:
        """How high the notes are: a line, or two where one has no room in it."""
        writer = self.context.writer
        line = writer.line_height(NOTE)
        return max([line, *(writer.shrunk(row.note, NOTE, wide, 2 * line).height for row in self._rows)])

    # -- paint ------------------------------------------------------------------------------------------

    def _cells(self) -> Iterator[tuple[DeedRow, pygame.Rect]]:
        between, wide = self.context.view.px(BETWEEN), self._wide(self.rect.width)
        for at, row in enumerate(self._rows):
            yield row, pygame.Rect(self.rect.left + at * (wide + between), self.rect.top, wide, self.rect.height)

    def _lettered(
        self, row: DeedRow, cell: pygame.Rect
    ) -> Iterator[tuple[str, Block, tuple[int, int], pygame.Rect, Colour]]:
        """The words of a cell: what they are, set, where, and in which colour."""
        px, writer, theme = self.context.view.px, self.context.writer, self.context.theme
        sign = px(SIGN)
        left, high = cell.left + sign + px(GAP), max(sign, writer.line_height(FIGURE))
        room = pygame.Rect(left, cell.top, max(1, cell.right - left), high)
        head = writer.shrunk(row.head, FIGURE, room.width, room.height)
        paint = theme.text if row.done else theme.refuse
        yield row.head, head, (left, cell.top + (high - head.height) // 2), room, paint
        room = pygame.Rect(cell.left, cell.top + high + px(4), max(1, cell.width), self._notes(cell.width))
        note = writer.shrunk(row.note, NOTE, room.width, room.height)
        if row.note:
            yield row.note, note, room.topleft, room, theme.muted

    def draw(self, surface: pygame.Surface) -> None:
        theme, px = self.context.theme, self.context.view.px
        side, cells = px(SIGN), list(self._cells())
        for at, (row, cell) in enumerate(cells):
            middle = cell.top + max(side, self.context.writer.line_height(FIGURE)) // 2
            place = pygame.Rect(cell.left, middle - side // 2, side, side)
            image = self.context.art.get(row.picture, place.size)
            surface.blit(image, place, None, pygame.BLEND_PREMULTIPLIED)
            for _, block, where, _, paint in self._lettered(row, cell):
                self.context.writer.draw(surface, block, where, paint)
            if at + 1 < len(cells):
                said = max(where[0] + block.width for _, block, where, _, _ in self._lettered(row, cell))
                x, high = (said + cells[at + 1][1].left) // 2 - px(4), px(ARROW)
                ends = ((x, middle - high), (x + high, middle), (x, middle + high))
                pygame.draw.lines(surface, theme.muted, False, ends, max(2, px(3)))

    def text_boxes(self) -> list[TextBox]:
        panel = self.context.theme.panel
        return [
            TextBox(text, room, pygame.Rect(at, block.size), paint, panel, block.px)
            for row, cell in self._cells()
            for text, block, at, room, paint in self._lettered(row, cell)
        ]

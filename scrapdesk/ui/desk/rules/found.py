"""What a search has found: a paragraph as a row with the words around the first hit, and the words marked.

Must not know where the row leads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from scrapdesk.storage.rulebook import Paragraph
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.rules.book import BEFORE, snippet
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.type.finding import holds_all
from scrapdesk.ui.paint.type.styles import NOTE
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox
from scrapdesk.ui.widgets.listing import ListRow

GLOW: Final = 72
"""How strong the mark of a word is, of 255."""


def draw_marks(
    context: AppContext, surface: pygame.Surface, words: Sequence[str], block: Block, pos: tuple[int, int]
) -> None:
    """Marks the words that are looked for, behind a block of text."""
    px = context.view.px
    for place in context.writer.places_of(words, block, pos):
        mark = place.inflate(px(4), -px(2))
        context.shapes.draw(surface, mark, (ground(context.theme.highlight, px(5), 0, GLOW),))


class FoundRow(ListRow):
    """A paragraph, and below its title the words around what was looked for."""

    def __init__(
        self, context: AppContext, paragraph: Paragraph, words: Sequence[str], act: Callable[[], None]
    ) -> None:
        super().__init__(context, paragraph.title, act, paragraph.id, "list")
        self.words = tuple(words)
        self._text = paragraph.text
        self.snippet = snippet(paragraph.text, words)

    def height_for(self, width: int) -> int:
        line = self.context.writer.line_height(NOTE) if self.snippet else 0
        return super().height_for(width) + line

    def _blocks(self, width: int) -> tuple[Block, Block, bool]:
        """The title beside the number, in as many lines as that takes."""
        _, note, _ = super()._blocks(width)
        room = max(1, width - 2 * self.context.view.px(16) - note.width - self.context.view.px(20))
        return self.context.writer.block(self.text, self._style, room, plain=True), note, False

    def _places(self) -> tuple[tuple[Block, tuple[int, int]], tuple[Block, tuple[int, int]]]:
        (block, begin), (note, at) = super()._places()
        up = self.context.writer.line_height(NOTE) // 2 if self.snippet else 0
        return (block, (begin[0], begin[1] - up)), (note, (at[0], at[1] - up))

    def _below(self) -> tuple[Block, tuple[int, int]]:
        writer, (block, begin) = self.context.writer, self._places()[0]
        room = self.rect.right - self.context.view.px(16) - begin[0]
        for before in (BEFORE, BEFORE // 2, 0):  # where there is little room, the word comes sooner
            shown = writer.fitted(snippet(self._text, self.words, before), NOTE, room)
            if any(holds_all(shown, (word,)) for word in self.words):
                break
        return writer.block(shown, NOTE, plain=True), (begin[0], begin[1] + block.height)

    def _draw_behind(self, surface: pygame.Surface) -> None:
        block, begin = self._places()[0]
        draw_marks(self.context, surface, self.words, block, begin)
        if self.snippet:
            below, at = self._below()
            draw_marks(self.context, surface, self.words, below, at)
            self.context.writer.draw(surface, below, at, self.context.theme.muted)

    def text_boxes(self) -> list[TextBox]:
        if not self.snippet:
            return super().text_boxes()
        theme, (block, at) = self.context.theme, self._below()
        words = " ".join(fragment.text for line in block.lines for fragment in line.fragments)
        below = TextBox(words, self.rect, pygame.Rect(at, block.size), theme.muted, theme.panel_light, block.px)
        return [*super().text_boxes(), below]

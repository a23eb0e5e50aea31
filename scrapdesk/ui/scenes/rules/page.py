"""One paragraph of a rule book on its page: id, title, text; the one that was looked for is marked."""

from __future__ import annotations

import pygame

from scrapdesk.storage.rulebook import Paragraph
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.scenes.rules.book import is_head
from scrapdesk.ui.shapes import ground
from scrapdesk.ui.type.styles import BODY, HEADING, META, SUBTITLE
from scrapdesk.ui.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox, Widget

LINE = 70
"""Letters in a line, about: longer lines are hard to follow."""


class Passage(Widget):
    def __init__(self, context: AppContext, paragraph: Paragraph, marked: bool) -> None:
        super().__init__(context, paragraph.title, "page")
        self.paragraph = paragraph
        self.marked = marked

    def place(self, left: int, top: int, width: int) -> int:
        title, text = self._blocks(width)
        px = self.context.view.px
        height = title.height + (text.height + px(4) if text else 0) + 2 * px(12)
        self.rect = pygame.Rect(left, top, width, height)
        return self.rect.bottom

    def _blocks(self, width: int) -> tuple[Block, Block | None]:
        writer, px = self.context.writer, self.context.view.px
        room = width - 2 * px(20)
        style = HEADING if is_head(self.paragraph) else SUBTITLE
        number = writer.width(self.paragraph.id, META) + px(16)
        title = writer.block(self.paragraph.title, style, max(1, room - number))
        line = min(room, round(writer.px(BODY) * 0.5 * LINE))
        return title, writer.block(self.paragraph.text, BODY, line) if self.paragraph.text else None

    def draw(self, surface: pygame.Surface) -> None:
        theme, px, writer = self.context.theme, self.context.view.px, self.context.writer
        title, text = self._blocks(self.rect.width)
        if self.marked:
            layers = (ground(theme.highlight, px(10)), ground(theme.panel_light, px(9), px(2)))
            self.context.shapes.draw(surface, self.rect, layers)
        left, top = self.rect.left + px(20), self.rect.top + px(12)
        writer.draw(surface, title, (left, top), theme.text)
        number = writer.block(self.paragraph.id, META)
        at = (self.rect.right - px(20) - number.width, top + max(0, (title.line_height - number.line_height) // 2))
        writer.draw(surface, number, at, theme.muted)
        if text is not None:
            writer.draw(surface, text, (left, top + title.height + px(4)), theme.text)

    def text_boxes(self) -> list[TextBox]:
        theme, px = self.context.theme, self.context.view.px
        title, text = self._blocks(self.rect.width)
        left, top = self.rect.left + px(20), self.rect.top + px(12)
        needed = pygame.Rect((left, top), title.size)
        boxes = [TextBox(self.paragraph.title, self.rect, needed, theme.text, theme.panel_light, title.px)]
        if text is not None:
            needed = pygame.Rect((left, top + title.height + px(4)), text.size)
            boxes.append(TextBox(self.paragraph.text, self.rect, needed, theme.text, theme.panel_light, text.px))
        return boxes

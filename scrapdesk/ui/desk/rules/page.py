"""One paragraph of a rule book on its page: id, title, text and pictures; the one that was looked for is marked.

The pictures lie beside the text where there is room for both, below it where there is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from scrapdesk.storage.rulebook import Paragraph
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.rules.book import is_head
from scrapdesk.ui.desk.rules.found import draw_marks
from scrapdesk.ui.desk.rules.pictures import WIDTH, RulePicture
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.type.styles import BODY, HEADING, META, SUBTITLE
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox, Widget

LINE = 70
"""Letters in a line, about: longer lines are hard to follow."""
SHORTEST = 30
"""Letters that a line must have room for beside a picture."""


class _Setting(NamedTuple):
    """Where the words of a passage stand."""

    title: Block
    text: Block | None
    beside: int
    """How wide the pictures beside the text are; 0: they lie below it."""


class Passage(Widget):
    def __init__(
        self, context: AppContext, paragraph: Paragraph, marked: bool, pictures: Sequence[RulePicture] = ()
    ) -> None:
        super().__init__(context, paragraph.title, "page")
        self.paragraph = paragraph
        self.marked = marked
        self.pictures = tuple(pictures)
        self.sought: tuple[str, ...] = ()
        """The words that are looked for, and marked."""

    def children(self) -> Iterable[Widget]:
        return self.pictures

    # -- layout -----------------------------------------------------------------------------------------

    def place(self, left: int, top: int, width: int) -> int:
        px = self.context.view.px
        self.rect = pygame.Rect(left, top, width, 0)
        setting = self._set()
        low = self._text_top(setting) + (setting.text.height if setting.text else 0)
        if setting.beside:
            x, y = self.rect.right - px(20) - setting.beside, top + px(14) + self._number().height + px(6)
        else:
            x, y = left + px(20), low + px(12)
        for picture in self.pictures:
            wide = setting.beside or min(self._picture_width(), width - 2 * px(20))
            y = picture.place(x, y, wide) + px(12)
            low = max(low, y - px(12))
        self.rect.height = low + px(14) - top
        return self.rect.bottom

    def _picture_width(self) -> int:
        view = self.context.view
        return round(view.px(WIDTH) * (1 + (view.text - 1) / 2))

    def _set(self) -> _Setting:
        writer, px = self.context.writer, self.context.view.px
        room = self.rect.width - 2 * px(20)
        letter = writer.px(BODY) * 0.5
        beside = self._picture_width() if self.pictures else 0
        if room - beside - px(24) < letter * SHORTEST:
            beside = 0
        style = HEADING if is_head(self.paragraph) else SUBTITLE
        number = self._number().width + px(16)
        for_text = room - beside - px(24) if beside else room
        title = writer.block(self.paragraph.title, style, max(1, for_text if beside else room - number))
        line = min(for_text, round(letter * LINE))
        return _Setting(title, writer.block(self.paragraph.text, BODY, line) if self.paragraph.text else None, beside)

    def _number(self) -> Block:
        return self.context.writer.block(self.paragraph.id, META)

    def _text_top(self, setting: _Setting) -> int:
        px = self.context.view.px
        return self.rect.top + px(12) + setting.title.height + px(4)

    # -- paint ------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        theme, px, writer = self.context.theme, self.context.view.px, self.context.writer
        setting, number = self._set(), self._number()
        if self.marked:
            layers = (ground(theme.highlight, px(10)), ground(theme.panel_light, px(9), px(2)))
            self.context.shapes.draw(surface, self.rect, layers)
        left, top = self.rect.left + px(20), self.rect.top + px(12)
        draw_marks(self.context, surface, self.sought, setting.title, (left, top))
        writer.draw(surface, setting.title, (left, top), theme.text)
        drop = max(0, (setting.title.line_height - number.line_height) // 2)
        writer.draw(surface, number, (self.rect.right - px(20) - number.width, top + drop), theme.muted)
        if setting.text is not None:
            draw_marks(self.context, surface, self.sought, setting.text, (left, self._text_top(setting)))
            writer.draw(surface, setting.text, (left, self._text_top(setting)), theme.text)
        for picture in self.pictures:
            picture.draw(surface)

    def text_boxes(self) -> list[TextBox]:
        theme, px = self.context.theme, self.context.view.px
        setting = self._set()
        left, fill = self.rect.left + px(20), theme.panel_light
        found = [(self.paragraph.title, self.rect.top + px(12), setting.title)]
        if setting.text is not None:
            found.append((self.paragraph.text, self._text_top(setting), setting.text))
        return [
            TextBox(words, self.rect, pygame.Rect((left, top), block.size), theme.text, fill, block.px)
            for words, top, block in found
        ]

"""Words on a ground that somebody else painted."""

from __future__ import annotations

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import BODY, Style
from scrapdesk.ui.paint.type.writer import LEFT, Block
from scrapdesk.ui.widgets.base import TextBox, Widget


class Label(Widget):
    """A paragraph. It is as high as its text needs in the width that it is given."""

    def __init__(
        self,
        context: AppContext,
        text: str = "",
        style: Style = BODY,
        tone: str = "text",
        ground: str = "panel",
        align: float = LEFT,
        plain: bool = False,
        region: str = "main",
    ) -> None:
        super().__init__(context, text, region)
        self.text = text
        self.style = style
        self.tone = tone
        self.ground = ground
        self.align = align
        self.plain = plain
        self.one_line = False
        """Whether words that are too long for their room are cut short, where more lines would push others away."""

    @property
    def colour(self) -> Colour:
        found: Colour = getattr(self.context.theme, self.tone)
        return found

    def block(self, width: int | None = None) -> Block:
        room, writer = width or max(1, self.rect.width), self.context.writer
        text = writer.fitted(self.text, self.style, room) if self.one_line else self.text
        return writer.block(text, self.style, room, self.plain)

    def height_for(self, width: int) -> int:
        return self.block(width).height if self.text else 0

    def place(self, left: int, top: int, width: int) -> int:
        """Lies down in a column; returns where it ends."""
        self.rect = pygame.Rect(left, top, width, self.height_for(width))
        return self.rect.bottom

    def write(self, text: str) -> None:
        """Says something else, in the place that it has."""
        if text != self.text:
            self.touch()
            self.text = self.name = text
            self.rect.height = max(self.rect.height, self.height_for(self.rect.width))
            self.touch()

    def draw(self, surface: pygame.Surface) -> None:
        if self.text:
            self.context.writer.draw(surface, self.block(), self.rect.topleft, self.colour, self.align, self.rect.width)

    def text_boxes(self) -> list[TextBox]:
        if not self.text:
            return []
        block = self.block()
        x = self.rect.left + round((self.rect.width - block.width) * self.align)
        ground: Colour = getattr(self.context.theme, self.ground)
        needed = pygame.Rect(x, self.rect.top, block.width, block.height)
        return [TextBox(self.text, self.rect, needed, self.colour, ground, block.px)]

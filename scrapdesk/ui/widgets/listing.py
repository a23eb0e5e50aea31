"""A row of a list: words at the left, a note at the right, pressed as a whole."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.shapes import ground
from scrapdesk.ui.type.styles import BODY, META, Style
from scrapdesk.ui.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox, Widget


class Row(Widget):
    focusable = True

    def __init__(
        self,
        context: AppContext,
        text: str,
        act: Callable[[], None],
        note: str = "",
        region: str = "list",
        style: Style = BODY,
        indent: int = 0,
    ) -> None:
        super().__init__(context, text, region)
        self.text = text
        self.note = note
        self.chosen = False
        self.act = act
        self._style = style
        self._indent = indent

    def height_for(self, width: int) -> int:
        block, note = self._blocks(width)
        return max(self.context.view.target, max(block.height, note.height) + self.context.view.px(14))

    def place(self, left: int, top: int, width: int) -> int:
        self.rect = pygame.Rect(left, top, width, self.height_for(width))
        return self.rect.bottom

    def choose(self, chosen: bool) -> None:
        if chosen != self.chosen:
            self.chosen = chosen
            self.touch()

    def activate(self) -> None:
        if self.enabled:
            self.context.audio.play("click")
            self.act()

    def _blocks(self, width: int) -> tuple[Block, Block]:
        writer, px = self.context.writer, self.context.view.px
        note = writer.block(self.note, META, width // 2, plain=True)
        room = width - 2 * px(16) - px(self._indent) - (note.width + px(20) if self.note else 0)
        return writer.block(self.text, self._style, max(1, room), plain=True), note

    def draw(self, surface: pygame.Surface) -> None:
        theme, px, writer = self.context.theme, self.context.view.px, self.context.writer
        radius = px(9)
        lit = self.hovered or self.pressed or self.chosen
        fill = theme.button_hover if self.pressed else theme.button if lit else theme.panel_light
        edge = theme.highlight if self.chosen else theme.line
        layers = (ground(edge, radius), ground(fill, radius - 1, px(2)))
        self.context.shapes.draw(surface, self.rect, layers)
        block, note = self._blocks(self.rect.width)
        left = self.rect.left + px(16) + px(self._indent)
        colour = theme.text if self.enabled else theme.disabled_text
        writer.draw(surface, block, (left, self.rect.centery - block.height // 2), colour)
        if self.note:
            at = (self.rect.right - px(16) - note.width, self.rect.centery - note.height // 2)
            writer.draw(surface, note, at, theme.muted)

    def text_boxes(self) -> list[TextBox]:
        theme, px = self.context.theme, self.context.view.px
        block, note = self._blocks(self.rect.width)
        left = self.rect.left + px(16) + px(self._indent)
        needed = pygame.Rect((left, self.rect.centery - block.height // 2), block.size)
        boxes = [TextBox(self.text, self.rect, needed, theme.text, theme.panel_light, block.px)]
        if self.note:
            at = (self.rect.right - px(16) - note.width, self.rect.centery - note.height // 2)
            boxes.append(
                TextBox(self.note, self.rect, pygame.Rect(at, note.size), theme.muted, theme.panel_light, note.px)
            )
        return boxes

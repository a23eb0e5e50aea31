"""A row of a list: words at the left, a note at the right or else below, pressed as a whole."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.type.styles import BODY, META, Style
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox, Widget


class ListRow(Widget):
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
        block, note, below = self._blocks(width)
        both = block.height + note.height if below else max(block.height, note.height)
        return max(self.context.view.target, both + self.context.view.px(14))

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

    def _blocks(self, width: int) -> tuple[Block, Block, bool]:
        """The words, the note, and whether the note stands below them: where it would leave them so little room that
        the row grew higher."""
        writer, px = self.context.writer, self.context.view.px
        note = writer.block(self.note, META, width // 2, plain=True)
        whole = max(1, width - 2 * px(16) - px(self._indent))
        if not self.note:
            return writer.block(self.text, self._style, whole, plain=True), note, False
        beside = writer.block(self.text, self._style, max(1, whole - note.width - px(20)), plain=True)
        above = writer.block(self.text, self._style, whole, plain=True)
        below = above.height + note.height < beside.height
        return (above if below else beside), note, below

    def _places(self) -> tuple[tuple[Block, tuple[int, int]], tuple[Block, tuple[int, int]]]:
        """The words and the note, and where each begins."""
        block, note, below = self._blocks(self.rect.width)
        px = self.context.view.px
        left, middle = self.rect.left + px(16) + px(self._indent), self.rect.centery
        if below:
            top = middle - (block.height + note.height) // 2
            return (block, (left, top)), (note, (left, top + block.height))
        right = self.rect.right - px(16) - note.width
        return (block, (left, middle - block.height // 2)), (note, (right, middle - note.height // 2))

    def draw(self, surface: pygame.Surface) -> None:
        theme, px, writer = self.context.theme, self.context.view.px, self.context.writer
        radius = px(9)
        lit = self.hovered or self.pressed or self.chosen
        fill = theme.button_hover if self.pressed else theme.button if lit else theme.panel_light
        edge = theme.highlight if self.chosen else theme.line
        layers = (ground(edge, radius), ground(fill, radius - 1, px(2)))
        self.context.shapes.draw(surface, self.rect, layers)
        self._draw_behind(surface)
        (words, begin), (note, at) = self._places()
        writer.draw(surface, words, begin, theme.text if self.enabled else theme.disabled_text)
        if self.note:
            writer.draw(surface, note, at, theme.muted)

    def _draw_behind(self, surface: pygame.Surface) -> None:
        """What lies behind the words."""

    def text_boxes(self) -> list[TextBox]:
        theme = self.context.theme
        (words, begin), (note, at) = self._places()
        seen = pygame.Rect(begin, words.size), pygame.Rect(at, note.size)
        boxes = [TextBox(self.text, self.rect, seen[0], theme.text, theme.panel_light, words.px)]
        if self.note:
            boxes.append(TextBox(self.note, self.rect, seen[1], theme.muted, theme.panel_light, note.px))
        return boxes

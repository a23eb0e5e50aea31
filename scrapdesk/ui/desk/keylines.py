"""Actions with their keys as caps, one line each, grouped by where they act; a line leads to where keys are changed.

Must not know how a key is changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scrapdesk.core.words import Line
from scrapdesk.ui.context import AppContext, icon_picture
from scrapdesk.ui.desk.keygroups import told_together
from scrapdesk.ui.frame.actions import PLACES
from scrapdesk.ui.frame.keys import key_words
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.type.styles import BODY, LABEL
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox, Widget
from scrapdesk.ui.widgets.keycaps import KeyCaps
from scrapdesk.ui.widgets.label import Label

PENCIL: Final = 26
"""The sign at the end of a line that is pointed at, in design pixels."""


class KeyLine(Widget):
    """What is done at the left, the keys that do it in the column of values."""

    focusable = True
    margin = 8
    words_share = 0.42

    def __init__(self, context: AppContext, actions: tuple[str, ...], title: Line, act: Callable[[str], None]) -> None:
        self.actions, self._act = actions, act
        self.text = context.texts.line(title)
        super().__init__(context, self.text)
        self._caps, self._none = KeyCaps(context, ()), ""
        self.read()

    def read(self) -> None:
        """The keys as they are now."""
        texts, keys = self.context.texts, self.context.keys
        chords = [chord for action in self.actions for chord in keys.keys_of(action)]
        self._caps.keys = tuple(key_words(chord, texts) for chord in chords)
        self._none = "" if chords else texts("no key")
        self.tip = texts("Change the keys for: {action}", action=self.text)

    @property
    def ring(self) -> tuple[pygame.Rect, int]:
        px = self.context.view.px
        return self.rect.inflate(2 * px(8), 0), px(10)

    def activate(self) -> None:
        self.context.audio.play("click")
        self._act(self.actions[0])

    @property
    def _inset(self) -> int:
        return round(self.rect.width * self.words_share)

    def _block(self) -> Block:
        return self.context.writer.block(self.text, BODY, max(1, self._inset - self.context.view.px(20)), plain=True)

    def place(self, left: int, top: int, width: int) -> int:
        px = self.context.view.px
        self.rect = pygame.Rect(left, top, width, 0)
        low = self._caps.place(left + self._inset, top, width - self._inset - px(PENCIL + 16))
        high = max(self.context.view.target, low - top + px(8), self._block().height + px(8))
        self._caps.place(left + self._inset, top + (high - low + top) // 2, width - self._inset - px(PENCIL + 16))
        self.rect.height = high
        return self.rect.bottom

    def draw(self, surface: pygame.Surface) -> None:
        theme, px = self.context.theme, self.context.view.px
        if self.hovered or self.focused:
            lit = self.rect.inflate(2 * px(8), 0)
            self.context.shapes.draw(surface, lit, (ground(theme.panel_light, px(10)),))
            size = px(PENCIL)
            sign = self.context.art.get(icon_picture("keyboard", theme.highlight), (size, size))
            at = (self.rect.right - size - px(6), self.rect.centery - size // 2)
            surface.blit(sign, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        block = self._block()
        self.context.writer.draw(surface, block, (self.rect.left, self.rect.centery - block.height // 2), theme.text)
        self._follow()
        self._caps.draw(surface)
        if self._none:
            box = self._no_key()
            self.context.writer.draw(
                surface, self.context.writer.block(self._none, BODY, plain=True), box.topleft, theme.muted
            )

    def _no_key(self) -> pygame.Rect:
        size = self.context.writer.block(self._none, BODY, plain=True).size
        return pygame.Rect((self.rect.left + self._inset, self.rect.centery - size[1] // 2), size)

    def _follow(self) -> None:
        """A pane that is scrolled moves what it holds: the caps go with their line."""
        self._caps.rect.top = self.rect.top + (self.rect.height - self._caps.rect.height) // 2

    def text_boxes(self) -> list[TextBox]:
        theme, block = self.context.theme, self._block()
        needed = pygame.Rect(self.rect.left, self.rect.centery - block.height // 2, *block.size)
        self._follow()
        boxes = [TextBox(self.text, self.rect, needed, theme.text, theme.panel, block.px), *self._caps.text_boxes()]
        if self._none:
            boxes.append(TextBox(self._none, self.rect, self._no_key(), theme.muted, theme.panel, block.px))
        return boxes


def key_lines(context: AppContext, change: Callable[[str], None]) -> list[Widget]:
    """Every action under the name of the place where it acts; those alike stand in one line."""
    found: list[Widget] = []
    for place in PLACES:
        lines = told_together(place.id)
        if lines:
            found.append(Label(context, context.texts.line(place.title), LABEL, "highlight"))
            found += [KeyLine(context, ids, title, change) for ids, title in lines]
    return found

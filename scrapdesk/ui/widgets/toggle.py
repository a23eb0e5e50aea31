"""A row of words with something to set beside them, and the simplest of those: a switch. Must not know what it sets."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scrapdesk.ui.context import AppContext, icon_picture
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.type.styles import BODY
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox, Widget

BESIDE = 0.42
"""The share of the width that words take at most, where the values stand beside them."""


class SetRow(Widget):
    """Words and something to set beside them; the ring of the focus keeps clear of both."""

    focusable = True
    margin = 8
    words_share = BESIDE
    """How much of the width the words take at most, where something to set stands beside them."""

    @property
    def ring(self) -> tuple[pygame.Rect, int]:
        px = self.context.view.px
        return self.rect.inflate(2 * px(8), 0), px(12)


class Toggle(SetRow):
    """A switch beside its words; on is a tick as well as a place and a colour."""

    def __init__(
        self, context: AppContext, text: str, on: bool, changed: Callable[[bool], None], region: str = "main"
    ) -> None:
        super().__init__(context, text, region)
        self.text = text
        self.words_share = 1.0
        """The switch stands at the right edge, unless it is wanted behind its words."""
        self.on = on
        self._changed = changed

    def height_for(self, width: int) -> int:
        return max(self.context.view.target, self._block(width).height + self.context.view.px(12))

    def place(self, left: int, top: int, width: int) -> int:
        self.rect = pygame.Rect(left, top, width, self.height_for(width))
        return self.rect.bottom

    def activate(self) -> None:
        if self.enabled:
            self.on = not self.on
            self.context.audio.play("click")
            self.touch()
            self._changed(self.on)

    @property
    def _size(self) -> tuple[int, int]:
        """It grows with the words beside it, half as much."""
        part = (1 + max(1.0, self.context.view.text)) / 2
        return round(self.context.view.px(76) * part), round(self.context.view.px(40) * part)

    @property
    def _track(self) -> pygame.Rect:
        px, (width, height) = self.context.view.px, self._size
        left = min(self.rect.right - width - px(4), self.rect.left + round(self.rect.width * self.words_share))
        return pygame.Rect(left, self.rect.centery - height // 2, width, height)

    def _block(self, width: int) -> Block:
        px = self.context.view.px
        room = min(width - self._size[0] - px(24), round(width * self.words_share) - px(20))
        return self.context.writer.block(self.text, BODY, max(1, room))

    def draw(self, surface: pygame.Surface) -> None:
        theme, px = self.context.theme, self.context.view.px
        block = self._block(self.rect.width)
        colour = theme.text if self.enabled else theme.disabled_text
        self.context.writer.draw(surface, block, (self.rect.left, self.rect.centery - block.height // 2), colour)
        track = self._track
        radius = track.height // 2
        line = theme.highlight if self.on else theme.muted
        fill = theme.primary if self.on else theme.well
        self.context.shapes.draw(surface, track, (ground(line, radius), ground(fill, radius - 1, px(2.5))))
        knob = pygame.Rect(0, 0, track.height - px(10), track.height - px(10))
        knob.center = (track.right - radius if self.on else track.left + radius, track.centery)
        self.context.shapes.draw(
            surface, knob, (ground(theme.primary_text if self.on else theme.muted, knob.width // 2),)
        )
        if self.on:
            size = round(knob.width * 0.7)
            picture = self.context.art.get(icon_picture("tick", theme.primary), (size, size))
            surface.blit(picture, picture.get_rect(center=knob.center), special_flags=pygame.BLEND_PREMULTIPLIED)

    def text_boxes(self) -> list[TextBox]:
        theme = self.context.theme
        block = self._block(self.rect.width)
        needed = pygame.Rect(self.rect.left, self.rect.centery - block.height // 2, *block.size)
        return [TextBox(self.text, self.rect, needed, theme.text, theme.panel, block.px)]

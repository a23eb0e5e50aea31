"""What is told about a thing that is looked at for a moment. It cannot be pressed, and never covers that thing, nor its
neighbours and the words there if that can be helped.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import NOTE
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget

WAIT = 450.0
"""Milliseconds of rest before it is shown."""


class Tooltip(Widget):
    def __init__(
        self,
        context: AppContext,
        text: str,
        about: pygame.Rect,
        neighbours: Sequence[pygame.Rect] = (),
        words: Sequence[pygame.Rect] = (),
    ) -> None:
        """`words`: headings and sentences near it."""
        super().__init__(context, text, "tooltip")
        self.text = text
        px, view = context.view.px, context.view
        block = context.writer.block(text, NOTE, min(px(460), view.width - px(40)))
        size = (block.width + 2 * px(16), block.height + 2 * px(10))
        self.rect = _beside(about, size, pygame.Rect((0, 0), view.size), px(10), neighbours, words)
        self._block = block

    def draw(self, surface: pygame.Surface) -> None:
        theme, px = self.context.theme, self.context.view.px
        self.context.shapes.draw(surface, self.rect, plates.bubble(self.context, theme.line))
        self.context.writer.draw(surface, self._block, (self.rect.left + px(16), self.rect.top + px(10)), theme.text)

    def text_boxes(self) -> list[TextBox]:
        theme, px = self.context.theme, self.context.view.px
        needed = pygame.Rect((self.rect.left + px(16), self.rect.top + px(10)), self._block.size)
        return [TextBox(self.text, self.rect, needed, theme.text, theme.desk, self._block.px)]


def _beside(
    about: pygame.Rect,
    size: tuple[int, int],
    whole: pygame.Rect,
    gap: int,
    neighbours: Sequence[pygame.Rect],
    words: Sequence[pygame.Rect],
) -> pygame.Rect:
    """Below the thing or above it, beyond what stands there with it, or beside it; never outside the window. Where it
    covers neither the thing nor its neighbours, and the fewest words."""
    group = about.unionall(list(neighbours))
    middle, room = about.centerx, whole.inflate(-2 * gap, -2 * gap)
    tries = []
    for below, above in ((about.bottom, about.top), (group.bottom, group.top)):
        tries.append(pygame.Rect((middle - size[0] // 2, below + gap), size).clamp(room))
        tries.append(pygame.Rect((middle - size[0] // 2, above - gap - size[1]), size).clamp(room))
    for left in (about.right + gap, about.left - gap - size[0], group.left - gap - size[0], group.right + gap):
        tries.append(pygame.Rect((left, about.centery - size[1] // 2), size).clamp(room))

    def covers(rect: pygame.Rect) -> tuple[bool, bool, int]:
        over = len(rect.collidelistall(list(words)))
        return bool(rect.colliderect(about)), rect.collidelist(list(neighbours)) >= 0, over

    return min(tries, key=covers)

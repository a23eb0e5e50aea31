"""A card seen large: its picture, its name, its words, and what its keywords mean. It lies beside what it is about.

It opens on the side away from the pointer and covers nothing that is told to it to keep clear. Must not know games.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scrapdesk.ui.art import Picture
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.type.styles import BODY, NOTE, SUBTITLE
from scrapdesk.ui.type.writer import Block
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget

CARD = (360, 504)
"""Design pixels."""
WORDS = 420
"""How wide the words beside the card are."""


class CardZoom(Widget):
    """`notes` are further paragraphs below the text: each keyword and what it means, in our markup."""

    def __init__(
        self,
        context: AppContext,
        what: Picture,
        title: str,
        text: str,
        notes: Sequence[str] = (),
        about: pygame.Rect | None = None,
        clear: Sequence[pygame.Rect] = (),
    ) -> None:
        super().__init__(context, title, "zoom")
        self._what = what
        view, px = context.view, context.view.px
        scale = min(1.0, (view.height - 2 * px(40)) / px(CARD[1]))
        self._card = (round(px(CARD[0]) * scale), round(px(CARD[1]) * scale))
        room = min(round(px(WORDS) * view.text), view.width - self._card[0] - 5 * px(24))
        self._blocks = self._set(title, text, notes, max(1, room))
        height = max(self._card[1], sum(block.height + px(10) for _, block in self._blocks))
        size = (self._card[0] + room + 3 * px(24), min(height + 2 * px(24), view.height - 2 * px(12)))
        self.rect = _free_place(size, pygame.Rect((0, 0), view.size), about, clear, px(16))

    def _set(self, title: str, text: str, notes: Sequence[str], room: int) -> list[tuple[str, Block]]:
        writer = self.context.writer
        blocks = [(title, writer.block(title, SUBTITLE, room)), (text, writer.block(text, BODY, room))]
        return blocks + [(note, writer.block(note, NOTE, room)) for note in notes]

    def draw(self, surface: pygame.Surface) -> None:
        theme, px = self.context.theme, self.context.view.px
        self.context.shapes.draw(surface, self.rect, plates.bubble(self.context, theme.brass))
        card = self.context.art.get(self._what, self._card)
        surface.blit(card, (self.rect.left + px(24), self.rect.top + px(24)), special_flags=pygame.BLEND_PREMULTIPLIED)
        for number, (_, block) in enumerate(self._blocks):
            self.context.writer.draw(surface, block, self._place(number), theme.text if number < 2 else theme.muted)

    def _place(self, number: int) -> tuple[int, int]:
        px = self.context.view.px
        above = sum(block.height + px(10) for _, block in self._blocks[:number])
        return self.rect.left + self._card[0] + 2 * px(24), self.rect.top + px(24) + above

    def text_boxes(self) -> list[TextBox]:
        theme = self.context.theme
        return [
            TextBox(text, self.rect, pygame.Rect(self._place(number), block.size), theme.muted, theme.desk, block.px)
            for number, (text, block) in enumerate(self._blocks)
            if text
        ]


def _free_place(
    size: tuple[int, int], whole: pygame.Rect, about: pygame.Rect | None, clear: Sequence[pygame.Rect], gap: int
) -> pygame.Rect:
    """The place in the window that covers least of what is to be kept clear, and lies nearest to the thing itself."""
    inside = whole.inflate(-2 * gap, -2 * gap)
    near = about if about is not None else pygame.Rect(whole.center, (0, 0))
    places = [
        pygame.Rect((x, y), size)
        for x in _starts(near, inside, size, 0, gap)
        for y in _starts(near, inside, size, 1, gap)
    ]
    kept = [*clear, *([about] if about is not None else [])]

    def cost(place: pygame.Rect) -> tuple[int, int]:
        covered = sum(part.width * part.height for rect in kept for part in (place.clip(rect),))
        return covered, abs(place.centerx - near.centerx) + abs(place.centery - near.centery)

    return min((place.clamp(inside) for place in places), key=cost)


def _starts(near: pygame.Rect, inside: pygame.Rect, size: tuple[int, int], axis: int, gap: int) -> list[int]:
    """Where it may begin along an axis: before the thing, behind it, level with it, and at both ends of the window."""
    low, high = (near.left, near.right) if axis == 0 else (near.top, near.bottom)
    first, last = (inside.left, inside.right) if axis == 0 else (inside.top, inside.bottom)
    middle = (low + high - size[axis]) // 2
    return [low - gap - size[axis], high + gap, middle, first, last - size[axis]]

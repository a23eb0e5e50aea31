"""Companions as the figures tell of them: a face, a name, and how often people won where they sat.

Must not know how that was counted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from scrapdesk.storage.people import Companion, Guest, Met, companions
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import LABEL, META
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox, Widget
from scrapdesk.ui.widgets.portraits import draw_guest

FACE = 64
UNMET = 150
"""How much of the face of somebody whom nobody has met yet is lost in the paper, of 255."""


def everybody(found: Sequence[Met], begun: Mapping[Companion, int]) -> list[Met]:
    """Those who were met, those with whom a game was only begun, and then those who still may be met."""
    known = [one.companion for one in found]
    others = sorted((one for one in companions() if one not in known), key=lambda one: one not in begun)
    return [*found, *(Met(one, 0, 0, begun.get(one, 0)) for one in others)]


def _words_of(context: AppContext, found: Met) -> str:
    texts = context.texts
    if found.played:
        return texts("you won {n} of {all}", n=found.won, all=found.played)
    return texts.count(found.begun, "{n} game begun", "{n} games begun") if found.begun else texts("not met yet")


class MetTile(Widget):
    """It only tells: it lies flat on its page and looks like nothing that could be pressed."""

    def __init__(self, context: AppContext, found: Met) -> None:
        name, words = found.companion.name, _words_of(context, found)
        super().__init__(context, f"{name}: {words}")
        self._guest = Guest(name, found.companion)
        self._words, self._known = words, bool(found.played or found.begun)

    def size(self) -> tuple[int, int]:
        px, (name, words) = self.context.view.px, self._blocks()
        high = max(px(FACE), name.height + words.height)
        return px(FACE) + px(16) + max(name.width, words.width) + px(12), high + px(8)

    def _blocks(self) -> tuple[Block, Block]:
        writer = self.context.writer
        return writer.block(self._guest.name, LABEL, plain=True), writer.block(self._words, META)

    def _places(self) -> tuple[tuple[Block, tuple[int, int]], tuple[Block, tuple[int, int]]]:
        px, (name, words) = self.context.view.px, self._blocks()
        left = self.rect.left + px(FACE) + px(16)
        top = self.rect.centery - (name.height + words.height) // 2
        return (name, (left, top)), (words, (left, top + name.height))

    def draw(self, surface: pygame.Surface) -> None:
        context, px, theme = self.context, self.context.view.px, self.context.theme
        at_face = pygame.Rect(self.rect.left, self.rect.centery - px(FACE) // 2, px(FACE), px(FACE))
        face = pygame.Surface(at_face.size, pygame.SRCALPHA)
        draw_guest(context, face, self._guest, face.get_rect())
        if not self._known:  # pale, like what is still to come
            face.fill((255 - UNMET,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(face, at_face, special_flags=pygame.BLEND_PREMULTIPLIED)
        for (block, at), colour in zip(self._places(), (theme.text, theme.muted), strict=True):
            context.writer.draw(surface, block, at, colour)

    def text_boxes(self) -> list[TextBox]:
        theme = self.context.theme
        said = zip((self._guest.name, self._words), self._places(), (theme.text, theme.muted), strict=True)
        return [
            TextBox(text, self.rect, pygame.Rect(at, block.size), colour, theme.panel, block.px)
            for text, (block, at), colour in said
        ]


def place_tiles(context: AppContext, tiles: list[MetTile], left: int, top: int, width: int) -> int:
    """In as few rows as they take, all equally wide; returns where they end."""
    if not tiles:
        return top
    gap = context.view.px(10)
    wide = min(width, max(tile.size()[0] for tile in tiles))
    high = max(tile.size()[1] for tile in tiles)
    count = max(1, (width + gap) // (wide + gap))
    wide = (width - gap * (count - 1)) // count
    for number, tile in enumerate(tiles):
        x, y = left + number % count * (wide + gap), top + number // count * (high + gap)
        tile.rect = pygame.Rect(x, y, wide, high)
    return tiles[-1].rect.bottom + gap

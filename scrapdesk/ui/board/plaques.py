"""A player's panel: paper with a head in the side's colour, striped for Blue, plain for Red, and large figures."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

import pygame

from scrapdesk.ui.board.look import Plaque
from scrapdesk.ui.paint.pictures import Picture
from scrapdesk.ui.paint.theme import colour
from scrapdesk.ui.paint.type.styles import META, NAME, Style
from scrapdesk.ui.paint.type.writer import CENTRE, Writer

PAPER: Final = colour("#FBF3E0")
INK: Final = colour("#22160F")
MUTED: Final = colour("#5E4A3A")
GOLD: Final = colour("#D9A227")
TURNS: Final = colour("#FFE9A6")
"""Of the words that say whose turn it is."""
WHITE: Final = (255, 255, 255)
FIGURE: Final = Style("serif-bold", 100, "serif-bold", 1.0)
TURN: Final = Style("sans-bold", 22)
LEAST_NAME: Final = 70
"""A name is cut to no less than so many design pixels for what stands beside it."""
SIGN: Final = 0.7
"""How high a badge is, and a face, in heights of the head."""
HEAD: Final = 0.22
"""The part of a panel that its head takes."""

GetPicture = Callable[[Picture, tuple[int, int]], pygame.Surface]


class PlaquePainter:
    """One panel, where it stands in the picture of the table."""

    def __init__(
        self,
        pen: Writer,
        picture: GetPicture,
        plaque: Plaque,
        name: str,
        rect_of: Callable[[str], pygame.Rect],
    ) -> None:
        self._pen, self._get, self._plaque, self._name = pen, picture, plaque, name
        self._rect = rect_of(plaque.slot)
        self._notes = [(rect_of(slot), words) for slot, words in plaque.notes]
        self._ends = rect_of(plaque.state_ends).left if plaque.state_ends else self._rect.right

    @property
    def key(self) -> object:
        """What it says, and where."""
        return self._plaque, self._name, tuple(self._rect), tuple(tuple(rect) for rect, _ in self._notes)

    @property
    def extent(self) -> pygame.Rect:
        """All that it may paint on."""
        px = self._pen.view.px
        notes = [rect.inflate(px(160), 0).move(0, rect.height // 2).inflate(0, px(60)) for rect, _ in self._notes]
        return self._rect.inflate(2 * px(16), 2 * px(16)).unionall(notes)

    def paint(self, picture: pygame.Surface) -> None:
        rect, plaque, view = self._rect, self._plaque, self._pen.view
        radius, head = view.px(14), pygame.Rect(rect.left, rect.top, rect.width, round(rect.height * HEAD))
        shadow = _shadow(rect.size, radius, view.px(3))
        picture.blit(shadow, shadow.get_rect(center=rect.center).move(0, 2 * view.px(3)))
        pygame.draw.rect(picture, PAPER, rect, border_radius=radius)
        pygame.draw.rect(picture, plaque.colour, head, border_top_left_radius=radius, border_top_right_radius=radius)
        if plaque.seat % 2:
            _stripes(picture, head, view.px(12))
        pygame.draw.rect(picture, INK, rect, view.px(3), border_radius=radius)
        rule = rect.inflate(-view.px(16), -view.px(16))
        rule.top, rule.height = head.bottom + view.px(6), rect.bottom - view.px(8) - head.bottom - view.px(6)
        pygame.draw.rect(picture, GOLD, rule, max(1, view.px(2)), border_radius=view.px(8))
        self._paint_name(picture, head)
        self._paint_figure(picture, head)
        for slot, words in self._notes:
            block = self._pen.block(words, META)
            at = (slot.centerx - block.width // 2, slot.bottom + view.px(2))
            self._pen.draw(picture, block, at, INK)

    def _paint_name(self, picture: pygame.Surface, head: pygame.Rect) -> None:
        px, writer = self._pen.view.px, self._pen
        badge = self._get(self._plaque.badge, (round(head.height * SIGN),) * 2)
        at = badge.get_rect(midleft=(head.left + px(18), head.centery))
        picture.blit(badge, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        left = self._paint_face(picture, head, at.right + px(12))
        right = self._ends - px(16)
        for words, style, paint in ((self._plaque.state, META, WHITE), (self._plaque.turn, TURN, TURNS)):
            block = writer.block(words, style)
            if words and right - block.width >= left + px(LEAST_NAME):
                writer.draw(picture, block, (right - block.width, head.centery - block.height // 2), paint)
                right -= block.width + px(16)
        block = writer.block(writer.fitted(self._name, NAME, min(head.width // 2, right - left)), NAME)
        writer.draw(picture, block, (left, head.centery - block.height // 2), WHITE)

    def _paint_face(self, picture: pygame.Surface, head: pygame.Rect, left: int) -> int:
        """Whoever plays there, beside the badge and as large; returns where the rest of the head begins."""
        if self._plaque.face is None:
            return left
        view, side = self._pen.view, round(head.height * SIGN)
        place = pygame.Rect(left, head.centery - side // 2, side, side)
        face = self._get(self._plaque.face, place.size).copy()
        mask = pygame.Surface(place.size, pygame.SRCALPHA)
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=view.px(9))
        face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(face, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        pygame.draw.rect(picture, INK, place.inflate(2, 2), max(2, view.px(3)), border_radius=view.px(9))
        return place.right + view.px(12)

    def _paint_figure(self, picture: pygame.Surface, head: pygame.Rect) -> None:
        writer, px, plaque = self._pen, self._pen.view.px, self._plaque
        figure, label = writer.block(plaque.figure, FIGURE), writer.block(plaque.figure_label, META)
        left, width = head.left + px(10), px(124)
        top = head.bottom + (self._rect.bottom - head.bottom - figure.height - label.height) // 2
        writer.draw(picture, figure, (left, top), plaque.colour, CENTRE, width)
        writer.draw(picture, label, (left, top + figure.height), MUTED, CENTRE, width)


@lru_cache(maxsize=4)
def _shadow(size: tuple[int, int], radius: int, step: int) -> pygame.Surface:
    """Soft; it reaches three steps beyond what casts it."""
    wide, high = size[0] + 6 * step, size[1] + 6 * step
    layer = pygame.Surface((wide, high), pygame.SRCALPHA)
    for edge in range(3):
        soft = pygame.Surface((wide, high), pygame.SRCALPHA)
        room = pygame.Rect(edge * step, edge * step, wide - 2 * edge * step, high - 2 * edge * step)
        pygame.draw.rect(soft, (0, 0, 0, 52), room, border_radius=radius + (3 - edge) * step)
        layer.blit(soft, (0, 0))
    return layer


def _stripes(picture: pygame.Surface, rect: pygame.Rect, step: int) -> None:
    """Blue's mark: light stripes over its colour."""
    layer = pygame.Surface(rect.size, pygame.SRCALPHA)
    for start in range(-rect.height, rect.width, step):
        pygame.draw.line(layer, (255, 255, 255, 46), (start, rect.height), (start + rect.height, 0), max(2, step // 3))
    picture.blit(layer, rect)

"""What lies still under the pieces: the ground, the board, the players' panels. Painted once, kept until it changes."""

from __future__ import annotations

from typing import Any

import pygame

from scrapdesk.ui.board.slots import Layout
from scrapdesk.ui.context import AppContext, Icons
from scrapdesk.ui.looks.look import Inscription, Look, Plaque
from scrapdesk.ui.theme import colour
from scrapdesk.ui.type.styles import META, NAME, Style
from scrapdesk.ui.type.writer import CENTRE, ELLIPSIS, Block, Writer
from scrapdesk.ui.viewport import DESIGN, FLOOR, SMALLEST_TEXT, Viewport

PAPER = colour("#FBF3E0")
INK = colour("#22160F")
MUTED = colour("#5E4A3A")
WHITE = (255, 255, 255)
MOST_GROWN = 1.25
"""How much larger than the design words in a room of the table become, for those who want large texts."""
Part = tuple[float, float, float, float]
FIGURE = Style("serif-bold", 84, "serif-bold", 1.0)


class Backdrop:
    """The still half of a table."""

    def __init__(self, context: AppContext, look: Look) -> None:
        self._context, self._look = context, look
        self._kept: pygame.Surface | None = None
        self._pen = context.writer
        """Words on the table are as large as the table: it has its own measure."""
        self._view: Any = None
        self._layout: Layout | None = None
        self._names: tuple[str, ...] = ()
        self._shown: object = None

    def show(self, view: Any, layout: Layout, names: tuple[str, ...]) -> None:
        """Takes in what has to be seen; painted again only if it differs."""
        wanted: tuple[object, ...] = (
            tuple(self._look.plaques(view)),
            tuple(self._look.ornaments(view)),
            tuple(self._look.boxes(view)),
        )
        wanted += (tuple(self._look.inscriptions(view)), id(layout), names)
        if layout is not self._layout:
            self._pen = self._pen_for(layout)
        self._view, self._layout, self._names = view, layout, names
        if wanted != self._shown:
            self._shown = wanted
            self.forget()

    def _pen_for(self, layout: Layout) -> Writer:
        text = min(self._context.view.text, MOST_GROWN)
        size = (round(DESIGN[0] * layout.scale), round(DESIGN[1] * layout.scale))
        return Writer(self._context.fonts, Icons(self._context.art), Viewport(size, text))

    def forget(self) -> None:
        self._kept = None

    def draw(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        if self._kept is None or self._kept.get_size() != room.size:
            self._kept = self._painted(room)
        surface.blit(self._kept, room)

    def _painted(self, room: pygame.Rect) -> pygame.Surface:
        picture = pygame.Surface(room.size)
        ground = self._context.art.get(self._look.ground(), self._context.view.size)
        picture.blit(ground, (-room.left, -room.top))
        if self._layout is None:
            return picture
        title = self._look.title()
        if title is not None and "title" in self._layout.slots:
            self._place(picture, room, title, "title", 1.0)
        for plaque in self._look.plaques(self._view):
            self._plaque(picture, room, plaque)
        for ornament in self._look.ornaments(self._view):
            if ornament.box is not None:
                self._part(picture, room, ornament.picture, ornament.slot, ornament.box)
            else:
                self._place(picture, room, ornament.picture, ornament.slot, ornament.grow)
        for inscription in self._look.inscriptions(self._view):
            self._inscribe(picture, room, inscription)
        for slot, words in self._look.boxes(self._view):
            self._box(picture, room, slot, words)
        return picture

    def _box(self, picture: pygame.Surface, room: pygame.Rect, slot: str, words: str) -> None:
        """A place for a choice: paper with its name on it."""
        rect, writer, view = self._rect(slot, room), self._pen, self._pen.view
        pygame.draw.rect(picture, INK, rect.move(view.px(3), view.px(4)), border_radius=view.px(12))
        pygame.draw.rect(picture, PAPER, rect, border_radius=view.px(12))
        pygame.draw.rect(picture, INK, rect, view.px(3), border_radius=view.px(12))
        block = writer.block(words, NAME)
        writer.draw(picture, block, (rect.left, rect.centery - block.height // 2), INK, CENTRE, rect.width)

    def _inscribe(self, picture: pygame.Surface, room: pygame.Rect, words: Inscription) -> None:
        rect, writer = self._rect(words.slot, room), self._pen
        name = "" if words.seat is None or words.seat >= len(self._names) else self._names[words.seat]
        block = self._set(words.text.replace("{name}", name), words, round(rect.width * words.width))
        x = rect.left + round(rect.width * words.x - block.width * words.align)
        y = rect.top + round(rect.height * words.y) - block.height // 2
        writer.draw(picture, block, (x, y), words.colour)

    def _set(self, text: str, words: Inscription, width: int) -> Block:
        """The words; where a room is given, smaller if they are too wide for it, and cut where that does not help.

        A room on the table does not grow with the size of texts, so the words in it follow that size a little only.
        """
        writer, style = self._pen, Style(words.face, words.size, words.face, 1.0)
        if not width:
            return writer.block(text, style)
        plain = writer.px(style) / writer.view.text
        px = min(writer.px(style), round(plain * MOST_GROWN))
        smallest = max(FLOOR, min(px, round(plain * SMALLEST_TEXT / max(words.size, SMALLEST_TEXT))))
        block = writer.block(text, style, px=px)
        while block.width > width and px > smallest:
            px -= 1
            block = writer.block(text, style, px=px)
        while block.width > width and text:
            text = text.removesuffix(ELLIPSIS)[:-1].rstrip()
            text = text and text + ELLIPSIS
            block = writer.block(text, style, px=px)
        return block

    def _part(self, picture: pygame.Surface, room: pygame.Rect, what: Any, slot: str, part: Part) -> None:
        """A picture in a part of a slot."""
        rect, (left, top, width, height) = self._rect(slot, room), part
        size = (max(1, round(rect.width * width)), max(1, round(rect.height * height)))
        image = self._context.art.get(what, size)
        at = (rect.left + round(rect.width * left), rect.top + round(rect.height * top))
        picture.blit(image, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _place(self, picture: pygame.Surface, room: pygame.Rect, what: Any, slot: str, grow: float) -> None:
        rect = self._rect(slot, room)
        size = (round(rect.width * grow), round(rect.height * grow))
        image = self._context.art.get(what, size)
        picture.blit(image, image.get_rect(center=rect.center), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _rect(self, slot: str, room: pygame.Rect) -> pygame.Rect:
        assert self._layout is not None  # noqa: S101 - painted only when there is one
        left, top, width, height = self._layout.box(slot)
        return pygame.Rect(round(left) - room.left, round(top) - room.top, round(width), round(height))

    def _plaque(self, picture: pygame.Surface, room: pygame.Rect, plaque: Plaque) -> None:
        """Paper with a head in the side's colour: striped for Black, plain for White."""
        rect = self._rect(plaque.slot, room)
        view, writer = self._pen.view, self._pen
        radius, head = view.px(14), pygame.Rect(rect.left, rect.top, rect.width, round(rect.height * 0.22))
        pygame.draw.rect(picture, (0, 0, 0), rect.move(view.px(4), view.px(6)), border_radius=radius)
        pygame.draw.rect(picture, PAPER, rect, border_radius=radius)
        pygame.draw.rect(picture, plaque.colour, head, border_top_left_radius=radius, border_top_right_radius=radius)
        if plaque.seat % 2:
            _stripes(picture, head, view.px(12))
        pygame.draw.rect(picture, INK, rect, view.px(3), border_radius=radius)
        badge = self._context.art.get(plaque.badge, (round(head.height * 0.7),) * 2)
        picture.blit(
            badge,
            badge.get_rect(midleft=(rect.left + view.px(14), head.centery)),
            special_flags=pygame.BLEND_PREMULTIPLIED,
        )
        name = self._names[plaque.seat] if plaque.seat < len(self._names) else ""
        block = writer.block(writer.fitted(name, NAME, rect.width // 2), NAME)
        left = rect.left + view.px(26) + badge.get_width()
        writer.draw(picture, block, (left, head.centery - block.height // 2), WHITE)
        self._figure(picture, rect, head, plaque)
        for slot, words in plaque.notes:
            self._note(picture, room, slot, words)

    def _figure(self, picture: pygame.Surface, rect: pygame.Rect, head: pygame.Rect, plaque: Plaque) -> None:
        writer, view = self._pen, self._pen.view
        figure, label = writer.block(plaque.figure, FIGURE), writer.block(plaque.figure_label, META)
        width = view.px(130)
        top = head.bottom + (rect.bottom - head.bottom - figure.height - label.height) // 3
        writer.draw(picture, figure, (rect.left + view.px(8), top), plaque.colour, CENTRE, width)
        writer.draw(picture, label, (rect.left + view.px(8), top + figure.height), MUTED, CENTRE, width)

    def _note(self, picture: pygame.Surface, room: pygame.Rect, slot: str, words: str) -> None:
        rect = self._rect(slot, room)
        block = self._pen.block(words, META)
        at = (rect.centerx - block.width // 2, rect.bottom + self._pen.view.px(2))
        self._pen.draw(picture, block, at, INK)


def _stripes(picture: pygame.Surface, rect: pygame.Rect, step: int) -> None:
    """Black's mark: light stripes over its colour."""
    layer = pygame.Surface(rect.size, pygame.SRCALPHA)
    for start in range(-rect.height, rect.width, step):
        pygame.draw.line(layer, (255, 255, 255, 46), (start, rect.height), (start + rect.height, 0), max(2, step // 3))
    picture.blit(layer, rect)

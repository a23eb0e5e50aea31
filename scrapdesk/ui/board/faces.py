"""The faces of pieces, ready to be shown: the picture from the art room, and the words that are printed on it."""

from __future__ import annotations

from collections import OrderedDict

import pygame

from scrapdesk.core.table import Piece
from scrapdesk.ui.board.cast import SHADOW_RIM
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.looks.look import Lettering, Look, Stamp
from scrapdesk.ui.pictures import Picture
from scrapdesk.ui.type.styles import Style
from scrapdesk.ui.type.writer import CENTRE

KEPT = 120
SMALLEST_PRINT = 6
"""Pixels. Print belongs to the card and shrinks with it; who wants to read it looks at the words beside the table."""


class Faces:
    """Faces by piece, size and angle. What a picture is still missing is asked for again after `forget`."""

    def __init__(self, context: AppContext, look: Look) -> None:
        self._context, self._look = context, look
        self._kept: OrderedDict[object, pygame.Surface] = OrderedDict()
        self._shadows: OrderedDict[tuple[Picture, tuple[int, int], int], pygame.Surface] = OrderedDict()

    def forget(self) -> None:
        self._kept.clear()
        self._shadows.clear()

    def shadow(self, piece: Piece, size: tuple[int, int], angle: int = 0) -> pygame.Surface:
        """The soft dark shape that a piece throws, a little larger than itself on every side."""
        key = (self._look.face(piece, self._design_width(size)), size, angle)
        found = self._shadows.get(key)
        if found is None:
            found = self._shadows[key] = self._thrown(self.face(piece, size, angle))
            if len(self._shadows) > KEPT:
                self._shadows.popitem(last=False)
        return found

    def _thrown(self, face: pygame.Surface) -> pygame.Surface:
        rim = self.rim
        width, height = face.get_size()
        shape = pygame.Surface((width + 2 * rim, height + 2 * rim), pygame.SRCALPHA)
        shape.blit(face, (rim, rim))
        shape.fill((0, 0, 0, 120), special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.box_blur(shape, max(1, rim // 2))

    @property
    def rim(self) -> int:
        """How far a shadow reaches beyond its piece."""
        return self._context.view.px(SHADOW_RIM)

    def face(self, piece: Piece, size: tuple[int, int], angle: int = 0) -> pygame.Surface:
        width = self._design_width(size)
        what, prints = self._look.face(piece, width), tuple(self._look.prints(piece, width))
        key = (what, prints, size, angle)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._made(what, prints, size, angle)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found

    def _design_width(self, size: tuple[int, int]) -> int:
        return round(size[0] / self._context.view.scale)

    def _made(
        self, what: Picture, prints: tuple[Lettering | Stamp, ...], size: tuple[int, int], angle: int
    ) -> pygame.Surface:
        image = self._context.art.get(what, size)
        if prints:
            image = image.copy()
        for printed in prints:
            left, top, width, height = printed.box
            room = pygame.Rect(left * size[0], top * size[1], width * size[0], height * size[1])
            if isinstance(printed, Stamp):
                self._stamp(image, printed.picture, room)
            elif printed.paragraph:
                self._paragraph(image, printed, room)
            else:
                self._print(image, printed, room)
        if not angle:
            return image
        padded = pygame.Surface((image.get_width() + 12, image.get_height() + 12), pygame.SRCALPHA)
        padded.blit(image, (6, 6))  # a clear rim: without it the turned edge is jagged
        return pygame.transform.rotozoom(padded, angle, 1.0)

    def _stamp(self, image: pygame.Surface, what: Picture, room: pygame.Rect) -> None:
        stamp = self._context.art.get(what, (max(1, room.width), max(1, room.height)))
        image.blit(stamp, room, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _paragraph(self, image: pygame.Surface, words: Lettering, room: pygame.Rect) -> None:
        """Lines from the top left, as large as the room allows."""
        writer, size = self._context.writer, max(12, round(room.width * 0.085))
        style = Style(words.face, 20, leading=1.18)
        block = writer.block(words.text, style, room.width, px=size)
        while block.height > room.height and size > 9:
            size -= 1
            block = writer.block(words.text, style, room.width, px=size)
        writer.draw(image, block, room.topleft, words.colour)

    def _print(self, image: pygame.Surface, words: Lettering, room: pygame.Rect) -> None:
        """The words as large as their room allows. They belong to the card, so they shrink with it."""
        writer, size = self._context.writer, max(SMALLEST_PRINT, round(room.height * 0.8))
        style = Style(words.face, 20, words.face, 1.0)
        block = writer.block(words.text, style, px=size)
        while size > SMALLEST_PRINT and block.width > room.width:
            size -= 1
            block = writer.block(words.text, style, px=size)
        top = room.top + (room.height - block.height) // 2
        writer.draw(image, block, (room.left, top), words.colour, CENTRE, room.width)

"""The faces of pieces, ready to be shown: the picture from the art room, the words printed on it, and its shadow."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from collections.abc import Set as AbstractSet
from math import cos, radians, sin
from typing import Final

import pygame

from scrapdesk.core.table import Piece
from scrapdesk.ui.board.look import Lettering, Look, Stamp
from scrapdesk.ui.board.pieces import Height, StandingPiece
from scrapdesk.ui.board.timing import LIFTED_SHADOW, REST_SHADOW, SHADOW_RIM
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.allowance import Waits, at_once
from scrapdesk.ui.paint.pictures import Picture
from scrapdesk.ui.paint.type.styles import Style
from scrapdesk.ui.paint.type.writer import Block, Writer

WINDOWS: Final = 1
"""So many windows full of pictures are kept."""
SMALLEST_PRINT: Final = 6
STRONG: Final = {"sans": "sans-bold"}
"""What is marked as strong in print of a light face is written in."""
"""Pixels. Print belongs to the card and shrinks with it; who wants to read it looks at the words beside the table."""
SHADE: Final = 120
BARRED: Final = 176
HATCHED: Final = 120
"""How much light a piece keeps that cannot be played now, and how much the lines over it, of 255."""
HATCH: Final = 0.11
"""How far these lines are apart, in widths of the piece."""
COARSE: Final = 5
"""So many pixels of a shadow's rim are enough: a larger one is drawn smaller and stretched."""
CLEAR: Final = 6
"""Pixels around a picture that is turned a little: without them its edge is jagged."""


class PieceFaces:
    """Faces by piece, size and angle, and as they stand on the table with their shadows."""

    def __init__(self, context: AppContext, look: Look) -> None:
        self._context, self._look = context, look
        self._kept: OrderedDict[Hashable, StandingPiece] = OrderedDict()
        self._pixels = 0
        self._measure: object = None
        """What all faces depend on, as it was when they were made."""
        self._unfinished: dict[Hashable, AbstractSet[Picture]] = {}
        """What was made without pictures that had not come yet, and those pictures."""
        self._times_forgotten = 0

    def look_again(self) -> None:
        """Somebody else sits down, or the window is another: only then, or in other colours, are faces made anew."""
        settings = self._context.settings
        measure = (self._context.view, self._context.theme.plain, settings.high_contrast)
        if measure != self._measure:
            self._measure = measure
            self.forget()

    def forget(self) -> None:
        self._times_forgotten += 1
        self._kept.clear()
        self._unfinished.clear()
        self._pixels = 0

    def pictures_came(self, came: AbstractSet[Picture] | None = None) -> None:
        """What waits for a picture, or for one of these, is made again when it is next wanted; all else stays."""
        for key, awaits in list(self._unfinished.items()):
            if came is None or not came.isdisjoint(awaits):
                del self._unfinished[key]
                found = self._kept.pop(key, None)
                self._pixels -= _pixels(found.image) if found is not None else 0

    def face(self, piece: Piece, size: tuple[int, int], angle: int = 0) -> pygame.Surface:
        """The piece alone, turned."""
        return self.standing(piece, size, angle, Height.PILED).image

    def standing(
        self,
        piece: Piece,
        size: tuple[int, int],
        angle: int,
        height: Height,
        barred: bool = False,
        now: StandingPiece | None = None,
        waits: Waits = at_once,
    ) -> StandingPiece:
        """The piece with the shadow that it throws, and where in the picture its middle is."""
        width = self._design_width(size)
        look = (self._look.face(piece, width), tuple(self._look.prints(piece, width)), size)
        key = (*look, angle, height, barred, self._context.theme.plain, self._times_forgotten)
        if now is not None and not now.awaits and now.made_of == key:
            return now  # more pieces may lie on the table than are kept
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        if now is not None and waits():
            return now
        if angle % 90:
            quarter = round(angle / 90) * 90
            found = _turned(self.standing(piece, size, quarter, height, barred), angle - quarter)
        elif height is not Height.PILED:
            found = self._shaded(self.standing(piece, size, angle, Height.PILED, barred), height)
        else:
            made = self._made(*look)
            upright = self._barred(made) if barred else made
            image = pygame.transform.rotate(upright, angle) if angle else upright  # turned by nothing it is a copy
            found = StandingPiece(image, (image.get_width() / 2, image.get_height() / 2), self._awaited(*look), key)
            if image is made and not look[1]:
                return found  # the art room keeps it
        found = found._replace(awaits=self._awaited(*look), made_of=key)
        self._keep(key, found)
        return found

    def _keep(self, key: Hashable, made: StandingPiece) -> None:
        self._kept[key] = made
        self._pixels += _pixels(made.image)
        if made.awaits:
            self._unfinished[key] = made.awaits
        width, height = self._context.view.size
        while self._pixels > WINDOWS * width * height and len(self._kept) > 1:
            dropped, old = self._kept.popitem(last=False)
            self._unfinished.pop(dropped, None)
            self._pixels -= _pixels(old.image)

    def _awaited(
        self, what: Picture, prints: tuple[Lettering | Stamp, ...], size: tuple[int, int]
    ) -> AbstractSet[Picture]:
        """Those of its pictures for which the art room has only stand-ins yet."""
        ready = self._context.art.ready
        stamps = [(stamp.picture, _room(stamp, size).size) for stamp in prints if isinstance(stamp, Stamp)]
        return frozenset(picture for picture, room in [(what, size), *stamps] if not ready(picture, room))

    def _shaded(self, piece: StandingPiece, height: Height) -> StandingPiece:
        """A soft dark shape right and below, under the piece."""
        px = self._context.view.px
        across, down = map(px, LIFTED_SHADOW if height is Height.LIFTED else REST_SHADOW)
        face, rim = piece.image, px(SHADOW_RIM)
        wide, tall = face.get_size()
        left, top = max(0, rim - across), max(0, rim - down)
        image = pygame.Surface((left + wide + rim + across, top + tall + rim + down), pygame.SRCALPHA)
        image.blit(_shadow(face, rim), (left + across - rim, top + down - rim))
        image.blit(face, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)
        return StandingPiece(image, (left + piece.middle[0], top + piece.middle[1]))

    def _barred(self, face: pygame.Surface) -> pygame.Surface:
        """Grey, dark and hatched: seen without colours too, and what stands on it can still be read."""
        image = pygame.transform.grayscale(face)
        wide, tall = image.get_size()
        step, line = max(6, round(wide * HATCH)), max(1, round(wide * HATCH / 8))
        hatch = pygame.Surface((wide, tall), pygame.SRCALPHA)
        hatch.fill((BARRED, BARRED, BARRED, 255))
        for start in range(-tall, wide, step):
            pygame.draw.line(hatch, (HATCHED, HATCHED, HATCHED, 255), (start, tall), (start + tall, 0), line)
        image.blit(hatch, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return image

    def _design_width(self, size: tuple[int, int]) -> int:
        return round(size[0] / self._context.view.scale)

    def _made(self, what: Picture, prints: tuple[Lettering | Stamp, ...], size: tuple[int, int]) -> pygame.Surface:
        image = self._context.art.get(what, size)
        if prints:
            image = image.copy()
        for printed in prints:
            room = _room(printed, size)
            if isinstance(printed, Stamp):
                self._stamp(image, printed.picture, room)
            elif printed.paragraph:
                self._paragraph(image, printed, room)
            else:
                self._print(image, printed, room)
        return image

    def _stamp(self, image: pygame.Surface, what: Picture, room: pygame.Rect) -> None:
        stamp = self._context.art.get(what, room.size)
        image.blit(stamp, room, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _paragraph(self, image: pygame.Surface, words: Lettering, room: pygame.Rect) -> None:
        """Lines from the top left, as large as the room allows."""
        writer, size = self._context.writer, max(12, round(room.width * 0.085))
        style = Style(words.face, 20, leading=1.18)
        block = writer.shrunk(words.text, style, room.width, room.height, px=size, least=9)
        writer.draw(image, block, room.topleft, words.colour)

    def _print(self, image: pygame.Surface, words: Lettering, room: pygame.Rect) -> None:
        writer, block = self._context.writer, _printed(self._context.writer, words, room)
        top = room.top + (room.height - block.height) // 2
        writer.draw(image, block, (room.left, top), words.colour, words.align, room.width)


def _printed(writer: Writer, words: Lettering, room: pygame.Rect) -> Block:
    """The words as large as their room allows. They belong to the card, so they shrink with it."""
    style = Style(words.face, 20, STRONG.get(words.face, words.face), 1.0)
    size = max(SMALLEST_PRINT, round(room.height * 0.8))
    return writer.shrunk(words.text, style, room.width, px=size, least=SMALLEST_PRINT)


def print_box(writer: Writer, words: Lettering, size: tuple[int, int]) -> pygame.Rect:
    """Where such a line stands on a card of this size, without the room that it leaves free."""
    room = _room(words, size)
    block = _printed(writer, words, room)
    left = room.left + round((room.width - block.width) * words.align)
    return pygame.Rect(left, room.top + (room.height - block.height) // 2, block.width, block.height)


def _room(printed: Lettering | Stamp, size: tuple[int, int]) -> pygame.Rect:
    left, top, width, height = printed.box
    room = pygame.Rect(left * size[0], top * size[1], width * size[0], height * size[1])
    room.size = (max(1, room.width), max(1, room.height))
    return room


def _shadow(face: pygame.Surface, rim: int) -> pygame.Surface:
    """What it darkens, with a soft rim around it. Made small: nothing in it is sharp, and to soften it at its full size
    takes ten times as long."""
    small = max(1, rim // COARSE)
    around = -(-rim // small)
    wide, tall = (-(-side // small) for side in face.get_size())
    shape = pygame.Surface((wide + 2 * around, tall + 2 * around), pygame.SRCALPHA)
    shape.blit(pygame.transform.smoothscale(face, (wide, tall)), (around, around))
    shape.fill((0, 0, 0, SHADE), special_flags=pygame.BLEND_RGBA_MULT)
    soft = pygame.transform.box_blur(shape, max(1, rim // 2 // small))
    return pygame.transform.smoothscale(soft, tuple(side + 2 * rim for side in face.get_size()))


def _turned(piece: StandingPiece, angle: int) -> StandingPiece:
    """The same, turned by less than half a right angle; the shadow turns with it, which nobody sees."""
    wide, tall = piece.image.get_size()
    padded = pygame.Surface((wide + 2 * CLEAR, tall + 2 * CLEAR), pygame.SRCALPHA)
    padded.blit(piece.image, (CLEAR, CLEAR))
    image = pygame.transform.rotozoom(padded, angle, 1.0)
    aside, below, turn = piece.middle[0] - wide / 2, piece.middle[1] - tall / 2, radians(angle)
    x = aside * cos(turn) + below * sin(turn)
    y = below * cos(turn) - aside * sin(turn)
    return StandingPiece(image, (image.get_width() / 2 + x, image.get_height() / 2 + y))


def _pixels(image: pygame.Surface) -> int:
    return image.get_width() * image.get_height()

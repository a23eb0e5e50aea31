"""What is painted of a card that is seen large: the card, and below it a chip for each of its keywords.

It is put together once and kept while it is seen; while it comes or goes a paler copy is. Must not know when that is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.core.table import Piece
from scrapdesk.ui.board.look import Keyword
from scrapdesk.ui.board.stage import Stage
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.paint.type.styles import LABEL, NOTE
from scrapdesk.ui.paint.type.writer import CENTRE, Block
from scrapdesk.ui.widgets import plates

SIZE: Final = (360, 504)
LEAST_CARD: Final = 0.5
"""The part of a room's height that the card has at least, however much there is to explain."""
PAD, GAP, INSIDE = 14, 8, 10


class _Row(NamedTuple):
    """A keyword, and beside it what it means."""

    word: Block | None
    help: Block

    @property
    def height(self) -> int:
        return max(self.help.height, self.word.height if self.word is not None else 0)


class Glass:
    def __init__(self, context: AppContext, stage: Stage) -> None:
        self._context, self._stage = context, stage
        self._whole: pygame.Surface | None = None
        self._made_of: tuple[object, ...] = ()
        """What it was put together from."""
        self._pale: pygame.Surface | None = None

    def forget(self) -> None:
        self._whole, self._pale, self._made_of = None, None, ()

    def card_width(self, piece: Piece, room: tuple[int, int]) -> int:
        """How wide the card itself is in such a room."""
        return self._card(self._rows(self._stage.keywords(piece), room, pinned=False), room)[0]

    def size(self, target: Target, room: tuple[int, int], pinned: bool) -> tuple[int, int]:
        """Of everything together."""
        rows = self._rows_of(target, room, pinned)
        wide, tall = self._card(rows, room)
        return (self._width(room[0]), tall + self._below(rows)) if rows else (wide, tall)

    def image(self, target: Target, room: tuple[int, int], pinned: bool, light: float) -> pygame.Surface | None:
        """Everything, as much of it as is seen; None where there is nothing to see."""
        rows = self._rows_of(target, room, pinned)
        face = self._stage.enlarged(target, self._card(rows, room))
        if face is None:
            return None
        if self._whole is None or self._made_of != (face, *rows):
            self._made_of = (face, *rows)
            self._whole = self._put_together(face, rows, self.size(target, room, pinned)) if rows else face
        return self._whole if light >= 1 else self._paler(self._whole, light)

    # -- how large it is ----------------------------------------------------------------------------------

    def _width(self, room: int) -> int:
        view = self._context.view
        return max(1, min(room - 2 * view.px(GAP), round(view.px(500) * max(1.0, view.text))))

    def _rows_of(self, target: Target, room: tuple[int, int], pinned: bool) -> list[_Row]:
        sprite = self._stage.cast.get(target)
        return self._rows(() if sprite is None else self._stage.keywords(sprite.piece), room, pinned)

    def _rows(self, keywords: Sequence[Keyword], room: tuple[int, int], pinned: bool) -> list[_Row]:
        """As many as leave the card its room; a pinned card says at last how it is put away."""
        writer, px, texts = self._context.writer, self._context.view.px, self._context.texts
        wide = self._width(room[0]) - 2 * px(PAD)
        words = [writer.block(keyword.word, LABEL) for keyword in keywords]
        chip = max((word.width + 2 * px(INSIDE) for word in words), default=0)
        rows = [
            _Row(word, writer.block(keyword.help, NOTE, max(1, wide - chip - px(INSIDE))))
            for word, keyword in zip(words, keywords, strict=True)
        ]
        if pinned:
            key = self._context.keys.called("cancel", texts)
            away = texts("Click or press {key} to close.", key=key) if key else texts("Click to close.")
            rows.append(_Row(None, writer.block(away, NOTE, max(1, wide))))
        while rows and self._below(rows) > room[1] * (1 - LEAST_CARD):
            del rows[-2 if pinned and len(rows) > 1 else -1]
        return rows

    def _below(self, rows: Sequence[_Row]) -> int:
        """The height of what stands below the card."""
        px = self._context.view.px
        return px(GAP) + 2 * px(PAD) + sum(row.height for row in rows) + px(GAP) * (len(rows) - 1)

    def _card(self, rows: Sequence[_Row], room: tuple[int, int]) -> tuple[int, int]:
        """As large as the design says, or larger where texts are, and as the room allows with what stands below it."""
        grown = self._context.view.px(max(1.0, self._context.view.text) * 1000) / 1000
        width, height = round(SIZE[0] * grown), round(SIZE[1] * grown)
        tall = room[1] - (self._below(rows) if rows else 0)
        scale = min(1.0, room[0] / max(1, width), tall / max(1, height))
        return max(1, round(width * scale)), max(1, round(height * scale))

    # -- paint --------------------------------------------------------------------------------------------

    def _put_together(self, face: pygame.Surface, rows: Sequence[_Row], size: tuple[int, int]) -> pygame.Surface:
        whole = pygame.Surface(size, pygame.SRCALPHA)
        whole.blit(face, ((size[0] - face.get_width()) // 2, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        context, px = self._context, self._context.view.px
        top = face.get_height() + px(GAP)
        plate = pygame.Rect(0, top, size[0], size[1] - top)
        context.shapes.draw(
            whole, plate, (ground(context.theme.line, px(12)), ground(context.theme.desk, px(10), px(2)))
        )
        chip = max((row.word.width for row in rows if row.word is not None), default=0) + 2 * px(INSIDE)
        y = top + px(PAD)
        for row in rows:
            self._paint_row(whole, row, pygame.Rect(px(PAD), y, chip, row.height), size[0])
            y += row.height + px(GAP)
        return whole

    def _paint_row(self, whole: pygame.Surface, row: _Row, chip: pygame.Rect, wide: int) -> None:
        context, theme, px = self._context, self._context.theme, self._context.view.px
        if row.word is None:
            left = (wide - row.help.width) // 2
            context.writer.draw(whole, row.help, (left, chip.top), theme.highlight)
            return
        box = pygame.Rect(chip.left, chip.top, chip.width, row.word.height)
        context.shapes.draw(whole, box, plates.well(context, lit=True))
        context.writer.draw(whole, row.word, box.topleft, theme.highlight, CENTRE, box.width)
        context.writer.draw(whole, row.help, (chip.right + px(INSIDE), chip.top), theme.text)

    def _paler(self, image: pygame.Surface, light: float) -> pygame.Surface:
        """A sheet for it is kept while it comes or goes."""
        if self._pale is None or self._pale.get_size() != image.get_size():
            self._pale = pygame.Surface(image.get_size(), pygame.SRCALPHA)
        value = round(255 * light)
        self._pale.fill((value, value, value, value))
        self._pale.blit(image, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return self._pale

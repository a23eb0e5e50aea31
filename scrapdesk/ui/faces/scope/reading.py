"""While a front is laid out: beside the table stands what the card in hand could do there, or a guide to all kinds.

A part of the table. What is said and drawn reach.py and guide.py know; this puts it into the column.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, cast

import pygame

from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.backdrop import set_words
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scope import guide, reach
from scrapdesk.ui.faces.scope.look import ScopeLook
from scrapdesk.ui.frame.events import UiEvent
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.table.part import Part, Words
from scrapdesk.ui.widgets.base import TextBox, Widget

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

HIGH: Final = 476
"""How high it is, in design pixels."""
LEAST: Final = 300
"""Lower than this it is left out."""


class ReadingSheet(Widget):
    """Pictures and words, each at a part of its width and height."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context, region="moves")
        self.pictures: Sequence[Ornament] = ()
        self.words: Sequence[Inscription] = ()

    def show(self, pictures: Sequence[Ornament], words: Sequence[Inscription]) -> None:
        if (self.pictures, self.words) != (pictures, words):
            self.pictures, self.words = pictures, words
            self.name = ". ".join(word.text for word in words)
            self.touch()

    def draw(self, surface: pygame.Surface) -> None:
        for shown in self.pictures:
            left, top, width, height = shown.box or (0.0, 0.0, 1.0, 1.0)
            at = (self.rect.left + round(self.rect.width * left), self.rect.top + round(self.rect.height * top))
            size = (max(1, round(self.rect.width * width)), max(1, round(self.rect.height * height)))
            image = self.context.art.get(shown.picture, size)
            surface.blit(image, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        for words, block, at in self._set():
            self.context.writer.draw(surface, block, at, words.colour)

    def _set(self) -> Iterator[tuple[Inscription, Block, tuple[int, int]]]:
        for words in self.words:
            block = set_words(self.context.writer, words.text, words, round(self.rect.width * words.width))
            x = self.rect.left + round(self.rect.width * words.x - block.width * words.align)
            yield words, block, (x, self.rect.top + round(self.rect.height * words.y) - block.height // 2)

    def text_boxes(self) -> list[TextBox]:
        ground = self.context.theme.panel
        return [
            TextBox(words.text, self.rect, pygame.Rect(at, block.size), words.colour, ground, block.px)
            for words, block, at in self._set()
            if "card-" not in words.slot and words.colour[0] > 0x80  # dark words stand on the paper of a card
        ]


class Reading(Part):
    def __init__(self, table: BoardTable, look: ScopeLook) -> None:
        self._table, self._context, self._look = table, table.context, look
        self.sheet = ReadingSheet(table.context)
        self.sheet.visible = False
        self.widgets = (self.sheet,)
        self._told: object = None
        table.side.below.append(self._stand)
        column = table.side.column
        column.needs(lambda width: self._context.view.px(HIGH) if self._wanted else 0)

    @property
    def _view(self) -> View:
        return cast(View, self._table.stage.hand.view)

    @property
    def _wanted(self) -> bool:
        return self._look.laying and guide.is_laying(self._view) and self._table.state != "looking back"

    def explain(self) -> None:
        view, texts, held = self._view, self._context.texts, self._look.reach
        if not self._wanted:
            if self.sheet.visible:
                self._table.damaged(self.sheet.extent)
            self.sheet.visible, self._told = False, None
            return
        shape = self._shape
        key = (view, held, shape)
        if self._told != key:
            self._told = key
            pictures = guide.ornaments(view) if held is None else reach.ornaments(view, held, shape)
            words = guide.inscriptions(view, texts) if held is None else reach.inscriptions(view, held, texts, shape)
            self.sheet.show(tuple(pictures), tuple(words))

    @property
    def _shape(self) -> tuple[int, int]:
        """In units of the map, nearly: proportions count."""
        return self.sheet.rect.size if self.sheet.rect.height else reach.PANEL

    def words(self) -> Words | None:
        """What is asked now, while nothing is pointed at."""
        hand = self._table.stage.hand
        if not self._wanted or hand.pointed or self._table.sitting.person_asked is None:
            return None
        return Words(self._context.texts("Set up your front"), self._look.task(self._view))

    def handled(self, event: UiEvent) -> None:
        """Another card may be in the hand."""
        if self._wanted:
            self.explain()

    def _stand(self, room: pygame.Rect) -> pygame.Rect:
        """At the foot of its room."""
        px = self._context.view.px
        high = min(px(HIGH), room.height)
        self.sheet.visible = self._wanted and high >= px(LEAST)
        if not self.sheet.visible:
            return room
        before = self.sheet.rect.copy()
        over = px(12)  # its words have a margin of their own
        self.sheet.rect = pygame.Rect(room.left - over, room.bottom - high, room.width + 2 * over, high)
        if self.sheet.rect != before:
            self._table.damaged(before)
            self.sheet.touch()
            self.explain()  # what is on it is made for its shape
        return pygame.Rect(room.left, room.top, room.width, room.height - high)

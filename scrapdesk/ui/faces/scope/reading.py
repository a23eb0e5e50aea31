"""While a front is laid out: beside the table stand the card in hand, what it could do there, and how much is placed.

A part of the table. What is said and drawn handcard.py knows; this puts it into the column, which it has to itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, cast

import pygame

from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.backdrop import set_words
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scope import guide, handcard
from scrapdesk.ui.faces.scope.look import ScopeLook
from scrapdesk.ui.faces.scope.reach import CardReach
from scrapdesk.ui.frame.events import UiEvent
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.table.part import Part, Words
from scrapdesk.ui.widgets.base import TextBox, Widget

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

HIGH: Final = 690
"""How high it is, in design pixels."""
APART: Final = 1.36
"""How far the lines of a sentence are apart, in heights of its letters."""
SAMPLE: Final = "it can fire at enemy cards that are near"
LEAST: Final = 430
"""Lower than this it is left out."""


Placed = list[tuple[object, pygame.Rect]]
"""What stands on the sheet, from the lowest to the topmost, and where."""


class ReadingSheet(Widget):
    """Pictures and words, each at a part of its width and height; words may be broken into lines."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context, region="moves")
        self.pictures: Sequence[Ornament] = ()
        self.words: Sequence[Inscription] = ()

    def show(self, pictures: Sequence[Ornament], words: Sequence[Inscription]) -> None:
        """What of it is other than before is painted again: mostly some lines, and a few squares of the small map."""
        if (self.pictures, self.words) != (pictures, words):
            before = self._places()
            self.pictures, self.words = pictures, words
            self.name = ". ".join(word.text.replace("\n", " ") for word in words)
            changed = sheet_changes(before, self._places())
            if changed:
                self.host.damaged(changed[0].unionall(changed[1:]))

    def draw(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        for shown in self.pictures:
            place = self._place(shown)
            if place.colliderect(clip):
                image = self.context.art.get(shown.picture, place.size)
                surface.blit(image, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        for words, _, block, at in self._set():
            if _inked(block, at).colliderect(clip):
                self.context.writer.draw(surface, block, at, words.colour)

    def _place(self, shown: Ornament) -> pygame.Rect:
        left, top, width, height = shown.box or (0.0, 0.0, 1.0, 1.0)
        at = (self.rect.left + round(self.rect.width * left), self.rect.top + round(self.rect.height * top))
        return pygame.Rect(at, (max(1, round(self.rect.width * width)), max(1, round(self.rect.height * height))))

    def _places(self) -> Placed:
        pictures = [(shown.picture, self._place(shown)) for shown in self.pictures]
        return [*pictures, *((words, _inked(block, at)) for words, _, block, at in self._set())]

    def _set(self) -> Iterator[tuple[Inscription, str, Block, tuple[int, int]]]:
        for words in self.words:
            y = self.rect.top + round(self.rect.height * words.y)
            for line in words.text.split("\n"):
                block = set_words(self.context.writer, line, words, round(self.rect.width * words.width))
                x = self.rect.left + round(self.rect.width * words.x - block.width * words.align)
                yield words, line, block, (x, y - block.height // 2)
                y += round(APART * block.px)

    def text_boxes(self) -> list[TextBox]:
        ground = self.context.theme.panel
        return [
            TextBox(line, self.rect, pygame.Rect(at, block.size), words.colour, ground, block.px)
            for words, line, block, at in self._set()
            if "card-" not in words.slot and words.colour[0] > 0x80  # dark words stand on the paper of a card
        ]


def _inked(block: Block, at: tuple[int, int]) -> pygame.Rect:
    """Where a line may leave ink: letters stand out of it a little."""
    return pygame.Rect(at, block.size).inflate(block.px, block.px)


def sheet_changes(before: Placed, now: Placed) -> list[pygame.Rect]:
    """Where something has come, gone, or lies in another order."""
    there, here = ({(thing, *rect): at for at, (thing, rect) in enumerate(placed)} for placed in (before, now))
    kept = [key for key in there if key in here]
    if sorted(kept, key=here.__getitem__) != kept:
        return [rect for _, rect in (*before, *now)]
    return [pygame.Rect(*key[1:]) for key in there.keys() ^ here.keys()]


class Reading(Part):
    def __init__(self, table: BoardTable, look: ScopeLook) -> None:
        self._table, self._context, self._look = table, table.context, look
        self.sheet = ReadingSheet(table.context)
        self.sheet.visible = False
        self.widgets = (self.sheet,)
        self._told: object = None
        self._last: CardReach | None = None
        """The card that was in hand last."""
        table.side.below.append(self._stand)
        column = table.side.column
        column.needs(lambda width: self._context.view.px(HIGH) if self.wanted else 0)

    @property
    def _view(self) -> View:
        return cast(View, self._table.stage.hand.view)

    @property
    def wanted(self) -> bool:
        """Whether a front is laid out: nothing else stands in the column then."""
        return self._look.laying and guide.is_laying(self._view) and self._table.state != "looking back"

    def explain(self) -> None:
        view, texts = self._view, self._context.texts
        if not self.wanted:
            if self.sheet.visible:
                self._table.damaged(self.sheet.extent)
            self.sheet.visible, self._told, self._last = False, None, None
            return
        self._last = self._look.reach or handcard.at_rest(view, self._last)
        shape = self._shape
        key = (view, self._last, shape)
        if self._told != key:
            self._told = key
            enemy = self._table.sitting.names[view.frame.order[1 - (view.side or 0)].seat]
            pictures = handcard.ornaments(view, self._last, shape)
            words = handcard.inscriptions(view, self._last, enemy, texts, shape, self._letters(shape))
            self.sheet.show(tuple(pictures), tuple(words))

    @property
    def _shape(self) -> tuple[int, int]:
        """In units of the map, nearly: proportions count."""
        return self.sheet.rect.size if self.sheet.rect.height else handcard.SHEET

    def _letters(self, shape: tuple[int, int]) -> int:
        """How many a line beside the card has, by what such lines mostly say."""
        size = handcard.BESIDE_SIZE
        sample = Inscription(SAMPLE, "", 0.0, 0.0, size, self._context.theme.text, face="sans-semibold")
        wide = set_words(self._context.writer, SAMPLE, sample, 0).width
        return max(1, int(len(SAMPLE) * handcard.beside(shape) / wide))

    def words(self) -> Words | None:
        """Nothing more, where the sheet tells it all; what is asked, while nothing is pointed at."""
        hand = self._table.stage.hand
        if not self.wanted or hand.pointed or self._table.sitting.person_asked is None:
            return None
        if self.sheet.visible:
            return Words("", "")
        return Words(self._context.texts("Set up your front"), self._look.task(self._view))

    def handled(self, event: UiEvent) -> None:
        """Another card may be in the hand."""
        if self.wanted:
            self.explain()

    def _stand(self, room: pygame.Rect) -> pygame.Rect:
        """At the head of its room."""
        px, view = self._context.view.px, self._context.view
        high = min(px(HIGH), room.height)
        seen = self.wanted and high >= px(LEAST)
        if seen != self.sheet.visible:
            self.sheet.visible = self._look.counted = seen
            self._table.stage.retell()
        if not seen:
            return room
        before = self.sheet.rect.copy()
        over = view.px(12)  # its words have a margin of their own
        self.sheet.rect = pygame.Rect(room.left - over, room.top, room.width + 2 * over, high)
        if self.sheet.rect != before:
            self._table.damaged(before)
            self.sheet.touch()
            self.explain()  # what is on it is made for its shape
        return pygame.Rect(room.left, room.top, room.width, room.height - high)

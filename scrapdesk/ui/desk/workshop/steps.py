"""The way to a card of one's own in three steps, on a page where nothing lies yet. Must not know who goes it."""

from __future__ import annotations

from typing import Final

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.book.written import Ink, Written
from scrapdesk.ui.paint.type.styles import LABEL, NOTE, Style
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets import plates

NUMBER: Final = Style("serif-bold", 52, leading=1.0)
ASIDE: Final = 84
"""Design pixels that the number takes."""


class StepCard(Written):
    """A number, what is done, and a little more about it."""

    ground = "panel_light"

    def __init__(self, context: AppContext, number: int, title: str, words: str) -> None:
        super().__init__(context, f"{number}. {title}: {words}")
        self._number, self._title, self._words = str(number), title, words

    def _blocks(self, width: int) -> tuple[Block, Block]:
        px, writer = self.context.view.px, self.context.writer
        room = max(1, width - px(ASIDE) - px(20))
        return writer.block(self._title, LABEL, room), writer.block(self._words, NOTE, room)

    def place(self, left: int, top: int, width: int) -> int:
        px = self.context.view.px
        words = sum(block.height for block in self._blocks(width))
        number = self.context.writer.line_height(NUMBER)
        self.rect = pygame.Rect(left, top, width, max(words, number) + 2 * px(16))
        return self.rect.bottom

    def inks(self) -> list[Ink]:
        theme, px, writer = self.context.theme, self.context.view.px, self.context.writer
        title, words = self._blocks(self.rect.width)
        number = writer.block(self._number, NUMBER, plain=True)
        left = self.rect.left + px(ASIDE)
        top = self.rect.centery - (title.height + words.height) // 2
        at = (self.rect.left + (px(ASIDE) - number.width) // 2, self.rect.centery - number.height // 2)
        return [
            Ink(self._number, number, at, theme.highlight),
            Ink(self._title, title, (left, top), theme.text),
            Ink(self._words, words, (left, top + title.height), theme.muted),
        ]

    def draw(self, surface: pygame.Surface) -> None:
        self.context.shapes.draw(surface, self.rect, plates.card(self.context))
        super().draw(surface)


def steps(context: AppContext) -> list[StepCard]:
    texts = context.texts
    told = (
        (texts("Pick a sample"), texts("A card, a battlefield or an event that already works.")),
        (texts("Make it yours"), texts("Another name, other numbers, something else that it does.")),
        (texts("Save and play"), texts("It joins the game's own the next time you set up a game.")),
    )
    return [StepCard(context, number, *words) for number, words in enumerate(told, 1)]


def place_steps(context: AppContext, cards: list[StepCard], room: pygame.Rect) -> None:
    """One below the other; none where there is no room for all."""
    top = room.top
    for card in cards:
        top = card.place(room.left, top, room.width) + context.view.px(14)
    for card in cards:
        card.visible = cards[-1].rect.bottom <= room.bottom

"""Who plays at this desk, as a page of the settings: a figure with an initial, a name, and below them how it went in
each of the games.

Owns where they stand. What was played the score book says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from scrapdesk.storage.people import Guest
from scrapdesk.storage.scorebook import of_game
from scrapdesk.storage.statistics import tally
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.counted import begun_in, games_words
from scrapdesk.ui.desk.miniature import LID
from scrapdesk.ui.desk.setup import paper
from scrapdesk.ui.face import Face
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.paint.type.styles import LABEL, SMALL, Style
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox, Widget
from scrapdesk.ui.widgets.label import Label
from scrapdesk.ui.widgets.portraits import draw_guest

Column = Callable[[Sequence[Widget], int, int, int], int]
FIGURE: Final = (210, 250)
"""The card with the figure, in design pixels."""
NAMED: Final = Style("serif-bold", 30)
BOX: Final = 150
"""How high a lid is, in design pixels."""


class PlayerCard(Widget):
    """A card of the table with the figure of whoever plays here, and their name below it."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context, context.texts("You"))

    @property
    def _named(self) -> str:
        return self.context.settings.player

    def place(self, left: int, top: int, width: int) -> int:
        px = self.context.view.px
        wide = min(width, px(FIGURE[0]))
        self.rect = pygame.Rect(left, top, wide, wide * FIGURE[1] // FIGURE[0])
        return self.rect.bottom

    def _parts(self) -> tuple[pygame.Rect, Block, tuple[int, int]]:
        px, writer = self.context.view.px, self.context.writer
        block = writer.shrunk(self._named, NAMED, self.rect.width - 2 * px(14))
        face = self.rect.inflate(-2 * px(10), 0)
        face.top = self.rect.top + px(10)
        face.height = max(1, self.rect.height - px(10) - max(px(56), block.height + px(8)))
        foot = (face.bottom + self.rect.bottom) // 2
        return face, block, (self.rect.centerx - block.width // 2, foot - block.height // 2)

    def draw(self, surface: pygame.Surface) -> None:
        face, block, at = self._parts()
        self.context.shapes.draw(surface, self.rect, paper.card_plate(self.context))
        draw_guest(self.context, surface, Guest(self._named), face, radius=self.context.view.px(8))
        self.context.writer.draw(surface, block, at, paper.paper(self.context).text)

    def text_boxes(self) -> list[TextBox]:
        _, block, at = self._parts()
        tone = paper.paper(self.context)
        return [TextBox(self._named, self.rect, pygame.Rect(at, block.size), tone.text, tone.ground, block.px)]


class GameRecord(Widget):
    """The lid of a box, and below it how often its game was won; it leads to the score book."""

    focusable = True

    def __init__(self, context: AppContext, face: Face, act: Callable[[str], None], begun: int) -> None:
        super().__init__(context, face.title)
        self._game, self._act, self._begun = face.id, act, begun
        self.tip = context.texts("Open the results of {game}", game=face.title)

    @property
    def words(self) -> str:
        history, texts = self.context.storage.history.value, self.context.texts
        count = tally(history, self._game)
        if count.played:
            return texts("{n} of {all} won", n=count.won, all=count.played)
        return games_words(texts, of_game(history, self._game), self._begun)

    def activate(self) -> None:
        self.context.audio.play("click")
        self._act(self._game)

    def _block(self) -> Block:
        return self.context.writer.block(self.words, SMALL, max(1, self.rect.width), plain=True)

    def place(self, left: int, top: int, width: int) -> int:
        self.rect = pygame.Rect(left, top, width, 0)
        self.rect.height = self._lid().height + self.context.view.px(10) + self._block().height
        return self.rect.bottom

    def _lid(self) -> pygame.Rect:
        px = self.context.view.px
        high = min(px(BOX), (self.rect.width - px(8)) * LID[1] // LID[0])
        lid = pygame.Rect(0, self.rect.top + px(4), high * LID[0] // LID[1], high)
        lid.centerx = self.rect.centerx
        return lid

    def draw(self, surface: pygame.Surface) -> None:
        lid, theme, block = self._lid(), self.context.theme, self._block()
        if self.hovered:
            lid.top -= self.context.view.px(4)
        drawn = self.context.art.get(picture(f"desk/lid-{self._game}"), lid.size)
        surface.blit(drawn, lid, special_flags=pygame.BLEND_PREMULTIPLIED)
        at = (self.rect.left, self.rect.bottom - block.height)
        self.context.writer.draw(surface, block, at, theme.muted, 0.5, self.rect.width)

    def text_boxes(self) -> list[TextBox]:
        block = self._block()
        needed = pygame.Rect((0, 0), block.size)
        needed.midbottom = self.rect.midbottom
        return [TextBox(self.words, self.rect, needed, self.context.theme.muted, self.context.theme.panel, block.px)]


class YouPage:
    """`rows`: what can be set, which stands beside the card."""

    def __init__(self, context: AppContext, rows: Sequence[Widget], results: Callable[[str], None]) -> None:
        self._context, self._rows = context, tuple(rows)
        self._card = PlayerCard(context)
        self._head = Label(context, context.texts("How it went so far"), LABEL, "highlight")
        history, shelf = context.storage.history.value, context.storage.shelf
        wanted = any(not of_game(history, game) for game in context.faces)  # else nobody asks what was only begun
        begun = begun_in(shelf.all()) if wanted else {}
        self._games = [GameRecord(context, face, results, begun.get(face.id, 0)) for face in context.faces.values()]

    @property
    def widgets(self) -> list[Widget]:
        return [self._card, *self._rows, self._head, *self._games]

    def place(self, left: int, top: int, width: int, column: Column) -> int:
        """`column` places the rows. The card stands at their left, where they keep enough room."""
        px = self._context.view.px
        beside = width - px(FIGURE[0]) - px(36) >= round(px(520) * self._context.view.text)
        self._card.visible = beside
        inset = px(FIGURE[0]) + px(36) if beside else 0
        low = self._card.place(left + px(4), top + px(4), width) if beside else top
        low = max(low, column(self._rows, left + inset, top, width - inset)) + px(14)
        low = self._head.place(left, low, width) + px(8)
        gap = px(14)
        wide = (width - gap * (len(self._games) - 1)) // len(self._games)
        return max(one.place(left + at * (wide + gap), low, wide) for at, one in enumerate(self._games)) + px(8)

"""What somebody can begin with: a few samples of every kind of card, as they look, each a click away from being theirs.

Must not know what becomes of the choice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from scrapdesk.core.words import Ref
from scrapdesk.games import GAMES
from scrapdesk.storage.cardfile import cards_in, value_of
from scrapdesk.storage.samples import SampleKind, kinds_of, sample_text
from scrapdesk.storage.workshop import SUFFIX
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.setup.option import OptionCard
from scrapdesk.ui.desk.workshop.drawn import CardTile, DrawnSet, place_tiles
from scrapdesk.ui.paint.theme import PAGE
from scrapdesk.ui.paint.type.styles import BODY, SUBTITLE
from scrapdesk.ui.scenes.book import worn
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.widgets.base import TextBox, Widget
from scrapdesk.ui.widgets.label import Label

Begin = Callable[[str, str, str], None]
"""Of a game, a kind of file and a sample."""


class SampleShelf:
    """All samples as widgets, under what each makes."""

    def __init__(self, context: AppContext, take: Begin, first: str = "") -> None:
        """`first`: the game whose samples stand above the others."""
        self._context, self._begin = context, take
        self._sets: list[DrawnSet] = []
        self.groups = [
            (self._head(kind), [self._tile(game, name, sample) for sample in kind.samples])
            for game in sorted(context.faces, key=lambda game: game != first)
            if game in GAMES
            for name, kind in kinds_of(game).items()
        ]

    def pictures_came(self) -> None:
        for drawn in self._sets:
            drawn.pictures_came()

    def _head(self, kind: SampleKind) -> tuple[Label, Label]:
        title, words = self._context.texts.word(Ref(kind.title)), self._context.texts.word(Ref(kind.text))
        return Label(self._context, title, SUBTITLE, "highlight"), Label(self._context, words, BODY, "muted")

    def _tile(self, game: str, kind: str, sample: str) -> CardTile | OptionCard:
        entry = GAMES[game]
        text = sample_text(entry, kind, sample)
        card = cards_in(text)[-1]
        name = value_of(text, card, "id")
        content = {**entry.content, entry.place_of(kind, f"{sample}{SUFFIX}"): text}
        drawn = DrawnSet(self._context, game, kind, content)
        self._sets.append(drawn)
        act = partial(self._begin, game, kind, sample)
        told = None if drawn.is_card(name) else drawn.way(name)
        if told is not None:
            return OptionCard(self._context, replace(told, icon="plus"), act, told.title)
        title = value_of(text, card, "name") or value_of(text, card, "title") or sample
        return CardTile(self._context, drawn, name, title, False, act)

    def place(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        """In a column; returns where it ends."""
        px = self._context.view.px
        widgets: list[Widget] = []
        for (title, words), tiles in self.groups:
            top = title.place(left, top, width)
            top = words.place(left, top, width) + px(12)
            cards = [tile for tile in tiles if isinstance(tile, CardTile)]
            top = place_tiles(self._context, cards, left + px(6), top + px(4), width - px(12)) if cards else top
            options = [tile for tile in tiles if isinstance(tile, OptionCard)]
            top = self._place_options(options, left + px(6), top, width - px(12)) + px(10)
            widgets += [title, words, *tiles]
        return widgets, top

    def _place_options(self, options: list[OptionCard], left: int, top: int, width: int) -> int:
        """Two beside each other where there is room for it."""
        px = self._context.view.px
        columns = 2 if width >= px(900) * max(1.0, self._context.view.text) else 1
        wide = (width - px(16) * (columns - 1)) // columns
        for first in range(0, len(options), columns):
            row = options[first : first + columns]
            high = max(option.height_for(wide) for option in row)
            for number, option in enumerate(row):
                option.place(left + number * (wide + px(16)), top, wide, high)
            top += high + px(14)
        return top


class SamplesScene(Overlay):
    """The samples over the workshop."""

    width = 1300

    def __init__(self, context: AppContext, begin: Begin, first: str = "") -> None:
        texts = context.texts
        super().__init__(
            context, texts("What would you like to make?"), [DialogAnswer(texts("Cancel"), nothing, "undo")]
        )
        self._begin = begin
        self._shelf = SampleShelf(context, self._take, first)

    def _take(self, game: str, kind: str, sample: str) -> None:
        self.context.scenes.pop(self)
        self._begin(game, kind, sample)

    def enter(self) -> None:
        super().enter()
        tiles = [tile for _, tiles in self._shelf.groups for tile in tiles]
        if tiles:
            self.focus(tiles[0])

    def art_came(self) -> None:
        self._shelf.pictures_came()
        super().art_came()

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        return self._shelf.place(left, top, width)

    def draw(self, surface: pygame.Surface) -> None:
        with worn(self.context, PAGE):
            super().draw(surface)

    def text_boxes(self) -> list[TextBox]:
        with worn(self.context, PAGE):
            return super().text_boxes()

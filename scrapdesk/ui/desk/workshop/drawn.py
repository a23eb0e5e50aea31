"""How the cards of a file look: each as its game prints it, or a battlefield as a house front. Must not know any game.

Where a file cannot be played with, the cards that it has in common with ours are still drawn as ours.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scrapdesk.core.content import BadContent, Content
from scrapdesk.core.table import Piece
from scrapdesk.games import GAMES
from scrapdesk.ui.board.faces import PieceFaces
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.book.written import Ink, Written
from scrapdesk.ui.desk.setup.option import OptionWords
from scrapdesk.ui.paint.shapes import frame, ground
from scrapdesk.ui.paint.type.styles import META
from scrapdesk.ui.paint.type.writer import CENTRE, Block
from scrapdesk.ui.setting import Pick

CARD = (150, 210)
"""Design pixels of a card on the page."""
MOST_LINES = 2
"""So many lines the name below it may take."""


class DrawnSet:
    """The cards of a game as it is made with a content."""

    def __init__(self, context: AppContext, game: str, kind: str, content: Content | None) -> None:
        self._context, self._kind = context, kind
        self._face = context.faces[game]
        entry = GAMES[game]
        try:
            rules = entry.rules if content is None else entry.make(content)
        except BadContent:
            rules = entry.rules
        look = context.look_for(game, entry.info.seats[0], entry.make_table(rules))
        self._faces = PieceFaces(context, look) if look is not None else None
        picks = [one for one in self._face.setting(rules).rules if isinstance(one, Pick)]
        self._ways = {key: way for pick in picks for key, way in pick.ways.items()}

    def pictures_came(self) -> None:
        if self._faces is not None:
            self._faces.forget()

    def is_card(self, card: str) -> bool:
        return bool(self._face.printed(self._kind, card))

    def way(self, card: str) -> OptionWords | None:
        """What is chosen before a game instead of lying in a deck: its title, a sentence, a picture."""
        way, texts = self._ways.get(card), self._context.texts
        if way is None:
            return None
        return OptionWords(texts.line(way.title), texts.line(way.words), picture=way.picture, fills=way.fills)

    def card(self, card: str, size: tuple[int, int]) -> pygame.Surface | None:
        """None where nobody knows a card of this id."""
        way = None if self.is_card(card) else self._ways.get(card)
        if way is not None and way.picture is not None and way.fills:
            return self._context.art.get(way.picture, size)
        face = self._face.printed(self._kind, card)
        if not face or self._faces is None:
            return None
        try:
            return self._faces.face(Piece(f"card:{card}", face, "deck", owner=0), size)
        except (KeyError, ValueError, IndexError):
            return None


class CardTile(Written):
    """A card of a file, to be looked at more closely."""

    focusable = True
    margin = 6

    def __init__(
        self, context: AppContext, drawn: DrawnSet | None, card: str, name: str, own: bool, act: Callable[[], None]
    ) -> None:
        super().__init__(context, name, "cards")
        self.card, self.own = card, own
        self._drawn, self._act = drawn, act
        self.lines = 1
        """For how many lines of words there is room below it."""

    def activate(self) -> None:
        if self.enabled:
            self.context.audio.play("click")
            self._act()

    def size(self, wide: int) -> tuple[int, int]:
        """How large it is with a card of that width."""
        high = wide * CARD[1] // CARD[0]
        return wide, high + self.context.view.px(8) + self.lines * self.context.writer.line_height(META)

    def named(self, wide: int) -> Block:
        """Its name, in two lines at most."""
        writer = self.context.writer
        block = writer.block(self.name, META, wide, plain=True)
        if len(block.lines) <= MOST_LINES:
            return block
        return writer.block(writer.fitted(self.name, META, wide), META, plain=True)

    def _picture(self) -> pygame.Rect:
        return pygame.Rect(self.rect.left, self.rect.top, self.rect.width, self.rect.width * CARD[1] // CARD[0])

    def inks(self) -> list[Ink]:
        block = self.named(self.rect.width)
        top = self._picture().bottom + self.context.view.px(8)
        return [Ink(self.name, block, (self.rect.centerx - block.width // 2, top), self.context.theme.text, CENTRE)]

    def draw(self, surface: pygame.Surface) -> None:
        place, px, theme = self._picture(), self.context.view.px, self.context.theme
        drawn = self._drawn.card(self.card, place.size) if self._drawn is not None else None
        if drawn is None:
            plate = (ground(theme.line, px(12)), ground(theme.panel_light, px(11), px(2)))
            self.context.shapes.draw(surface, place, plate)
        else:
            surface.blit(drawn, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        if self.own or self.hovered:
            colour = theme.info if self.own else theme.brass
            self.context.shapes.draw(surface, place.inflate(px(8), px(8)), (frame(colour, px(14), max(2, px(4))),))
        super().draw(surface)


def place_tiles(
    context: AppContext, tiles: list[CardTile], left: int, top: int, width: int, larger: float = 1.0
) -> int:
    """In rows of cards that are equally wide; returns where they end."""
    px = context.view.px
    gap, grow = px(18), larger * (1 + (context.view.text - 1) / 2)
    columns = max(1, (width + gap) // (round(px(CARD[0]) * grow) + gap))
    wide = min(round(px(CARD[0]) * grow * 1.2), (width - gap * (columns - 1)) // columns)
    low, lines = top, max((len(tile.named(wide).lines) for tile in tiles), default=1)
    for number, tile in enumerate(tiles):
        tile.lines = lines
        size = tile.size(wide)
        x, y = left + number % columns * (wide + gap), top + number // columns * (size[1] + gap)
        tile.rect = pygame.Rect((x, y), size)
        low = tile.rect.bottom + gap
    return low

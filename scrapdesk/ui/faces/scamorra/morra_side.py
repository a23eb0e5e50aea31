"""One of two people at a hand of morra: which key shows which sign, that they have chosen, and what they show.

Owns how that is painted. Once somebody has chosen, nothing of what it painted depends on the choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from scrapdesk.games.scamorra.cards import PIECE_NAMES, SIDE_LETTERS, Piece
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.shapes import PlateLayer, ground
from scrapdesk.ui.paint.theme import Colour, colour
from scrapdesk.ui.paint.type.styles import NAME, SUBTITLE, Style
from scrapdesk.ui.paint.type.writer import CENTRE, Block
from scrapdesk.ui.widgets.base import TextBox, Widget

PAPER: Final[Colour] = colour("#FBF3E0")
INK: Final[Colour] = colour("#22160F")
WHITE: Final[Colour] = (255, 255, 255)
COLOURS: Final[tuple[Colour, Colour]] = (colour("#B3261E"), colour("#1F5FA8"))
SIGN: Final = Style("sans-semibold", 25)
KEY: Final = Style("sans-bold", 34, leading=1.2)
GROWS_FROM: Final = 0.55


class MorraSide(Widget):
    def __init__(self, context: AppContext, seat: int, name: str, keys: Sequence[str]) -> None:
        super().__init__(context, name, "morra")
        self._seat, self._keys = seat, keys
        texts = context.texts
        self._signs = (texts("Paper"), texts("Stone"), texts("Scissors"))
        self._waiting = texts("{name} has chosen", name=name)
        self.order: Sequence[Piece] = ()
        """The signs above the keys, from left to right."""
        self.chosen = False
        self.sign: Piece | None = None
        """What is shown; None before both have chosen."""
        self.opened = 0.0
        """How far the shown hand has opened: 0 to 1."""
        self.won = False

    # -- size -------------------------------------------------------------------------------------------

    @property
    def _head(self) -> pygame.Rect:
        high = self.context.writer.line_height(NAME) + self.context.view.px(16)
        return pygame.Rect(self.rect.left, self.rect.top, self.rect.width, high)

    @property
    def _body(self) -> pygame.Rect:
        head, px = self._head.height, self.context.view.px
        return pygame.Rect(
            self.rect.left + px(20),
            self.rect.top + head + px(12),
            self.rect.width - 2 * px(20),
            self.rect.height - head - 2 * px(14),
        )

    def _columns(self) -> list[pygame.Rect]:
        body = self._body
        wide = body.width // 3
        return [pygame.Rect(body.left + wide * at, body.top, wide, body.height) for at in range(3)]

    @property
    def _cap(self) -> int:
        """How high a key is."""
        return self.context.writer.line_height(KEY) + self.context.view.px(18)

    # -- paint ------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        self._plate(surface)
        if self.sign is not None:
            self._show(surface, self.sign)
        elif self.chosen:
            self._cover(surface)
        else:
            for at, sign in enumerate(self.order):
                self._choice(surface, self._columns()[at], sign, self._keys[at])

    def _plate(self, surface: pygame.Surface) -> None:
        """Paper with a head in the side's colour: striped for Blue, plain for Red."""
        px, shapes = self.context.view.px, self.context.shapes
        radius = px(16)
        shadow = PlateLayer((0, 0, 0), radius, 0, px(6), 0, -px(6), 120)
        glow = (ground(self.context.theme.highlight, radius + px(7), -px(8)),) if self.won else ()
        shapes.draw(surface, self.rect, (shadow, *glow, ground(INK, radius), ground(PAPER, radius - 1, px(3))))
        head = self._head.inflate(-2 * px(3), -2 * px(3))
        pygame.draw.rect(
            surface, COLOURS[self._seat], head, border_top_left_radius=radius, border_top_right_radius=radius
        )
        if self._seat:
            _stripe(surface, head, px(14))
        block = self.context.writer.block(self.name, NAME, plain=True)
        size = round(block.height * 0.9)
        left = self.rect.centerx - (block.width + size + px(12)) // 2
        badge = picture(f"scamorra/badge-{SIDE_LETTERS[self._seat]}")
        self._blit(surface, badge, (left + size // 2, head.centery), size)
        self.context.writer.draw(surface, block, (left + size + px(12), head.centery - block.height // 2), WHITE)

    def _choice(self, surface: pygame.Surface, column: pygame.Rect, sign: Piece, key: str) -> None:
        """A sign, its name, and the key that shows it."""
        label = self._label(self._signs[sign])
        cap = pygame.Rect(0, 0, min(column.width - self.context.view.px(10), round(self._cap * 1.2)), self._cap)
        cap.midbottom = (column.centerx, column.bottom)
        above = self._above_key(column)
        room = pygame.Rect(column.topleft, (column.width, above.height - label.height))
        self._sign(surface, sign, room, 1.0)
        self.context.writer.draw(surface, label, room.bottomleft, INK, CENTRE, column.width)
        self._key(surface, cap, key)

    def _above_key(self, column: pygame.Rect) -> pygame.Rect:
        """For a sign with its name."""
        return pygame.Rect(column.topleft, (column.width, column.height - self._cap - self.context.view.px(8)))

    def _key(self, surface: pygame.Surface, cap: pygame.Rect, key: str) -> None:
        px, theme = self.context.view.px, self.context.theme
        radius = px(12)
        layers = (
            ground(INK, radius),
            PlateLayer(theme.button_edge, radius - 1, px(2.5), px(2.5), px(2.5), px(2.5)),
            PlateLayer(theme.button, radius - 1, px(2.5), px(2.5), px(2.5), px(8)),
        )
        self.context.shapes.draw(surface, cap, layers)
        block = self._letter(key)
        self.context.writer.draw(
            surface, block, (cap.left, cap.centery - px(3) - block.height // 2), theme.text, CENTRE, cap.width
        )

    def _cover(self, surface: pygame.Surface) -> None:
        """A card on its face, whatever was chosen."""
        body, block = self._body, self._waiting_block()
        high = body.height - block.height - self.context.view.px(16)
        wide = round(high / 1.4)
        back = self.context.art.get(picture("scamorra/back", side=SIDE_LETTERS[self._seat]), (wide, high))
        surface.blit(back, back.get_rect(midtop=body.midtop), special_flags=pygame.BLEND_PREMULTIPLIED)
        self.context.writer.draw(surface, block, (body.left, body.bottom - block.height), INK, CENTRE, body.width)

    def _show(self, surface: pygame.Surface, sign: Piece) -> None:
        body, block = self._body, self._shown_block(sign)
        room = pygame.Rect(body.left, body.top, body.width, body.height - block.height - self.context.view.px(10))
        self._sign(surface, sign, room, GROWS_FROM + (1 - GROWS_FROM) * self.opened)
        self.context.writer.draw(surface, block, (body.left, body.bottom - block.height), INK, CENTRE, body.width)

    def _sign(self, surface: pygame.Surface, sign: Piece, room: pygame.Rect, part: float) -> None:
        size = max(8, round(min(room.size) * 0.94))
        # The picture is asked for in the size that stays, and only shrunk while it grows.
        image = self.context.art.get(picture(f"scamorra/sign-{PIECE_NAMES[sign]}"), (size, size))
        if part < 1:
            image = pygame.transform.smoothscale(image, (round(size * part),) * 2)
        surface.blit(image, image.get_rect(center=room.center), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _blit(self, surface: pygame.Surface, what: Picture, centre: tuple[int, int], size: int) -> None:
        image = self.context.art.get(what, (size, size))
        surface.blit(image, image.get_rect(center=centre), special_flags=pygame.BLEND_PREMULTIPLIED)

    # -- words ------------------------------------------------------------------------------------------

    def _label(self, text: str) -> Block:
        return self.context.writer.block(text, SIGN)

    def _letter(self, key: str) -> Block:
        return self.context.writer.block(key, KEY, plain=True)

    def _waiting_block(self) -> Block:
        return self.context.writer.block(self._waiting, SUBTITLE, self._body.width, plain=True)

    def _shown_block(self, sign: Piece) -> Block:
        return self.context.writer.block(self._signs[sign], SUBTITLE, self._body.width)

    def text_boxes(self) -> list[TextBox]:
        body = self._body
        if self.sign is not None:
            return [self._box(self._signs[self.sign], self._shown_block(self.sign), body)]
        if self.chosen:
            return [self._box(self._waiting, self._waiting_block(), body)]
        columns = zip(self._columns(), self.order, strict=True)
        rooms = ((self._above_key(column), self._signs[sign]) for column, sign in columns)
        return [self._box(name, self._label(name), room) for room, name in rooms]

    @staticmethod
    def _box(text: str, block: Block, room: pygame.Rect) -> TextBox:
        needed = pygame.Rect((0, 0), block.size)
        needed.midbottom = room.midbottom
        return TextBox(text, room, needed, INK, PAPER, block.px)


def _stripe(surface: pygame.Surface, rect: pygame.Rect, step: int) -> None:
    """Blue's mark: light stripes over its colour."""
    layer = pygame.Surface(rect.size, pygame.SRCALPHA)
    for start in range(-rect.height, rect.width, step):
        pygame.draw.line(layer, (255, 255, 255, 40), (start, rect.height), (start + rect.height, 0), max(2, step // 3))
    surface.blit(layer, rect)

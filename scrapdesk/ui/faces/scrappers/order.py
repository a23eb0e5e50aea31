"""In which order the cards of all pilots will fire: beside the table while the stacks are loaded.

Where there is room, as a grid of pictures with a column for each bay; otherwise as one row of the pilots' signs. Both
are read from the left. Must not know the rules, nor who plays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import pygame

from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.state import BAYS, Phase
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scrappers.paints import HAZARD, MUTED, TEXT
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.shapes import frame, ground
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import Style
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.table.part import Part
from scrapdesk.ui.widgets.base import TextBox, Widget

if TYPE_CHECKING:
    from scrapdesk.ui.faces.scrappers.look import ScrappersLook
    from scrapdesk.ui.table.board import BoardTable

HEAD: Final = Style("sans-semibold", 20, leading=1.15)
NUMBER: Final = Style("sans-bold", 20, leading=1.1)
ROWS: Final = (92, 82, 72, 62, 52, 44)
"""How high a row of pictures may be, in design pixels: a few sizes, so that it stays as it is while the words above it
change."""
SHAPE: Final = 1.24
WHO: Final = 40
"""The room for the sign of a pilot before their cards."""
GAP: Final = 8
SIGN, LEAST_SIGN = 40, 20
"""How large the signs are where they stand in one row, if there is room, and at least."""
FAINT: Final = 90
"""How much is left, of 255, of the sign of a card that is still to come."""


class Shot(NamedTuple):
    """A card where it will fire, or the place for one."""

    seat: Seat
    bay: int
    """From 1."""
    picture: Picture | None = None
    """None: nothing lies there yet."""
    next: bool = False
    """Whether the next card of all is placed there."""


def salvos(view: View, look: ScrappersLook) -> list[list[Shot]]:
    """What fires together: the first of these fires first, and of each the first player does."""
    seats = len(view.pilots)
    order = [(view.first + step) % seats for step in range(seats)]
    return [[_shot(view, look, seat, bay) for seat in order] for bay in range(BAYS, 0, -1)]


def _shot(view: View, look: ScrappersLook, seat: Seat, bay: int) -> Shot:
    stack = view.pilots[seat].stack
    if bay > len(stack):
        return Shot(seat, bay, next=view.turn == seat and bay == len(stack) + 1)
    return Shot(seat, bay, look.glimpse(stack[bay - 1]))


class FireOrder(Widget):
    def __init__(self, context: AppContext) -> None:
        super().__init__(context, context.texts("Order of fire, from left to right"), "moves")
        self.salvos: list[list[Shot]] = []
        self.visible = False
        self.row = 0
        """How high a row of pictures is; 0 where there are only signs."""

    def tell(self, found: list[list[Shot]]) -> None:
        if found != self.salvos:
            self.salvos = found
            self.touch()

    def place(self, room: pygame.Rect) -> None:
        """As large as the room allows, at its foot; unseen where there is too little of it."""
        px, seats = self.context.view.px, len(self.salvos[0]) if self.salvos else 1
        head = self._head
        row = next((px(high) for high in ROWS if head + self._line + seats * px(high) <= room.height), 0)
        high = head + self._line + (seats * row if row else px(SIGN))
        shown = bool(self.salvos) and high <= room.height
        rect = pygame.Rect(room.left, room.bottom - high, room.width, high)
        if (rect, row, shown) != (self.rect, self.row, self.visible):
            self.touch()
            self.rect, self.row, self.visible = rect, row, shown
            self.touch()

    # -- where it all stands ------------------------------------------------------------------------------

    @property
    def _title(self) -> Block:
        return self.context.writer.block(self.name, HEAD, plain=True)

    @property
    def _head(self) -> int:
        return self._title.height + self.context.view.px(GAP)

    @property
    def _line(self) -> int:
        """How high the numbers of the bays are."""
        return self.context.writer.line_height(NUMBER) + self.context.view.px(2)

    def _cells(self) -> Iterator[tuple[Shot, pygame.Rect]]:
        """Every card with the room of its picture, or its sign."""
        px, top = self.context.view.px, self.rect.top + self._head
        if not self.row:
            shots = [shot for salvo in self.salvos for shot in salvo]
            step = self.rect.width / max(1, len(shots))
            side = max(px(LEAST_SIGN), min(px(SIGN), round(step) - px(6)))
            for at, shot in enumerate(shots):
                middle = self.rect.left + round(step * (at + 0.5))
                yield shot, pygame.Rect(middle - side // 2, top + (px(SIGN) - side) // 2, side, side)
            return
        top, left = top + self._line, self.rect.left + px(WHO)
        step = (self.rect.right - left) / max(1, len(self.salvos))
        high = min(self.row - px(GAP), round((step - px(GAP)) / SHAPE))
        for column, salvo in enumerate(self.salvos):
            for at, shot in enumerate(salvo):
                room = pygame.Rect(0, 0, round(high * SHAPE), high)
                room.center = (left + round(step * (column + 0.5)), top + self.row * at + self.row // 2)
                yield shot, room

    def _lettered(self) -> Iterator[tuple[str, Block, tuple[int, int], Colour]]:
        """All words: what they are, set, where, and their colour."""
        yield self.name, self._title, self.rect.topleft, MUTED
        writer, told = self.context.writer, set[int]()
        for shot, room in self._cells():
            if self.row and shot.bay in told:
                continue
            told.add(shot.bay)
            block = writer.block(str(shot.bay), NUMBER, plain=True)
            top = self.rect.top + self._head if self.row else self.rect.bottom - self._line
            bright = shot.next if not self.row else any(one.next for one in self._salvo(shot.bay))
            laid = shot.picture is not None or bool(self.row)
            paint = HAZARD if bright else TEXT if laid else MUTED
            yield str(shot.bay), block, (room.centerx - block.width // 2, top), paint

    def _salvo(self, bay: int) -> Sequence[Shot]:
        return next((salvo for salvo in self.salvos if salvo[0].bay == bay), ())

    # -- paint ------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        for shot, room in self._cells():
            (self._draw_card if self.row else self._draw_sign)(surface, shot, room)
        for at, shot in enumerate(self.salvos[0] if self.row and self.salvos else ()):
            side = min(self.context.view.px(28), self.row - self.context.view.px(GAP))
            room = pygame.Rect(self.rect.left, 0, side, side)
            room.centery = self.rect.top + self._head + self._line + self.row * at + self.row // 2
            self._blit(surface, picture("scrappers/pilot", seat=str(shot.seat + 1)), room)
        for _, block, at_, paint in self._lettered():
            self.context.writer.draw(surface, block, at_, paint)

    def _draw_card(self, surface: pygame.Surface, shot: Shot, room: pygame.Rect) -> None:
        px = self.context.view.px
        if shot.picture is not None:
            self._blit(surface, shot.picture, room)
            return
        # a place where a card is still to come
        theme, sign = self.context.theme, picture("scrappers/pilot", seat=str(shot.seat + 1))
        edge = frame(HAZARD, px(6), max(1, px(2))) if shot.next else ground(theme.well, px(6))
        self.context.shapes.draw(surface, room, (ground(theme.well, px(6)), edge))
        self._blit(surface, sign, _within(room), 255 if shot.next else FAINT)

    def _draw_sign(self, surface: pygame.Surface, shot: Shot, room: pygame.Rect) -> None:
        px = self.context.view.px
        faint = shot.picture is None and not shot.next
        self._blit(surface, picture("scrappers/pilot", seat=str(shot.seat + 1)), room, FAINT if faint else 255)
        if shot.next:
            ring = room.inflate(px(10), px(10))
            self.context.shapes.draw(surface, ring, (frame(HAZARD, px(8), max(1, px(2))),))

    def _blit(self, surface: pygame.Surface, what: Picture, room: pygame.Rect, light: int = 255) -> None:
        image = self.context.art.get(what, room.size)
        if light < 255:
            image = image.copy()
            image.fill((light, light, light, light), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(image, room, special_flags=pygame.BLEND_PREMULTIPLIED)

    def text_boxes(self) -> list[TextBox]:
        panel = self.context.theme.panel
        return [
            TextBox(text, self.rect, pygame.Rect(at, block.size), paint, panel, block.px)
            for text, block, at, paint in self._lettered()
        ]


def _within(room: pygame.Rect) -> pygame.Rect:
    """Where the sign of a pilot stands in the place for their card."""
    side = round(room.height * 0.56)
    found = pygame.Rect(0, 0, side, side)
    found.center = room.center
    return found


class OrderOfFire(Part):
    def __init__(self, table: BoardTable, look: ScrappersLook) -> None:
        self._table, self._look = table, look
        self.order = FireOrder(table.context)
        self.widgets: Sequence[Widget] = [self.order]
        table.side.left_over = self.order.place

    def explain(self) -> None:
        view = cast(View, self._table.stage.hand.view)
        loading = view.phase is Phase.COMMAND
        if self._table.stage.show.running and not any(pilot.stack for pilot in view.pilots):
            loading = False  # what is shown is still the round before
        self.order.tell(salvos(view, self._look) if loading else [])

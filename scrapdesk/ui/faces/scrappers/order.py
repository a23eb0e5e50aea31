"""In which order the cards of all pilots will fire, as rows of pictures: beside the table while the stacks are loaded.

Every row is one card of each pilot; the rows are read from the top. Must not know the rules, nor who plays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import pygame

from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.state import ASSIGNED, BAYS, FROM_A, UNKNOWN, Phase, Slot
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scrappers.paints import HAZARD, MUTED, PALE, TEXT
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.shapes import frame, ground
from scrapdesk.ui.paint.type.styles import Style
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.table.part import Part
from scrapdesk.ui.widgets.base import TextBox, Widget

if TYPE_CHECKING:
    from scrapdesk.ui.faces.scrappers.look import ScrappersLook
    from scrapdesk.ui.table.board import BoardTable

HEAD: Final = Style("sans-bold", 22, leading=1.1)
NAME: Final = Style("sans-semibold", 19, leading=1.05)
ROWS: Final = (92, 74, 58, 48, 40)
"""How high a row may be, in design pixels: a few sizes, so that it stays as it is while the words above it change. With
less room nothing is shown."""
SHAPE: Final = 1.24
NUMBER: Final = 30
"""The room for the number of a bay."""
GAP: Final = 6
SIGN: Final = 0.46


class Shot(NamedTuple):
    """A card where it will fire, or the place for one."""

    seat: Seat
    bay: int
    """From 1."""
    picture: Picture | None = None
    """None: nothing lies there yet."""
    name: str = ""
    next: bool = False
    """Whether the next card of all is placed there."""


def salvos(view: View, look: ScrappersLook) -> list[list[Shot]]:
    """The first row fires first; in a row the first player does."""
    seats = len(view.pilots)
    order = [(view.first + step) % seats for step in range(seats)]
    return [[_shot(view, look, seat, bay) for seat in order] for bay in range(BAYS, 0, -1)]


def _shot(view: View, look: ScrappersLook, seat: Seat, bay: int) -> Shot:
    stack = view.pilots[seat].stack
    if bay > len(stack):
        return Shot(seat, bay, next=view.turn == seat and bay == len(stack) + 1)
    slot = stack[bay - 1]
    return Shot(seat, bay, look.glimpse(slot), _name(slot, look))


def _name(slot: Slot, look: ScrappersLook) -> str:
    open_ = slot.card != UNKNOWN and (slot.mode == ASSIGNED or slot.mode >= FROM_A)
    return look.card_name(slot.card) if open_ else look.texts("Ejected")


class OrderGrid(Widget):
    def __init__(self, context: AppContext) -> None:
        super().__init__(context, context.texts("Order of fire"), "moves")
        self.rows: list[list[Shot]] = []
        self.visible = False

    def tell(self, rows: list[list[Shot]]) -> None:
        if rows != self.rows:
            self.rows = rows
            self.touch()

    def place(self, room: pygame.Rect) -> None:
        """As large as the room allows, at its foot; unseen where there is too little of it."""
        px = self.context.view.px
        head = self._title.height + px(GAP)
        row = next((px(high) for high in ROWS if head + BAYS * px(high) <= room.height), 0)
        shown = bool(self.rows) and row > 0
        rect = pygame.Rect(room.left, room.bottom - head - BAYS * row, room.width, head + BAYS * row)
        if rect != self.rect or shown != self.visible:
            self.touch()
            self.rect, self.visible = rect, shown
            self.touch()

    # -- paint ------------------------------------------------------------------------------------------

    @property
    def _title(self) -> Block:
        return self.context.writer.block(self.name, HEAD, plain=True)

    def _cells(self) -> Iterator[tuple[Shot, pygame.Rect]]:
        px, head = self.context.view.px, self._title.height + self.context.view.px(GAP)
        high = (self.rect.height - head) // BAYS
        left = self.rect.left + px(NUMBER)
        wide = (self.rect.right - left) // max(1, len(self.rows[0]) if self.rows else 1)
        for row, shots in enumerate(self.rows):
            for column, shot in enumerate(shots):
                yield shot, pygame.Rect(left + column * wide, self.rect.top + head + row * high, wide, high)

    def _picture_room(self, cell: pygame.Rect) -> pygame.Rect:
        px = self.context.view.px
        high = min(cell.height - px(GAP), round((cell.width - px(GAP)) / SHAPE))
        return pygame.Rect(cell.left, cell.centery - high // 2, round(high * SHAPE), high)

    def _words(self, shot: Shot, cell: pygame.Rect) -> tuple[Block, tuple[int, int]] | None:
        """The name of a card beside its picture, where there is room for one."""
        room, px = self._picture_room(cell), self.context.view.px
        wide = cell.right - room.right - px(2 * GAP)
        if wide < px(70) or not shot.name:
            return None
        block = self.context.writer.shrunk(shot.name, NAME, wide, cell.height)
        return block, (room.right + px(GAP), cell.centery - block.height // 2)

    def draw(self, surface: pygame.Surface) -> None:
        writer = self.context.writer
        writer.draw(surface, self._title, self.rect.topleft, MUTED)
        told: set[int] = set()
        for shot, cell in self._cells():
            if shot.bay not in told:
                told.add(shot.bay)
                number = writer.block(str(shot.bay), HEAD, plain=True)
                writer.draw(surface, number, (self.rect.left, cell.centery - number.height // 2), HAZARD)
            self._paint(surface, shot, self._picture_room(cell))
            words = self._words(shot, cell)
            if words is not None:
                writer.draw(surface, *words, TEXT)

    def _paint(self, surface: pygame.Surface, shot: Shot, room: pygame.Rect) -> None:
        shapes, art, scale = self.context.shapes, self.context.art, self.context.view.px
        side = max(1, round(room.height * SIGN))
        sign = pygame.Rect(room.left - scale(2), room.bottom - side + scale(2), side, side)
        if shot.picture is None:
            edge = HAZARD if shot.next else PALE
            parts = (
                ground(self.context.theme.well, scale(6)),
                frame(edge, scale(6), max(1, scale(3 if shot.next else 2))),
            )
            shapes.draw(surface, room, parts)
            sign.center = room.center
        else:
            surface.blit(art.get(shot.picture, room.size), room, special_flags=pygame.BLEND_PREMULTIPLIED)
        emblem = art.get(picture("scrappers/pilot", seat=str(shot.seat + 1)), sign.size)
        if shot.picture is None and not shot.next:
            emblem = emblem.copy()
            emblem.fill((120, 120, 120, 120), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(emblem, sign, special_flags=pygame.BLEND_PREMULTIPLIED)

    def text_boxes(self) -> list[TextBox]:
        title, theme = self._title, self.context.theme
        boxes = [
            TextBox(self.name, self.rect, pygame.Rect(self.rect.topleft, title.size), MUTED, theme.panel, title.px)
        ]
        for shot, cell in self._cells():
            words = self._words(shot, cell)
            if words is not None:
                block, at = words
                boxes.append(TextBox(shot.name, cell, pygame.Rect(at, block.size), TEXT, theme.panel, block.px))
        return boxes


class OrderOfFire(Part):
    def __init__(self, table: BoardTable, look: ScrappersLook) -> None:
        self._table, self._look = table, look
        self.grid = OrderGrid(table.context)
        self.widgets: Sequence[Widget] = [self.grid]
        table.side.left_over = self._stand

    def explain(self) -> None:
        view = cast(View, self._table.stage.hand.view)
        loading = view.phase is Phase.COMMAND and not self._table.side.column.tight
        self.grid.tell(salvos(view, self._look) if loading else [])

    def _stand(self, room: pygame.Rect) -> None:
        self.grid.place(room)

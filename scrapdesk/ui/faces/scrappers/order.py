"""In which order the cards of all pilots will fire, as rows of pictures: beside the table while the stacks are loaded.

Every row is one card of each pilot; the rows are read from the top. Must not know the rules, nor who plays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import pygame

from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.state import ASSIGNED, BAYS, FROM_A, UNKNOWN, Phase, Slot
from scrapdesk.games.scrappers.view import View
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.scrappers.paints import HAZARD, MUTED, PALE, TEXT
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.shapes import frame
from scrapdesk.ui.paint.theme import Colour
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
WHO: Final = 26
"""How large the sign of a pilot is over their cards."""
LEAST: Final = 70
"""A name needs so much room beside a picture."""


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
    def __init__(self, context: AppContext, names: Callable[[Seat], str]) -> None:
        super().__init__(context, context.texts("Firing order"), "moves")
        self.rows: list[list[Shot]] = []
        self.visible = False
        self._names = names

    def tell(self, rows: list[list[Shot]]) -> None:
        if rows != self.rows:
            self.rows = rows
            self.touch()

    def place(self, room: pygame.Rect) -> None:
        """As large as the room allows, at its foot; unseen where there is too little of it."""
        px = self.context.view.px
        row = next((px(high) for high in ROWS if self._head + BAYS * px(high) <= room.height), 0)
        shown = bool(self.rows) and row > 0
        high = self._head + BAYS * row
        rect = pygame.Rect(room.left, room.bottom - high, room.width, high)
        if rect != self.rect or shown != self.visible:
            self.touch()
            self.rect, self.visible = rect, shown
            self.touch()

    # -- paint ------------------------------------------------------------------------------------------

    @property
    def _title(self) -> Block:
        return self.context.writer.block(self.name, HEAD, plain=True)

    @property
    def _head(self) -> int:
        """How high the title is with whose cards stand below each other."""
        return self._title.height + self.context.view.px(WHO + 2 * GAP)

    @property
    def _wide(self) -> int:
        columns = len(self.rows[0]) if self.rows else 1
        return (self.rect.width - self.context.view.px(NUMBER)) // max(1, columns)

    def _cells(self) -> Iterator[tuple[Shot, pygame.Rect]]:
        high, left = (self.rect.height - self._head) // BAYS, self.rect.left + self.context.view.px(NUMBER)
        for row, shots in enumerate(self.rows):
            top = self.rect.top + self._head + row * high
            for column, shot in enumerate(shots):
                yield shot, pygame.Rect(left + column * self._wide, top, self._wide, high)

    def _picture_room(self, cell: pygame.Rect) -> pygame.Rect:
        px = self.context.view.px
        high = min(cell.height - px(GAP), round((cell.width - px(GAP)) / SHAPE))
        return pygame.Rect(cell.left, cell.centery - high // 2, round(high * SHAPE), high)

    def _lettered(self) -> Iterator[tuple[str, Block, tuple[int, int], pygame.Rect, Colour]]:
        """All words: what they are, set, where, in which room, and their colour."""
        writer, px, title = self.context.writer, self.context.view.px, self._title
        yield self.name, title, self.rect.topleft, pygame.Rect(self.rect.topleft, title.size), MUTED
        for _, room, name in self._heads():
            wide = self._wide - room.width - px(2 * GAP)
            if wide >= px(LEAST):
                block = writer.shrunk(name, NAME, wide, room.height)
                at = (room.right + px(GAP), room.centery - block.height // 2)
                yield name, block, at, pygame.Rect(at, (wide, block.height)), TEXT
        for shot, cell in self._cells():
            room = self._picture_room(cell)
            wide = cell.right - room.right - px(2 * GAP)
            name = shot.name or (self.context.texts("next card") if shot.next else "")
            if wide >= px(LEAST) and name:
                block = writer.shrunk(name, NAME, wide, cell.height)
                at = (room.right + px(GAP), cell.centery - block.height // 2)
                yield name, block, at, cell, HAZARD if shot.next else TEXT

    def _heads(self) -> Iterator[tuple[Seat, pygame.Rect, str]]:
        """Whose column each is: where the sign stands, and what they are called."""
        px = self.context.view.px
        top, left = self.rect.top + self._title.height + px(GAP), self.rect.left + px(NUMBER)
        for column, shot in enumerate(self.rows[0] if self.rows else ()):
            room = pygame.Rect(left + column * self._wide, top, px(WHO), px(WHO))
            yield shot.seat, room, self._names(shot.seat)

    def draw(self, surface: pygame.Surface) -> None:
        writer, art = self.context.writer, self.context.art
        for seat, room, _ in self._heads():
            emblem = art.get(picture("scrappers/pilot", seat=str(seat + 1)), room.size)
            surface.blit(emblem, room, special_flags=pygame.BLEND_PREMULTIPLIED)
        told: set[int] = set()
        for shot, cell in self._cells():
            if shot.bay not in told:
                told.add(shot.bay)
                number = writer.block(str(shot.bay), HEAD, plain=True)
                writer.draw(surface, number, (self.rect.left, cell.centery - number.height // 2), HAZARD)
            self._paint(surface, shot, self._picture_room(cell))
        for _, block, at, _, paint in self._lettered():
            writer.draw(surface, block, at, paint)

    def _paint(self, surface: pygame.Surface, shot: Shot, room: pygame.Rect) -> None:
        px = self.context.view.px
        if shot.picture is not None:
            drawn = self.context.art.get(shot.picture, room.size)
            surface.blit(drawn, room, special_flags=pygame.BLEND_PREMULTIPLIED)
        elif shot.next:
            self.context.shapes.draw(surface, room, (frame(HAZARD, px(6), max(1, px(3))),))
        else:  # a stroke where a card is still to come
            stroke = pygame.Rect(room.left, room.centery, room.width // 3, max(1, px(2)))
            surface.fill(PALE, stroke.move(room.width // 3, 0))

    def text_boxes(self) -> list[TextBox]:
        panel = self.context.theme.panel
        return [
            TextBox(text, room, pygame.Rect(at, block.size), paint, panel, block.px)
            for text, block, at, room, paint in self._lettered()
        ]


class OrderOfFire(Part):
    def __init__(self, table: BoardTable, look: ScrappersLook) -> None:
        self._table, self._look = table, look
        self.grid = OrderGrid(table.context, table.sitting.names.__getitem__)
        self.widgets: Sequence[Widget] = [self.grid]
        table.side.left_over = self._stand

    def explain(self) -> None:
        view = cast(View, self._table.stage.hand.view)
        loading = view.phase is Phase.COMMAND and not self._table.side.column.tight
        if self._table.stage.show.running and not any(pilot.stack for pilot in view.pilots):
            loading = False  # what is shown is still the round before
        self.grid.tell(salvos(view, self._look) if loading else [])

    def _stand(self, room: pygame.Rect) -> None:
        self.grid.place(room)

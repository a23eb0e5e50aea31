"""A small picture of a game that waits: the table as a spectator sees it, so that nothing secret is shown.

A game without a look is shown by the lid of its box. Must not know where the picture stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from scrapdesk.core.table import Piece
from scrapdesk.ui.board.stage import Stage
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.table.aside import WORDS, has_rooms
from scrapdesk.ui.table.exchange import LoadedGame
from scrapdesk.ui.widgets.base import Widget

TABLE: Final = 0.73
"""The part of the window's width that a table takes, which the picture is a small copy of."""
LID: Final = (300, 430)
BOARDS: Final = ("map", "ship", "cell", "bay")
"""Kinds of places that make the board of a table: the first of them that it has."""
EDGE: Final = 0.02
"""The part of the board's width that is shown round it."""


class Miniature(Widget):
    def __init__(self, context: AppContext, board_only: bool = False) -> None:
        """`board_only`: without hands, panels and piles, where the table has a board."""
        super().__init__(context, context.texts("The table"))
        self._board_only = board_only
        self.game = ""
        self.stage: Stage | None = None
        self._names: tuple[str, ...] = ()
        self._small: pygame.Surface | None = None

    def show(self, game: str, loaded: LoadedGame | None, names: tuple[str, ...]) -> None:
        """Another game; without a match only its box."""
        self.game, self._names, self.stage, self._small = game, names, None, None
        look = self.context.look_for(game, loaded.match.seats, loaded.table) if loaded is not None else None
        if loaded is not None and look is not None:
            self.stage = Stage(self.context, loaded.match, loaded.table, look, None)
        self.touch()

    @property
    def pieces(self) -> Sequence[Piece]:
        """What the picture shows of the table."""
        return self.stage.hand.pieces if self.stage is not None else ()

    def height_for(self, width: int) -> int:
        if self.stage is None:
            return self.context.view.px(300)
        table = self._table_size()
        return width * table[1] // table[0]

    def place(self, left: int, top: int, width: int, height: int) -> int:
        self.rect = pygame.Rect(left, top, width, height)
        self._small = None
        return self.rect.bottom

    def repaint(self) -> None:
        """Pictures have come in."""
        if self.stage is not None:
            self.stage.repaint()
        self._small = None

    def image(self) -> pygame.Surface | None:
        """The picture, if all is there that it is made of; what is missing is asked for."""
        if self.stage is not None and self._small is None:
            self._small = self._painted(self.stage)
        return self._small if self.context.art.complete() else None

    def _table_size(self) -> tuple[int, int]:
        """As far as there is something to be seen: not the rooms that a map leaves for what is said beside it."""
        width, height = self.context.view.size
        if self.stage is not None and has_rooms(self.stage.layout.slots):
            left = min(slot.box[0] for name, slot in self.stage.layout.slots.items() if name.startswith(WORDS))
            return round(height * left / self.stage.layout.size[1]), height
        return round(width * TABLE), height

    def draw(self, surface: pygame.Surface) -> None:
        if not self.game or not self.rect.width:
            return
        if self.stage is None:
            height = self.rect.height
            lid = pygame.Rect(0, 0, height * LID[0] // LID[1], height)
            lid.midtop = self.rect.midtop
            image = self.context.art.get(picture(f"desk/lid-{self.game}"), lid.size)
            surface.blit(image, lid, special_flags=pygame.BLEND_PREMULTIPLIED)
            return
        if self._small is None:
            self._small = self._painted(self.stage)
        surface.blit(self._small, self._small.get_rect(center=self.rect.center))

    def _painted(self, stage: Stage) -> pygame.Surface:
        """The whole table in its own size, made small."""
        size = self._table_size()
        stage.seat_down(None, None, self._names)
        wide, high = stage.layout.size
        fit = max(size[0], round(size[1] * wide / high)) if has_rooms(stage.layout.slots) else size[0]
        stage.arrange(pygame.Rect(0, 0, fit, size[1]))
        whole = pygame.Surface(size)
        stage.draw(whole)
        if self._board_only:
            whole = whole.subsurface(board_of(stage).clip(whole.get_rect()))
        width, height = whole.get_size()
        if not (width and height):  # a window so small that no board is seen in it
            return pygame.Surface((1, 1))
        scale = max(0.0, min(self.rect.width / width, self.rect.height / height))
        return pygame.transform.smoothscale(whole, (round(width * scale), round(height * scale)))


def board_of(stage: Stage) -> pygame.Rect:
    """The board among all that lies on a table; all of it where there is none."""
    slots = stage.layout.slots
    for kind in BOARDS:
        boxes = [pygame.Rect(*map(round, stage.layout.box(name))) for name, slot in slots.items() if slot.kind == kind]
        if boxes:
            board = boxes[0].unionall(boxes[1:])
            edge = 2 * round(board.width * EDGE)
            return board.inflate(edge, edge)
    return pygame.Rect(stage.rect)

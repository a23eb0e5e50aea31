"""A column that is none: what is said stands in a room that the map leaves for it, and the log is a strip at the edge.

The strip opens as a drawer over another room of the map. A map chooses this by having these rooms, as ornaments:
`aside:words`, `aside:menu`, `aside:strip`, `aside:drawer` and `aside:glass`, and for a lesson `aside:lesson`. Owns what
lies in them. Must not know what is said, nor why a look lets one of them lie elsewhere for a while.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import pygame

from scrapdesk.ui.board.stage import Stage
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import BODY, BUTTON_SMALL
from scrapdesk.ui.table.column import SMALLER, Column, head_style
from scrapdesk.ui.table.menu import in_a_row
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.label import Label

WORDS: Final = "aside:words"
MENU, STRIP, DRAWER, GLASS = "aside:menu", "aside:strip", "aside:drawer", "aside:glass"
LESSON: Final = "aside:lesson"
NONE: Final = (0, 0, 0, 0)


def has_rooms(slots: Iterable[str]) -> bool:
    """Whether a map with these slots has room for what is said."""
    return WORDS in slots


class Aside(Column):
    def __init__(self, context: AppContext, told: Sequence[Label], field: TextField, stage: Stage) -> None:
        """The rooms are those of this table, where they lie now."""
        super().__init__(context, told, field)
        self._stage = stage
        self.drawer = True
        self.menu = self.strip = self.glass = self._laid = pygame.Rect(NONE)
        self.besides: Callable[[int], int] = lambda width: 0
        """The height of what else is wanted below the words, if they are written smaller for it."""

    def lay_out(self, buttons: Sequence[Button], head: int) -> None:
        self._head = head
        for label in self._told:
            label.visible = True
        self._take_rooms()
        px, line = self._context.view.px, self._context.writer.line_height(BUTTON_SMALL)
        in_a_row(buttons, self.menu, folded=line + px(10) > self.menu.height)
        for button in buttons:
            button.rect.height = min(button.rect.height, self.menu.height)
            button.rect.centery = self.menu.centery

    def _take_rooms(self) -> None:
        self.menu, self.strip, self.glass = self._room_of(MENU), self._room_of(STRIP), self._room_of(GLASS)
        self._laid, drawer = self._room_of(WORDS), self._room_of(DRAWER)
        self.words = self._laid.copy()
        if self.open and drawer.colliderect(self.words):  # the drawer opens over a part of it
            top = drawer.bottom + self._context.view.px(10)
            self.words = pygame.Rect(self.words.left, top, self.words.width, self.words.bottom - top)
        self._whole = self.words.copy()
        self.log = drawer if self.open else pygame.Rect(drawer.topright, (0, 0))

    def _room_of(self, slot: str) -> pygame.Rect:
        left, top, width, height = self._stage.layout.box(slot)
        return pygame.Rect(round(left), round(top), round(width), round(height))

    @property
    def moved(self) -> bool:
        """Whether the map has its room for what is said elsewhere now."""
        return self._room_of(WORDS) != self._laid

    @property
    def lesson(self) -> pygame.Rect:
        """Where a lesson stands, in the place of all that is said else."""
        return self._room_of(LESSON)

    @property
    def rooms(self) -> list[pygame.Rect]:
        """What of the map is not the table's own."""
        return [self.menu, self.words, self.strip, *([self.log] if self.open else ())]

    @property
    def left(self) -> int:
        return self._context.view.width

    @property
    def bare(self) -> bool:
        return False

    @property
    def shows(self) -> pygame.Rect:
        return self.glass

    @property
    def gives_way(self) -> pygame.Rect:
        """The words of which a card seen large would leave only scraps: most of their room is its own."""
        both = self.glass.clip(self.words)
        inside = self.words.inflate(-2 * self._context.view.px(8), -2 * self._context.view.px(8))
        most = 10 * both.width * both.height > 6 * self.words.width * self.words.height
        return inside if most else pygame.Rect(NONE)

    def make_room(self, typing: bool) -> bool:
        """The room is as large as it is: words that are too many for it are written smaller, and never cut."""
        inside = self.inside(self.words)
        field = self._field.height_for(inside.width) + self._context.view.px(10) if typing else 0
        most = inside.height - self.foot(inside.width) - field - self.besides(inside.width)
        for share in SMALLER:
            self._write(share)
            if sum(label.height_for(inside.width) + self._gap for label in self._told) <= most:
                break
        return False

    def inside(self, panel: pygame.Rect) -> pygame.Rect:
        px = self._context.view.px
        return panel.inflate(-2 * px(18), -2 * px(12)) if panel.width else panel.copy()

    def reset(self) -> None:
        """Words are as large as usual again."""
        self._told[0].style, self._told[1].style = head_style(self._context), BODY

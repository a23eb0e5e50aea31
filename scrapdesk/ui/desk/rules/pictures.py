"""Pictures beside a rule: drawn ones, and positions of real games as they stand on the game's own table.

Owns how large they are and that a click enlarges them. Must not know what they show.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import cached_property
from typing import ClassVar, Final

import pygame

from scrapdesk.core.record import Record
from scrapdesk.ui.board.levels import load_level
from scrapdesk.ui.board.stage import Stage
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.table.aside import has_rooms
from scrapdesk.ui.table.exchange import LoadedGame, played_again
from scrapdesk.ui.table.sitting import names_of_seats
from scrapdesk.ui.widgets.base import Widget

RIM: Final = 3
WIDTH: Final = 480
"""Design pixels beside the words; larger texts have larger pictures."""
SIDE: Final = 520
"""What a table leaves free at its right, in design pixels, where it is played on."""


class RulePicture(Widget):
    """Something to look at; a click, or Enter, shows it large."""

    focusable = True
    shape: ClassVar[float] = 480 / 270
    """Its width by its height."""

    def __init__(self, context: AppContext, alt: str, enlarge: Callable[[RulePicture], None]) -> None:
        super().__init__(context, alt, "page")
        self.tip = context.texts("Enlarge")
        self._enlarge = enlarge

    @abstractmethod
    def image(self, size: tuple[int, int]) -> pygame.Surface:
        """The picture in that size."""

    @abstractmethod
    def again(self, enlarge: Callable[[RulePicture], None]) -> RulePicture:
        """The same once more, for another place."""

    @property
    def proportion(self) -> float:
        return self.shape

    def place(self, left: int, top: int, width: int) -> int:
        self.rect = pygame.Rect(left, top, width, round(width / self.proportion))
        return self.rect.bottom

    def activate(self) -> None:
        self._enlarge(self)

    def draw(self, surface: pygame.Surface) -> None:
        theme, px = self.context.theme, self.context.view.px
        rim = px(RIM)
        if self.hovered:
            self.context.shapes.draw(surface, self.rect.inflate(2 * rim, 2 * rim), (ground(theme.highlight, px(12)),))
        surface.blit(self.image(self.rect.size), self.rect, special_flags=pygame.BLEND_PREMULTIPLIED)


class DrawnPicture(RulePicture):
    def __init__(
        self, context: AppContext, game: str, name: str, alt: str, enlarge: Callable[[RulePicture], None]
    ) -> None:
        super().__init__(context, alt, enlarge)
        self._game, self._what = game, name

    def image(self, size: tuple[int, int]) -> pygame.Surface:
        return self.context.art.get(picture(f"{self._game}/rule-{self._what}"), size)

    def again(self, enlarge: Callable[[RulePicture], None]) -> RulePicture:
        return DrawnPicture(self.context, self._game, self._what, self.name, enlarge)


class Position(RulePicture):
    """The last position of a record, painted as large as it would be played on, then made smaller."""

    def __init__(self, context: AppContext, record: Record, alt: str, enlarge: Callable[[RulePicture], None]) -> None:
        super().__init__(context, alt, enlarge)
        self._record = record
        self._loaded: LoadedGame | None = None
        self._painted: tuple[tuple[int, int], pygame.Surface] | None = None

    def again(self, enlarge: Callable[[RulePicture], None]) -> RulePicture:
        return Position(self.context, self._record, self.name, enlarge)

    @property
    def proportion(self) -> float:
        width, height = self._table_size()
        return width / height

    @cached_property
    def _whole(self) -> float:
        """Width by height of a table that has the window to itself; 0 where a column stands beside it."""
        look = self.context.look_for(self._record.game, self._record.seats)
        plan = None if look is None else load_level(look.level(0))
        return plan.size[0] / plan.size[1] if plan is not None and has_rooms(plan.slots) else 0.0

    def _table_size(self) -> tuple[int, int]:
        view = self.context.view
        if self._whole:
            return round(view.height * self._whole), view.height
        return max(view.px(1000), view.width - view.px(SIDE)), view.height

    def forget(self) -> None:
        """Pictures have come in."""
        self._painted = None

    def image(self, size: tuple[int, int]) -> pygame.Surface:
        if self._painted is None or self._painted[0] != size:
            self._painted = size, pygame.transform.smoothscale(self._table(), size)
        return self._painted[1]

    def _table(self) -> pygame.Surface:
        """The whole table of the game, seen by its first seat."""
        if self._loaded is None:
            self._loaded = played_again(self._record)
        loaded = self._loaded
        look = self.context.look_for(loaded.entry.id, loaded.match.seats, loaded.table)
        surface = pygame.Surface(self._table_size())
        if look is None:
            return surface
        size = surface.get_size() if self._whole else self.context.view.size
        surface.blit(self.context.art.get(look.ground(), size), (0, 0))
        stage = Stage(self.context, loaded.match, loaded.table, look, 0)
        stage.seat_down(0, None, names_of_seats(loaded.entry, loaded.players, self.context.settings.player))
        stage.arrange(surface.get_rect())
        stage.draw(surface)
        return surface

"""What stands on the pages of a book in which nothing was kept yet: the games with the way to one, and the company.

Must not know which book it is.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.book.company import Company
from scrapdesk.ui.desk.book.written import BoxRow
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.button import Button


class NothingYet:
    def __init__(self, context: AppContext, play: Callable[[], None]) -> None:
        self._context = context
        self._boxes, self._company = BoxRow(context), Company(context)
        self._play = Button(context, context.texts("Play a game"), play, "play", primary=True, region="list")

    @property
    def widgets(self) -> list[Widget]:
        return [self._boxes, self._play, self._company]

    def show(self, shown: bool, left: pygame.Rect, right: pygame.Rect) -> None:
        """In the middle of what is left of each page, as far as there is room."""
        for widget in self.widgets:
            widget.visible = shown
        if shown:
            self._place_games(left)
            self._place_company(right)

    def _place_games(self, room: pygame.Rect) -> None:
        px = self._context.view.px
        wide = min(room.width, self._play.natural_width() + 2 * px(40))
        high = self._boxes.place(room.left, room.top, room.width) - room.top + px(34) + self._play.height_for(wide)
        top = room.top + max(px(20), (room.height - high) // 2)
        self._boxes.visible = top + high <= room.bottom
        top = self._boxes.place(room.left, top, room.width) + px(34) if self._boxes.visible else room.top + px(20)
        self._play.place(room.left + (room.width - wide) // 2, top, wide)

    def _place_company(self, room: pygame.Rect) -> None:
        px = self._context.view.px
        high = self._company.place(room.left, room.top, room.width) - room.top
        self._company.visible = high + px(24) <= room.height
        self._company.place(room.left, room.top + max(px(24), (room.height - high) // 2), room.width)

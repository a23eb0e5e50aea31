"""A scene that is a book lying open on the desk: a title with buttons above it, or markers, and two pages.

Owns the book and the room on its pages; what is written there, a scene made of this one says.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.paint.theme import PAGE, DeskTheme
from scrapdesk.ui.paint.type.styles import TITLE
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.ground import TableTop
from scrapdesk.ui.scenes.placing import headed
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.label import Label


@contextmanager
def worn(context: AppContext, theme: DeskTheme) -> Iterator[None]:
    """Whatever is painted within looks like this; high contrast comes before it."""
    before, context.worn = context.worn, theme
    try:
        yield
    finally:
        context.worn = before


BOOK = picture("desk/book")
NO_MAT = pygame.Rect(0, 0, 0, 0)


class BookScene(WidgetScene):
    around: tuple[int, int] = (40, 24)
    """How much of the desk is seen beside the book, and below it, in design pixels."""

    def __init__(self, context: AppContext, title: str) -> None:
        super().__init__(context)
        self.title = Label(context, title, TITLE, "over", "wood")
        self.buttons: list[Button] = []
        self.pages: list[pygame.Rect] = []
        """The room on the left page, and on the right one."""
        self.book = pygame.Rect(0, 0, 0, 0)
        self._wood = TableTop(context, bare=True)

    @abstractmethod
    def fill(self, rooms: Sequence[pygame.Rect]) -> None:
        """Places everything on the two pages."""

    # -- layout -----------------------------------------------------------------------------------------

    def head(self) -> int:
        """Places what stands above the book; returns where the book begins."""
        return headed(self.context, self.title, self.buttons)

    def arrange(self) -> None:
        view, px = self.context.view, self.context.view.px
        top = self.head()
        side, below = (px(design) for design in self.around)
        self.book = pygame.Rect(side, top, view.width - 2 * side, view.height - top - below)
        self.pages = list(self._rooms())
        self.fill(self.pages)

    def _rooms(self) -> tuple[pygame.Rect, pygame.Rect]:
        """What can be written on: clear of the boards, the corners and the shade in the middle."""
        part, px = self.book.height / 900, self.context.view.px
        rim, top, low = round(44 * part) + px(34), round(42 * part) + px(24), round(58 * part) + px(16)
        gutter = px(46)
        left = pygame.Rect(self.book.left + rim, self.book.top + top, 0, self.book.height - top - low)
        left.width = self.book.centerx - gutter - left.left
        right = pygame.Rect(self.book.centerx + gutter, left.top, left.width, left.height)
        return left, right

    # -- painting ---------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        with worn(self.context, PAGE):
            super().draw(surface)

    def text_boxes(self) -> list[TextBox]:
        with worn(self.context, PAGE):
            return super().text_boxes()

    def ground(self, surface: pygame.Surface) -> None:
        self._wood.draw(surface, NO_MAT)
        context = self.context
        if context.theme.plain or not context.art.ready(BOOK, self.book.size):
            self._flat(surface)
        if not context.theme.plain:
            drawn = context.art.get(BOOK, self.book.size)
            if context.art.ready(BOOK, self.book.size):
                surface.blit(drawn, self.book, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _flat(self, surface: pygame.Surface) -> None:
        """Two plates, as long as the picture is not there and in high contrast."""
        for half in (0, 1):
            page = pygame.Rect(self.book.left + half * self.book.width // 2, self.book.top, 0, self.book.height)
            page.width = self.book.width // 2
            self.context.shapes.draw(surface, page, plates.panel(self.context))

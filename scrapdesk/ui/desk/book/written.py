"""What stands on a page: lines of ink as a widget, a rule between parts, a stamp for how a game went.

Must not know what any of it says.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, NamedTuple

import pygame

from scrapdesk.ui.context import AppContext, icon_picture
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.paint.theme import Colour, hexed
from scrapdesk.ui.paint.type.styles import TITLE
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets.base import TextBox, Widget

LETTERS: Final = 70
"""How high the lettering of a game's name is, in design pixels."""
STAMPS: Final = {"won": "won", "lost": "lost", "drawn": "drawn"}
SIGNS: Final = {"played": "people", "watched": "eye"}
"""What stands there instead of a stamp, in grey: such a game was nobody's score."""


class Ink(NamedTuple):
    """Words, where they stand, and in which colour."""

    text: str
    block: Block
    at: tuple[int, int]
    colour: Colour
    align: float = 0.0
    """Where each line stands in the width of all: 0 at the left, 0.5 in the middle."""


class Written(Widget):
    """A widget whose words are all told by `inks`, so that what is drawn and what is tested is one thing."""

    ground: str = "panel"
    """The token of what its words stand on."""

    @abstractmethod
    def inks(self) -> list[Ink]:
        """All that is written on it."""

    def draw(self, surface: pygame.Surface) -> None:
        for ink in self.inks():
            self.context.writer.draw(surface, ink.block, ink.at, ink.colour, ink.align, ink.block.width)

    def text_boxes(self) -> list[TextBox]:
        below: Colour = getattr(self.context.theme, self.ground)
        return [
            TextBox(ink.text, self.rect, pygame.Rect(ink.at, ink.block.size), ink.colour, below, ink.block.px)
            for ink in self.inks()
        ]


class PageHeading(Written):
    """The name of a game at the head of its page, in its own lettering; in type and its colour where words come before
    pictures, or as long as the picture is not there."""

    def __init__(self, context: AppContext, game: str, words: str, accent: Colour) -> None:
        super().__init__(context, words)
        self._accent = accent
        text = words.upper()
        # what draws letters is loaded when a book is opened, not before the desk is shown
        from scrapdesk.ui.paint.art.generators.letters import can_letter

        self._letters = picture(f"{game}/lettered", text=text, on="paper") if can_letter(text) else None

    def place(self, left: int, top: int, width: int) -> int:
        self.rect = pygame.Rect(left, top, width, self.context.writer.block(self.name, TITLE, width).height)
        if self._letters is not None and not self.context.theme.plain:
            self.rect.height = max(self.rect.height, round(self.context.view.px(LETTERS) * self.context.view.text))
        return self.rect.bottom

    def _lettered(self) -> pygame.Surface | None:
        context = self.context
        if self._letters is None or context.theme.plain or not self.rect.width:
            return None
        drawn = context.art.get(self._letters, self.rect.size)
        return drawn if context.art.ready(self._letters, self.rect.size) else None

    def draw(self, surface: pygame.Surface) -> None:
        drawn = self._lettered()
        if drawn is None:
            super().draw(surface)
            return
        seen = drawn.get_bounding_rect()  # it stands in the middle of its room, and is wanted at the left
        surface.blit(drawn, self.rect.topleft, seen, special_flags=pygame.BLEND_PREMULTIPLIED)

    def inks(self) -> list[Ink]:
        block = self.context.writer.block(self.name, TITLE, self.rect.width)
        return [Ink(self.name, block, self.rect.topleft, ink_of(self.context, self._accent))]


class BoxLid(Widget):
    """The box of a game, where there is nothing else to show yet."""

    def __init__(self, context: AppContext, game: str, high: int = 430) -> None:
        """`high`: in design pixels."""
        super().__init__(context, context.title(game))
        self._game, self._high = game, high

    def place(self, left: int, top: int, width: int) -> int:
        high = self.context.view.px(self._high)
        wide = min(width, high * 300 // 430)
        self.rect = pygame.Rect(left + (width - wide) // 2, top, wide, high)
        return self.rect.bottom

    def draw(self, surface: pygame.Surface) -> None:
        lid = self.context.art.get(picture(f"desk/lid-{self._game}"), self.rect.size)
        surface.blit(lid, self.rect, special_flags=pygame.BLEND_PREMULTIPLIED)


class BoxRow(Widget):
    """The boxes of all games side by side, on a page where nothing stands yet."""

    def __init__(self, context: AppContext, most: int = 150) -> None:
        """`most`: how wide a box is, in design pixels, where there is room."""
        super().__init__(context, context.texts("The games"))
        self._most = most

    def place(self, left: int, top: int, width: int) -> int:
        count, gap = max(1, len(self.context.faces)), self.context.view.px(14)
        wide = min(self.context.view.px(self._most), (width - gap * (count - 1)) // count)
        whole = count * (wide + gap) - gap
        self.rect = pygame.Rect(left + (width - whole) // 2, top, whole, wide * 430 // 300)
        return self.rect.bottom

    def draw(self, surface: pygame.Surface) -> None:
        count, gap = max(1, len(self.context.faces)), self.context.view.px(14)
        wide = (self.rect.width + gap) // count - gap
        for number, game in enumerate(self.context.faces):
            lid = self.context.art.get(picture(f"desk/lid-{game}"), (wide, self.rect.height))
            at = (self.rect.left + number * (wide + gap), self.rect.top)
            surface.blit(lid, at, special_flags=pygame.BLEND_PREMULTIPLIED)


class PageRule(Widget):
    """A line across the page, or a finer one between the rows of a list."""

    def __init__(self, context: AppContext, fine: bool = False) -> None:
        super().__init__(context, "")
        self._fine = fine

    def place(self, left: int, top: int, width: int) -> int:
        px, gap = self.context.view.px, self.context.view.px(3 if self._fine else 16)
        self.rect = pygame.Rect(left, top + gap, width, max(1, px(1.5 if self._fine else 3)))
        return self.rect.bottom + gap

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(self.context.theme.line if self._fine else self.context.theme.brass, self.rect)


def draw_stamp(context: AppContext, surface: pygame.Surface, ending: str, accent: Colour, rect: pygame.Rect) -> None:
    if ending in SIGNS:
        sign = rect.inflate(-rect.width // 3, -rect.height // 3)
        drawn = context.art.get(icon_picture(SIGNS[ending], context.theme.muted), sign.size)
        surface.blit(drawn, sign, special_flags=pygame.BLEND_PREMULTIPLIED)
        return
    what = picture(f"desk/stamp-{STAMPS[ending]}", accent=hexed(accent))
    surface.blit(context.art.get(what, rect.size), rect, special_flags=pygame.BLEND_PREMULTIPLIED)


def ink_of(context: AppContext, accent: Colour) -> Colour:
    """The colour of a game as ink; in high contrast that of any text."""
    return context.theme.text if context.theme.plain else accent

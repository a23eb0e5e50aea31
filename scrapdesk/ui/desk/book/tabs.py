"""The markers at the upper edge of a book, one a game: its box, its name, a line below. The open one lies on its page.

Must not know what the pages tell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.book.written import Ink, Written
from scrapdesk.ui.face import Face
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import META, SUBTITLE

LID: Final = (300, 430)
SHUT: Final[Colour] = (0xCD, 0xBB, 0x94)
EDGE: Final = 3.0


class GameTab(Written):
    focusable = True
    margin = 4

    def __init__(self, context: AppContext, face: Face, act: Callable[[], None]) -> None:
        super().__init__(context, face.title, "games")
        self.face = face
        self.act = act
        self.words = ""
        self.open = False
        self.named = self.told = True
        """Whether there is room for its name, and for the line below it."""

    def activate(self) -> None:
        self.context.audio.play("click")
        self.act()

    def tooltip(self) -> str:
        return "" if self.told else f"{self.face.title}: {self.words}"

    def lid_size(self) -> tuple[int, int]:
        height = self.context.view.px(76)
        return height * LID[0] // LID[1], height

    def wanted(self, named: bool, told: bool) -> int:
        """How wide it would like to be."""
        writer, px = self.context.writer, self.context.view.px
        words = writer.width(self.face.title, SUBTITLE) if named else 0
        words = max(words, writer.width(self.words, META)) if told else words
        return self.lid_size()[0] + 2 * px(18) + (words + px(14) if words else 0)

    def needed_height(self) -> int:
        writer, px = self.context.writer, self.context.view.px
        words = (writer.line_height(SUBTITLE) if self.named else 0) + (writer.line_height(META) if self.told else 0)
        return max(words, self.lid_size()[1]) + 2 * px(10)

    # -- painting ---------------------------------------------------------------------------------------

    def inks(self) -> list[Ink]:
        writer, px, theme = self.context.writer, self.context.view.px, self.context.theme
        found = []
        if self.named:
            found.append((self.face.title, writer.block(self.face.title, SUBTITLE, plain=True), theme.text))
        if self.told:
            found.append((self.words, writer.block(self.words, META, plain=True), theme.muted))
        left = self.rect.left + px(18) + self.lid_size()[0] + px(14)
        top = self._middle - sum(block.height for _, block, _ in found) // 2
        inks = []
        for text, block, tone in found:
            inks.append(Ink(text, block, (left, top), tone))
            top += block.height
        return inks

    @property
    def _middle(self) -> int:
        return self.rect.top + (self.rect.height - self.context.view.px(16 if self.open else 0)) // 2

    def _shape(self, grow: int) -> list[tuple[int, int]]:
        rect, cut = self.rect.inflate(2 * grow, 2 * grow), self.context.view.px(9)
        foot = [(rect.right, rect.bottom), (rect.left, rect.bottom)]
        if self.open:
            foot.insert(1, (rect.centerx, rect.bottom - self.context.view.px(20)))
        corners = [(rect.left, rect.top + cut), (rect.left + cut, rect.top)]
        return [*corners, (rect.right - cut, rect.top), (rect.right, rect.top + cut), *foot]

    def draw(self, surface: pygame.Surface) -> None:
        theme, width = self.context.theme, max(2, self.context.view.px(EDGE))
        shut = theme.panel if theme.plain else SHUT
        lit = self.open or self.hovered
        pygame.draw.polygon(surface, theme.ink, self._shape(0))
        pygame.draw.polygon(surface, theme.panel_light if lit else shut, self._shape(-width))
        size = self.lid_size()
        lid = self.context.art.get(picture(f"desk/lid-{self.face.id}"), size)
        at = (self.rect.left + self.context.view.px(18), self._middle - size[1] // 2)
        surface.blit(lid, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        super().draw(surface)


def place_tabs(context: AppContext, tabs: Sequence[GameTab], left: int, right: int, low: int) -> int:
    """In a row that ends at `low` or a little below it, for the open one; returns where the open one ends."""
    px = context.view.px
    gap, room = px(12), right - left
    ways = ((True, True), (True, False), (False, False))
    wide, named, told = 0, False, False
    for named, told in ways:
        wide = max(tab.wanted(named, told) for tab in tabs)
        if len(tabs) * (wide + gap) - gap <= room:
            break
    wide = min(px(290), (room - (len(tabs) - 1) * gap) // len(tabs)) if named else min(wide, room // len(tabs) - gap)
    wide = max(wide, max(tab.wanted(named, told) for tab in tabs) if named else 0)
    for number, tab in enumerate(tabs):
        tab.named, tab.told = named, told
        rise = px(14) if tab.open else 0
        high = tab.needed_height()
        tab.rect = pygame.Rect(
            left + number * (wide + gap), low - high - rise, wide, high + rise + (px(34) if tab.open else 0)
        )
    return max(tab.rect.bottom for tab in tabs)

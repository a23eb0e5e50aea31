"""The sign of how quickly everything moves: a press changes it, held down it is a fast forward for as long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scrapdesk.ui.context import AppContext, icon_picture
from scrapdesk.ui.frame.actions import SPEEDS
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.frame.viewport import SMALLEST_TARGET
from scrapdesk.ui.paint.type.styles import META
from scrapdesk.ui.paint.type.writer import Block
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget

HOLD_MS: Final = 260.0
MOST_TEXT: Final = 1.25
"""With larger texts than this it is a sign without words."""


class SpeedBadge(Widget):
    focusable = True

    def __init__(self, context: AppContext, rush: Callable[[bool], None]) -> None:
        super().__init__(context, context.texts("Speed"), "menu")
        self._rush = rush
        self.rushing = False
        texts = context.texts
        self._words = {
            "off": texts("no motion"),
            "slow": texts("slow"),
            "normal": texts("normal"),
            "fast": texts("fast"),
        }
        self.tip = texts("Animation speed. Hold for fast forward.")

    @property
    def words(self) -> str:
        return self.context.texts("fast forward") if self.rushing else self._words[self.context.settings.speed]

    def _block(self) -> Block:
        return self.context.writer.block(self.words, META)

    @property
    def compact(self) -> bool:
        """Whether there is no room for words beside those that tell whose turn it is."""
        return self.context.view.text > MOST_TEXT

    @property
    def high(self) -> int:
        return max(SMALLEST_TARGET, self._block().height + self.context.view.px(8))

    def place_right(self, right: int, middle: int) -> int:
        """As wide as its words, its right edge and its middle here. Returns where it begins."""
        px, block, high = self.context.view.px, self._block(), self.high
        wide = high if self.compact else block.height + block.width + px(26)
        self.rect = pygame.Rect(right - wide, middle - high // 2, wide, high)
        return self.rect.left

    def show(self, rushing: bool) -> None:
        self.touch()
        self.rushing = rushing
        self.place_right(self.rect.right, self.rect.centery)
        self.touch()

    # -- use --------------------------------------------------------------------------------------------

    def press(self, pos: Point) -> None:
        self.pressed = True
        self.context.clock.after((self, "hold"), HOLD_MS, lambda: self._rush(True))

    def release(self, pos: Point) -> None:
        self.pressed = False
        self.context.clock.drop((self, "hold"))
        if self.rushing:
            self._rush(False)
        elif self.hit(pos):
            self.activate()

    def activate(self) -> None:
        """The next speed; from standstill the first."""
        now = self.context.settings.speed
        at = SPEEDS.index(now) + 1 if now in SPEEDS else 0
        self.context.change_settings(speed=SPEEDS[at % len(SPEEDS)])
        self.show(self.rushing)

    # -- paint ------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        theme, px, block = self.context.theme, self.context.view.px, self._block()
        self.context.shapes.draw(surface, self.rect, plates.well(self.context, self.rushing or self.hovered))
        size = round(block.height * 0.8)
        icon = self.context.art.get(icon_picture("speed", theme.highlight), (size, size))
        at = icon.get_rect(midleft=(self.rect.left + px(8), self.rect.centery))
        if self.compact:
            at.center = self.rect.center
        surface.blit(icon, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        if not self.compact:
            self.context.writer.draw(surface, block, self._words_at(block), theme.text)

    def _words_at(self, block: Block) -> tuple[int, int]:
        px = self.context.view.px
        return self.rect.right - px(10) - block.width, self.rect.centery - block.height // 2

    def tooltip(self) -> str:
        return f"{self.words}. {self.tip}" if self.compact else self.tip

    def text_boxes(self) -> list[TextBox]:
        if self.compact:
            return []
        theme, block = self.context.theme, self._block()
        needed = pygame.Rect(self._words_at(block), block.size)
        return [TextBox(self.words, self.rect, needed, theme.text, theme.well, block.px)]

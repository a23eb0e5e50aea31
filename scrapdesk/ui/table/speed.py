"""The sign of how quickly everything moves: a press changes it, held down it is a fast forward for as long.

Its arrows tell the speed, and its tooltip in words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scrapdesk.ui.context import AppContext, icon_picture
from scrapdesk.ui.frame.actions import SPEEDS
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.frame.viewport import SMALLEST_TARGET
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import Widget

HOLD_MS: Final = 260.0
SIGNS: Final = {"off": "speed-off", "slow": "speed-slow", "normal": "speed", "fast": "speed-fast"}
"""How many arrows it has: the more, the faster."""


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

    @property
    def words(self) -> str:
        return self.context.texts("fast forward") if self.rushing else self._words[self.context.settings.speed]

    @property
    def high(self) -> int:
        return max(SMALLEST_TARGET, self.context.view.px(36))

    def place_right(self, right: int, middle: int) -> int:
        """Its right edge and its middle here. Returns where it begins."""
        self.rect = pygame.Rect(right - self.high, middle - self.high // 2, self.high, self.high)
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
        theme = self.context.theme
        lit = self.rushing or self.hovered
        if lit or theme.boxed:
            self.context.shapes.draw(surface, self.rect, plates.well(self.context, lit))
        sign = SIGNS["fast" if self.rushing else self.context.settings.speed]
        size = round(self.rect.height * 0.62)
        icon = self.context.art.get(icon_picture(sign, theme.highlight if lit else theme.muted), (size, size))
        surface.blit(icon, icon.get_rect(center=self.rect.center), special_flags=pygame.BLEND_PREMULTIPLIED)

    def tooltip(self) -> str:
        return self.context.texts("Speed: {speed}. Hold for fast forward.", speed=self.words)

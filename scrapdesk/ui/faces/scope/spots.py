"""What can be pressed on the panel of what is known: its tabs, and the signs of its pencil, by pointer and by key.

They paint nothing: the panel is painted by the table. Must not know what a tab shows, nor where a sign is written.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown, Point
from scrapdesk.ui.frame.viewport import SMALLEST_TARGET
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.focus import DIRECTIONS, nearest

REGION: Final = "map"


class Spot(Widget):
    """A place that can be pressed."""

    focusable = True
    lies_over = True

    def __init__(self, context: AppContext, name: str, act: Callable[[], None], tip: str, action: str = "") -> None:
        super().__init__(context, name, REGION)
        self.tip, self.action = tip, action
        self._act = act

    def place(self, rect: pygame.Rect) -> None:
        """Here, and as large as a finger needs."""
        high = max(SMALLEST_TARGET, rect.height)
        self.rect = pygame.Rect(rect.left, rect.centery - high // 2, max(SMALLEST_TARGET, rect.width), high)

    @property
    def ring(self) -> tuple[pygame.Rect, int]:
        return self.rect, 0

    def activate(self) -> None:
        self.context.audio.play("click")
        self._act()


class SignBox(Widget):
    """Several places side by side, of which one is chosen: the arrows go from one to the next."""

    focusable = True
    lies_over = True

    def __init__(self, context: AppContext, name: str, take: Callable[[int], None], tip: str) -> None:
        super().__init__(context, name, REGION)
        self.tip = tip
        self._take = take
        self._cells: Sequence[pygame.Rect] = ()
        self.at = 0
        """Which one the keys have come to."""

    def place(self, cells: Sequence[pygame.Rect]) -> None:
        lower = min(0, min(cell.height for cell in cells) - SMALLEST_TARGET)
        self._cells = [cell.inflate(0, -lower) for cell in cells]  # as high as a finger needs
        self.rect = self._cells[0].unionall(list(self._cells[1:]))

    @property
    def ring(self) -> tuple[pygame.Rect, int]:
        return (self._cells[self.at] if self._cells else self.rect), 0

    def key(self, event: KeyDown) -> bool:
        wish = self.context.keys.meant(event, "moving")
        if wish not in DIRECTIONS or not self._cells:
            return False
        found = nearest(self._cells[self.at], list(self._cells), wish)
        if found is None or found == self.at:
            return False
        self.at = found
        self.touch()
        return True

    def release(self, pos: Point) -> None:
        self.pressed = False
        found = next((at for at, cell in enumerate(self._cells) if cell.collidepoint(pos)), None)
        if found is not None:
            self.at = found
            self.activate()

    def activate(self) -> None:
        self.context.audio.play("click")
        self._take(self.at)
        self.touch()

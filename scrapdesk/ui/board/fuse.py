"""A fuse: a question that answers itself when nobody wants to, after a time that can be seen.

Where a look names the button and its place, and the person has set a length, it burns while that button is offered and
nothing else is in front. It is whole again after every move and every load, since it is kept nowhere. Must not know
what the button means.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import SUBTITLE

STEP_MS: Final = 50.0
"""It is painted again so often."""
BURNT: Final = (0x5A, 0x4A, 0x2C)
GLOW: Final = (0xE3, 0x5A, 0x1C)
FLAME: Final = (0xFF, 0xB2, 0x3E)
CORE: Final = (0xFF, 0xF3, 0xCC)
HIGH, SPARK = 8, 14


class Fuse:
    def __init__(self, context: AppContext, place: Callable[[Target], pygame.Rect | None]) -> None:
        self._context, self._place = context, place
        self._asked: object = None
        self._left = self._shown = 0.0
        self.slot: Target = ""
        """Where it lies."""

    @property
    def whole(self) -> float:
        """Its length in milliseconds; 0: there is none, and everybody is waited for."""
        return 1000.0 * int(self._context.settings.fuse)

    @property
    def burning(self) -> bool:
        return self._asked is not None and self._left > 0

    def ask(self, question: object) -> None:
        """Begins anew for each question; None: nothing is asked that it could answer."""
        if question != self._asked:
            self._asked, self._left = question, self.whole if question is not None else 0.0
            self._shown = self._left

    def burn(self, ms: float) -> bool:
        """Time passes; whether it has burnt down just now."""
        if not self.burning:
            return False
        self._left -= ms
        return self._left <= 0

    def changed(self) -> pygame.Rect | None:
        """Where it looks different since it was last asked."""
        if abs(self._shown - self._left) < STEP_MS:
            return None
        self._shown = self._left
        return self._room()

    def _room(self) -> pygame.Rect | None:
        box = self._place(self.slot) if self.slot else None
        if box is None:
            return None
        px = self._context.view.px
        return box.inflate(2 * px(SPARK) + 4, 2 * box.height + 2 * px(SPARK))

    def draw(self, surface: pygame.Surface) -> None:
        """A cord that grows shorter, with the seconds that are left; these alone where nothing shall move."""
        box = self._place(self.slot) if self.slot and self.burning else None
        if box is None:
            return
        context, px = self._context, self._context.view.px
        block = context.writer.block(str(1 + int(self._left // 1000)), SUBTITLE)
        top = min(box.top, box.bottom - px(SPARK) - block.height)
        context.writer.draw(surface, block, (box.right - block.width - px(6), top), BURNT)
        if context.settings.reduced_motion:
            return
        y, end = box.bottom + px(1), box.left + round(box.width * self._left / max(1.0, self.whole))
        high = max(3, px(HIGH))
        pygame.draw.rect(surface, BURNT, (box.left, y - high // 2, max(1, end - box.left), high), border_radius=high)
        for share, paint in ((1.0, GLOW), (0.72, FLAME), (0.38, CORE)):
            pygame.draw.aacircle(surface, paint, (end, y), max(2, round(px(SPARK) * share)))

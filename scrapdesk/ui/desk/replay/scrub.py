"""The line of a replay: where it is on the way from the first move to the last; pressed or dragged, it goes there.

Above it runs how the seats stood, where the game has something to draw.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown, Point
from scrapdesk.ui.paint.shapes import ground
from scrapdesk.ui.table.outcome.course import GameCourse
from scrapdesk.ui.widgets.base import Widget

COURSE = 44
"""Design pixels that the course of the game takes above the line."""
ROOMY = 7
"""Design pixels between two stops above which each is marked."""


class ScrubBar(Widget):
    focusable = True

    def __init__(
        self, context: AppContext, stops: int, at: int, changed: Callable[[int], None], course: GameCourse | None = None
    ) -> None:
        super().__init__(context, context.texts("Position in the game"), "transport")
        self._last = max(0, stops - 1)
        self._course = course
        self.at = at
        self._changed = changed

    @property
    def height(self) -> int:
        """How high it wants to be."""
        return self.context.view.target + (self.context.view.px(COURSE) if self._course is not None else 0)

    def show(self, at: int) -> None:
        if at != self.at:
            self.at = at
            self.touch()

    # -- use --------------------------------------------------------------------------------------------

    def press(self, pos: Point) -> None:
        super().press(pos)
        self.drag(pos)

    def drag(self, pos: Point) -> None:
        groove = self._groove
        share = (pos[0] - groove.left) / max(1, groove.width)
        self._go(round(max(0.0, min(1.0, share)) * self._last))

    def release(self, pos: Point) -> None:
        self.pressed = False
        self.touch()

    def key(self, event: KeyDown) -> bool:
        steps = {"left": -1, "right": 1, "page up": -10, "page down": 10, "home": -self._last, "end": self._last}
        wish = self.context.keys.meant(event, "moving")
        if wish not in steps:
            return False
        self._go(max(0, min(self.at + steps[wish], self._last)))
        return True

    def _go(self, at: int) -> None:
        if at != self.at:
            self.show(at)
            self._changed(at)

    # -- paint ------------------------------------------------------------------------------------------

    @property
    def _groove(self) -> pygame.Rect:
        px = self.context.view.px
        middle = self.rect.bottom - min(self.rect.height, self.context.view.target) // 2
        return pygame.Rect(self.rect.left + px(16), middle - px(5), self.rect.width - px(32), px(10))

    def _x(self, at: int) -> int:
        groove = self._groove
        return groove.left + (round(groove.width * at / self._last) if self._last else 0)

    def draw(self, surface: pygame.Surface) -> None:
        theme, px = self.context.theme, self.context.view.px
        groove = self._groove
        if self._course is not None:
            top = self.rect.top + px(4)
            self._course.draw(surface, pygame.Rect(groove.left, top, groove.width, groove.top - px(16) - top))
        radius = groove.height // 2
        self.context.shapes.draw(surface, groove, (ground(theme.muted, radius), ground(theme.well, radius, px(1.5))))
        filled = pygame.Rect(groove.left, groove.top, max(groove.height, self._x(self.at) - groove.left), groove.height)
        self.context.shapes.draw(surface, filled, (ground(theme.highlight, radius),))
        if self._last and groove.width / self._last >= px(ROOMY):
            for at in range(1, self._last):
                colour = theme.primary_edge if at < self.at else theme.muted
                surface.fill(colour, (self._x(at), groove.top + px(2), max(1, px(2)), groove.height - 2 * px(2)))
        knob = pygame.Rect(0, 0, px(32), px(32))
        knob.center = (self._x(self.at), groove.centery)
        edge = theme.focus_out if self.hovered or self.pressed else theme.ink
        layers = (ground(edge, knob.width // 2), ground(theme.primary, knob.width // 2 - 1, px(3)))
        self.context.shapes.draw(surface, knob, layers)

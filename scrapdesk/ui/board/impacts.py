"""What makes a blow felt: a bolt that crosses the table, cracks, a figure that rises, and a shake by its weight.

Each is a light over the table for as long as its beat. With reduced motion the bolt, the cracks and the figure are
there at once and still, and nothing shakes. Must not know any game.
"""

from __future__ import annotations

from math import pi, sin
from random import Random
from typing import Final

import pygame

from scrapdesk.ui.board.beats import Rising, Streak
from scrapdesk.ui.board.sprites import Painted
from scrapdesk.ui.board.timing import MOST_SHAKE, SHAKE_MS
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.clock import ease_out, linear
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.paint.type.styles import Style

CROSSES: Final = 0.45
"""By this part of its beat a bolt has arrived."""
KINKS: Final = 7
SWING: Final = 26
"""How far a bolt swings out, in design pixels."""
BOLT: Final = 7
FIGURE: Final = 54
"""The size of a figure that rises, and how high it does."""
CRACKS: Final = 6
SWINGS: Final = 3
"""How often a shaken thing swings to and fro."""


class Light(Painted):
    """Something that lies over the table while a beat is shown."""

    def __init__(self, context: AppContext, rect: pygame.Rect) -> None:
        super().__init__()
        self.context = context
        self.rect = rect.copy()

    def move(self, t: float) -> None:
        """The beat has come so far, from 0 to 1."""

    def lie(self, rect: pygame.Rect) -> None:
        if rect != self.rect:
            self.rect, self.dirty = rect, 1


class Bolt(Light):
    """Lightning from one place to another: it grows across, strikes, and thins out."""

    def __init__(self, context: AppContext, start: Point, goal: Point, streak: Streak) -> None:
        self._line, self._colour = max(3, context.view.px(BOLT)), streak.colour
        self._points = _zigzag(start, goal, context.view.px(SWING))
        room = pygame.Rect(start, (1, 1)).union(pygame.Rect(goal, (1, 1)))
        super().__init__(context, room.inflate(*(2 * (context.view.px(SWING) + 4 * self._line),) * 2))
        self._t = 0.0

    def move(self, t: float) -> None:
        self._t, self.dirty = (1.0 if self.context.clock.reduced_motion else t), 1

    def paint(self, surface: pygame.Surface) -> None:
        done = min(1.0, self._t / CROSSES)
        points = self._points[: max(2, round(done * len(self._points)))]
        thin = 1.0 if self._t < CROSSES else max(0.25, 1 - (self._t - CROSSES) / (1 - CROSSES))
        line = max(2, round(self._line * thin))
        for width, colour in ((3 * line, self.context.theme.focus_in), (2 * line, self._colour)):
            pygame.draw.lines(surface, colour, False, points, width)
        pygame.draw.lines(surface, (255, 255, 255), False, points, max(1, line // 2))
        if done >= 1:
            pygame.draw.circle(surface, self._colour, points[-1], round(3 * self._line * thin), max(2, line))


class Figure(Light):
    """A number that rises from where it counts."""

    def __init__(self, context: AppContext, over: pygame.Rect, rising: Rising) -> None:
        self._words, self._colour = rising.text, rising.colour
        self._block = context.writer.block(rising.text, Style("sans-bold", FIGURE, leading=1.0))
        width, height = self._block.width + context.view.px(16), self._block.height + context.view.px(8)
        rect = pygame.Rect(0, 0, width, height)
        rect.midbottom = (over.centerx, over.top + height // 3)
        rect.clamp_ip(pygame.Rect((0, 0), context.view.size))
        super().__init__(context, rect)
        self._from = self.rect.top + (0 if context.clock.reduced_motion else context.view.px(FIGURE // 2))

    def move(self, t: float) -> None:
        if not self.context.clock.reduced_motion:
            rect = self.rect.copy()
            rect.top = self._from - round(self.context.view.px(FIGURE // 2) * ease_out(min(1.0, 2 * t)))
            self.lie(rect)

    def paint(self, surface: pygame.Surface) -> None:
        writer, rim = self.context.writer, max(2, self.context.view.px(3))
        left, top = self.rect.left + self.context.view.px(8), self.rect.top
        for x, y in ((-rim, 0), (rim, 0), (0, -rim), (0, rim), (-rim, -rim), (rim, rim), (-rim, rim), (rim, -rim)):
            writer.draw(surface, self._block, (left + x, top + y), self.context.theme.focus_in)
        writer.draw(surface, self._block, (left, top), self._colour)


class Cracks(Light):
    """Lines that run out from the middle of what breaks."""

    def __init__(self, context: AppContext, over: pygame.Rect) -> None:
        super().__init__(context, over)
        self._t = 0.0
        luck, self._lines = Random(over.width * 31 + over.height), []
        for number in range(CRACKS):
            angle = 2 * pi * (number + luck.uniform(-0.3, 0.3)) / CRACKS
            self._lines.append(_crack(over, angle, luck))

    def move(self, t: float) -> None:
        self._t, self.dirty = (1.0 if self.context.clock.reduced_motion else min(1.0, 2 * t)), 1

    def paint(self, surface: pygame.Surface) -> None:
        line = max(2, self.context.view.px(4))
        for points in self._lines:
            shown = points[: max(2, round(self._t * len(points)))]
            pygame.draw.lines(surface, self.context.theme.focus_in, False, shown, 2 * line)
            pygame.draw.lines(surface, (255, 255, 255), False, shown, max(1, line // 2))


class Shaken(Light):
    """What was hit swings to and fro for a moment: all that is painted there, shifted."""

    def __init__(self, context: AppContext, over: pygame.Rect, weight: int) -> None:
        self._far, self._over = context.view.px(max(1, min(MOST_SHAKE, weight))), over
        super().__init__(context, over.inflate(2 * self._far, 2 * self._far))
        self.shift = 0
        """How far it is from its place now, in pixels."""
        context.clock.tween((self, "shake"), SHAKE_MS, self._swing, linear)

    def kill(self) -> None:
        self.context.clock.drop((self, "shake"))
        super().kill()

    def _swing(self, t: float) -> None:
        self.shift = round(self._far * (1 - t) * sin(2 * pi * SWINGS * t))
        self.dirty = 1

    def paint(self, surface: pygame.Surface) -> None:
        if self.shift:
            room = self._over.clip(surface.get_rect())
            surface.blit(surface.subsurface(room).copy(), room.move(self.shift, self.shift // 2))


def _zigzag(start: Point, goal: Point, swing: float) -> list[tuple[int, int]]:
    """The same way each time: what is painted again must look the same."""
    across, down = goal[0] - start[0], goal[1] - start[1]
    way = max(1.0, (across**2 + down**2) ** 0.5)
    luck, found = Random(round(way)), [(round(start[0]), round(start[1]))]
    for kink in range(1, KINKS):
        part, out = kink / KINKS, luck.uniform(0.4, 1.0) * swing * (1 if kink % 2 else -1)
        x, y = start[0] + across * part - down / way * out, start[1] + down * part + across / way * out
        found.append((round(x), round(y)))
    return [*found, (round(goal[0]), round(goal[1]))]


def _crack(over: pygame.Rect, angle: float, luck: Random) -> list[tuple[int, int]]:
    steps, found = 4, [over.center]
    for step in range(1, steps + 1):
        turn = angle + luck.uniform(-0.35, 0.35)
        x = over.centerx + over.width / 2 * step / steps * sin(turn)
        y = over.centery + over.height / 2 * step / steps * sin(turn + pi / 2)
        found.append((round(x), round(y)))
    return found

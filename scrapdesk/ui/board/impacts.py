"""What makes a blow felt: a bolt or a shell that crosses the table, cracks, a figure that rises, a shake by its weight.

Each is a light over the table for as long as its beat. With reduced motion the bolt, the cracks and the figure are
there at once and still, and nothing shakes. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random
from typing import Final

import pygame

from scrapdesk.ui.board.beats import Rising, Streak
from scrapdesk.ui.board.sprites import Painted
from scrapdesk.ui.board.timing import MOST_SHAKE, SHAKE_MS
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.clock import ease_out, linear
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import Style

CROSSES: Final = 0.45
"""By this part of its beat a bolt has arrived."""
AFTER: Final = 0.6
"""What is seen of it all at once, where nothing is to move: it has struck, and is not gone yet."""
SWING, KINK = 15, 46
"""How far a bolt swings out, and how far its kinks lie apart, in design pixels."""
BOLT, SHELL, BURST = 9, 11, 58
"""How thick a bolt is, how large a shell, and how far its burst goes, in design pixels."""
TRAIL: Final = 0.3
"""How long the trail of a shell is, as a part of its way."""
RAYS: Final = 8
WHITE: Final[Colour] = (255, 255, 255)
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
    """Lightning from the edge of one thing to the middle of another: it grows across, strikes, and thins out."""

    def __init__(self, context: AppContext, start: pygame.Rect, goal: pygame.Rect, streak: Streak) -> None:
        self._line, self._colour = max(3, context.view.px(BOLT)), streak.colour
        leaves, strikes = leaving(start, goal.center), goal.center
        self._points = _zigzag(leaves, strikes, context.view.px(SWING), context.view.px(KINK))
        self._burst = context.view.px(BURST)
        room = pygame.Rect(leaves, (1, 1)).union(pygame.Rect(strikes, (1, 1)))
        super().__init__(context, room.inflate(*(2 * (context.view.px(SWING) + self._burst),) * 2))
        self._t = 0.0

    def move(self, t: float) -> None:
        self._t, self.dirty = (AFTER if self.context.clock.reduced_motion else t), 1

    def paint(self, surface: pygame.Surface) -> None:
        done = min(1.0, self._t / CROSSES)
        points = self._points[: max(2, round(done * len(self._points)))]
        line = max(2, round(self._line * thinned(self._t)))
        ink = self.context.theme.focus_in
        for width, colour in ((line + 2 * max(2, self._line // 3), ink), (line, self._colour), (line // 3, WHITE)):
            _strung(surface, colour, points, max(1, width))
        if done >= 1:
            burst(surface, self._points[-1], self._burst, (self._t - CROSSES) / (1 - CROSSES), self._colour, ink)


class Shell(Light):
    """Something heavy that flies from the edge of one thing to the middle of another, and bursts there."""

    def __init__(self, context: AppContext, start: pygame.Rect, goal: pygame.Rect, streak: Streak) -> None:
        self._leaves, self._strikes, self._colour = leaving(start, goal.center), goal.center, streak.colour
        self._size, self._burst = max(5, context.view.px(SHELL)), context.view.px(BURST)
        super().__init__(context, pygame.Rect(self._strikes, (1, 1)))
        self.move(0.0)

    def move(self, t: float) -> None:
        """Only where it is now is painted: its whole way is half the table."""
        self._t, self.dirty = (AFTER if self.context.clock.reduced_motion else t), 1
        done = min(1.0, self._t / CROSSES)
        ends = [self._on_way(max(0.0, done - TRAIL)), self._on_way(done)]
        room = pygame.Rect(ends[0], (1, 1)).union(pygame.Rect(ends[1], (1, 1)))
        around = 2 * (self._burst if done >= 1 else self._size) + 4 * self._size
        self.rect = room.inflate(around, around)

    def paint(self, surface: pygame.Surface) -> None:
        ink, done = self.context.theme.focus_in, min(1.0, self._t / CROSSES)
        fades = max(0.0, 1 - max(0.0, self._t - CROSSES) / (AFTER - CROSSES) / 2)
        head, tail = self._on_way(done), self._on_way(max(0.0, done - TRAIL * (2 - fades)) if done < 1 else 1 - TRAIL)
        if fades > 0:
            for size, colour in ((self._size + 3, ink), (self._size, self._colour), (self._size * 0.45, WHITE)):
                _tapered(surface, colour, tail, head, size * (fades if done >= 1 else 1.0))
        if done >= 1:
            burst(surface, head, self._burst, (self._t - CROSSES) / (1 - CROSSES), self._colour, ink)

    def _on_way(self, part: float) -> tuple[float, float]:
        (x, y), (goal_x, goal_y) = self._leaves, self._strikes
        return x + (goal_x - x) * part, y + (goal_y - y) * part


def leaving(start: pygame.Rect, goal: Point) -> tuple[float, float]:
    """Where the straight way from the middle of a thing to a point leaves the thing."""
    across, down = goal[0] - start.centerx, goal[1] - start.centery
    scale = max(abs(across) / max(1, start.width / 2), abs(down) / max(1, start.height / 2), 1.0)
    return start.centerx + across / scale, start.centery + down / scale


def thinned(t: float) -> float:
    return 1.0 if t < CROSSES else max(0.3, 1 - (t - CROSSES) / (1 - CROSSES))


def burst(surface: pygame.Surface, at: tuple[float, float], size: int, t: float, colour: Colour, ink: Colour) -> None:
    """A star with a dark rim where something strikes: it opens, and then its middle clears."""
    opened = size * (0.45 + 0.55 * ease_out(min(1.0, 2.5 * t)))
    shape = [_ray(at, opened * (1.0 if ray % 2 == 0 else 0.5), ray) for ray in range(2 * RAYS)]
    left = max(0.0, 1 - t)
    if left > 0.25:
        pygame.draw.polygon(surface, colour, shape)
        pygame.draw.polygon(
            surface, WHITE, [_ray(at, opened * left * (0.55 if r % 2 == 0 else 0.25), r) for r in range(2 * RAYS)]
        )
    pygame.draw.polygon(surface, ink, shape, max(2, size // 14))


def _ray(at: tuple[float, float], far: float, ray: int) -> tuple[float, float]:
    angle = pi * ray / RAYS + 0.2
    return at[0] + far * cos(angle), at[1] + far * sin(angle)


def _strung(surface: pygame.Surface, colour: Colour, points: Sequence[tuple[int, int]], width: int) -> None:
    """A broken line whose joints are round."""
    pygame.draw.lines(surface, colour, False, points, width)
    if width > 2:
        for point in points:
            pygame.draw.circle(surface, colour, point, width // 2)


def _tapered(
    surface: pygame.Surface, colour: Colour, tail: tuple[float, float], head: tuple[float, float], size: float
) -> None:
    """A drop: a point behind, round in front."""
    across, down = head[0] - tail[0], head[1] - tail[1]
    way = max(1.0, (across**2 + down**2) ** 0.5)
    aside_x, aside_y = -down / way * size, across / way * size
    sides = [(head[0] + aside_x, head[1] + aside_y), (head[0] - aside_x, head[1] - aside_y)]
    pygame.draw.polygon(surface, colour, [tail, *sides])
    pygame.draw.circle(surface, colour, head, max(1, round(size)))


class Figure(Light):
    """A number that rises from where it counts."""

    def __init__(self, context: AppContext, over: pygame.Rect, rising: Rising) -> None:
        self._words, self._colour = rising.text, rising.colour
        self._block = context.writer.block(rising.text, Style("sans-bold", FIGURE, leading=1.0))
        width, height = self._block.width + context.view.px(16), self._block.height + context.view.px(8)
        rect = pygame.Rect(0, 0, width, height)
        rect.midbottom = (over.centerx, over.top + height // 3)
        if rising.over_sign:
            rect.center = (over.left + over.width // 4, over.centery)
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


def _zigzag(start: tuple[float, float], goal: Point, swing: float, kink: float) -> list[tuple[int, int]]:
    """Many small kinks about the straight way, none at its ends. The same each time: what is painted again must look
    the same."""
    across, down = goal[0] - start[0], goal[1] - start[1]
    way = max(1.0, (across**2 + down**2) ** 0.5)
    kinks = max(3, round(way / max(1.0, kink)))
    luck, found = Random(round(way)), [(round(start[0]), round(start[1]))]
    for number in range(1, kinks):
        part = (number + luck.uniform(-0.25, 0.25)) / kinks
        out = luck.uniform(0.3, 1.0) * swing * (1 if number % 2 else -1) * min(1.0, 4 * min(part, 1 - part))
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

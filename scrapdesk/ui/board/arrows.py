"""Arrows on a table: from what the coach would take up to where it would go. The one that is meant is broad and green.

Each is a sprite over the pieces, short of their middles and at the edge of what it would take, so that this is seen.
Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import atan2, cos, hypot, sin
from typing import Final

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.ui.board.sprites import RINGS, Painted, Sprites
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.theme import Colour

BROAD, THIN = 17, 8
"""How thick an arrow is, in design pixels."""
MEANT: Final = (0x2F, 0xA0, 0x7E)
OTHER: Final = (0xFF, 0xFF, 0xFF)
LEAVES, ARRIVES = 0.26, 0.1
"""How far from the middles of its ends an arrow keeps, in their own sizes."""
MOST_LEAVES, MOST_ARRIVES = 0.45, 0.34
"""It begins at the edge of what would be taken up, whose name is read then, and ends at the edge of what it would take,
where that is not so much of its way."""
MOST: Final = 0.65
"""Both together are no more of its way."""
SMALL: Final = 4
"""An arrow ends at the edge of what is smaller than so many of its own breadths: its head would hide all of it."""
LEAST = 5
HEAD, WIDE = 2.6, 1.45
"""How long the head of an arrow is, and how far it reaches to each side, in its own breadths."""

Way = tuple[Target, Target]
Line = tuple[tuple[float, float], tuple[float, float]]
"""Where an arrow begins, and its point."""


class ArrowSprite(Painted):
    def __init__(self, points: Sequence[tuple[float, float]], colour: Colour, rim: Colour, line: int) -> None:
        super().__init__()
        self._points = [(round(x), round(y)) for x, y in points]
        self._colour, self._rim, self._line = colour, rim, line
        left, top = min(x for x, _ in self._points), min(y for _, y in self._points)
        right, bottom = max(x for x, _ in self._points), max(y for _, y in self._points)
        self.rect = pygame.Rect(left, top, right - left, bottom - top).inflate(4 * line, 4 * line)

    def paint(self, surface: pygame.Surface) -> None:
        pygame.draw.polygon(surface, self._colour, self._points)
        pygame.draw.lines(surface, self._rim, True, self._points, self._line)


class Arrows:
    def __init__(self, context: AppContext, sprites: Sprites, box_of: Callable[[Target], pygame.Rect | None]) -> None:
        self._context, self._sprites, self._box_of = context, sprites, box_of
        self._shown: list[ArrowSprite] = []

    def __len__(self) -> int:
        return len(self._shown)

    @property
    def rects(self) -> list[pygame.Rect]:
        """Where they are."""
        return [sprite.rect for sprite in self._shown]

    def paint(self, surface: pygame.Surface) -> None:
        """All of them, and nothing else."""
        for sprite in self._shown:
            sprite.paint(surface)

    def out(self) -> None:
        for sprite in self._shown:
            sprite.kill()
        self._shown.clear()

    def show(self, ways: Sequence[Way], meant: int = 0, filled: Collection[Target] = ()) -> list[Line | None]:
        """These and no others; the one that is meant lies over the others. `filled`: the places where something lies
        that would be taken. Returns where each lies; None where there is no way to show."""
        self.out()
        lines: list[Line | None] = [None] * len(ways)
        order = [at for at in range(len(ways)) if at != meant] + [meant] * (meant < len(ways))
        for at in order:
            start, goal = self._box_of(ways[at][0]), self._box_of(ways[at][1])
            if start is not None and goal is not None and _apart(start, goal):
                lines[at] = self._add(start, goal, at == meant, ways[at][1] in filled)
        return lines

    def _add(self, start: pygame.Rect, goal: pygame.Rect, meant: bool, takes: bool) -> Line:
        px, theme = self._context.view.px, self._context.theme
        thick = max(LEAST, px(BROAD if meant else THIN))
        points = _outline(start, goal, thick, takes)
        if meant:
            sprite = ArrowSprite(points, MEANT, OTHER, max(2, px(3)))
        else:
            sprite = ArrowSprite(points, OTHER, theme.focus_in, max(2, px(2.5)))
        self._shown.append(sprite)
        self._sprites.put(sprite, RINGS)
        (x, y), (other_x, other_y) = points[0], points[-1]
        return ((x + other_x) / 2, (y + other_y) / 2), points[3]


def _apart(start: pygame.Rect, goal: pygame.Rect) -> bool:
    """Whether there is any way to show: what lies nearly where it is to go would only be painted over."""
    way = hypot(goal.centerx - start.centerx, goal.centery - start.centery)
    return way > min(*start.size, *goal.size) / 2


def _to_edge(box: pygame.Rect, angle: float) -> float:
    """How far it is from the middle to the edge, in a direction."""
    return min(box.width / 2 / max(abs(cos(angle)), 0.01), box.height / 2 / max(abs(sin(angle)), 0.01))


def _outline(start: pygame.Rect, goal: pygame.Rect, thick: float, takes: bool) -> list[tuple[float, float]]:
    """Shaft and head, from near the one middle to near the other, or to the edge of what it would take."""
    across, down = goal.centerx - start.centerx, goal.centery - start.centery
    angle, way = atan2(down, across), hypot(across, down)
    leaves = max(LEAVES * min(start.size), min(_to_edge(start, angle), way * MOST_LEAVES))
    small = takes or min(goal.size) < SMALL * thick
    arrives = min(_to_edge(goal, angle), way * MOST_ARRIVES) if small else ARRIVES * min(goal.size)
    if leaves + arrives > way * MOST:
        leaves, arrives = way * 0.36, way * 0.26
    head = min(HEAD * thick, (way - leaves - arrives) * 0.6)
    flat = [
        (leaves, -thick / 2),
        (way - arrives - head, -thick / 2),
        (way - arrives - head, -WIDE * thick),
        (way - arrives, 0.0),
        (way - arrives - head, WIDE * thick),
        (way - arrives - head, thick / 2),
        (leaves, thick / 2),
    ]
    turn_x, turn_y = cos(angle), sin(angle)
    return [(start.centerx + x * turn_x - y * turn_y, start.centery + x * turn_y + y * turn_x) for x, y in flat]

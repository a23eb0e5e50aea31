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

BROAD, THIN = 22, 9
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
BROAD_HEAD, THIN_HEAD = (2.1, 1.35), (4.4, 2.5)
"""How long the head of an arrow is, and how far it reaches to each side, in its own breadths."""
HEADLONG: Final = 0.62
"""The part of an arrow that its head is at most; a short one is thinner all over."""
FINE: Final = 2
"""So many times as large it is drawn, so that its edges are smooth."""

Way = tuple[Target, Target]
At = tuple[float, float]
Line = tuple[At, At]
"""Where an arrow begins, and its point."""


class ArrowSprite(Painted):
    def __init__(self, points: Sequence[At], colour: Colour, rims: Sequence[tuple[Colour, float]]) -> None:
        """`rims`: what lies around it, from the outermost on, and how far each reaches beyond its edge."""
        super().__init__()
        left, top = (round(min(at[axis] for at in points)) for axis in (0, 1))
        right, bottom = (round(max(at[axis] for at in points)) for axis in (0, 1))
        beyond = round(max(wide for _, wide in rims)) + 2
        self.rect = pygame.Rect(left, top, right - left, bottom - top).inflate(2 * beyond, 2 * beyond)
        large = pygame.Surface((self.rect.width * FINE, self.rect.height * FINE), pygame.SRCALPHA)
        inside = [((x - self.rect.left) * FINE, (y - self.rect.top) * FINE) for x, y in points]
        for rim, wide in rims:
            _edge(large, rim, inside, wide * FINE)
        pygame.draw.polygon(large, colour, inside)
        self.image = pygame.transform.smoothscale(large, self.rect.size)


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
        px, dark = self._context.view.px, self._context.theme.focus_in
        thick, line = max(LEAST, px(BROAD if meant else THIN)), max(1.5, px(2.5))
        rims = ((dark, 2.4 * line), (OTHER, 1.5 * line)) if meant else ((dark, 1.2 * line),)
        points = _outline(start, goal, thick, BROAD_HEAD if meant else THIN_HEAD, takes, rims[0][1])
        sprite = ArrowSprite(points, MEANT if meant else OTHER, rims)
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


def _edge(surface: pygame.Surface, colour: Colour, points: Sequence[At], wide: float) -> None:
    """A line around an outline, round at its corners, that reaches so far beyond it."""
    for at, (x, y) in enumerate(points):
        other_x, other_y = points[at - 1]
        long = max(0.01, hypot(other_x - x, other_y - y))
        aside_x, aside_y = (other_y - y) / long * wide, (x - other_x) / long * wide
        ends = [(x + aside_x, y + aside_y), (other_x + aside_x, other_y + aside_y)]
        ends += [(other_x - aside_x, other_y - aside_y), (x - aside_x, y - aside_y)]
        pygame.draw.polygon(surface, colour, ends)
        pygame.draw.circle(surface, colour, (x, y), wide)


def _outline(start: pygame.Rect, goal: pygame.Rect, thick: float, form: At, takes: bool, rim: float) -> list[At]:
    """Shaft and head, from near the one middle to near the other, or to the edge of what it would take; around them
    there is a rim."""
    across, down = goal.centerx - start.centerx, goal.centery - start.centery
    angle, way = atan2(down, across), hypot(across, down)
    leaves = max(LEAVES * min(start.size), min(_to_edge(start, angle), way * MOST_LEAVES))
    small = takes or min(goal.size) < SMALL * thick
    arrives = min(_to_edge(goal, angle), way * MOST_ARRIVES) if small else ARRIVES * min(goal.size)
    arrives += rim
    if leaves + arrives > way * MOST:
        leaves, arrives = way * 0.36, way * 0.26 + rim
    thick = min(thick, (way - leaves - arrives) * HEADLONG / form[0])
    head, wide = form[0] * thick, form[1] * thick
    flat = [
        (leaves, -thick / 2),
        (way - arrives - head, -thick / 2),
        (way - arrives - head, -wide),
        (way - arrives, 0.0),
        (way - arrives - head, wide),
        (way - arrives - head, thick / 2),
        (leaves, thick / 2),
    ]
    turn_x, turn_y = cos(angle), sin(angle)
    return [(start.centerx + x * turn_x - y * turn_y, start.centery + x * turn_y + y * turn_x) for x, y in flat]

"""What is laid over the cards of SCOPE for a moment: what is too near to be shelled, the way of a shell or
a shot.

Sprites, and nothing else. Must not know rules, nor when they are wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from typing import Final

import pygame

from scrapdesk.ui.board.sprites import Painted
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.theme import Colour, colour
from scrapdesk.ui.paint.type.styles import Style

WHITE: Final[Colour] = colour("#F6FAFB")
INK: Final[Colour] = colour("#12181D")
GROUND: Final[Colour] = colour("#141D24")
LABEL: Final = Style("sans-semibold", 20, "sans-semibold", 1.0)
LEAST: Final = 64
"""Pixels: a square narrower than this is struck out without words."""
DIM: Final = (128, 136, 144)
"""What is multiplied into what does not matter now."""
PALE: Final = (176, 182, 188)
"""The same, where it is to be read as well."""
DOT, SHELL, LINE = 6, 58, 8
"""Design pixels."""
SHOT: Final = 8
"""How thick the way of a shot is, in the same."""
MUZZLE: Final = ((2.05, "ink"), (1.7, "white"), (1.2, "ink"), (0.85, "shot"))
"""The place where it begins, as discs one on the other: how large, in its thickness, and of what colour."""
SIGHT: Final = 0.395
"""How far down a square the middle of the sight is over a card: that of its picture, above the name."""
STEPS: Final = 22
BENT: Final = 0.22
"""How far an arrow bends aside, in parts of its way."""
FAINT: Final = 150
"""How much of a ghost is seen, of 255."""
RISES: Final = 0.22
"""How high a shell flies, in parts of its way."""


def sight(card: pygame.Rect) -> tuple[int, int]:
    """The middle of the sight over a card."""
    return card.centerx, card.top + round(SIGHT * card.height)


class TooNear(Painted):
    """A square that is struck out, and why."""

    def __init__(self, context: AppContext, rect: pygame.Rect, words: str) -> None:
        super().__init__()
        self.rect, self._context, self._words = rect, context, words

    def paint(self, surface: pygame.Surface) -> None:
        art = self._context.art.get(picture("scope/mark-near"), self.rect.size)
        surface.blit(art, self.rect, None, self.blendmode)
        if self.rect.width < LEAST:
            return
        writer, px = self._context.writer, self._context.view.px
        room = self.rect.width - 2 * px(10)
        block = writer.shrunk(self._words, LABEL, room)
        plate = pygame.Rect(0, 0, min(self.rect.width, block.width + 2 * px(8)), block.height + px(6))
        plate.center = self.rect.center
        surface.fill(INK, plate)
        pygame.draw.rect(surface, WHITE, plate, max(1, px(1.5)))
        writer.draw(surface, block, (plate.centerx - block.width // 2, plate.centery - block.height // 2), WHITE)


FINER: Final = 3
"""Curves are drawn so much larger, and then made smaller."""


class Dimmed(Painted):
    """A card that does not matter for what is being decided, or told."""

    def __init__(self, rect: pygame.Rect, dim: tuple[int, int, int] = DIM) -> None:
        super().__init__()
        self.rect, self._dim = rect, dim

    def paint(self, surface: pygame.Surface) -> None:
        surface.fill(self._dim, self.rect.clip(surface.get_clip()), pygame.BLEND_RGB_MULT)


class Crosshair(Painted):
    """The sight over a card face down, and nothing of what is known of it."""

    def __init__(self, context: AppContext, rect: pygame.Rect) -> None:
        super().__init__()
        self.rect, self._context = rect, context

    def paint(self, surface: pygame.Surface) -> None:
        art = self._context.art.get(picture("scope/mark-sight"), self.rect.size)
        surface.blit(art, self.rect, None, self.blendmode)


class ShotWay(Painted):
    """The way of a shot: from a place at the edge of the front, which is marked, to the card under the sight. What is
    to be `spared` is not painted over."""

    def __init__(
        self,
        context: AppContext,
        start: tuple[int, int],
        goal: pygame.Rect,
        paint: Colour,
        spared: Sequence[pygame.Rect] = (),
    ) -> None:
        super().__init__()
        self._colour, self._line = paint, max(3, context.view.px(SHOT))
        self.ends = start, sight(goal)
        xs, ys = zip(*self.ends, strict=True)
        room = pygame.Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        self.rect = room.inflate(8 * self._line, 8 * self._line)
        self._spared = [rect for rect in spared if crosses(self.ends, rect, self._line)]

    def paint(self, surface: pygame.Surface) -> None:
        kept = [(rect, surface.subsurface(rect).copy()) for rect in self._spared if surface.get_rect().contains(rect)]
        self._paint(surface)
        for rect, under in kept:
            surface.blit(under, rect)

    def _paint(self, surface: pygame.Surface) -> None:
        ((x0, y0), (x1, y1)), line = self.ends, self._line
        long = max(1.0, hypot(x1 - x0, y1 - y0))
        for width, paint in ((1.8 * line, INK), (line, self._colour)):
            dx, dy = (x1 - x0) / long * width / 2, (y1 - y0) / long * width / 2
            band = [(x0 - dy, y0 + dx), (x1 - dy, y1 + dx), (x1 + dy, y1 - dx), (x0 + dy, y0 - dx)]
            pygame.draw.polygon(surface, paint, band)
            pygame.draw.aalines(surface, paint, True, band)
            pygame.draw.aacircle(surface, paint, self.ends[1], round(0.75 * width))
        paints = {"ink": INK, "white": WHITE, "shot": self._colour}
        for size, name in MUZZLE:
            pygame.draw.aacircle(surface, paints[name], self.ends[0], round(size * line))


def crosses(ends: tuple[tuple[int, int], tuple[int, int]], rect: pygame.Rect, line: int) -> bool:
    """Whether the way of a shot so thick would touch something."""
    return bool(rect.inflate(2 * line, 2 * line).clipline(ends))


class ShellWay(Painted):
    """Dots from a mortar to what it would hit, with the shell among them."""

    def __init__(self, context: AppContext, start: pygame.Rect, goal: pygame.Rect) -> None:
        super().__init__()
        self._context = context
        rise = RISES * max(abs(goal.centerx - start.centerx), abs(goal.centery - start.centery))
        top = (start.centerx + goal.centerx) / 2, (start.centery + goal.centery) / 2 - 2 * rise
        self._points = [_bent(start.center, top, goal.center, at / STEPS) for at in range(1, STEPS)]
        xs, ys = [x for x, _ in self._points], [y for _, y in self._points]
        room = pygame.Rect(round(min(xs)), round(min(ys)), round(max(xs) - min(xs)), round(max(ys) - min(ys)))
        self.rect = room.inflate(2 * context.view.px(SHELL), 2 * context.view.px(SHELL))

    def paint(self, surface: pygame.Surface) -> None:
        view = self._context.view
        dot, at = max(2, view.px(DOT)), round(0.66 * len(self._points))
        for x, y in self._points:
            pygame.draw.aacircle(surface, INK, (round(x), round(y)), dot + max(1, view.px(2)))
            pygame.draw.aacircle(surface, WHITE, (round(x), round(y)), dot)
        side = max(8, view.px(SHELL))
        shell = self._context.art.get(picture("scope/shell"), (side, side))
        x, y = self._points[at]
        surface.blit(shell, shell.get_rect(center=(round(x), round(y))), None, self.blendmode)


def _bent(start: tuple[int, int], top: tuple[float, float], goal: tuple[int, int], t: float) -> tuple[float, float]:
    """A point of the curve that leaves for the top and comes down at the goal."""
    one, two, three = (1 - t) ** 2, 2 * t * (1 - t), t**2
    return one * start[0] + two * top[0] + three * goal[0], one * start[1] + two * top[1] + three * goal[1]


class Ghost(Painted):
    """A card where it would come to lie, half seen. Its face is asked for as it is painted: it may come late."""

    def __init__(self, face: Callable[[], pygame.Surface | None], rect: pygame.Rect) -> None:
        super().__init__()
        self.rect, self._face = rect, face

    def paint(self, surface: pygame.Surface) -> None:
        surface.fill(GROUND, self.rect.clip(surface.get_clip()))
        face = self._face()
        if face is not None:
            faint = face.copy()
            faint.fill((FAINT,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(faint, self.rect, None, self.blendmode)


class SwapWay(Painted):
    """A bent arrow from where a card lies to where it would come to lie, and the word for it."""

    def __init__(self, context: AppContext, start: pygame.Rect, goal: pygame.Rect, words: str) -> None:
        super().__init__()
        self._context, self._words = context, words
        self._arrow: pygame.Surface | None = None
        across, down = goal.centerx - start.centerx, goal.centery - start.centery
        top = ((start.centerx + goal.centerx) / 2 + BENT * down, (start.centery + goal.centery) / 2 - BENT * across)
        begins, ends = 0.3, 0.82
        self._points = [
            _bent(start.center, top, goal.center, begins + (ends - begins) * at / STEPS) for at in range(STEPS + 1)
        ]
        xs, ys = [x for x, _ in self._points], [y for _, y in self._points]
        room = pygame.Rect(round(min(xs)), round(min(ys)), round(max(xs) - min(xs)), round(max(ys) - min(ys)))
        self.rect = room.inflate(2 * context.view.px(SHELL), 2 * context.view.px(SHELL))

    def _drawn(self) -> pygame.Surface:
        """The arrow, with smooth edges: once, for as long as it is seen."""
        view, (left, top) = self._context.view, self.rect.topleft
        large = pygame.Surface((FINER * self.rect.width, FINER * self.rect.height), pygame.SRCALPHA)

        def there(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
            return [(FINER * (x - left), FINER * (y - top)) for x, y in points]

        for width, paint in ((view.px(LINE + 3) + 2 * view.px(3), INK), (view.px(LINE + 3), WHITE)):
            for x, y in there(self._points):
                pygame.draw.circle(large, paint, (x, y), FINER * max(2, width) / 2)
            pygame.draw.lines(large, paint, False, there(self._points), FINER * max(2, width))
            pygame.draw.polygon(large, paint, there(self._head(width)))
        return pygame.transform.smoothscale(large, self.rect.size)

    def paint(self, surface: pygame.Surface) -> None:
        view, writer = self._context.view, self._context.writer
        points = [(round(x), round(y)) for x, y in self._points]
        if self._arrow is None:
            self._arrow = self._drawn()
        surface.blit(self._arrow, self.rect)
        block = writer.block(self._words, LABEL)
        plate = pygame.Rect(0, 0, block.width + 2 * view.px(10), block.height + view.px(6))
        plate.center = points[len(points) // 2]
        surface.fill(WHITE, plate)
        pygame.draw.rect(surface, INK, plate, max(1, view.px(1.5)))
        writer.draw(surface, block, (plate.centerx - block.width // 2, plate.centery - block.height // 2), INK)

    def _head(self, width: float) -> list[tuple[float, float]]:
        (x0, y0), (x1, y1) = self._points[-4], self._points[-1]
        long = max(1.0, hypot(x1 - x0, y1 - y0))
        dx, dy = (x1 - x0) / long, (y1 - y0) / long
        size = 1.2 * width + self._context.view.px(8)
        return [
            (x1 + 1.4 * size * dx, y1 + 1.4 * size * dy),
            (x1 - size * dy, y1 + size * dx),
            (x1 + size * dy, y1 - size * dx),
        ]

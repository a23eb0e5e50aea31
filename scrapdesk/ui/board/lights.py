"""What is laid over a table while something is shown: frames that close in on what is hit, tokens that fly, a caption.

Each is a sprite of the table's group, so that only what moves is painted anew. Knows beats, and no game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.ui.board.beats import Beat, Flight, Sign
from scrapdesk.ui.board.impacts import Bolt, Cracks, Figure, Light, Shaken, Shell
from scrapdesk.ui.board.sprites import SHOWN, Sprites
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.clock import ease_in_out
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import Style
from scrapdesk.ui.paint.type.writer import CENTRE

CAPTION: Final = "caption"
"""The slot of a map in which the words of what is shown stand."""
TOKEN: Final = 46
"""How large what flies is, in design pixels."""
FOLLOWS: Final = 0.16
"""How much later the next of several starts, as a part of the whole way."""
QUICK: Final = 1.35
"""How much sooner than the beat ends it has arrived."""
ARC: Final = 0.16
"""How high it flies, as a part of its way."""
CLOSES_FROM: Final = 26
"""How far outside of what is hit its frame begins, in design pixels; it has closed in after half of the beat."""
SMALLEST: Final = 11
STREAK: Final = 6
"""How thick the line of a shot is, in design pixels."""

BoxOf = Callable[[Target], pygame.Rect | None]


class Lights:
    """All of these, for the beat that is shown."""

    def __init__(self, context: AppContext, sprites: Sprites, box: BoxOf) -> None:
        self._context, self._sprites, self._box = context, sprites, box
        self._lit: list[Light] = []

    def show(self, beat: Beat, words: str) -> None:
        """Those of this beat, and no others."""
        self.out()
        for target in beat.struck:
            rect = self._box(target)
            if rect is not None:
                self._add(_Frame(self._context, rect))
        for flight in beat.flights if not self._context.clock.reduced_motion else ():
            self._fly(flight)
        for streak in beat.streaks:
            start, goal = self._box(streak.start), self._box(streak.goal)
            if start is None or goal is None:
                continue
            if streak.kind == "line":
                self._add(_Streak(self._context, start.center, goal.center, streak.colour))
            else:
                self._add((Bolt if streak.kind == "bolt" else Shell)(self._context, start, goal, streak))
        for sign in beat.signs:
            rect = self._box(sign.at)
            if rect is not None:
                self._add(_Sign(self._context, rect, sign))
        self._strike(beat)
        room = self._box(CAPTION)
        if room is not None and words:
            self._add(_Caption(self._context, room, words))
        self.move(0.0)

    def _strike(self, beat: Beat) -> None:
        """What breaks, what is gained or lost there, and a shake by the weight of the blow."""
        for target in beat.cracked:
            if (rect := self._box(target)) is not None:
                self._add(Cracks(self._context, rect))
        for rising in beat.rising:
            if (rect := self._box(rising.at)) is not None:
                self._add(Figure(self._context, rect, rising))
        for target in beat.shaken if beat.weight else ():
            if (rect := self._box(target)) is not None:
                self._add(Shaken(self._context, rect, beat.weight))

    def out(self) -> None:
        for light in self._lit:
            light.kill()
        self._lit.clear()

    def move(self, t: float) -> None:
        """The beat has come so far, from 0 to 1."""
        for light in self._lit:
            light.move(t)

    def _add(self, light: Light) -> None:
        self._lit.append(light)
        self._sprites.put(light, SHOWN)

    def _fly(self, flight: Flight) -> None:
        start, goal = self._box(flight.start), self._box(flight.goal)
        if start is not None and goal is not None:
            for number in range(flight.count):
                self._add(_Token(self._context, flight, number, (start.center, goal.center)))


class _Frame(Light):
    """A frame that closes in on what is hit. It is only drawn at: what it holds is not covered."""

    def __init__(self, context: AppContext, around: pygame.Rect) -> None:
        super().__init__(context, around)
        self._around = around
        self._line = max(2, context.view.px(4))

    def move(self, t: float) -> None:
        px = self.context.view.px
        far = 0.0 if self.context.clock.reduced_motion else max(0.0, 1 - 2 * ease_in_out(t))
        grown = 2 * round(px(CLOSES_FROM) * far) + px(8) + 4 * self._line
        self.lie(self._around.inflate(grown, grown))

    def paint(self, surface: pygame.Surface) -> None:
        theme, line, radius = self.context.theme, self._line, self.context.view.px(8)
        pygame.draw.rect(surface, theme.focus_in, self.rect.inflate(-2 * line, -2 * line), 2 * line, radius)
        pygame.draw.rect(surface, theme.glow, self.rect.inflate(-4 * line, -4 * line), line, radius)


class _Token(Light):
    """One of several small pictures that go the same way, in an arc."""

    def __init__(
        self, context: AppContext, flight: Flight, number: int, way: tuple[tuple[int, int], tuple[int, int]]
    ) -> None:
        side = max(1, context.view.px(TOKEN))
        super().__init__(context, pygame.Rect(0, 0, side, side))
        self._flight, self._number = flight, number
        self._start, self._across, self._down = way[0], way[1][0] - way[0][0], way[1][1] - way[0][1]
        self._high = ARC * (self._across**2 + self._down**2) ** 0.5

    def move(self, t: float) -> None:
        spread = 1 + FOLLOWS * (self._flight.count - 1)
        done = min(1.0, max(0.0, QUICK * ease_in_out(t) * spread - FOLLOWS * self._number))
        x = self._start[0] + self._across * done
        y = self._start[1] + self._down * done - self._high * 4 * done * (1 - done)
        rect = self.rect.copy()
        rect.center = (round(x), round(y))
        self.lie(rect)

    def paint(self, surface: pygame.Surface) -> None:
        image = self.context.art.get(self._flight.picture, self.rect.size)
        surface.blit(image, self.rect, None, self.blendmode)


class _Streak(Light):
    """A line that is there at once, dark under bright, with a point at both ends: the larger is what was hit."""

    def __init__(self, context: AppContext, start: Point, goal: Point, colour: Colour) -> None:
        self._ends, self._colour, self._line = (start, goal), colour, max(3, context.view.px(STREAK))
        left, top = min(start[0], goal[0]), min(start[1], goal[1])
        across, down = abs(start[0] - goal[0]), abs(start[1] - goal[1])
        super().__init__(context, pygame.Rect(left, top, across, down).inflate(8 * self._line, 8 * self._line))

    def paint(self, surface: pygame.Surface) -> None:
        (start, goal), line = self._ends, self._line
        for width, colour in ((2 * line, self.context.theme.focus_in), (line, self._colour)):
            pygame.draw.line(surface, colour, start, goal, width)
            pygame.draw.circle(surface, colour, start, round(0.8 * width))
            pygame.draw.circle(surface, colour, goal, width)


class _Sign(Light):
    """A picture over what is aimed at."""

    def __init__(self, context: AppContext, over: pygame.Rect, sign: Sign) -> None:
        wide, high = over.size if sign.fills else (min(over.size),) * 2
        rect = pygame.Rect(0, 0, max(1, round(wide * sign.grow)), max(1, round(high * sign.grow)))
        rect.center = over.center
        super().__init__(context, rect)
        self._picture = sign.picture

    def paint(self, surface: pygame.Surface) -> None:
        image = self.context.art.get(self._picture, self.rect.size)
        surface.blit(image, self.rect, None, self.blendmode)


class _Caption(Light):
    """What is shown, in words, in the room that the map has for them."""

    def __init__(self, context: AppContext, room: pygame.Rect, words: str) -> None:
        super().__init__(context, room)
        self._words = words

    def paint(self, surface: pygame.Surface) -> None:
        rect, writer, theme, px = self.rect, self.context.writer, self.context.theme, self.context.view.px
        pygame.draw.rect(surface, theme.focus_in, rect, border_radius=px(8))
        style, size = Style("sans-semibold", 22, leading=1.15), max(SMALLEST, round(rect.height * 0.24))
        block = writer.shrunk(self._words, style, rect.width - px(16), rect.height, size, SMALLEST, plain=True)
        top = rect.top + (rect.height - block.height) // 2
        writer.draw(surface, block, (rect.left + px(8), top), theme.over, CENTRE, rect.width - px(16))

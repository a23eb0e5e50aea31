"""The course of a game as a low strip of lines, without words: a picture of the graph above the line of a replay."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

import pygame

from scrapdesk.core.ledger import Chart
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.table.outcome.strokes import Spot, draw_line, strokes_in

FINER: Final = 2


class GameCourse:
    """`stops` are the plies at which the replay can stand: the strip is as long as the line that leads through them."""

    def __init__(self, context: AppContext, chart: Chart, stops: Sequence[int], colours: Sequence[Colour] = ()) -> None:
        self._strokes = strokes_in(colours)
        self._context = context
        self._lines = chart.lines
        last = max(1, len(stops) - 1)
        self._shares = [min(bisect_left(stops, ply), last) / last for ply in chart.plies]
        values = [value for line in chart.lines for value in line]
        self._low, self._high = min(0, *values), max(1, *values)
        self._painted: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        if rect.width <= 0 or rect.height <= 0:
            return
        if self._painted is None or self._painted.get_size() != rect.size:
            self._painted = self._paint(rect.size)
        surface.blit(self._painted, rect)

    def _paint(self, size: tuple[int, int]) -> pygame.Surface:
        large = pygame.Surface((size[0] * FINER, size[1] * FINER), pygame.SRCALPHA)
        width = max(2, self._context.view.px(3)) * FINER
        base = large.get_height() - width
        pygame.draw.line(large, self._context.theme.line, (0, base), (large.get_width(), base), FINER)
        for seat in reversed(range(len(self._lines))):
            draw_line(large, self._spots(seat, large.get_size(), width), self._strokes[seat], width)
        return pygame.transform.smoothscale(large, size)

    def _spots(self, seat: int, size: tuple[int, int], width: int) -> list[Spot]:
        room = size[1] - (2 + len(self._lines)) * width
        found: list[Spot] = []
        for share, value in zip(self._shares, self._lines[seat], strict=True):
            y = width * (1 + seat) + room * (1 - (value - self._low) / max(1, self._high - self._low))
            if found:
                found.append((share * size[0], found[-1][1]))
            found.append((share * size[0], y))
        return found

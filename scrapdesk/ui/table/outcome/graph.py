"""The graph of a game: a line for each seat over the course of the game, told apart by dash and mark.

Must not know what is measured.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from scrapdesk.core.ledger import Chart
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import Point
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.paint.type.styles import LABEL, META, Style
from scrapdesk.ui.table.outcome.strokes import draw_line, draw_mark, strokes_in
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import TextBox, Widget

HEIGHT: Final = 250
"""Design pixels of the lines' own room."""
INSET: Final = 14
"""Above the highest value and below the lowest, before the first place and behind the last."""
FINER: Final = 2
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
SCALE: Final = 9
"""So many moves are named along the foot, at most."""
MARKS: Final = 6
"""Marks on each line, about."""


class Graph(Widget):
    def __init__(self, context: AppContext, chart: Chart, names: Sequence[str], colours: Sequence[Colour] = ()) -> None:
        title = context.texts.sentence(chart.title)
        ends = ", ".join(f"{name} {line[-1]}" for name, line in zip(names, chart.lines, strict=True))
        super().__init__(context, context.texts("Graph: {title}. At the end: {ends}.", title=title, ends=ends))
        self._strokes = strokes_in(colours)
        self._chart, self._names, self._title = chart, tuple(names), title
        self._plot = pygame.Rect(0, 0, 0, 0)
        self._top = 0
        """Where it stood when its parts were placed."""
        self._legend: list[tuple[int, pygame.Rect]] = []
        self._painted: pygame.Surface | None = None
        self._places = chart.periods or _every_few(chart)
        """What is counted along the foot: rounds, or moves."""
        self._counted = context.texts("Move") if not chart.periods else ""
        if chart.periods and chart.period is not None:
            self._counted = context.texts.line(chart.period)
        low, high = self._range()
        self._low, self._high = low, high
        self._step = next((step for step in STEPS if (high - low) / step <= 5), STEPS[-1])

    def _range(self) -> tuple[int, int]:
        values = [value for line in self._chart.lines for value in line]
        return min(0, *values), max(1, self._chart.limit, *values)

    # -- layout -----------------------------------------------------------------------------------------

    def place(self, left: int, top: int, width: int) -> int:
        """The title and the names above, the lines below them, what is counted at the foot."""
        px, writer = self.context.view.px, self.context.writer
        bottom = self._place_legend(left, top, width) + px(14)
        margin = max(writer.width(str(value), META) for value in (self._low, self._high)) + px(14)
        foot = writer.line_height(META) + px(14) if self._places else px(6)
        was, self._plot = self._plot, pygame.Rect(left + margin, bottom, width - margin - px(10), px(HEIGHT))
        if was.size != self._plot.size:
            self._painted = None
        self.rect = pygame.Rect(left, top, width, self._plot.bottom + foot - top)
        self._top = top
        return self.rect.bottom

    def _follow(self) -> None:
        """Whoever scrolls moves the whole, and nothing of what it is made of."""
        by, self._top = self.rect.top - self._top, self.rect.top
        if by:
            self._plot.move_ip(0, by)
            for _, rect in self._legend:
                rect.move_ip(0, by)

    def _place_legend(self, left: int, top: int, width: int) -> int:
        """Names in as many rows as they need, behind the title."""
        px, writer = self.context.view.px, self.context.writer
        row = writer.line_height(LABEL) + px(6)
        x, y, gap = left + writer.block(self._title, LABEL).width + px(36), top, px(28)
        self._legend = []
        for seat in range(len(self._names)):
            wide = min(width, self._sample() + px(10) + writer.block(self._names[seat], META).width)
            if x + wide > left + width and x > left:
                x, y = left, y + row
            self._legend.append((seat, pygame.Rect(x, y, wide, row)))
            x += wide + gap
        return y + row

    def _sample(self) -> int:
        return self.context.view.px(64)

    def _x(self, at: int) -> float:
        inset = self.context.view.px(INSET)
        return inset + (self._plot.width - 2 * inset) * at / max(1, len(self._chart.plies) - 1)

    def _y(self, value: float) -> float:
        inset = self.context.view.px(INSET)
        return inset + (self._plot.height - 2 * inset) * (1 - (value - self._low) / max(1, self._high - self._low))

    # -- paint ------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        self._follow()
        theme, px, writer = self.context.theme, self.context.view.px, self.context.writer
        writer.draw(surface, writer.block(self._title, LABEL), self.rect.topleft, theme.text)
        for seat, rect in self._legend:
            self._draw_name(surface, seat, rect)
        self.context.shapes.draw(surface, self._plot.inflate(2 * px(6), 2 * px(6)), plates.well(self.context))
        for value, y in self._levels():
            block = writer.block(str(value), META)
            at = (self._plot.left - px(12) - block.width, y - block.height // 2)
            writer.draw(surface, block, at, theme.muted)
        for words, left in self._period_words():
            writer.draw(surface, writer.block(words, META), (left, self._plot.bottom + px(10)), theme.muted)
        if self._painted is None:
            self._painted = self._paint()
        surface.blit(self._painted, self._plot)

    def _levels(self) -> list[tuple[int, int]]:
        """The numbers at the left, and how high they stand."""
        first = -(-self._low // self._step) * self._step
        return [(value, self._plot.top + round(self._y(value))) for value in range(first, self._high + 1, self._step)]

    def _period_words(self) -> list[tuple[str, int]]:
        """The rounds or moves at the foot, as many as there is room for; the first says what they are."""
        texts, writer, px = self.context.texts, self.context.writer, self.context.view.px
        found: list[tuple[str, int]] = []
        free = self.rect.left
        for at, number in self._places:
            words = str(number)
            if self._counted and not found:
                words = texts("{period} {n}", period=self._counted, n=number)
            wide = writer.block(words, META).width
            left = min(self._plot.left + round(self._x(at)), self.rect.right - wide)
            if left >= free:
                found.append((words, left))
                free = left + wide + px(14)
        return found

    def _draw_name(self, surface: pygame.Surface, seat: int, rect: pygame.Rect) -> None:
        px, writer, theme = self.context.view.px, self.context.writer, self.context.theme
        sample = self._sample()
        line = pygame.Surface((sample * FINER, rect.height * FINER), pygame.SRCALPHA)
        middle = line.get_height() / 2
        ends = [(px(5) * FINER, middle), (line.get_width() - px(5) * FINER, middle)]
        draw_line(line, ends, self._strokes[seat], max(2, px(4)) * FINER)
        draw_mark(line, (line.get_width() / 2, middle), self._strokes[seat], px(8) * FINER, theme.panel)
        surface.blit(pygame.transform.smoothscale(line, (sample, rect.height)), rect)
        block = writer.block(self._names[seat], META)
        writer.draw(surface, block, (rect.left + sample + px(10), rect.centery - block.height // 2), theme.text)

    def _paint(self) -> pygame.Surface:
        """The lines, drawn larger and shrunk."""
        size = self._plot.size
        fine = FINER if size[0] <= 1600 else 1
        large = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
        self._paint_grid(large, fine)
        for seat in reversed(range(len(self._chart.lines))):
            self._paint_line(large, seat, fine)
        return pygame.transform.smoothscale(large, size) if fine > 1 else large

    def _paint_grid(self, large: pygame.Surface, fine: int) -> None:
        theme, px = self.context.theme, self.context.view.px
        for _, y in self._levels():
            level = (y - self._plot.top) * fine
            pygame.draw.line(large, theme.line, (0, level), (large.get_width(), level), fine)
        for at, _ in self._places:
            x = round(self._x(at)) * fine
            pygame.draw.line(large, theme.line, (x, 0), (x, large.get_height()), fine)
        if self._chart.limit:
            level, dash = round(self._y(self._chart.limit)) * fine, px(14) * fine
            for x in range(0, large.get_width(), 2 * dash):
                pygame.draw.line(large, theme.refuse, (x, level), (x + dash, level), max(1, px(3)) * fine)

    def _paint_line(self, large: pygame.Surface, seat: int, fine: int) -> None:
        """Steps, because nothing happens between two moves; lines that would cover each other lie side by side."""
        px, line, stroke = self.context.view.px, self._chart.lines[seat], self._strokes[seat]
        shift = (seat - (len(self._chart.lines) - 1) / 2) * px(4)
        spots = [(self._x(0) * fine, (self._y(line[0]) + shift) * fine)]
        for at in range(1, len(line)):
            x, y = self._x(at) * fine, (self._y(line[at]) + shift) * fine
            if y != spots[-1][1]:
                spots += [(x, spots[-1][1]), (x, y)]
        spots.append((self._x(len(line) - 1) * fine, spots[-1][1]))
        draw_line(large, spots, stroke, max(2, px(4)) * fine)
        every = max(1, len(line) // MARKS)
        for at in [*range(every // 2 + seat * every // 9, len(line) - every // 2, every), len(line) - 1]:
            at_mark = (self._x(at) * fine, (self._y(line[at]) + shift) * fine)
            draw_mark(large, at_mark, stroke, px(8) * fine, self.context.theme.well)

    def text_boxes(self) -> list[TextBox]:
        self._follow()
        theme, px = self.context.theme, self.context.view.px
        boxes = [self._box(self._title, LABEL, self.rect.topleft, theme.panel, theme.text)]
        for seat, rect in self._legend:
            at = (rect.left + self._sample() + px(10), rect.top)
            boxes.append(self._box(self._names[seat], META, at, theme.panel, theme.text))
        for words, left in self._period_words():
            boxes.append(self._box(words, META, (left, self._plot.bottom + px(10)), theme.panel, theme.muted))
        return boxes

    def _box(
        self, words: str, style: Style, at: Point, fill: tuple[int, int, int], ink: tuple[int, int, int]
    ) -> TextBox:
        block = self.context.writer.block(words, style)
        return TextBox(words, self.rect, pygame.Rect(at, block.size), ink, fill, block.px)


def _every_few(chart: Chart) -> tuple[tuple[int, int], ...]:
    """The first move and every few after it, where in the chart they come; nothing where moves are not counted."""
    last = chart.numbers[-1] if chart.numbers else 0
    step = next((step for step in STEPS if last / step <= SCALE), STEPS[-1])
    wanted = [1, *range(step, last + 1, step)] if last else []
    first = {number: chart.numbers.index(number) for number in reversed(wanted) if number in chart.numbers}
    return tuple((first[number], number) for number in sorted(first))

"""The story of a game, row by row, the newest at the end. A line that rests on a rule leads to it.

A row that is less than its sentences tells them when it is looked at. Owns which rows are seen, and
which one is pointed at or chosen.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown, Point
from scrapdesk.ui.widgets.base import TextBox
from scrapdesk.ui.widgets.logrows import BEYOND, LogEntry, RowPainter, ToldRow, row_from, shares
from scrapdesk.ui.widgets.scroll import ScrollPane


class LogPane(ScrollPane):
    """Only the lines that are seen are set and painted, so it may be as long as it likes."""

    focusable = True

    def __init__(
        self,
        context: AppContext,
        open_rule: Callable[[str], None],
        region: str = "log",
        look_at: Callable[[int], None] | None = None,
    ) -> None:
        """`look_at` shows the table as it was after a move; without it a line leads to its rule at once."""
        super().__init__(context, context.texts("Log"), region)
        self._open_rule, self.look_at = open_rule, look_at
        self._lines: tuple[LogEntry, ...] = ()
        self._rows: list[ToldRow] = []
        self._tops: list[int] = []
        """Where each row begins."""
        self._highs: list[int] = []
        """How high each row is."""
        self._end = 0
        """Where the last one ends."""
        self._painter = RowPainter(context)
        self.passed = self._pass
        self.current: int | None = None
        """The first line of the row that was chosen."""
        self._hovered: int | None = None
        """The same of the row under the pointer."""
        self.past: int | None = None
        """Which position is looked at, as a ply; None: that of now."""

    @property
    def airy(self) -> bool:
        """Whether its rows in short are large and stand apart."""
        return self._painter.airy

    @airy.setter
    def airy(self, airy: bool) -> None:
        self._painter.airy = airy

    @property
    def lines(self) -> tuple[LogEntry, ...]:
        return self._lines

    def tell(self, lines: Sequence[LogEntry]) -> None:
        """All lines anew; the end is shown where it was shown before."""
        at_end = self.offset >= self.overflow - 4
        before, now = self._lines, tuple(lines)
        if now[: len(before)] != before:
            self.current, before = None, ()
        if self._painter.suit(now):
            before = ()
        self._lines = now
        self._hovered = None
        self._measure(len(before))
        self._move_to(self.overflow if at_end else self.offset)

    def arrange(self, to_end: bool = False) -> None:
        """Measures the lines for the width that it has."""
        self._measure(0)
        self._move_to(self.overflow if to_end else self.offset)

    def _measure(self, first: int) -> None:
        """Where the rows from this line on stand, below those that stand already. The last of these may have grown."""
        self._painter.width = self.inner_width
        self._painter.reach = self.rect.width - self.context.view.px(6)
        while self._rows and (self._rows[-1].end > first or shares(self._lines, self._rows[-1].end)):
            self._rows.pop()
        del self._tops[len(self._rows) :], self._highs[len(self._rows) :]
        first = self._rows[-1].end if self._rows else 0
        top = self._tops[-1] + self._painter.pitch(self._rows[-1], self._highs[-1]) if self._rows else 0
        while first < len(self._lines):
            row = row_from(self._lines, first, self.context.texts)
            self._rows.append(row)
            self._tops.append(top)
            self._highs.append(self._painter.high(row))
            top += self._painter.pitch(row, self._highs[-1])
            first = row.end
        self._length = self._end = top
        if top > self.rect.height and self._rows:  # at its end it begins with a whole row, and what is left is below
            whole = bisect_left(self._tops, top - self.rect.height)
            self._length = self._tops[min(whole, len(self._tops) - 1)] + self.rect.height

    @property
    def _shows_bar(self) -> bool:
        """Only for whoever is there: at rest it is the end of the story that is seen."""
        return self.overflow > 0 and (self.hovered or self.focused or self.offset < self.overflow)

    def _row_of(self, line: int) -> int:
        """Which row a line stands in."""
        return bisect_right(self._rows, line, key=lambda row: row.first) - 1

    # -- use --------------------------------------------------------------------------------------------

    def hit(self, pos: Point) -> bool:
        return self.visible and self.rect.collidepoint(pos)

    def press(self, pos: Point) -> None:
        self.pressed = True
        if super().hit(pos):
            super().press(pos)
        else:
            self.current = self._at(pos)
            self.touch()

    def release(self, pos: Point) -> None:
        self.pressed = False
        dragging = self._grabbed is not None
        super().release(pos)
        if not dragging and self.current is not None and self._at(pos) == self.current:
            self.activate()

    def activate(self) -> None:
        line = None if self.current is None else self._lines[self.current]
        if line is not None and self.look_at is not None and line.ply >= 0:
            self.look_at(line.ply)
        elif line is not None and line.rule:
            self._open_rule(line.rule)

    def key(self, event: KeyDown) -> bool:
        steps = {"up": -1, "down": 1, "page up": -8, "page down": 8, "home": -10_000, "end": 10_000}
        if self.look_at is not None and self.context.keys.means(event, "rule") and self._rule_now:
            self._open_rule(self._rule_now)
            return True
        wish = self.context.keys.meant(event, "moving")
        if wish not in steps or not self._lines:
            return False
        last = len(self._rows) - 1
        at = last if self.current is None else self._row_of(self.current) + steps[wish]
        if not 0 <= at <= last and abs(steps[wish]) == 1:
            return False
        self.current = self._rows[max(0, min(at, last))].first
        self._show_line(self.current)
        self.touch()
        return True

    @property
    def _rule_now(self) -> str:
        """The rule that the marked line rests on."""
        return "" if self.current is None else self._lines[self.current].rule

    def tooltip(self) -> str:
        texts, keys = self.context.texts, self.context.keys
        use, rule = keys.called("use", texts), self._rule_now
        if self.look_at is None:
            return texts("Rule {rule}: click or press {key} to read it", rule=rule, key=use) if rule else ""
        how = texts("Click or press {key} to see the table after this move", key=use)
        row = self._looked_at
        if row is None or not (row.short or row.end - row.first > 1):
            return how
        return "\n".join([*(line.text for line in self._lines[row.first : row.end]), how])

    @property
    def _looked_at(self) -> ToldRow | None:
        """The row under the pointer, or that was chosen."""
        index = self._hovered if self._hovered is not None else self.current
        return None if index is None or not self._rows else self._rows[self._row_of(index)]

    def _pass(self, pos: Point) -> bool:
        before, self._hovered = self._hovered, self._at(pos)
        row = self._looked_at
        if row is not None:
            top = self.rect.top + self._tops[self._row_of(row.first)] - self.offset
            room = pygame.Rect(self.rect.left, top, self.rect.width, self._painter.high(row))
            self.told_of = room.clip(self.rect)
        return self._hovered != before

    def hover(self, over: bool) -> None:
        super().hover(over)
        if not over:
            self._hovered = None

    def _at(self, pos: Point) -> int | None:
        """The first line of the row at a point."""
        y = pos[1] - self.rect.top + self.offset
        above = bisect_right(self._tops, y) - 1
        return self._rows[above].first if above >= 0 and y < self._end else None

    def _show_line(self, index: int) -> None:
        at = self._row_of(index)
        top = self._tops[at]
        bottom = top + self._painter.high(self._rows[at])
        if top < self.offset:
            self._move_to(top)
        elif bottom > self.offset + self.rect.height:
            self._move_to(bottom - self.rect.height)

    # -- painting ---------------------------------------------------------------------------------------

    @property
    def newest(self) -> int:
        """The last move that was somebody's, before the position that is looked at: its lines are lit."""
        end = self.past
        heads = (line.ply for line in reversed(self._lines) if line.heads)
        return next((ply for ply in heads if end is None or ply < end), -1)

    def _is_lit(self, row: ToldRow, newest: int) -> bool:
        return row.last >= 0 and row.head.ply <= newest <= row.last

    def _is_chosen(self, row: ToldRow) -> bool:
        return self.current is not None and row.first <= self.current < row.end

    def _seen(self, window: pygame.Rect) -> list[tuple[ToldRow, int]]:
        """The rows that are seen, and where each stands."""
        seen, beyond = [], self.context.view.px(BEYOND)
        first = max(0, bisect_right(self._tops, self.offset + window.top - self.rect.top - beyond) - 1)
        for at in range(first, len(self._rows)):
            y, high = self.rect.top + self._tops[at] - self.offset, self._highs[at]
            if y - beyond > window.bottom:
                break
            if y < self.rect.top - 2 and high < self.rect.height:
                continue  # half a line is nothing to read
            if y + high + beyond >= window.top:
                seen.append((self._rows[at], y))
        return seen

    def draw_content(self, surface: pygame.Surface, window: pygame.Rect) -> None:
        scenes, newest = self.context.scenes, self.newest
        painting = scenes.painting
        for row, y in self._seen(window.clip(self.rect)):
            lit, chosen = self._is_lit(row, newest), self._is_chosen(row)
            if painting is not None:  # what comes late is painted again in its row alone
                room = pygame.Rect(window.left, y, window.width, self._highs[self._row_of(row.first)])
                scenes.painting = room.inflate(0, 2 * self.context.view.px(BEYOND)).clip(window)
            self._painter.draw(surface, row, (self.rect.left, y), lit, chosen)
        scenes.painting = painting

    @property
    def window(self) -> pygame.Rect:
        return self.rect

    def text_boxes(self) -> list[TextBox]:
        boxes = [
            box
            for row, y in self._seen(self.rect)
            for box in self._painter.boxes(
                row, (self.rect.left, y), self._is_lit(row, self.newest), self._is_chosen(row)
            )
        ]
        return [box for box in boxes if self.rect.contains(box.needed)]

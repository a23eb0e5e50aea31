"""The newest row of a log by itself, in one line: what has just happened, where there is no room for more of it.

It tells its sentence when it is looked at. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import NOTE
from scrapdesk.ui.widgets.base import TextBox, Widget
from scrapdesk.ui.widgets.logrows import LogEntry, RowPainter, ToldRow, row_from, shares


class LastRow(Widget):
    explains = True

    def __init__(self, context: AppContext) -> None:
        super().__init__(context, "", "log")
        self.visible = False
        self._painter = RowPainter(context)
        self._lines: tuple[LogEntry, ...] = ()
        self._row: ToldRow | None = None

    def tell(self, lines: Sequence[LogEntry]) -> None:
        """All of the log: the row that its last line stands in is shown."""
        first = len(lines) - 1
        while shares(lines, first):
            first -= 1
        found = tuple(line._replace(below="", seal=None) for line in lines[first:]) if lines else ()
        if found != self._lines:
            self._lines = found
            self.name = self.tip = " ".join(line.text for line in found)
            self._fit()
            self.touch()

    @property
    def height(self) -> int:
        return round(self.context.writer.line_height(NOTE) * 1.3)

    def place(self, rect: pygame.Rect) -> None:
        self.rect = rect
        self._fit()

    def _fit(self) -> None:
        """As many words as have room in one line; nothing is measured for a row that has no place."""
        if not self.rect.width:
            self._row = None
            return
        self._painter.suit(self._lines)
        self._painter.width = self.rect.width
        self._row = row_from(self._lines, 0, self.context.texts) if self._lines else None
        words = "" if self._row is None else self._row.words
        while self._row is not None and words and self._painter.high(self._row) > self.height:
            words = words[:-2].rstrip()
            self._row = self._row._replace(words=f"{words}\u2026")

    def draw(self, surface: pygame.Surface) -> None:
        if self._row is not None:
            self._painter.draw(surface, self._row, self._at, newest=True, chosen=False)

    def text_boxes(self) -> list[TextBox]:
        return [] if self._row is None else self._painter.boxes(self._row, self._at, newest=True, chosen=False)

    @property
    def _at(self) -> tuple[int, int]:
        high = 0 if self._row is None else self._painter.high(self._row)
        return self.rect.left, self.rect.top + (self.rect.height - high) // 2

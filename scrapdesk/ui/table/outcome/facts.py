"""What each seat did in a game, as a table: a row for each thing, a column for each seat; or a paragraph for each seat
where the columns would be too narrow.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scrapdesk.core.ledger import tallied, thrown
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import BODY, LABEL, META, Style
from scrapdesk.ui.paint.type.writer import RIGHT
from scrapdesk.ui.table.telling import NamedMatch
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.label import Label

Row = tuple[str, tuple[str, ...]]
LEAST = 120
"""Design pixels of a column, at least; more with larger texts."""


def rows_of(context: AppContext, played: NamedMatch) -> list[Row]:
    """Everything that is counted in a game that is over; dice with what would have been fair."""
    texts, entries, ledger = context.texts, played.match.entries(None), played.table.ledger
    done = tallied(entries, ledger, len(played.names))
    rows = [(texts.sentence(label), tuple(map(str, values))) for label, values in done]
    for label, values in thrown(entries, ledger, len(played.names)):
        cells = (texts("{n} (expected: {fair})", n=shown, fair=f"{fair:g}") for shown, fair in values)
        rows.append((texts.sentence(label), tuple(cells)))
    return rows


class Facts:
    """The widgets of the table; whoever shows them lays them into a column."""

    def __init__(self, context: AppContext, names: Sequence[str], rows: Sequence[Row]) -> None:
        self._context = context
        self._names, self._rows = tuple(names), tuple(rows)

    def place(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        """Lays the table out; returns its widgets and where it ends."""
        if not self._rows:
            return [], top
        least = round(self._context.view.px(LEAST) * self._context.view.text)
        column = min(self._context.view.px(230), width * 6 // 10 // len(self._names))
        return self._table(left, top, width, column) if column >= least else self._paragraphs(left, top, width)

    def _table(self, left: int, top: int, width: int, column: int) -> tuple[list[Widget], int]:
        px = self._context.view.px
        heads = [self._context.writer.fitted(name, META, column - px(16)) for name in self._names]
        widgets, bottom = self._line(left, top, width, column, "", heads, META, "muted")
        for label, values in self._rows:
            row, bottom = self._line(left, bottom + px(4), width, column, label, values, BODY, "text")
            widgets += row
        return widgets, bottom

    def _line(
        self,
        left: int,
        top: int,
        width: int,
        column: int,
        label: str,
        cells: Sequence[str],
        style: Style,
        tone: str,
    ) -> tuple[list[Widget], int]:
        context, gap = self._context, self._context.view.px(16)
        first = width - column * len(self._names)
        head = Label(context, label, BODY, "muted")
        low = head.place(left, top, first - gap)
        widgets: list[Widget] = [head]
        for number, cell in enumerate(cells):
            value = Label(context, cell, style, tone, align=RIGHT, plain=True)
            low = max(low, value.place(left + first + number * column + gap, top, column - gap))
            widgets.append(value)
        return widgets, low

    def _paragraphs(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        widgets: list[Widget] = []
        px = self._context.view.px
        for seat, name in enumerate(self._names):
            done = [f"{label}: {values[seat]}" for label, values in self._rows if values[seat] != "0"]
            head = Label(self._context, name, LABEL, plain=True)
            words = Label(self._context, "; ".join(done) or self._context.texts("nothing"), BODY, "muted")
            top = words.place(left, head.place(left, top, width), width) + px(8)
            widgets += [head, words]
        return widgets, top


class Rule(Widget):
    """A thin line between two parts."""

    def place(self, left: int, top: int, width: int) -> int:
        px = self.context.view.px
        self.rect = pygame.Rect(left, top + px(14), width, max(1, px(2)))
        return self.rect.bottom + px(14)

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(self.context.theme.line, self.rect)

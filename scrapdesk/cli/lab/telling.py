"""A report in words: as text for a terminal, as Markdown for a document, as JSON for a program. Counts nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isfinite
from typing import Any, Final

from scrapdesk.core.estimates import Estimate, Kind
from scrapdesk.core.report import Bar, Cell, Report, Table

_FORMS: Final = {Kind.SHARE: "{:.1%}", Kind.SHIFT: "{:+.1%}", Kind.MEAN: "{:.2f}"}


def text_of(report: Report) -> Iterator[str]:
    """Bars that are not met one by one, the others by their number; then the tables."""
    met = sum(bar.met for bar in report.bars)
    if report.bars:
        yield f"{met} of {len(report.bars)} bars are met"
    for bar in report.bars:
        if not bar.met:
            yield f"  not met: {_bar(bar)}"
    for table in report.tables:
        yield ""
        yield table.title
        yield from _columns(table)
        if table.note:
            yield f"  {table.note}"


def markdown_of(report: Report, folder: str = "") -> Iterator[str]:
    """The whole report; its plots lie in a folder beside the document."""
    if report.bars:
        yield f"{sum(bar.met for bar in report.bars)} of {len(report.bars)} bars are met."
        yield ""
        yield from _markdown(_bar_table(report.bars))
    for table in report.tables:
        yield ""
        yield f"### {table.title}"
        yield ""
        yield from _markdown(table)
        if table.note:
            yield ""
            yield table.note
    for plot in report.plots:
        yield ""
        yield f"![{plot.title}]({folder}{plot.name}.svg)"


def json_of(report: Report) -> dict[str, Any]:
    return {
        "bars": [
            {"rule": bar.rule, "what": bar.what, "wanted": [bar.least, bar.most], "met": bar.met, **_numbers(bar.found)}
            for bar in report.bars
        ],
        "tables": [
            {
                "title": table.title,
                "columns": list(table.columns),
                "rows": [
                    [_numbers(cell) if isinstance(cell, Estimate) else cell for cell in row] for row in table.rows
                ],
            }
            for table in report.tables
        ],
    }


def _numbers(found: Estimate) -> dict[str, Any]:
    low, high = (round(bound, 6) if isfinite(bound) else None for bound in (found.low, found.high))
    return {"value": round(found.value, 6), "interval95": [low, high], "cases": found.cases}


def _bar(bar: Bar) -> str:
    return f"{bar.rule}: {bar.what} {cell_text(bar.found)}, wanted {_wanted(bar)}"


def _wanted(bar: Bar) -> str:
    return f"{bar.least:+.0%} to {bar.most:+.0%}" if bar.least < 0 else f"{bar.least:.0%} to {bar.most:.0%}"


def _bar_table(bars: Sequence[Bar]) -> Table:
    rows = tuple((bar.rule, bar.what, _wanted(bar), bar.found, "yes" if bar.met else "**no**") for bar in bars)
    return Table("Bars", ("rule", "what", "wanted", "found", "met"), rows)


def cell_text(cell: Cell) -> str:
    if isinstance(cell, Estimate):
        return _estimate(cell)
    return f"{cell:.2f}" if isinstance(cell, float) else str(cell)


def _estimate(found: Estimate) -> str:
    if not found.cases:
        return "-"
    numbers = (found.value, found.low, found.high)
    value, low, high = (_FORMS[found.kind].format(number) for number in numbers)
    return f"{value} ({low} to {high})" if isfinite(found.low) else f"{value} (once)"


def _columns(table: Table) -> Iterator[str]:
    rows = [table.columns, *(tuple(map(cell_text, row)) for row in table.rows)]
    widths = [max(len(row[at]) for row in rows) for at in range(len(table.columns))]
    for row in rows:
        yield "  " + "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip()


def _markdown(table: Table) -> Iterator[str]:
    yield f"| {' | '.join(table.columns)} |"
    yield f"|{'---|' * len(table.columns)}"
    for row in table.rows:
        yield f"| {' | '.join(map(cell_text, row))} |"

"""Breaks runs of text into lines of a width. Pure: it is told how wide things are, and paints nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from scrapdesk.ui.type.markup import Run

Measure = Callable[[str, bool], int]
"""How wide a text is, plain or bold."""


class Fragment(NamedTuple):
    """A piece of a line, `x` from its beginning."""

    x: int
    width: int
    text: str
    bold: bool
    icon: str


class Line(NamedTuple):
    fragments: tuple[Fragment, ...]
    width: int


class _Word(NamedTuple):
    """What is not torn apart: a word, or an icon. `gap`: a space stood before it."""

    text: str
    bold: bool
    icon: str
    gap: bool
    breaks: bool = False


def lay_out(runs: Iterable[Run], width: int, measure: Measure, icon: int) -> tuple[Line, ...]:
    """Lines no wider than `width`; a word that is wider than a line is cut where the line ends."""
    setter = _Setter(width, measure, icon)
    for word in _words(runs):
        if word.breaks:
            setter.end_line()
        else:
            setter.add(word)
    setter.end_line()
    return tuple(setter.lines)


def _words(runs: Iterable[Run]) -> Iterator[_Word]:
    gap = False
    for run in runs:
        if run.breaks:
            yield _Word("", False, "", False, breaks=True)
            gap = False
        elif run.icon:
            yield _Word("", False, run.icon, gap)
            gap = False
        else:
            for number, part in enumerate(run.text.split(" ")):
                gap = gap or number > 0
                if part:
                    yield _Word(part, run.bold, "", gap)
                    gap = False


class _Setter:
    def __init__(self, width: int, measure: Measure, icon: int) -> None:
        self.lines: list[Line] = []
        self._width = max(width, 1)
        self._measure = measure
        self._icon = icon
        self._fragments: list[Fragment] = []
        self._x = 0

    def add(self, word: _Word) -> None:
        gap = self._measure(" ", word.bold) if word.gap and self._fragments else 0
        size = self._icon if word.icon else self._measure(word.text, word.bold)
        if self._fragments and self._x + gap + size > self._width:
            # What hangs on the word before without a space (a full stop behind a bold word) goes with it.
            tail = [] if word.gap else self._tail()
            self.end_line()
            for fragment in tail:
                self._place(fragment.text, fragment.bold, fragment.icon, fragment.width, 0)
            gap = 0
        if size > self._width and not word.icon:
            self._cut(word)
        else:
            self._place(word.text, word.bold, word.icon, size, gap)

    def end_line(self) -> None:
        self.lines.append(Line(tuple(self._fragments), self._x))
        self._fragments = []
        self._x = 0

    def _tail(self) -> list[Fragment]:
        """Takes off the end of the line what belongs to the next word; nothing where that is the whole line."""
        last = self._fragments[-1]
        before = self._fragments[-2] if len(self._fragments) > 1 else None
        if before is None or last.x == before.x + before.width:
            return []
        self._fragments.pop()
        self._x = before.x + before.width
        return [last]

    def _place(self, text: str, bold: bool, icon: str, size: int, gap: int) -> None:
        self._fragments.append(Fragment(self._x + gap, size, text, bold, icon))
        self._x += gap + size

    def _cut(self, word: _Word) -> None:
        """A word longer than a line, letter by letter."""
        rest = word.text
        while rest:
            count = 1
            while count < len(rest) and self._measure(rest[: count + 1], word.bold) <= self._width:
                count += 1
            part, rest = rest[:count], rest[count:]
            if self._fragments:
                self.end_line()
            self._place(part, word.bold, "", self._measure(part, word.bold), 0)


def joined(line: Line) -> Line:
    """The same line with neighbours of one kind as one fragment, so that it takes fewer strokes to paint."""
    merged: list[Fragment] = []
    for fragment in line.fragments:
        last = merged[-1] if merged else None
        if last is None or last.icon or fragment.icon or last.bold != fragment.bold:
            merged.append(fragment)
            continue
        gap = " " if fragment.x > last.x + last.width else ""
        text = f"{last.text}{gap}{fragment.text}"
        merged[-1] = Fragment(last.x, fragment.x + fragment.width - last.x, text, last.bold, "")
    return Line(tuple(merged), line.width)

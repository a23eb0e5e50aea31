"""Breaks runs of text into lines of a width. Pure: it is told how wide things are, and paints nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from scrapdesk.ui.paint.type.markup import Run

Measure = Callable[[str, bool], int]
"""How wide a text is, plain or bold."""


class Fragment(NamedTuple):
    """A piece of a line, `x` from its beginning."""

    x: int
    width: int
    text: str
    bold: bool
    icon: str


class TextLine(NamedTuple):
    fragments: tuple[Fragment, ...]
    width: int


class _Word(NamedTuple):
    """What is not torn apart: a word, or an icon. `gap`: a space stood before it."""

    text: str
    bold: bool
    icon: str
    gap: bool
    breaks: bool = False


def lay_out(runs: Iterable[Run], width: int, measure: Measure, icon: int) -> tuple[TextLine, ...]:
    """Lines no wider than `width`; a word that is wider than a line is cut where the line ends."""
    setter = _Setter(width, measure, icon)
    for word in _words(runs):
        if word.breaks:
            setter.end_line()
        else:
            setter.add(word)
    setter.end_line()
    return tuple(setter.lines)


def in_one_line(runs: Sequence[Run], width: int, measure: Measure) -> TextLine | None:
    """Words of one kind that need one line only, as nearly all on a screen do: measured once, not word by word."""
    if len(runs) != 1 or not runs[0].text or "  " in runs[0].text or runs[0].text != runs[0].text.strip(" "):
        return None
    (run,) = runs
    size = measure(run.text, run.bold)
    return TextLine((Fragment(0, size, run.text, run.bold, ""),), size) if size <= width else None


def _words(runs: Iterable[Run]) -> list[_Word]:
    found: list[_Word] = []
    gap = False
    for run in runs:
        if run.breaks:
            found.append(_Word("", False, "", False, breaks=True))
            gap = False
        elif run.icon:
            found.append(_Word("", False, run.icon, gap))
            gap = False
        else:
            for number, part in enumerate(run.text.split(" ")):
                gap = gap or number > 0
                if part:
                    found.append(_Word(part, run.bold, "", gap))
                    gap = False
    return found


class _Setter:
    def __init__(self, width: int, measure: Measure, icon: int) -> None:
        self.lines: list[TextLine] = []
        self._width = max(width, 1)
        self._measure = measure
        self._icon = icon
        self._fragments: list[Fragment] = []
        self._x = 0
        self._stretch, self._begin = "", 0
        """The words of one kind at the end of the line, and where they begin: they are painted with one stroke, which
        is not as long as its words and spaces measured one by one."""
        self._bold: bool | None = None
        """Of those words; None where there are none: a line begins, or a picture ends it."""

    def add(self, word: _Word) -> None:
        size = self._icon if word.icon else self._measure(word.text, word.bold)
        x = self._next_to(word, size)
        if self._fragments and x + size > self._width:
            # What hangs on the word before without a space (a full stop behind a bold word) goes with it.
            tail = [] if word.gap else self._tail()
            self.end_line()
            for fragment in tail:
                self._place(_Word(fragment.text, fragment.bold, fragment.icon, False), fragment.width, self._x)
            word, x = word._replace(gap=False), self._x
        if size > self._width and not word.icon:
            self._cut(word)
        else:
            self._place(word, size, x)

    def end_line(self) -> None:
        self.lines.append(TextLine(tuple(self._fragments), self._x))
        self._fragments = []
        self._x = self._begin = 0
        self._stretch, self._bold = "", None

    def _next_to(self, word: _Word, size: int) -> int:
        """Where a word begins that comes next on this line."""
        if not self._fragments or not word.gap:
            return self._x
        if word.icon or word.bold is not self._bold:
            return self._x + self._measure(" ", word.bold)
        end = self._begin + self._measure(f"{self._stretch} {word.text}", word.bold)
        return max(self._x + 1, end - size)

    def _tail(self) -> list[Fragment]:
        """Takes off the end of the line what belongs to the next word; nothing where that is the whole line."""
        last = self._fragments[-1]
        before = self._fragments[-2] if len(self._fragments) > 1 else None
        if before is None or last.x == before.x + before.width:
            return []
        self._fragments.pop()
        self._x = before.x + before.width
        return [last]

    def _place(self, word: _Word, size: int, x: int) -> None:
        if not word.icon and word.bold is self._bold:
            self._stretch += f"{' ' if word.gap else ''}{word.text}"
        else:
            self._stretch, self._begin = word.text, x
        self._bold = None if word.icon else word.bold
        self._fragments.append(Fragment(x, size, word.text, word.bold, word.icon))
        self._x = x + size

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
            self._place(_Word(part, word.bold, "", False), self._measure(part, word.bold), self._x)


def joined(line: TextLine) -> TextLine:
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
    return TextLine(tuple(merged), line.width)

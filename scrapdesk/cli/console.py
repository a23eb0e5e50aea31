"""The terminal, or what stands in its place: what is told, what is complained of, what is typed.

Owns the difference between a person at a screen and a pipe. Must not know games.
"""

from __future__ import annotations

import io
import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

WIDTH: Final = 100
"""Columns where nobody sits before a screen, and the most that a line of text takes anywhere."""

_CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Screen and scroll-back both: a hand that can be scrolled to is not hidden."""
_ROWS: Final = 100
"""So many empty lines push all away where a person types but the output goes through a pipe, as with `tee`."""


def prepare() -> None:
    """Makes the streams safe: no letter that a terminal lacks, and no missing stream, may end the program."""
    if sys.stdout is None:  # a windowed program on Windows has no streams at all
        sys.stdout = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def hang_up() -> None:
    """After the reader of our output went away: nothing more may be written, not even when Python leaves."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):  # a stream that is no file has nothing to flush into
        return


def tell(text: str = "") -> None:
    sys.stdout.write(text + "\n")


def tell_all(lines: Iterable[str]) -> None:
    for line in lines:
        tell(line)


def tell_wrapped(lines: Iterable[str]) -> None:
    """Sentences that may be longer than the screen: what does not fit goes on below, a little to the right."""
    for line in lines:
        margin = " " * (len(line) - len(line.lstrip()))
        rows = textwrap.wrap(line, width(), subsequent_indent=f"{margin}  ", break_on_hyphens=False)
        tell_all(rows or [""])


def tell_json(value: object) -> None:
    from json import dumps

    tell(dumps(value, indent=1, ensure_ascii=False))


def complain(sentence: str) -> None:
    """One sentence on stderr, on one line."""
    try:
        sys.stdout.flush()
    except OSError:  # whoever read our output is gone; the sentence is still to be told
        hang_up()
    line = "; ".join(sentence.splitlines())
    sys.stderr.write(f"scrapdesk: {line}\n")
    sys.stderr.flush()


def width() -> int:
    return min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns) if sys.stdout.isatty() else WIDTH


def is_person() -> bool:
    """Whether somebody types, where a pipe would only be read."""
    return sys.stdin is not None and sys.stdin.isatty()


def clear() -> None:
    """Takes away what stands on the screen; where nobody sits, marks the place."""
    if sys.stdout.isatty():
        sys.stdout.write(_CLEAR)
    else:
        tell("\n" * _ROWS if is_person() else "-" * 60)


@contextmanager
def meanwhile(words: str) -> Iterator[None]:
    """Shows a few words on a screen while something takes its time, and takes them away again."""
    shown = sys.stdout.isatty()
    if shown:
        sys.stdout.write(words)
        sys.stdout.flush()
    try:
        yield
    finally:
        if shown:
            sys.stdout.write("\r\x1b[K")


def ask(prompt: str) -> str | None:
    """A typed line without its end; None when there is nothing more to read."""
    sys.stdout.flush()
    if is_person():
        return _ask_person(prompt)
    sys.stdout.write(prompt)
    line = sys.stdin.readline() if sys.stdin is not None else ""
    tell(line.rstrip("\r\n"))  # as a terminal would echo it, so that a transcript can be read
    return line.rstrip("\r\n") if line else None


def _ask_person(prompt: str) -> str | None:
    try:
        import readline  # noqa: F401 - gives the line its history and its arrow keys, where there is one
    except ImportError:
        pass
    try:
        return input(prompt)
    except EOFError:
        tell()
        return None

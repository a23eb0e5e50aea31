"""The terminal, or what stands in its place: what is told, what is complained of, what is typed.

Owns the difference between a person at a screen and a pipe. Must not know games.
"""

from __future__ import annotations

import io
import os
import shutil
import sys
from collections.abc import Iterable
from typing import Final

WIDTH: Final = 100
"""Columns where nobody sits before a screen, and the most that a line of text takes anywhere."""

_CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Screen and scroll-back both: a hand that can be scrolled to is not hidden."""


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


def tell_json(value: object) -> None:
    from json import dumps

    tell(dumps(value, indent=1, ensure_ascii=False))


def complain(sentence: str) -> None:
    """One sentence on stderr."""
    sys.stdout.flush()
    sys.stderr.write(f"scrapdesk: {sentence}\n")
    sys.stderr.flush()


def width() -> int:
    return min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns) if sys.stdout.isatty() else WIDTH


def is_person() -> bool:
    """Whether somebody sits at a terminal, reading and typing."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def clear() -> None:
    if sys.stdout.isatty():
        sys.stdout.write(_CLEAR)
    else:
        tell("-" * 60)


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

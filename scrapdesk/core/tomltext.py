"""Reads TOML as far as any card set, scenario or rule book needs it: a table comes out, or one sentence, and quickly.

Python's reader takes keys of ten thousand parts (and a second for them) and numbers that nothing can print. What
players share is read here first, so that a file can be wrong, but never freeze or end the program. Must not know files
or what a table means.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

LARGEST: Final = 400_000
"""Letters of one file; our longest has a seventh of it."""
DEEPEST: Final = 40
"""Tables or lists within each other. Our own have five."""
MOST_PARTS: Final = 16
_BIGGEST: Final = 10**15
_PART: Final = r"""(?:[\w-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
_LONG_KEY: Final = re.compile(rf"^[ \t\[]*{_PART}(?:[ \t]*\.[ \t]*{_PART}){{{MOST_PARTS}}}", re.MULTILINE)
_INNER_KEY: Final = re.compile(rf"[{{,][ \t]*{_PART}(?:[ \t]*\.[ \t]*{_PART}){{{MOST_PARTS}}}")


class BadToml(ValueError):
    """A text that is no TOML, or none of ours; the message says why, without a full stop."""


def read_toml(text: str) -> dict[str, Any]:
    """What the text says; BadToml where it says nothing that could be meant."""
    if len(text) > LARGEST:
        raise BadToml(f"longer than any such file can be ({len(text)} letters)")
    if _LONG_KEY.search(text) or _INNER_KEY.search(text):
        raise BadToml(f"a key has more than {MOST_PARTS} parts")
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadToml(str(fault)) from fault
    except RecursionError as fault:
        raise BadToml("brackets nested too deeply") from fault
    except ValueError as fault:  # Python refuses to read a number of thousands of digits
        raise BadToml("a number has too many digits") from fault
    _check(found)
    return found


def _check(table: dict[str, Any]) -> None:
    """No number that cannot be printed, and nothing so deep that walking it would fail."""
    level: list[Any] = [table]
    for _ in range(DEEPEST):
        inner: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                inner += value.values()
            elif isinstance(value, list):
                inner += value
            elif type(value) is int and abs(value) > _BIGGEST:
                raise BadToml("a number has too many digits")
        if not inner:
            return
        level = inner
    raise BadToml("brackets nested too deeply")

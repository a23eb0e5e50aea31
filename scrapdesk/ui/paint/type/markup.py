"""The little markup of our texts: `**bold**`, `[[icon]]`, a new line. Must not know sizes.

Words of people (names, typed lines) are never read as markup: they come as `plain`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

_PATTERN: Final = re.compile(r"\*\*(?P<bold>[^*\n]+)\*\*|\[\[(?P<icon>[a-z-]+)\]\]|(?P<line>\n)")


class Run(NamedTuple):
    """A stretch of text of one kind: words, an icon by its name, or the end of a line."""

    text: str = ""
    bold: bool = False
    icon: str = ""
    breaks: bool = False


def parsed(text: str) -> tuple[Run, ...]:
    return tuple(_runs(text))


def plain(text: str) -> tuple[Run, ...]:
    """A text in which nothing is markup but the ends of its lines."""
    runs: list[Run] = []
    for number, line in enumerate(text.split("\n")):
        if number:
            runs.append(Run(breaks=True))
        if line:
            runs.append(Run(line))
    return tuple(runs)


def _runs(text: str) -> Iterator[Run]:
    at = 0
    for found in _PATTERN.finditer(text):
        if found.start() > at:
            yield Run(text[at : found.start()])
        if found["bold"] is not None:
            yield Run(found["bold"], bold=True)
        elif found["icon"] is not None:
            yield Run(icon=found["icon"])
        else:
            yield Run(breaks=True)
        at = found.end()
    if at < len(text):
        yield Run(text[at:])

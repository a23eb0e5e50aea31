"""What people at a table call themselves: words that do no harm wherever they are shown or written.

Owns which letters a name may have, and how long it is. Must not know games: no rule and no luck hears of a name.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from scrapdesk.core.seats import Seat

LONGEST: Final = 24
MARKS: Final = 2
"""So many accents may stand on one letter; towers of them would lie over the lines above."""

_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by their kind that nobody can see."""
_MARKUP: Final = frozenset("[]{}*")
"""What means something in the sentences that names stand in."""


def cleaned(text: str) -> str:
    """The name in a text, "" where there is none: nothing that is invisible, turns the text around or ends a line."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", " ".join(text[: 4 * LONGEST].split())):
        mark = unicodedata.category(letter).startswith("M")
        marks = marks + 1 if mark else 0
        wild = marks > MARKS or (mark and not kept)
        if letter.isprintable() and letter not in _BLANK and letter not in _MARKUP and not wild:
            kept.append(letter)
    return " ".join("".join(kept)[:LONGEST].split())


def given(names: Iterable[str], seats: int) -> tuple[str, ...]:
    """A name for every seat, "" where nobody gave one; nothing at all where nobody did."""
    found = tuple(cleaned(name) for name in names)[:seats]
    return (*found, *("" for _ in range(seats - len(found)))) if any(found) else ()


def seat_names(
    names: Sequence[str], titles: Sequence[str], seats: int, plain: Callable[[Seat], str]
) -> tuple[str, ...]:
    """What to call each seat: by the name of who sits there, as the rulebook does, or by its number alone."""
    found = []
    for seat in range(seats):
        name = names[seat] if seat < len(names) else ""
        title = titles[seat] if seat < len(titles) else plain(seat)
        found.append(name or title)
    return tuple(found)


def turned(names: tuple[str, ...], step: int) -> tuple[str, ...]:
    """The same people, everybody so many seats further."""
    return names[-step:] + names[:-step]


def twice(names: Iterable[str]) -> str:
    """The first name that stands there a second time, whatever its capitals; "" where all differ."""
    seen: set[str] = set()
    for name in names:
        if name.casefold() in seen:
            return name
        seen.add(name.casefold())
    return ""

"""A line of signs and words on the table, laid out one after the other in a slot. Knows neither cards nor rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from scrapdesk.core.refusal import Target
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scrappers.paints import BOLD
from scrapdesk.ui.paint.pictures import Picture
from scrapdesk.ui.paint.theme import Colour

LETTER = 0.57
"""How wide a letter is, as a part of the size of its words: a little more than most are."""
THIN = frozenset("il.,:' -")
"""Letters that are much narrower."""


class LineSign(NamedTuple):
    """A small picture in a line."""

    picture: Picture
    part: float = 1.0
    """Its side, as a part of that of the others."""
    apart: float = 2.0
    """What is left free before it."""


class LineWord(NamedTuple):
    """A word or a figure in a line."""

    text: str
    paint: Colour
    apart: float = 4.0
    face: str = BOLD
    narrow: bool = False
    """Whether it is the one that gives way where the line is too long."""


class SignLine(NamedTuple):
    """Where a line lies: its slot, how large that is on the map, the middle of the line in it from the top, and how
    large its signs and its words are. It begins at the left, or stands in the middle of the slot."""

    slot: Target
    size: tuple[float, float]
    y: float
    icon: float
    letters: int
    left: float = 0.0
    middle: bool = False

    def _wide(self, part: LineSign | LineWord) -> float:
        if isinstance(part, LineSign):
            return self.icon * part.part
        return self.letters * sum(0.36 if letter in THIN else LETTER for letter in part.text)

    def holds(self, line: Sequence[LineSign | LineWord]) -> bool:
        """Whether it all has room."""
        return self.left + _whole(line, self._wide) <= self.size[0]

    def _placed(self, line: Sequence[LineSign | LineWord]) -> Iterator[tuple[LineSign | LineWord, float, float]]:
        """Each part with where it begins and how wide it may be, in units of the map."""
        whole = _whole(line, self._wide)
        over = max(0.0, whole + self.left - self.size[0])
        x = max(0.0, (self.size[0] - whole) / 2) if self.middle else self.left
        for at, part in enumerate(line):
            x += part.apart if at else 0.0
            wide = self._wide(part)
            if isinstance(part, LineWord) and part.narrow:
                wide -= over
            yield part, x, wide
            x += wide

    def ornaments(self, line: Sequence[LineSign | LineWord]) -> Iterator[Ornament]:
        across, down = self.size
        for part, x, wide in self._placed(line):
            if isinstance(part, LineSign):
                top = self.y * down - wide / 2
                yield Ornament(part.picture, self.slot, box=(x / across, top / down, wide / across, wide / down))

    def inscriptions(self, line: Sequence[LineSign | LineWord]) -> Iterator[Inscription]:
        across, _ = self.size
        if self.middle and len(line) == 1 and isinstance(line[0], LineWord):
            only = line[0]
            yield Inscription(only.text, self.slot, 0.5, self.y, self.letters, only.paint, 0.5, 1.0, face=only.face)
            return
        for part, x, wide in self._placed(line):
            if isinstance(part, LineWord):
                room = min(across - x, wide + 3) / across
                yield Inscription(
                    part.text, self.slot, x / across, self.y, self.letters, part.paint, 0.0, room, face=part.face
                )


def _whole(line: Sequence[LineSign | LineWord], wide: Callable[[LineSign | LineWord], float]) -> float:
    return sum(part.apart + wide(part) for part in line) - (line[0].apart if line else 0.0)

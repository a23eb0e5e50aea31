"""The reckoning of a year on the sheet in the column: line after line what each side has won, and what it comes to.

Must not know the window, nor how the lines follow each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import say
from scrapdesk.games.scarper.retold import Reckoning, ScoredPart
from scrapdesk.games.scarper.state import VICTORY
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scarper.paint import BOLD, FADED, HEAVY, INK, LETTERS, SERIF, SHORT, SIDES
from scrapdesk.ui.faces.scarper.sheets import EDGE, WIDE, SheetPen, divided
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

HIGH: Final = 586.0
HEAD: Final = 48.0
FIRST, APART = 78.0, 45.0
"""Where the lines begin, and how far apart they are."""
SUM: Final = 480.0
"""Where it is told what it all comes to."""
STEPS: Final = 548.0
"""Where it is told how far the flag goes, with the flag before it."""
FLAG: Final = 46.0
MARK: Final = 29.0
PEN: Final = SheetPen(HIGH)
MISSION: Final = (say("Entente mission"), say("Central mission"))
TITLES: Final = {"propaganda": say("Propaganda"), "economy": say("Economy")}
MIDDLE: Final = WIDE / 2
MOST: Final = 4
"""So many marks of a side have room in a line; its figure tells of more."""
CLOTH: Final = ("#24507A", "#A63222")
"""The flag of the side that it goes to."""


class YearLedger:
    def __init__(self, found: Reckoning, texts: Texts, left: Seat) -> None:
        """`left` is the side at the left of the map, and of the sheet."""
        self._found, self._texts, self._left = found, texts, left
        missions = [row for row, part in enumerate(found.parts) if part.kind == "mission"]
        self._last = missions[0] if missions else len(found.parts) - 1
        """The line of the missions: both stand on one."""

    def _y(self, number: int) -> float:
        """How low a part of the reckoning is told."""
        return FIRST + APART * min(number, self._last)

    def _won(self) -> Iterator[tuple[ScoredPart, float, Seat]]:
        """The lines that have been told and have brought anything, with whom they did."""
        for number, part in enumerate(self._found.parts[: self._found.told]):
            if part.points:
                yield part, self._y(number), int(part.points < 0)

    @property
    def _steps(self) -> int:
        """How far the flag goes, for the Entente; below 0: for the Central Powers."""
        found = self._found
        goal = found.start + found.sums[0] - found.sums[1]
        return max(-VICTORY, min(VICTORY, goal)) - found.start

    # -- pictures ------------------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        fields = sum(part.kind not in (*TITLES, "mission") for part in self._found.parts)
        lines = [FIRST + APART * (row - 0.5) for row in (fields, fields + len(TITLES)) if fields]
        yield divided(HIGH, (HEAD, *lines, FIRST + APART * (self._last + 0.5)))
        for side, x in ((self._left, EDGE), (1 - self._left, WIDE - EDGE - 30)):
            yield PEN.drawn(picture("scarper/icon-mark-" + LETTERS[side]), x, 9, 30, 30)
        for part, y, side in self._won():
            mark = picture("scarper/icon-mark-" + LETTERS[side])
            count = min(MOST, abs(part.points))
            for number in range(count):
                away = 90 + (MARK + 4 if count < MOST else MARK - 2) * number
                x = MIDDLE - away - MARK if side == self._left else MIDDLE + away
                yield PEN.drawn(mark, x, y - MARK / 2, MARK, MARK)
        if self._found.whole and self._steps:
            flag = picture("scarper/icon-morale", g=CLOTH[self._steps < 0])
            yield PEN.drawn(flag, EDGE + 30, STEPS - FLAG / 2, FLAG, FLAG)

    # -- words ---------------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        texts, found = self._texts, self._found
        for side, x, align in ((self._left, EDGE + 41, 0.0), (1 - self._left, WIDE - EDGE - 41, 1.0)):
            yield PEN.words(texts.line(SHORT[side]), x, 24, 26, SIDES[side], align=align, width=170, face=BOLD)
        for row, part in enumerate(found.parts[: self._last + 1]):
            alike = [one for one in found.parts[row : found.told] if one.kind == part.kind]
            paint = INK if any(one.points for one in alike) else FADED
            yield PEN.words(self._title(part), MIDDLE, self._y(row), 23, paint, align=0.5, width=172)
        for part, y, side in self._won():
            x, align = (EDGE, 0.0) if side == self._left else (WIDE - EDGE, 1.0)
            yield PEN.words(str(abs(part.points)), x, y, 29, SIDES[side], align=align, width=40, face=HEAVY)
        if found.told:
            yield from self._sum()

    def _title(self, part: ScoredPart) -> str:
        if part.kind == "mission":
            return self._texts("Missions")
        title = TITLES.get(part.kind)
        return part.kind if title is None else self._texts.line(title)

    def _sum(self) -> Iterator[Inscription]:
        texts, found = self._texts, self._found
        for side, x in ((self._left, MIDDLE - 122), (1 - self._left, MIDDLE + 122)):
            yield PEN.words(str(found.sums[side]), x, SUM, 66, SIDES[side], align=0.5, width=110, face=HEAVY)
        yield PEN.words(texts("against"), MIDDLE, SUM + 4, 27, INK, align=0.5, width=130, face="serif-italic")
        if not found.whole:
            return
        steps = self._steps
        if not steps:
            yield PEN.words(texts("The flag stays where it is"), MIDDLE, STEPS, 25, INK, align=0.5, face=SERIF)
            return
        told = texts.count(steps, "{n} step for the Entente", "{n} steps for the Entente")
        if steps < 0:
            told = texts.count(-steps, "{n} step for the Central Powers", "{n} steps for the Central Powers")
        yield PEN.words(told, EDGE + 88, STEPS, 25, SIDES[steps < 0], width=WIDE - 2 * EDGE - 88, face=SERIF)

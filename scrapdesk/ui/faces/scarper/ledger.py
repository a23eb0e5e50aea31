"""The reckoning of a year on the sheet in the column: line after line what each side has won, and what it comes to.

Must not know the window, nor how the lines follow each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import say
from scrapdesk.games.scarper.retold import Reckoning, ScoredPart
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scarper.paint import BOLD, FADED, HEAVY, INK, LETTERS, NAMES, SERIF, SHORT, SIDES
from scrapdesk.ui.faces.scarper.sheets import EDGE, WIDE, SheetPen, divided
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

HIGH: Final = 540.0
HEAD: Final = 44.0
FIRST, APART = 70.0, 42.0
"""Where the lines begin, and how far apart they are."""
SUM: Final = 468.0
"""Where it is told what it all comes to."""
PEN: Final = SheetPen(HIGH)
MISSION: Final = (say("Entente mission"), say("Central mission"))
TITLES: Final = {"propaganda": say("Propaganda"), "economy": say("Economy")}
MIDDLE: Final = WIDE / 2


class YearLedger:
    def __init__(self, found: Reckoning, texts: Texts, left: Seat) -> None:
        """`left` is the side at the left of the map, and of the sheet."""
        self._found, self._texts, self._left = found, texts, left

    def _won(self) -> Iterator[tuple[ScoredPart, float, Seat]]:
        """The lines that have been told and have brought anything, with whom they did."""
        for row, part in enumerate(self._found.parts[: self._found.told]):
            if part.points:
                yield part, FIRST + APART * row, int(part.points < 0)

    # -- pictures ------------------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        fields = sum(part.kind not in (*TITLES, "mission") for part in self._found.parts)
        lines = [FIRST + APART * (row - 0.5) for row in (fields, fields + len(TITLES)) if fields]
        yield divided(HIGH, (HEAD, *lines, FIRST + APART * (len(self._found.parts) - 0.5)))
        for side, x in ((self._left, EDGE), (1 - self._left, WIDE - EDGE - 28)):
            yield PEN.drawn(picture("scarper/icon-mark-" + LETTERS[side]), x, 8, 28, 28)
        for part, y, side in self._won():
            mark = picture("scarper/icon-mark-" + LETTERS[side])
            for number in range(min(4, abs(part.points))):
                x = 128 - 28 * number if side == self._left else WIDE - 152 + 28 * number
                yield PEN.drawn(mark, x, y - 12.5, 25, 25)

    # -- words ---------------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        texts, found = self._texts, self._found
        for side, x, align in ((self._left, EDGE + 38, 0.0), (1 - self._left, WIDE - EDGE - 38, 1.0)):
            yield PEN.words(texts.line(SHORT[side]), x, 22, 23, SIDES[side], align=align, width=170, face=BOLD)
        for row, part in enumerate(found.parts):
            paint = INK if row < found.told and part.points else FADED
            yield PEN.words(self._title(part), MIDDLE, FIRST + APART * row, 21, paint, align=0.5, width=172)
        for part, y, side in self._won():
            x, align = (EDGE, 0.0) if side == self._left else (WIDE - EDGE, 1.0)
            yield PEN.words(str(abs(part.points)), x, y, 25, SIDES[side], align=align, width=40, face=HEAVY)
        if found.told:
            yield from self._sum()

    def _title(self, part: ScoredPart) -> str:
        if part.kind == "mission":
            return self._texts.line(MISSION[part.seat or 0])
        title = TITLES.get(part.kind)
        return part.kind if title is None else self._texts.line(title)

    def _sum(self) -> Iterator[Inscription]:
        texts, found = self._texts, self._found
        for side, x in ((self._left, MIDDLE - 110), (1 - self._left, MIDDLE + 110)):
            yield PEN.words(str(found.sums[side]), x, SUM, 48, SIDES[side], align=0.5, width=90, face=HEAVY)
        yield PEN.words(texts("against"), MIDDLE, SUM, 23, INK, align=0.5, width=110, face="serif-italic")
        gain = found.sums[0] - found.sums[1]
        if found.whole:
            told = (
                texts("{side} +{n}", n=abs(gain), side=texts.line(NAMES[gain < 0])) if gain else texts("Nobody gains")
            )
            paint = SIDES[gain < 0] if gain else INK
            yield PEN.words(told, MIDDLE, SUM + 42, 24, paint, align=0.5, face=SERIF)

"""What stands on the sheet of answers before an order is chosen: who helps with what, and whom one has.

Whoever has them may declare them truly; to declare any of the others is a lie. Must not know pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.games.scalawag.cards import CREW_NAMES, PILOT, Crew
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.cards import EFFECTS
from scrapdesk.ui.faces.scalawag.plates import FADED, INK, RED, words
from scrapdesk.ui.faces.scalawag.wording import CREW
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

SLOT: Final[Target] = "ask"
CREWS: Final = range(PILOT + 3)
"""Those that can be declared."""
COLUMNS: Final = 3
LEFT, TOP, RIGHT, FOOT = 0.028, 0.4, 0.985, 0.95
"""The part of the sheet that they take."""
COIN: Final = 62.0
"""How large a coin is on the map."""


class CrewHelp:
    def __init__(self, view: View, texts: Texts, rooms: dict[Target, Box]) -> None:
        self._view, self._texts, self._room = view, texts, rooms[SLOT]

    def _cells(self) -> Iterator[tuple[Crew, float, float]]:
        """Each crew with the left edge and the middle of its room, as parts of the sheet."""
        rows = -(-len(CREWS) // COLUMNS)
        for number, crew in enumerate(CREWS):
            row, column = divmod(number, COLUMNS)
            yield crew, LEFT + (RIGHT - LEFT) * column / COLUMNS, TOP + (FOOT - TOP) * (row + 0.5) / rows

    def ornaments(self) -> Iterator[Ornament]:
        _, _, wide, high = self._room
        for crew, x, y in self._cells():
            box = (x, y - COIN / high / 2, COIN / wide, COIN / high)
            yield Ornament(picture("scalawag/coin", crew=CREW_NAMES[crew]), SLOT, box=box)

    def inscriptions(self) -> Iterator[Inscription]:
        _, _, wide, high = self._room
        room = (RIGHT - LEFT) / COLUMNS - (COIN + 20) / wide
        for crew, left, y in self._cells():
            x, held = left + (COIN + 10) / wide, self._view.hand.count(crew)
            helps = EFFECTS[CREW_NAMES[crew]]
            main, *also = helps if crew != PILOT else reversed(helps)
            top = y - (14 + 11 * len(also)) / high
            yield words(self._texts.line(main), SLOT, x, top, 21, INK, align=0.0, width=room, face="sans-bold")
            for at, line in enumerate(also, 1):
                yield words(self._texts.line(line), SLOT, x, top + 25 * at / high, 18, FADED, align=0.0, width=room)
            lie = self._texts("{what}: a lie", what=self._texts.line(CREW[crew]))
            told = self._texts("{what}: {n} held", what=self._texts.line(CREW[crew]), n=held) if held else lie
            below = top + (27 + 24 * len(also)) / high
            yield words(told, SLOT, x, below, 19, FADED if held else RED, align=0.0, width=room)

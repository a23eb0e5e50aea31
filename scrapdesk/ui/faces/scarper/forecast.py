"""The sheet of the column: for each battlefield what a frontal charge will probably bring, and nothing else.

The odds are those of the rules; nothing is worked out here. Must not know pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import say
from scrapdesk.games.scarper.board import ALL_FIELDS, FIELD_TITLES, FIELDS, NEXT
from scrapdesk.games.scarper.outlook import Shares, charge_shares, percents
from scrapdesk.games.scarper.state import NO_ATTACK, Phase
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scarper.paint import BOLD, FADED, INK, LETTERS, SERIF, SIDES, words
from scrapdesk.ui.faces.scarper.sheets import HEAD, HEAD_HIGH, ROW_HIGH, divided
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

HIGH: Final = HEAD_HIGH + ROW_HIGH * len(ALL_FIELDS) + 6
"""How high the sheet is; below its head, each part tells of one battlefield."""
TITLE, KEYS_AT = 0.3, 0.76
"""How high on the head its lines are."""
BAR: Final = (0.29, 0.27, 0.52, 0.46)
"""Where in the part of a battlefield its bar lies."""
FIGURE: Final = 0.967
"""Where the figures of all battlefields end."""
LEGEND: Final = (say("Forward"), say("Trench"), say("Nothing"), say("Repelled"))
KEYS: Final = ("solid", "pale", "none", "enemy")
"""The parts of a bar, in their order: what they are called, and how they are drawn."""
COLUMNS: Final = (0.033, 0.29, 0.5, 0.74)
"""Where each of them stands in the legend."""


class ChargeForecast:
    def __init__(self, view: View, texts: Texts, seat: Seat) -> None:
        """`seat` is the side whose attacks are told."""
        self._view, self._texts, self._seat = view, texts, seat
        self._situation = view.situation(seat)

    @property
    def high(self) -> float:
        """How high the sheet is: its head alone where attacks are forbidden; nothing where no charge is to come any
        more, while missions are chosen, and where the words above it tell of the ban."""
        view = self._view
        if view.phase in (Phase.OVER, Phase.KEEP) or (self._barred and view.phase is Phase.SPEND):
            return 0.0
        return HEAD_HIGH if self._barred else HIGH

    @property
    def _barred(self) -> bool:
        """Whether an event of the enemy forbids this side every attack with its next card."""
        return bool(self._view.year.bans[self._seat] & NO_ATTACK)

    def _open(self, field: int) -> bool:
        """Whether there is anything left to attack."""
        return bool(NEXT[self._seat][self._view.fronts[field]])

    def _parts(self, field: int) -> Shares:
        return charge_shares(self._situation, field)

    # -- pictures ------------------------------------------------------------------------------------------------

    def ornaments(self) -> Iterator[Ornament]:
        if self._barred:
            return
        yield divided(HIGH, (HEAD_HIGH,))
        for row, look in enumerate(KEYS):
            key = picture("scarper/key-of-odds", side=LETTERS[self._seat], look=look)
            yield Ornament(key, HEAD, box=(COLUMNS[row], KEYS_AT - 0.1, 0.046, 0.2))
        for field in filter(self._open, ALL_FIELDS):
            shares = ",".join(map(str, self._parts(field)))
            what = picture("scarper/odds", side=LETTERS[self._seat], shares=shares, short="22")
            yield Ornament(what, _slot(field), box=BAR)

    # -- words ---------------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        texts = self._texts
        yield from self._head()
        for field in () if self._barred else ALL_FIELDS:
            slot, paint = _slot(field), INK
            yield words(FIELD_TITLES[field], slot, COLUMNS[0], 0.5, 21, paint, align=0.0, face=SERIF, width=0.25)
            if not self._open(field):
                yield words(texts("Fully taken"), slot, BAR[0], 0.5, 20, FADED, align=0.0, width=BAR[2])
            else:
                share = percents(self._parts(field))[0]
                paint = SIDES[self._seat] if share else FADED
                told = texts("{n}%", n=share)
                yield words(told, slot, FIGURE, 0.5, 22, paint, align=1.0, face=BOLD, width=0.14)

    def _head(self) -> Iterator[Inscription]:
        """Whose charges are told, and once for all battlefields what the parts of a bar stand for."""
        texts = self._texts
        if self._barred:
            spends = self._view.phase is Phase.SPEND and self._view.mover == self._seat
            head = texts("No attacks with this card") if spends else texts("No attacks with the next card")
            yield words(head, HEAD, 0.5, 0.5, 21, SIDES[1 - self._seat], face=BOLD, width=0.94)
            return
        head, paint = texts("Frontal charge: 2 points"), INK
        if self._view.phase is Phase.SPEND and self._view.mover == self._seat and self._view.left < 2:
            head, paint = texts("A charge needs 2 points"), FADED  # these are for the next card
        yield words(head, HEAD, COLUMNS[0], TITLE, 23, paint, align=0.0, face=SERIF, width=0.66)
        yield words(texts("gains ground"), HEAD, FIGURE, TITLE, 18, FADED, align=1.0, width=0.28)
        for x, line in zip(COLUMNS, LEGEND, strict=True):
            yield words(texts.line(line), HEAD, x + 0.06, KEYS_AT, 18, INK, align=0.0, width=0.19)


def _slot(field: int) -> str:
    return f"odds:{FIELDS[field]}"

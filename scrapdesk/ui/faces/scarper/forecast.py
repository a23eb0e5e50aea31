"""The sheet of the column: for each battlefield what a frontal charge will probably bring, and nothing else.

The odds are those of the rules; nothing is worked out here. Must not know pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, say
from scrapdesk.games.scarper.board import ALL_FIELDS, FIELD_TITLES, FIELDS, NEXT
from scrapdesk.games.scarper.outlook import THROWS, Shares, charge_shares, percents
from scrapdesk.games.scarper.state import NO_ATTACK, Phase
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scarper.paint import BOLD, FADED, INK, LETTERS, PAPER, SERIF, SIDES, words
from scrapdesk.ui.faces.scarper.sheets import HEAD, HEAD_HIGH, ROW_HIGH, divided
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.theme import Colour

SMALL, BAR, END = 0.13, 0.46, 0.82
"""How high the lines of a battlefield are: figures of small parts, the bar, the likeliest end."""
HIGH_BAR: Final = 0.4
HIGH: Final = HEAD_HIGH + ROW_HIGH * len(ALL_FIELDS) + 6
DIVIDED: Final = tuple(HEAD_HIGH + ROW_HIGH * row for row in ALL_FIELDS)
"""How high the sheet is, and where it is divided: each part tells of one battlefield."""
BAR_LEFT, BAR_WIDE = 0.29, 0.68
READABLE: Final = 5
"""A part of a bar that stands for so many throws of 36 has room for its figure; that of a smaller one is above it."""
FIGURE: Final = 0.09
"""How wide a figure above a bar is, with the gap to the next."""
LEGEND: Final = (say("Front moves forward"), say("Trench cleared"), say("Nothing happens"), say("Charge repelled"))
KEYS: Final = ("solid", "pale", "none", "enemy")
"""The parts of a bar, in their order: what they are called, and how they are drawn."""
LIKELY: Final = (
    say("Most likely: forward"),
    say("Most likely: trench"),
    say("Most likely: nothing"),
    say("Most likely: repelled"),
)
EVEN: Final = say("Forward or repelled")


class ChargeForecast:
    def __init__(self, view: View, texts: Texts, seat: Seat) -> None:
        """`seat` is the side whose attacks are told."""
        self._view, self._texts, self._seat = view, texts, seat
        self._situation = view.situation(seat)

    @property
    def high(self) -> float:
        """How high the sheet is; nothing where no charge is to come any more."""
        return 0.0 if self._view.phase is Phase.OVER else HIGH

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
        yield divided(HIGH, DIVIDED)
        if self._barred:
            return
        for row, look in enumerate(KEYS):
            key = picture("scarper/key-of-odds", side=LETTERS[self._seat], look=look)
            x, y = _legend(row)
            yield Ornament(key, HEAD, box=(x, y - 0.11, 0.055, 0.22))
        for field in filter(self._open, ALL_FIELDS):
            shares = ",".join(map(str, self._parts(field)))
            what = picture("scarper/odds", side=LETTERS[self._seat], shares=shares, short="27")
            yield Ornament(what, _slot(field), box=(BAR_LEFT, BAR - HIGH_BAR / 2, BAR_WIDE, HIGH_BAR))

    # -- words ---------------------------------------------------------------------------------------------------

    def inscriptions(self) -> Iterator[Inscription]:
        texts = self._texts
        yield from self._head()
        for field in ALL_FIELDS:
            slot = _slot(field)
            yield words(FIELD_TITLES[field], slot, 0.033, BAR, 21, INK, align=0.0, face=SERIF, width=0.25)
            if not self._open(field):
                yield words(texts("Fully taken"), slot, BAR_LEFT, BAR, 20, FADED, align=0.0, width=BAR_WIDE)
            elif self._barred:
                yield words(texts("No attack"), slot, BAR_LEFT, BAR, 20, FADED, align=0.0, width=BAR_WIDE)
            else:
                yield from self._told(field, slot)

    def _head(self) -> Iterator[Inscription]:
        """Whose charges are told, and once for all battlefields what the parts of a bar stand for."""
        texts = self._texts
        if self._barred:
            spends = self._view.phase is Phase.SPEND and self._view.mover == self._seat
            head = texts("No attacks with this card") if spends else texts("No attacks with the next card")
            yield words(head, HEAD, 0.5, 0.5, 21, SIDES[1 - self._seat], face=BOLD, width=0.94)
            return
        head = texts("Frontal charge: 2 points")
        yield words(head, HEAD, 0.033, 0.23, 24, SIDES[self._seat], align=0.0, face=SERIF, width=0.93)
        for row, line in enumerate(LEGEND):
            x, y = _legend(row)
            yield words(texts.line(line), HEAD, x + 0.07, y, 18, INK, align=0.0, width=0.39)

    def _told(self, field: int, slot: str) -> Iterator[Inscription]:
        """How a charge will end: every end with its figure, in its part or above it; the likeliest in words."""
        texts, parts = self._texts, self._parts(field)
        above = _above(parts)
        x = BAR_LEFT
        for number, (part, share) in enumerate(zip(parts, percents(parts), strict=True)):
            wide, told = BAR_WIDE * part / THROWS, texts("{n}%", n=share)
            if part >= READABLE:
                paint = PAPER if number == 0 else SIDES[1 - self._seat] if number == 3 else INK
                yield words(told, slot, x + wide / 2, BAR, 18, paint, face=BOLD, width=wide)
            elif part:
                paint = (SIDES[self._seat], INK, INK, SIDES[1 - self._seat])[number]
                yield words(told, slot, above[number], SMALL, 18, paint, face=BOLD, width=FIGURE)
            x += wide
        line, paint = likely(parts, self._seat)
        yield words(texts.line(line), slot, BAR_LEFT, END, 18, paint, align=0.0, face=BOLD, width=BAR_WIDE)


def _above(parts: Shares) -> dict[int, float]:
    """Where the figures of parts that are too small for them stand: above their part, moved aside only where two would
    touch or one would leave the sheet."""
    found: dict[int, float] = {}
    x = BAR_LEFT
    for number, part in enumerate(parts):
        wide = BAR_WIDE * part / THROWS
        if 0 < part < READABLE:
            found[number] = max(x + wide / 2, max(found.values(), default=-1.0) + FIGURE, BAR_LEFT + FIGURE / 2)
        x += wide
    right = BAR_LEFT + BAR_WIDE - FIGURE / 2
    for number in reversed(found):
        found[number] = min(found[number], right)
        right = found[number] - FIGURE
    return found


def likely(parts: Shares, seat: Seat) -> tuple[Line, Colour]:
    """How a charge of that side ends most often, in words and in a colour; where two ends are as likely, the first of
    them, but forward and repelled together."""
    most = max(parts)
    if parts.ground == parts.backfires == most:
        return EVEN, INK
    first = parts.index(most)
    return LIKELY[first], (SIDES[seat], INK, INK, SIDES[1 - seat])[first]


def _legend(row: int) -> tuple[float, float]:
    """Where a line of the legend begins: two lie side by side."""
    return 0.033 + 0.48 * (row % 2), 0.53 + 0.27 * (row // 2)


def _slot(field: int) -> str:
    return f"odds:{FIELDS[field]}"

"""The column beside the map: for each battlefield what a point buys there, and what a charge will probably bring.

The odds are those of the rules; nothing is worked out here. Must not know pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.games.scarper.board import ALL_FIELDS, FIELDS, NEXT
from scrapdesk.games.scarper.outlook import THROWS, Shares, shares
from scrapdesk.games.scarper.retold import Reckoning, Throw
from scrapdesk.games.scarper.state import NO_ATTACK, Phase
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scarper.paint import BOLD, FADED, INK, LETTERS, SANS, SHORT, SIDES, words
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

HEAD = "oddshead"
FEW: Final = (0.2, 0.5, 0.8)
MANY: Final = (0.15, 0.375, 0.605, 0.835)
"""How high the lines of a battlefield stand, the bar second among them: where three are told, and where four are."""


class ChargeForecast:
    def __init__(self, view: View, texts: Texts, seat: Seat) -> None:
        """`seat` is the side whose attacks are told."""
        self._view, self._texts, self._seat = view, texts, seat

    @property
    def _fields(self) -> tuple[int, ...]:
        """None while dice lie where the odds are told, and none when no charge is to come any more."""
        return () if isinstance(self._view.retold, Throw) or self._closed else ALL_FIELDS

    @property
    def _closed(self) -> bool:
        """Whether a year, or the war, is being settled."""
        return self._view.phase is Phase.OVER or isinstance(self._view.retold, Reckoning)

    @property
    def _assaults(self) -> bool:
        """Whether a whole card of this side lies there to be spent."""
        return self._view.whole and self._view.left > 0 and self._view.mover == self._seat

    @property
    def _barred(self) -> bool:
        """Whether an event of the enemy forbids this side every attack with its next card."""
        return bool(self._view.year.bans[self._seat] & NO_ATTACK)

    def _lines(self, parts: Shares) -> tuple[float, ...]:
        return MANY if self._assaults or parts.trenches else FEW

    def _open(self, field: int) -> bool:
        """Whether there is anything left to attack."""
        return bool(NEXT[self._seat][self._view.fronts[field]])

    def _parts(self, field: int) -> Shares:
        return shares(self._view.charge_odds(field, seat=self._seat))

    def ornaments(self) -> Iterator[Ornament]:
        for field in () if self._barred else filter(self._open, self._fields):
            parts = self._parts(field)
            what = picture("scarper/odds", side=LETTERS[self._seat], shares=",".join(map(str, parts)), short="22")
            lines = self._lines(parts)
            high = 0.22 if lines is FEW else 0.185
            yield Ornament(what, _slot(field), box=(0.04, lines[1] - high / 2, 0.92, high))

    def inscriptions(self) -> Iterator[Inscription]:
        texts, paint = self._texts, SIDES[self._seat]
        head = texts("{side} charges: 2 points", side=texts.line(SHORT[self._seat]))
        if self._barred:
            head, paint = texts("No attacks with the next card"), SIDES[1 - self._seat]
            if self._view.phase is Phase.SPEND and self._view.mover == self._seat:
                head = texts("No attacks with this card")
        if self._fields:
            yield words(head, HEAD, 0.5, 0.56, 18, paint, face=BOLD, width=0.96)
        for field in self._fields:
            slot = _slot(field)
            if not self._open(field):
                yield words(texts("Fully taken"), slot, 0.5, 0.5, 20, FADED, width=0.9)
            elif self._barred:
                yield words(texts("No attack"), slot, 0.5, 0.5, 20, FADED, width=0.9)
            else:
                yield from self._told(field, slot)

    def _told(self, field: int, slot: str) -> Iterator[Inscription]:
        """What points buy, and of a charge always the same two: how often it gains ground, how often it is lost."""
        texts, parts = self._texts, self._parts(field)
        lines = self._lines(parts)
        yield words(self._price(field), slot, 0.04, lines[0], 18, INK, align=0.0, face=SANS, width=0.92)
        told = texts("{n}% forward", n=percent(parts.ground))
        yield words(told, slot, 0.04, lines[2], 18, INK, align=0.0, face=BOLD, width=0.5)
        back = texts("{n}% lost", n=percent(parts.backfires))
        enemy = SIDES[1 - self._seat]
        yield words(back, slot, 0.96, lines[2], 18, enemy, align=1.0, face=BOLD, width=0.4)
        if parts.trenches:
            gone = texts("{n}% trench", n=percent(parts.trenches))
            yield words(gone, slot, 0.04, lines[3], 18, FADED, align=0.0, face=SANS, width=0.44)
        if self._assaults:
            x, align = (0.96, 1.0) if parts.trenches else (0.04, 0.0)
            told = self._assault(field, short=bool(parts.trenches))
            yield words(told, slot, x, lines[3], 18, INK, align=align, face=SANS, width=0.5 if align else 0.92)

    def _assault(self, field: int, short: bool) -> str:
        """How far the whole card would get there."""
        texts = self._texts
        steps = [result.steps for result, _ in self._view.assault_odds(field, self._view.left, self._seat).results]
        low, high = min(steps), max(steps)
        if low == high:
            return texts("Assault: {n}", n=low) if short else texts("Assault: {n} forward", n=low)
        if short:
            return texts("Assault: {low}–{high}", low=low, high=high)
        return texts("Assault: {low} to {high} forward", low=low, high=high)

    def _price(self, field: int) -> str:
        """What points do here without dice."""
        barred = self._view.trenches[field] & NEXT[self._seat][self._view.fronts[field]]
        return self._texts("2 points: clear a trench") if barred else self._texts("1 point: push 1 space")


def percent(part: int) -> int:
    """Of 36 throws so many, as a hundredth."""
    return round(100 * part / THROWS)


def _slot(field: int) -> str:
    return f"odds:{FIELDS[field]}"

"""The column beside the map: for each battlefield what a point buys there, and what a charge will probably bring.

The odds are those of the rules; nothing is worked out here. Must not know pixels.
"""

from __future__ import annotations

from collections.abc import Iterator

from scrapdesk.core.seats import Seat
from scrapdesk.games.scarper.board import ALL_FIELDS, FIELDS, NEXT
from scrapdesk.games.scarper.outlook import THROWS, Shares, shares
from scrapdesk.games.scarper.retold import Reckoning, Throw
from scrapdesk.games.scarper.state import Phase
from scrapdesk.games.scarper.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scarper.paint import BOLD, FADED, INK, LETTERS, SANS, SHORT, SIDES, words
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

HEAD = "oddshead"
ROOMY = 9
"""On the bar, the part of so many throws has room for a figure."""


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
    def _lines(self) -> tuple[float, ...]:
        """How high the lines of a battlefield stand, the bar among them."""
        return (0.13, 0.36, 0.61, 0.85) if self._assaults else (0.2, 0.5, 0.8)

    def _open(self, field: int) -> bool:
        """Whether there is anything left to attack."""
        return bool(NEXT[self._seat][self._view.fronts[field]])

    def _parts(self, field: int) -> Shares:
        return shares(self._view.charge_odds(field, seat=self._seat))

    def ornaments(self) -> Iterator[Ornament]:
        for field in filter(self._open, self._fields):
            parts = self._parts(field)
            text, label = ",".join(map(str, parts)), "yes" if _labelled(parts) else "no"
            what = picture("scarper/odds", side=LETTERS[self._seat], shares=text, label=label, short="22")
            top = self._lines[1] - 0.11
            yield Ornament(what, _slot(field), box=(0.04, top, 0.92, 0.22))

    def inscriptions(self) -> Iterator[Inscription]:
        texts, paint = self._texts, SIDES[self._seat]
        head = texts("{side} charges: 2 points", side=texts.line(SHORT[self._seat]))
        if not self._closed:
            yield words(head, HEAD, 0.5, 0.5, 18, paint, face=BOLD, width=0.96)
        for field in self._fields:
            slot = _slot(field)
            if not self._open(field):
                yield words(texts("Fully taken"), slot, 0.5, 0.5, 20, FADED, width=0.9)
                continue
            yield from self._told(field, slot)

    def _told(self, field: int, slot: str) -> Iterator[Inscription]:
        texts, parts, lines = self._texts, self._parts(field), self._lines
        yield words(self._price(field), slot, 0.04, lines[0], 18, INK, align=0.0, face=SANS, width=0.92)
        ground, trenches, lost = (percent(part) for part in (parts.ground, parts.trenches, parts.backfires))
        told = texts("{n} % forward", n=ground)
        yield words(told, slot, 0.04, lines[2], 18, INK, align=0.0, face=BOLD, width=0.48)
        enemy = SIDES[1 - self._seat]
        if trenches:
            gone = texts("{n} % trench", n=trenches)
            yield words(gone, slot, 0.96, lines[2], 18, FADED, align=1.0, face=SANS, width=0.44)
        elif lost:
            back = texts("{n} % lost", n=lost)
            yield words(back, slot, 0.96, lines[2], 18, enemy, align=1.0, face=SANS, width=0.48)
        if _labelled(parts):
            share = texts("{n} %", n=lost)
            yield words(share, slot, 0.945, lines[1], 18, enemy, align=1.0, face=BOLD, width=0.22)
        if self._assaults:
            yield words(self._assault(field), slot, 0.04, lines[3], 18, INK, align=0.0, face=SANS, width=0.92)

    def _assault(self, field: int) -> str:
        """How far the whole card would get there."""
        steps = [result.steps for result, _ in self._view.assault_odds(field, self._view.left, self._seat).results]
        low, high = min(steps), max(steps)
        if low == high:
            return self._texts("Assault: {n} forward", n=low)
        return self._texts("Assault: {low} to {high} forward", low=low, high=high)

    def _price(self, field: int) -> str:
        """What points do here without dice."""
        barred = self._view.trenches[field] & NEXT[self._seat][self._view.fronts[field]]
        return self._texts("2 points: clear a trench") if barred else self._texts("1 point: push 1 space")


def percent(part: int) -> int:
    """Of 36 throws so many, as a hundredth."""
    return round(100 * part / THROWS)


def _labelled(parts: Shares) -> bool:
    """Whether the share of throws in which a charge is repelled is written on the bar: where no line has room."""
    return parts.trenches > 0 and parts.backfires >= ROOMY


def _slot(field: int) -> str:
    return f"odds:{FIELDS[field]}"

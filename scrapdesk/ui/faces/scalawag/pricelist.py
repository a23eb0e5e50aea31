"""What an attack that is being prepared would cost, on the sheet of answers: a line for the ships of one price. What
each ship costs stands beside it on the sea. Must not know what may be answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Who, listed
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.look import Inscription
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.plates import INK, words
from scrapdesk.ui.faces.scalawag.prices import attack_prices
from scrapdesk.ui.frame.texts import Texts

PLACES: Final[tuple[Target, Target]] = ("prices", "pricesbelow")
"""Where these lines stand: a large place, and a small one above buttons."""
STEP: Final = 27.0
"""How far apart they are on the map."""


class PriceList:
    def __init__(
        self, view: View, texts: Texts, pointed: tuple[Target, ...], rooms: dict[Target, Box], low: bool = False
    ) -> None:
        """`low`: there is something else in the large place, or nothing below it."""
        self.slot = PLACES[low]
        self._texts, self._rooms = texts, rooms
        self._prices = attack_prices(view, pointed)

    def _told(self) -> Iterator[str]:
        """The cheapest first, without those that cannot be paid, which are struck out on the sea."""
        texts, found = self._texts, dict[int, list[Seat]]()
        for seat, cost in self._prices.items():
            if cost.can:
                found.setdefault(cost.points, []).append(seat)
        for points in sorted(found):
            names = listed([Who(seat) for seat in found[points]])
            free = texts("No points: {names}", names=names)
            yield texts.count(points, "1 point: {names}", "{n} points: {names}", names=names) if points else free
        if self._prices and not found:
            reached = any(cost.reached for cost in self._prices.values())
            yield texts("You can't pay for any target.") if reached else texts("Nobody is adjacent.")

    def lines(self) -> Iterator[Inscription]:
        high, told = self._rooms[self.slot][3], list(self._told())
        step = min(STEP / high, 1 / max(1, len(told)))
        size = 22 if len(told) * STEP <= high else 19
        for number, line in enumerate(told):
            y = 0.5 + step * (number - (len(told) - 1) / 2)
            yield words(line, self.slot, 0.0, y, size, INK, align=0.0, face="sans-bold")

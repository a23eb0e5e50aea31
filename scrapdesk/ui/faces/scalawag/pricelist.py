"""What an attack that is being prepared would cost at every ship, on the sheet of answers: ship by ship, or the ships
of one price together. Must not know what may be answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.plates import FADED, INK, words
from scrapdesk.ui.faces.scalawag.prices import Price, attack_prices
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

LIST: Final[Target] = "ask"
TOP, FOOT, STEP = 0.4, 0.93, 0.12
"""Where the list begins on its sheet and ends at the latest, and how far apart its lines are at most."""
GROUPS: Final[tuple[Target, Target]] = ("prices", "pricesbelow")
"""Where the ships of one price stand together: a large place, and a small one below buttons."""
FLAG, FLAG_STEP, TOLD = 38.0, 46.0, 172.0
"""How wide a flag is on the map, how far apart flags are, and the room of the words before them."""
ROWS: Final = 2
MOST_TOLD: Final = 0.56
"""The part of their column that words may take."""
Group = tuple[str, bool, list[Seat]]
"""What is told of some ships, whether they can be attacked, and which they are."""


class PriceList:
    def __init__(
        self, view: View, texts: Texts, pointed: tuple[Target, ...], rooms: dict[Target, Box], low: bool = False
    ) -> None:
        """`low`: there are buttons in the large place."""
        self.slot, self._size = GROUPS[low], 20 if low else 22
        self._view, self._texts, self._rooms = view, texts, rooms
        self._prices = attack_prices(view, pointed)

    def _told(self, cost: Price) -> str:
        if not cost.reached:
            return self._texts("not adjacent")
        points = self._texts.count(cost.points, "1 point", "{n} points")
        return points if cost.can else self._texts("{price}: too expensive", price=points)

    def _flag(self, seat: Seat, slot: Target, middle: tuple[float, float], room: float = 1.0) -> Ornament:
        """A flag, placed by its middle, and no wider than its room; all in parts of the slot."""
        _, _, wide, high = self._rooms[slot]
        size = min(FLAG, 0.92 * room * wide)
        across, down = size / wide, 0.7 * size / high
        flag = picture("scalawag/flag", seat=str(self._view.frame.flags[seat] + 1))
        return Ornament(flag, slot, box=(middle[0] - across / 2, middle[1] - down / 2, across, down))

    # -- ship by ship -------------------------------------------------------------------------------------

    def _lines(self) -> Iterator[tuple[Seat, float]]:
        """The cheapest first."""
        prices = self._prices
        seats = sorted(prices, key=lambda seat: (not prices[seat].can, prices[seat].points))
        step = min(STEP, (FOOT - TOP) / max(1, len(seats)))
        for number, seat in enumerate(seats):
            yield seat, TOP + step * (number + 0.5)

    def line_signs(self) -> Iterator[Ornament]:
        for seat, y in self._lines():
            yield self._flag(seat, LIST, (0.08, y))

    def lines(self) -> Iterator[Inscription]:
        for seat, y in self._lines():
            paint = INK if self._prices[seat].can else FADED
            yield words("{name}", LIST, 0.13, y, 21, paint, align=0.0, width=0.36, seat=seat, face="sans-bold")
            yield words(self._told(self._prices[seat]), LIST, 0.66, y, 21, paint, align=1.0, width=0.3)

    # -- ships of one price -------------------------------------------------------------------------------

    def _groups(self) -> list[Group]:
        """Without those out of reach, whose tags on the sea say so."""
        prices = self._prices
        found: dict[tuple[bool, str], list[Seat]] = {}
        reached = (seat for seat in prices if prices[seat].reached)
        for seat in sorted(reached, key=lambda seat: (not prices[seat].can, prices[seat].points)):
            cost = prices[seat]
            told = self._told(cost) if cost.can else self._texts("too expensive")
            found.setdefault((not cost.can, told), []).append(seat)
        return [(told, not cannot, seats) for (cannot, told), seats in found.items()]

    def _placed(self) -> Iterator[tuple[Group, float, float, float]]:
        """Each group with where its line begins and lies, and how wide it is, as parts of the room."""
        groups = self._groups()
        columns = max(1, -(-len(groups) // ROWS))
        for number, group in enumerate(groups):
            column, row = divmod(number, ROWS)
            yield group, column / columns, (row + 0.5) / ROWS, 1 / columns

    def group_signs(self) -> Iterator[Ornament]:
        wide = self._rooms[self.slot][2]
        for (_, _, seats), x, y, part in self._placed():
            told = min(TOLD / wide, part * MOST_TOLD)
            step = min(FLAG_STEP / wide, (part - told) / len(seats))
            for number, seat in enumerate(seats):
                yield self._flag(seat, self.slot, (x + told + step * (number + 0.5), y), step)

    def groups(self) -> Iterator[Inscription]:
        wide = self._rooms[self.slot][2]
        for (told, can, _), x, y, part in self._placed():
            room = min(TOLD / wide, part * MOST_TOLD) - 0.015
            yield words(
                told,
                self.slot,
                x + 0.005,
                y,
                self._size,
                INK if can else FADED,
                align=0.0,
                width=room,
                face="sans-bold",
            )

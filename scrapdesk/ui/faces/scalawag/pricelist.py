"""What an attack that is being prepared would cost at every ship, as a list on the sheet of answers. Must not know
what may be answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.look import Inscription
from scrapdesk.ui.faces.scalawag.plates import FADED, INK, words
from scrapdesk.ui.faces.scalawag.prices import Price, attack_prices
from scrapdesk.ui.frame.texts import Texts

FOOT: Final = 0.95
"""Where the list ends at the latest, as a part of the sheet."""
STEP, CLOSE = 0.125, 0.105
"""How far apart the lines are, and at the least: what has no room is told by the tags at the ships."""


def price_list(view: View, texts: Texts, pointed: tuple[Target, ...], top: float) -> Iterator[Inscription]:
    """The ships with their prices, or why they cannot be attacked; the cheapest first. It begins so far down the
    sheet."""
    prices = attack_prices(view, pointed)
    seats = sorted(prices, key=lambda seat: (not prices[seat].can, prices[seat].points))
    seats = seats[: 1 + int((FOOT - top) / CLOSE)]
    step = min(STEP, (FOOT - top) / max(1, len(seats) - 1))
    for number, seat in enumerate(seats):
        yield from _row(seat, prices[seat], texts, top + step * number)


def _row(seat: Seat, cost: Price, texts: Texts, y: float) -> Iterator[Inscription]:
    told = texts("{n} points", n=cost.points) if cost.reached else texts("not adjacent")
    told = told if cost.can or not cost.reached else texts("{n} points: too expensive", n=cost.points)
    paint = INK if cost.can else FADED
    yield words("{name}", "ask", 0.07, y, 20, paint, align=0.0, width=0.4, seat=seat, face="sans-bold")
    yield words(told, "ask", 0.94, y, 20, paint, align=1.0, width=0.5)

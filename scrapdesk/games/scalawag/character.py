"""What a captain's record says of how readily it lies: what it declared, left unsaid, proved, and was caught at.

A captain is taken for one of a few characters, from one who never lies to one who always does; each order of its own
makes some of them likelier. Reads the open notes of a state or a view, never a card that the reader has not seen.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.games.scalawag.cards import CREW_OF, SUPPORTED
from scrapdesk.games.scalawag.state import Note, What

LIES: Final = (0.02, 0.1, 0.3, 0.6, 1.0)
"""How often each character declares crew that it does not hold, for once that it might."""
BEFORE: Final = (0.4, 0.3, 0.15, 0.1, 0.05)
"""How likely each is before anything was seen."""
HELD: Final = 0.58
"""How often a captain holds crew for the order that it gives: whoever holds gunners fires gladly."""
FRANK: Final = 0.9
"""How often it then says so."""
MEMORY: Final = 160
"""How many notes back a record is read."""


def inclination(log: tuple[Note, ...], captain: Seat, turn: int, caught: int, proven: int) -> float:
    """How often this captain lies where it might, by all that was seen of it before this turn."""
    return _mean(*_orders(log[-MEMORY:], captain, turn), caught, proven)


def _orders(notes: Iterable[Note], captain: Seat, turn: int) -> tuple[int, int]:
    """How many orders that crew can support were given with crew, and how many without."""
    claimed = silent = 0
    for note in notes:
        if note[1] is What.DECLARE and note[2] == captain and note[0] < turn and note[3] in SUPPORTED:
            if not note[4]:
                silent += 1
            elif note[5][0] == CREW_OF[note[3]]:
                claimed += 1
    return claimed, silent


@lru_cache(maxsize=4096)
def _mean(claimed: int, silent: int, caught: int, proven: int) -> float:
    weights = []
    for lies, before in zip(LIES, BEFORE, strict=True):
        says, lied = HELD * FRANK + (1 - HELD) * lies, (1 - HELD) * lies
        of_orders: float = says**claimed * (1 - says) ** silent
        weights.append(before * of_orders * (lied / says) ** caught * ((says - lied) / says) ** proven)
    return sum(weight * lies for weight, lies in zip(weights, LIES, strict=True)) / sum(weights)

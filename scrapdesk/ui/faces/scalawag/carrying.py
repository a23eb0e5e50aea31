"""On the sheet of answers, while cards are given away by hand: from the hand to where they go.

Must not know pixels, nor how cards are carried.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.look import Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.paint.pictures import Picture, picture

SHEET: Final[Target] = "ask"
GIVEN: Final = (Phase.LOSE, Phase.FOURTH, Phase.RETURN)
CARD: Final = (96.0, 134.0)
"""How large a card is drawn on the map."""
ARROW: Final = 76.0
ASIDE: Final = 132.0
"""How far the two ends lie from the middle."""
DOWN: Final = 0.67


def carries(view: View) -> bool:
    return view.phase in GIVEN


def carried_signs(view: View, rooms: dict[Target, Box]) -> Iterator[Ornament]:
    """A card, an arrow, and the port or the locker."""
    _, _, wide, high = rooms[SHEET]

    def drawn(what: Picture, middle: float, size: tuple[float, float]) -> Ornament:
        across, down = size[0] / wide, size[1] / high
        return Ornament(what, SHEET, box=(0.5 + middle / wide - across / 2, DOWN - down / 2, across, down))

    crew = picture("scalawag/back")
    goal = picture("scalawag/port" if view.phase is Phase.RETURN else "scalawag/chest")
    yield drawn(crew, -ASIDE, CARD)
    yield drawn(picture("scalawag/arrow", way="right"), 0.0, (ARROW, ARROW))
    yield drawn(goal, ASIDE, CARD)

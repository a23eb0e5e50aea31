"""The sheet in the column beside the map, as a small table of its own: how wide it is, and where its slots lie.

What is written on it the forecast, the decision and the retelling say. Must not know the window.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.games.scarper.board import ALL_FIELDS, FIELDS
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.board.slots import ORNAMENT, Layout, MapSlot
from scrapdesk.ui.faces.scarper.paint import SANS, words
from scrapdesk.ui.paint.pictures import Picture, picture
from scrapdesk.ui.paint.theme import Colour

SHEET: Final = "sheet"
HEAD: Final = "oddshead"
WIDE: Final = 484.0
"""How wide it is, in the units of the window."""
EDGE: Final = 16.0
"""The margin that nothing is written on."""
HEAD_HIGH, ROW_HIGH = 84.0, 49.0
"""Of the odds of all battlefields: how high their head is, and the part of each."""


@lru_cache(maxsize=32)
def plan(high: float, left: Seat) -> Layout:
    """A sheet so high. The battlefields stand on it as on the map, with the side `left` at its left."""
    order = ALL_FIELDS if left == 0 else ALL_FIELDS[::-1]
    boxes = {SHEET: (0.0, 0.0, WIDE, high), HEAD: (0.0, 0.0, WIDE, HEAD_HIGH)}
    for row, field in enumerate(order):
        boxes[f"odds:{FIELDS[field]}"] = (0.0, HEAD_HIGH + ROW_HIGH * row, WIDE, ROW_HIGH)
    return Layout((WIDE, high), {name: MapSlot(name, ORNAMENT, box) for name, box in boxes.items()})


def divided(high: float, parts: Sequence[float], upright: tuple[float, float] | None = None) -> Ornament:
    """Lines where a sheet so high is divided; `upright`: and one down its middle, from here to there."""
    more = {} if upright is None else {"upright": f"{upright[0]:g},{upright[1]:g}"}
    what = picture("scarper/lines", short=f"{min(WIDE, high):g}", parts=",".join(f"{y:g}" for y in parts), **more)
    return Ornament(what, SHEET)


def paper(high: float) -> Ornament:
    """What is written on, where the panel below is none."""
    return Ornament(picture("scarper/paper", short=f"{min(WIDE, high):g}"), SHEET)


class SheetPen:
    """Writes and draws on a sheet so high, at places in its own units."""

    def __init__(self, high: float) -> None:
        self._high = high

    def words(
        self,
        text: str,
        x: float,
        y: float,
        size: int,
        paint: Colour,
        align: float = 0.0,
        width: float = 0.0,
        face: str = SANS,
    ) -> Inscription:
        """As wide as its place lets it be: to the edge of the sheet, where nothing else is said."""
        room = width or (WIDE - 2 * EDGE)
        return words(text, SHEET, x / WIDE, y / self._high, size, paint, align, room / WIDE, face)

    def drawn(self, what: Picture, left: float, top: float, width: float, height: float) -> Ornament:
        box = (left / WIDE, top / self._high, width / WIDE, height / self._high)
        return Ornament(what, SHEET, box=box)

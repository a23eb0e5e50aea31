"""What the small signs on the ships' plates mean, written on the sea below the title. Must not know ships."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.words import Line, say
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.plates import TEXT, words
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

SLOT: Final[Target] = "legend"
SIGNS: Final[tuple[tuple[str, Line], ...]] = (
    ("coin-gunner", say("cost to fire at it")),
    ("coin-marine", say("cost to board it")),
    ("seal-proven", say("told the truth")),
    ("seal-broken", say("caught lying")),
)
SIGN: Final = 30.0
"""How large a sign is on the map."""


def _cells(room: Box) -> Iterator[Box]:
    """The rooms of the signs with their words, as parts of the legend: one below the other, or two beside two."""
    columns = 2 if room[2] > 2 * room[3] else 1
    rows = len(SIGNS) // columns
    for number in range(len(SIGNS)):
        column, row = divmod(number, rows)
        yield column / columns, row / rows, 1 / columns, 1 / rows


def legend_signs(rooms: dict[Target, Box]) -> Iterator[Ornament]:
    _, _, wide, high = room = rooms[SLOT]
    for (sign, _), (left, top, _, part) in zip(SIGNS, _cells(room), strict=True):
        across, down = SIGN / wide, SIGN / high
        box = (left + 0.2 * across, top + (part - down) / 2, across, down)
        crew = sign.removeprefix("coin-")
        drawn = picture(f"scalawag/{sign}") if crew == sign else picture("scalawag/coin", crew=crew)
        yield Ornament(drawn, SLOT, box=box)


def legend_words(texts: Texts, rooms: dict[Target, Box]) -> Iterator[Inscription]:
    wide = rooms[SLOT][2]
    for (_, line), (left, top, room, part) in zip(SIGNS, _cells(rooms[SLOT]), strict=True):
        x = left + 1.45 * SIGN / wide
        yield words(texts.line(line), SLOT, x, top + part / 2, 19, TEXT, align=0.0, width=left + room - x)

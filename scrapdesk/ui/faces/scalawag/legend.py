"""What the small signs on the ships' plates mean, on a slip of paper in a corner of the sea. Must not know ships."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.words import Line, say
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.plates import INK, sheet, words
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

SLOT: Final[Target] = "legend"
SIGNS: Final[tuple[tuple[str, Line], ...]] = (
    ("glyph-gunner", say("cost to fire at it")),
    ("glyph-marine", say("cost to board it")),
    ("seal-proven", say("told the truth")),
    ("seal-broken", say("caught lying")),
)
TOP, STEP = 0.17, 0.205


def legend_signs(rooms: dict[Target, Box]) -> Iterator[Ornament]:
    yield sheet(SLOT, rooms[SLOT])
    for number, (sign, _) in enumerate(SIGNS):
        yield Ornament(picture(f"scalawag/{sign}"), SLOT, box=(0.05, TOP - 0.085 + STEP * number, 0.13, 0.17))


def legend_words(texts: Texts) -> Iterator[Inscription]:
    for number, (_, line) in enumerate(SIGNS):
        yield words(texts.line(line), SLOT, 0.22, TOP + STEP * number, 19, INK, align=0.0, width=0.7)

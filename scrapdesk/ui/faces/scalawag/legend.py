"""What the small signs on the ships' plates mean, and what wins and who is ahead: written on the sea near the title.
Must not know ships."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, say
from scrapdesk.games.scalawag.ledger import ScalawagLedger
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.board.slots import Box
from scrapdesk.ui.faces.scalawag.plates import GOLD, TEXT, words
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture

SLOT: Final[Target] = "legend"
SIGNS: Final[tuple[tuple[str, Line], ...]] = (
    ("point", say("compass points")),
    ("coin-gunner", say("cost to fire at it")),
    ("coin-marine", say("cost to board it")),
    ("seal-proven", say("told the truth")),
    ("seal-broken", say("caught lying")),
)
SIGN: Final = 26.0
"""How large a sign is on the map."""
GOAL: Final[Target] = "goal"


def _cells(room: Box) -> Iterator[Box]:
    """The rooms of the signs with their words, as parts of the legend: one below the other, or in three columns."""
    columns = 3 if room[2] > 2 * room[3] else 1
    rows = -(-len(SIGNS) // columns)
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


def ahead(view: View) -> Seat | None:
    """Who has most crew and intact planks, as everybody can count them. Nobody where several have as many, before the
    first turn, or where nobody knows who plays together."""
    if not view.turn or view.phase is Phase.OVER or view.frame.teams:
        return None
    left = ScalawagLedger().measured(view)
    return left.index(max(left)) if left.count(max(left)) == 1 else None


def goal_words(view: View, texts: Texts, rooms: dict[Target, Box]) -> Iterator[Inscription]:
    """What wins, and who is ahead: one below the other, or beside it where the room is wide."""
    beside = rooms[GOAL][2] > 5 * rooms[GOAL][3]
    told = texts("Last team afloat wins") if view.frame.teams else texts("Last ship afloat wins")
    leader = ahead(view)
    if beside:
        yield words(told, GOAL, 0.5 if leader is None else 0.25, 0.5, 20, TEXT, width=0.49)
    else:
        yield words(told, GOAL, 0.5, 0.25, 20, TEXT)
    if leader is not None:
        x, y, width = (0.75, 0.5, 0.49) if beside else (0.5, 0.75, 1.0)
        yield words(texts("{name} is ahead", name="{name}"), GOAL, x, y, 20, GOLD, width=width, seat=leader)

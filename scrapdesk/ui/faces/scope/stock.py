"""What is still in the enemy's front, below what is known: a sign for each kind of card, and how many there are.

The signs are pencils as well: whoever takes one up writes it onto squares. Sees Views only; coordinates are parts of
the place for the signs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.games.scope.cards import EMPTY, KIND_NAMES, KINDS, Side
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scope.found import is_found
from scrapdesk.ui.faces.scope.marks import INK, PICTURES, WHITE
from scrapdesk.ui.faces.scope.paper import SIGNS, Paper
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import picture
from scrapdesk.ui.paint.theme import Colour, colour

ROOM: Final = "stock"
SHAPE: Final = 470 / 56
"""How much wider than high that is."""
PALE: Final[Colour] = colour("#6F8490")
SIGN: Final = 0.072
"""How wide a sign is."""
NUMBER: Final = 0.84
"""How far down its number stands."""

Box = tuple[float, float, float, float]


def cell(at: int) -> Box:
    """Where the sign of a kind stands, with its number below it."""
    return 0.03 + 0.1175 * at, 0.0, 0.1175, 1.0


def is_told(view: View, over: bool) -> bool:
    """Not while it is asked whether to shoot, which is then all that counts, nor when all is over."""
    return not over and not is_found(view)


def _left(view: View, side: Side, kind: str) -> int:
    """How many there are of a kind; before the game all that there will be."""
    return view.frame.scenario.count(kind) if view.phase <= Phase.DEAL else view.in_play(side, kind)


def ornaments(view: View, side: Side, paper: Paper) -> Iterator[Ornament]:
    """The signs of the cards that a side still has, with a light under the one that is written with."""
    for at, kind in enumerate(KINDS):
        left, top, width, height = cell(at)
        held = paper.held == SIGNS[at]
        if held:
            light = picture("scope/action", state="main")
            yield Ornament(light, ROOM, box=(left, top - 0.05, width, height + 0.08))
        paint = "#12181D" if held else "#F6FAFB" if _left(view, side, kind) else "#55646E"
        sign = picture(f"scope/icon-{PICTURES[KIND_NAMES[at]]}", g=paint, gap="#DCE4E8" if held else "#141D24")
        yield Ornament(sign, ROOM, box=(left + (width - SIGN) / 2, top, SIGN, SIGN * SHAPE))


def inscriptions(view: View, side: Side, paper: Paper, texts: Texts) -> Iterator[Inscription]:
    for at, kind in enumerate(KINDS):
        left, whole = _left(view, side, kind), view.frame.scenario.count(kind)
        x, top, width, height = cell(at)
        words = str(left) if kind == EMPTY else texts("{n}/{all}", n=left, all=whole)
        paint = INK if paper.held == SIGNS[at] else WHITE if left else PALE
        y = top + height * NUMBER
        yield Inscription(words, ROOM, x + width / 2, y, 18, paint, 0.5, width - 0.022, face="sans-semibold")

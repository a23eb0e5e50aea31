"""While a front is laid out: what each kind of card does, and what it is worth to the enemy. In basic games units have
no actions: they share a row. Sees Views only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.words import Line, say
from scrapdesk.games.scope.cards import DECOY, SNIPER, WORTH, Card, kind_name
from scrapdesk.games.scope.laying import UNITS_TO_LAY
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.look import Inscription, Ornament
from scrapdesk.ui.faces.scope.found import ROOM
from scrapdesk.ui.faces.scope.marks import MUTED, PICTURES, TITLES, WHITE
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.paint.pictures import Picture, picture

TOP: Final = 0.125
"""Where the rows begin in their room."""
SIGN: Final = (0.05, 0.08)
"""Where the sign of a row stands, and how wide it is; it is as high."""
SHAPE: Final = 470 / 432
"""How much wider than high the room is."""
UNITS: Final = 0.23
"""How high the row of the units is."""
DOES: Final[dict[str, Line]] = {
    "sniper": say("searches any card, may shoot it"),
    "decoy": say("whoever finds it must shoot"),
    "officer": say("another MOVE when revealed"),
    "scout": say("looks at two cards side by side"),
    "mortar": say("hits a distant card unseen"),
    "gun": say("fires next door, stops assaults"),
    "infantry": say("storms a quadrant, comes back"),
}


def is_laying(view: View) -> bool:
    return view.phase <= Phase.DEAL


def _rows(view: View) -> tuple[list[Card], float]:
    """The kinds that have a row of their own, and how far rows are apart: in basic games all units are alike."""
    return (list(UNITS_TO_LAY), 0.108) if view.frame.advanced else ([SNIPER, DECOY], 0.16)


def _units(view: View) -> list[Card]:
    """The kinds that share a row."""
    rows, _ = _rows(view)
    return [kind for kind in UNITS_TO_LAY if kind not in rows]


def _sign(view: View, kind: Card) -> Picture:
    paint = "#F6FAFB" if view.frame.scenario.count(kind) else "#55646E"
    return picture(f"scope/icon-{PICTURES[kind_name(kind)]}", g=paint, gap="#141D24")


def ornaments(view: View) -> Iterator[Ornament]:
    (kinds, step), units, (left, wide) = _rows(view), _units(view), SIGN
    high = wide * SHAPE
    for row, kind in enumerate(kinds):
        yield Ornament(_sign(view, kind), ROOM, box=(left, TOP + step * row + (step - high) / 2, wide, high))
    for at, kind in enumerate(units):
        yield Ornament(_sign(view, kind), ROOM, box=(_across(at), TOP + step * len(kinds) + 0.085, wide, high))
    top = _shot_row(view)
    side = "ab"[view.side or 0]
    box = (left - 0.01, top + (step - 0.115) / 2, 0.1, 0.115)
    yield Ornament(picture("scope/tile-shot", side=side, form="bare"), ROOM, box=box)


def _across(at: int) -> float:
    """Where the sign of a kind stands among those that share a row."""
    return 0.16 + 0.155 * at


def _shot_row(view: View) -> float:
    """Where the row of the shot card begins: below those of the kinds, and of the units."""
    kinds, step = _rows(view)
    return TOP + step * len(kinds) + (UNITS if _units(view) else 0.0)


def inscriptions(view: View, texts: Texts) -> Iterator[Inscription]:
    yield Inscription(texts("What they do"), ROOM, 0.045, 0.065, 22, WHITE, 0.0, 0.5, face="sans-bold")
    yield Inscription(texts("points"), ROOM, 0.955, 0.07, 18, MUTED, 1.0, 0.3, face="sans")
    kinds, step = _rows(view)
    for row, kind in enumerate(kinds):
        middle = TOP + step * (row + 0.5)
        yield from _row(middle, texts.line(TITLES[kind_name(kind)]), texts.line(DOES[kind_name(kind)]))
        yield Inscription(str(WORTH[kind]), ROOM, 0.93, middle, 24, WHITE, 0.5, 0.1, face="sans-bold")
    top = TOP + step * len(kinds)
    for at, kind in enumerate(_units(view)):
        if not at:
            words = texts("Units: points for whoever shoots them")
            yield Inscription(words, ROOM, 0.16, top + 0.045, 19, WHITE, 0.0, 0.8, face="sans-semibold")
        worth = str(WORTH[kind])
        yield Inscription(worth, ROOM, _across(at) + 0.1, top + 0.13, 22, WHITE, 0.0, 0.06, face="sans-bold")
    yield from _row(_shot_row(view) + step / 2, texts.line(TITLES["shot"]), texts("marks the quadrant you shot from"))


def _row(middle: float, title: str, does: str) -> Iterator[Inscription]:
    yield Inscription(title, ROOM, 0.16, middle - 0.026, 19, WHITE, 0.0, 0.6, face="sans-semibold")
    yield Inscription(does, ROOM, 0.16, middle + 0.026, 18, MUTED, 0.0, 0.72, face="sans")

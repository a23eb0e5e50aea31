"""Reads what somebody wanted from the targets they pointed at, and finds the legal move that is most like it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.games.scalawag.cards import BONUS_CREW, CREW_NAMES, LOOKOUT, MUSTER, ORDER_NAMES, PILOT, REQUIRING
from scrapdesk.games.scalawag.moves import (
    NO_SECOND,
    Aim,
    Bury,
    Call,
    Declare,
    Forgo,
    Hole,
    Lose,
    Move,
    Order,
    Pass,
    Play,
    Return,
    Show,
    Sink,
    Yield,
)
from scrapdesk.games.scalawag.spelling import HOLES, LOCKER, PORT, paths_of
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.view import View

_BUTTONS: Final[dict[str, Move]] = {
    "pass": Pass(),
    "scalawag": Call(),
    "show": Show(),
    "yield": Yield(),
    "forgo": Forgo(),
    "hole": Hole(),
}
_PATTERN: Final = re.compile(
    r"order:(?P<order>\w+)|declare:(?P<declare>\w+)|button:with(?P<count>[0-9])|ship:p(?P<ship>[1-8])"
    r"|crew:(?P<crew>\w+):\d+|shown:(?P<shown>[1-9])|button:(?P<button>\w+)|(?P<place>holes|locker|port)(?::\d+)?"
)


class Pointed:
    """What targets point at, sorted by what it is; what is no target of this game is left out."""

    def __init__(self, targets: Sequence[Target]) -> None:
        found = [match for target in targets if (match := _PATTERN.fullmatch(target))]
        self.orders = [ORDER_NAMES.index(m["order"]) for m in found if m["order"] in ORDER_NAMES]
        self.declared = [CREW_NAMES.index(m["declare"]) for m in found if m["declare"] in CREW_NAMES]
        self.counts = [int(m["count"]) for m in found if m["count"]]
        self.ships = [int(m["ship"]) - 1 for m in found if m["ship"]]
        self.crew = [CREW_NAMES.index(m["crew"]) for m in found if m["crew"] in CREW_NAMES]
        self.shown = any(m["shown"] for m in found)
        self.buttons = [m["button"] for m in found if m["button"]]
        self.places = [m["place"] for m in found if m["place"]]


def wish_of(view: View, targets: Sequence[Target]) -> Move | None:
    """The move that targets mean, as far as they mean any."""
    pointed = Pointed(targets)
    if pointed.buttons and view.phase is Phase.VERDICT:
        return Sink(pointed.buttons[0] == "hole")
    if pointed.buttons and pointed.buttons[0] in _BUTTONS:
        return _BUTTONS[pointed.buttons[0]]
    if pointed.orders:
        return _order(pointed)
    if pointed.declared and pointed.declared[0] in (PILOT, LOOKOUT):
        return Declare(pointed.declared[0])
    if HOLES in pointed.places:
        return Sink(True) if view.phase is Phase.VERDICT else Hole()
    if pointed.crew or pointed.shown:
        return _cards(view, pointed)
    if pointed.ships:
        return Aim(pointed.ships[0], pointed.ships[1] if len(pointed.ships) > 1 else NO_SECOND)
    return None


def _order(pointed: Pointed) -> Move:
    order = pointed.orders[0]
    said = 0 if order == MUSTER else pointed.counts[0] if pointed.counts else len(pointed.crew)
    return Order(order, 1 if order in REQUIRING else said)


def _cards(view: View, pointed: Pointed) -> Move | None:
    """Cards that go somewhere: by a ship, to the locker, or back to the port."""
    crew = pointed.crew[0] if pointed.crew else view.plan.claim
    if pointed.ships and crew in BONUS_CREW:
        return Play(crew, pointed.ships[0])
    if LOCKER in pointed.places:
        return Bury(crew, pointed.shown) if view.phase is Phase.FOURTH else Lose(crew)
    if PORT in pointed.places:
        return Return(tuple(sorted(pointed.crew)))
    return None


def likest(view: View, legal: Sequence[Move], wish: Move | None, targets: Sequence[Target]) -> Move:
    """The legal move that shares most with a wish, or with what was pointed at; the first of equals."""
    if wish is not None and any(type(move) is type(wish) for move in legal):
        return max(legal, key=lambda move: _likeness(move, wish))
    if not targets:
        return legal[0]
    pointed = frozenset(targets)
    return max(legal, key=lambda move: max(len(pointed.intersection(path)) for path in paths_of(view, move)))


def _likeness(move: Move, wish: Move) -> int:
    """Moves of a kind are alike by the parts they share."""
    if type(move) is not type(wish):
        return -1
    return sum(one == other for one, other in zip(move, wish, strict=True))

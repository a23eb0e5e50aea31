"""Telling what happens: the events of SCOPE, with the names of squares and cards in them, and who did it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from scrapdesk.core.events import EVERYBODY, Audience, Emit, Event, Value, ignore
from scrapdesk.games.scope.board import square_name
from scrapdesk.games.scope.cards import Side, kind_name, side_of
from scrapdesk.games.scope.state import SNIPERS, State


def tell(emit: Emit, kind: str, rule: str, /, reveals: str = "", audience: Audience = EVERYBODY, **data: Value) -> None:
    """One event; rules that care for speed ask `emit is not ignore` before they call."""
    emit(Event(kind, rule, data, audience, reveals))


class Doing(TypedDict):
    """Of an event: whose doing it was."""

    side: int
    seat: int


def acting(state: State) -> Doing:
    """The side whose turn it is, and who plays it: of two divisions one."""
    seat, side, _ = state.frame.order[state.turn]
    return {"side": side, "seat": seat}


def shooting(state: State, side: Side) -> Doing:
    """The side that shoots, and who plays it: in the enemy's turn only guns do, and those are among the units."""
    now = acting(state)
    if now["side"] == side:
        return now
    seats = (turn.seat for turn in state.frame.order if turn.side == side and turn.division != SNIPERS)
    return {"side": side, "seat": next(seats)}


def tell_shown(emit: Emit, rule: str, cards: str, squares: Iterable[int]) -> None:
    """Cards were turned up, seen by all, and turned back down (SC-3.2)."""
    if emit is ignore:
        return
    for square in squares:
        card = cards[square]
        tell(
            emit,
            "shown",
            rule,
            reveals="a card was turned up",
            square=square_name(square),
            card=kind_name(card),
            side=side_of(card),
        )

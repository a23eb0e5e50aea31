"""Telling what happens: the events of SCOPE, with the names of squares and cards in them."""

from __future__ import annotations

from collections.abc import Iterable

from scrapdesk.core.events import EVERYBODY, Audience, Emit, Event, Value, ignore
from scrapdesk.games.scope.board import square_name
from scrapdesk.games.scope.cards import kind_name, side_of


def tell(emit: Emit, kind: str, rule: str, /, reveals: str = "", audience: Audience = EVERYBODY, **data: Value) -> None:
    """One event; rules that care for speed ask `emit is not ignore` before they call."""
    emit(Event(kind, rule, data, audience, reveals))


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

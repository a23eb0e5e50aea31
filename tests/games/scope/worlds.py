"""Brute force: every battlefield that could be, given all that everybody has seen. For small grids only.

Knows nothing of clues. A world is a string of cards; it survives a move if the move is legal in it and makes it
tell spectators exactly what the true battlefield told them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from scrapdesk.core.events import Event
from scrapdesk.games.scope.board import quadrant_squares, squares_in
from scrapdesk.games.scope.cards import KINDS, OF_SIDE
from scrapdesk.games.scope.moves import Arrange, Move
from scrapdesk.games.scope.rules import Scope
from scrapdesk.games.scope.state import Phase, State

Worlds = frozenset[str]


def all_worlds(state: State, side: int) -> Worlds:
    """Every way in which one side can have laid out its front."""
    squares = squares_in(state.frame.ground.fronts[side])
    cards = [
        OF_SIDE[side][kind] for kind, count in zip(KINDS, state.frame.scenario.cards, strict=True) for _ in range(count)
    ]
    return frozenset(_with(state.cards, squares, order) for order in set(permutations(cards)))


def _with(cards: str, squares: Sequence[int], order: tuple[str, ...]) -> str:
    field = list(cards)
    for square, card in zip(squares, order, strict=True):
        field[square] = card
    return "".join(field)


def after(rules: Scope, worlds: Worlds, state: State, move: Move) -> Worlds:
    """The worlds that are left after everybody has seen a move."""
    if isinstance(move, Arrange):
        return frozenset(_mixed(worlds, quadrant_squares(state.focus)))
    told, _ = _public(rules, state, move)
    found = set()
    for cards in worlds:
        world = state._replace(cards=cards)
        if move in rules.legal_moves(world):
            heard, moved = _public(rules, world, move)
            if heard == told:
                found.add(moved.cards)
    return frozenset(found)


def _mixed(worlds: Worlds, squares: tuple[int, ...]) -> Iterator[str]:
    """All worlds in which four cards lie in any other order."""
    kinds = {_with(cards, squares, tuple(sorted(cards[square] for square in squares))) for cards in worlds}
    for cards in kinds:
        for order in set(permutations(cards[square] for square in squares)):
            yield _with(cards, squares, order)


def _public(rules: Scope, state: State, move: Move) -> tuple[list[Event], State]:
    """What everybody hears of a move, and what comes of it."""
    events: list[Event] = []
    moved = rules.apply(state, move, events.append)
    return [event for event in events if event.heard_by(None)], moved


def possible(worlds: Worlds, square: int) -> set[str]:
    return {cards[square].lower() for cards in worlds}


def playing(state: State) -> bool:
    return state.phase not in (Phase.DEPLOY, Phase.DEAL, Phase.OVER)

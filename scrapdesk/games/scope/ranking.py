"""Which moves of SCOPE deserve a look first: by what the mover knows, not by samples."""

from __future__ import annotations

from scrapdesk.games.scope.board import AREA, BIT, NO_SQUARE, squares_in
from scrapdesk.games.scope.cards import OF_SIDE, PREY, SNIPER, VALUE, Side
from scrapdesk.games.scope.moves import (
    END,
    HOLD,
    STAY,
    Assault,
    Fire,
    Howitzer,
    Move,
    Recon,
    Regroup,
    Search,
    Step,
)
from scrapdesk.games.scope.sight import area_of
from scrapdesk.games.scope.state import State

KNOWN_PREY, LIKELY, MAYBE, KNOWN_NOTHING = range(4)
"""How promising a target is."""


def acting_side(state: State) -> Side:
    return state.frame.order[state.turn].side


def promise(state: State, square: int) -> int:
    """How promising a target is by what everybody knows."""
    if not state.hidden >> square & 1:
        return KNOWN_PREY if VALUE[state.cards[square]] else KNOWN_NOTHING
    sniper = OF_SIDE[1 - acting_side(state)][SNIPER]
    near = any(clue.card == sniper and clue.area & BIT[square] and clue.area.bit_count() < 7 for clue in state.clues)
    return LIKELY if near else MAYBE


def rank(state: State, move: Move) -> tuple[int, int]:
    """Small is first."""
    match move:
        case Search(square):
            return promise(state, square) * 2, 0
        case Howitzer(_, target):
            return promise(state, target) * 2, 1
        case Fire(target):
            return promise(state, target) * 2, 2
        case Assault(_, quadrant):
            own = AREA[quadrant] & area_of(state, 1 - acting_side(state))
            return 3 + (not own & state.hidden), 3
        case Regroup(quadrant):
            return 1 if exposed(state, quadrant) else 5, 0
        case Recon(square, other):
            unseen = sum(state.hidden >> at & 1 for at in (square, other) if at != NO_SQUARE)
            return 5 - unseen + 4 * (not unseen), 0
    return _rank_of_choice(state, move), 0


def _rank_of_choice(state: State, move: Move) -> int:
    if isinstance(move, Step):
        return 0 if VALUE[state.cards[move.square]] else 2
    if move in (HOLD, STAY):
        return 3
    return 1 if move == END else 2


def exposed(state: State, quadrant: int) -> bool:
    """Whether a quadrant holds a card of value that everybody knows."""
    own = OF_SIDE[acting_side(state)]
    worthy = {own[kind] for kind in PREY}
    return any(state.cards[square] in worthy for square in squares_in(AREA[quadrant] & ~state.hidden))

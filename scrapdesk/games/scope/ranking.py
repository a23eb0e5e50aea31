"""Which moves of SCOPE deserve a look first, and quick sensible play: by what the mover knows, not by samples."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from scrapdesk.games.scope.board import AREA, BIT, NO_SQUARE, squares_in
from scrapdesk.games.scope.cards import OF_SIDE, PREY, SNIPER, SOVIET, VALUE, Side
from scrapdesk.games.scope.moves import (
    END,
    HOLD,
    SHOOT,
    STAY,
    Assault,
    Fire,
    Gun,
    Howitzer,
    Move,
    Recon,
    Regroup,
    Search,
    Step,
)
from scrapdesk.games.scope.state import Phase, State

KNOWN_PREY, LIKELY, MAYBE, KNOWN_NOTHING = range(4)
"""How promising a target is."""


def acting_side(state: State) -> Side:
    return state.frame.order[state.turn].side


def area_of(state: State, side: Side) -> int:
    """The squares on which cards of a side lie."""
    return state.backs if side == SOVIET else state.frame.ground.whole & ~state.backs


def promise(state: State, square: int) -> int:
    """How promising a target is by what everybody knows."""
    if not state.hidden >> square & 1:
        return KNOWN_PREY if VALUE[state.cards[square]] else KNOWN_NOTHING
    sniper = OF_SIDE[1 - acting_side(state)][SNIPER]
    near = any(clue.card == sniper and clue.area & BIT[square] and clue.area.bit_count() < 7 for clue in state.clues)
    return LIKELY if near else MAYBE


_TARGETED: Final = {Search: 0, Howitzer: 1, Fire: 1}


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


def rollout_move(state: State, moves: Sequence[Move], random: Callable[[], float]) -> Move:
    """Shoots what can be shot; otherwise picks a kind of action first, so that long lists do not crowd out others."""
    phase = state.phase
    if phase == Phase.TURN:
        return _action(state, moves, random)
    if phase == Phase.SHOOT:
        return SHOOT
    if phase == Phase.AFTER and random() < 0.7:
        return moves[-1]
    if phase in (Phase.STEP, Phase.GUN):
        worthy = [move for move in moves if isinstance(move, Gun) or _takes(state, move)]
        moves = worthy or moves
    return moves[int(random() * len(moves))]


def _takes(state: State, move: Move) -> bool:
    return isinstance(move, Step) and VALUE[state.cards[move.square]] > 0


def _action(state: State, moves: Sequence[Move], random: Callable[[], float]) -> Move:
    foe = area_of(state, 1 - acting_side(state)) & ~state.hidden
    if foe and random() < 0.85:
        known = [square for square in squares_in(foe) if VALUE[state.cards[square]]]
        shots = [move for move in moves if isinstance(move, Search | Howitzer) and _target(move) in known]
        if shots:
            return shots[int(random() * len(shots))]
    return _hidden_target(state, moves, random)


def _target(move: Search | Howitzer) -> int:
    return move.square if isinstance(move, Search) else move.target


def _hidden_target(state: State, moves: Sequence[Move], random: Callable[[], float]) -> Move:
    """Any move, but one that looks at what is known already is drawn again a few times."""
    move = moves[int(random() * len(moves))]
    for _ in range(3):
        if not (isinstance(move, Search | Howitzer) and not state.hidden >> _target(move) & 1):
            break
        move = moves[int(random() * len(moves))]
    return move

"""Moves of SCOPE that nobody makes who is awake: shots at what is known to be nothing, and mercy for a sniper.

Goes by what everybody knows and the mover's own cards. Must not know how a position is judged.
"""

from __future__ import annotations

from scrapdesk.games.scope.board import BIT, NO_SQUARE
from scrapdesk.games.scope.cards import OF_SIDE, SNIPER, VALUE
from scrapdesk.games.scope.moves import HOLD, Fire, Howitzer, Move, Recon, Search
from scrapdesk.games.scope.ranking import acting_side
from scrapdesk.games.scope.state import Phase, State


def pointless(state: State, move: Move) -> bool:
    match move:
        case Search(square) | Fire(square):
            return _known_nothing(state, square)
        case Howitzer(_, target):
            return _known_nothing(state, target)
        case Recon(square, other):
            return not any(state.hidden & BIT[at] for at in (square, other) if at != NO_SQUARE)
    return move == HOLD and state.phase == Phase.SHOOT and _mercy(state)


def _known_nothing(state: State, square: int) -> bool:
    return not state.hidden & BIT[square] and not VALUE[state.cards[square]]


def _mercy(state: State) -> bool:
    """Whether to hold would let a sniper go. Only a side whose own last one would be heard may think about that: every
    shot tells the enemy four squares, and it might lose by it."""
    side = acting_side(state)
    found = state.cards[state.focus] == OF_SIDE[1 - side][SNIPER]
    return found and state.cards.count(OF_SIDE[side][SNIPER]) > 1

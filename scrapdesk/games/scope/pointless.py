"""Moves of SCOPE that nobody makes who is awake: shots at what is known to be nothing, mercy for a sniper,
and a MOVE or an officer shown where there is nothing to hide.

Goes by what everybody knows and the mover's own cards. Must not know how a position is judged.
"""

from __future__ import annotations

from scrapdesk.games.scope.board import AREA, BIT, NO_SQUARE
from scrapdesk.games.scope.cards import OF_SIDE, SNIPER, VALUE, side_of
from scrapdesk.games.scope.moves import HOLD, Deployment, Fire, Howitzer, Move, Recon, Regroup, Search
from scrapdesk.games.scope.ranking import acting_side
from scrapdesk.games.scope.sight import exposed_to
from scrapdesk.games.scope.state import Phase, State
from scrapdesk.games.scope.terrain import terrain


def pointless(state: State, move: Move) -> bool:
    match move:
        case Search(square) | Fire(square):
            return _known_nothing(state, square)
        case Howitzer(_, target):
            return _known_nothing(state, target)
        case Recon(square, other):
            return not any(state.hidden & BIT[at] for at in (square, other) if at != NO_SQUARE)
        case Regroup(quadrant):
            return _hides_nothing(state, quadrant) or _unasked(state)
        case Deployment(square):
            return bool(state.hidden & BIT[square]) and not _anything_known(state)
    return move == HOLD and state.phase == Phase.SHOOT and _mercy(state)


def _unasked(state: State) -> bool:
    """Whether a whole turn would go into a MOVE though the enemy has no idea where anything is."""
    return state.phase == Phase.TURN and not state.used and not _anything_known(state)


def _anything_known(state: State) -> bool:
    """Whether the enemy knows a card that is worth a shot, or a few squares on one of which something lies."""
    side = acting_side(state)
    return any(side_of(clue.card) == side for clue in state.clues) or bool(exposed_to(state, 1 - side))


def _hides_nothing(state: State, quadrant: int) -> bool:
    """Whether the enemy knows nothing of the four cards, while it knows of others that could be moved."""
    side = acting_side(state)
    sought = sum(BIT[square] for _, square in exposed_to(state, 1 - side))
    for card, area, _ in state.clues:
        sought |= area if card == OF_SIDE[side][SNIPER] else 0
    if not sought or AREA[quadrant] & sought:
        return False
    return any(AREA[other.quadrant] & sought for other in terrain(state.frame.size, state.backs, side).regroups)


def _known_nothing(state: State, square: int) -> bool:
    return not state.hidden & BIT[square] and not VALUE[state.cards[square]]


def _mercy(state: State) -> bool:
    """Whether to hold would let a sniper go. Only a side whose own last one would be heard may think about that: every
    shot tells the enemy four squares, and it might lose by it."""
    side = acting_side(state)
    found = state.cards[state.focus] == OF_SIDE[1 - side][SNIPER]
    return found and state.cards.count(OF_SIDE[side][SNIPER]) > 1

"""Which moves of SCOPE a search should try first: by their worth at a rough reckoning, and of equal ones one or two.

A dozen hidden squares of which nobody knows more than of each other make one candidate and not twelve. Goes by public
knowledge and the mover's own cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from scrapdesk.games.scope.board import BIT, NO_SQUARE
from scrapdesk.games.scope.moves import (
    Assault,
    Deployment,
    Fire,
    Howitzer,
    Move,
    Noise,
    Recon,
    Regroup,
    Reinforce,
    Search,
)
from scrapdesk.games.scope.policy import (
    HEARD,
    LEARNED,
    SEEN_GUN,
    SEEN_MORTAR,
    Turn,
    assault_worth,
    deployment_worth,
    move_worth,
    reinforcements_worth,
    step_worth,
    told,
    turn_of,
)
from scrapdesk.games.scope.ranking import acting_side, rank
from scrapdesk.games.scope.sight import exposed_to
from scrapdesk.games.scope.state import Phase, State

TWINS: Final = 2
"""So many of several candidates that promise the same stand in their place; the others come last."""

HOPELESS: Final = -1.0
"""What promises no more than this comes last of all, such as a search of what is known to be empty."""

_SPREAD: Final = 2654435761
"""Scatters numbers (Knuth): so that a player does not always begin in the same corner."""


def in_order(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """The same moves, the most promising ones first."""
    worth_of = _judge(state)
    salt = state.turns * 977 + state.hidden
    rated = sorted((-worth_of(move), _tilt(salt, at), at) for at, move in enumerate(moves))
    met: Counter[tuple[type[Move], float]] = Counter()
    first: list[Move] = []
    last: list[Move] = []
    for worth, _, at in rated:
        kind = (type(moves[at]), round(worth, 6))
        met[kind] += 1
        (first if met[kind] <= TWINS and -worth > HOPELESS else last).append(moves[at])
    return first + last


def _tilt(salt: int, at: int) -> int:
    return (salt + (at + 1) * _SPREAD) * _SPREAD >> 7 & 0xFFFF


def _judge(state: State) -> Callable[[Move], float]:
    """What tells the worth of a move in this phase."""
    phase = state.phase
    if phase == Phase.TURN:
        turn = turn_of(state)
        return lambda move: _action_worth(turn, move)
    if phase == Phase.NOISE:
        return lambda move: -told(state, move.quadrant) if isinstance(move, Noise) else 0.0
    if phase == Phase.STEP:
        return lambda move: step_worth(state, move)
    if phase in (Phase.AFTER, Phase.REGROUP):
        known = exposed_to(state, 1 - acting_side(state))
        return lambda move: _hiding_worth(state, move, known)
    return lambda move: -float(rank(state, move)[0])


def _action_worth(turn: Turn, move: Move) -> float:
    state, hidden = turn.state, turn.state.hidden
    match move:
        case Search(square):
            return _find(turn, square) - HEARD
        case Howitzer(mortar, target):
            return _find(turn, target) - (SEEN_MORTAR if hidden & BIT[mortar] else 0.0)
        case Fire(target):
            return _find(turn, target) - SEEN_GUN
        case Assault():
            return assault_worth(turn, move)
        case Recon(square, other):
            unseen = sum(bool(hidden & BIT[at]) for at in (square, other) if at != NO_SQUARE)
            return LEARNED * unseen * turn.sight.mean
        case Reinforce():
            return reinforcements_worth(state)
    return _hiding_worth(state, move, turn.exposed)


def _find(turn: Turn, square: int) -> float:
    """What a shot at a square can hope for."""
    sight = turn.sight
    if sight.hidden & BIT[square]:
        return sight.hope if sight.likely & BIT[square] else sight.mean
    return next((worth for worth, at in sight.known if at == square), -1.0)


def _hiding_worth(state: State, move: Move, known: Sequence[tuple[float, int]]) -> float:
    if isinstance(move, Regroup):
        return move_worth(state, move.quadrant, known)
    return deployment_worth(state, move.square, known) if isinstance(move, Deployment) else 0.0

"""What SCOPE's opponents draw by lot, since whatever they liked best would be found out: set-ups, and cards put back.

Snipers are laid first and evenly, so no map of a hundred set-ups tells a square of theirs. Guns and infantry are more
use near the enemy, so they are a little likelier there; not so much that the first row could be read. Must not know
how a position is judged.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from scrapdesk.games.scope.board import AREA, BIT, WIDTH
from scrapdesk.games.scope.cards import GUN, INFANTRY, SNIPER, SOVIET, Side
from scrapdesk.games.scope.moves import SCATTER, Arrange, Move, Noise, Place, Regroup, Search
from scrapdesk.games.scope.ranking import acting_side
from scrapdesk.games.scope.sight import exposed_to
from scrapdesk.games.scope.state import Phase, State

LEANS: Final = {SNIPER: 0.0, GUN: 0.5, INFANTRY: 0.5}
"""The cards that are laid one by one, in this order, and how much likelier each is a row nearer to the enemy. Luck lays
the others, all places alike."""

LEAST: Final = 0.25
"""How likely any square is at least, beside one in the middle of the front."""

VEILS: Final[Mapping[type[Move], float]] = {Noise: 0.03, Regroup: 0.012, Search: 0.006}
"""How far below the best a quadrant or a target may be to be drawn as well: e times less often for each time this."""

Lot = Mapping[Move, float]


def lot_of(state: State, moves: Sequence[Move]) -> Lot | None:
    if state.phase == Phase.DEPLOY:
        return _placing(state, moves)
    if state.phase == Phase.ARRANGE:
        return {move: 1.0 for move in moves if isinstance(move, Arrange)}
    return None


def veil_of(state: State, best: Move, other: Move) -> float:
    """Between choices of one kind: which quadrant is moved or made a noise in, which square is searched. A MOVE that
    leaves more in sight than the best one is no choice of a kind with it: everybody would see that it was silly."""
    if type(best) is not type(other):
        return 0.0
    if isinstance(best, Regroup) and isinstance(other, Regroup) and _hides(state, other) < _hides(state, best):
        return 0.0
    return VEILS.get(type(best), 0.0)


def _hides(state: State, move: Regroup) -> float:
    """What the known cards that are moved are worth to the enemy."""
    known = exposed_to(state, 1 - acting_side(state))
    return sum(worth for worth, square in known if AREA[move.quadrant] & BIT[square])


def _placing(state: State, moves: Sequence[Move]) -> Lot:
    """The next card that is laid by hand on any of its squares; when there is none left, luck lays the rest."""
    places = [move for move in moves if isinstance(move, Place)]
    for kind, lean in LEANS.items():
        found = [move for move in places if move.kind == kind]
        if found and state.frame.advanced:
            return {move: max(LEAST, 1 + lean * _forward(state, move.square, state.turn)) for move in found}
    return {SCATTER: 1.0}


def _forward(state: State, square: int, side: Side) -> float:
    """How many rows nearer to the enemy than the middle of the own front a square lies, before the game."""
    rows, row = state.frame.size[1], square // WIDTH
    return (2 * rows - 1 - row if side == SOVIET else row) - (rows - 1) / 2


def near_the_enemy(state: State, square: int) -> bool:
    """Whether a square lies in the first row of the front that is being laid out."""
    return _forward(state, square, state.turn) == (state.frame.size[1] - 1) / 2

"""What a search is told about SCOPE: what a position is worth, and which moves deserve a look first.

There are two ways to judge. The plain one counts how far each side has come, and the card that it is about to take.
The keen one asks how likely the side is to win once this turn is over (`outlook`): it minds what the enemy knows.
States are samples, so what is hidden is judged by what everybody knows, never by where it lies.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from scrapdesk.core.bot import Bot
from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line
from scrapdesk.games.scope.board import AREA, squares_in
from scrapdesk.games.scope.candidates import in_order
from scrapdesk.games.scope.cards import Side
from scrapdesk.games.scope.legal import legal_moves
from scrapdesk.games.scope.lots import lot_of, veil_of
from scrapdesk.games.scope.memory import recalled
from scrapdesk.games.scope.moves import Move
from scrapdesk.games.scope.outlook import chance, progress
from scrapdesk.games.scope.pointless import pointless
from scrapdesk.games.scope.policy import policy_move
from scrapdesk.games.scope.ranking import rank
from scrapdesk.games.scope.reasons import reason
from scrapdesk.games.scope.sight import stakes
from scrapdesk.games.scope.state import Phase, State
from scrapdesk.games.scope.turns import outcome_of
from scrapdesk.games.scope.view import View

SCALE: Final = 0.46
"""What a whole way to victory is worth to the plain judge; the rest is for games that are over."""

CARES: Final = {"hasty": 0.65, "plain": 0.85, "sly": 1.2, "patient": 1.4}
"""How much more or less than they should some temperaments mind what may be shot of their own."""

Apply = Callable[[State, Move], State]


class ScopeBot(Bot[State, Move]):
    """The plain judge: what has been shot, and what is about to be."""

    def __init__(self, apply: Apply) -> None:
        self._apply = apply

    def tempered(self, temperament: str) -> KeenScopeBot:
        return KeenScopeBot(self._apply, CARES.get(temperament, 1.0))

    def evaluate(self, state: State, seat: Seat) -> float:
        outcome = outcome_of(state)
        if outcome is not None:
            return outcome.share(seat)
        if state.phase <= Phase.DEAL:
            return 0.5
        side = state.frame.sides[seat]
        ahead = progress(state, side) + at_hand(state, side) - progress(state, 1 - side) - at_hand(state, 1 - side)
        return _within(0.5 + SCALE * ahead)

    def order(self, state: State, moves: Sequence[Move]) -> Sequence[Move]:
        return sorted(moves, key=lambda move: rank(state, move))

    def rollout(self, state: State, moves: Sequence[Move], random: Callable[[], float]) -> Move:
        return policy_move(state, moves, random)

    def why(self, state: State, move: Move, seat: Seat) -> Line | None:
        return reason(state, move)


class KeenScopeBot(ScopeBot):
    """The keen judge: plays the turn to its end, and then weighs what each side can hope for."""

    def __init__(self, apply: Apply, care: float = 1.0) -> None:
        super().__init__(apply)
        self._care = care

    def evaluate(self, state: State, seat: Seat) -> float:
        side = state.frame.sides[seat]
        if state.phase <= Phase.DEAL:
            return 0.5
        state = self._turn_ended(state)
        outcome = outcome_of(state)
        return _within(chance(state, side, self._care)) if outcome is None else outcome.share(seat)

    def order(self, state: State, moves: Sequence[Move]) -> Sequence[Move]:
        return in_order(state, moves)

    def pointless(self, state: State, move: Move) -> bool:
        return pointless(state, move)

    def lot(self, state: State, moves: Sequence[Move]) -> Mapping[Move, float] | None:
        return lot_of(state, moves)

    def recalled(self, view: Any, forgets: float) -> View:
        return recalled(view, forgets)

    def veil(self, state: State, best: Move, other: Move) -> float:
        return veil_of(state, best, other)

    def _turn_ended(self, state: State) -> State:
        """The state at the start of the next turn, or at the end of the game."""
        while state.phase != Phase.OVER and (state.phase != Phase.TURN or state.used):
            state = self._apply(state, policy_move(state, legal_moves(state), _never))
        return state


def _never() -> float:
    """In the place of luck, so that the same state is always worth the same."""
    return 0.5


def _within(share: float) -> float:
    return 0.02 if share < 0.02 else min(share, 0.98)


def at_hand(state: State, side: Side) -> float:
    """What the decision that is open now will bring a side."""
    if state.frame.order[state.turn].side != side:
        return 0.0
    worth = stakes(state.frame.scenario, 1 - side)
    if state.phase in (Phase.SHOOT, Phase.GUN):
        return 0.95 * worth.get(state.cards[state.focus], 0.0)
    if state.phase == Phase.STEP:
        return 0.9 * max(worth.get(state.cards[square], 0.0) for square in squares_in(AREA[state.focus]))
    return 0.0

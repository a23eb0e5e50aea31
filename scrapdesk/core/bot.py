"""What a game tells a search about itself: which moves to try first, how to play on, what a position is worth.

Works on states that the search sampled from a View; the true state never comes here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line

S = TypeVar("S")
M = TypeVar("M")


class Bot(ABC, Generic[S, M]):
    def tempered(self, temperament: str) -> Bot[S, M]:
        """The bot of a captain with such a character, for games in which character is more than a taste among equals.
        It changes what the bot likes, never what it may know."""
        return self

    @abstractmethod
    def evaluate(self, state: S, seat: Seat) -> float:
        """The share of the game that this seat may hope for, 0 to 1; exact where the game is over."""

    def order(self, state: S, moves: Sequence[M]) -> Sequence[M]:
        """The same moves, the promising ones first."""
        return moves

    def first(self, state: S, moves: Sequence[M]) -> M:
        """The one that `order` puts first: what a search asks for a thousand times as often as for the order."""
        return self.order(state, moves)[0]

    def rollout(self, state: S, moves: Sequence[M], random: Callable[[], float]) -> M:
        """A quick, sensible move for playing a sampled game to its end."""
        return moves[int(random() * len(moves))]

    def pointless(self, state: S, move: M) -> bool:
        """Whether nobody who is awake makes this move: it brings nothing that another would not. By what the asked
        seat knows, so it is the same in every sample."""
        return False

    def lot(self, state: S, moves: Sequence[M]) -> Mapping[M, float] | None:
        """How likely each move shall be where any pattern would be found out; None where the better move is taken.
        Goes by what the seat that is asked knows, so it is the same in every sample."""
        return None

    def veil(self, state: S, best: M, other: M) -> float:
        """How much of the game may be given up so that a hidden or simultaneous choice cannot be guessed: a move so
        much worse than the best is drawn e times less often than it. 0 where the better one is simply taken."""
        return 0.0

    def recalled(self, view: Any, forgets: float) -> Any:
        """What is left of a view in the memory of somebody who forgets such a part of what was seen; the legal moves
        must be the same in it."""
        return view

    def why(self, state: S, move: M, seat: Seat) -> Line | None:
        """What speaks for a move, in one plain sentence, built from what `evaluate` looks at."""
        return None

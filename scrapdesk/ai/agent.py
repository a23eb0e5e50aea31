"""What an opponent is: it is asked with a View and its legal moves, and answers with one of them.

Owns the shapes of question, thought and answer. Must not know the true state, who else sits at the table, or where
the thinking is done (here, in another process, or on another machine).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from scrapdesk.core.table import Belief
from scrapdesk.core.words import Line

View = Any
Move = Any


class BadAgent(ValueError):
    """A name that no opponent answers to; the message is a sentence for people."""


@dataclass(frozen=True, slots=True)
class Question:
    """All that an agent is told: what its seat may know, its legal moves, and a text to draw its luck from."""

    view: View
    legal: tuple[Move, ...]
    seed: str
    explain: bool = False
    """Whether the answer shall say why. The choice does not depend on it."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was looked at: the share of the game it promises, how often it was tried, and what speaks for it."""

    move: Move
    estimate: float
    visits: int = 0
    why: Line | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """The move chosen (or the best so far), with the candidates behind it, best first."""

    move: Move
    candidates: tuple[Candidate, ...] = ()
    iterations: int = 0
    reason: Line | None = None
    belief: tuple[Belief, ...] = ()
    """What the seat may believe of hidden things; only where the question asks for reasons."""


class Thought(ABC):
    """Thinking that can be done in slices, looked at while it goes on, and dropped."""

    @abstractmethod
    def step(self) -> bool:
        """Thinks a few milliseconds on; False when there is nothing more to think."""

    @property
    @abstractmethod
    def progress(self) -> float:
        """How much of the thinking is done, from 0 to 1."""

    @abstractmethod
    def answer(self) -> Answer:
        """The best answer so far; the final one once `step` has said False."""

    def finish(self) -> Answer:
        while self.step():
            pass
        return self.answer()


class Settled(Thought):
    """A thought that was over before it began."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer

    def step(self) -> bool:
        return False

    @property
    def progress(self) -> float:
        return 1.0

    def answer(self) -> Answer:
        return self._answer


class Agent(ABC):
    """An opponent. The same question always gets the same answer; it keeps nothing between two questions."""

    looks: bool = True
    """Whether it looks at the view at all; an agent that does not may be asked without one."""

    @abstractmethod
    def think(self, question: Question) -> Thought:
        """Begins to think; ValueError when there is nothing to choose from."""

    def choose(self, view: View, legal: Sequence[Move], seed: str) -> Move:
        """One of the legal moves, depending on the three arguments and nothing else."""
        return self.think(Question(view, tuple(legal), seed)).finish().move


def need_moves(legal: Sequence[Move]) -> None:
    if not legal:
        raise ValueError("an agent can choose only where there is a legal move")

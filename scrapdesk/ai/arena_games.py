"""The games of an arena: who sits where with which luck, and playing one of them.

A deal is one piece of luck played several times, with the seats changed, so that neither side can be lucky: twice
with the two in every other seat, or once for each seat with one of them alone among the others. Must not know where
the games are played, nor what follows from them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from time import process_time

from scrapdesk.ai.agent import Agent, Move, Question, Thought, View
from scrapdesk.ai.playing import play_game
from scrapdesk.ai.thinking import ContentItems, agent_of, rules_of

Pairing = tuple[str, str]
"""The names of two agents that are compared."""


@dataclass(frozen=True, slots=True)
class ArenaPlan:
    """What is to be found out: which agents, in which game, over how many deals at most."""

    game: str
    agents: tuple[str, ...]
    seats: int = 2
    deals: int = 100
    seed: str = "arena"
    options: tuple[tuple[str, str], ...] = ()
    content: ContentItems | None = None
    alone: bool = False
    """One of the first agent against the second in all other seats, instead of every other seat for each."""

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        return tuple(combinations(self.agents, 2))

    @property
    def turns(self) -> int:
        """How many games one deal has."""
        return self.seats if self.alone else 2


@dataclass(frozen=True, slots=True)
class GameTask:
    """One game: everything that a process far away needs to play it."""

    plan: ArenaPlan
    pairing: Pairing
    deal: int
    turn: int
    """Which game of the deal it is: the seat that the first agent sits down in first, or alone."""

    @property
    def places(self) -> tuple[int, ...]:
        """By seat, which agent of the pairing sits there."""
        return places(self.plan.seats, self.turn, self.plan.alone)

    @property
    def lineup(self) -> tuple[str, ...]:
        """The agents by seat."""
        return tuple(self.pairing[which] for which in self.places)


def places(seats: int, turn: int, alone: bool) -> tuple[int, ...]:
    """0 where the first agent of a pairing sits, 1 where the second does."""
    if alone:
        return tuple(int(seat != turn) for seat in range(seats))
    return tuple((seat + turn) % 2 for seat in range(seats))


@dataclass(frozen=True, slots=True)
class GameResult:
    """What came of one game: shares by seat, and for the time table what each agent took."""

    pairing: Pairing
    deal: int
    turn: int
    shares: tuple[float, ...]
    ending: str
    plies: int
    moves: tuple[int, int]
    """Decisions of the first and of the second agent of the pairing."""
    seconds: tuple[float, float]
    alone: bool = False

    @property
    def score(self) -> float:
        """What the first agent made of its seats against the second: 0.5 is equal. Alone among n it is its share of
        the game, and 1/n is equal."""
        if self.alone:
            return self.shares[self.turn]
        mine = _mean(self.shares[self.turn :: 2])
        theirs = _mean(self.shares[1 - self.turn :: 2])
        return mine / (mine + theirs) if mine + theirs else 0.5


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def tasks_of(plan: ArenaPlan, pairing: Pairing) -> Iterator[GameTask]:
    """All games of a pairing, those of a deal next to each other."""
    for deal in range(plan.deals):
        for turn in range(plan.turns):
            yield GameTask(plan, pairing, deal, turn)


def seed_of(plan: ArenaPlan, deal: int) -> str:
    """The seed of the match: all games of a deal have the same luck."""
    return f"{plan.seed}.{deal}"


class _Timed(Agent):
    """An agent with a stop-watch, which stands still while others have the processor."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.looks = agent.looks
        self.seconds = 0.0
        self.moves = 0

    def think(self, question: Question) -> Thought:
        return self.agent.think(question)

    def choose(self, view: View, legal: Sequence[Move], seed: str) -> Move:
        start = process_time()
        move = self.agent.choose(view, legal, seed)
        self.seconds += process_time() - start
        self.moves += 1
        return move


def play_task(task: GameTask) -> GameResult:
    """Plays one game of a plan; the same task always has the same result, but for the seconds."""
    plan = task.plan
    first, second = (_Timed(agent_of(plan.game, name, plan.content)) for name in task.pairing)
    seated = [(first, second)[which] for which in task.places]
    match = play_game(rules_of(plan.game, plan.content), seated, dict(plan.options), seed_of(plan, task.deal))
    outcome = match.outcome
    if outcome is None:
        raise ValueError(f"{plan.game} stopped without an end")
    return GameResult(
        pairing=task.pairing,
        deal=task.deal,
        turn=task.turn,
        shares=tuple(outcome.share(seat) for seat in range(plan.seats)),
        ending=outcome.rule,
        plies=match.ply,
        moves=(first.moves, second.moves),
        seconds=(first.seconds, second.seconds),
        alone=plan.alone,
    )

"""Many games between opponents, in this process or in several; the same games whatever the number of processes.

Owns the splitting and the order of results. A worker process is told everything as plain values at its start, and
makes its own rules and agents. Must not know how results are told or where records lie.
"""

from __future__ import annotations

import multiprocessing
import re
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from scrapdesk.ai.agent import Agent
from scrapdesk.ai.orphans import end_with_parent
from scrapdesk.ai.playing import play_game
from scrapdesk.ai.roster import make_agent
from scrapdesk.cli.errors import CannotRun
from scrapdesk.cli.narration import played_moves
from scrapdesk.cli.processes import no_child_left
from scrapdesk.cli.records import record_text
from scrapdesk.cli.setup import find_game
from scrapdesk.cli.summary import GameResult
from scrapdesk.core.content import Content
from scrapdesk.core.entry import AnyRules
from scrapdesk.core.lab import Note
from scrapdesk.core.players import AI, joined
from scrapdesk.core.rules import Outcome

_CHUNKS_A_JOB: Final = 8
_LARGEST_CHUNK: Final = 64
_GAP: Final = re.compile(r"\{\w+\}")


@dataclass(frozen=True)
class Plan:
    """What is played, in plain values that any process can be sent."""

    game: str
    agents: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: str
    games: int
    content: Content | None = None
    records: bool = False
    notes: bool = False
    """Whether the balance lab notes what every game was like."""
    without: str = ""
    """A card that the lab takes out of the game."""
    begin: int = 0
    """The first game that is played: those before it are known."""

    def seed_of(self, number: int) -> str:
        """The seed of the n-th game, counted from 0."""
        return f"{self.seed}.{number}"


@dataclass(frozen=True)
class Played:
    """What came of one game: a result and perhaps its record, or what went wrong."""

    seed: str
    result: GameResult | None
    record: str = ""
    failure: str = ""
    note: Note | None = None


def play_all(plan: Plan, jobs: int) -> Iterator[Played]:
    """Every game of a plan, in its order, as they come."""
    if jobs == 1:
        hall = Hall(plan)
        return (hall.play(number) for number in range(plan.begin, plan.games))
    return _in_processes(plan, jobs)


class Hall:
    """Where games of one plan are played: rules and agents are made once."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        entry = find_game(plan.game)
        own = plan.content is None and not plan.without
        self._rules: AnyRules = entry.rules if plan.content is None else entry.make(plan.content)
        if plan.without:
            self._rules = entry.make_lab(self._rules).without(plan.without)
        self._lab = entry.make_lab(self._rules)
        self._agents: list[Agent] = [make_agent(name, entry, None if own else self._rules) for name in plan.agents]

    def play(self, number: int) -> Played:
        """One game. Whatever goes wrong in it is what came of it: the other games are still played."""
        plan, seed = self._plan, self._plan.seed_of(number)
        try:
            match = play_game(self._rules, self._agents, dict(plan.options), seed)
            outcome = match.outcome
            if outcome is None:
                raise RuntimeError("nobody is left to act, but the game has no result")
            shares = tuple(outcome.share(seat) for seat in range(match.seats))
            result = GameResult(seed, shares, played_moves(match.entries(None)), _reason(outcome))
            players = joined(f"{AI}{name}" for name in plan.agents)
            record = record_text(match, players, plan.content) if plan.records else ""
            return Played(seed, result, record, note=self._lab.note(match) if plan.notes else None)
        except Exception as fault:  # noqa: BLE001 - see above
            return Played(seed, None, failure=f"{type(fault).__name__}: {fault}")


def _reason(outcome: Outcome) -> str:
    """Why a game ended, without the numbers that are another every time: so that equal reasons can be counted."""
    words = _GAP.sub("...", outcome.reason.template)
    return f"{words} [{outcome.rule}]" if outcome.rule else words


# -- several processes ----------------------------------------------------------------------------------

_hall: list[Hall] = []
"""In a worker process: the one hall in which it plays."""


def _open_hall(plan: Plan) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends a worker at once, and without a traceback
    end_with_parent()
    _hall[:] = [Hall(plan)]


def _play_some(first: int, after: int) -> list[Played]:
    return [_hall[0].play(number) for number in range(first, after)]


def _in_processes(plan: Plan, jobs: int) -> Iterator[Played]:
    size = max(1, min(_LARGEST_CHUNK, (plan.games - plan.begin) // (jobs * _CHUNKS_A_JOB)))
    with _pool(plan, jobs) as pool:
        starts = range(plan.begin, plan.games, size)
        chunks: list[Future[list[Played]]] = [
            pool.submit(_play_some, first, min(first + size, plan.games)) for first in starts
        ]
        try:
            for chunk in chunks:
                yield from chunk.result()
        except BrokenProcessPool as fault:
            raise CannotRun("a worker process ended unexpectedly; try fewer --jobs") from fault


@contextmanager
def _pool(plan: Plan, jobs: int) -> Iterator[ProcessPoolExecutor]:
    context = multiprocessing.get_context("spawn")
    with no_child_left():
        pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_open_hall, initargs=(plan,))
        try:
            yield pool
            pool.shutdown()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

"""Thinking beside the screen: what a Thinker is, what it is asked, and one that thinks in slices in this process.

Owns the protocol that the board scene polls once a frame. Must not import a screen, nor see more than Views.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter
from typing import Protocol

from scrapdesk.ai.agent import Agent, Answer, Question, Thought
from scrapdesk.ai.believing import Believing
from scrapdesk.ai.ismcts import Search
from scrapdesk.ai.roster import make_agent
from scrapdesk.core.entry import AnyRules, AnyTable
from scrapdesk.games import GAMES

DEADLINE = 6.0
"""Seconds after which an opponent beside the screen has to do with its best so far: twice what the slowest level may
take. A safety for slow machines; arenas and simulations go without, since their answers must not depend
on a clock."""

ContentItems = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Task:
    """A question to an agent, with all that is needed to make that agent anywhere."""

    game: str
    agent: str
    question: Question
    content: ContentItems | None = None
    """The game's files as text, where they are not our own."""


@dataclass(frozen=True, slots=True)
class Report:
    """How far the thinking is, and the best answer so far; the final one when it is done."""

    progress: float
    answer: Answer
    done: bool = False


class ThinkingFailed(RuntimeError):
    """The agent could not answer at all; the message says why. The thinker itself can be asked again."""


class Thinker(Protocol):
    """Thinks about one task at a time. Nothing here waits for an answer."""

    def start(self, task: Task) -> None:
        """Begins; a task that is still being thought about is dropped."""

    def poll(self) -> Report | None:
        """The newest report, once; None while there is nothing new. ThinkingFailed says why there will be none."""

    def cancel(self) -> None:
        """Drops the task; no report of it comes after this."""

    def close(self) -> None:
        """Drops everything for good; it may be called twice."""


@lru_cache(maxsize=16)
def rules_of(game: str, content: ContentItems | None) -> AnyRules:
    """The rules of a game; making them from files takes time, so they are kept."""
    return GAMES[game].rules if content is None else GAMES[game].make(dict(content))


@lru_cache(maxsize=64)
def agent_of(game: str, agent: str, content: ContentItems | None) -> Agent:
    """The agent of a task. It keeps nothing between two questions, so it can be used again."""
    return make_agent(agent, GAMES[game], None if content is None else rules_of(game, content), DEADLINE)


@lru_cache(maxsize=16)
def table_of(game: str, content: ContentItems | None) -> AnyTable:
    """The table of a game, for what may be believed at it."""
    return GAMES[game].table if content is None else GAMES[game].make_table(rules_of(game, content))


def begin(task: Task, share: Callable[[Search, Task], Thought] | None = None) -> Thought:
    """The thought of a task; `share` may let others grow some trees of a search."""
    thought = agent_of(task.game, task.agent, task.content).think(task.question)
    if share is not None and isinstance(thought, Search):
        thought = share(thought, task)
    if not task.question.explain:
        return thought
    return Believing(thought, table_of(task.game, task.content), task.question)


class LocalThinker:
    """Thinks in this process, a few milliseconds at each poll: for tests, and where no process can be had."""

    def __init__(self, slice_seconds: float = 0.006) -> None:
        self._slice = slice_seconds
        self._task: Task | None = None
        self._thought: Thought | None = None

    def start(self, task: Task) -> None:
        self._task, self._thought = task, None

    def poll(self) -> Report | None:
        if self._task is None:
            return None
        try:
            return self._think_on(self._task)
        except Exception as fault:
            self.cancel()
            raise ThinkingFailed(f"{type(fault).__name__}: {fault}") from fault

    def cancel(self) -> None:
        self._task = self._thought = None

    def close(self) -> None:
        self.cancel()

    def _think_on(self, task: Task) -> Report:
        thought = self._thought = self._thought or begin(task)
        ends = perf_counter() + self._slice
        while going := thought.step():
            if perf_counter() >= ends:
                break
        if not going:
            self.cancel()
        return Report(thought.progress, thought.answer(), done=not going)

"""Helpers of the opponents' process: more of its kind, which grow some of the trees of a search beside it.

Owns the helpers, what each was given, and what comes back. A helper that dies is replaced, and in the end its trees
grow here; which trees there are, and so the answer, depends on none of it. Must not know the screen.
"""

from __future__ import annotations

import gc
import signal
import sys
from collections.abc import Sequence
from multiprocessing import connection, current_process
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any, Final

from scrapdesk.ai.agent import Answer, Thought
from scrapdesk.ai.child import DEATHS, Child
from scrapdesk.ai.cores import cores, stand_back
from scrapdesk.ai.ismcts import Growth, Plot, Search, SearchAgent
from scrapdesk.ai.thinking import Task, agent_of
from scrapdesk.ai.tree import Tallies

LOOK_EVERY: Final = 0.01
"""Seconds between two looks at what helpers have sent, while there is something to do here."""
TELL_EVERY: Final = 0.1
"""Seconds between two words of a helper: the best so far is made of them."""
IDLE: Final = 45.0
"""Seconds after which a helper that nobody needs goes home."""
METHOD: Final = "fork" if sys.platform == "linux" else "spawn"
"""A fork shares the memory of what is loaded already, and the opponents' process has no threads that it could hurt.
Other systems have no fork that holds what it promises."""

Job = tuple[int, Task, Plot]
News = tuple[int, dict[int, tuple[int, Tallies]], bool]
"""The number of the job, what each of its trees has found so far, and whether that is all."""


# -- in a helper ----------------------------------------------------------------------------------------


def help_out(pipe: Connection[News, Job | None]) -> None:
    """Grows trees for the other end until it closes, or asks nothing for long."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if METHOD != "fork":
        stand_back()  # who is forked stands back already
    try:
        while pipe.poll(IDLE) and (job := pipe.recv()) is not None:
            _grow(pipe, *job)
    except (EOFError, OSError):
        return


def _grow(pipe: Connection[News, Job | None], number: int, task: Task, part: Plot) -> None:
    """Until the trees are grown, or the other end has something else to say, which may be that it is gone."""
    agent = agent_of(task.game, task.agent, task.content)
    if not isinstance(agent, SearchAgent):
        raise TypeError(f"{task.agent} grows no trees")
    growth, told = Growth(agent, task.question, part), perf_counter()
    while growth.step():
        if pipe.poll():
            return
        if perf_counter() - told >= TELL_EVERY:
            pipe.send((number, growth.found(), False))
            told = perf_counter()
    pipe.send((number, growth.found(), True))


# -- in the opponents' process --------------------------------------------------------------------------


class Crew:
    """All helpers of a process. There are none until a search has trees for them."""

    def __init__(self, ours: Sequence[Connection[Any, Any]] = ()) -> None:
        self._helpers: list[Child[Job, News] | None] = []
        self._ours = ours
        """Pipes of this process; a forked helper has to let go of them."""
        self._number = 0

    @property
    def process_ids(self) -> list[int]:
        return [helper.pid for helper in self._helpers if helper is not None and helper.pid is not None]

    def share(self, search: Search, task: Task, among: int | None = None) -> Thought:
        """The same thought, on as many cores as it can use; `among` so many processes where that is given."""
        shards = search.settings.shards
        workers = min(shards, cores() if among is None else among)
        if workers < 2 or search.settled:
            return search
        self._number += 1
        groups = [tuple(range(shards))[nth::workers] for nth in range(1, workers)]
        return Shared(self, search, task, groups, self._number)

    def pipe(self, nth: int, fresh: bool = False) -> Connection[Job | None, News]:
        """The pipe to a helper, who is hired where there is none, or for another. OSError where none can be had."""
        while len(self._helpers) <= nth:
            self._helpers.append(None)
        helper = self._helpers[nth]
        if helper is not None and fresh:
            self.dismiss(nth)
            helper = None
        if helper is None:
            helper = self._helpers[nth] = self._hired()
        return helper.pipe

    def dismiss(self, nth: int) -> None:
        helper, self._helpers[nth] = self._helpers[nth], None
        if helper is not None:
            helper.end()

    def close(self) -> None:
        for nth in range(len(self._helpers)):
            self.dismiss(nth)

    def _hired(self) -> Child[Job, News]:
        current_process().daemon = False  # one who ends with the program may have no helpers of its own otherwise
        others = [helper.pipe for helper in self._helpers if helper is not None]
        if METHOD == "fork" and not gc.get_freeze_count():
            gc.collect()
            gc.freeze()  # what is shared stays shared: nobody sweeps through it
        try:
            return Child("scrapdesk-helper", help_out, method=METHOD, inherited=(*self._ours, *others))
        except (ValueError, RuntimeError) as fault:
            raise OSError("no helper can be had") from fault


class Shared(Thought):
    """A search some of whose trees grow elsewhere."""

    def __init__(self, crew: Crew, search: Search, task: Task, groups: list[tuple[int, ...]], number: int) -> None:
        self._crew, self._search, self._task, self._number = crew, search, task, number
        self._parts = {nth: search.give(group) for nth, group in enumerate(groups)}
        self._pipes: dict[int, Connection[Job | None, News]] = {}
        self._deaths = dict.fromkeys(self._parts, 0)
        self._looked = perf_counter()
        for nth in self._parts:
            self._ask(nth)

    def step(self) -> bool:
        going = self._search.step()
        if self._search.late:
            return False
        now = perf_counter()
        if self._pipes and (not going or now - self._looked >= LOOK_EVERY):
            self._look(0.0 if going else LOOK_EVERY)
            self._looked = now
        return going or bool(self._pipes) or self._search.growing

    @property
    def progress(self) -> float:
        return self._search.progress

    def answer(self) -> Answer:
        return self._search.answer()

    def _ask(self, nth: int, fresh: bool = False) -> None:
        """Gives a helper its part; whom nobody can be found for, its trees grow here."""
        while self._deaths[nth] < DEATHS:
            try:
                pipe = self._crew.pipe(nth, fresh)
                pipe.send((self._number, self._task, self._parts[nth]))
                self._pipes[nth] = pipe
                return
            except OSError:
                self._deaths[nth], fresh = self._deaths[nth] + 1, True
        self._search.take_back(self._parts[nth].shards)

    def _look(self, patience: float) -> None:
        ready = set(connection.wait(list(self._pipes.values()), patience))
        for nth, pipe in list(self._pipes.items()):
            if pipe in ready:
                self._hear(nth, pipe)

    def _hear(self, nth: int, pipe: Connection[Job | None, News]) -> None:
        try:
            while pipe.poll():
                number, found, done = pipe.recv()
                if number != self._number:
                    continue  # the last word on a search that is over
                for shard, (simulations, tallies) in found.items():
                    self._search.bring(shard, simulations, tallies)
                if done:
                    del self._pipes[nth]
                    return
        except (EOFError, OSError):
            del self._pipes[nth]
            self._deaths[nth] += 1
            self._ask(nth, fresh=True)

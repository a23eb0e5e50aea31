"""Where the games of an arena are played: here, in several processes, or on a Dask cluster.

Each executor does the same work and hands the results back in the order of the tasks, so that nothing but the time
depends on it. Must not know what the results mean.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Protocol

from scrapdesk.ai.arena_games import GameResult, GameTask, play_task
from scrapdesk.ai.orphans import end_with_parent


class BadExecutor(ValueError):
    """An executor that cannot be had; the message is a sentence for people."""


class Executor(Protocol):
    def results(self, tasks: Iterable[GameTask]) -> Iterator[GameResult]:
        """The result of every task, in their order. Closing the iterator drops what was begun ahead of it."""

    def close(self) -> None:
        """Gives back processes and connections."""


class InProcess:
    """One game after the other, in this process."""

    def results(self, tasks: Iterable[GameTask]) -> Iterator[GameResult]:
        return map(play_task, tasks)

    def close(self) -> None:
        pass


class ProcessPool:
    """Several spawned processes on this machine."""

    def __init__(self, jobs: int) -> None:
        if not 1 <= jobs <= 256:
            raise BadExecutor(f"an arena runs in 1 to 256 processes, not {jobs}")
        self._jobs = jobs
        self._pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=end_with_parent)

    def results(self, tasks: Iterable[GameTask]) -> Iterator[GameResult]:
        return _in_order(self._pool, tasks, 2 * self._jobs)

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


class DaskCluster:
    """The workers of a Dask scheduler. They need ScrapDesk installed; Dask itself is an extra of ours."""

    def __init__(self, address: str) -> None:
        try:
            distributed = import_module("distributed")
        except ImportError as fault:
            raise BadExecutor("dask:ADDRESS needs Dask; install it with: pip install distributed") from fault
        try:
            self._client: Any = distributed.Client(address, timeout=10)
        except (OSError, ValueError) as fault:
            raise BadExecutor(f"there is no Dask scheduler at {address}: {fault}") from fault

    def results(self, tasks: Iterable[GameTask]) -> Iterator[GameResult]:
        threads = sum(self._client.ncores().values())
        return _in_order(_Impure(self._client), tasks, 2 * max(1, threads))

    def close(self) -> None:
        self._client.close()


class _Impure:
    """Says to Dask that two equal tasks are two games, so that it does not answer from its memory."""

    def __init__(self, client: Any) -> None:
        self._client = client

    def submit(self, work: Any, task: GameTask) -> Any:
        return self._client.submit(work, task, pure=False)


class _Pool(Protocol):
    def submit(self, work: Any, task: GameTask, /) -> Future[GameResult]: ...


def _in_order(pool: _Pool, tasks: Iterable[GameTask], ahead: int) -> Iterator[GameResult]:
    """Keeps a few tasks in work ahead of the one that is waited for, since an early stop wastes those."""
    waiting: deque[Future[GameResult]] = deque()
    try:
        for task in tasks:
            waiting.append(pool.submit(play_task, task))
            if len(waiting) >= ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for begun in waiting:
            begun.cancel()


def make_executor(text: str = "1") -> Executor:
    """The executor of a text: a number of processes, or `dask:ADDRESS`; BadExecutor says what is wrong with it."""
    if text.startswith("dask:") and len(text) > len("dask:"):
        return DaskCluster(text.removeprefix("dask:"))
    if not text.isdecimal() or not text.isascii():
        raise BadExecutor(f"games are played by a number of processes or by dask:ADDRESS, not {text[:60]!r}")
    return InProcess() if text == "1" else ProcessPool(int(text[:6]))

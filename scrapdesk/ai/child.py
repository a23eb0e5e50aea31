"""A spawned process behind a pipe: begun, talked to, ended at once. Pictures and opponents are made in such ones.

Owns the process and our end of the pipe. Must not know what is said through it, nor who may wait for an answer.
"""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Generic, TypeVar

Sent = TypeVar("Sent")
Answered = TypeVar("Answered")

DEATHS: Final = 2
"""A process that dies so often over one thing is not the one to do it."""


class Child(Generic[Sent, Answered]):
    """`target` is called in the other process with its end of the pipe, and then with `besides`. Raises OSError,
    ValueError or RuntimeError where no process can be had."""

    def __init__(self, name: str, target: Callable[..., None], *besides: Any) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=target, args=(theirs, *besides), name=name, daemon=True)
        try:
            process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        self._process: SpawnProcess = process
        self.pipe: Connection[Sent | None, Answered] = ours
        self.pid = process.pid

    def end(self) -> None:
        """Ends the process now: it has nothing to save, so it is not asked. The pipe is closed after it, by which a
        read that another thread waits in ends as well."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()

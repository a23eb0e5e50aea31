"""A process behind a pipe: begun, talked to, ended at once. Pictures and opponents are made in such ones.

Owns the process and our end of the pipe. Must not know what is said through it, nor who may wait for an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from scrapdesk.ai.spawning import spawning

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

Sent = TypeVar("Sent")
Answered = TypeVar("Answered")

DEATHS: Final = 2
"""A process that dies so often over one thing is not the one to do it."""


class Child(Generic[Sent, Answered]):
    """`target` is called in the other process with its end of the pipe, and then with `besides`. Raises OSError,
    ValueError or RuntimeError where no process can be had. One that is forked lets go of the pipes it inherited, for a
    pipe closes only when the last has let go of it."""

    def __init__(
        self,
        name: str,
        target: Callable[..., None],
        *besides: Any,
        method: str = "spawn",
        inherited: Sequence[Connection[Any, Any]] = (),
    ) -> None:
        from multiprocessing import get_context  # the window's first frame is shown before it needs any process

        context: Any = spawning() if method == "spawn" else get_context(method)
        ours, theirs = context.Pipe()
        given: tuple[Any, ...] = (theirs, *besides)
        if method == "fork":
            target, given = _forked, ((ours, *inherited), target, *given)
        process = context.Process(target=target, args=given, name=name, daemon=True)
        try:
            process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        self._process: BaseProcess = process
        self.pipe: Connection[Sent | None, Answered] = ours
        self.pid = process.pid

    def end(self) -> None:
        """Ends the process now: it has nothing to save, so it is not asked. The pipe is closed after it, by which a
        read that another thread waits in ends as well."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()


def _forked(inherited: Sequence[Connection[Any, Any]], target: Callable[..., None], *given: Any) -> None:
    for pipe in inherited:
        pipe.close()
    target(*given)

"""The opponents' own process, as the program sees it: start, poll, cancel, close. The screen never waits for it.

Cancelling ends the process and starts a fresh one, since a search cannot be asked to stop. A process that dies is
replaced and asked again; where none can be had, thinking goes on in this process. Must not think itself.
"""

from __future__ import annotations

from contextlib import suppress

from scrapdesk.ai.child import DEATHS, Child
from scrapdesk.ai.thinking import LocalThinker, Report, Task, Thinker, ThinkingFailed
from scrapdesk.ai.worker_process import Message, serve


class ProcessThinker:
    """One spawned process behind a pipe, made when it is first needed (`warm` makes it before)."""

    def __init__(self) -> None:
        self._child: Child[tuple[int, Task], Message] | None = None
        self._task: Task | None = None
        self._number = 0
        self._deaths = 0
        self._local: LocalThinker | None = None
        self._closed = False

    @property
    def process_id(self) -> int | None:
        """The id of the process, for tests and for a list of what runs; None when there is none."""
        return self._child.pid if self._child is not None else None

    def warm(self) -> None:
        """Starts the process ahead of its first task, so that this one does not wait for it."""
        if self._child is None and not self._closed:
            self._child = Child("scrapdesk-opponents", serve)

    def start(self, task: Task) -> None:
        if self._closed:
            raise ValueError("this thinker is closed")
        self.cancel()
        self._task, self._deaths = task, 0
        self._ask()

    def poll(self) -> Report | None:
        if self._task is None:
            return None
        if self._local is not None:
            return self._poll_local(self._local)
        newest = self._newest()
        if isinstance(newest, str):
            self._task = None
            raise ThinkingFailed(newest)
        return self._settle(newest)

    def cancel(self) -> None:
        if self._task is None:
            return
        self._task = self._local = None
        self._end()
        with suppress(OSError, ValueError):  # where no process can be had now, the next start says so
            self.warm()

    def close(self) -> None:
        self._closed = True
        self._task = self._local = None
        self._end()

    # -- within -----------------------------------------------------------------------------------------

    def _poll_local(self, local: LocalThinker) -> Report | None:
        try:
            return self._settle(local.poll())
        except ThinkingFailed:
            self._task = self._local = None
            raise

    def _settle(self, report: Report | None) -> Report | None:
        if report is not None and report.done:
            self._task = self._local = None
        return report

    def _ask(self) -> None:
        """Sends the task to a living process; to ourselves when no process lives long enough."""
        self._number += 1
        while self._task is not None and self._deaths < DEATHS:
            try:
                self.warm()
                if self._child is not None:
                    self._child.pipe.send((self._number, self._task))
                    return
            except (OSError, ValueError):
                pass
            self._deaths += 1
            self._end()
        if self._task is not None:
            self._local = LocalThinker()
            self._local.start(self._task)

    def _newest(self) -> Report | str | None:
        """The last message on the current task, older ones being out of date; a dead process is replaced."""
        newest: Report | str | None = None
        try:
            while self._child is not None and self._child.pipe.poll():
                number, message = self._child.pipe.recv()
                if number == self._number:
                    newest = message
        except (EOFError, OSError):
            if newest is None:
                self._replace()
        return newest

    def _replace(self) -> None:
        self._deaths += 1
        self._end()
        self._ask()

    def _end(self) -> None:
        """Ends the process now. A search has nothing to save, so it is not asked."""
        child, self._child = self._child, None
        if child is not None:
            child.end()


def make_thinker() -> Thinker:
    """The thinker of the program: a process where one can be had, otherwise this process."""
    thinker = ProcessThinker()
    try:
        thinker.warm()
    except (OSError, ValueError, RuntimeError):
        thinker.close()
        return LocalThinker()
    return thinker

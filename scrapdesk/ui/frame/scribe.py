"""What is written to the disk beside the window, in one thread, so that no input waits for a slow disk.

Owns the order: one after the other, as it was asked for, and nothing is begun that somebody would have to throw away.
What goes wrong is told to the thread of the window. Must not know what is written, nor where.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from threading import Condition, Thread
from typing import Final, NamedTuple

from scrapdesk.storage.files import StorageTrouble

NAME: Final = "scribe"
Job = Callable[[], None]
Failed = Callable[[StorageTrouble], None]


class _Task(NamedTuple):
    job: Job
    failed: Failed
    read: bool


class Scribe:
    """Until `begin` everything is written at once, by whoever asks: so nothing is left over where no loop runs."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._tasks: deque[_Task] = deque()
        """The first is in hand."""
        self._faults: deque[tuple[Failed, Exception]] = deque()
        self._beside = False
        self._thread: Thread | None = None

    def begin(self) -> None:
        """From now on it is written beside the window."""
        self._beside = True

    def write(self, job: Job, failed: Failed, read: bool = True) -> None:
        """Does it after all that was asked for before. `failed` is told in the thread of the window why it could not
        be kept. `read`: it may be read from the disk again, by who goes elsewhere."""
        with self._changed:
            self._tasks.append(_Task(job, failed, read))
            self._changed.notify_all()
        if self._beside and self._thread is None:
            self._start()
        if not self._beside:
            self._do_all()
            self.tell()

    def finish(self) -> None:
        """Waits until everything is on the disk that may be read again."""
        with self._changed:
            self._changed.wait_for(lambda: not any(task.read for task in self._tasks))
        self.tell()

    def tell(self) -> None:
        """Tells what has gone wrong since it was last asked; what nobody could expect is raised here."""
        while self._faults:
            failed, fault = self._faults.popleft()
            if not isinstance(fault, StorageTrouble):
                raise fault
            failed(fault)

    def close(self) -> None:
        """Everything is written, and the thread ends."""
        with self._changed:
            self._changed.wait_for(lambda: not self._tasks)
            self._beside = False
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        self.tell()

    def _start(self) -> None:
        self._thread = Thread(target=self._serve, name=NAME, daemon=True)
        try:
            self._thread.start()
        except RuntimeError:  # the system has no more threads: then the window waits
            self._thread, self._beside = None, False

    # -- the thread -------------------------------------------------------------------------------------

    def _serve(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._tasks or not self._beside)
                if not self._tasks:
                    return
            self._do_all()

    def _do_all(self) -> None:
        """A task stays in the row until it is done, so that nobody takes it for done before."""
        while self._tasks:
            job, failed, _ = self._tasks[0]
            try:
                job()
            except Exception as fault:  # noqa: BLE001 - handed to the window, which knows what to make of it
                self._faults.append((failed, fault))
            with self._changed:
                self._tasks.popleft()
                self._changed.notify_all()

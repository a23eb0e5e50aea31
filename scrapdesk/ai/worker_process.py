"""What runs inside the opponents' process: it takes tasks from a pipe and sends reports back.

A spawned process imports this module and what it imports, so no screen library may be among that. Must not know who
asked, or why.
"""

from __future__ import annotations

import signal
from multiprocessing.connection import Connection
from time import perf_counter

from scrapdesk.ai.cores import stand_back
from scrapdesk.ai.crew import Crew
from scrapdesk.ai.thinking import Report, Task, begin

REPORT_EVERY = 0.1
"""Seconds between two reports of one task: often enough for a progress bar, too seldom to fill the pipe. The first
comes at once, so that whoever is in a hurry has a move to make."""

Message = tuple[int, Report | str]
"""The number of the task, and a report on it, or the reason why there is none."""


def serve(pipe: Connection[Message, tuple[int, Task] | None]) -> None:
    """Answers tasks, one after another, until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to answer; it then ends this process
    stand_back()
    crew = Crew((pipe,))
    try:
        while (job := pipe.recv()) is not None:
            _work(pipe, crew, *job)
    except (EOFError, OSError):
        return
    finally:
        crew.close()


def _work(pipe: Connection[Message, tuple[int, Task] | None], crew: Crew, number: int, task: Task) -> None:
    try:
        thought = begin(task, crew.share)
        told = -REPORT_EVERY
        while thought.step():
            if perf_counter() - told >= REPORT_EVERY:
                pipe.send((number, Report(thought.progress, thought.answer())))
                told = perf_counter()
        pipe.send((number, Report(1.0, thought.answer(), done=True)))
    except OSError:
        raise
    except Exception as fault:  # noqa: BLE001 - whatever it was, who asked must hear of it
        pipe.send((number, f"{type(fault).__name__}: {fault}"))

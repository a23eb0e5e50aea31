"""The rendering process, as the loader sees it: ask and wait for the answer. The screen never calls this.

A process that dies is replaced and asked again; where none can be had, or it dies over the same picture twice,
this process renders.
"""

from __future__ import annotations

import logging
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from threading import Lock
from typing import Protocol, TypeAlias

from scrapdesk.ui.art_worker import Answer, Order, Renderer, serve

DEATHS = 2
_log = logging.getLogger(__name__)
Pipe: TypeAlias = "Connection[Order | None, Answer]"


class Link(Protocol):
    """Somebody who renders."""

    def ask(self, order: Order) -> Answer: ...
    def rest(self) -> None: ...
    def close(self) -> None: ...


class WorkerLink:
    """One spawned process behind a pipe, started with the first order. `ask` belongs to one thread."""

    def __init__(self, assets: Path) -> None:
        self._assets = assets
        self._lock = Lock()
        self._process: SpawnProcess | None = None
        self._pipe: Pipe | None = None
        self._closed = False
        self._own: Renderer | None = None

    @property
    def process_id(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def ask(self, order: Order) -> Answer:
        for _attempt in range(DEATHS):
            try:
                pipe = self._started()
                if pipe is None:
                    break
                pipe.send(order)
                return pipe.recv()
            except (EOFError, OSError) as fault:
                self.rest()
                if self._closed:
                    return "closed"
                _log.info("the art process is gone (%s) and is started again", type(fault).__name__)
        return "closed" if self._closed else self._rendered_here(order)

    def rest(self) -> None:
        """Ends the process; the next order starts another."""
        with self._lock:
            self._end()

    def close(self) -> None:
        """Ends everything, also an order that another thread is waiting for."""
        with self._lock:
            self._closed = True
            self._end()

    def _rendered_here(self, order: Order) -> Answer:
        if self._own is None:
            self._own = Renderer(self._assets)
        return self._own.answer(order)

    def _started(self) -> Pipe | None:
        with self._lock:
            if self._pipe is None and not self._closed:
                self._spawn()
            return self._pipe

    def _spawn(self) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, self._assets), name="scrapdesk-art", daemon=True)
        try:
            process.start()
        except (OSError, ValueError, RuntimeError) as fault:
            ours.close()
            _log.warning("no process for pictures can be had (%s): they are rendered here", fault)
            return
        finally:
            theirs.close()
        self._process, self._pipe = process, ours

    def _end(self) -> None:
        """Ends the process now; it has nothing to save. The pipe is closed after it, by which a waiting read ends."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if pipe is not None:
            pipe.close()

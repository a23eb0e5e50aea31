"""The rendering process, as the loader sees it: ask and wait for the answer. The screen never calls this.

A process that dies is replaced and asked again. Where it dies over the same picture twice, this process renders that
one; where none can be had at all, this process renders everything, and that is noted once.
"""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Protocol, TypeAlias

from scrapdesk.ai.child import DEATHS, Child
from scrapdesk.ui.paint.art.painted import Answer, OpenPortfolio, PaintOrder, begin_painting

if TYPE_CHECKING:
    from scrapdesk.ui.paint.art_worker import Renderer

FAILURES = 3
"""So many processes in a row that never answered are enough: another would not either."""
_log = logging.getLogger(__name__)
Painter: TypeAlias = Child[PaintOrder, Answer]


class Link(Protocol):
    """Somebody who renders."""

    def ask(self, order: PaintOrder) -> Answer: ...
    def rest(self) -> None: ...
    def close(self) -> None: ...


class WorkerLink:
    """One spawned process behind a pipe, started with the first order. `ask` belongs to one thread."""

    def __init__(self, assets: Path, open_portfolio: OpenPortfolio) -> None:
        self._assets = assets
        self._open_portfolio = open_portfolio
        self._lock = Lock()
        self._child: Painter | None = None
        self._closed = False
        self._own: Renderer | None = None
        self._failures = 0

    @property
    def process_id(self) -> int | None:
        return self._child.pid if self._child is not None else None

    def ask(self, order: PaintOrder) -> Answer:
        for _attempt in range(DEATHS):
            try:
                child = self._started()
                if child is None:
                    break
                child.pipe.send(order)
                answer = child.pipe.recv()
                self._failures = 0
                return answer
            except (EOFError, OSError) as fault:
                self.rest()
                if self._closed:
                    return "closed"
                self._failed(f"it is gone ({type(fault).__name__})")
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

    def _rendered_here(self, order: PaintOrder) -> Answer:
        if self._own is None:
            from scrapdesk.ui.paint.art_worker import Renderer  # where a process paints, this one loads nothing for it

            self._own = Renderer(self._assets, self._open_portfolio())
        return self._own.answer(order)

    def _failed(self, how: str) -> None:
        self._failures += 1
        if self._failures == FAILURES:
            _log.warning("no process for pictures can be had (%s): they are rendered here", how)
        elif self._failures < FAILURES:
            _log.info("the process for pictures failed: %s", how)

    def _started(self) -> Painter | None:
        with self._lock:
            if self._child is None and not self._closed and self._failures < FAILURES:
                self._spawn()
            return self._child

    def _spawn(self) -> None:
        if not can_be_imported_again():
            self._failures = FAILURES - 1
            self._failed("the main program has no file that it could begin with")
            return
        try:
            self._child = Child("scrapdesk-art", begin_painting, self._assets, self._open_portfolio)
        except (OSError, ValueError, RuntimeError) as fault:
            self._failed(str(fault).strip().partition("\n")[0])

    def _end(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.end()


def can_be_imported_again() -> bool:
    """A new process begins with the main program's file; one that was typed or piped in has none, or a false one. An
    executable has none either, and is started itself."""
    if getattr(sys, "frozen", False):
        return True
    main = sys.modules.get("__main__")
    file = getattr(main, "__file__", None)
    return file is None or getattr(main, "__spec__", None) is not None or Path(file).exists()

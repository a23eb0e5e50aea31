"""The two threads that get pictures: one looks on the disk, one has them rendered and keeps them there.

Two, so that what is on the disk never waits for what must be rendered. Surfaces are handed over in a queue that
the screen empties; nothing here touches the window.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from threading import Lock, Thread
from typing import Final

import pygame

from scrapdesk.ui.paint.art.assembly import assembled, pixels, surface
from scrapdesk.ui.paint.art.cache import DiskCache
from scrapdesk.ui.paint.art.fingerprint import cache_key
from scrapdesk.ui.paint.art.orders import ArtOrders, Key, OrderStage
from scrapdesk.ui.paint.art.worker_link import Link
from scrapdesk.ui.paint.art_worker import PaintOrder

IDLE: Final = 20.0
"""Seconds without an order after which the rendering process is let go."""
_log = logging.getLogger(__name__)


class Loader:
    """Works through orders. `finished` holds what is done: the key, and the surface, or why there is none."""

    def __init__(self, sources: Callable[[], str], cache: DiskCache, link: Link) -> None:
        """`sources` tells what all pictures are made of in one short text; it is asked in a thread."""
        self.orders = ArtOrders()
        self.finished: deque[tuple[Key, pygame.Surface | str]] = deque()
        self._sources = sources
        self._cache = cache
        self._link = link
        self._disk = Lock()
        self._print = ""
        self._threads: list[Thread] = []

    def start(self) -> None:
        """Starts the threads, once. They end with the program at the latest."""
        if self._threads:
            return
        for name, work in (("art-disk", self._look_up), ("art-render", self._render)):
            thread = Thread(target=_guarded, args=(work,), name=name, daemon=True)
            self._threads.append(thread)
            thread.start()

    def close(self) -> None:
        self.orders.close()
        self._link.close()
        for thread in self._threads:
            thread.join(2.0)

    # -- the threads ------------------------------------------------------------------------------------

    def _look_up(self) -> None:
        self._print = self._sources()
        while not self.orders.closed:
            key = self.orders.take(OrderStage.NEW)
            if key is None:
                continue
            found = self._on_disk(key)
            if found is None:
                self.orders.missed(key)
            else:
                self._hand_over(key, found)

    def _render(self) -> None:
        while not self.orders.closed:
            key = self.orders.take(OrderStage.MISSED, IDLE)
            if key is None:
                self._link.rest()
                continue
            self._hand_over(key, self._rendered(key))

    # -- within -----------------------------------------------------------------------------------------

    def _on_disk(self, key: Key) -> pygame.Surface | None:
        with self._disk:
            found = self._cache.load(cache_key(self._print, *key))
        return surface(found) if found is not None and found.size == key[1] else None

    def _rendered(self, key: Key) -> pygame.Surface | str:
        answer = self._link.ask(PaintOrder(*key))
        if isinstance(answer, str):
            return answer
        try:
            made = assembled(answer, key[1])
        except (pygame.error, ValueError, MemoryError) as fault:
            return f"{key[0].key}: {fault}"
        packed = pixels(made)
        with self._disk:
            self._cache.store(cache_key(self._print, *key), packed)
        return made

    def _hand_over(self, key: Key, found: pygame.Surface | str) -> None:
        self.finished.append((key, found))
        self.orders.done(key)


def _guarded(work: Callable[[], None]) -> None:
    """A thread that fails says so in the log; the screen goes on with stand-ins."""
    try:
        work()
    except Exception:  # noqa: BLE001 - whatever it was, it belongs in the log, not on the screen
        _log.exception("the art loader stopped")

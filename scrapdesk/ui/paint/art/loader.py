"""The threads that get pictures: one looks into what came with the program and on the disk, the others have pictures
rendered and keep them there.

So what is on the disk never waits for what must be rendered. Surfaces are handed over in queues that the screen
empties; nothing here touches the window.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from threading import Lock, Thread
from typing import Final

import pygame

from scrapdesk.ui.paint.art.assembly import assembled, pixels, surface
from scrapdesk.ui.paint.art.cache import DiskCache
from scrapdesk.ui.paint.art.fingerprint import Prints, cache_key, fingerprint
from scrapdesk.ui.paint.art.orders import ArtOrders, Key, OrderStage
from scrapdesk.ui.paint.art.pack import Pack
from scrapdesk.ui.paint.art.painted import PaintOrder
from scrapdesk.ui.paint.art.worker_link import Link

IDLE: Final = 4.0
"""Seconds without an order after which a rendering process is let go,"""
HELPER: Final = 1.0
"""and after which one that has only helped the first, which is there still."""
EACH: Final = 3.0
"""So many blank places must wait for each further process: starting one takes as long as painting a few. What can be
seen already, if only scaled, weighs less: at a table a dozen pieces grow sharp in good time by one process alone."""
STAYS: Final = 0.5
"""So many for one that is there."""
_log = logging.getLogger(__name__)


class Loader:
    """Works through orders. `finished` holds what is done: the key, and the surface, or why there is none; `interim`
    what may be shown until then."""

    def __init__(self, sources: Callable[[], Prints], cache: DiskCache, links: Sequence[Link], pack: Pack) -> None:
        """`sources` tells what all pictures are made of; it is asked in a thread. Each link renders on its own."""
        self.orders = ArtOrders()
        self.finished: deque[tuple[Key, pygame.Surface | str]] = deque()
        self.interim: deque[tuple[Key, pygame.Surface]] = deque()
        self._sources = sources
        self._cache = cache
        self._links = links
        self._pack = pack
        self._disk = Lock()
        self._print = ""
        self._threads: list[Thread] = []

    def start(self) -> None:
        """Starts the threads, once. They end with the program at the latest."""
        if self._threads:
            return
        self._begin("art-disk", self._look_up)
        for number, link in enumerate(self._links):
            self._begin(f"art-render-{number}", partial(self._render, link, number))

    def close(self) -> None:
        self.orders.close()
        for link in self._links:
            link.close()
        for thread in self._threads:
            thread.join(2.0)

    def _begin(self, name: str, work: Callable[[], None]) -> None:
        thread = Thread(target=_guarded, args=(work,), name=name, daemon=True)
        self._threads.append(thread)
        thread.start()

    # -- the threads ------------------------------------------------------------------------------------

    def _look_up(self) -> None:
        sources = self._sources()
        self._print = fingerprint(sources)
        self._pack.open(sources)
        while not self.orders.closed:
            key = self.orders.take(OrderStage.NEW)
            if key is None:
                continue
            found = self._pack.exactly(*key) or self._on_disk(key)
            if found is not None:
                self._hand_over(key, found)
                continue
            near = None if self.orders.is_shown(key) else self._pack.about(*key)
            if near is not None:
                self.interim.append((key, near))
            self.orders.missed(key, near is not None or self.orders.is_shown(key))

    def _render(self, link: Link, number: int) -> None:
        """The first takes whatever waits, a further one only of much."""
        here = False
        while not self.orders.closed:
            beyond = number * (STAYS if here else EACH)
            key = self.orders.take(OrderStage.MISSED, HELPER if number else IDLE, beyond)
            here = key is not None
            if key is None:
                link.rest()
                continue
            self._hand_over(key, self._rendered(key, link))

    # -- within -----------------------------------------------------------------------------------------

    def _on_disk(self, key: Key) -> pygame.Surface | None:
        with self._disk:
            found = self._cache.load(cache_key(self._print, *key))
        return surface(found) if found is not None and found.size == key[1] else None

    def _rendered(self, key: Key, link: Link) -> pygame.Surface | str:
        answer = link.ask(PaintOrder(*key))
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

"""Makes the sounds of a table before they are wanted, in a process of its own: one takes up to a tenth of a second,
which is six frames. A thread takes them in; until one has come, whoever wants it makes it.

Nothing is kept on the disk: all of them are half a second of work. Must not know devices, nor how loud anything is.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple

from scrapdesk.ai.spawning import spawning
from scrapdesk.ui.paint.sound.synthesis import Recipe, wav

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_log = logging.getLogger(__name__)
Key = tuple[str, str, int]
"""Whose it is, what it is called, and which of its takes."""


class TakeWish(NamedTuple):
    key: Key
    recipe: Recipe
    """A function of a module, so that another process finds it."""
    gain: float


class Takes:
    """Sounds that are ready, as files in memory."""

    def __init__(self) -> None:
        self._ready: dict[Key, bytes] = {}
        self._latest = 0

    def fetch(self, wishes: Sequence[TakeWish]) -> None:
        """These are wanted soon, and no others any more."""
        self._latest += 1
        self._ready = {wish.key: self._ready[wish.key] for wish in wishes if wish.key in self._ready}
        missing = [wish for wish in wishes if wish.key not in self._ready]
        if missing:
            Thread(target=self._fetched, args=(missing, self._latest), name="sounds", daemon=True).start()

    def has(self, key: Key) -> bool:
        """Whether it has come."""
        return key in self._ready

    def give(self, wish: TakeWish) -> bytes:
        """One of them, made here where it is not there yet. It is not kept any longer."""
        return self._ready.pop(wish.key, None) or made(wish)

    def _fetched(self, wishes: list[TakeWish], number: int) -> None:
        processes = spawning()
        try:
            ours, theirs = processes.Pipe(duplex=False)
            process = processes.Process(target=make_all, args=(wishes, theirs), daemon=True)
            process.start()
            theirs.close()
        except (OSError, ValueError, RuntimeError) as fault:
            _log.info("no process for sounds: %s", fault)
            return
        with ours, suppress(EOFError, OSError):
            while number == self._latest:
                key, file = ours.recv()
                if number == self._latest:
                    self._ready[key] = file
        process.join()


def make_all(wishes: list[TakeWish], pipe: Connection) -> None:
    """Makes them one after the other. Stands back behind everything else on the machine."""
    with suppress(OSError, AttributeError):
        os.nice(15)
    with pipe, suppress(OSError):  # nobody listens any more
        for wish in wishes:
            pipe.send((wish.key, made(wish)))


def made(wish: TakeWish) -> bytes:
    _, name, take = wish.key
    return wav(wish.recipe(Random(f"{name}/{take}")), wish.gain)

"""How a process of its own is begun: anew, without anything of this one, and without a third one beside it.

Python begins one more process with the first that is spawned, which tidies up shared memory and semaphores after a
crash and holds seven megabytes. All that our processes share is a pipe, and the system closes that. Must not know what
is done in them.
"""

from __future__ import annotations

import os
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.context import SpawnContext

_lock = Lock()


def spawning() -> SpawnContext:
    """The context that spawns. Processes that share more than a pipe want multiprocessing's own."""
    from multiprocessing import get_context  # the window's first frame is shown before it needs any process

    if os.name == "posix":
        _have_nothing_tidied()
    return get_context("spawn")


def _have_nothing_tidied() -> None:
    """Who has the tracker's pipe believes that it runs, as every spawned process does. Ours ends nowhere. A Python that
    keeps it in another place starts its tracker as ever."""
    from multiprocessing import resource_tracker

    tracker = getattr(resource_tracker, "_resource_tracker", None)
    with _lock:
        if tracker is not None and getattr(tracker, "_fd", -1) is None:
            tracker._fd = os.open(os.devnull, os.O_WRONLY)

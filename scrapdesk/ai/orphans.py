"""A process that works for another ends with it, however that one ended. Knows nothing of the work."""

from __future__ import annotations

import os
from multiprocessing import connection, parent_process
from threading import Thread


def end_with_parent() -> None:
    """Called in a spawned process: watches its parent, and ends at once when that is gone."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_watch, args=(parent.sentinel,), name="parent watch", daemon=True).start()


def _watch(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)

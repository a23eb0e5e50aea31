"""Worker processes of a command that is broken off: none of them may go on alone. Knows nothing of their work."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_child_left() -> Iterator[None]:
    """If what is done within is broken off, by Ctrl-C or a fault, ends the processes that were started within."""
    before = set(multiprocessing.active_children())
    try:
        yield
    except BaseException:
        for child in multiprocessing.active_children():
            if child not in before:
                child.terminate()
        raise

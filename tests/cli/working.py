"""What the processes of a command are doing, as /proc tells it."""

from __future__ import annotations

import os
import time
from pathlib import Path

PATIENCE = 20.0
BUSY = 0.5
"""Seconds of the processor after which one of them has surely begun with a game: it takes half of that to start."""


def children(process: int) -> set[int]:
    try:
        return {int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()}
    except OSError:
        return set()


def alive(process: int) -> bool:
    fields = _fields(process)
    return bool(fields) and fields[0] != "Z"


def at_work(process: int, count: int) -> set[int]:
    """The processes of a command, once so many of them are at work; those that there are when patience ends."""
    ends = time.monotonic() + PATIENCE
    while sum(_busy(child) >= BUSY for child in children(process)) < count and time.monotonic() < ends:
        time.sleep(0.05)
    return children(process)


def _busy(process: int) -> float:
    """Seconds of the processor that it has had."""
    fields = _fields(process)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


def _fields(process: int) -> list[str]:
    """From its state on."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []

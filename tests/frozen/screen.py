"""A screen that nobody sees: an Xvfb of our own, whose memory can be looked at without asking the X server."""

from __future__ import annotations

import mmap
import os
import struct
import subprocess
from math import ceil
from pathlib import Path
from typing import Final, NamedTuple

from scrapdesk.ui.frame.window import SHARE

WINDOW: Final = (1280, 720)
SIZE: Final = (ceil(WINDOW[0] / SHARE[0]), ceil(WINDOW[1] / SHARE[1]))
"""A screen on which the first window has that size, bars left out."""
_XWD_WORDS: Final = 25


class Area(NamedTuple):
    """A rectangle of the screen."""

    x: int
    y: int
    width: int
    height: int


class Screen:
    """Runs until it is closed."""

    def __init__(self, folder: Path, size: tuple[int, int] = SIZE) -> None:
        self.size = size
        read, write = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24"]
            # Without -noreset it would begin anew, and refuse everybody meanwhile, whenever the last window goes.
            + ["-nolisten", "tcp", "-noreset", "-fbdir", str(folder)],
            pass_fds=[write],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as pipe:
            self.display = f":{pipe.readline().strip()}"
        with (folder / "Xvfb_screen0").open("rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        words = struct.unpack(f">{_XWD_WORDS}I", self._memory[: 4 * _XWD_WORDS])  # the header of an X window dump
        self._start, self._stride = words[0] + 12 * words[19], words[12]

    def look(self, area: Area | None = None) -> bytes:
        """The pixels of an area, four bytes each, row by row."""
        x, y, width, height = area or Area(0, 0, *self.size)
        first = self._start + 4 * x
        rows = range(max(0, y), min(self.size[1], y + height))
        return b"".join(
            self._memory[first + row * self._stride : first + row * self._stride + 4 * width] for row in rows
        )

    def close(self) -> None:
        self._memory.close()
        self._server.terminate()
        self._server.wait(20)


def share_changed(before: bytes, after: bytes) -> float:
    """Which share of the pixels is another one, judged by the green of every fifth."""
    pairs = list(zip(before[1::20], after[1::20], strict=True))
    return sum(one != other for one, other in pairs) / max(1, len(pairs))

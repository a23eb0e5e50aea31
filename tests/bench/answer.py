"""From an event to the first changed pixel: the pointer comes over a box of the desk, at rest and while all is awake.

The pointer is moved by the X server's own test events, and its memory is looked at until a pixel changes, so nothing of
the program is asked or told. The share of a core at rest is measured in the same run, before it.
Run: python -m tests.bench.answer [--height N]
"""

from __future__ import annotations

import argparse
import ctypes
import json
import mmap
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.bench.screen import Figure, median, percentile, screen, tell

BAR = 35.0
REST = 0.5
"""Percent of a core that the program may take at rest."""
HOVERS = 60
SETTLE = 1.2
"""Seconds without an event after which the program is at rest."""
AWAKE = 0.15
PATIENCE = 2.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--height", type=int, default=1080)
    parser.add_argument("--hovers", type=int, default=HOVERS)
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.child:
        stay_at_the_desk(given.height)
        return
    for figure in answers(given.height, given.hovers):
        tell(figure)


def stay_at_the_desk(height: int) -> None:
    """The program's own loop, until its input ends. Says where two boxes lie, once all is painted."""
    import threading

    from scrapdesk.ui.building import make_context
    from scrapdesk.ui.desk.scene import DeskScene
    from scrapdesk.ui.frame.window import Window
    from scrapdesk.ui.loop import Loop
    from tests.bench.played import wait_for_pictures

    window = Window((height * 16 // 9, height))
    import pygame

    pygame.font.init()
    context = make_context(window.surface.get_size())
    context.scenes.push(DeskScene(context))
    context.scenes.settle()
    context.start_slow_parts()
    loop = Loop(window, context)
    wait_for_pictures(loop)
    desk = context.scenes.top
    assert isinstance(desk, DeskScene)
    boxes = [tuple(widget.rect) for widget in desk.reachable() if widget.region == "games"][:2]
    print(json.dumps(boxes), flush=True)

    def listen() -> None:
        sys.stdin.read()
        context.closing = True

    threading.Thread(target=listen, daemon=True).start()
    loop.stay()
    context.close()


class Eye:
    """The memory of a screen, and the hand that moves its pointer."""

    def __init__(self, display: str, folder: Path, size: tuple[int, int]) -> None:
        self._x, self._test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(display.encode()))
        self._file = (folder / "Xvfb_screen0").open("rb")
        self._memory = mmap.mmap(self._file.fileno(), 0, access=mmap.ACCESS_READ)
        self._width = size[0]
        self._first = len(self._memory) - 4 * size[0] * size[1]

    def move(self, x: int, y: int) -> None:
        self._test.XTestFakeMotionEvent(self._display, -1, x, y, ctypes.c_ulong(0))
        self._x.XFlush(self._display)

    def sees(self, rect: tuple[int, int, int, int]) -> bytes:
        """A few rows of pixels across a rectangle."""
        x, y, width, height = rect
        rows = range(y, y + height, max(1, height // 24))
        return b"".join(self._memory[self._at(x, row) : self._at(x + width, row)] for row in rows)

    def _at(self, x: int, y: int) -> int:
        return self._first + 4 * (y * self._width + x)


def answers(height: int, hovers: int) -> list[Figure]:
    size, label = (height * 16 // 9, height), f"desk {height}p"
    with (
        tempfile.TemporaryDirectory() as home,
        tempfile.TemporaryDirectory() as memory,
        screen(*size, memory=memory) as env,
    ):
        env["SCRAPDESK_HOME"] = home
        command = [sys.executable, "-m", "tests.bench.answer", "--child", "--height", str(height)]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, env=env, text=True, stdin=pipe, stdout=pipe) as program:
            assert program.stdout is not None
            boxes = next(json.loads(line) for line in program.stdout if line.startswith("["))
            eye = Eye(env["DISPLAY"], Path(memory), size)
            rest = _hover(eye, boxes, hovers, lambda: time.sleep(SETTLE + time.perf_counter() % 0.05))
            share = _share_at_rest(program.pid)
            awake = _hover(eye, boxes, hovers, lambda: time.sleep(AWAKE + time.perf_counter() % 0.05))
            program.communicate("", timeout=30)
    spread = {"p95": round(percentile(rest, 0.95), 1), "least": round(min(rest), 1), "hovers": len(rest)}
    return [
        Figure(f"{label}: hover answered, at rest", median(rest), "ms", BAR, more=dict(spread)),
        Figure(f"{label}: hover answered, awake", median(awake), "ms", more={"p95": round(percentile(awake, 0.95), 1)}),
        Figure(f"{label}: share of a core at rest", share, "%", REST),
    ]


def _hover(eye: Eye, boxes: list[tuple[int, int, int, int]], hovers: int, wait: Callable[[], None]) -> list[float]:
    """Milliseconds from each movement onto a box to its first changed pixel."""
    found = []
    for number in range(hovers):
        x, y, width, height = rect = boxes[number % 2]
        wait()
        before, begun = eye.sees(rect), time.perf_counter()
        eye.move(x + width // 2, y + height // 2)
        while eye.sees(rect) == before and time.perf_counter() - begun < PATIENCE:
            time.sleep(0.0005)
        found.append(1000 * (time.perf_counter() - begun))
    return found


def _share_at_rest(pid: int, seconds: float = 5.0) -> float:
    time.sleep(2.0)
    before = _spent(pid)
    time.sleep(seconds)
    return 100 * (_spent(pid) - before) / seconds


def _spent(pid: int) -> float:
    """Seconds of processor time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()

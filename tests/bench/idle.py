"""What the desk costs while nobody touches it: share of a core and frames shown over five seconds, and its memory.

Run: python -m tests.bench.idle
"""

from __future__ import annotations

import time
from pathlib import Path

import pygame

from tests.bench.screen import emit, measure_each

SECONDS = 5.0
SIZES = ((1920, 1080), (3840, 2160))


def main() -> None:
    measure_each("tests.bench.idle", rest, SIZES)


def rest(width: int, height: int) -> None:
    from scrapdesk.ui.building import make_context
    from scrapdesk.ui.desk.scene import DeskScene
    from scrapdesk.ui.frame.window import Window
    from scrapdesk.ui.loop import Loop
    from scrapdesk.ui.shots import wait_for_pictures

    window = Window((width, height))
    pygame.font.init()
    context = make_context((width, height))
    context.scenes.push(DeskScene(context))
    context.scenes.settle()
    context.start_slow_parts()
    loop = Loop(window, context)
    wait_for_pictures(context)
    _turn_for(loop, 1.5)
    shown, cpu = loop.frames, time.process_time()
    _turn_for(loop, SECONDS)
    label = f"{width}x{height} at rest"
    emit(f"{label}: share of a core", 100 * (time.process_time() - cpu) / SECONDS, "%", bar=0.5)
    emit(f"{label}: frames shown", loop.frames - shown, "frames", bar=0)
    emit(f"{label}: resident", resident(), "MB", bar=300 if height > 1080 else 130)
    context.close()


def _turn_for(loop: object, seconds: float) -> None:
    from scrapdesk.ui.loop import Loop

    assert isinstance(loop, Loop)
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        started = time.perf_counter()
        loop.look()
        time.sleep(max(0.0, loop.pause() - (time.perf_counter() - started)))


def resident() -> float:
    lines = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


if __name__ == "__main__":
    main()

"""From the start of the program to its first frame, over a bare pygame window; and what both hold in memory.

Run: python -m tests.bench.startup
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time

from tests.bench.screen import emit, median, screen

BARE = """
import time, pygame
pygame.display.init()
window = pygame.display.set_mode((1280, 720))
window.fill((20, 90, 50))
pygame.display.flip()
print(time.monotonic())
"""
OURS = """
import time
from scrapdesk.ui import app
app.Loop.stay = lambda loop: print(time.monotonic())
app.run()
"""
RUNS = 9


def first_frame(program: str, env: dict[str, str]) -> float:
    """Milliseconds from just before the process is started."""
    start = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True, timeout=60
    )
    return 1000 * (float(done.stdout.split()[-1]) - start)


def main() -> None:
    with screen(1920, 1080) as env, tempfile.TemporaryDirectory() as home:
        env["SCRAPDESK_HOME"] = home
        env["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        emit("first start ever, first frame", first_frame(OURS, env), "ms")
        bare, ours = [], []
        for _ in range(RUNS):
            bare.append(first_frame(BARE, env))
            ours.append(first_frame(OURS, env))
        emit("bare window, first frame", median(bare), "ms")
        emit("desk, first frame", median(ours), "ms")
        emit("desk over bare window", median(ours) / median(bare), "x", bar=4)


if __name__ == "__main__":
    main()

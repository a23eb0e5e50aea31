"""From the start of the program to the moment at which its first frame has been shown, over a bare pygame window.

Both show by the quickest way that there is here, as the program finds it by itself. Run: python -m tests.bench.startup
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time

from tests.bench.screen import Figure, median, screen, tell

BARE = """
import os, time, pygame
pygame.display.init()
window = pygame.display.set_mode((1280, 720))
window.fill((20, 90, 50))
pygame.display.flip()
print(time.monotonic(), flush=True)
os._exit(0)
"""
OURS = """
import os, time, pygame
flip = pygame.display.flip
def first():
    flip()
    print(time.monotonic(), flush=True)
    os._exit(0)
pygame.display.flip = first
from scrapdesk.ui import app
app.run()
"""
BAR = 3.2


def first_frame(program: str, env: dict[str, str]) -> float:
    """Milliseconds from just before the process is started."""
    start = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True, timeout=60
    )
    return 1000 * (float(done.stdout.split()[-1]) - start)


def figures(runs: int = 9) -> list[Figure]:
    with screen(1920, 1080) as env, tempfile.TemporaryDirectory() as home:
        env["SCRAPDESK_HOME"] = home
        straight = {**env, "SDL_FRAMEBUFFER_ACCELERATION": "0"}
        bare, ours = [], []
        for _ in range(runs):
            bare.append(first_frame(BARE, straight))
            ours.append(first_frame(OURS, env))
        ratio = median([mine / other for mine, other in zip(ours, bare, strict=True)])
        more: dict[str, object] = {"bare ms": round(median(bare)), "ours ms": round(median(ours))}
        return [Figure("first frame over a bare window", ratio, "x", BAR, more=more)]


def main() -> None:
    for figure in figures():
        tell(figure)


if __name__ == "__main__":
    main()

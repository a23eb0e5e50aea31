"""The window beside that of another checkout, by turns in one run: start, turns, rest and memory, as ratios.

Both are driven from outside, through SDL's events and the loop alone, so that nothing of either has to be the same but
that. Run: python -m tests.bench.against FOLDER [GAME ...] [--rounds N]; FOLDER has an environment in .venv.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from tests.bench.screen import Figure, median, screen, tell

HERE: Final = Path(__file__).parents[2]
RATIOS: Final = {
    "first frame": "first frame, beside theirs",
    "p50": "turns, p50, beside theirs",
    "p95": "turns, p95, beside theirs",
    "p99": "turns, p99, beside theirs",
    "rest": "share of a core at rest, beside theirs",
    "memory": "window process, beside theirs",
}
PROGRAM: Final = """
import json, sys, time
begun = time.monotonic()
from types import SimpleNamespace
import pygame
from scrapdesk.ui import app

def weight():
    lines = open('/proc/self/status').read().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith('VmRSS:')) / 1024

def stay(loop):
    # The table is opened, played with by pointer and keys alone, and left in peace.
    loop.turn()
    first = time.monotonic() - begun
    ends, calm = time.monotonic() + 60, 0
    while time.monotonic() < ends and calm < 30:
        loop.turn()
        done, asked = loop.context.art.pending()
        calm = calm + 1 if done >= asked else 0
        time.sleep(0.005)
    width, height = pygame.display.get_surface().get_size()
    turns = []
    for at in range(700):
        across = 0.04 + 0.92 * (at % 70) / 69
        down = 0.06 + 0.88 * (at // 70) / 9
        pos = round(across * width), round(down * height)
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 0), buttons=(0, 0, 0), touch=False))
        if at % 35 == 34:
            key = (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP)[at // 35 % 4]
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode='', scancode=0))
        spent = time.process_time()
        loop.turn()
        turns.append(1000 * (time.process_time() - spent))
        time.sleep(0.004)
    for _ in range(200):
        loop.turn()
        time.sleep(0.01)
    held = weight()
    rest, ends = time.process_time(), time.monotonic() + 6
    while time.monotonic() < ends:
        loop.turn()
        pygame.time.wait(0) if not hasattr(loop, 'pause') else time.sleep(max(0.0, loop.pause()))
    rest = 100 * (time.process_time() - rest) / 6
    turns.sort()
    at = lambda share: turns[min(len(turns) - 1, int(len(turns) * share))]
    found = {'first frame': first, 'p50': at(.5), 'p95': at(.95), 'p99': at(.99), 'rest': rest, 'memory': held}
    print(json.dumps(found))
    loop.context.quit()

app.Loop.stay = stay
players = tuple(sys.argv[2].split(','))
app.run(request=SimpleNamespace(
    game=sys.argv[1], players=players, options={}, seed='1', content=None, names=(), typed_seed=False))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=["scamorra", "scrappers"])
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    for game in given.games or ["scamorra", "scrappers"]:
        for figure in compared(given.folder, game, given.rounds):
            tell(figure)


def compared(folder: Path, game: str, rounds: int) -> list[Figure]:
    """One figure for each ratio: ours over theirs, the median of the rounds."""
    ours, theirs = [], []
    with screen(1920, 1080) as env, tempfile.TemporaryDirectory() as home, tempfile.TemporaryDirectory() as other:
        for number in range(rounds + 1):
            mine = _measured(HERE, game, {**env, "SCRAPDESK_HOME": home})
            their = _measured(folder.resolve(), game, {**env, "SCRAPDESK_HOME": other})
            if number:  # the first time pictures are painted
                ours.append(mine)
                theirs.append(their)
    return [
        Figure(
            f"{game}: {words}",
            median([mine[key] / max(1e-6, their[key]) for mine, their in zip(ours, theirs, strict=True)]),
            "x",
            more={
                "ours": round(median([found[key] for found in ours]), 3),
                "theirs": round(median([found[key] for found in theirs]), 3),
            },
        )
        for key, words in RATIOS.items()
    ]


def _measured(tree: Path, game: str, env: dict[str, str]) -> dict[str, float]:
    command = [str(tree / ".venv/bin/python"), "-c", PROGRAM, game, "human,ai:rookie"]
    done = subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, timeout=300)
    told = [line for line in done.stdout.splitlines() if line.startswith("{")]
    if not told:
        raise SystemExit(f"{tree}: {done.stderr.strip()[-600:]}")
    found: dict[str, float] = json.loads(told[-1])
    return found


if __name__ == "__main__":
    main()

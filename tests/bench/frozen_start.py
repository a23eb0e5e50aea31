"""How long the built program takes from a double click to its first picture, beside a bare window built likewise.

Prints one JSON line. Both are judged by the same eye: the memory of a virtual screen, looked at until anything is to
be seen; they take turns, so that a busy machine slows both. The bar is 4 times the bare window, as one folder.
Run: SCRAPDESK_BUILT=dist python -m tests.bench.frozen_start [--runs N] [--python PYTHON-WITH-PYINSTALLER]
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from tests.frozen.built import VARIABLE, Built, environment
from tests.frozen.screen import Screen

BAR = 4.0
PATIENCE = 30.0
BARE = """\
import sys
import pygame
pygame.display.init()
screen = pygame.display.set_mode((1280, 720))
screen.fill((20, 90, 50))
pygame.display.flip()
sys.stdin.read()
"""
WITHOUT = ("numpy", "PIL", "tkinter", "unittest", "pydoc", "test", "setuptools", "OpenGL", "ssl", "_ssl", "_hashlib")


def bare_window(python: str, folder: Path) -> Path:
    """The yardstick: the same libraries left out, stripped in the same way, one folder."""
    (folder / "bare.py").write_text(BARE)
    command = [
        str(Path(python).absolute()),
        "-m",
        "PyInstaller",
        "--onedir",
        "--strip",
        "--noconfirm",
        "--log-level",
        "ERROR",
    ]
    for name in WITHOUT:
        command += ["--exclude-module", name]
    subprocess.run([*command, "bare.py"], cwd=folder, check=True, capture_output=True)
    return folder / "dist" / "bare" / "bare"


def size_of(folder: Path) -> float:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink()) / 1e6


def first_picture(executable: Path, screen: Screen, env: dict[str, str]) -> float:
    """Milliseconds until something is to be seen that was not there before."""
    empty = screen.look()
    started = time.monotonic()
    with subprocess.Popen(
        [str(executable)],
        env=env,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        try:
            while screen.look() == empty:
                if time.monotonic() > started + PATIENCE:
                    raise SystemExit(f"{executable} shows nothing")
            return 1000 * (time.monotonic() - started)
        finally:
            os.killpg(process.pid, signal.SIGKILL)  # one file runs as a child of the process that unpacked it


def settled(screen: Screen, empty: bytes) -> None:
    """Until the last window has gone."""
    while screen.look() != empty:
        time.sleep(0.01)
    time.sleep(0.2)


def measure(forms: dict[str, Path], runs: int, folder: Path) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {name: [] for name in forms}
    screen = Screen(folder)
    try:
        env = environment(folder) | {
            "DISPLAY": screen.display,
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        }
        empty = screen.look()
        for _ in range(runs + 1):
            for name, executable in forms.items():
                found[name].append(first_picture(executable, screen, env))
                settled(screen, empty)
    finally:
        screen.close()
    return {name: times[1:] for name, times in found.items()}  # the first only warmed the disk's memory


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--python", default=sys.executable)
    asked = parser.parse_args()
    built = Built(Path(os.environ[VARIABLE]).resolve())
    with tempfile.TemporaryDirectory(prefix="scrapdesk-start-") as name:
        folder = Path(name)
        bare = bare_window(asked.python, folder)
        forms = {"bare": bare, "folder": built.executable("folder"), "file": built.executable("file")}
        times = measure(forms, asked.runs, folder)
        ratios = [ours / theirs for ours, theirs in zip(times["folder"], times["bare"], strict=True)]
        told = {f"{form}_ms": round(median(taken), 1) for form, taken in times.items()}
        sizes = {"bare_mb": round(size_of(bare.parent), 1), "folder_mb": round(size_of(built.folder), 1)}
        ratio = round(median(ratios), 2)
        spread = [round(min(ratios), 2), round(max(ratios), 2)]
    sys.stdout.write(json.dumps({**told, "ratio": ratio, "ratio_range": spread, "bar": BAR, **sizes}) + "\n")
    return 0 if ratio <= BAR else 1


if __name__ == "__main__":
    raise SystemExit(main())

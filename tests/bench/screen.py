"""A virtual screen of its own for a measurement, and figures as JSON lines. Nothing else may run meanwhile."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field


@contextmanager
def screen(width: int, height: int, memory: str = "") -> Iterator[dict[str, str]]:
    """The environment of a child that opens windows on a screen nobody sees; SystemExit without an Xvfb.

    `memory` is a folder in which the screen's pixels can be looked at, as a file.
    """
    if shutil.which("Xvfb") is None:
        raise SystemExit("this measurement needs Xvfb")
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset"]
    command += ["-fbdir", memory] if memory else []
    server = subprocess.Popen(command, pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        env = {**os.environ, "DISPLAY": f":{number}", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        for name in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "PYTHONDONTWRITEBYTECODE"):
            env.pop(name, None)
        yield env
    finally:
        server.terminate()
        server.wait(10)


def child(module: str, *arguments: str, env: dict[str, str], patience: float = 300) -> str:
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, timeout=patience)
    if done.returncode:
        raise SystemExit(f"{module} {' '.join(arguments)} ended with {done.returncode}")
    return done.stdout


def measure_each(module: str, measure: Callable[[int, int], None], sizes: Sequence[tuple[int, int]]) -> None:
    """Runs a measurement at each size, in a child with a screen and a home of its own; the child is told so."""
    if sys.argv[1:2] == ["--child"]:
        measure(int(sys.argv[2]), int(sys.argv[3]))
        return
    for width, height in sizes:
        with screen(width, height) as env, tempfile.TemporaryDirectory() as home:
            env["SCRAPDESK_HOME"] = home
            print(child(module, "--child", str(width), str(height), env=env), end="")


@dataclass
class Figure:
    """One figure: what, how much, what it may be at most (or at least), and how busy the machine was."""

    name: str
    value: float
    unit: str
    bar: float | None = None
    least: bool = False
    """Whether the bar is the least that is asked for."""
    load: float = field(default_factory=lambda: round(os.getloadavg()[0], 1))
    more: dict[str, object] = field(default_factory=dict)

    @property
    def verdict(self) -> str:
        if self.bar is None:
            return ""
        return "kept" if (self.value >= self.bar if self.least else self.value <= self.bar) else "broken"


def tell(figure: Figure) -> None:
    """As a line that `all` reads again."""
    figure.value = float(f"{figure.value:.4g}")
    print(json.dumps(asdict(figure)), flush=True)


def emit(figure: str, value: float, unit: str, **more: object) -> None:
    print(json.dumps({"figure": figure, "value": float(f"{value:.4g}"), "unit": unit, **more}), flush=True)


def times(call: Callable[[], object], count: int, before: Callable[[], object] = lambda: None) -> list[float]:
    """Milliseconds of each call."""
    found = []
    for _ in range(count):
        before()
        start = time.perf_counter()
        call()
        found.append(1000 * (time.perf_counter() - start))
    return found


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def median(values: Sequence[float]) -> float:
    return statistics.median(values)

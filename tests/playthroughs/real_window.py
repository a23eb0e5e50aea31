"""A real window on a virtual screen, and a real pointer: for tests that play as a person would.

Owns Xvfb and xdotool. The test knows what the program shows from the game that it keeps after every move.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from pathlib import Path

from scrapdesk.ui.frame.window import SHARE

NEEDED = ("Xvfb", "xdotool")
MISSING = [name for name in NEEDED if shutil.which(name) is None]


@contextmanager
def virtual_screen(size: tuple[int, int]) -> Iterator[str]:
    """A screen on which the first window has that size, bars left out; its DISPLAY."""
    size = (ceil(size[0] / SHARE[0]), ceil(size[1] / SHARE[1]))
    read, write = os.pipe()
    # Without -noreset the screen begins anew when its last window closes, and refuses one that opens meanwhile.
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"]
    command.append("-noreset")
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        try:
            with os.fdopen(read) as numbers:
                yield f":{numbers.readline().strip()}"
        finally:
            server.terminate()


def share_pictures(home: Path) -> None:
    """Pictures and sounds that another window has made, in this run of the tests or an earlier one, are not made again:
    they lie under the fingerprint of all that they are made of."""
    ours = Path(os.environ["SCRAPDESK_HOME"]) / "cache"
    ours.mkdir(exist_ok=True)
    if not (home / "cache").exists():
        (home / "cache").symlink_to(ours.resolve())


class RealWindow:
    """The program in its own process, and what a person does to it."""

    def __init__(self, display: str, home: Path, arguments: Sequence[str], program: Sequence[str] = ()) -> None:
        share_pictures(home)
        kept = {"SDL_VIDEODRIVER", "SDL_AUDIODRIVER"}
        self._environment = {name: value for name, value in os.environ.items() if name not in kept}
        self._environment |= {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy", "SCRAPDESK_HOME": str(home)}
        command = [*(program or (sys.executable, "-m", "scrapdesk")), *arguments]
        self.process = subprocess.Popen(command, env=self._environment, stderr=subprocess.PIPE, text=True)
        self._id = self._found()

    def _found(self) -> str:
        """By class: without a window manager there is no search by name."""
        for _ in range(150):
            ids = self._do("search", "--class", "scrapdesk").split()
            if ids:
                time.sleep(1.0)
                return ids[-1]
            if self.process.poll() is not None:
                raise RuntimeError(f"the program ended: {self.process.stderr.read() if self.process.stderr else ''}")
            time.sleep(0.2)
        raise TimeoutError("no window came")

    def _do(self, *words: str) -> str:
        command = ["xdotool", *words]
        done = subprocess.run(command, env=self._environment, capture_output=True, text=True, timeout=20, check=False)
        return done.stdout

    def move(self, x: float, y: float) -> None:
        self._do(*self._to(x, y))

    def _to(self, x: float, y: float) -> tuple[str, ...]:
        return ("mousemove", "--window", self._id, str(round(x)), str(round(y)))

    def click(self, x: float, y: float) -> None:
        self._do(*self._to(x, y), "sleep", "0.05", "click", "1")

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """With steps between: a jump would be one movement, and no drag at all. All of it is one command: to begin a
        process for every step takes longer than the program needs for its answer."""
        steps: list[str] = []
        for part in range(1, 7):
            x, y = (at + (to - at) * part / 6 for at, to in zip(start, end, strict=True))
            steps += [*self._to(x, y), "sleep", "0.02"]
        self._do(*self._to(*start), "mousedown", "1", *steps, "mouseup", "1")

    def key(self, name: str) -> None:
        self._do("key", "--window", self._id, name)

    def close(self) -> int:
        """Asks it to end as the system would; its exit code."""
        self.process.terminate()
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()
        finally:
            if self.process.stderr is not None:
                self.process.stderr.close()

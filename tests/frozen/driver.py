"""A hand at the program: starts it, finds its window, moves a real pointer, types real keys, and looks.

Positions are in pixels of the window. The traps of xdotool are met here: every call is bounded, windows are found by
their class alone (that of one-file belongs to a child process), and a drag is made of many small movements.
"""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from tests.frozen.closing import ask_to_close
from tests.frozen.screen import Area, Screen, share_changed

PATIENCE: Final = 60.0
"""Seconds after which something that should happen counts as not happening."""
STEPS: Final = 12
Point = tuple[int, int]


class Program:
    """One run of the built program on a screen."""

    def __init__(
        self,
        screen: Screen,
        executable: Path,
        *arguments: str,
        env: Mapping[str, str],
        user: int | None = None,
    ) -> None:
        self._screen = screen
        self._env = {**env, "DISPLAY": screen.display}
        self._greets = not arguments and _is_new(Path(env["HOME"]))
        self._process = subprocess.Popen(
            [str(executable), *arguments],
            env=self._env,
            cwd=executable.anchor,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
            user=user,
            group=user,
            extra_groups=None if user is None else [],
        )
        self.window = ""

    # -- the window -------------------------------------------------------------------------------------

    def opened(self) -> Program:
        """Waits for the window, and until something stands in it and nothing moves any more. Whoever is new is greeted
        by a card: it is skipped."""
        until(self.find_window, "no window came", self.check_running)
        until(lambda: len(set(self.look()[::4001])) > 1, "the window stays empty", self.check_running)
        self.settled()
        if self._greets:
            self.key("Escape")
            self.settled()
        return self

    def find_window(self) -> bool:
        """Looks which window is the program's now: full screen is another one. False while there is none."""
        found = self._xdotool("search", "--onlyvisible", "--class", "scrapdesk").split()
        self.window = found[-1] if found else ""
        return bool(self.window)

    def has_size(self, size: tuple[int, int]) -> bool:
        return self.find_window() and self.area[2:] == size

    @property
    def title(self) -> str:
        return self._xdotool("getwindowname", self.window).strip()

    def has_class(self, name: str) -> bool:
        return self.window in self._xdotool("search", "--class", f"^{name}$").split()

    @property
    def area(self) -> Area:
        """Where the window is; nowhere, while it is not there."""
        lines = self._xdotool("getwindowgeometry", "--shell", self.window).splitlines()
        found = dict(line.split("=", 1) for line in lines if "=" in line)
        return Area(*(int(found.get(name, 0)) for name in ("X", "Y", "WIDTH", "HEIGHT")))

    # -- looking ----------------------------------------------------------------------------------------

    def look(self) -> bytes:
        return self._screen.look(self.area)

    def settled(self) -> bytes:
        """What is seen once nothing has moved and nothing was painted for a while. The pointer is not part of it."""
        quiet, seen, area = 0, b"", self.area
        ends = time.monotonic() + PATIENCE
        while quiet < 6 and time.monotonic() < ends:
            time.sleep(0.1)
            before, seen = seen, self._screen.look(area)
            quiet = quiet + 1 if seen == before and not self._at_work() else 0
        return seen

    def changed(self, act: Callable[[], None]) -> float:
        """Which share of the window is another after an act."""
        before = self.settled()
        act()
        return share_changed(before, self.settled())

    # -- the hand ---------------------------------------------------------------------------------------

    def point(self, at: Point) -> None:
        self._xdotool("mousemove", "--window", self.window, str(at[0]), str(at[1]))

    def click(self, at: Point) -> None:
        self.point(at)
        self._xdotool("click", "1")

    def drag(self, start: Point, end: Point) -> None:
        """Presses, moves in small steps (a jump would be one movement only), and lets go."""
        self.point(start)
        self._xdotool("mousedown", "1")
        for step in range(1, STEPS + 1):
            along = step / STEPS
            self.point((round(start[0] + (end[0] - start[0]) * along), round(start[1] + (end[1] - start[1]) * along)))
            time.sleep(0.03)
        self._xdotool("mouseup", "1")

    def key(self, *names: str) -> None:
        """Keys by their X names, such as `Escape`, `F11`, `ctrl+z`, as the keyboard sends them."""
        self._xdotool("windowfocus", self.window)
        self._xdotool("key", "--delay", "60", *names)

    def type(self, text: str) -> None:
        self._xdotool("windowfocus", self.window)
        self._xdotool("type", "--delay", "40", text)

    def close_window(self) -> None:
        """What the cross of a window does."""
        ask_to_close(self._screen.display, int(self.window))

    # -- the end ----------------------------------------------------------------------------------------

    def finished(self) -> tuple[int, str, str]:
        """Waits for the end. Exit code, stdout, stderr."""
        out, err = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, out, err

    def left_behind(self) -> list[int]:
        """Processes of this run that are still there, once they have had a moment to go."""
        try:
            until(lambda: not self._group(), "")
        except TimeoutError:
            return self._group()
        return []

    def process_ids(self) -> list[int]:
        return self._group()

    def end(self) -> None:
        """Ends what is left of it, its children too."""
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self._process.communicate()

    # -- within -----------------------------------------------------------------------------------------

    def _group(self) -> list[int]:
        """The processes of its session: it was started as the leader of one."""
        found = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdecimal() and _session(entry) == self._process.pid:
                found.append(int(entry.name))
        return found

    def _at_work(self) -> bool:
        """Whether it computes or waits for a core: finer pictures may still be on their way on a busy machine."""
        return any(_state_and_session(Path("/proc", str(process)))[0] == "R" for process in self._group())

    def check_running(self) -> None:
        if self._process.poll() is not None:
            raise AssertionError(f"the program ended: {self.finished()}")

    def _xdotool(self, *arguments: str) -> str:
        finished = subprocess.run(
            ["xdotool", *arguments], env=self._env, capture_output=True, text=True, timeout=20, check=False
        )
        return finished.stdout


def _session(process: Path) -> int:
    """The session of a process that has not ended; 0 for one that has."""
    state, session = _state_and_session(process)
    return 0 if state == "Z" else session


def _state_and_session(process: Path) -> tuple[str, int]:
    """What a process does by one letter, and its session; a process that is gone counts as ended."""
    try:
        state, _, _, session = (process / "stat").read_text().rpartition(")")[2].split()[:4]
    except (OSError, ValueError):
        return "Z", 0
    return state, int(session)


def until(done: Callable[[], bool], complaint: str, check: Callable[[], None] | None = None) -> None:
    """Waits until something is so; TimeoutError with the complaint when it never is."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        if check is not None:
            check()
        if done():
            return
        time.sleep(0.1)
    raise TimeoutError(complaint)


def _is_new(home: Path) -> bool:
    """Whether nobody has set anything in this home."""
    return not home.is_dir() or not any(home.rglob("settings.json"))


def leave_desk(program: Program) -> None:
    """Escape, and Enter to the question whether that is meant."""
    program.key("Escape")
    program.settled()
    program.key("Return")

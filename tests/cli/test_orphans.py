"""Worker processes of a command that is killed, and so cannot say goodbye to them, end by themselves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

PATIENCE = 20.0
LONG = {
    "arena": ["arena", "scamorra", "--seats", "ai:mcts:300,ai:greedy", "--games", "4000", "--jobs", "2"],
    "simulate": ["simulate", "scamorra", "--seats", "ai:mcts:300,ai:greedy", "--games", "4000", "--jobs", "2"],
}

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="processes are read from /proc")


def children(process: int) -> set[int]:
    try:
        return {int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()}
    except OSError:
        return set()


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def eventually(found: bool, ends: float) -> bool:
    time.sleep(0.05)
    return found or time.monotonic() > ends


@pytest.mark.parametrize("command", list(LONG))
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_a_killed_command(command: str, sign: signal.Signals) -> None:
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen([sys.executable, "-m", "scrapdesk", *LONG[command]], **quiet)  # type: ignore[call-overload]
    ends, workers = time.monotonic() + PATIENCE, set[int]()
    while not eventually(len(workers) >= 3, ends):  # two, and the tracker of what they share
        workers = children(process.pid)
    time.sleep(1.0)
    os.kill(process.pid, sign)
    process.wait(PATIENCE)
    ends = time.monotonic() + PATIENCE
    while not eventually(not any(map(alive, workers)), ends):
        pass
    assert len(workers) >= 2
    assert [worker for worker in workers if alive(worker)] == []

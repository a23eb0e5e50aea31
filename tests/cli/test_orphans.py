"""Worker processes of a command that is killed, and so cannot say goodbye to them, end by themselves."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scrapdesk.cli.processes import no_child_left
from tests.cli.working import PATIENCE, alive, at_work

LONG = {
    "arena": ["arena", "scamorra", "--seats", "ai:mcts:300,ai:greedy", "--games", "4000", "--jobs", "2"],
    "simulate": ["simulate", "scamorra", "--seats", "ai:mcts:300,ai:greedy", "--games", "4000", "--jobs", "2"],
}

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="processes are read from /proc")


def eventually(found: bool, ends: float) -> bool:
    time.sleep(0.05)
    return found or time.monotonic() > ends


@pytest.mark.parametrize("command", list(LONG))
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_a_killed_command(command: str, sign: signal.Signals) -> None:
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen([sys.executable, "-m", "scrapdesk", *LONG[command]], **quiet)  # type: ignore[call-overload]
    workers = at_work(process.pid, 2)
    os.kill(process.pid, sign)
    process.wait(PATIENCE)
    ends = time.monotonic() + PATIENCE
    while not eventually(not any(map(alive, workers)), ends):
        pass
    assert len(workers) >= 2
    assert [worker for worker in workers if alive(worker)] == []


def test_what_was_at_work_before_goes_on_when_a_command_is_broken_off() -> None:
    spawn = multiprocessing.get_context("spawn")
    before, within = (spawn.Process(target=time.sleep, args=(PATIENCE,), daemon=True) for _ in range(2))
    before.start()
    with pytest.raises(KeyboardInterrupt), no_child_left():
        within.start()
        raise KeyboardInterrupt
    within.join(PATIENCE)
    assert (before.is_alive(), within.is_alive()) == (True, False)
    before.terminate()
    before.join(PATIENCE)

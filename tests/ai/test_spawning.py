"""A process of ours brings no other with it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from scrapdesk.ai.spawning import spawning

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

PROBE = """
import os
from pathlib import Path
from scrapdesk.ai.child import Child
from tests.ai.test_spawning import say_back

if __name__ == "__main__":
    child = Child("probe", say_back)
    child.pipe.send("there")
    answer = child.pipe.recv()
    tasks = Path("/proc/self/task").glob("*/children")
    born = [int(pid) for task in tasks for pid in task.read_text().split()]
    print(answer, len(born), born == [child.pid])
    child.end()
"""


def say_back(pipe: Connection[str, str]) -> None:
    pipe.send(pipe.recv())


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="nobody tells who was born")
def test_one_process_is_begun_and_no_other(tmp_path: Path) -> None:
    """In a process of its own: other tests may have begun whatever they like."""
    file = tmp_path / "probe.py"
    file.write_text(PROBE)
    done = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, timeout=60, check=False)
    assert (done.stdout.split(), done.stderr) == (["there", "1", "True"], "")


def test_it_is_python_s_own_way_to_spawn() -> None:
    assert spawning().get_start_method() == "spawn"


@pytest.mark.skipif(os.name != "posix", reason="nothing is tidied there")
def test_a_python_that_keeps_its_tracker_elsewhere_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("multiprocessing.resource_tracker._resource_tracker")
    assert spawning().get_start_method() == "spawn"

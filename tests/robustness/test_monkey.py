"""A monkey over all scenes: nothing it does ends the window, holds it up, locks it in, or makes it grow."""

from __future__ import annotations

import gc
import traceback
from pathlib import Path

import pytest

from scrapdesk.ui.frame import heap
from tests.robustness.monkey import SLOWEST, sitting

ACTS = 1000
"""In one sitting."""
GROWTH = 40_000_000
"""Bytes by which the process may be larger at the end than after its first sittings: fonts and plates are kept."""


def size() -> int:
    """Bytes of this process once what is not used is given back; 0 where nobody tells."""
    gc.collect()
    heap.give_back()
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
    except OSError:
        return 0


def let_play(seed: str, acts: int, home: Path) -> float:
    """One sitting; the slowest turn of it."""
    with sitting(seed, home) as monkey:
        try:
            for _ in range(acts):
                monkey.act()
            assert monkey.goes_back(), "Esc does not lead back to the desk"
        except BaseException as fault:
            last = "\n".join(map(str, monkey.done[-12:]))
            raise AssertionError(f"seed {seed}, act {len(monkey.done)}; the last:\n{last}") from fault
        return monkey.slowest


def _where(fault: BaseException | None) -> str:
    """The last lines that a fault went through."""
    steps = traceback.extract_tb(fault.__traceback__)[-3:] if fault is not None else []
    return " > ".join(f"{Path(step.filename).name}:{step.lineno}" for step in steps)


def test_a_monkey_does_no_harm(seed: int, tmp_path: Path) -> None:
    for part in range(3):
        let_play(f"{seed}/{part}", 150, tmp_path)


@pytest.mark.deep
def test_two_hundred_and_fifty_thousand_acts(seed: int, tmp_path: Path) -> None:
    faults, slow, sizes = list[str](), [], list[int]()
    for part in range(250):
        try:
            slowest = let_play(f"{seed}/{part}", ACTS, tmp_path)
        except AssertionError as fault:
            faults.append(f"{fault!s:.40}: {fault.__cause__!r:.200} {_where(fault.__cause__)}")
            continue
        if slowest > SLOWEST:
            slow.append((part, round(slowest, 2)))
        sizes.append(size())
    growth = min(sizes[-20:]) - min(sizes[20:40])  # of single sittings one is twice as large as another
    print(f"{min(sizes[20:40]) // 10**6} MB at first, {growth // 10**6} MB more at the end")
    assert (faults, slow, growth < GROWTH) == ([], [], True)

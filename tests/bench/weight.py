"""What processes hold in memory: of one its resident pages, of a whole family its fair share of every page."""

from __future__ import annotations

from pathlib import Path


def weight_of(pid: int) -> float:
    """Resident megabytes of one process."""
    return _number(Path(f"/proc/{pid}/status"), "VmRSS")


def tree_pss(pid: int) -> float:
    """Megabytes of a process and all that it has started, pages that several share counted once."""
    return sum(_number(Path(f"/proc/{member}/smaps_rollup"), "Pss") for member in family(pid))


def family(pid: int) -> list[int]:
    """A process, its children, and theirs."""
    found = [pid]
    for tasks in Path(f"/proc/{pid}/task").glob("*/children"):
        for born in tasks.read_text(encoding="ascii").split():
            found += family(int(born))
    return found


def _number(path: Path, name: str) -> float:
    """A line of the system's, in megabytes; 0 if the process is gone."""
    try:
        lines = path.read_text(encoding="ascii").splitlines()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return next((int(line.split()[1]) for line in lines if line.startswith(f"{name}:")), 0) / 1024

"""What processes hold in memory: their fair share of every page, and of one all of its resident pages."""

from __future__ import annotations

from pathlib import Path


def weight_of(pid: int) -> float:
    """Resident megabytes of one process."""
    return _number(Path(f"/proc/{pid}/status"), "VmRSS")


def pss_of(pid: int) -> float:
    """Megabytes of one process: its own pages, and its share of those that it has in common with others."""
    return _number(Path(f"/proc/{pid}/smaps_rollup"), "Pss")


def tree_pss(pid: int) -> float:
    """Megabytes of a process and all that it has started, pages that several share counted once."""
    return sum(map(pss_of, family(pid)))


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

"""Faults drawn by the hash of a commit; each test that comes by one is run again with it, until one fails.

Run: python -m tests.mutants scrapdesk/ui [--count 60] [--commit HEAD] [--folder DIR] [--jobs 2]. Every test is run
once, the quickest first, with all faults asleep in the program, and again in a fork for each fault that it came by
and that nothing caught so far; when all are caught the rest is left. A run that was ended goes on where it was, as
long as its folder is there. What nobody could notice is listed in `unnoticed.toml` with the reason, and not counted.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import tomllib
from collections.abc import Container, Mapping, Sequence
from fnmatch import fnmatch
from pathlib import Path
from random import Random
from typing import Final

from tests.mutants.faults import Fault, faults_in
from tests.mutants.hook import CHOSEN, FOLDER, ROOT
from tests.mutants.notes import CAUGHT, Notes

PATIENCE: Final = 300.0
"""So long the tests may take that are run with one fault from the beginning; then it has been noticed."""


def drawn(folders: Sequence[str], without: str, count: int, commit: str) -> list[Fault]:
    """So many of all that could be made there, by the hash of a commit alone."""
    paths = sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    names = [path.relative_to(ROOT).as_posix() for path in paths]
    names = [name for name in names if not without or not name.startswith(without)]
    every = [fault for name in names for fault in faults_in(name, (ROOT / name).read_text(encoding="utf-8"))]
    return sorted(Random(commit).sample(every, min(count, len(every))))


def hash_of(commit: str) -> str:
    command = ["git", "rev-parse", commit]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def judged_from_the_beginning(notes: Notes, number: int) -> None:
    """A fault in what is made once a process and kept: its tests are run in processes that never were without it."""
    tests = notes.unmet(number)
    if not tests:
        return
    try:
        caught = _pytest(notes.folder, tests, {CHOSEN: str(number)}, ["-n", "0", "-x"], PATIENCE) != 0
    except subprocess.TimeoutExpired:
        caught = True
    if caught and _pytest(notes.folder, tests, {CHOSEN: "-1"}, ["-n", "0", "-x"], None) == 0:
        notes.add(number, f"one of {len(tests)} from the beginning", CAUGHT, 0.0)


def _pytest(
    folder: Path, what: Sequence[str], more: dict[str, str], options: Sequence[str], patience: float | None
) -> int:
    listed = folder / "tests.txt"
    listed.write_text("\n".join(what), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.mutants.hook", "-p", "no:cacheprovider"]
    env = {name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"}
    env |= {FOLDER: str(folder), **more}
    with (folder / "pytest.log").open("a", encoding="utf-8") as log:
        return subprocess.run(
            [*command, *options, f"@{listed}"], cwd=ROOT, env=env, stdout=log, stderr=log, timeout=patience, check=False
        ).returncode


class Unnoticed:
    """What makes no difference for any player: whole files, and faults by file, line and change."""

    def __init__(self, text: str) -> None:
        listed = tomllib.loads(text)
        self._parts = [part["files"] for part in listed["part"]]
        self._faults = {(one["file"], one["before"], one["after"]) for one in listed["fault"]}

    @classmethod
    def listed(cls) -> Unnoticed:
        return cls((Path(__file__).parent / "unnoticed.toml").read_text(encoding="utf-8"))

    def __contains__(self, fault: object) -> bool:
        assert isinstance(fault, Fault)
        in_part = any(fnmatch(fault.path, files) for files in self._parts)
        return in_part or (fault.path, fault.before, fault.after) in self._faults


def interval(part: int, whole: int) -> tuple[float, float]:
    """Where the true share lies in 19 of 20 draws like this one (Wilson)."""
    if not whole:
        return 0.0, 1.0
    z, share = 1.96, part / whole
    middle = (share + z * z / (2 * whole)) / (1 + z * z / whole)
    reach = z * math.sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole)) / (1 + z * z / whole)
    return middle - reach, middle + reach


def told(faults: Sequence[Fault], caught: Mapping[int, str], known: Container[Fault]) -> str:
    """The share that was caught, and every fault that was not."""
    hidden = [number for number, fault in enumerate(faults) if fault in known]
    counted = len(faults) - len(hidden)
    found = len(caught.keys() - set(hidden))
    low, high = interval(found, counted)
    lines = [
        f"{found} of {counted} caught ({found / max(1, counted):.0%}, {low:.0%} to {high:.0%}); "
        f"of {len(faults)} drawn, {len(hidden)} could be noticed by nobody"
    ]
    for number, fault in enumerate(faults):
        if number not in caught and number not in hidden:
            lines += [f"- {fault.path}:{fault.line} ({fault.kind})", f"    {fault.before}", f"    {fault.after}"]
    return "\n".join(lines)


def main() -> None:
    given = asked()
    folder: Path = given.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    listed = folder / "faults.json"
    if not listed.exists():
        faults = drawn(given.folders, given.without, given.count, hash_of(given.commit))
        listed.write_text(json.dumps(faults, indent=1), encoding="utf-8")
    notes = Notes(folder)
    if not given.only_tell:
        _pytest(folder, given.tests, {}, ["-n", str(given.jobs)], None)
        if not notes.done():
            raise SystemExit(f"no test was run; {folder / 'pytest.log'} says why (a module that has changed since?)")
        notes.keep_seconds()
        for number in notes.left():
            judged_from_the_beginning(notes, number)
    print(told(notes.faults, notes.caught(), Unnoticed.listed()))


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--without", default="", help="a folder within them that is left out")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--commit", default="HEAD")
    parser.add_argument("--folder", type=Path, default=ROOT / "build/mutants/draw")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tests", nargs="+", default=["tests"], help="where to look for tests, if not everywhere")
    parser.add_argument("--only-tell", action="store_true", help="say how it stands, and run nothing")
    return parser.parse_args()


if __name__ == "__main__":
    main()

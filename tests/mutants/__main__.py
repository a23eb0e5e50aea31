"""Faults drawn by the hash of a commit, each set in alone, with the tests that come by it run until one fails.

Run: python -m tests.mutants scrapdesk/ui [--count 60] [--commit HEAD] [--folder DIR] [--jobs 2]. One run of all tests
finds out which of them come where; it is kept in the folder, and a run that was ended goes on where it was. What nobody
could notice is listed in `unnoticed.toml` with the reason, and not counted.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tests.mutants.faults import Fault, faults_in
from tests.mutants.hook import CHOSEN, FAULTS, ROOT, SURVEY, read_faults

SECONDS: Final = 60.0
"""So long the tests of one fault took in the survey, at most; of those that come by it more often, a part is run."""
PATIENCE: Final = 600.0
"""A fault with which tests take so long has been noticed."""
CAUGHT: Final = "caught"
SURVIVED: Final = "survived"
UNNOTICED: Final = "nobody could notice"


class Reaching(NamedTuple):
    """A test that comes by a fault, and how long it takes."""

    test: str
    seconds: float


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


def survey(folder: Path) -> dict[int, list[Reaching]]:
    """Which tests come by which fault; all tests are run once for it."""
    notes = folder / "survey"
    if not (folder / "surveyed").exists():
        notes.mkdir(exist_ok=True)
        for old in notes.iterdir():
            old.unlink()
        _pytest(folder, [], {SURVEY: str(notes)}, ["-n", "auto"], None)
        (folder / "surveyed").touch()
    found: dict[int, list[Reaching]] = {}
    for file in sorted(notes.iterdir()):
        for line in file.read_text(encoding="utf-8").splitlines():
            test, seconds, numbers = json.loads(line)
            for number in numbers:
                found.setdefault(number, []).append(Reaching(test, seconds))
    return found


def chosen(tests: Sequence[Reaching]) -> list[str]:
    """The quickest of every file first, then the next of every file, as long as there is time."""
    by_file: dict[str, list[Reaching]] = {}
    for test in sorted(tests, key=lambda one: (one.seconds, one.test)):
        by_file.setdefault(test.test.partition("::")[0], []).append(test)
    rows = max(map(len, by_file.values()), default=0)
    order = [row[at] for at in range(rows) for row in by_file.values() if at < len(row)]
    found: list[str] = []
    spent = 0.0
    for test in order:
        spent += test.seconds
        if found and spent > SECONDS:
            break
        found.append(test.test)
    return found


def judged(folder: Path, number: int, tests: Sequence[str]) -> str:
    if not tests:
        return SURVIVED
    listed = folder / f"tests-{number}.txt"
    listed.write_text("\n".join(tests), encoding="utf-8")
    try:
        code = _pytest(folder, [f"@{listed}"], {CHOSEN: str(number)}, ["-n", "0", "-x"], PATIENCE)
    except subprocess.TimeoutExpired:
        return CAUGHT
    return SURVIVED if code == 0 else CAUGHT


def _pytest(
    folder: Path, what: Sequence[str], more: dict[str, str], options: Sequence[str], patience: float | None
) -> int:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.mutants.hook", "-p", "no:cacheprovider"]
    env = {**os.environ, FAULTS: str(folder / "faults.json"), **more}
    with (folder / f"pytest-{more.get(CHOSEN, 'survey')}.log").open("w", encoding="utf-8") as log:
        return subprocess.run(
            [*command, *options, *what], cwd=ROOT, env=env, stdout=log, stderr=log, timeout=patience, check=False
        ).returncode


def unnoticed() -> set[tuple[str, str, str]]:
    """Faults by file, line and change, that make no difference for anybody."""
    listed = tomllib.loads((Path(__file__).parent / "unnoticed.toml").read_text(encoding="utf-8"))
    return {(one["file"], one["before"], one["after"]) for one in listed["fault"]}


def told(faults: Sequence[Fault], verdicts: dict[int, str]) -> str:
    """The share that was caught, and every fault that was not."""
    counted = [number for number, verdict in verdicts.items() if verdict != UNNOTICED]
    caught = sum(verdicts[number] == CAUGHT for number in counted)
    lines = [f"{caught} of {len(counted)} caught; {len(verdicts) - len(counted)} that nobody could notice"]
    for number, fault in enumerate(faults):
        if verdicts.get(number) == SURVIVED:
            lines += [f"- {fault.path}:{fault.line} ({fault.kind})", f"    {fault.before}", f"    {fault.after}"]
    return "\n".join(lines)


def main() -> None:
    given = asked()
    folder: Path = given.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    listed, kept = folder / "faults.json", folder / "verdicts.json"
    if not listed.exists():
        faults = drawn(given.folders, given.without, given.count, hash_of(given.commit))
        listed.write_text(json.dumps(faults, indent=1), encoding="utf-8")
    faults = read_faults(listed)
    before = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    verdicts = {int(number): verdict for number, verdict in before.items()}
    known, reaching = unnoticed(), survey(folder)

    def judge(number: int) -> tuple[int, str]:
        fault = faults[number]
        if (fault.path, fault.before, fault.after) in known:
            return number, UNNOTICED
        return number, judged(folder, number, chosen(reaching.get(number, [])))

    left = [number for number in range(len(faults)) if verdicts.get(number, SURVIVED) == SURVIVED]
    with ThreadPoolExecutor(given.jobs) as pool:
        for number, verdict in pool.map(judge, left):
            verdicts[number] = verdict
            kept.write_text(json.dumps(verdicts), encoding="utf-8")
            print(f"{verdict}: {faults[number].path}:{faults[number].line} {faults[number].after}", flush=True)
    print(told(faults, verdicts))


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--without", default="", help="a folder within them that is left out")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--commit", default="HEAD")
    parser.add_argument("--folder", type=Path, default=ROOT / "build/mutants")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


if __name__ == "__main__":
    main()

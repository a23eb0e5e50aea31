"""Keeps what the program shows, says and judges now, or prints what is kept.

Run: python -m tests.inventory --accept, after a change that was meant: it runs the tests that compare, writes the
chapters anew and says in words what has changed. With some of these tests after it (`--accept tests/inventory/
test_games.py`) only what they compare is kept anew. `--show CHAPTER [NAME]` prints what is kept.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.inventory.kept import ACCEPTING, FOLDER, Entry, accepted, entries, packed, unlike_lines, unlike_tiles

ROOT = Path(__file__).parents[2]
WHERE = ("tests/inventory", "tests/ui/test_layout.py", "--ignore=tests/inventory/test_kept.py")
"""The tests that compare."""


def accept(tests: Sequence[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, ACCEPTING: folder}
        command = [sys.executable, "-m", "pytest", "-q", *(tests or WHERE)]
        done = subprocess.run(command, cwd=ROOT, env=env, check=False)
        found = accepted(Path(folder))
    if done.returncode:
        raise SystemExit("not accepted: a test failed for another reason")
    FOLDER.mkdir(exist_ok=True)
    for chapter, seen in sorted(found.items()):
        named = dict(sorted({**entries(chapter), **seen}.items())) if tests else seen
        told = list(changes(chapter, named))
        print(*told, sep="\n")
        if told:
            (FOLDER / f"{chapter}.txt").write_text(packed(chapter, named), encoding="ascii", newline="\n")
    for path in () if tests else FOLDER.glob("*.txt"):
        if path.stem not in found:
            path.unlink()


def changes(chapter: str, named: dict[str, Entry]) -> list[str]:
    was = entries(chapter)
    told = [f"{chapter}, {name}: gone" for name in was if name not in named]
    for name, now in named.items():
        if name not in was:
            told.append(f"{chapter}, {name}: new")
        else:
            found = (*unlike_lines(was[name].lines, now.lines), *unlike_tiles(was[name].tiles, now.tiles))
            told += [f"{chapter}, {name}: {one}" for one in found]
    return told


def show(chapter: str, name: str) -> None:
    for each, entry in entries(chapter).items():
        if name in ("", each):
            print(f"{each}:", *entry.lines, sep="\n  ")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.inventory", description=__doc__)
    parser.add_argument("--accept", nargs="*", metavar="TEST", help="keep what is there now")
    parser.add_argument("--show", nargs="+", metavar=("CHAPTER", "NAME"), default=[], help="print what is kept")
    given = parser.parse_args()
    if given.accept is not None:
        accept(given.accept)
    elif given.show:
        show(given.show[0], " ".join(given.show[1:]))
    else:
        parser.print_help()


if __name__ == "__main__":
    main()

"""The notes of the balance lab in a file, one line a game: appended as they come, and read again to go on.

The first line says whose games these are. Owns the file's form; must not know what notes mean.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from scrapdesk.cli.errors import CannotRun
from scrapdesk.cli.files import read_file
from scrapdesk.cli.many import Plan
from scrapdesk.core.content import content_hash
from scrapdesk.core.lab import Note

LARGEST = 200_000_000
"""Bytes: a million games."""


class NoteBook:
    """The notes of each plan by its name, in the order of its games. Without a path they are kept in mind only."""

    def __init__(self, plan: Plan, rules_version: int, path: Path | None) -> None:
        self._path = path
        self._heading = _heading(plan, rules_version)
        self._notes: dict[str, list[Note]] = {}
        if path is None:
            return
        if path.exists() and (not path.is_file() or path.stat().st_size):
            self._read(path)
        else:
            self._write(self._heading)

    def of(self, name: str) -> list[Note]:
        return self._notes.setdefault(name, [])

    def add(self, name: str, note: Note) -> None:
        self.of(name).append(note)
        if self._path is not None:
            self._write({"plan": name, "note": note})

    def _write(self, line: dict[str, Any]) -> None:
        if self._path is None:
            return
        try:
            with self._path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(json.dumps(line, separators=(",", ":")) + "\n")
        except OSError as fault:
            raise CannotRun(f"cannot write {self._path}: {fault.strerror or fault}") from fault

    def _read(self, path: Path) -> None:
        data = read_file(path, LARGEST)
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.decode("utf-8", "replace").splitlines()
        if not lines or _parsed(lines[0]) != self._heading:
            raise CannotRun(f"{path} contains notes on other games; give another file, or the same opponents and seed")
        for number, line in enumerate(lines[1:], start=2):
            found = _parsed(line)
            if not isinstance(found, dict) or not isinstance(found.get("note"), dict) or "plan" not in found:
                raise CannotRun(f"line {number} of {path} is not a game note")
            self.of(str(found["plan"])).append(found["note"])
        if len(whole) < len(data):  # the last line was cut off when the program was ended
            path.write_bytes(whole)


def _parsed(line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _heading(plan: Plan, rules_version: int) -> dict[str, Any]:
    """What must be the same for notes to be taken over: tables, options and games may be added."""
    return {
        "notes of": plan.game,
        "rules": rules_version,
        "agents": sorted(set(plan.agents)),
        "seed": plan.seed,
        "content": "" if plan.content is None else content_hash(plan.content),
    }

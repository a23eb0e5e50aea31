"""The results of an arena in a file, one line a game: appended as they come, and read again to go on.

The first line says which plan the results belong to. Owns the file's form; it is the one place here that reads and
writes files.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from scrapdesk.ai.arena_games import ArenaPlan, GameResult, GameTask, Pairing
from scrapdesk.core.digest import digest

LARGEST = 200_000_000
"""Bytes: a million games."""

Key = tuple[Pairing, int, int]


class BadArenaLog(ValueError):
    """A results file that does not belong to this plan, or is none; the message is a sentence for people."""


def key_of(game: GameTask | GameResult) -> Key:
    return game.pairing, game.deal, game.turn


def _heading(plan: ArenaPlan) -> dict[str, Any]:
    """What must be the same for results to be taken over: agents and deals may be added."""
    return {
        "arena": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "options": dict(plan.options),
        "alone": plan.alone,
        "content": "" if plan.content is None else digest(plan.content, 16),
    }


class ArenaLog:
    """The file of a plan, opened to go on where it stopped."""

    def __init__(self, path: Path, plan: ArenaPlan) -> None:
        self.path = path
        self._heading = _heading(plan)
        self.known: dict[Key, GameResult] = {}
        if path.exists() and not path.is_file():
            raise BadArenaLog(f"{path.name} is not a file")
        if path.exists() and path.stat().st_size:
            self._read()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._append(self._heading)

    def add(self, result: GameResult) -> None:
        self.known[key_of(result)] = result
        self._append(asdict(result))

    def _append(self, line: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(line) + "\n")

    def _read(self) -> None:
        if self.path.stat().st_size > LARGEST:
            raise BadArenaLog(f"{self.path.name} is larger than any file of arena results")
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.decode("utf-8", "replace").splitlines()
        self._check(lines[0] if lines else "")
        for number, line in enumerate(lines[1:], 2):
            try:
                result = _result(json.loads(line))
            except (ValueError, KeyError, TypeError, OverflowError, RecursionError) as fault:
                raise BadArenaLog(f"line {number} of {self.path.name} is not the result of an arena") from fault
            self.known[key_of(result)] = result
        if len(whole) < len(data):  # the last line was cut off when the program was ended
            self.path.write_bytes(whole)

    def _check(self, line: str) -> None:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError) as fault:
            raise BadArenaLog(f"{self.path.name} is not a file of arena results") from fault
        if found != self._heading:
            raise BadArenaLog(f"{self.path.name} holds results of another arena; give another file or the same set-up")


def _result(line: dict[str, Any]) -> GameResult:
    first, second = line["pairing"]
    mine, theirs = line["moves"]
    quick, slow = line["seconds"]
    return GameResult(
        pairing=(str(first), str(second)),
        deal=int(line["deal"]),
        turn=int(line["turn"]),
        shares=tuple(map(float, line["shares"])),
        ending=str(line["ending"]),
        plies=int(line["plies"]),
        moves=(int(mine), int(theirs)),
        seconds=(float(quick), float(slow)),
        alone=bool(line["alone"]),
    )

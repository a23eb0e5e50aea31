"""How often a level makes the named senseless moves of `tests/ai/blunders`, where it could make them.

A log of the games is gone on from. Prints one JSON line for each kind of senseless move.
Run: python -m tests.bench.blunders scope --level sharp/10 --games 500 --log scope.jsonl
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

from scrapdesk.games import GAMES
from tests.ai.blunders import counted, options_of, path_of

MOST = 1 / 200
Row = dict[str, list[int]]
"""By the name of a blunder: how often it was made, and how often it could have been."""


def play(game: str, level: str, seed: str, nth: int) -> Row:
    path = path_of(game, level, f"{seed}.{nth}", options_of(game, nth))
    return {name: [count[True], count.total()] for name, count in counted(path, game).items()}


def played(given: argparse.Namespace) -> list[Row]:
    log: Path | None = given.log
    rows: list[Row] = []
    if log is not None and log.exists():
        rows = [json.loads(line) for line in log.read_text().splitlines()]
    for nth in range(len(rows), given.games):
        rows.append(play(given.game, given.level, given.seed, nth))
        if log is not None:
            with log.open("a") as file:
                file.write(json.dumps(rows[-1]) + "\n")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--level", default="sharp")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", default="blunders")
    parser.add_argument("--log", type=Path, help="keeps the games, and goes on where it ends")
    given = parser.parse_args()
    made, could = Counter[str](), Counter[str]()
    rows = played(given)
    for row in rows:
        for name, (times, chances) in row.items():
            made[name] += times
            could[name] += chances
    for name, chances in could.items():
        told = {"game": given.game, "level": given.level, "games": len(rows), "blunder": name}
        told |= {"made": made[name], "chances": chances, "fine": made[name] <= MOST * chances}
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()

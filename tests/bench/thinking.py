"""How long the opponents think: the 95th percentile of a move over whole games, for every level, beside its bar; in
each game at the smallest and the largest table.

Prints one JSON line a game and level: wall seconds, which is what a person waits for and what the bar is for, and CPU
seconds, which a busy machine leaves alone. Moves without a choice are not counted. Ends with 1 if a bar is broken.
Run: python -m tests.bench.thinking [GAME ...] [--levels rookie,steady] [--games N] [--every K] [--seed S]
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from itertools import product
from statistics import median
from time import perf_counter, process_time

from scrapdesk.ai.agent import Agent, Move, Question, Thought, View
from scrapdesk.ai.playing import play_game
from scrapdesk.ai.roster import make_agent
from scrapdesk.games import GAMES
from tests.bench.screen import percentile

BARS = {"rookie": 0.2, "steady": 0.5, "sharp": 1.5, "master": 3.0}
"""Seconds a move, by level."""
LONGEST = 6.0
"""Seconds that no move takes longer than."""
Time = tuple[float, float]


class Watched(Agent):
    """An agent beside a clock: what its real choices took, in wall and in CPU seconds.

    Of the choices between two that it is asked for, a stand-in makes the others, where time is short.
    """

    def __init__(self, agent: Agent, stand_in: Agent | None = None, every: int = 1) -> None:
        self._agent = agent
        self._stand_in = stand_in or agent
        self._every = every
        self._met = 0
        self.looks = agent.looks
        self.times: list[Time] = []

    def think(self, question: Question) -> Thought:
        return self._agent.think(question)

    def choose(self, view: View, legal: Sequence[Move], seed: str) -> Move:
        if len(legal) == 1:
            return legal[0]
        self._met += 1
        if self._met % self._every:
            return self._stand_in.choose(view, legal, seed)
        wall, cpu = perf_counter(), process_time()
        move = self._agent.choose(view, legal, seed)
        self.times.append((perf_counter() - wall, process_time() - cpu))
        return move


def measure(game: str, level: str, games: int, seed: str, every: int = 1, seats: int = 2) -> dict[str, object]:
    entry = GAMES[game]
    watched = Watched(make_agent(level, entry), make_agent("greedy", entry), every)
    for number in range(games):
        play_game(entry.rules, [watched] * seats, seed=f"{seed}.{number}")
    wall, cpu = zip(*watched.times, strict=True)
    slowest = percentile(wall, 0.95)
    return {
        "game": game,
        "level": level,
        "seats": seats,
        "moves": len(wall),
        "median": _two(median(wall), median(cpu)),
        "p95": _two(slowest, percentile(cpu, 0.95)),
        "worst": _two(max(wall), max(cpu)),
        "bar": BARS[level],
        "kept": slowest <= BARS[level] and max(wall) <= LONGEST,
        "load": round(os.getloadavg()[0], 1),
    }


def _two(wall: float, cpu: float) -> dict[str, float]:
    return {"wall": round(wall, 5), "cpu": round(cpu, 5)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them unless named")
    parser.add_argument("--levels", default=",".join(BARS))
    parser.add_argument("--games", dest="number", type=int, default=2, help="whole games of every level")
    parser.add_argument(
        "--every", type=int, default=1, help="let the level make every so many-th choice, greedy the others"
    )
    parser.add_argument("--seed", default="thinking")
    given = parser.parse_args()
    kept = True
    for game in given.games or GAMES:
        tables = GAMES[game].info.seats
        for seats, level in product(sorted({min(tables), max(tables)}), given.levels.split(",")):
            found = measure(game, level, given.number, given.seed, given.every, seats)
            print(json.dumps(found), flush=True)
            kept = kept and bool(found["kept"])
    sys.exit(not kept)


if __name__ == "__main__":
    main()

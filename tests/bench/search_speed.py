"""How many simulations a second the opponents make, by the settings that a level really has.

Positions are taken all along a game that the game's own quick policy plays; in each, the level thinks a while. Counted
in process time, so that a busy machine changes little. `--against FOLDER` runs another checkout of the program by
turns with this one, each in a process of its own, and says how many times as many ours makes: where rules have changed
between the two, each plays its own.
Run: python -m tests.bench.search_speed [GAME ...] [--level master] [--seats N] [--against FOLDER] [--rounds N]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from scrapdesk.ai.agent import Question
from scrapdesk.ai.ismcts import Search, SearchAgent
from scrapdesk.ai.levels import settings_of
from scrapdesk.core.entry import GameEntry
from scrapdesk.core.match import Match
from scrapdesk.games import GAMES

HERE = Path(__file__).resolve()
THOUGHT = 480
"""Simulations in one position at most."""
EVERY = 7
"""The so many-th choice of a game is thought about."""


def positions(entry: GameEntry, seats: int, seed: str) -> Iterator[Question]:
    """Real choices of a whole game, as its seats see them."""
    match: Match[Any, Any, Any] = Match(entry.rules, seats, seed=seed)
    rng, met = Random(seed), 0
    while (seat := match.to_act) is not None:
        legal = tuple(match.legal_moves(seat))
        if len(legal) > 1:
            met += 1
            if met % EVERY == 0:
                yield Question(match.view(seat), legal, f"{seed}/{met}")
        sampled = entry.rules.determinize(match.view(seat), rng)
        match.play(seat, entry.bot.rollout(sampled, legal, rng.random))


def measure(game: str, seats: int, level: str, seconds: float) -> dict[str, object]:
    """Thinks for so many seconds of process time, in as many games as that takes."""
    entry = GAMES[game]
    settings = settings_of(game, level)
    one_tree: dict[str, Any] = {"shards": 1} if hasattr(settings, "shards") else {}  # older checkouts have no others
    settings = replace(settings, iterations=min(THOUGHT, settings.iterations), **one_tree)
    agent = SearchAgent(entry.rules, entry.bot, settings)
    done, spent, number, thoughts = 0, 0.0, 0, 0
    while spent < seconds:
        for question in positions(entry, seats, f"bench-{number}"):
            thought = agent.think(question)
            begun = process_time()
            while thought.step():
                pass
            if isinstance(thought, Search) and thought.done:
                spent += process_time() - begun
                done += thought.done
                thoughts += 1
            if spent >= seconds:
                break
        number += 1
    return {
        "game": game,
        "seats": seats,
        "level": level,
        "simulations_per_s": round(done / spent),
        "thoughts": thoughts,
    }


def elsewhere(folder: Path, game: str, seats: int, level: str, seconds: float) -> float:
    """The same measurement by a process of its own, with the program of a checkout."""
    python = folder / ".venv" / "bin" / "python"
    command = [str(python) if python.exists() else sys.executable, str(HERE), game, "--seats", str(seats)]
    command += ["--level", level, "--seconds", str(seconds)]
    env = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True, timeout=600)
    return float(json.loads(done.stdout)["simulations_per_s"])


def compare(folder: Path, game: str, seats: int, level: str, seconds: float, rounds: int) -> dict[str, object]:
    """Both by turns, so that a noisy moment meets both."""
    ours, theirs = [], []
    for _ in range(rounds):
        theirs.append(elsewhere(folder, game, seats, level, seconds))
        ours.append(elsewhere(HERE.parents[2], game, seats, level, seconds))
    ratios = [mine / other for mine, other in zip(ours, theirs, strict=True)]
    return {
        "game": game,
        "seats": seats,
        "level": level,
        "simulations_per_s": round(median(ours)),
        "before": round(median(theirs)),
        "ratio": round(median(ratios), 3),
        "ratios": [round(min(ratios), 3), round(max(ratios), 3)],
        "load": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them unless named")
    parser.add_argument("--level", default="master")
    parser.add_argument("--seats", type=int, help="only with so many; the smallest and the largest table unless given")
    parser.add_argument("--seconds", type=float, default=4.0, help="of process time for each figure")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another checkout to compare with")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    for game in given.games or GAMES:
        tables = GAMES[game].info.seats
        for seats in [given.seats] if given.seats else sorted({min(tables), max(tables)}):
            if given.against is not None:
                found = compare(given.against, game, seats, given.level, given.seconds, given.rounds)
            else:
                found = measure(game, seats, given.level, given.seconds)
            print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()

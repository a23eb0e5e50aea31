"""OpenSpiel's own test of a game, on ours: random games, with copies, views and texts checked at every step.

Says nothing and ends with 0 when all is well. Run: python -m tests.bench.openspiel.simulate [GAME ...] [--number N]
"""

from __future__ import annotations

import argparse

import pyspiel

from scrapdesk.games import GAMES
from tests.bench.openspiel.game import SEATS, load


def check(name: str, games: int) -> None:
    """Ends the program where OpenSpiel finds a fault: its test is compiled code, and stops on the spot."""
    pyspiel.random_sim_test(load(name), games, serialize=True, verbose=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all that two can play, unless named")
    parser.add_argument("--number", type=int, default=20, help="of random games")
    given = parser.parse_args()
    for name in given.games or [name for name, entry in GAMES.items() if SEATS in entry.info.seats]:
        check(name, given.number)


if __name__ == "__main__":
    main()

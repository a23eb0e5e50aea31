"""How fast the rules play: random moves of seats a second, over the ruler in `limit`, in one run.

Prints one JSON line a game and seat count. Run: python -m tests.bench.rules_speed [GAME ...] [--runs N]
"""

from __future__ import annotations

import argparse
import gc
import json
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

from scrapdesk.core.entry import AnyRules
from scrapdesk.core.options import Options
from scrapdesk.core.seats import CHANCE
from scrapdesk.games import GAMES
from tests.bench import limit

SECONDS = 0.6


def playout(rules: AnyRules, seats: int, options: Options, rng: Random) -> tuple[int, int]:
    """A random game by the bare rules: the moves of seats, and the legal moves that were listed for them."""
    to_act, legal_moves, apply, random = rules.to_act, rules.legal_moves, rules.apply, rng.random
    state, moves, listed = rules.setup(seats, options), 0, 0
    while (seat := to_act(state)) is not None:
        if seat == CHANCE:
            state = apply(state, rules.sample_chance(state, rng))
        else:
            legal = legal_moves(state)
            state = apply(state, legal[int(random() * len(legal))])
            moves += 1
            listed += len(legal)
    return moves, listed


def rate(work: Callable[[], tuple[int, int]]) -> tuple[float, float]:
    """Moves a second, and listed moves a second."""
    gc.collect()
    moves = listed = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < SECONDS:
        more, more_listed = work()
        moves, listed = moves + more, listed + more_listed
    return moves / spent, listed / spent


def measure(game: str, seats: int, runs: int) -> dict[str, object]:
    rules, rng = GAMES[game].rules, Random(7)
    options = rules.check_options(seats, {})
    ours, ruler = [], []
    for _ in range(runs):
        ruler.append(rate(lambda: (limit.playout(limit.initial(rng), rng.random), 0))[0])
        ours.append(rate(lambda: playout(rules, seats, options, rng)))
    return {
        "game": game,
        "seats": seats,
        "moves_per_s": round(median(moves for moves, _ in ours)),
        "limit_per_s": round(median(ruler)),
        "ratio": round(median(moves / limit for (moves, _), limit in zip(ours, ruler, strict=True)), 3),
        "us_per_listed_move": round(1e6 / median(listed for _, listed in ours), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them unless named")
    parser.add_argument("--runs", type=int, default=5)
    chosen = parser.parse_args()
    for game in chosen.games or GAMES:
        for seats in GAMES[game].info.seats:
            print(json.dumps(measure(game, seats, chosen.runs)), flush=True)


if __name__ == "__main__":
    main()

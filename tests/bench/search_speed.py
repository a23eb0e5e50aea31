"""How much a search costs beside the games it plays: simulations a second over random playouts a second.

Prints one JSON line a game. Both start from the same position and play on at random to the end; they are run in
turns, so that a busy machine slows both. Run: python -m tests.bench.search_speed [GAME ...] [--seconds N]
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from scrapdesk.ai.agent import Question
from scrapdesk.ai.ismcts import Search, SearchAgent
from scrapdesk.ai.random_agent import pick
from scrapdesk.ai.settings import Settings
from scrapdesk.core.entry import AnyRules, GameEntry
from scrapdesk.core.match import Match
from scrapdesk.core.seats import CHANCE
from scrapdesk.games import GAMES

ROUNDS = 8
PLAIN = Settings(iterations=10**9, guided=False, alert=False)
"""Full random playouts, no cut-off, no policy: the tree is all that is added."""


def playout(rules: AnyRules, state: Any, rng: Random) -> None:
    """One random game through the rules alone: what the search is measured against."""
    to_act, legal_moves, apply, random = rules.to_act, rules.legal_moves, rules.apply, rng.random
    while (seat := to_act(state)) is not None:
        if seat == CHANCE:
            state = apply(state, rules.sample_chance(state, rng))
        else:
            moves = legal_moves(state)
            state = apply(state, moves[int(random() * len(moves))])


def position(rules: AnyRules, seats: int, plies: int) -> tuple[Match[Any, Any, Any], int]:
    """A match some random moves after its beginning, where a seat has more than one move."""
    match: Match[Any, Any, Any] = Match(rules, seats, seed="bench")
    while (seat := match.to_act) is not None:
        legal = match.legal_moves(seat)
        if match.ply >= plies and len(legal) > 1:
            return match, seat
        match.play(seat, pick(legal, f"bench/{match.ply}"))
    raise SystemExit(f"{rules.info.id} is over before ply {plies}")


def rate(work: Callable[[], None], seconds: float) -> float:
    """How often a second something can be done."""
    count, start = 0, perf_counter()
    while (spent := perf_counter() - start) < seconds:
        work()
        count += 1
    return count / spent


def measure(entry: GameEntry, seats: int, seconds: float, plies: int = 12) -> dict[str, object]:
    match, seat = position(entry.rules, seats, plies)
    view, rng = match.view(seat), Random("bench")
    question = Question(view, tuple(match.legal_moves(seat)), "bench")
    state = entry.rules.determinize(view, rng)
    simulations, playouts = [], []
    for _ in range(ROUNDS):
        search = Search(SearchAgent(entry.rules, entry.bot, PLAIN), question)
        playouts.append(rate(lambda: playout(entry.rules, state, rng), seconds / ROUNDS / 2))
        simulations.append(rate(search.simulate, seconds / ROUNDS / 2))
    return {
        "game": entry.id,
        "seats": seats,
        "ply": match.ply,
        "legal": len(question.legal),
        "simulations_per_s": round(median(simulations)),
        "playouts_per_s": round(median(playouts)),
        "ratio": round(median(s / p for s, p in zip(simulations, playouts, strict=True)), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--ply", type=int, default=12, help="how far into a random game the position lies")
    given = parser.parse_args()
    for game in given.games:
        entry = GAMES[game]
        for seats in sorted({min(entry.info.seats), max(entry.info.seats)}):
            print(json.dumps(measure(entry, seats, given.seconds, given.ply)), flush=True)


if __name__ == "__main__":
    main()

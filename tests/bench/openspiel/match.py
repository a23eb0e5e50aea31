"""Our search against OpenSpiel's own, with as many simulated games a move on either side.

The stranger is OpenSpiel's ISMCTSBot as it comes: it plays samples on at random to their end. Every deal of luck is
played twice, with the seats swapped. Prints one JSON line.
Run: python -m tests.bench.openspiel.match scamorra --games 60 --simulations 200 --seed 1
"""

from __future__ import annotations

import argparse
import json
from random import Random
from time import perf_counter
from typing import Any

import numpy
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from scrapdesk.ai.agent import Agent
from scrapdesk.ai.arena_stats import share
from scrapdesk.ai.roster import make_agent
from scrapdesk.games import GAMES
from tests.bench.openspiel.game import LUCKS, OpenSpielGame, Position, load

BAR = 0.6
"""What our search has to win of the games at least; a draw is half a game."""


class Ours:
    """An agent of ours. It is asked with a view, as everywhere."""

    def __init__(self, agent: Agent) -> None:
        self._agent = agent

    def choose(self, position: Position, seed: str) -> int:
        rules, state = position.rules, position.now.state
        legal = tuple(rules.legal_moves(state))
        view = rules.view(state, rules.to_act(state))
        return legal.index(self._agent.choose(view, legal, seed))


class Stranger:
    """OpenSpiel's search. It is handed the true position, and looks at samples of it, which we draw for it."""

    def __init__(self, game: OpenSpielGame, simulations: int, curiosity: float) -> None:
        self._game = game
        self._simulations = simulations
        self._curiosity = curiosity

    def choose(self, position: Position, seed: str) -> int:
        rng = Random(seed)
        luck = numpy.random.RandomState(rng.getrandbits(32))
        bot = ISMCTSBot(
            self._game,
            RandomRolloutEvaluator(1, luck),
            self._curiosity,
            self._simulations,
            random_state=luck,
            use_observation_string=True,
            allow_inconsistent_action_sets=False,
        )
        bot.set_resampler(lambda state, player: self._game.sampled(state, player, rng))
        return int(bot.step(position))


def play(game: OpenSpielGame, players: list[Any], seed: str) -> tuple[float, list[float]]:
    """One game: what it was worth to the first player, from 0 to 1, and how long either thought."""
    position, luck, ply = game.new_initial_state(), Random(seed), 0
    seconds = [0.0, 0.0]
    while not position.is_terminal():
        if position.is_chance_node():
            position.apply_action(luck.randrange(LUCKS))
        else:
            seat, start = position.current_player(), perf_counter()
            action = players[seat].choose(position, f"{seed}/{seat}/{ply}")
            seconds[seat] += perf_counter() - start
            position.apply_action(action)
        ply += 1
    return (position.returns()[0] + 1) / 2, seconds


def compare(name: str, games: int, simulations: int, seed: str, curiosity: float) -> dict[str, object]:
    game = load(name)
    ours = Ours(make_agent(f"mcts:{simulations}", GAMES[name]))
    stranger = Stranger(game, simulations, curiosity)
    scores: list[float] = []
    spent = [0.0, 0.0]
    for deal in range((games + 1) // 2):
        first, took = play(game, [ours, stranger], f"{seed}.{deal}")
        second, other = play(game, [stranger, ours], f"{seed}.{deal}")
        scores.append((first + 1 - second) / 2)
        spent = [spent[0] + took[0] + other[1], spent[1] + took[1] + other[0]]
    found = share(scores)
    return {
        "game": name,
        "games": 2 * len(scores),
        "simulations": simulations,
        "seed": seed,
        "share": round(found.value, 3),
        "interval": [round(found.low, 3), round(found.high, 3)],
        "bar": BAR,
        "verdict": "over the bar" if found.low >= BAR else "below it" if found.high < BAR else "open",
        "seconds": {"ours": round(spent[0], 1), "stranger": round(spent[1], 1)},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[name for name, entry in GAMES.items() if 2 in entry.info.seats])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--simulations", type=int, default=200, help="of either side, for every move")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--curiosity", type=float, default=1.4, help="the exploration constant of OpenSpiel's search")
    given = parser.parse_args()
    found = compare(given.game, given.games, given.simulations, given.seed, given.curiosity)
    print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()

"""Our search against OpenSpiel's own, with as many simulated games a move on either side, or any opponent of ours.

The stranger is OpenSpiel's ISMCTSBot as it comes: it plays samples on at random to their end. Every deal of luck is
played twice, with the seats swapped. Prints one JSON line, with the CPU seconds a move of either side. A log of the
games is gone on from.
Run: python -m tests.bench.openspiel.match scamorra --games 60 --simulations 200 --seed 1
     python -m tests.bench.openspiel.match scope --ours master/4 --simulations 500 --option mode=advanced --log log
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple

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


class Played(NamedTuple):
    """One game: what it was worth to ours, from 0 to 1, and for ours and the stranger the moves and the CPU seconds."""

    score: float
    moves: tuple[int, int]
    seconds: tuple[float, float]


def play(game: OpenSpielGame, players: tuple[Ours, Stranger], turn: int, seed: str) -> Played:
    """Ours sits down in the first seat, or in the second if it is its turn to."""
    position, luck, ply = game.new_initial_state(), Random(seed), 0
    seconds, moves = [0.0, 0.0], [0, 0]
    while not position.is_terminal():
        if position.is_chance_node():
            position.apply_action(luck.randrange(LUCKS))
        else:
            seat, start = position.current_player(), process_time()
            which = (seat + turn) % 2
            action = players[which].choose(position, f"{seed}/{seat}/{ply}")
            seconds[which] += process_time() - start
            moves[which] += 1
            position.apply_action(action)
        ply += 1
    return Played((position.returns()[turn] + 1) / 2, (moves[0], moves[1]), (seconds[0], seconds[1]))


def games_of(log: Path | None) -> list[Played]:
    if log is None or not log.exists():
        return []
    rows = [json.loads(line) for line in log.read_text().splitlines()]
    return [Played(score, tuple(moves), tuple(seconds)) for score, moves, seconds in rows]


def compare(given: argparse.Namespace) -> dict[str, object]:
    game = load(given.game, dict(text.split("=") for text in given.option))
    ours = Ours(make_agent(given.ours or f"mcts:{given.simulations}", GAMES[given.game]))
    players = ours, Stranger(game, given.simulations, given.curiosity)
    played = games_of(given.log)
    for nth in range(len(played), given.games + given.games % 2):
        played.append(play(game, players, nth % 2, f"{given.seed}.{nth // 2}"))
        if given.log is not None:
            with given.log.open("a") as file:
                file.write(json.dumps(played[-1]) + "\n")
    return _told(given, played)


def _told(given: argparse.Namespace, played: list[Played]) -> dict[str, object]:
    pairs = zip(played[::2], played[1::2], strict=True)
    found = share([(one.score + other.score) / 2 for one, other in pairs])
    each = [sum(game.seconds[at] for game in played) / sum(game.moves[at] for game in played) for at in (0, 1)]
    return {
        "game": given.game,
        "options": given.option,
        "games": len(played),
        "default": given.ours or f"mcts:{given.simulations}",
        "simulations": given.simulations,
        "seed": given.seed,
        "share": round(found.value, 3),
        "interval": [round(found.low, 3), round(found.high, 3)],
        "bar": BAR,
        "verdict": "over the bar" if found.low >= BAR else "below it" if found.high < BAR else "open",
        "seconds a move": {"default": round(each[0], 3), "stranger": round(each[1], 3)},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[name for name, entry in GAMES.items() if 2 in entry.info.seats])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--simulations", type=int, default=200, help="of either side, for every move")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--curiosity", type=float, default=1.4, help="the exploration constant of OpenSpiel's search")
    parser.add_argument("--ours", default="", help="an opponent of ours instead of a search with as many simulations")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a choice of the set-up")
    parser.add_argument("--log", type=Path, help="keeps the games, and goes on where it ends")
    print(json.dumps(compare(parser.parse_args())), flush=True)


if __name__ == "__main__":
    main()

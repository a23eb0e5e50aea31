"""What the self-test does with the games: reads their files, plays them, replays them, asks their opponents.

Each check returns a sentence on what it found, and raises when something is wrong. Must not print.
"""

from __future__ import annotations

import time
from random import Random
from typing import Final

from scrapdesk.ai.agent import Question
from scrapdesk.ai.thinking import Task, Thinker
from scrapdesk.ai.worker import ProcessThinker
from scrapdesk.core.match import AnyMatch, Match
from scrapdesk.core.record import print_record
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.replay import replay
from scrapdesk.games import GAMES
from scrapdesk.storage.rulebook import own_rulebook

MOST_PLIES: Final = 20_000
ANSWER_SECONDS: Final = 60.0
AGENT: Final = "mcts:8"
SEED: Final = "selftest"


def content() -> str:
    """Every rule book and every card and scenario file of ours is read, and makes a game."""
    rules = files = 0
    for game, entry in GAMES.items():
        rules += len(own_rulebook(game))
        files += len(entry.content)
        if entry.rules.info.id != game:
            raise ValueError(f"{game} is registered with the rules of {entry.rules.info.id}")
    return f"{len(GAMES)} rule books with {rules} rules, {files} card and scenario files"


def play_at_random(game: str) -> str:
    """One random game with the fewest seats, from a fixed seed; then its record is written, read and played again."""
    match = played(game, MOST_PLIES)
    if match.outcome is None:
        raise RuntimeError(f"still not over after {MOST_PLIES} moves")
    again = replay(parse_record(print_record(match.record()).encode()), match.rules)
    if (again.ply, again.outcome) != (match.ply, match.outcome):
        raise RuntimeError("replaying its record does not give the same result")
    return f"{match.seats} seats, a random game of {match.ply} moves, and its record replays"


def opponents() -> str:
    """The opponents' process answers a real question of every game."""
    thinker = ProcessThinker()
    try:
        for game in GAMES:
            _ask(thinker, game)
        if thinker.process_id is None:
            raise RuntimeError("no separate process could be started for the opponents: they would think in this one")
    finally:
        thinker.close()
    return f"a spawned process chose a legal move in each of {len(GAMES)} games"


def _ask(thinker: Thinker, game: str) -> None:
    match = played(game, 6)
    seat = match.to_act
    if seat is None:
        raise RuntimeError(f"{game} is over after {match.ply} moves")
    legal = tuple(match.legal_moves(seat))
    thinker.start(Task(game, AGENT, Question(match.view(seat), legal, SEED)))
    ends = time.monotonic() + ANSWER_SECONDS
    while time.monotonic() < ends:
        report = thinker.poll()
        if report is not None and report.done:
            if report.answer.move not in legal:
                raise RuntimeError(f"the answer in {game} is not a legal move")
            return
        time.sleep(0.005)
    raise TimeoutError(f"no answer in {game} within {ANSWER_SECONDS:.0f} s")


def played(game: str, plies: int) -> AnyMatch:
    """A match with the fewest seats after so many moves, each at random; shorter if it ends before."""
    rules = GAMES[game].rules
    match: AnyMatch = Match(rules, min(rules.info.seats), seed=SEED)
    choice = Random(SEED)
    while (seat := match.to_act) is not None and match.ply < plies:
        match.play(seat, choice.choice(match.legal_moves(seat)))
    return match

"""`scrapdesk simulate`: many games between opponents, their records, and what they come to."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scrapdesk.cli.console import complain, tell_all, tell_json
from scrapdesk.cli.errors import BAD, FINE
from scrapdesk.cli.files import writable_folder, write_file
from scrapdesk.cli.lab.arguments import add_lab
from scrapdesk.cli.parsing import Commands, add_command, add_json, at_least
from scrapdesk.cli.progress import Progress
from scrapdesk.cli.seating import ALL_RANDOM, titled
from scrapdesk.cli.setup import Setup, add_game, add_setup, read_seed, read_setup
from scrapdesk.cli.signals import ending_in_order
from scrapdesk.cli.summary import Summary

if TYPE_CHECKING:
    from scrapdesk.cli.many import Plan, Played

_EXAMPLES = """\
  scrapdesk simulate scamorra --games 1000 --jobs 2
  scrapdesk simulate scamorra --seats ai:greedy,ai:random --games 200 --json
  scrapdesk simulate scamorra --games 20 --seed lemon --records games/
"""


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "simulate",
        "let opponents play many games and summarise the results",
        run,
        "Let opponents play many games. Game number i (from 0) uses the seed SEED.i, so each can be reproduced,\n"
        "and --jobs changes nothing but the time it takes.",
        _EXAMPLES,
    )
    add_game(parser)
    add_setup(parser, "all ai:random", "1")
    parser.add_argument("--games", metavar="N", type=at_least(1), default=100, help="how many (default: 100)")
    parser.add_argument("--jobs", metavar="N", type=at_least(1), default=1, help="number of processes (default: 1)")
    parser.add_argument("--records", metavar="DIR", type=Path, help="write every game to this folder, as GAME-SEED.txt")
    add_json(parser, "the summary")
    add_lab(parser)


def run(arguments: argparse.Namespace) -> int:
    with ending_in_order():
        return _run(arguments)


def _run(arguments: argparse.Namespace) -> int:
    setup = read_setup(arguments, ALL_RANDOM, seed="1")
    plan = _plan(arguments, setup)
    if arguments.report:
        from scrapdesk.cli.lab.playing import run_lab

        return run_lab(arguments, setup, plan)
    folder = writable_folder(arguments.records) if arguments.records else None
    began = time.perf_counter()
    played, failed = _play(plan, arguments.jobs, folder)
    seats = [f"{titled(setup.rules.info, len(plan.agents), seat)} ai:{name}" for seat, name in enumerate(plan.agents)]
    results = [game.result for game in played if game.result is not None]
    summary = Summary(results, seats, time.perf_counter() - began)
    if arguments.json:
        tell_json(_as_json(plan, summary, failed))
    elif results:
        tell_all(summary.lines())
    return BAD if failed else FINE


def _plan(arguments: argparse.Namespace, setup: Setup) -> Plan:
    from scrapdesk.cli.many import Plan
    from scrapdesk.cli.opponents import check_opponents, no_humans

    no_humans(setup.seating, "a simulation")
    check_opponents(setup.seating, setup.entry)
    plan = Plan(
        setup.entry.id,
        setup.seating.agents,
        tuple(setup.options.items()),
        setup.seed,
        arguments.games,
        setup.content,
        arguments.records is not None,
    )
    read_seed(plan.seed_of(plan.games))
    return plan


def _play(plan: Plan, jobs: int, folder: Path | None) -> tuple[list[Played], list[Played]]:
    """All games of a plan, and those of them that failed; each record is written as soon as it is there."""
    from scrapdesk.cli.many import play_all

    progress = Progress(plan.games, "games")
    played: list[Played] = []
    failed: list[Played] = []
    progress.show(0)
    try:
        for game in play_all(plan, min(jobs, plan.games)):
            played.append(game)
            if game.failure:
                progress.wipe()
                complain(f"the game with the seed {game.seed} failed: {game.failure}")
                failed.append(game)
            elif folder is not None:
                write_file(folder / f"{plan.game}-{game.seed}.txt", game.record)
            progress.show(len(played))
    finally:
        progress.wipe()
    return played, failed


def _as_json(plan: Plan, summary: Summary, failed: list[Played]) -> dict[str, Any]:
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "seed": plan.seed,
        **summary.as_json(),
        "failed": [{"seed": game.seed, "reason": game.failure} for game in failed],
    }

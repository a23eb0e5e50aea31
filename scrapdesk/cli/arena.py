"""`scrapdesk arena`: which of several opponents is the stronger, over the same luck with the seats swapped."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from scrapdesk.cli.console import tell_all, tell_json
from scrapdesk.cli.errors import FINE, CannotRun
from scrapdesk.cli.parsing import Commands, add_command, add_json, at_least
from scrapdesk.cli.progress import Progress
from scrapdesk.cli.seating import ALL_RANDOM, seat_names
from scrapdesk.cli.setup import Setup, add_game, add_setup, read_setup

if TYPE_CHECKING:
    from scrapdesk.ai.arena import ArenaReport, PairingReport
    from scrapdesk.ai.arena import Progress as Heard
    from scrapdesk.ai.arena_games import ArenaPlan
    from scrapdesk.ai.arena_stats import Interval

_EXAMPLES = """\
  scrapdesk arena scamorra --seats ai:greedy,ai:random --games 100
  scrapdesk arena scamorra --agents greedy,rookie,steady --games 200 --jobs 2 --stop
"""


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "arena",
        "find out which opponent is the stronger",
        run,
        "Let opponents play against each other, every pair of them. Each deal of luck is played twice, with the\n"
        "seats swapped, so that nobody can be lucky. Where more than two sit down, the two take every other seat.",
        _EXAMPLES,
    )
    add_game(parser)
    add_setup(parser, "the fewest that the game needs", "arena")
    parser.add_argument(
        "--agents", metavar="NAMES", help="who is compared, such as greedy,rookie,steady (otherwise: those of --seats)"
    )
    parser.add_argument(
        "--games", metavar="N", type=at_least(2), default=100, help="of every pair, at most (otherwise: 100)"
    )
    parser.add_argument(
        "--jobs", metavar="N", default="1", help="in how many processes, or on dask:ADDRESS (otherwise: 1)"
    )
    parser.add_argument("--stop", action="store_true", help="end a pair's games as soon as one is clearly stronger")
    parser.add_argument("--log", metavar="FILE", type=Path, help="keep every result there, and go on from it")
    add_json(parser, "the report")


def run(arguments: argparse.Namespace) -> int:
    setup = read_setup(arguments, ALL_RANDOM, seed="arena")
    plan = _plan(arguments, setup)
    report = _play(arguments, plan)
    if arguments.json:
        tell_json(report.as_json())
    else:
        names = seat_names(setup.rules.info, plan.seats)
        tell_all(line for pairing in report.pairings for line in _lines(pairing, names))
    return FINE


def _plan(arguments: argparse.Namespace, setup: Setup) -> ArenaPlan:
    from scrapdesk.ai.arena_games import ArenaPlan
    from scrapdesk.cli.opponents import no_humans

    no_humans(setup.seating, "an arena")
    named = arguments.agents.split(",") if arguments.agents else setup.seating.agents
    agents = tuple(dict.fromkeys(named))
    if len(agents) < 2:
        raise CannotRun("an arena compares two opponents or more, such as --agents greedy,random")
    content = None if setup.content is None else tuple(sorted(setup.content.items()))
    deals = (arguments.games + 1) // 2
    options = tuple(setup.options.items())
    return ArenaPlan(setup.entry.id, agents, len(setup.seating), deals, setup.seed, options, content)


def _play(arguments: argparse.Namespace, plan: ArenaPlan) -> ArenaReport:
    from scrapdesk.ai.agent import BadAgent
    from scrapdesk.ai.arena import check_plan, run_arena
    from scrapdesk.ai.arena_log import BadArenaLog
    from scrapdesk.ai.arena_stats import Stop
    from scrapdesk.ai.executors import BadExecutor, make_executor
    from scrapdesk.cli.processes import no_child_left
    from scrapdesk.core.luck import BadSeed

    bar = Progress(len(plan.pairings) * plan.deals, "deals")
    try:
        check_plan(plan)
        executor = make_executor(arguments.jobs)
        try:
            with no_child_left():
                stop = Stop() if arguments.stop else None
                return run_arena(plan, executor, _Counter(plan, bar).hear, arguments.log, stop)
        finally:
            bar.wipe()
            executor.close()
    except (BadAgent, BadArenaLog, BadExecutor, BadSeed) as fault:
        raise CannotRun(str(fault)) from fault


class _Counter:
    """Turns what the arena says of one pair into how much of the whole is done."""

    def __init__(self, plan: ArenaPlan, bar: Progress) -> None:
        self._plan = plan
        self._bar = bar

    def hear(self, heard: Heard) -> None:
        before = self._plan.pairings.index(heard.pairing) * self._plan.deals
        self._bar.show(before + heard.deals)


def _lines(found: PairingReport, names: Sequence[str]) -> Iterator[str]:
    stronger = {"first": f"{found.first} is the stronger", "second": f"{found.second} is the stronger"}
    verdict = stronger.get(found.stronger, "these games do not tell who is stronger")
    yield f"{found.first} against {found.second}: {verdict}"
    yield f"  {found.games} games, {found.deals} deals with the seats swapped, {found.plies:.0f} moves a game"
    yield f"  share of {found.first}: {_percent(found.share)}; Elo {_elo(found.elo)}"
    yield f"  by seat, whoever sat there: {', '.join(_by_seat(found, names))}"
    quick, slow = found.seconds_a_move
    yield f"  a move took {found.first} {1000 * quick:.1f} ms, {found.second} {1000 * slow:.1f} ms"
    yield f"  ended by rule: {', '.join(f'{rule} {count} times' for rule, count in found.endings)}"


def _by_seat(found: PairingReport, names: Sequence[str]) -> Iterator[str]:
    return (f"{name} {share:.1%}" for name, share in zip(names, found.by_seat, strict=True))


def _percent(found: Interval) -> str:
    return f"{found.value:.1%} ({found.low:.1%} to {found.high:.1%})"


def _elo(found: Interval) -> str:
    return f"{found.value:+.0f} ({found.low:+.0f} to {found.high:+.0f})"

"""`scrapdesk arena`: which of several opponents is the stronger, over the same luck with the seats swapped."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from scrapdesk.cli.console import tell_all, tell_json
from scrapdesk.cli.errors import FINE, CannotRun
from scrapdesk.cli.parsing import Commands, add_command, add_json, at_least
from scrapdesk.cli.progress import Progress
from scrapdesk.cli.seating import ALL_RANDOM, names_of_seats
from scrapdesk.cli.setup import Setup, add_game, add_setup, read_setup
from scrapdesk.cli.signals import ending_in_order

if TYPE_CHECKING:
    from scrapdesk.ai.arena import ArenaReport, PairingReport
    from scrapdesk.ai.arena import Progress as Heard
    from scrapdesk.ai.arena_games import ArenaPlan, Pairing
    from scrapdesk.ai.arena_ladder import Rung
    from scrapdesk.ai.arena_stats import Interval
    from scrapdesk.ai.executors import Executor

_EXAMPLES = """\
  scrapdesk arena scamorra --seats ai:greedy,ai:random --games 100
  scrapdesk arena scamorra --agents greedy,rookie,steady --games 200 --jobs 2 --stop
  scrapdesk arena scarper --ladder --budget 0.1 --jobs 2 --log scarper.log
"""

_GAMES: Final = 100
_GAMES_A_RUNG: Final = 2000
_SAID: Final = {"reached": "reached", "missed": "missed", "open": "neither reached nor missed so far"}


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "arena",
        "find out which opponent is stronger",
        run,
        "Play every pair of opponents against each other. Each deal is played twice, with the seats swapped, so that\n"
        "luck evens out. At tables of more than two, the pair takes alternate seats. With --ladder, each opponent\n"
        "from greedy upwards plays against the one below it, taking every seat in turn, until it is clear whether it\n"
        "is stronger by the required margin.",
        _EXAMPLES,
    )
    add_game(parser)
    add_setup(parser, "the fewest that the game needs", "arena")
    parser.add_argument(
        "--agents", metavar="NAMES", help="opponents to compare, such as greedy,steady (default: those in --seats)"
    )
    parser.add_argument(
        "--ladder", action="store_true", help="the required margins between random, greedy and the four levels"
    )
    parser.add_argument(
        "--budget", metavar="PART", type=_part, default=1, help="fraction of each level's budget (default: 1)"
    )
    parser.add_argument(
        "--games",
        metavar="N",
        type=at_least(2),
        help=f"games per pair, at most (default: {_GAMES}, on the ladder {_GAMES_A_RUNG})",
    )
    parser.add_argument(
        "--jobs",
        "--executor",
        metavar="N",
        default="1",
        help="number of processes, or the Dask cluster dask:ADDRESS (default: 1)",
    )
    parser.add_argument("--stop", action="store_true", help="end a pair's games as soon as one is clearly stronger")
    parser.add_argument("--log", metavar="FILE", type=Path, help="save every result to this file, and resume from it")
    add_json(parser, "the report")


def run(arguments: argparse.Namespace) -> int:
    with ending_in_order():
        return _run(arguments)


def _run(arguments: argparse.Namespace) -> int:
    if arguments.ladder and not (arguments.option or arguments.content):
        arguments.option = _whole_form(arguments.game)
    setup = read_setup(arguments, ALL_RANDOM, seed="arena")
    names = names_of_seats(setup.rules.info, len(setup.seating))
    if arguments.ladder:
        rungs = _climb(arguments, setup)
        report = {"part": arguments.budget, "rungs": [asdict(rung) for rung in rungs]}
        lines = (line for rung in rungs for line in _rung_lines(rung, names))
    else:
        played = _play(arguments, setup)
        report = played.as_json()
        lines = (line for pairing in played.pairings for line in _lines(pairing, names))
    if arguments.json:
        tell_json(report)
    else:
        tell_all(lines)
    return FINE


def _whole_form(game: str) -> Sequence[str]:
    from scrapdesk.ai.arena_ladder import WHOLE_FORM

    return WHOLE_FORM.get(game, ())


def _play(arguments: argparse.Namespace, setup: Setup) -> ArenaReport:
    from scrapdesk.ai.arena import check_plan, run_arena
    from scrapdesk.ai.arena_stats import Stop
    from scrapdesk.ai.roster import part_of
    from scrapdesk.cli.opponents import no_humans

    no_humans(setup.seating, "an arena")
    named = arguments.agents.split(",") if arguments.agents else setup.seating.agents
    agents = tuple(dict.fromkeys(part_of(name, arguments.budget) for name in named))
    if len(agents) < 2:
        raise CannotRun("an arena compares two or more opponents, such as --agents greedy,random")
    plan = _plan(arguments, setup, agents, ((arguments.games or _GAMES) + 1) // 2)
    stop = Stop() if arguments.stop else None
    with _field(arguments, len(plan.pairings) * plan.deals) as (executor, hear):
        check_plan(plan)
        return run_arena(plan, executor, hear, arguments.log, stop)


def _climb(arguments: argparse.Namespace, setup: Setup) -> tuple[Rung, ...]:
    from scrapdesk.ai.arena_ladder import BARS, run_ladder

    if arguments.agents:
        raise CannotRun("the ladder has its own opponents, so --agents cannot be given with it")
    seats = len(setup.seating)
    plan = _plan(arguments, setup, (), max(1, (arguments.games or _GAMES_A_RUNG) // seats))
    with _field(arguments, len(BARS) * plan.deals) as (executor, hear):
        return run_ladder(plan, arguments.budget, executor, hear, arguments.log)


def _plan(arguments: argparse.Namespace, setup: Setup, agents: tuple[str, ...], deals: int) -> ArenaPlan:
    from scrapdesk.ai.arena_games import ArenaPlan

    content = None if setup.content is None else tuple(sorted(setup.content.items()))
    options = tuple(setup.options.items())
    return ArenaPlan(setup.entry.id, agents, len(setup.seating), deals, setup.seed, options, content)


@contextmanager
def _field(arguments: argparse.Namespace, deals: int) -> Iterator[tuple[Executor, Callable[[Heard], None]]]:
    """Where the games are played, and who is told of each; what is wrong with a plan is said in one sentence."""
    from scrapdesk.ai.agent import BadAgent
    from scrapdesk.ai.arena_log import BadArenaLog
    from scrapdesk.ai.executors import BadExecutor, make_executor
    from scrapdesk.cli.processes import no_child_left
    from scrapdesk.core.luck import BadSeed

    bar = Progress(deals, "deals")
    try:
        executor = make_executor(arguments.jobs)
        try:
            with no_child_left():
                yield executor, _Counter(bar).hear
        finally:
            bar.wipe()
            executor.close()
    except (BadAgent, BadArenaLog, BadExecutor, BadSeed) as fault:
        raise CannotRun(str(fault)) from fault


class _Counter:
    """Turns what the arena says of one pair into how much of the whole is done."""

    def __init__(self, bar: Progress) -> None:
        self._bar = bar
        self._pairing: Pairing | None = None
        self._before = -1

    def hear(self, heard: Heard) -> None:
        if heard.pairing != self._pairing:
            self._pairing = heard.pairing
            self._before += 1
        self._bar.show(self._before * heard.of + heard.deals)


def _part(text: str) -> int:
    """A part of a budget as the number that divides it: 0.1 is 10."""
    try:
        part = round(1 / float(text))
    except (ValueError, ZeroDivisionError, OverflowError):
        part = 0
    if not 1 <= part <= 1000:
        raise argparse.ArgumentTypeError(f"a fraction of the budget from 0.001 to 1, not {text[:30]!r}")
    return part


def _rung_lines(rung: Rung, names: Sequence[str]) -> Iterator[str]:
    _, *others = _lines(rung.played, names)
    rivals = f"{len(names) - 1} of {rung.weaker}" if len(names) > 2 else rung.weaker
    yield f"{rung.stronger} against {rivals}: the bar of {rung.bar:.1%} is {_SAID[rung.verdict]}"
    if rung.options:
        yield f"  with {', '.join(f'{name}={choice}' for name, choice in rung.options)}"
    yield from others
    yield f"  it took {rung.played.seconds:.0f} s of processor time"


def _lines(found: PairingReport, names: Sequence[str]) -> Iterator[str]:
    stronger = {"first": f"{found.first} is the stronger", "second": f"{found.second} is the stronger"}
    verdict = stronger.get(found.stronger, "these games don't show which is stronger")
    yield f"{found.first} against {found.second}: {verdict}"
    changed = "swapped" if found.games == 2 * found.deals else "changed"
    yield f"  {found.games} games, {found.deals} deals with the seats {changed}, {found.plies:.0f} moves a game"
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

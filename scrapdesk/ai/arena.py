"""The arena: agents against each other, over the same luck with the seats changed, until it is clear who is stronger.

`run_arena` plans, counts and stops; where the games are played is the executor's affair. The report is the same for
any executor and any number of processes, but for the seconds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from scrapdesk.ai.agent import BadAgent
from scrapdesk.ai.arena_games import ArenaPlan, GameResult, GameTask, Pairing, seed_of, tasks_of
from scrapdesk.ai.arena_log import ArenaLog, key_of
from scrapdesk.ai.arena_stats import Decider, Interval, Stop, elo_interval, share
from scrapdesk.ai.executors import Executor
from scrapdesk.ai.roster import check_agent
from scrapdesk.ai.thinking import rules_of
from scrapdesk.core.luck import checked_seed

Stream = Generator[GameResult, None, None]

VERDICTS = {1: "first", -1: "second", 0: "open"}


@dataclass(frozen=True, slots=True)
class PairingReport:
    """What came of one pairing. Scores are the first agent's."""

    first: str
    second: str
    deals: int
    games: int
    share: Interval
    elo: Interval
    stronger: str
    """`first`, `second`, or `open` where the games played do not tell."""
    by_seat: tuple[float, ...]
    """The mean share of every seat, whoever sat there: the edge of going first."""
    plies: float
    endings: tuple[tuple[str, int], ...]
    """How often a game ended by which rule."""
    seconds_a_move: tuple[float, float]
    """Of the processor, for the first and for the second agent."""
    seconds: float
    """Of the processor, for all games."""


@dataclass(frozen=True, slots=True)
class ArenaReport:
    plan: ArenaPlan
    pairings: tuple[PairingReport, ...]

    def as_json(self, with_seconds: bool = True) -> dict[str, Any]:
        """Plain data for a report; without the seconds it is the same wherever the games were played."""
        plan = {key: value for key, value in asdict(self.plan).items() if key != "content"}
        plan["options"] = dict(self.plan.options)
        rows = [asdict(pairing) for pairing in self.pairings]
        for row in rows:
            row["endings"] = dict(row["endings"])
            if not with_seconds:
                del row["seconds_a_move"], row["seconds"]
        return {"plan": plan, "pairings": rows}


@dataclass(frozen=True, slots=True)
class Progress:
    """What a listener hears after every game."""

    pairing: Pairing
    deals: int
    of: int
    share: Interval


def check_plan(plan: ArenaPlan) -> None:
    """Says in a sentence what is wrong with a plan, before anything is played (each a ValueError)."""
    if len(plan.agents) < 2:
        raise BadAgent("an arena needs at least two agents")
    if plan.deals < 1:
        raise ValueError(f"an arena plays at least one deal, not {plan.deals}")
    for agent in plan.agents:
        check_agent(agent, plan.game)
    checked_seed(seed_of(plan, plan.deals))
    rules_of(plan.game, plan.content).check_options(plan.seats, dict(plan.options))


def run_arena(
    plan: ArenaPlan,
    executor: Executor,
    on_progress: Callable[[Progress], None] | None = None,
    log: Path | None = None,
    stop: Decider | None = None,
) -> ArenaReport:
    """Plays the plan. With a log it goes on where that ends; with a stop each pairing ends once it is decided."""
    check_plan(plan)
    kept = ArenaLog(log, plan) if log is not None else None
    reports = []
    for pairing in plan.pairings:
        results, scores = [], []
        with closing(_results(tasks_of(plan, pairing), executor, kept)) as stream:
            for result in stream:
                results.append(result)
                whole = result.turn == plan.turns - 1
                if whole:
                    scores.append(sum(game.score for game in results[-plan.turns :]) / plan.turns)
                if on_progress is not None:
                    on_progress(Progress(pairing, len(scores), plan.deals, share(scores)))
                if whole and stop is not None and stop.verdict(scores):
                    break
        reports.append(_report(pairing, results, scores, stop or Stop()))
    return ArenaReport(plan, tuple(reports))


def _results(tasks: Iterable[GameTask], executor: Executor, kept: ArenaLog | None) -> Stream:
    """The results in the order of the tasks: from the log where it knows them, otherwise played now."""
    if kept is None:
        yield from executor.results(tasks)
        return
    listed = list(tasks)
    played = executor.results(task for task in listed if key_of(task) not in kept.known)
    for task in listed:
        known = kept.known.get(key_of(task))
        if known is None:
            known = next(played)
            kept.add(known)
        yield known


def _report(pairing: Pairing, results: Sequence[GameResult], scores: Sequence[float], stop: Decider) -> PairingReport:
    games = len(results)
    return PairingReport(
        first=pairing[0],
        second=pairing[1],
        deals=len(scores),
        games=games,
        share=share(scores),
        elo=elo_interval(scores),
        stronger=VERDICTS[stop.verdict(scores)],
        by_seat=tuple(sum(shares) / games for shares in zip(*(r.shares for r in results), strict=True)),
        plies=sum(result.plies for result in results) / games,
        endings=tuple(sorted(Counter(result.ending for result in results).items())),
        seconds_a_move=(_seconds(results, 0), _seconds(results, 1)),
        seconds=sum(sum(result.seconds) for result in results),
    )


def _seconds(results: Sequence[GameResult], which: int) -> float:
    moves = sum(result.moves[which] for result in results)
    return sum(result.seconds[which] for result in results) / moves if moves else 0.0

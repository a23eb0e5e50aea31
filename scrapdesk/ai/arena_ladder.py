"""The ladder: whether each opponent is as much stronger than the one below it as it has to be.

A rung is one opponent alone among weaker ones, from every seat with the same luck, until it is clear whether its bar
is reached. Owns the bars. Must not know where the games are played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from scrapdesk.ai.arena import PairingReport, Progress, run_arena
from scrapdesk.ai.arena_games import ArenaPlan
from scrapdesk.ai.arena_stats import Bar
from scrapdesk.ai.executors import Executor
from scrapdesk.ai.roster import part_of

BARS: Final = (
    ("random", "greedy", 0.9),
    ("greedy", "steady", 0.65),
    ("steady", "sharp", 0.6),
    ("sharp", "master", 0.55),
)
"""Weaker, stronger, and the share that the stronger one has to win of two."""
AMONG_MANY: Final = 1.3
"""Among more than two, how many times an equal part the stronger one has to win, alone among weaker ones."""
WHOLE_FORM: Final[Mapping[str, tuple[str, ...]]] = {"scope": ("grid=open-battle", "mode=advanced")}
"""The set-up in which a ladder is climbed where none is chosen: a game with short forms is played whole, with every
card in the box and all rules. It is also what three and four at SCOPE begin with."""
VERDICTS: Final = {"first": "reached", "second": "missed", "open": "open"}


@dataclass(frozen=True, slots=True)
class Rung:
    """What came of one step of the ladder; the shares are the stronger one's."""

    stronger: str
    weaker: str
    bar: float
    verdict: str
    """`reached`, `missed`, or `open` where the games played do not tell."""
    played: PairingReport
    options: tuple[tuple[str, str], ...]
    """The set-up that was played, as far as it was chosen."""


def ladder_plans(plan: ArenaPlan, part: int) -> list[tuple[ArenaPlan, Bar]]:
    """The rungs from below, every level with this part of its budget; the plan gives game, seats, deals and seed."""
    found = []
    for weaker, stronger, bar in BARS:
        agents = tuple(part_of(name, part) for name in (stronger, weaker))
        share = bar if plan.seats == 2 else AMONG_MANY / plan.seats
        found.append((replace(plan, agents=agents, alone=True), Bar(share)))
    return found


def run_ladder(
    plan: ArenaPlan,
    part: int,
    executor: Executor,
    on_progress: Callable[[Progress], None] | None = None,
    log: Path | None = None,
) -> tuple[Rung, ...]:
    """Plays the rungs one after another, each until its bar is reached or missed. With a log it goes on from there."""
    rungs = []
    for rung, bar in ladder_plans(plan, part):
        (played,) = run_arena(rung, executor, on_progress, log, bar).pairings
        rungs.append(Rung(played.first, played.second, bar.bar, VERDICTS[played.stronger], played, rung.options))
    return tuple(rungs)

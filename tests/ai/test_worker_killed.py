"""The opponents' process is killed in the middle of many thoughts of one game, and no move of it is lost.

The record must be the one of the same game in one process, to the letter: nothing lost, nothing made twice, and no
other move for having been thought about twice.
"""

from __future__ import annotations

import os
import signal
import sys
from time import monotonic, sleep

import pytest

from scrapdesk.ai.agent import Question
from scrapdesk.ai.playing import move_seed, play_game
from scrapdesk.ai.roster import make_agent
from scrapdesk.ai.thinking import Report, Task
from scrapdesk.ai.worker import ProcessThinker
from scrapdesk.core.match import AnyMatch, Match
from scrapdesk.games import GAMES
from scrapdesk.ui.context import NewTable
from scrapdesk.ui.table.plain import PlainTable
from scrapdesk.ui.table.sitting import new_sitting
from tests.ui.hands import desk

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")

GAME, AGENT, SEED = "scamorra", "mcts:400", "killed"
FEW, MANY = 5, 20
PATIENCE = 400.0

killed = pytest.mark.parametrize("kills", [FEW, pytest.param(MANY, marks=pytest.mark.deep)])


class Hunted(ProcessThinker):
    """A thinker whose process is killed at the first sign of every thought, until enough have been."""

    def __init__(self, kills: int) -> None:
        super().__init__()
        self.killed: list[int] = []
        self._kills = kills
        self._hunting = False

    def start(self, task: Task) -> None:
        self._hunting = len(self.killed) < self._kills
        super().start(task)

    def poll(self) -> Report | None:
        report = super().poll()
        if self._hunting and report is not None and not report.done and self.process_id is not None:
            self._hunting = False
            self.killed.append(self.process_id)
            os.kill(self.process_id, signal.SIGKILL)
        return report


@pytest.fixture(scope="module")
def undisturbed() -> list[str]:
    """The same game, thought about in this process."""
    agent = make_agent(AGENT, GAMES[GAME])
    return _lines(play_game(GAMES[GAME].rules, [agent, agent], seed=SEED))


def _lines(match: AnyMatch) -> list[str]:
    return [f"{move.actor} {move.text}" for move in match.record().moves]


@killed
def test_a_thinker_that_is_killed_plays_the_same_game(undisturbed: list[str], kills: int) -> None:
    match: AnyMatch = Match(GAMES[GAME].rules, 2, seed=SEED)
    thinker, ends = Hunted(kills), monotonic() + PATIENCE
    try:
        while (seat := match.to_act) is not None:
            legal = tuple(match.legal_moves(seat))
            thinker.start(Task(GAME, AGENT, Question(match.view(seat), legal, move_seed(match, seat))))
            while (report := thinker.poll()) is None or not report.done:
                assert monotonic() < ends, "the answer was lost"
                sleep(0.002)
            match.play(seat, report.answer.move)
    finally:
        thinker.close()
    assert len(set(thinker.killed)) == kills
    assert _lines(match) == undisturbed


@killed
def test_a_table_whose_opponents_are_killed_sees_the_same_game(undisturbed: list[str], kills: int) -> None:
    made: list[Hunted] = []

    def make() -> Hunted:
        made.append(Hunted(kills))
        return made[-1]

    with desk(speed="off") as context:
        context.make_thinker = make
        wish = NewTable(GAME, (f"ai:{AGENT}",) * 2, seed=SEED)
        table = PlainTable(context, new_sitting(wish, context.settings.player, context.make_thinker))
        context.scenes.push(table)
        context.scenes.settle()
        ends = monotonic() + PATIENCE
        while table.sitting.thinking:
            assert monotonic() < ends, "the answer was lost"
            context.scenes.update(16)
            context.scenes.settle()
            sleep(0.002)
        (thinker,) = made
        assert len(set(thinker.killed)) == kills
        assert _lines(table.sitting.match) == undisturbed
    assert thinker.process_id is None

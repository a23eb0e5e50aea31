"""Thinking beside the screen: reports come while it thinks, cancelling is quick, a killed process is replaced."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest

from scrapdesk.ai import thinking, worker
from scrapdesk.ai.agent import Question
from scrapdesk.ai.thinking import LocalThinker, Report, Task, Thinker, ThinkingFailed, begin
from scrapdesk.ai.worker import ProcessThinker, make_thinker
from scrapdesk.games import GAMES
from tests.ai.positions import choices

PATIENCE = 60.0
GAME = "scamorra"


def _task(agent: str, **more: Any) -> Task:
    match, seat = list(choices(GAMES[GAME], 2, "w", every=3, most=4))[-1]
    return Task(GAME, agent, Question(match.view(seat), tuple(match.legal_moves(seat)), "seed", **more))


def _wait(thinker: Thinker, until_done: bool = True) -> Report:
    """Polls as a screen would, until the answer (or the first report) is there."""
    ends = monotonic() + PATIENCE
    while monotonic() < ends:
        report = thinker.poll()
        if report is not None and (report.done or not until_done):
            return report
        sleep(0.002)
    raise AssertionError("no report came")


@pytest.fixture(scope="module")
def process() -> Iterator[ProcessThinker]:
    thinker = ProcessThinker()
    yield thinker
    thinker.close()


@pytest.fixture(params=["local", "process"])
def thinker(request: pytest.FixtureRequest, process: ProcessThinker) -> Thinker:
    return LocalThinker() if request.param == "local" else process


def test_the_answer_is_the_one_that_the_agent_gives_here(thinker: Thinker) -> None:
    for agent in ("random", "greedy", "mcts:60"):
        task = _task(agent)
        thinker.start(task)
        report = _wait(thinker)
        assert report.answer == begin(task).finish()
        assert report.progress == 1.0
        assert thinker.poll() is None


def test_reasons_come_through_the_pipe(thinker: Thinker) -> None:
    thinker.start(_task("greedy", explain=True))
    answer = _wait(thinker).answer
    assert [found.why is not None for found in answer.candidates[:3]] == [True] * 3


def test_progress_and_the_best_so_far_can_be_read_while_it_thinks(thinker: Thinker) -> None:
    task = _task("mcts:1000000")
    thinker.start(task)
    reports = [_wait(thinker, until_done=False) for _ in range(3)]
    thinker.cancel()
    assert [report.done for report in reports] == [False] * 3
    assert 0 < reports[0].progress < reports[1].progress < reports[2].progress < 1
    assert all(report.answer.move in task.question.legal for report in reports)


def test_on_a_slow_machine_an_opponent_makes_do_with_its_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "DEADLINE", 0.05)
    thinking.agent_of.cache_clear()
    try:
        thinker, task = LocalThinker(), _task("mcts:1000000")
        thinker.start(task)
        report = _wait(thinker)
    finally:
        thinking.agent_of.cache_clear()
    assert report.answer.move in task.question.legal
    assert 0 < report.answer.iterations < 1_000_000


def test_after_a_cancel_no_report_comes_and_the_next_task_is_answered(thinker: Thinker) -> None:
    thinker.start(_task("mcts:1000000"))
    _wait(thinker, until_done=False)
    thinker.cancel()
    assert thinker.poll() is None
    thinker.cancel()
    task = _task("mcts:24")
    thinker.start(task)
    assert _wait(thinker).answer == begin(task).finish()


def test_a_new_task_drops_the_old_one(thinker: Thinker) -> None:
    thinker.start(_task("mcts:1000000"))
    task = _task("greedy")
    thinker.start(task)
    assert _wait(thinker).answer == begin(task).finish()


def test_a_task_that_cannot_be_done_says_why_and_the_thinker_goes_on(thinker: Thinker) -> None:
    thinker.start(_task("nobody"))
    with pytest.raises(ThinkingFailed, match="there is no opponent 'nobody'"):
        _wait(thinker)
    assert thinker.poll() is None
    thinker.start(_task("random"))
    assert _wait(thinker).done


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_a_killed_process_is_replaced_and_asked_again() -> None:
    thinker = ProcessThinker()
    task = _task("mcts:1200")
    thinker.start(task)
    _wait(thinker, until_done=False)
    first = thinker.process_id
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert _wait(thinker).answer == begin(task).finish()
    assert thinker.process_id not in (None, first)
    thinker.close()


def test_where_no_process_can_be_had_it_thinks_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str, target: object) -> None:
        raise OSError("no processes today")

    monkeypatch.setattr("scrapdesk.ai.worker.Child", refuse)
    assert isinstance(make_thinker(), LocalThinker)
    thinker = ProcessThinker()
    task = _task("mcts:60")
    thinker.start(task)
    assert _wait(thinker).answer == begin(task).finish()
    thinker.cancel()
    thinker.start(task)
    thinker.cancel()
    assert thinker.poll() is None
    thinker.start(_task("nobody"))
    with pytest.raises(ThinkingFailed):
        _wait(thinker)
    assert thinker.poll() is None
    thinker.close()


def test_a_process_that_keeps_dying_is_given_up_and_the_answer_comes_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "serve", _die)
    thinker = ProcessThinker()
    task = _task("mcts:60")
    thinker.start(task)
    assert _wait(thinker).answer == begin(task).finish()
    assert thinker.process_id is None
    thinker.close()


def _die(pipe: object) -> None:
    """Stands in for a worker process that does not live."""
    os._exit(3)


def test_closing_leaves_no_process_and_may_be_done_twice() -> None:
    thinker = make_thinker()
    assert isinstance(thinker, ProcessThinker)
    thinker.start(_task("mcts:1000000"))
    child = thinker.process_id
    assert child is not None
    thinker.close()
    thinker.close()
    assert thinker.poll() is None
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)
    with pytest.raises(ValueError, match="closed"):
        thinker.start(_task("random"))


def test_the_program_can_end_while_an_opponent_thinks() -> None:
    """No close, no cancel: the interpreter goes, and the process with it."""
    code = (
        "from tests.ai.test_worker import _task, _wait\n"
        "from scrapdesk.ai.worker import ProcessThinker\n"
        "if __name__ == '__main__':\n"
        "    thinker = ProcessThinker()\n"
        "    thinker.start(_task('mcts:1000000'))\n"
        "    _wait(thinker, until_done=False)\n"
        "    print(thinker.process_id)\n"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=True)
    with pytest.raises(ProcessLookupError):
        os.kill(int(ended.stdout), 0)
    assert ended.stderr == ""


def test_the_worker_process_needs_no_screen() -> None:
    code = "import sys, scrapdesk.ai.worker_process; print([m for m in sys.modules if m.split('.')[0] == 'pygame'])"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert ended.stdout.strip() == "[]"


def test_only_the_rules_of_the_game_that_is_played_are_loaded() -> None:
    code = (
        "import sys; from scrapdesk.ai.worker_process import Task; from scrapdesk.games import GAMES\n"
        "loaded = lambda: sorted(name for name in GAMES if f'scrapdesk.games.{name}.rules' in sys.modules)\n"
        f"before = loaded(); GAMES[{GAME!r}].table, GAMES[{GAME!r}].bot; print(before, loaded())"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert ended.stdout.strip() == f"[] {[GAME]}"


def test_a_task_holds_what_the_seat_may_know_and_nothing_else() -> None:
    """What goes through the pipe, taken apart: worlds that look the same to the seat make the same bytes."""
    entry = GAMES[GAME]
    match, seat = next(choices(entry, 2, "bytes", every=5, most=1))
    view = match.view(seat)
    sent = pickle.dumps(Task(GAME, "greedy", Question(view, tuple(match.legal_moves(seat)), "s")))
    for nth in range(5):
        state = entry.rules.determinize(view, Random(nth))
        other = Question(entry.rules.view(state, seat), tuple(entry.rules.legal_moves(state)), "s")
        assert pickle.loads(pickle.dumps(Task(GAME, "greedy", other))) == pickle.loads(sent)

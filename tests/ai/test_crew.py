"""Several trees, grown by several processes: one answer, whoever grew them, and whoever died meanwhile."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest

from scrapdesk.ai import crew as room
from scrapdesk.ai.agent import Answer, Question, Thought
from scrapdesk.ai.cores import cores, on_battery
from scrapdesk.ai.crew import Crew
from scrapdesk.ai.ismcts import Search, SearchAgent
from scrapdesk.ai.levels import settings_of
from scrapdesk.ai.roster import settings_from
from scrapdesk.ai.thinking import Task, begin
from scrapdesk.ai.tree import Yield, merged, parts_of
from scrapdesk.ai.worker import ProcessThinker
from scrapdesk.games import GAMES
from tests.ai.positions import choices

PATIENCE = 60.0
posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")


def _task(game: str = "scarper", agent: str = "master/40", seats: int = 2, **more: Any) -> Task:
    match, seat = next(islice(choices(GAMES[game], seats, "w", every=3, most=9), 4, None))
    return Task(game, agent, Question(match.view(seat), tuple(match.legal_moves(seat)), "seed", **more))


@pytest.fixture
def crew() -> Iterator[Crew]:
    found = Crew()
    yield found
    found.close()


def _shared(crew: Crew, task: Task, among: int) -> Thought:
    return begin(task, partial(crew.share, among=among))


def _helped(crew: Crew, task: Task, among: int) -> Answer:
    return _shared(crew, task, among).finish()


@pytest.mark.parametrize("agent", ["master/40", "master-hasty/40", "master-sly/50"])
def test_the_answer_is_the_same_for_one_worker_two_and_four(crew: Crew, agent: str) -> None:
    task = _task(agent=agent, explain=True)
    alone = begin(task).finish()
    assert alone.iterations == settings_from(agent, "scarper").iterations
    assert [_helped(crew, task, among) for among in (1, 2, 3, 4, 8)] == [alone] * 5
    assert len(crew.process_ids) == 3


def test_levels_below_master_are_one_tree_and_need_no_helper(crew: Crew) -> None:
    for agent in ("rookie", "steady/10", "sharp/50", "greedy", "mcts:40"):
        task = _task(agent=agent)
        assert _helped(crew, task, 4) == begin(task).finish()
    assert crew.process_ids == []


@posix
def test_a_helper_that_dies_is_replaced_and_the_answer_is_still_right(crew: Crew) -> None:
    task = _task(agent="master/4")
    thought = _shared(crew, task, 2)
    thought.step()
    (first,) = crew.process_ids
    os.kill(first, signal.SIGKILL)
    assert thought.finish() == begin(task).finish()
    assert crew.process_ids not in ([], [first])


@posix
def test_a_helper_that_keeps_dying_leaves_its_trees_to_others(crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "help_out", _die)
    task = _task()
    assert _helped(crew, task, 3) == begin(task).finish()


def _die(pipe: object) -> None:
    """Stands in for a helper that does not live."""
    os._exit(3)


def test_where_no_helper_can_be_had_all_trees_grow_here(crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: Any, **more: Any) -> None:
        raise OSError("no processes today")

    monkeypatch.setattr(room, "Child", refuse)
    task = _task()
    assert _helped(crew, task, 4) == begin(task).finish()


def test_a_thought_that_is_dropped_does_not_disturb_the_next(crew: Crew) -> None:
    dropped, task = _shared(crew, _task(agent="master"), 2), _task(agent="master/60")
    for _ in range(20):
        dropped.step()
    assert _helped(crew, task, 2) == begin(task).finish()
    assert len(crew.process_ids) == 1


def test_a_helper_whom_nobody_needs_goes_home_and_is_hired_again(crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    if room.METHOD != "fork":
        pytest.skip("a spawned process does not know of the shorter time")
    monkeypatch.setattr(room, "IDLE", 0.05)
    task = _task()
    answer = _helped(crew, task, 2)
    (first,) = crew.process_ids
    _until_gone(first, reap=True)
    assert _helped(crew, task, 2) == answer
    assert crew.process_ids != [first]


@posix
def test_helpers_end_with_the_process_that_they_help(monkeypatch: pytest.MonkeyPatch) -> None:
    if not Path("/proc/self/task").exists() or cores() < 2:
        pytest.skip("needs two cores, and a system that tells children")
    thinker = ProcessThinker()
    thinker.start(_task(agent="master", seats=2))
    worker, ends = thinker.process_id, monotonic() + PATIENCE
    assert worker is not None
    while not (helpers := _children(worker)) and monotonic() < ends:
        sleep(0.01)
    assert helpers
    thinker.cancel()
    for helper in helpers:
        _until_gone(helper)
    thinker.close()


def _children(pid: int) -> list[int]:
    return [int(born) for born in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


def _until_gone(pid: int, reap: bool = False) -> None:
    ends = monotonic() + PATIENCE
    while monotonic() < ends:
        status = Path(f"/proc/{pid}/status")
        if not status.exists() or (reap and "State:\tZ" in status.read_text(encoding="ascii")):
            return
        sleep(0.01)
    raise AssertionError("it is still there")


def test_what_a_helper_is_sent_tells_nothing_that_the_seat_cannot_know() -> None:
    """Worlds that look the same to the seat make the same bytes."""
    entry, task = GAMES["scarper"], _task()
    sent = _part_of(task)
    for nth in range(6):
        state = entry.rules.determinize(task.question.view, Random(nth))
        view, legal = entry.rules.view(state, entry.rules.to_act(state)), tuple(entry.rules.legal_moves(state))
        other = replace(task, question=Question(view, legal, "seed"))
        assert pickle.loads(pickle.dumps((other, _part_of(other)))) == (task, sent)


def _part_of(task: Task) -> object:
    search = begin(task)
    assert isinstance(search, Search)
    return search.give((1, 3))._replace(seconds=None)


def test_an_answer_in_time_is_made_of_what_is_there() -> None:
    entry, task = GAMES["scarper"], _task()
    settings = replace(settings_of("scarper", "master"), iterations=10**7, deadline=0.1)
    search = SearchAgent(entry.rules, entry.bot, settings).think(task.question)
    assert isinstance(search, Search)
    answer = search.finish()
    assert 0 < answer.iterations < 10**7
    assert max(tree.done for tree in search.trees.values()) - min(tree.done for tree in search.trees.values()) <= 8


def test_trees_share_the_whole_budget_and_are_added_up() -> None:
    assert [sum(parts_of(number, 4)) for number in (0, 3, 4, 1201)] == [0, 3, 4, 1201]
    root = merged("ab", [(Yield(2, 1.0, 0.5, 7), None), (Yield(3, 2.5, 1.5, 5), None)])
    assert list(root.children) == ["a"]
    node = root.children["a"]
    assert (node.visits, node.total, node.squares, node.length, node.mean) == (5, 3.5, 2.0, 12, 0.7)


@pytest.mark.parametrize(
    ("supplies", "expected"),
    [
        ({}, False),
        ({"AC": {"type": "Mains"}, "BAT0": {"type": "Battery", "status": "Charging"}}, False),
        ({"BAT0": {"type": "Battery", "status": "Discharging"}}, True),
        ({"mouse": {"type": "Battery", "status": "Discharging", "scope": "Device"}}, False),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="Windows says it otherwise")
def test_a_machine_on_battery_is_known(tmp_path: Path, supplies: dict[str, dict[str, str]], expected: bool) -> None:
    for name, files in supplies.items():
        (tmp_path / name).mkdir()
        for file, text in files.items():
            (tmp_path / name / file).write_text(text + "\n", encoding="ascii")
    assert on_battery(tmp_path) is expected


def test_on_battery_opponents_think_on_half_of_the_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scrapdesk.ai.cores.on_battery", lambda: False)
    all_of_them = cores()
    monkeypatch.setattr("scrapdesk.ai.cores.on_battery", lambda: True)
    assert cores() == max(1, all_of_them // 2)

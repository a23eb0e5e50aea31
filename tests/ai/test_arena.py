"""The arena: the same luck for both, the same report from any number of processes, resumed where it stopped."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from scrapdesk.ai.agent import BadAgent
from scrapdesk.ai.arena import ArenaReport, Progress, run_arena
from scrapdesk.ai.arena_games import ArenaPlan, GameResult, GameTask, play_task, tasks_of
from scrapdesk.ai.arena_log import BadArenaLog
from scrapdesk.ai.arena_stats import Stop
from scrapdesk.ai.executors import BadExecutor, InProcess, ProcessPool, make_executor
from scrapdesk.core.luck import BadSeed
from scrapdesk.core.options import BadOption

PLAN = ArenaPlan("scamorra", ("greedy", "random"), deals=6, seed="t")


class Counting(InProcess):
    """Plays here, and counts."""

    def __init__(self, most: int = 10**9) -> None:
        self.played = 0
        self._most = most

    def results(self, tasks: Iterable[GameTask]) -> Iterator[GameResult]:
        for task in tasks:
            if self.played == self._most:
                raise KeyboardInterrupt
            self.played += 1
            yield play_task(task)


def _same(left: ArenaReport, right: ArenaReport) -> bool:
    return left.as_json(with_seconds=False) == right.as_json(with_seconds=False)


@pytest.fixture(scope="module")
def report() -> ArenaReport:
    return run_arena(PLAN, InProcess())


def test_the_stronger_wins_and_the_report_is_plain_data(report: ArenaReport) -> None:
    (row,) = report.pairings
    assert (row.first, row.second, row.deals, row.games) == ("greedy", "random", 6, 12)
    assert row.share.value >= 0.9
    assert row.share.low <= row.share.value <= row.share.high
    assert row.elo.low > 0
    assert sum(count for _, count in row.endings) == 12
    assert sum(row.by_seat) == pytest.approx(1.0)
    data = json.loads(json.dumps(report.as_json()))
    assert data["plan"]["game"] == "scamorra"
    assert data["pairings"][0]["share"]["value"] == row.share.value


def test_the_two_games_of_a_deal_have_the_same_luck_and_swapped_seats() -> None:
    games = list(tasks_of(PLAN, ("greedy", "random")))
    assert [(game.deal, game.turn) for game in games[:4]] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert [game.lineup for game in games[:2]] == [("greedy", "random"), ("random", "greedy")]
    four = replace(PLAN, seats=4)
    assert next(tasks_of(four, ("a", "b"))).lineup == ("a", "b", "a", "b")


def test_an_agent_against_itself_scores_exactly_half() -> None:
    report = run_arena(ArenaPlan("scamorra", ("random", "random"), deals=5), InProcess())
    assert report.pairings[0].share.value == 0.5
    assert report.pairings[0].stronger == "open"


@pytest.mark.parametrize(
    ("shares", "turn", "score"),
    [((1.0, 0.0), 0, 1.0), ((1.0, 0.0), 1, 0.0), ((0.5, 0.5), 1, 0.5), ((0.0, 1.0, 0.0), 0, 0.0)],
)
def test_a_score_is_what_the_first_agent_made_of_its_seats(shares: tuple[float, ...], turn: int, score: float) -> None:
    assert GameResult(("a", "b"), 0, turn, shares, "", 1, (1, 1), (0.0, 0.0)).score == score


def test_two_seats_against_one_count_as_much_as_one_against_two() -> None:
    """With equal players the lone seat wins a third of the games; both of a deal together must come to a half."""
    wins = [tuple(1.0 if seat == winner else 0.0 for seat in range(3)) for winner in range(3)]
    scores = [GameResult(("a", "b"), 0, s, won, "", 1, (1, 1), (0.0, 0.0)).score for won in wins for s in (0, 1)]
    assert sum(scores) / len(scores) == 0.5


def test_processes_give_the_same_report(report: ArenaReport) -> None:
    executor = make_executor("2")
    assert isinstance(executor, ProcessPool)
    try:
        assert _same(run_arena(PLAN, executor), report)
        stopped = run_arena(replace(PLAN, deals=40), executor, stop=Stop())
    finally:
        executor.close()
    assert _same(stopped, run_arena(replace(PLAN, deals=40), InProcess(), stop=Stop()))
    assert stopped.pairings[0].deals < 40
    assert stopped.pairings[0].stronger == "first"


def test_an_arena_that_was_broken_off_goes_on_where_it_stopped(tmp_path: Path, report: ArenaReport) -> None:
    log = tmp_path / "results" / "arena.jsonl"
    with pytest.raises(KeyboardInterrupt):
        run_arena(PLAN, Counting(most=5), log=log)
    with log.open("a", encoding="utf-8") as file:
        file.write('{"pairing": ["greedy", "ran')  # cut off in the middle of a line
    rest = Counting()
    assert _same(run_arena(PLAN, rest, log=log), report)
    assert rest.played == 7
    again = Counting()
    assert run_arena(PLAN, again, log=log) == run_arena(PLAN, again, log=log)
    assert again.played == 0


def test_a_finished_arena_can_be_widened(tmp_path: Path) -> None:
    log = tmp_path / "arena.jsonl"
    run_arena(replace(PLAN, deals=2), InProcess(), log=log)
    wider = Counting()
    report = run_arena(replace(PLAN, deals=3, agents=("greedy", "random", "mcts:4")), wider, log=log)
    assert wider.played == 2 + 6 + 6
    assert len(report.pairings) == 3


@pytest.mark.parametrize("text", ["hello\n", "{}\n", '{"arena": "scamorra"}\n'])
def test_another_file_is_not_taken_for_results(tmp_path: Path, text: str) -> None:
    log = tmp_path / "arena.jsonl"
    log.write_text(text, encoding="utf-8")
    with pytest.raises(BadArenaLog):
        run_arena(PLAN, InProcess(), log=log)
    assert log.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("change", [{"seed": "other"}, {"options": (("game", "fifteen"),)}])
def test_results_of_another_set_up_are_not_mixed_in(tmp_path: Path, change: dict[str, Any]) -> None:
    log = tmp_path / "arena.jsonl"
    run_arena(replace(PLAN, deals=1), InProcess(), log=log)
    with pytest.raises(BadArenaLog, match="another arena"):
        run_arena(replace(PLAN, **change), InProcess(), log=log)


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    log = tmp_path / "arena.jsonl"
    run_arena(replace(PLAN, deals=1), InProcess(), log=log)
    lines = log.read_text(encoding="utf-8").splitlines()
    log.write_text("\n".join([lines[0], lines[1].replace("shares", "sheep"), lines[2]]) + "\n", encoding="utf-8")
    with pytest.raises(BadArenaLog, match="line 2"):
        run_arena(PLAN, InProcess(), log=log)


def test_progress_is_told_after_every_game() -> None:
    heard: list[Progress] = []
    run_arena(replace(PLAN, deals=2), InProcess(), heard.append)
    assert [(step.deals, step.of) for step in heard] == [(0, 2), (1, 2), (1, 2), (2, 2)]
    assert heard[-1].share.value == 1.0


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"agents": ("greedy",)}, BadAgent),
        ({"agents": ("greedy", "nobody")}, BadAgent),
        ({"seats": 5}, BadOption),
        ({"options": (("colour", "red"),)}, BadOption),
        ({"seed": "Not A Seed"}, BadSeed),
        ({"deals": 0}, ValueError),
    ],
)
def test_a_plan_that_cannot_be_is_refused_before_anything_is_played(
    change: dict[str, Any], fault: type[Exception]
) -> None:
    executor = Counting()
    with pytest.raises(fault):
        run_arena(replace(PLAN, **change), executor)
    assert executor.played == 0


@pytest.mark.parametrize("text", ["", "0", "-1", "two", "dask:", "999", "1e3"])
def test_an_executor_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadExecutor):
        make_executor(text)


def test_without_dask_its_executor_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadExecutor, match="pip install"):
        make_executor("dask:tcp://127.0.0.1:8786")


class FakeClient:
    """What the executor uses of a Dask client."""

    def __init__(self, address: str, timeout: int) -> None:
        if address == "nowhere":
            raise OSError("nobody answers")
        self.pure: list[bool] = []
        self.closed = False
        FakeClient.last = self

    last: FakeClient

    def ncores(self) -> dict[str, int]:
        return {"one": 1, "two": 2}

    def submit(self, work: Any, task: GameTask, pure: bool) -> Future[GameResult]:
        self.pure.append(pure)
        done: Future[GameResult] = Future()
        done.set_result(work(task))
        return done

    def close(self) -> None:
        self.closed = True


def test_a_cluster_gives_the_same_report(monkeypatch: pytest.MonkeyPatch, report: ArenaReport) -> None:
    module = ModuleType("distributed")
    monkeypatch.setattr(module, "Client", FakeClient, raising=False)
    monkeypatch.setitem(sys.modules, "distributed", module)
    executor = make_executor("dask:tcp://10.0.0.1:8786")
    assert _same(run_arena(PLAN, executor), report)
    executor.close()
    assert FakeClient.last.closed
    assert FakeClient.last.pure == [False] * 12
    with pytest.raises(BadExecutor, match="nobody answers"):
        make_executor("dask:nowhere")

"""An arena on a real Dask cluster, of two processes on this machine: the same report as in this process."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module

import pytest

from scrapdesk.ai.arena import run_arena
from scrapdesk.ai.arena_games import ArenaPlan
from scrapdesk.ai.executors import InProcess, make_executor
from scrapdesk.cli.main import main

pytest.importorskip("distributed", reason="a cluster needs Dask: pip install -c constraints.txt -e '.[dask]'")
pytestmark = pytest.mark.filterwarnings("default")  # what Dask warns of on its way is Dask's own affair

PLAN = ArenaPlan("scamorra", ("greedy", "random"), deals=4, seed="cluster")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    cluster = import_module("distributed").LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    )
    with cluster:
        yield cluster.scheduler_address


def test_a_cluster_plays_the_same_games(address: str) -> None:
    executor = make_executor(f"dask:{address}")
    try:
        found = run_arena(PLAN, executor)
    finally:
        executor.close()
    assert found.as_json(with_seconds=False) == run_arena(PLAN, InProcess()).as_json(with_seconds=False)


def test_the_command_plays_on_a_cluster(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for executor in (f"dask:{address}", "1"):
        assert (
            main(["arena", PLAN.game, "--agents", "greedy,random", "--games", "4", "--json", "--executor", executor])
            == 0
        )
        told.append(json.loads(capsys.readouterr().out))
        for row in told[-1]["pairings"]:
            del row["seconds_a_move"], row["seconds"]
    assert told[0] == told[1]

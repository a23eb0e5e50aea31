"""Our games pass OpenSpiel's own test, and our search beats its search: a stranger's rules and a stranger's play."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from scrapdesk.games import GAMES
from tests.packaging.program import ROOT

pytest.importorskip("pyspiel", reason="matches against OpenSpiel need it: pip install -c constraints.txt -e '.[bench]'")

FOR_TWO = [name for name, entry in GAMES.items() if 2 in entry.info.seats]


def _bench(module: str, *argv: str) -> subprocess.CompletedProcess[str]:
    """A process of its own: OpenSpiel stops the whole program where it finds a fault."""
    command = [sys.executable, "-m", f"tests.bench.openspiel.{module}", *argv]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.parametrize("game", FOR_TWO)
def test_a_game_passes_the_stranger_s_own_test_of_games(game: str) -> None:
    ended = _bench("simulate", game, "--number", "2")
    assert ended.returncode == 0, ended.stderr


def test_a_match_is_the_same_for_the_same_seed() -> None:
    argv = ("scamorra", "--games", "2", "--simulations", "10", "--seed", "again")
    told = [json.loads(_bench("match", *argv).stdout) for _ in range(2)]
    for found in told:
        assert found.pop("seconds")["stranger"] > 0
    assert told[0] == told[1]
    assert told[0]["games"] == 2 and 0 <= told[0]["share"] <= 1


@pytest.mark.deep
def test_our_search_wins_three_of_five_games_at_least_against_the_stranger_s() -> None:
    found = json.loads(_bench("match", "scamorra", "--games", "40", "--simulations", "50", "--seed", "deep").stdout)
    assert found["interval"][0] >= found["bar"], found

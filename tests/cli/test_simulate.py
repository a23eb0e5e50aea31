"""`scrapdesk simulate`: the same games whatever the number of processes, and what they come to."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from scrapdesk.cli import many
from scrapdesk.core.entry import GameEntry
from scrapdesk.core.record_reader import parse_record
from scrapdesk.core.rules import Outcome
from scrapdesk.games import GAMES
from tests.cli import toy
from tests.cli.conftest import Cli

FIRST = next(iter(GAMES))


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in sorted(folder.iterdir())}


def test_one_process_or_two_play_the_same_games(cli: Cli, tmp_path: Path) -> None:
    summaries = []
    for jobs in (1, 2):
        argv = ("simulate", FIRST, "--games", 9, "--seed", "s", "--jobs", jobs, "--records", tmp_path / str(jobs))
        finished = cli(*argv, "--json")
        assert finished.code == 0 and finished.err == ""
        summaries.append(json.loads(finished.out))
        del summaries[-1]["seconds"], summaries[-1]["moves_a_second"]
    one, two = texts(tmp_path / "1"), texts(tmp_path / "2")
    assert one == two and summaries[0] == summaries[1]
    assert list(one) == [f"{FIRST}-s.{number}.txt" for number in range(9)]
    for number in range(9):
        record = parse_record(one[f"{FIRST}-s.{number}.txt"])
        assert record.seed == f"s.{number}" and record.finished and record.players == "ai:random,ai:random"


@pytest.mark.parametrize("game", GAMES)
def test_every_record_is_whole_and_true(cli: Cli, tmp_path: Path, game: str) -> None:
    assert cli("simulate", game, "--games", 1, "--records", tmp_path).code == 0
    finished = cli("replay", tmp_path / f"{game}-1.0.txt", "--verify")
    assert finished.code == 0 and "complete and correct" in finished.out


def test_the_summary_is_told(cli: Cli, highcard: GameEntry) -> None:
    finished = cli("simulate", "highcard", "--games", 50, "--seats", "ai:greedy,ai:random")
    assert finished.code == 0 and finished.err == ""
    assert "50 games in " in finished.out and "moves a second" in finished.out
    assert "\n  p1 ai:greedy  " in finished.out and "\n  p2 ai:random  " in finished.out
    assert "length in moves: 2 to 2, median 2, mean 2.0" in finished.out
    assert "\n      50  the highest card [HC-4]" in finished.out


def test_the_summary_as_json_adds_up(cli: Cli, highcard: GameEntry) -> None:
    told = json.loads(cli("simulate", "highcard", "--games", 40, "--seats", 3, "--option", "hand=3", "--json").out)
    assert told["games"] == 40 and told["options"] == {"hand": "3"} and told["failed"] == []
    assert sum(seat["share"] for seat in told["seats"]) == pytest.approx(1, abs=1e-4)
    for seat in told["seats"]:
        low, high = seat["interval95"]
        assert low < seat["share"] < high
    assert told["moves"] == {"least": 3, "median": 3, "mean": 3.0, "most": 3}
    assert sum(told["reasons"].values()) == 40


def test_a_seed_gives_the_same_games_and_another_gives_others(cli: Cli, highcard: GameEntry, tmp_path: Path) -> None:
    for folder, seed in (("one", "x"), ("two", "x"), ("three", "y")):
        cli("simulate", "highcard", "--games", 3, "--seed", seed, "--records", tmp_path / folder)
    assert texts(tmp_path / "one") == texts(tmp_path / "two")
    assert list(texts(tmp_path / "one").values()) != list(texts(tmp_path / "three").values())


def test_people_cannot_be_simulated(cli: Cli, highcard: GameEntry) -> None:
    finished = cli("simulate", "highcard", "--seats", "human,ai:random")
    assert finished.code == 2 and "played by computer opponents only" in finished.sentence


def test_a_seed_that_grows_too_long_is_refused_beforehand(cli: Cli, highcard: GameEntry) -> None:
    finished = cli("simulate", "highcard", "--games", 10, "--seed", "a" * 63)
    assert finished.code == 2 and "1 to 64" in finished.sentence


def test_a_folder_that_cannot_be_written_into_is_refused_beforehand(
    cli: Cli, highcard: GameEntry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(many, "play_all", lambda *anything: pytest.fail("nothing may be played"))
    blocked = tmp_path / "file"
    blocked.write_text("")
    finished = cli("simulate", "highcard", "--records", blocked / "games")
    assert finished.code == 2 and "cannot write into" in finished.sentence


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_read_only_folder_is_refused_beforehand(cli: Cli, highcard: GameEntry, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    finished = cli("simulate", "highcard", "--records", tmp_path)
    tmp_path.chmod(0o700)
    assert finished.code == 2 and "permission denied" in finished.sentence


def test_a_game_that_fails_is_told_with_its_seed_and_the_others_are_played(
    cli: Cli, highcard: GameEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    def outcome(self: toy.HighCard, state: toy.State) -> Outcome | None:
        if 12 in state.laid:
            raise RuntimeError("the twelve is stuck")
        return real(self, state)

    real = toy.HighCard.outcome
    monkeypatch.setattr(toy.HighCard, "outcome", outcome)
    finished = cli("simulate", "highcard", "--games", 30, "--seed", "s")
    failures = finished.err.splitlines()
    assert finished.code == 1 and 0 < len(failures) < 30
    for line in failures:
        assert line.startswith("scrapdesk: the game with the seed s.") and line.endswith("the twelve is stuck")
    assert f"{30 - len(failures)} games in " in finished.out
    told = json.loads(cli("simulate", "highcard", "--games", 30, "--seed", "s", "--json").out)
    assert len(told["failed"]) == len(failures) and told["games"] == 30 - len(failures)


def test_a_worker_that_dies_is_a_sentence(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    # A plan that ends its process as soon as it is unpacked there.
    monkeypatch.setattr(many.Plan, "__reduce__", lambda self: (os._exit, (3,)), raising=False)
    finished = cli("simulate", FIRST, "--games", 4, "--jobs", 2)
    assert finished.code == 2 and "a worker process ended unexpectedly" in finished.sentence

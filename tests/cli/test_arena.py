"""`scrapdesk arena`: who is compared, and what is told of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scrapdesk.games import GAMES
from tests.cli.conftest import Cli

FIRST = next(iter(GAMES))


def test_the_stronger_one_is_named(cli: Cli) -> None:
    finished = cli("arena", FIRST, "--seats", "ai:greedy,ai:random", "--games", 60)
    assert finished.code == 0 and finished.err == ""
    assert finished.out.startswith("greedy against random: greedy is the stronger\n  60 games, 30 deals")
    for word in ("share of greedy: ", "Elo +", "by seat, whoever sat there: ", " ms", "ended by rule: "):
        assert word in finished.out


def test_every_pair_is_compared_and_told_as_json(cli: Cli) -> None:
    told = json.loads(cli("arena", FIRST, "--agents", "random,greedy,random,mcts:1", "--games", 2, "--json").out)
    pairs = [(row["first"], row["second"]) for row in told["pairings"]]
    assert pairs == [("random", "greedy"), ("random", "mcts:1"), ("greedy", "mcts:1")]
    assert all(row["games"] == 2 for row in told["pairings"])


def test_results_are_kept_and_gone_on_from(cli: Cli, tmp_path: Path) -> None:
    log = tmp_path / "arena.log"
    argv = ("arena", FIRST, "--agents", "random,greedy", "--log", log)
    assert cli(*argv, "--games", 2).code == 0
    first = log.read_text()
    assert cli(*argv, "--games", 4).code == 0
    assert log.read_text().startswith(first) and log.read_text().count("\n") == first.count("\n") + 2
    finished = cli(*argv, "--games", 2, "--seed", "other")
    assert finished.code == 2 and "another arena" in finished.sentence


def test_the_ladder_is_told_rung_by_rung_and_gone_on_with(cli: Cli, tmp_path: Path) -> None:
    argv = ("arena", FIRST, "--ladder", "--budget", "0.001", "--games", 2, "--log", tmp_path / "ladder.log")
    first = cli(*argv)
    assert first.code == 0 and first.err == ""
    heads = [line for line in first.out.splitlines() if not line.startswith(" ")]
    assert [head.split(":")[0] for head in heads] == [
        "greedy against random",
        "steady/1000 against greedy",
        "sharp/1000 against steady/1000",
        "master/1000 against sharp/1000",
    ]
    assert all("the bar of" in head and "neither reached nor missed so far" in head for head in heads)
    assert cli(*argv).out == first.out
    told = json.loads(cli(*argv, "--json").out)
    assert told["part"] == 1000 and [rung["bar"] for rung in told["rungs"]] == [0.9, 0.65, 0.6, 0.55]


def test_a_game_with_short_forms_is_climbed_whole_unless_a_form_is_chosen(cli: Cli) -> None:
    argv = ("arena", "scope", "--ladder", "--budget", "0.001", "--games", 2)
    whole = cli(*argv).out
    assert whole.count("with alone=nobody, grid=open-battle, mode=advanced, theme=none\n") == 4
    assert cli(*argv, "--option", "grid=open-battle", "--option", "mode=advanced").out.splitlines()[1] in whole
    assert "grid=quick-duel, mode=basic" in cli(*argv, "--option", "grid=quick-duel").out


def test_levels_are_compared_with_a_part_of_their_budget(cli: Cli) -> None:
    told = json.loads(cli("arena", FIRST, "--agents", "greedy,rookie", "--budget", "0.1", "--games", 2, "--json").out)
    assert [(row["first"], row["second"]) for row in told["pairings"]] == [("greedy", "rookie/10")]


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--ladder", "--agents", "greedy,random"], "the ladder has its own opponents"),
        (["--ladder", "--budget", "0"], "a fraction of the budget"),
        (["--ladder", "--budget", "2"], "a fraction of the budget"),
        ([], "compares two or more opponents"),
        (["--agents", "greedy"], "compares two or more opponents"),
        (["--agents", "greedy,nobody"], "there is no opponent 'nobody'"),
        (["--seats", "human,ai:random"], "played by computer opponents only"),
        (["--agents", "greedy,random", "--jobs", "many"], "by a number of processes"),
        (["--agents", "greedy,random", "--jobs", "0"], "1 to 256 processes"),
        (["--agents", "greedy,random", "--games", "1"], "a whole number from 2 up"),
    ],
)
def test_an_arena_that_cannot_be_is_one_sentence(cli: Cli, argv: list[str], said: str) -> None:
    finished = cli("arena", FIRST, *argv)
    assert finished.code == 2 and finished.out == "" and said in finished.sentence

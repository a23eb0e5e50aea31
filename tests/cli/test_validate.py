"""`scrapdesk validate`: every fault of a file, with its place, its rule and the way to mend it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scrapdesk.core.entry import GameEntry
from scrapdesk.games import GAMES
from scrapdesk.paths import assets
from tests.cli import toy
from tests.cli.conftest import Cli


def test_a_good_file_is_good(cli: Cli, highcard: GameEntry, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(toy.CARDS)
    assert cli("validate", path) == (0, f"{path}: valid (highcard cards)\n", "")


def test_every_fault_is_told_with_place_rule_and_remedy(cli: Cli, highcard: GameEntry, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('game = "highcard"\nkind = "cards"\nvalues = [5, 5, "ace"]\n')
    finished = cli("validate", path)
    assert finished.code == 1 and finished.err == ""
    assert finished.out.splitlines() == [
        f"{path}, card 2, values: 5 is there twice (rule HC-1). Drop one.",
        f"{path}, card 3, values: 'ace' is no value (rule HC-1). Use 1 to 99.",
        f"{path}, values: only 3 cards (rule HC-1). Twelve are needed.",
        f"{path}: 3 faults",
    ]
    told = json.loads(cli("validate", path, "--json").out)
    assert told["ok"] is False and told["files"][0]["kind"] == "cards"
    assert [fault["place"] for fault in told["files"][0]["faults"]] == ["card 2", "card 3", ""]
    assert {fault["rule"] for fault in told["files"][0]["faults"]} == {"HC-1"}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "game: missing, or not text"),
        (b'game = "highcard"\n', "kind: missing, or not text"),
        (b"game = 7\n", "game: missing, or not text"),
        (b'game = "lowcard"\nkind = "cards"\n', "there is no game 'lowcard'. The games are: highcard."),
        (b'game = "highcard"\nkind = "dice"\n', "no files of the kind 'dice'. The kinds are: cards."),
        (b"game = \n", "not TOML: "),
        (b"a = " + b"[" * 5000, "not TOML: "),
        (b"\x89PNG\r\n\x1a\n\xff\xfe", "not text"),
        (b"#" * 400_001, "not TOML: longer than any such file can be"),
        (b'game = "highcard"\nkind = "rulebook"\n', "the rule book has no [[rule]]"),
        (b"scrapdesk 1\ngame highcard\n", "line 3: the end is missing"),
    ],
)
def test_a_file_that_is_nothing_of_ours_is_bad(
    cli: Cli, highcard: GameEntry, tmp_path: Path, data: bytes, said: str
) -> None:
    path = tmp_path / "file"
    path.write_bytes(data)
    finished = cli("validate", path)
    assert finished.code == 1 and finished.err == ""
    assert said in finished.out and finished.out.endswith(f"{path}: 1 fault\n")
    assert json.loads(cli("validate", path, "--json").out)["ok"] is False


def test_all_files_are_looked_at_and_the_worst_counts(cli: Cli, highcard: GameEntry, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(toy.CARDS)
    bad.write_text(toy.CARDS.replace("12]", "0]"))
    assert cli("validate", bad, good).code == 1
    finished = cli("validate", tmp_path / "none.toml", bad, good)
    assert finished.code == 2 and "no such file" in finished.sentence
    assert f"{good}: valid" in finished.out and f"{bad}: 1 fault" in finished.out
    told = json.loads(cli("validate", tmp_path / "none.toml", good, "--json").out)
    assert [file["ok"] for file in told["files"]] == [False, True] and "unread" in told["files"][0]


def test_a_record_is_played_again(cli: Cli, highcard: GameEntry, tmp_path: Path) -> None:
    cli("simulate", "highcard", "--games", 1, "--records", tmp_path)
    path = tmp_path / "highcard-1.0.txt"
    assert cli("validate", path) == (0, f"{path}: valid (highcard record)\n", "")


@pytest.mark.parametrize("game", GAMES)
def test_our_own_files_are_good(cli: Cli, game: str) -> None:
    folder = assets() / game
    patterns = ["rulebook.toml", *GAMES[game].content_files.values()]
    files = [path for pattern in patterns for path in sorted(folder.glob(pattern))]
    assert len(files) >= len(patterns)
    finished = cli("validate", *files)
    assert finished.code == 0, finished.out
    assert finished.out.count(f": valid ({game} ") == len(files)

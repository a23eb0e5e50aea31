"""`scrapdesk replay`: stories, verdicts and traces; whatever is wrong with a record is one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from scrapdesk.core.entry import GameEntry
from scrapdesk.core.record import checksum
from tests.cli.conftest import Cli

HAND_MADE = """\
scrapdesk 1
game highcard
rules 1
seats 2
option hand 2
seed 1
state open
; a position for a question
moves
* deal 9,1,3,12,2,4,5,6,7,8,10,11
p1 lay 9
"""


@pytest.fixture
def record(cli: Cli, highcard: GameEntry, tmp_path: Path) -> Path:
    """A finished record of the toy."""
    cli("simulate", "highcard", "--games", 1, "--seed", "r", "--records", tmp_path)
    return tmp_path / "highcard-r.0.txt"


def test_a_record_is_told_as_a_story(cli: Cli, record: Path) -> None:
    finished = cli("replay", record)
    assert finished.code == 0 and finished.err == ""
    assert finished.out.startswith("High Card, 2 seats, hand=3, seed r.0\np1: ai:random, p2: ai:random\n")
    assert "(to p1) You hold " in finished.out and "p2 lays a card. [HC-3]" in finished.out
    assert " wins: the highest card [HC-4]\n  1. p" in finished.out


def test_a_true_record_is_verified(cli: Cli, record: Path) -> None:
    finished = cli("replay", record, "--verify")
    assert finished.code == 0 and finished.err == ""
    assert finished.out.startswith(f"{record}: complete and correct. High Card, 2 seats, 2 moves. ")


def test_the_trace_is_a_line_of_json_for_every_ply_and_one_for_the_end(cli: Cli, record: Path) -> None:
    finished = cli("replay", record, "--verify", "--trace")
    lines = [json.loads(line) for line in finished.out.splitlines()]
    assert finished.code == 0 and [line["ply"] for line in lines] == [0, 1, 2, 3]
    assert [line["to_act"] for line in lines] == ["*", "p1", "p2", None]
    assert lines[0]["legal"] == [] and lines[3]["legal"] == [] and lines[3]["move"] is None
    for line in lines[1:3]:
        assert line["move"] in line["legal"] and len(line["legal"]) == 3
    assert f"= 3 {lines[3]['digest']}\n" in record.read_text() and f"= 2 {lines[2]['digest']}\n" in record.read_text()
    assert sorted(lines[3]["outcome"]["ranks"]) == [1, 2]


def test_results_are_told_as_json(cli: Cli, record: Path) -> None:
    told = json.loads(cli("replay", record, "--verify", "--json").out)
    assert told["ok"] and told["game"] == "highcard" and told["finished"] and told["plies"] == 3
    assert "moves" not in told
    assert len(json.loads(cli("replay", record, "--json").out)["moves"]) == 3


def _signed(body: str) -> str:
    return f"{body}end {checksum(body)}\n"


BREAKS: dict[str, tuple[Callable[[str], str], str]] = {
    "no record": (lambda text: "Dear aunt\n", "this is no ScrapDesk record"),
    "empty": (lambda text: "", "this is no ScrapDesk record"),
    "cut off": (lambda text: text[:-30], "the end is missing"),
    "changed": (lambda text: text.replace("p1 lay", "p2 lay"), "the checksum is wrong"),
    "illegal": (
        lambda text: _signed(text[: text.index("end ")].replace("p1 lay ", "p1 lay 9")),
        "is not legal here",
    ),
    "other game": (
        lambda text: _signed(text[: text.index("end ")].replace("highcard", "lowcard")),
        "no game 'lowcard'",
    ),
    "other rules": (lambda text: _signed(text[: text.index("end ")].replace("rules 1", "rules 9")), "under rules 9"),
    "other format": (lambda text: text.replace("scrapdesk 1", "scrapdesk 9"), "format '9'"),
}


@pytest.mark.parametrize("name", BREAKS)
def test_a_bad_record_is_one_sentence_with_file_and_line_and_exit_code_1(cli: Cli, record: Path, name: str) -> None:
    spoil, said = BREAKS[name]
    record.write_text(spoil(record.read_text()))
    for argv in (["--verify"], ["--trace"], []):
        finished = cli("replay", record, *argv)
        assert finished.code == 1 and finished.out == ""
        assert finished.sentence.startswith(f"scrapdesk: {record}, line ") and said in finished.sentence
    told = cli("replay", record, "--verify", "--json")
    assert told.code == 1 and told.err == ""
    assert json.loads(told.out)["ok"] is False and said in json.loads(told.out)["reason"]


def test_a_binary_file_is_no_record(cli: Cli, highcard: GameEntry, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(bytes(range(256)) * 50)
    finished = cli("replay", path, "--verify")
    assert finished.code == 1 and "not text" in finished.sentence


def test_a_missing_file_or_a_folder_is_exit_code_2(cli: Cli, tmp_path: Path) -> None:
    assert cli("replay", tmp_path / "none.txt").code == 2
    assert "no such file" in cli("replay", tmp_path / "none.txt").sentence
    finished = cli("replay", tmp_path)
    assert finished.code == 2 and "cannot read" in finished.sentence
    assert cli("replay", "a\0b").code == 2


def test_a_hand_made_record_is_read_unsigned(cli: Cli, highcard: GameEntry, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_text(HAND_MADE)
    assert cli("replay", path, "--verify").code == 1
    finished = cli("replay", path, "--unsigned")
    assert finished.code == 0
    assert "Its shuffles and rolls were set by hand" in finished.out
    assert "p1 (face down)" in finished.out and "lay 9" not in finished.out and "seed 1" not in finished.out
    assert "Unfinished game: High Card, 2 seats, 1 move; p2 to act." in finished.out
    assert json.loads(cli("replay", path, "--unsigned", "--trace").out.splitlines()[-1])["legal"] == ["lay 3", "lay 12"]

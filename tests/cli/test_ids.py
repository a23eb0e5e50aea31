"""A table from a game ID, and people with names: the same for the window and for the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import scrapdesk.ui.app
from scrapdesk.core.entry import GameEntry
from scrapdesk.core.gameid import game_id
from scrapdesk.core.newtable import NewTable
from tests.cli.conftest import Cli

COMMANDS = ("text", "play")


@pytest.fixture
def wanted(highcard: GameEntry) -> str:
    return game_id(highcard.info, 3, {"hand": "3"}, "lemon")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[NewTable]:
    calls: list[NewTable] = []

    def run(smoke: bool, request: NewTable) -> int:
        calls.append(request)
        return 0

    monkeypatch.setattr(scrapdesk.ui.app, "run", run)
    return calls


@pytest.mark.parametrize("sloppy", [str, str.lower, lambda text: text.replace("-", "")])
def test_play_begins_the_game_of_an_id(cli: Cli, wanted: str, opened: list[NewTable], sloppy: object) -> None:
    assert callable(sloppy)
    assert cli("play", "--id", sloppy(wanted), "--name", "p1=Ada").code == 0
    (request,) = opened
    assert (request.game, request.seed, dict(request.options)) == ("highcard", "lemon", {"hand": "3"})
    assert request.players == ("human", "ai:greedy", "ai:greedy") and request.names == ("Ada", "", "")


def test_text_begins_the_game_of_an_id_with_the_people_that_were_asked_for(cli: Cli, wanted: str) -> None:
    told = cli("text", "--id", wanted, "--seats", "ai:random,ai:random,human")
    assert told.code == 0 and "seed lemon | hand=3" in told.out and "p3 human" in told.out


@pytest.mark.parametrize("command", COMMANDS)
def test_an_id_that_is_none_or_does_not_fit_is_one_sentence(
    cli: Cli, wanted: str, opened: list[NewTable], command: str
) -> None:
    wrong = wanted[:-1] + ("2" if wanted[-1] != "2" else "3")
    for argv, said in (
        (["--id", wrong], "check for a wrong, missing or swapped letter"),
        (["--id", ""], "a game ID is made of letters and digits"),
        (["--id", "§"], "and no §"),
        (["--id", "0" * 1000], "too long"),
        (["--id", wanted, "--seed", "x"], "leave out --option, --seed and --content"),
        (["--id", wanted, "--seats", "2"], "this ID is for a game with 3 seats, not 2"),
        (["chess", "--id", wanted], "a game of High Card, not of 'chess'"),
        ([], "which game?"),
    ):
        finished = cli(command, *argv)
        assert finished.code == 2 and finished.out == "" and said in finished.sentence
    assert opened == []


@pytest.mark.parametrize("command", COMMANDS)
def test_a_name_for_nobody_or_of_nothing_is_one_sentence(
    cli: Cli, highcard: GameEntry, opened: list[NewTable], command: str
) -> None:
    for argv, said in (
        (["p1"], "SEAT=NAME"),
        (["Ada=p1"], "SEAT=NAME"),
        (["*=Luck"], "SEAT=NAME"),
        (["p1=\u200b"], "SEAT=NAME"),
        (["p2=Bo"], "p2 is not a human seat"),
        (["p7=Bo"], "p7 is not a human seat"),
        (["p1=Ada", "--name", "p1=Bo"], "p1 is named twice"),
        (["p1=Ada", "--seats", "human,human", "--name", "p2=ADA"], "is used for two people"),
    ):
        finished = cli(command, "highcard", "--name", *argv)
        assert finished.code == 2 and said in finished.sentence
    assert opened == []


def test_people_are_called_by_their_names_and_a_save_knows_them(cli: Cli, highcard: GameEntry, tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    told = cli("text", "highcard", "--seats", "human,human", "--name", "p1=Ada \x1b[2J& Co", "--save", path)
    assert "p1 (Ada 2J& Co) human, p2 human" in told.out and "\x1b" not in told.out
    assert "name p1 Ada 2J& Co\n" in path.read_text(encoding="utf-8")
    assert "p1 (Ada 2J& Co) human" in cli("text", "--load", path).out
    assert "p1 (Bo) human" in cli("text", "--load", path, "--name", "p1=Bo").out
    assert "p1 (Ada 2J& Co): human" in cli("replay", path).out

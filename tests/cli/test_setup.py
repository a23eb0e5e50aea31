"""Game, seats, options, seed and card files: the same sentences from every command that takes them."""

from __future__ import annotations

from pathlib import Path

import pytest

import scrapdesk.games
from scrapdesk.cli.seating import PERSON_AND_OPPONENTS, Player, read_seating
from scrapdesk.core.entry import GameEntry
from tests.cli import toy
from tests.cli.conftest import Cli

COMMANDS = ("text", "play", "simulate", "arena")

BAD = [
    (["hihgcard"], "did you mean highcard?"),
    (["chess960"], "there are highcard"),
    (["highcard", "--seats", "ai:random"], "High Card is played by 2 or 3 or 4, not 1"),
    (["highcard", "--seats", "9"], "High Card is played by 2 or 3 or 4, not 9"),
    (["highcard", "--seats", "ai:random,robot"], "'robot' is not valid"),
    (["highcard", "--seats", "ai:,ai:random"], "'ai:' is not valid"),
    (["highcard", "--seats", "ai:random,ai:nobody"], "there is no opponent 'nobody'"),
    (["highcard", "--seats", "ai:random,ai:mcts:0"], "there is no opponent 'mcts:0'"),
    (["highcard", "--option", "hand"], "NAME=CHOICE"),
    (["highcard", "--option", "hand=7"], "hand can be 2, 3; not '7'"),
    (["highcard", "--option", "foot=1"], "no option 'foot'; it has hand"),
    (["highcard", "--option", "hand=2", "--option", "hand=3"], "given twice"),
    (["highcard", "--seats", "4", "--option", "hand=3"], "hand=3 needs 2 or 3 seats"),
    (["highcard", "--seed", "Ä"], "a seed is 1 to 64"),
    (["highcard", "--content", "missing.toml"], "cannot read missing.toml: no such file"),
]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("argv", "said"), BAD)
def test_a_setup_that_cannot_be_is_one_sentence_and_exit_code_2(
    cli: Cli, highcard: GameEntry, command: str, argv: list[str], said: str
) -> None:
    if "ai:nobody" in str(argv) and command == "arena":
        argv = [*argv, "--games", "2"]
    finished = cli(command, *argv)
    assert finished.code == 2 and finished.out == ""
    assert said in finished.sentence


def test_seats_left_open_are_filled_as_usual() -> None:
    info = toy.entry().info
    assert str(read_seating(None, info, PERSON_AND_OPPONENTS)) == "human,ai:greedy"
    assert str(read_seating("3", info, PERSON_AND_OPPONENTS)) == "human,ai:greedy,ai:greedy"
    seating = read_seating("ai:mcts:40,human,human", info, PERSON_AND_OPPONENTS)
    assert seating.players == (Player("mcts:40"), Player(), Player())
    assert seating.humans == (1, 2) and seating.agents == ("mcts:40", "", "")


def test_bad_cards_of_ones_own_are_refused_before_anything_is_played(
    cli: Cli, highcard: GameEntry, tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(toy.CARDS.replace("12]", "0]"))
    finished = cli("simulate", "highcard", "--content", path)
    assert finished.code == 2 and "0 is no value" in finished.sentence
    path.write_text(toy.CARDS.replace("highcard", "scope"))
    assert "is for 'scope', not for 'highcard'" in cli("text", "highcard", "--content", path).sentence


def test_damaged_files_of_our_own_are_one_sentence(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = toy.entry(toy.CARDS.replace("11, 12]", "0]"))
    monkeypatch.setattr(scrapdesk.games, "GAMES", {"highcard": broken})
    for command in (["games"], ["simulate", "highcard"]):
        finished = cli(*command)
        assert finished.code == 2 and "the built-in card or scenario files are damaged: " in finished.sentence
        assert "0 is no value" in finished.err and "only 11 cards" in finished.err

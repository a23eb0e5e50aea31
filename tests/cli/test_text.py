"""What can be typed in `scrapdesk text`, what is shown to whom, and every way in and out."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scrapdesk.cli import console
from scrapdesk.core.entry import GameEntry
from scrapdesk.core.record_reader import parse_record
from tests.cli.conftest import Cli, Finished

TWO = ("text", "highcard", "--seats", "human,human", "--seed", "a")
ALONE = ("text", "highcard", "--seats", "human,ai:random", "--seed", "a")


def hands(cli: Cli) -> tuple[list[str], list[str]]:
    """The cards of both seats in the game of the seed `a`."""
    told = cli(*TWO, typed="1\n1\nlog\n").out
    lines = [line.partition("You hold ")[2].partition(".")[0] for line in told.splitlines() if "(to p" in line]
    return lines[0].split(", "), lines[1].split(", ")


def test_the_table_the_moves_and_the_news_are_shown(cli: Cli, highcard: GameEntry) -> None:
    finished = cli(*ALONE, typed="")
    assert finished.code == 0
    assert "High Card: p1 human, p2 ai:random\nseed a | hand=3\n" in finished.out
    assert "Laid: 0 of 2" in finished.out
    assert "hand p2        3 face down" in finished.out
    assert "p1 can play:\n   1  lay " in finished.out
    assert "You hold " in finished.out and finished.out.endswith("p1> \n")


def test_a_move_can_be_typed_as_its_number_or_in_notation_in_any_letters(cli: Cli, highcard: GameEntry) -> None:
    card = hands(cli)[0][1]
    for typed in ("2", f"lay {card}", f"  LAY   {card} "):
        assert f"p1 lay {card}\n" in cli(*ALONE, typed=f"{typed}\n").out


def test_a_refusal_names_reason_rule_and_what_could_be_done(cli: Cli, highcard: GameEntry) -> None:
    card = hands(cli)[0][0]
    for typed in ("lay 99", "fly away", "77", "0", "²", "lay ٣", "x" * 5000):
        told = cli(*ALONE, typed=f"{typed}\n").out
        assert "No. Lay one of the cards in your hand. [HC-3]\n" in told
        assert f"Closest legal move: 1 lay {card}\n" in told
        assert "Laid: 1" not in told


def test_an_empty_line_and_the_end_of_input_do_nothing(cli: Cli, highcard: GameEntry) -> None:
    finished = cli(*ALONE, typed="\n   \n\n")
    assert finished.code == 0 and finished.out.count("p1> ") == 4 and "No." not in finished.out


@pytest.mark.parametrize("word", ["quit", "exit", "QUIT"])
def test_one_can_leave(cli: Cli, highcard: GameEntry, word: str) -> None:
    finished = cli(*ALONE, typed=f"{word}\n1\n")
    assert finished.code == 0 and "The game is over" not in finished.out


def test_help_moves_board_and_log(cli: Cli, highcard: GameEntry) -> None:
    told = cli(*ALONE, typed="help\n").out
    for word in ("moves", "board", "log", "hint", "rule", "undo", "redo", "save", "quit"):
        assert f"\n  {word}" in told
    assert cli(*ALONE, typed="moves\n").out.count("   1  lay ") == 2
    assert cli(*ALONE, typed="board\n").out.count("Laid: 0 of 2") == 2
    assert cli(*ALONE, typed="log\n").out.count("You hold ") == 2
    assert cli(*ALONE, typed="log 0\nlog x\n").out.count("You hold ") == 3


def test_a_hint_is_one_of_the_moves_with_a_reason(cli: Cli, highcard: GameEntry) -> None:
    told = cli(*ALONE, typed="hint\n").out
    cards = hands(cli)[0]
    lead = next(line for line in told.splitlines() if line.startswith("Best move: lay "))
    assert lead.removeprefix("Best move: lay ").split(" ")[0] in cards
    assert "of simulated games" in lead
    over = cli(*ALONE, typed="1\nhint\n").out
    assert "there is nothing to advise" in over


# -- taking back ----------------------------------------------------------------------------------------


def test_undo_gives_the_decision_back_and_redo_makes_it_again(cli: Cli, highcard: GameEntry) -> None:
    three = ("text", "highcard", "--seats", "human,ai:random,ai:random", "--seed", "a")
    told = cli(*three, typed="undo\n1\nundo practice\nredo\n").out
    assert "There is nothing to undo." in told
    assert "Undone." in told
    assert told.count("The game is over") == 2


def test_undo_does_not_cross_what_was_seen_unless_it_is_practice(cli: Cli, highcard: GameEntry) -> None:
    told = cli(*ALONE, typed="1\nundo\nundo practice\n").out
    assert "You can't simply undo this: this would undo a move that has shown something new" in told
    assert told.index("You can't simply") < told.index("Undone.") < told.index("(practice:")


def test_another_person_is_asked_before_a_move_is_taken_back(cli: Cli, highcard: GameEntry) -> None:
    question = "p1, do you agree to undo the last move (p1)? "
    no = cli(*TWO, typed="1\nundo\nno\n").out
    assert question in no and "Not undone." in no and "Undone." not in no
    yes = cli(*TWO, typed="1\nundo\nyes\n").out
    assert question in yes and "Undone." in yes
    assert "Not undone." in cli(*TWO, typed="1\nundo\n").out


def test_there_is_nothing_to_redo_at_first(cli: Cli, highcard: GameEntry) -> None:
    assert "There is nothing to redo." in cli(*ALONE, typed="redo\n").out


# -- what may be seen -----------------------------------------------------------------------------------


def test_nobody_sees_the_cards_of_another_at_the_same_terminal(cli: Cli, highcard: GameEntry) -> None:
    first, second = hands(cli)
    told = cli(*TWO, typed="1\n").out
    before, curtain, after = told.partition("Pass the keyboard to p2.")
    assert curtain and "Pass the keyboard to p1." in before
    assert f"You hold {', '.join(first)}." in before and f"You hold {', '.join(second)}." not in before
    assert f"You hold {', '.join(second)}." in after and f"You hold {', '.join(first)}." not in after
    assert f"p1 lay {first[0]}" not in after and "p1 (face down)" in after


def test_the_screen_is_cleared_before_and_after_the_keyboard_is_passed(
    cli: Cli, highcard: GameEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []
    typed = iter(["", "1", "", "quit"])
    monkeypatch.setattr(console, "is_person", lambda: True)
    monkeypatch.setattr(console, "clear", lambda: happened.append("clear"))

    def ask(prompt: str) -> str:
        happened.append(prompt)
        return next(typed)

    monkeypatch.setattr("builtins.input", ask)
    assert cli(*TWO).code == 0
    assert happened == [
        "Pass the keyboard to p1, press Enter. ",
        "clear",
        "p1> ",
        "clear",
        "Pass the keyboard to p2, press Enter. ",
        "clear",
        "p2> ",
    ]


def test_cards_are_pushed_off_the_screen_of_a_person_whose_output_is_piped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(console, "is_person", lambda: True)
    console.clear()
    assert capsys.readouterr().out.count("\n") > 60


def test_a_screen_shows_that_somebody_thinks_and_forgets_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for screen, shown in ((False, ""), (True, "p2 is thinking...\r\x1b[K")):
        monkeypatch.setattr(sys.stdout, "isatty", lambda screen=screen: screen)
        with console.meanwhile("p2 is thinking..."):
            pass
        assert capsys.readouterr().out == shown


def test_what_was_told_is_not_told_again(cli: Cli, highcard: GameEntry) -> None:
    told = cli("text", "highcard", "--seats", "human,human,human", "--seed", "a", typed="1\n1\n1\n").out
    last = told.rpartition("Pass the keyboard to p3.")[2]
    assert last.count("p1 lays a card.") == 1 and last.count("p2 lays a card.") == 1


def test_after_the_end_everything_is_open_and_one_can_look_back(cli: Cli, highcard: GameEntry) -> None:
    told = cli(*TWO, typed="1\n1\nlog\nmoves\nnonsense\nboard\n\nquit\n").out
    end = told[told.index("The game is over") :]
    assert "(to p1) You hold" in end and "(to p2) You hold" in end
    assert "you can still use `luck`, `undo`, `log`, `save FILE` and `quit`" in end
    assert end.count("\n  1. p") == 2


# -- the rule book --------------------------------------------------------------------------------------


@pytest.fixture
def rulebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "highcard"
    folder.mkdir()
    rules = '[[rule]]\nid = "HC"\ntitle = "High Card"\ntext = ""\n'
    rules += '[[rule]]\nid = "HC-3"\ntitle = "Laying"\ntext = "Lay one."\n'
    rules += '[[rule]]\nid = "HC-3.1"\ntitle = "Face down"\ntext = "Nobody looks."\n'
    (folder / "rulebook.toml").write_text(rules)
    monkeypatch.setattr("scrapdesk.paths.assets", lambda: tmp_path)


@pytest.mark.usefixtures("rulebook")
def test_a_rule_can_be_read(cli: Cli, highcard: GameEntry) -> None:
    told = cli(*ALONE, typed="rule hc-3\n").out
    assert "HC-3  Laying\n    Lay one.\n\nHC-3.1  Face down\n    Nobody looks.\n" in told
    contents = cli(*ALONE, typed="rule\n").out
    assert "HC         High Card\nHC-3       Laying\nHC-3.1     Face down\n" in contents
    assert "The rule book has no 'HC-9'; it has HC and HC-3" in cli(*ALONE, typed="rule HC-9\n").out


def test_a_missing_rule_book_is_said(cli: Cli, highcard: GameEntry) -> None:
    assert "The rule book rulebook.toml cannot be read: No such file" in cli(*ALONE, typed="rule HC-3\n").out


# -- saving and loading ---------------------------------------------------------------------------------


def test_a_game_is_saved_and_gone_on_with(cli: Cli, highcard: GameEntry, tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    whole = cli(*TWO, "--save", tmp_path / "whole.txt", typed="2\n3\n")
    half = cli(*TWO, typed=f"2\nsave {path}\nquit\n")
    assert f"Saved as {path}." in half.out
    again = cli("text", "--load", path, "--save", path, typed="3\n")
    assert (whole.code, half.code, again.code) == (0, 0, 0)
    assert path.read_text() == (tmp_path / "whole.txt").read_text()


def test_an_unfinished_save_hides_its_secrets_from_an_idle_glance(
    cli: Cli, highcard: GameEntry, tmp_path: Path
) -> None:
    path = tmp_path / "open.txt"
    cli(*TWO, "--save", path, typed="1\n")
    assert "p1 lay" not in path.read_text() and "seed a\n" not in path.read_text()
    assert parse_record(path.read_bytes()).players == "human,human"


def test_others_may_go_on_with_a_saved_game(cli: Cli, highcard: GameEntry, tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    cli(*TWO, "--save", path, typed="1\n")
    finished = cli("text", "highcard", "--load", path, "--seats", "ai:random,ai:random")
    assert finished.code == 0 and "The game is over" in finished.out
    assert "for 2 seats, not 3" in cli("text", "--load", path, "--seats", "3").sentence
    assert "is a game of High Card, not of 'scope'" in cli("text", "scope", "--load", path).sentence
    assert "leave out --option, --seed" in cli("text", "--load", path, "--seed", "b").sentence


def test_a_game_must_be_named_or_loaded(cli: Cli) -> None:
    finished = cli("text")
    assert finished.code == 2 and "which game?" in finished.sentence


def test_a_save_never_takes_the_place_of_something_else(cli: Cli, highcard: GameEntry, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear aunt")
    finished = cli(*ALONE, "--save", path, typed="quit\n")
    assert finished.code == 2 and "exists and is not a record" in finished.sentence
    told = cli(*ALONE, typed=f"save {path}\nsave\nsave {tmp_path}\nsave {path}/x\n").out
    assert "Not saved: " in told and "Give a file name" in told and "it is a folder" in told
    assert told.count("Not saved") == 3
    assert path.read_text() == "Dear aunt"


def test_a_damaged_save_is_not_loaded(cli: Cli, highcard: GameEntry, tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"
    cli(*TWO, "--save", path, typed="1\n")
    path.write_text(path.read_text().replace("seats 2", "seats 3"))
    finished: Finished = cli("text", "--load", path)
    assert finished.code == 1 and f"{path}, line" in finished.sentence and "checksum" in finished.sentence


def test_the_game_is_saved_even_when_it_is_broken_off(
    cli: Cli, highcard: GameEntry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.txt"

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(console, "ask", interrupt)
    assert cli(*ALONE, "--save", path).code == 130
    assert not parse_record(path.read_bytes()).finished


def test_a_game_with_cards_of_ones_own_is_saved_with_them(cli: Cli, highcard: GameEntry, tmp_path: Path) -> None:
    from tests.cli import toy

    cards, path = tmp_path / "mine.toml", tmp_path / "evening.txt"
    cards.write_text(toy.CARDS.replace("12]", "12, 77]"))
    cli(*TWO, "--content", cards, "--save", path, typed="1\n")
    assert "| values = [1, 2" in path.read_text()
    finished = cli("text", "--load", path, "--save", path, typed="1\n")
    assert finished.code == 0 and "The game is over" in finished.out
    assert cli("replay", path, "--verify").code == 0


def test_no_keyboard_at_all_ends_the_game(cli: Cli, highcard: GameEntry, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert console.ask("?") is None

"""Saved games: kept whole or not at all, damaged ones set aside, a killed program loses no kept move."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

import pytest

from scrapdesk.core.match import Match
from scrapdesk.core.replay import replay
from scrapdesk.games import GAMES
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.storage.saves import RUNNING, SUFFIX, SaveBook

RULES = GAMES["scamorra"].rules

PLAYER = """
import sys
from pathlib import Path
from random import Random
from scrapdesk.core.match import Match
from scrapdesk.games import GAMES
from scrapdesk.storage.saves import RUNNING, SaveBook
book, rng = SaveBook(Path(sys.argv[1])), Random(sys.argv[2])
match = Match(GAMES["scamorra"].rules, 2, {"game": "fifteen"}, "7")
while match.to_act is not None:
    match.play(match.to_act, rng.choice(match.legal_moves(match.to_act)))
    book.keep(RUNNING, match.record())
    print(match.ply, flush=True)
"""


def begun(plies: int = 3) -> Match[object, object, object]:
    match, rng = Match(RULES, 2, {}, "5"), Random(5)
    for _ in range(plies):
        assert match.to_act is not None
        match.play(match.to_act, rng.choice(match.legal_moves(match.to_act)))
    return match


def test_a_kept_game_goes_on_where_it_was(tmp_path: Path) -> None:
    match = begun()
    SaveBook(tmp_path).keep("Ada's game", match.record("human,ai:greedy"))
    save = SaveBook(tmp_path).load("Ada's game")
    assert save is not None
    assert save.record.players == "human,ai:greedy"
    again = replay(save.record, RULES)
    assert again.digest(again.ply) == match.digest(match.ply)


def test_damaged_games_are_set_aside_and_the_others_are_still_there(tmp_path: Path) -> None:
    book = SaveBook(tmp_path)
    for name in ("one", "two", "three"):
        book.keep(name, begun().record())
    path = tmp_path / f"two{SUFFIX}"
    path.write_bytes(path.read_bytes()[:-9])
    assert {save.name for save in book.all()} == {"one", "three"}
    assert "two is damaged" in book.notes[0]
    assert (tmp_path / f"two{SUFFIX}.damaged-1").exists()


def test_names_cannot_lead_out_of_the_folder(tmp_path: Path) -> None:
    for name in ("../x", "", "a/b", "..", "x" * 61, "con\n"):
        with pytest.raises(StorageTrouble):
            SaveBook(tmp_path / "in").keep(name, begun().record())
    assert not list(tmp_path.rglob(f"*{SUFFIX}"))


def test_forgetting_takes_a_game_away_and_twice_is_no_trouble(tmp_path: Path) -> None:
    book = SaveBook(tmp_path)
    book.keep("one", begun().record())
    book.forget("one")
    book.forget("one")
    assert book.all() == []


def killed_after(folder: Path, moves: int, seed: str) -> int:
    """Starts a program that plays and keeps every move, kills it after some; the last ply it had spoken of."""
    command = [sys.executable, "-c", PLAYER, str(folder), seed]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        said = [int(program.stdout.readline()) for _ in range(moves)]
        program.send_signal(signal.SIGKILL)
        said += [int(line) for line in program.stdout.read().split()]
    return said[-1]


def check_kills(folder: Path, count: int) -> None:
    rng = Random(count)
    for number in range(count):
        last = killed_after(folder, rng.randint(1, 40), str(number))
        book = SaveBook(folder)
        save = book.load(RUNNING)
        assert save is not None, book.notes
        assert replay(save.record, RULES).ply >= last


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is for POSIX")
def test_a_killed_program_loses_no_move_that_was_kept(tmp_path: Path) -> None:
    check_kills(tmp_path, 8)


@pytest.mark.deep
@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is for POSIX")
def test_two_hundred_kills_lose_no_move(tmp_path: Path) -> None:
    check_kills(tmp_path, 200)


def test_what_is_being_written_is_not_swept_away_by_who_looks_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window lists its games while the thread that writes begins: that waits until the sweeping is done."""
    book, order, swept = SaveBook(tmp_path), list[str](), threading.Event()

    def slow(folder: Path, suffix: str) -> None:
        order.append("sweeping")
        swept.set()
        time.sleep(0.1)
        order.append("swept")

    monkeypatch.setattr("scrapdesk.storage.saves.sweep_left_overs", slow)
    monkeypatch.setattr("scrapdesk.storage.saves.write_atomic", lambda path, data: order.append("written"))
    looking = threading.Thread(target=book.names)
    looking.start()
    assert swept.wait(5)
    book.keep("running", begun().record("human,human"))
    looking.join()
    assert order == ["sweeping", "swept", "written"]

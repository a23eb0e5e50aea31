"""The self-test can fail: what is wrong becomes a line and an exit code, whatever it is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from scrapdesk import paths
from scrapdesk.ai import worker
from scrapdesk.cli import selftest, selftest_games
from scrapdesk.cli.selftest import BAD, OK, Result
from scrapdesk.games import GAMES
from scrapdesk.ui import probes
from scrapdesk.ui.paint.art import worker_link
from scrapdesk.ui.paint.sound.recipes import RECIPES


@pytest.fixture(autouse=True)
def games_that_are_read() -> None:
    """A game keeps the files it was made of: none may be made while a test shows it other folders."""
    assert all(entry.rules for entry in GAMES.values())


def test_a_check_that_raises_is_a_bad_line() -> None:
    def broken() -> str:
        raise RuntimeError("the roof leaks")

    assert selftest.result_of("roof", broken) == Result("roof", BAD, "RuntimeError: the roof leaks")
    assert selftest.result_of("floor", lambda: "dry") == Result("floor", OK, "dry")


@pytest.mark.parametrize("as_json", [False, True])
def test_one_bad_line_is_exit_code_1(
    as_json: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def results() -> Iterator[Result]:
        yield Result("floor", OK, "dry")
        yield Result("roof", BAD, "leaks")

    monkeypatch.setattr(selftest, "all_results", results)
    assert selftest.run(json=as_json) == 1
    out = capsys.readouterr().out
    assert (json.loads(out)["ok"] is False) if as_json else out.endswith("2 checks, 1 bad\n")


def test_missing_resources_and_a_folder_that_cannot_be_written_are_bad(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    occupied, nothing = tmp_path / "file", tmp_path / "nothing"
    occupied.write_text("not a folder")
    nothing.mkdir()
    monkeypatch.setattr(paths, "assets", lambda: nothing)
    monkeypatch.setattr(selftest, "nearest_existing", lambda folder: occupied)
    found = {result.name: result.status for result in selftest.all_results()}
    assert found["assets"] == BAD and found["levels"] == OK
    assert found["folders"] == BAD


def test_a_child_that_loads_the_screen_is_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "answer", _heavy_answer)
    assert selftest.result_of("process", selftest.child_process).status == BAD


def _heavy_answer(connection: Connection) -> None:
    connection.send(["pygame"])


def test_what_cannot_be_written_is_told_with_the_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("not a folder")
    monkeypatch.setattr(selftest, "nearest_existing", lambda folder: occupied)
    detail = selftest.result_of("folders", selftest.user_folders).detail
    assert "cannot be written (not a directory)" in detail and "will not be saved" in detail


def test_a_rule_book_that_is_missing_is_bad(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    assert selftest.result_of("content", selftest_games.content).status == BAD


def test_opponents_without_a_process_are_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    """They would still answer, in the process of the window: the program goes on, but the self-test tells."""

    def refuse(*_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(worker, "Child", refuse)
    found = selftest.result_of("opponents", selftest_games.opponents)
    assert found.status == BAD and "no separate process" in found.detail


def test_a_record_that_ends_elsewhere_is_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    shorter = selftest_games.played("scamorra", 3)
    monkeypatch.setattr(selftest_games, "replay", lambda record, rules: shorter)
    found = selftest.result_of("scamorra", partial(selftest_games.play_at_random, "scamorra"))
    assert found.status == BAD and "does not give the same result" in found.detail


def test_pictures_without_a_process_are_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_link, "can_be_imported_again", lambda: False)
    found = selftest.result_of("art", probes.art)
    assert found.status == BAD and "no process" in found.detail


def test_a_broken_map_is_bad(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "scamorra-board.tmx").write_text("<map>")
    monkeypatch.setattr(paths, "levels", lambda: tmp_path)
    assert selftest.result_of("maps", probes.maps).status == BAD


def test_a_sound_that_is_silence_is_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RECIPES, "card", (lambda rng: [0.0] * 100, 1.0))
    assert "the sound card is silence" in selftest.result_of("sounds", probes.sounds).detail

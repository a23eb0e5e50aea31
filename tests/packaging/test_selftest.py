"""The self-test can fail: what is wrong becomes a line and an exit code, whatever it is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from scrapdesk import paths
from scrapdesk.cli import selftest
from scrapdesk.cli.selftest import BAD, OK, Result


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


def test_missing_resources_are_bad(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    found = {result.name: result.status for result in selftest.all_results()}
    assert found["assets"] == BAD and found["levels"] == OK


def test_a_folder_that_cannot_be_written_is_bad(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("not a folder")
    monkeypatch.setattr(selftest, "_nearest_existing", lambda folder: occupied)
    found = {result.name: result.status for result in selftest.all_results()}
    assert found["folders"] == BAD


def test_a_child_that_loads_the_screen_is_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "answer", _heavy_answer)
    assert selftest.result_of("process", selftest._child_process).status == BAD


def _heavy_answer(connection: Connection) -> None:
    connection.send(["pygame"])

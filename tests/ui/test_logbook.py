"""The log file takes what goes wrong in passing, and stderr stays clean."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from scrapdesk.ui.frame import logbook


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "state" / "scrapdesk.log"
    handler = logbook.begin(path)
    yield path
    logbook.end(handler)


def note(text: str) -> None:
    logging.getLogger("scrapdesk.ui.somewhere").warning(text)


def test_nothing_is_written_before_there_is_something_to_say(path: Path) -> None:
    assert not path.parent.exists()


def test_what_a_room_notes_is_in_the_file_and_not_on_stderr(path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    note("pictures are not kept")
    assert "WARNING scrapdesk.ui.somewhere: pictures are not kept" in path.read_text()
    assert capfd.readouterr().err == ""


def test_a_home_that_takes_no_file_is_silent_too(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "state").write_text("a file where the folder should be")
    handler = logbook.begin(tmp_path / "state" / "scrapdesk.log")
    note("lost")
    logbook.end(handler)
    assert capfd.readouterr().err == ""


def test_a_log_that_has_grown_long_is_begun_anew(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("old\n" * logbook.LARGEST)
    note("new")
    assert path.read_text().endswith("new\n") and "old" not in path.read_text()
    assert path.with_suffix(".log.1").read_text().startswith("old")


def test_after_the_end_nothing_is_written(tmp_path: Path) -> None:
    path = tmp_path / "scrapdesk.log"
    logbook.end(logbook.begin(path))
    note("too late")
    assert not path.exists()

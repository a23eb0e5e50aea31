"""F12: one file that says everything, tells no secret, and whose record can be played again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scrapdesk.cli.main import main
from scrapdesk.storage.reports import KEPT, is_report, record_in, reports_folder, write_report
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.report import written
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.loop import Loop
from scrapdesk.ui.requests import WatchGame
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.exchange import loaded_data, loaded_file
from scrapdesk.ui.table.scene import TableScene
from tests.ui.hands import desk, scene
from tests.ui_around.games import record, secret_faces
from tests.ui_around.test_exchange import Pane


def f12(context: AppContext) -> Path:
    known = set(reports_folder().glob("*"))
    Loop(Pane(context.view.size), context).handle(KeyDown("f12"))
    new = set(reports_folder().glob("*")) - known
    assert len(new) == 1
    return new.pop()


def test_f12_says_where_the_report_lies_and_its_record_is_read_again(capsys: pytest.CaptureFixture[str]) -> None:
    with desk() as context:
        sit_down(context, record("scarper", 30))
        context.scenes.settle()
        path = f12(context)
        toast = scene(context).passing.toast
        assert toast is not None and str(path) in toast.text
        assert is_report(path.read_bytes())
        assert len(loaded_file(path).record.moves) >= 30
        assert main(["replay", str(path), "--verify"]) == 0
        assert "complete and correct" in capsys.readouterr().out


def test_a_report_holds_versions_settings_and_the_last_words() -> None:
    with desk(text_size=150) as context:
        context.open(WatchGame(record("scope")))
        context.scenes.settle()
        text = written(context)
        assert "pygame-ce" in text and "ReplayScene" in text
        settings = text[text.index("{") : text.index("\n}") + 2]
        assert json.loads(settings)["text_size"] == 150
        assert loaded_data(text.encode()).record.finished


def test_a_report_from_the_desk_needs_no_game() -> None:
    with desk() as context:
        text = written(context)
        assert "DeskScene" in text and record_in(text.encode()) == text.encode()


def test_a_report_of_a_running_game_tells_no_hidden_card() -> None:
    with desk(curtain=True) as context:
        sit_down(context, NewTable("scamorra", ("human", "human"), {"initiative": "morra"}, "11"))
        context.scenes.settle()
        table = next(scene for scene in context.scenes.scenes if isinstance(scene, TableScene))
        match = table.sitting.match
        text = written(context)
        assert secret_faces(match, "scamorra", 0) and "Your hand" not in text
        assert "shuffle" not in text[text.index("--- record") :]


def test_a_disk_that_takes_nothing_is_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", encoding="utf-8")
    monkeypatch.setenv("SCRAPDESK_HOME", str(blocked))
    with desk() as context:
        Loop(Pane(context.view.size), context).handle(KeyDown("f12"))
        toast = scene(context).passing.toast
        assert toast is not None and toast.tone == "refuse"


def test_only_the_newest_reports_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SCRAPDESK_HOME", str(tmp_path))
    for number in range(KEPT + 5):
        write_report(str(number))
    assert len(list(reports_folder().glob("report-*.txt"))) == KEPT

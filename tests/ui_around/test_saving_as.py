"""Where a new file goes: the line tells it before, a folder that is not there is refused, a long folder is searched."""

from __future__ import annotations

from pathlib import Path

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.replay.scene import ReplayScene
from scrapdesk.ui.requests import WatchGame
from scrapdesk.ui.scenes.filepicker import FilePicker
from scrapdesk.ui.table.exchange import text_of
from scrapdesk.ui.widgets.field import TextField
from tests.ui.hands import choose, desk, only, press, type_in
from tests.ui_around.games import record
from tests.ui_around.test_exchange import choosing, said


def saving_in(context: AppContext, folder: Path) -> FilePicker:
    context.open(WatchGame(record("scamorra")))
    context.scenes.settle()
    press(context, "ctrl+s")
    return choosing(context, folder)


def test_a_folder_that_is_not_there_is_refused_and_nothing_is_made(tmp_path: Path) -> None:
    with desk() as context:
        picker = saving_in(context, tmp_path)
        for typed, lacks in (
            (tmp_path / "no" / "such" / "mine", tmp_path / "no" / "such"),
            ("no/mine.scrapdesk", tmp_path / "no"),
            ("no/", tmp_path / "no"),
        ):
            only(picker, TextField).write(str(typed))
            assert f"There is no folder {lacks}." in said(context)
            choose(context, "Save here")
            toast = picker.passing.toast
            assert context.scenes.top is picker and toast is not None
            assert toast.text.startswith(f"There is no folder {lacks}.")
        assert not list(tmp_path.iterdir())


def test_the_line_tells_the_folder_that_a_typed_path_leads_to(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "out").mkdir()
    with desk() as context:
        picker = saving_in(context, tmp_path / "out")
        suggested = only(picker, TextField).value
        for typed in (str(tmp_path / "in" / "mine"), "../in/mine"):
            only(picker, TextField).write(typed)
            assert f"Saves mine.scrapdesk in {tmp_path / 'in'}." in said(context)
        only(picker, TextField).write(str(tmp_path / "in"))
        assert f"Press Save here to open the folder {tmp_path / 'in'}." in said(context)
        choose(context, "Save here")
        assert picker.folder == tmp_path / "in" and only(picker, TextField).value == suggested
        only(picker, TextField).write(str(tmp_path / "out" / "mine"))
        choose(context, "Save here")
        assert [path.name for path in tmp_path.rglob("*.scrapdesk")] == ["mine.scrapdesk"]
        assert (tmp_path / "out" / "mine.scrapdesk").exists()


def test_the_rest_of_a_long_folder_is_found_as_the_words_say(tmp_path: Path) -> None:
    for number in range(402):
        (tmp_path / f"game-{number:03}.scrapdesk").touch()
    (tmp_path / "game-401.scrapdesk").write_text(text_of(record("scamorra")), encoding="utf-8")
    with desk() as context:
        picker = choosing(context, tmp_path)
        assert "Only the first 400 are listed. Type part of a name to find others." in said(context)
        assert picker.focused is not None and picker.focused.region == "list"
        type_in(context, "401")
        assert only(picker, TextField).value == "401"
        assert [row.name for row in picker.reachable() if row.region == "list"] == ["game-401.scrapdesk"]
        press(context, "enter")
        assert isinstance(context.scenes.top, ReplayScene)
        saving_in(context, tmp_path)
        assert "Type part of a name" not in said(context) and "To open another folder, type its name" in said(context)

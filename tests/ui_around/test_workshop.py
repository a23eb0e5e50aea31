"""Own sets and scenarios: each file with what is wrong with it, and the good ones are there to be played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scrapdesk.games import GAMES
from scrapdesk.storage.workshop import Workshop
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.desk.workshop import WorkshopScene
from scrapdesk.ui.requests import OpenSetup, OpenWorkshop
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.choice import Choice
from tests.ui.hands import choose, desk, frame, leave_table, only, press

DUEL = GAMES["scope"].content["scenarios/quick-duel.toml"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("SCRAPDESK_HOME", str(tmp_path))
    folder = Workshop(GAMES).make_folder()
    (folder / "night.toml").write_text(DUEL.replace("quick-duel", "night"), encoding="utf-8")
    (folder / "wide.toml").write_text(DUEL.replace("columns = 4", "columns = 40"), encoding="utf-8")
    (folder / "half.toml").write_text('game = "scope"\nkind =', encoding="utf-8")
    yield folder


def opened(context: AppContext) -> WorkshopScene:
    context.open(OpenWorkshop())
    context.scenes.settle()
    top = context.scenes.top
    assert isinstance(top, WorkshopScene)
    return top


def test_every_file_is_listed_with_what_is_wrong(folder: Path) -> None:
    with desk() as context:
        scene = opened(context)
        assert {file.name: file.whole for file in scene.files} == {"night": True, "wide": False, "half": False}
        scene.choose("wide.toml")
        said = " ".join(box.text for box in scene.text_boxes())
        assert "1 thing to fix" in said and "SC-6" in said
        scene.choose("half.toml")
        assert any("Not TOML" in box.text for box in scene.text_boxes())
        assert only(scene, Button, "Play").reason and not only(scene, Button, "Delete").reason


def test_a_good_scenario_is_played_from_the_workshop(folder: Path) -> None:
    with desk() as context:
        scene = opened(context)
        scene.choose("night.toml")
        choose(context, "Play")
        setup = context.scenes.top
        assert isinstance(setup, SetupScene) and setup.set == "night" and "night" in setup.chosen.values()
        choose(context, "Start")
        table = context.scenes.top
        assert isinstance(table, TableScene)
        assert table.sitting.match.options["grid"] == "night"
        assert "scope" not in context.settings.last_setups
        leave_table(context)
        top = context.scenes.top
        assert isinstance(top, DeskScene) and top.game.id == "scope" and len(context.scenes.scenes) == 1


def test_a_game_with_an_own_set_is_kept_and_gone_on_with(folder: Path) -> None:
    with desk(speed="off") as context:
        scene = opened(context)
        scene.choose("night.toml")
        choose(context, "Play")
        choose(context, "Start")
        table = context.scenes.top
        assert isinstance(table, TableScene)
        table.play(table.sitting.match.legal_moves(table.sitting.match.to_act or 0)[0])
        frame(context)
        kept = context.storage.shelf.load(save_name("scope"))
        assert kept is not None and any("night" in name for name, _ in kept.record.content)
        for path in folder.iterdir():
            path.unlink()
        context.scenes.pop(table)
        sit_down(context, kept.record)
        context.scenes.settle()
        again = context.scenes.top
        assert isinstance(again, TableScene) and again.sitting.match.options["grid"] == "night"


def test_sets_are_offered_in_the_set_up_and_ours_come_back(folder: Path) -> None:
    with desk() as context:
        context.open(OpenSetup("scope"))
        context.scenes.settle()
        setup = context.scenes.top
        assert isinstance(setup, SetupScene)
        row = next(row for row in setup.reachable() if isinstance(row, Choice) and row.name == "Cards and scenarios")
        assert [key for key, _ in row.values] == ["", "night"]
        row.choose("night")
        assert setup.chosen["grid"] == "night"
        setup.use_set("")
        assert setup.chosen["grid"] != "night" and not setup.side.start.reason


def test_without_own_files_the_set_up_is_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCRAPDESK_HOME", str(tmp_path))
    with desk() as context:
        context.open(OpenSetup("scope"))
        context.scenes.settle()
        setup = context.scenes.top
        assert isinstance(setup, SetupScene)
        assert "Cards and scenarios" not in {widget.name for widget in setup.reachable()}


def test_a_file_is_taken_in_beside_those_of_its_name_and_out_again(folder: Path, tmp_path: Path) -> None:
    coming = tmp_path / "night.toml"
    coming.write_text(DUEL.replace("quick-duel", "other"), encoding="utf-8")
    with desk() as context:
        scene = opened(context)
        scene.take_in(coming)
        scene.take_in(coming)
        assert (folder / "night-2.toml").read_text(encoding="utf-8") == coming.read_text(encoding="utf-8")
        assert not (folder / "night-3.toml").exists()
        assert scene.chosen is not None and scene.chosen.path.name == "night-2.toml"
        press(context, "delete")
        choose(context, "Delete")
        assert not (folder / "night-2.toml").exists() and (folder / "night.toml").exists()


def test_what_is_no_card_file_is_not_taken_in(folder: Path, tmp_path: Path) -> None:
    with desk() as context:
        scene = opened(context)
        for path in (tmp_path / "none.toml", tmp_path):
            scene.take_in(path)
            toast = scene.passing.toast
            assert toast is not None and toast.tone == "refuse"
        assert len(list(folder.iterdir())) == 3


def test_a_file_that_was_mended_is_seen_at_f5(folder: Path) -> None:
    with desk() as context:
        scene = opened(context)
        scene.choose("half.toml")
        (folder / "half.toml").write_text(DUEL.replace("quick-duel", "half"), encoding="utf-8")
        press(context, "f5")
        assert scene.chosen is not None and scene.chosen.whole and not only(scene, Button, "Play").reason


def test_a_text_is_kept_though_the_folder_was_taken_away(folder: Path) -> None:
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    text = DUEL.replace("quick-duel", "night")
    kept = Workshop(GAMES).write(folder / "night.toml", text)
    assert (kept.whole, kept.path.read_text(encoding="utf-8")) == (True, text)

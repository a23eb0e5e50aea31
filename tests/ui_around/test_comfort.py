"""Settings hold at once and for good: each is changed where people change it, and seen where it works."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scrapdesk.storage.settings import Settings, open_settings
from scrapdesk.ui.context import AppContext, NewTable, Storage
from scrapdesk.ui.desk.credits import GAMES, LIBRARIES, NAMELESS
from scrapdesk.ui.desk.settings import SettingsScene
from scrapdesk.ui.faces import FACES
from scrapdesk.ui.frame.clock import Motion
from scrapdesk.ui.frame.viewport import Viewport
from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.paint.sound.audio import NullAudio, Volumes
from scrapdesk.ui.paint.theme import HIGH_CONTRAST
from scrapdesk.ui.requests import OpenSettings
from scrapdesk.ui.scenes.filepicker import FilePicker
from scrapdesk.ui.scenes.filewish import FileWish
from scrapdesk.ui.stops.memory import memory_storage
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.curtain import CurtainScene
from scrapdesk.ui.widgets.choice import Choice, Slider, Toggle
from tests.ui.hands import choose, desk, named, press, row_of_settings, scene


class Ear(NullAudio):
    """Notes how loud it is."""

    volumes = Volumes()

    def set_volumes(self, volumes: Volumes) -> None:
        self.volumes = volumes


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk() as opened:
        opened.audio = Ear()
        yield opened


def switched(context: AppContext, name: str) -> None:
    """The switch of this name is thrown, in the settings."""
    settings(context)
    widget = row_of_settings(context, name)
    assert isinstance(widget, Toggle)
    widget.activate()


def settings(context: AppContext) -> SettingsScene:
    if not isinstance(context.scenes.top, SettingsScene):
        context.open(OpenSettings())
        context.scenes.settle()
    top = scene(context)
    assert isinstance(top, SettingsScene)
    return top


def choose_value(context: AppContext, name: str, key: str) -> None:
    settings(context)
    found = row_of_settings(context, name)
    assert isinstance(found, Choice)
    found.choose(key)


def test_every_setting_can_be_set_somewhere() -> None:
    """A memory of the program is no wish; and keys have a scene of their own."""
    memories = {
        "fullscreen",
        "last_folder",
        "last_game",
        "welcomed",
        "last_setups",
        "pins",
        "keys",
        "tips_seen",
        "layouts",
        "named_layouts",
        "tables",
        "pencilled",
    }
    source = (Path(__file__).parents[2] / "scrapdesk/ui/desk/settings.py").read_text(encoding="utf-8")
    fields = set(Settings.__struct_fields__) - memories
    assert {field for field in fields if f'"{field}"' not in source} == set()


def test_high_contrast_and_reduced_motion_hold_at_once(context: AppContext) -> None:
    switched(context, "High contrast")
    assert context.theme is HIGH_CONTRAST
    assert context.clock.length(100) == 100
    switched(context, "Reduce motion")
    assert context.clock.length(100) == 0 and context.clock.length(100, Motion.FADE) == 100


def test_text_grows_in_the_settings_themselves_and_the_place_stays_in_sight(context: AppContext) -> None:
    found = settings(context)
    before = context.view.text
    last = [one for one in found.reachable() if isinstance(one, Toggle)][-1]
    found.focus(last)
    size = next(one for one in found.reachable() if isinstance(one, Choice) and one.name == "Text size")
    size.choose("200")
    assert context.view.text == 2 * before
    assert found.pane.rect.contains(last.rect)


def test_a_switch_far_down_does_not_jump_away_when_it_is_thrown() -> None:
    with desk((1024, 640), 150) as context:
        found = settings(context)
        last = [one for one in found.reachable() if isinstance(one, Toggle)][-1]
        found.focus(last)
        top, before = last.rect.top, last.on
        press(context, "enter")
        assert last.rect.top == top and last.on is not before


def test_volumes_and_speed_hold_at_once(context: AppContext) -> None:
    settings(context)
    row_of_settings(context, "Master volume")
    whole, effects, music, beds = [one for one in settings(context).reachable() if isinstance(one, Slider)]
    whole.set(30)
    for slider, value in ((effects, 55), (music, 20), (beds, 10)):
        slider.set(value)
    switched(context, "Mono")
    assert isinstance(context.audio, Ear) and (context.audio.volumes.master, context.audio.volumes.effects) == (
        0.3,
        0.55,
    )
    choose_value(context, "Animation speed", "off")
    assert context.clock.length(100) == 0


def test_a_flat_hand_lies_flat_at_once_on_the_table_that_waits_below() -> None:
    with desk(curtain=False) as context:
        sit_down(context, NewTable("scamorra", ("human", "human"), seed="5"))
        context.scenes.settle()
        table = scene(context)
        assert isinstance(table, BoardTable) and not table.stage.layout.flat
        switched(context, "Show hands")
        assert table.stage.layout.flat and context.settings.flat_hand


def test_a_curtain_that_is_turned_off_falls_no_more(context: AppContext) -> None:
    switched(context, "Hide hands")
    press(context, "escape")
    sit_down(context, NewTable("scrappers", ("human", "human"), seed="5"))
    context.scenes.settle()
    assert not isinstance(context.scenes.top, CurtainScene)


def test_what_is_asked_about_follows_the_setting(context: AppContext) -> None:
    choose_value(context, "Confirm moves", "always")
    assert context.settings.confirm == "always"


def test_settings_are_there_again_at_the_next_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scrapdesk.paths.user_config", lambda: tmp_path)
    kept = memory_storage()
    with desk():
        context = AppContext(
            Storage(open_settings(), kept.history, kept.shelf, kept.deals, kept.finished),
            FlatArt(),
            NullAudio(),
            Viewport((1, 1)),
        )
        context.change_settings(flat_hand=True, keys={"undo": ["f9"]}, pins={"a": {"0": "x:y"}}, tips_seen=("moves",))
        context.note_settings(last_folder="somewhere", pause_unfocused=False)
    again = open_settings()
    assert again.notes == []
    found = again.value
    assert (found.flat_hand, found.keys, found.pins) == (True, {"undo": ["f9"]}, {"a": {"0": "x:y"}})
    assert (found.tips_seen, found.last_folder, found.pause_unfocused) == (("moves",), "somewhere", False)


def test_settings_of_an_older_program_are_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scrapdesk.paths.user_config", lambda: tmp_path)
    old = '{"schema": 1, "kind": "settings", "payload": {"player": "Ada", "keys": {"undo": "f9"}}}'
    (tmp_path / "settings.json").write_text(old, encoding="utf-8")
    again = open_settings()
    assert again.notes == [] and again.value == Settings(player="Ada", keys={"undo": ["f9"]})


# -- files --------------------------------------------------------------------------------------------------


def picked(context: AppContext, folder: Path | None = None) -> FilePicker:
    found = FilePicker(context, FileWish("Open", lambda path: None, folder=folder))
    context.scenes.push(found)
    context.scenes.settle()
    return found


def test_the_file_picker_begins_where_a_file_was_chosen_last(context: AppContext, tmp_path: Path) -> None:
    (tmp_path / "game.scrapdesk").write_text("x", encoding="utf-8")
    found = picked(context)
    found.go_to(tmp_path)
    named(context, "game.scrapdesk").activate()
    context.scenes.settle()
    assert context.settings.last_folder == str(tmp_path) and picked(context).folder == tmp_path


def test_a_folder_that_is_gone_is_forgotten(context: AppContext, tmp_path: Path) -> None:
    context.note_settings(last_folder=str(tmp_path / "gone"))
    assert picked(context).folder.is_dir()


# -- credits ------------------------------------------------------------------------------------------------


def test_credits_name_every_game_and_every_library_of_the_notices(context: AppContext) -> None:
    named_games = {name for name, _ in GAMES} | set(NAMELESS)
    assert all(any(game.title in name for name in named_games) for game in FACES.values())
    notices = (Path(__file__).parents[2] / "NOTICES.md").read_text(encoding="utf-8")
    told = " ".join(name for name, _ in LIBRARIES)
    packages = ("pygame-ce", "PyTMX", "resvg-py", "msgspec", "platformdirs")
    assert all(package in notices and package in told for package in packages)


def test_one_comes_back_to_the_settings_from_credits_and_keys() -> None:
    with desk() as context:
        for way in ("Credits", "Change keys"):
            context.open(OpenSettings())
            context.scenes.settle()
            below = context.scenes.top
            if way == "Change keys":
                row_of_settings(context, way)
            choose(context, way)
            assert context.scenes.top is not below
            press(context, "escape")
            assert context.scenes.top is below
            press(context, "escape")


# -- the groups of the settings -----------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "text"), [((1138, 640), 100), ((1280, 720), 100), ((1024, 640), 200)])
def test_every_setting_is_reached_by_keys_and_the_plate_never_jumps(size: tuple[int, int], text: int) -> None:
    with desk(size, text) as context:
        found, plates = settings(context), set[tuple[int, ...]]()
        reached: set[str] = set()
        for group in found.groups:
            assert found.focused is group
            assert found.open == group.name
            plates.add((*found.plate.topleft, *found.plate.size))
            press(context, "tab")
            while found.focused in found.groups:
                press(context, "tab")
            while (here := scene(context).focused) is not None and here.region == "main":
                assert found.pane.rect.contains(here.rect)
                reached.add(here.name)
                press(context, "tab")
            found.focus(group)
            press(context, "down")
        rows = {row.name for page in found.pages.values() for row in page if row.focusable and not row.reason}
        assert rows <= reached and len(plates) == 1


def test_no_row_of_the_settings_is_cut_at_the_usual_sizes() -> None:
    for size in ((1138, 640), (1280, 720), (1920, 1080)):
        with desk(size) as context:
            assert not settings(context).pane.overflow

"""Records from outside: every fault is one sentence, and the game on the table stays as it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from scrapdesk.core.record import checksum, print_record
from scrapdesk.games import GAMES
from scrapdesk.storage.saves import saves_folder
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.replay.scene import ReplayScene
from scrapdesk.ui.desk.saves import SavesScene
from scrapdesk.ui.desk.workshop import WorkshopScene
from scrapdesk.ui.frame.events import FileDropped, KeyDown, PointerDown, PointerUp, TextTyped, converted
from scrapdesk.ui.loop import Loop
from scrapdesk.ui.requests import ChooseGame, OpenSaves, WatchGame
from scrapdesk.ui.scenes.dialog import Dialog
from scrapdesk.ui.scenes.filepicker import FilePicker
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.exchange import NotUsable, copy_text, loaded_data, loaded_file, pasted, text_of
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.field import TextField
from tests.ui.hands import choose, desk, named, only, press, scene, type_in
from tests.ui_around.games import record


class Pane:
    """A window that is only its surface."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.surface = pygame.Surface(size)

    def toggle_fullscreen(self) -> None:
        raise AssertionError("nobody asked for that")


def drop(context: AppContext, path: Path) -> None:
    Loop(Pane(context.view.size), context).handle(FileDropped(str(path)))
    context.scenes.settle()


def choosing(context: AppContext, folder: Path | None = None) -> FilePicker:
    """The picker that is open, or that of the games, looking into a folder."""
    if not isinstance(context.scenes.top, FilePicker):
        context.open(ChooseGame())
        context.scenes.settle()
    picker = context.scenes.top
    assert isinstance(picker, FilePicker)
    if folder is not None:
        picker.go_to(folder)
    return picker


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [12, 1_000_000])
def test_what_goes_out_comes_in_again(game: str, moves: int) -> None:
    sent = record(game, moves)
    came = loaded_data(text_of(sent).encode())
    assert [move.text for move in came.record.moves] == [move.text for move in sent.moves]
    assert came.match.ply == len(sent.moves) and came.record.players == sent.players


def _signed(body: str) -> str:
    return f"{body}end {checksum(body)}\n"


def _forged(text: str, old: str, new: str) -> str:
    return _signed(text[: text.index("\nend ") + 1].replace(old, new, 1))


FAULTS: dict[str, tuple[Callable[[str], str], str]] = {
    "nothing": (lambda text: "", "no ScrapDesk record"),
    "a letter": (lambda text: "Dear aunt\n" * 5, "no ScrapDesk record"),
    "cut off": (lambda text: text[:-20], "cut off"),
    "changed": (lambda text: text.replace("p1 play", "p2 play", 1), "checksum"),
    "no such game": (lambda text: _forged(text, "game scamorra", "game scrabble"), "no game 'scrabble'"),
    "other rules": (lambda text: _forged(text, "rules ", "rules 9"), "under rules"),
    "an illegal move": (lambda text: _forged(text, "\np1 play ", "\np1 play x"), "no move"),
    "someone else's move": (lambda text: _forged(text, "\np1 play ", "\np2 play "), "moves where"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_every_fault_is_a_sentence_and_the_table_stays(name: str, tmp_path: Path) -> None:
    spoil, said = FAULTS[name]
    path = tmp_path / "game.scrapdesk"
    path.write_text(spoil(print_record(record("scamorra"))), encoding="utf-8")
    with pytest.raises(NotUsable, match=said):
        loaded_file(path)
    with desk() as context:
        sit_down(context, NewTable("scamorra", ("human", "human"), seed="x"))
        context.scenes.settle()
        table = next(scene for scene in context.scenes.scenes if isinstance(scene, TableScene))
        before = table.sitting.record()
        drop(context, path)
        dialog = context.scenes.top
        assert isinstance(dialog, Dialog) and any(said in box.text for box in dialog.text_boxes())
        press(context, "escape")
        assert table in context.scenes.scenes and table.sitting.record() == before


def test_what_is_no_file_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "large").write_bytes(b"x" * 4_000_001)
    for path, said in ((tmp_path / "none", "no file"), (tmp_path, "folder"), (tmp_path / "large", "too large")):
        with pytest.raises(NotUsable, match=said):
            loaded_file(path)
    with pytest.raises(NotUsable):
        loaded_file(Path("a\0b"))


def test_a_thousand_mangled_records_are_sentences() -> None:
    luck, whole = Random(3), print_record(record("scamorra", 30)).encode()
    refused = 0
    for _ in range(1000):
        at = luck.randrange(len(whole))
        kinds = [whole[:at], whole[:at] + luck.randbytes(3) + whole[at + 3 :], luck.randbytes(at), whole[at:]]
        try:
            loaded_data(luck.choice(kinds))
        except NotUsable as fault:
            refused += bool(str(fault))
    assert refused > 990


def test_a_game_goes_through_the_clipboard() -> None:
    with desk() as context:
        sent = record("scope")
        assert copy_text(f"\n\n{text_of(sent)}\n ")
        assert pasted().record.seed == sent.seed
        context.open(OpenSaves())
        context.scenes.settle()
        press(context, "ctrl+v")
        assert isinstance(context.scenes.top, ReplayScene)
        press(context, "escape")
        copy_text("nothing of ours")
        press(context, "ctrl+v")
        assert isinstance(context.scenes.top, Dialog)


def test_a_dropped_file_is_watched() -> None:
    event = converted(pygame.Event(pygame.DROPFILE, file="/somewhere/game.scrapdesk"))
    assert event == FileDropped("/somewhere/game.scrapdesk")


def test_dropped_games_are_watched_and_dropped_cards_taken_in(tmp_path: Path) -> None:
    with desk() as context:
        path = tmp_path / "game.scrapdesk"
        path.write_text(text_of(record("scarper")), encoding="utf-8")
        drop(context, path)
        assert isinstance(context.scenes.top, ReplayScene)
        cards = tmp_path / "cards.toml"
        cards.write_text("game = 7", encoding="utf-8")
        drop(context, cards)
        scene = context.scenes.top
        assert isinstance(scene, WorkshopScene) and [file.name for file in scene.files] == ["cards"]
        scene.remove()
        context.scenes.settle()
        choose(context, "Delete")


def test_a_game_is_written_and_opened_through_the_picker(tmp_path: Path) -> None:
    with desk() as context:
        context.open(WatchGame(record("scamorra")))
        context.scenes.settle()
        press(context, "ctrl+s")
        picker = choosing(context, tmp_path)
        only(picker, TextField).write("")
        type_in(context, "evening")
        press(context, "enter")
        written = tmp_path / "evening.scrapdesk"
        assert isinstance(context.scenes.top, ReplayScene) and loaded_file(written).record.finished
        press(context, "escape")
        picker = choosing(context, tmp_path)
        (tmp_path / "no-game.scrapdesk").write_text("nonsense", encoding="utf-8")
        picker.go_to(tmp_path)
        choose(context, "no-game.scrapdesk")
        assert scene(context) is picker and picker.picked == tmp_path / "no-game.scrapdesk"
        choose(context, "Open")
        toast = picker.passing.toast
        assert scene(context) is picker and toast is not None and "cannot be watched" in toast.text
        choose(context, "evening.scrapdesk")
        assert scene(context) is picker
        choose(context, "Open")
        assert isinstance(context.scenes.top, ReplayScene)


def test_a_file_with_a_game_that_is_not_over_is_gone_on_with_or_watched(tmp_path: Path) -> None:
    (tmp_path / "half.scrapdesk").write_text(text_of(record("scamorra", 12)), encoding="utf-8")
    for way, kind in (("Continue playing", TableScene), ("Watch it", ReplayScene)):
        with desk(curtain=False) as context:
            choosing(context, tmp_path)
            choose(context, "half.scrapdesk")
            choose(context, "Open")
            choose(context, way)
            if kind is TableScene:  # another game is on that table
                choose(context, "Discard and start")
            assert isinstance(context.scenes.top, kind)


def test_a_folder_without_games_says_so_and_a_file_tells_its_day(tmp_path: Path) -> None:
    with desk() as context:
        picker = choosing(context, tmp_path)
        assert any(box.text.startswith("No .scrapdesk or .txt files here yet.") for box in picker.text_boxes())
        (tmp_path / "evening.scrapdesk").write_text(text_of(record("scamorra")), encoding="utf-8")
        picker.go_to(tmp_path)
        words = [box.text for box in picker.text_boxes()]
        assert any(text.startswith("today, ") for text in words) and not any("here yet" in text for text in words)


def said(context: AppContext) -> str:
    top = context.scenes.top
    assert isinstance(top, FilePicker)
    return " ".join(box.text for box in top.text_boxes())


def test_what_is_chosen_is_told_before_it_is_opened(tmp_path: Path) -> None:
    (tmp_path / "evening.scrapdesk").write_text(text_of(record("scope", 12)), encoding="utf-8")
    (tmp_path / "no-game.scrapdesk").write_text("nonsense", encoding="utf-8")
    (tmp_path / "Holidays").mkdir()
    with desk() as context:
        choosing(context, tmp_path)
        assert "Click a folder to open it." in said(context) and f" {tmp_path.name} " in said(context)
        choose(context, "evening.scrapdesk")
        assert "You have chosen evening.scrapdesk. SCOPE, against Bruno, " in said(context)
        choose(context, "no-game.scrapdesk")
        assert "You have chosen no-game.scrapdesk. no-game.scrapdesk cannot be watched" in said(context)
        choose(context, "Holidays")
        assert "You have chosen" not in said(context) and "Click a folder to open it." in said(context)


def test_a_new_file_says_beforehand_what_it_will_be_called_and_where(tmp_path: Path) -> None:
    with desk() as context:
        context.open(WatchGame(record("scamorra")))
        context.scenes.settle()
        press(context, "ctrl+s")
        picker = choosing(context, tmp_path)
        only(picker, TextField).write("")
        assert "Type a name for the file, then press Save here." in said(context)
        type_in(context, "evening")
        assert f"Saves evening.scrapdesk in {tmp_path.name}." in said(context)
        press(context, "enter")
        assert (tmp_path / "evening.scrapdesk").exists()


def test_a_double_click_opens_a_file_and_a_slow_second_one_does_not(tmp_path: Path) -> None:
    (tmp_path / "evening.scrapdesk").write_text(text_of(record("scamorra")), encoding="utf-8")
    with desk() as context:
        picker = choosing(context, tmp_path)
        for _ in range(2):
            choose(context, "evening.scrapdesk")
            context.clock.advance(1000)
        assert context.scenes.top is picker
        at = named(context, "evening.scrapdesk").rect.center
        for event in (PointerDown(at), PointerUp(at), PointerDown(at), PointerUp(at)):
            context.scenes.handle(event)
        context.scenes.settle()
        assert isinstance(context.scenes.top, ReplayScene)


def test_a_file_is_not_written_over_without_a_word(tmp_path: Path) -> None:
    with desk() as context:
        (tmp_path / "old.scrapdesk").write_text("dear", encoding="utf-8")
        for answer, text in (("Cancel", "dear"), ("Overwrite", text_of(record("scope")))):
            context.open(WatchGame(record("scope")))
            context.scenes.settle()
            press(context, "ctrl+s")
            picker = choosing(context, tmp_path)
            only(picker, TextField).write("old.scrapdesk")
            press(context, "/", "enter")
            assert isinstance(context.scenes.top, Dialog)
            choose(context, answer)
            assert (tmp_path / "old.scrapdesk").read_text(encoding="utf-8") == text


def test_the_picker_goes_by_keys_through_folders(tmp_path: Path) -> None:
    (tmp_path / "in" / "deep").mkdir(parents=True)
    (tmp_path / "in" / "a.scrapdesk").write_text("x", encoding="utf-8")
    (tmp_path / "in" / "b.doc").write_text("x", encoding="utf-8")
    with desk() as context:
        picker = choosing(context, tmp_path)
        press(context, "enter")
        assert picker.folder == tmp_path / "in"
        names = [widget.name for widget in picker.reachable() if widget.region == "list"]
        assert names == ["deep", "a.scrapdesk"]
        press(context, "backspace")
        assert picker.folder == tmp_path
        press(context, "/")
        type_in(context, str(tmp_path / "in" / "deep"))
        press(context, "enter")
        assert picker.folder == tmp_path / "in" / "deep"
        press(context, "escape")
        assert not isinstance(context.scenes.top, FilePicker)


def test_a_path_can_be_typed_from_its_first_sign_on(tmp_path: Path) -> None:
    (tmp_path / "inside").mkdir()
    with desk() as context:
        picker = choosing(context)
        for event in (KeyDown("/"), TextTyped("/")):  # this one leads into the field
            context.scenes.handle(event)
        field = only(picker, TextField)
        assert picker.focused is field and field.value == ""
        for letter in str(tmp_path / "inside"):
            context.scenes.handle(KeyDown(letter))
            context.scenes.handle(TextTyped(letter))
        press(context, "enter")
        assert picker.folder == tmp_path / "inside"


def test_a_folder_that_cannot_be_listed_is_a_sentence(tmp_path: Path) -> None:
    with desk() as context:
        picker = choosing(context)
        before = picker.folder
        picker.go_to(tmp_path / "gone")
        toast = picker.passing.toast
        assert picker.folder == before and toast is not None and "cannot be opened" in toast.text


def test_the_shelf_leads_to_files() -> None:
    with desk() as context:
        context.open(OpenSaves())
        context.scenes.settle()
        assert isinstance(context.scenes.top, SavesScene)
        press(context, "ctrl+o")
        assert isinstance(context.scenes.top, FilePicker)


def test_open_can_be_pressed_as_soon_as_there_is_something_to_open(tmp_path: Path) -> None:
    (tmp_path / "evening.scrapdesk").write_text(text_of(record("scamorra")), encoding="utf-8")
    with desk() as context:
        picker = choosing(context, tmp_path)
        button = only(picker, Button, "Open")
        assert button.reason
        choose(context, "evening.scrapdesk")
        assert not button.reason
        picker.go_to(tmp_path)
        assert button.reason
        only(picker, TextField).write("even")
        assert not button.reason
        only(picker, TextField).write("")
        assert button.reason
        press(context, "escape")
        context.open(WatchGame(record("scamorra")))
        context.scenes.settle()
        press(context, "ctrl+s")
        saving = choosing(context, tmp_path)
        assert not only(saving, Button, "Save here").reason
        only(saving, TextField).write(" ")
        assert only(saving, Button, "Save here").reason


def test_a_path_without_its_root_is_looked_for_from_here_and_the_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "in" / "deep").mkdir(parents=True)
    with desk() as context:
        picker = choosing(context, tmp_path)
        only(picker, TextField).write("in/deep")
        choose(context, "Open")
        assert picker.folder == tmp_path / "in" / "deep"
        only(picker, TextField).write("in/shallow")
        choose(context, "Open")
        toast = picker.passing.toast
        assert toast is not None and f"There is no in/shallow in {picker.folder}." in toast.text


def test_the_places_have_the_saved_games_and_no_folder_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCRAPDESK_HOME", str(tmp_path))
    with desk() as context:
        folder = saves_folder()
        folder.mkdir(parents=True, exist_ok=True)
        context.note_settings(last_folder=str(Path.home()))
        picker = choosing(context)
        names = [widget.name for widget in picker.reachable() if widget.region == "places"]
        assert names[0] == f"Last used: {Path.home().name}" and "Home" not in names and "Saved games" in names
        choose(context, "Saved games")
        assert picker.folder == folder


def test_a_path_that_leads_nowhere_is_not_said_to_be_missing_here(tmp_path: Path) -> None:
    with desk() as context:
        picker = choosing(context, tmp_path)
        assert picker.focused is not None and picker.focused.region == "places", "there is nothing in the list"
        only(picker, TextField).write(str(tmp_path / "gone"))
        assert any(box.text == "Press Enter to look there." for box in picker.text_boxes())
        choose(context, "Open")
        toast = picker.passing.toast
        assert toast is not None and toast.text.endswith("on this computer.")

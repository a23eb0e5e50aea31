"""The shelf: games are kept, found, renamed and forgotten, and none is lost on the way to another."""

from __future__ import annotations

from itertools import pairwise

import pytest

from scrapdesk.games import GAMES
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.keeping import NameScene
from scrapdesk.ui.desk.miniature import Miniature
from scrapdesk.ui.desk.replay.scene import ReplayScene
from scrapdesk.ui.desk.saves import SaveRow, SavesScene
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.requests import OpenSaves, OpenSetup
from scrapdesk.ui.scenes.dialog import Dialog
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.making_room import free_name, make_room
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.field import TextField
from tests.ui.hands import choose, desk, leave_table, only, press, scene, type_in
from tests.ui_around.games import loaded, record


def shelf(context: AppContext, **games: str) -> SavesScene:
    """The shelf with some saved games: name=game."""
    for name, game in games.items():
        context.storage.shelf.keep(name, record(game, 20, seed=name.lower()))
    context.open(OpenSaves())
    context.scenes.settle()
    top = context.scenes.top
    assert isinstance(top, SavesScene)
    return top


def names(found: SavesScene) -> list[str]:
    return [widget.name for widget in found.reachable() if isinstance(widget, SaveRow)]


def test_the_shelf_lists_every_game_and_says_what_it_is() -> None:
    with desk() as context:
        found = shelf(context, Sunday="scope", Monday="scarper")
        assert names(found) == [save_name("scamorra"), "Sunday", "Monday"]
        found.choose("Sunday")
        said = [box.text for widget in found.all_widgets() for box in widget.text_boxes()]
        told = dict(pairwise(said))
        assert told["Game"] == "SCOPE" and told["Players"] == "Ada, Bruno" and int(told["Moves"]) > 5


def test_the_small_picture_shows_a_spectator_s_table() -> None:
    with desk() as context:
        found = shelf(context)
        pieces = found.miniature.pieces
        assert pieces and not any(piece.face_up and piece.slot.startswith(("hand", "deck")) for piece in pieces)


def test_a_game_is_kept_from_its_table_and_gone_on_with() -> None:
    with desk(curtain=False) as context:
        sit_down(context, record("scarper", 20, "human,human"))
        context.scenes.settle()
        press(context, "ctrl+s")
        asked = context.scenes.top
        assert isinstance(asked, NameScene)
        only(asked, TextField).write("")
        type_in(context, "Before the storm")
        press(context, "enter")
        table = context.scenes.top
        assert isinstance(table, TableScene) and table.passing.toast is not None
        kept = context.storage.shelf.load("Before the storm")
        assert kept is not None and kept.record.players == "human,human"
        assert [move.text for move in kept.record.moves] == [move.text for move in table.sitting.record().moves]


def test_what_is_typed_takes_the_place_of_the_proposed_name() -> None:
    with desk(curtain=False) as context:
        sit_down(context, record("scarper", 20, "human,human"))
        context.scenes.settle()
        press(context, "ctrl+s")
        type_in(context, "Mine")
        press(context, "enter")
        assert context.storage.shelf.has("Mine")


def test_a_name_that_is_taken_is_asked_about() -> None:
    with desk() as context:
        context.storage.shelf.keep("Mine", record("scope", 8))
        sit_down(context, record("scarper", 20))
        context.scenes.settle()
        for answer, game in (("Cancel", "scope"), ("Overwrite", "scarper")):
            press(context, "ctrl+s")
            asked = context.scenes.top
            assert isinstance(asked, NameScene)
            only(asked, TextField).write("Mine")
            press(context, "enter")
            assert isinstance(context.scenes.top, Dialog)
            choose(context, answer)
            kept = context.storage.shelf.load("Mine")
            assert isinstance(context.scenes.top, TableScene) and kept is not None and kept.record.game == game


def test_names_of_the_desk_s_own_are_refused() -> None:
    with desk() as context:
        sit_down(context, record("scarper", 20))
        context.scenes.settle()
        for name in ("", "running scope", "running"):
            press(context, "ctrl+s")
            asked = context.scenes.top
            assert isinstance(asked, NameScene)
            only(asked, TextField).write(name)
            press(context, "enter")
            assert context.scenes.top is asked and any(
                "cannot have this name" in box.text for box in asked.text_boxes()
            )
            press(context, "escape")


def test_a_game_gets_another_name_but_not_one_that_is_taken() -> None:
    with desk() as context:
        found = shelf(context, Sunday="scope", Monday="scarper")
        found.choose("Sunday")
        press(context, "f2")
        asked = context.scenes.top
        assert isinstance(asked, NameScene)
        only(asked, TextField).write("Monday")
        press(context, "enter")
        assert context.scenes.top is asked and any("already" in box.text for box in asked.text_boxes())
        only(asked, TextField).write("Tuesday")
        press(context, "enter")
        assert scene(context) is found and found.chosen is not None and found.chosen.name == "Tuesday"
        assert set(names(found)) == {save_name("scamorra"), "Tuesday", "Monday"}


def test_forgetting_is_asked_first() -> None:
    with desk() as context:
        found = shelf(context, Sunday="scope")
        found.choose("Sunday")
        press(context, "delete")
        choose(context, "Keep")
        assert "Sunday" in names(found)
        press(context, "delete")
        choose(context, "Delete")
        assert "Sunday" not in names(found) and not context.storage.shelf.has("Sunday")


def test_going_on_with_a_saved_game_leaves_the_saved_one() -> None:
    with desk() as context:
        found = shelf(context, Sunday="scope")
        found.choose("Sunday")
        choose(context, "Continue")
        assert isinstance(context.scenes.top, TableScene) and context.storage.shelf.has("Sunday")
        leave_table(context)
        assert isinstance(context.scenes.top, DeskScene)


def test_the_game_on_the_table_is_put_aside_before_another_takes_its_place() -> None:
    with desk() as context:
        found = shelf(context, Other="scamorra")
        found.choose("Other")
        choose(context, "Continue")
        assert isinstance(context.scenes.top, Dialog)
        choose(context, "Cancel")
        assert scene(context) is found
        choose(context, "Continue")
        choose(context, "Save and start")
        assert isinstance(context.scenes.top, TableScene)
        assert any("saved for later" in save.name for save in context.storage.shelf.all())


def test_a_new_game_does_not_lose_the_one_on_the_table_either() -> None:
    with desk() as context:
        context.open(OpenSetup("scamorra"))
        context.scenes.settle()
        assert isinstance(context.scenes.top, SetupScene)
        choose(context, "Start")
        choose(context, "Discard and start")
        assert isinstance(context.scenes.top, TableScene)


def test_a_saved_game_is_watched_by_its_person() -> None:
    with desk() as context:
        found = shelf(context, Sunday="scope")
        found.choose("Sunday")
        choose(context, "Watch")
        top = context.scenes.top
        assert isinstance(top, ReplayScene) and not top.film.finished


def test_a_game_of_older_rules_can_be_forgotten_and_says_why_not_more() -> None:
    from dataclasses import replace

    with desk() as context:
        context.storage.shelf.keep("Old", replace(record("scope", 10), rules_version=99))
        found = shelf(context)
        found.choose("Old")
        reasons = {name: only(found, Button, name).reason for name in ("Continue", "Watch", "Delete")}
        assert "rules 99" in reasons["Continue"] and "rules 99" in reasons["Watch"] and not reasons["Delete"]


def test_a_name_that_no_file_can_have_is_refused() -> None:
    with desk() as context:
        sit_down(context, record("scarper", 20))
        context.scenes.settle()
        for name in ("a/b", "..", "x" * 60 + "?"):
            press(context, "ctrl+s")
            asked = context.scenes.top
            assert isinstance(asked, NameScene)
            only(asked, TextField).write(name)
            press(context, "enter")
            assert context.scenes.top is asked and any("cannot be saved" in box.text for box in asked.text_boxes())
            press(context, "escape")


@pytest.mark.parametrize("game", GAMES)
def test_the_name_of_a_game_put_aside_is_one_that_can_be_kept(game: str) -> None:
    with desk() as context:
        context.storage.shelf.keep(save_name(game), record(game, 8))
        make_room(context, game, lambda: context.open(OpenSaves()))
        context.scenes.settle()
        choose(context, "Save and start")
        found = context.scenes.top
        assert isinstance(found, SavesScene) and any("saved for later" in name for name in names(found))


def test_an_empty_shelf_says_so() -> None:
    with desk() as context:
        context.storage.shelf.forget(save_name("scamorra"))
        found = shelf(context)
        assert names(found) == [] and any("No saved games yet" in box.text for box in found.text_boxes())


def test_a_shelf_that_takes_nothing_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(name: str, record: object) -> None:
        raise StorageTrouble("the disk is full")

    with desk() as context:
        sit_down(context, NewTable("scarper", ("human", "ai:random"), seed="x"))
        context.scenes.settle()
        press(context, "ctrl+s")
        monkeypatch.setattr(context.storage.shelf, "keep", full)
        press(context, "enter")
        assert any("The disk is full." in box.text for box in scene(context).text_boxes())


def test_a_free_name_is_found() -> None:
    with desk() as context:
        for name in ("Game", "Game 2"):
            context.storage.shelf.keep(name, record("scope", 5))
        assert free_name(context.storage.shelf, "Game") == "Game 3"


def test_a_picture_of_a_table_leaves_out_the_rooms_in_which_nothing_is_said() -> None:
    """Scrappers has its words beside the drafts: the picture ends before them."""
    with desk(size=(1920, 1080)) as context:
        small, game = Miniature(context), loaded("scrappers", 20)
        small.show("scrappers", game, ("Ada", "Bruno"))
        high = small.height_for(496)
        small.place(0, 0, 496, high)
        image = small.image()
        assert image is not None and small.stage is not None
        assert abs(high / 496 - 1080 / 1244) < 0.01 and image.get_width() in (495, 496)

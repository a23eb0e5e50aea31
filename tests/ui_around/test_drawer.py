"""The panel of the desk: it holds whatever there is to tell, and a first visit begins with a lesson."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scrapdesk.games import GAMES
from scrapdesk.storage.statistics import History
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.miniature import board_of
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.faces import FACES
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson import Tutor
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.widgets.scroll import ScrollPane
from tests.ui.hands import choose, desk, only, press, scene
from tests.ui.sizes import at_every_size
from tests.ui_around.games import record

WINDOWS = [(1024, 640), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160)]
PLAYERS = {
    2: ("human,human", ("WWWWWWWWWWWWWWWWWWWWWWWW", "Maximiliane von der Aue")),
    3: ("human,ai:steady,ai:steady", ("Maximiliane von der Aue", "", "")),
}


def top(context: AppContext) -> DeskScene:
    found = scene(context)
    assert isinstance(found, DeskScene)
    return found


@at_every_size([(size, text) for size in WINDOWS for text in (100, 150, 200)])
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_told_of_a_running_game_no_button_is_cut(game: str, size: tuple[int, int], text: int) -> None:
    with desk(size=size, text=text) as context:
        players, names = PLAYERS[min(GAMES[game].info.seats[0], 3)]
        context.storage.shelf.keep(save_name(game), replace(record(game, 20, players), names=names))
        choose(context, "Scarper" if game != "scarper" else "SCOPE")
        top(context).choose(game)
        context.clock.advance(1000)
        found = top(context)
        assert found.drawer.go.text == "Continue" and only(found, ScrollPane).overflow == 0
        for button in (found.drawer.go, found.drawer.new, found.drawer.learn, found.drawer.results):
            assert found.drawer_rect.contains(button.rect)


def test_the_mat_does_not_move_when_another_box_is_looked_at() -> None:
    with desk() as context:
        before = top(context).mat.copy()
        for game in GAMES:
            top(context).choose(game)
            context.clock.advance(1000)
            assert top(context).mat == before


def first_visit(context: AppContext) -> None:
    context.storage.shelf.forget(save_name("scamorra"))
    context.storage.history.save(History())
    context.scenes.clear()
    context.scenes.push(DeskScene(context))
    context.scenes.settle()


def test_at_a_first_visit_the_large_button_teaches_and_the_other_plays() -> None:
    with desk() as context:
        first_visit(context)
        drawer = top(context).drawer
        assert drawer.go.primary and (drawer.go.text, drawer.learn.text) == ("Learn to play", "Play now")
        press(context, "enter")
        table = context.scenes.top
        assert isinstance(table, BoardTable) and any(isinstance(part, Tutor) for part in table.parts)


def test_who_has_played_goes_straight_to_the_table() -> None:
    with desk() as context:
        top(context).choose("scrappers")
        drawer = top(context).drawer
        assert (drawer.go.text, drawer.learn.text) == ("Play now", "Learn to play")


def test_a_game_that_waits_under_a_name_is_no_game_that_was_not_played() -> None:
    with desk() as context:
        context.storage.shelf.keep("For another day", record("scrappers", 20))
        top(context).choose("scrappers")
        assert top(context).drawer.played.text == "1 game begun" and top(context).drawer.go.text == "Play now"
        top(context).choose("scope")
        assert top(context).drawer.played.text == "not played yet"


def test_a_game_without_a_lesson_does_not_promise_one() -> None:
    assert all(face.teaches == (face.lesson() is not None) for face in FACES.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_small_picture_is_cut_from_within_the_table(game: str) -> None:
    from scrapdesk.ui.desk.miniature import Miniature
    from scrapdesk.ui.table.exchange import played_again

    with desk() as context:
        loaded = played_again(record(game, 20))
        picture = Miniature(context, board_only=True)
        picture.show(game, loaded, ("A",) * loaded.match.seats)
        picture.place(0, 0, 200, 150)
        assert picture.image() is not None and picture.stage is not None
        board = board_of(picture.stage)
        assert picture.stage.rect.inflate(60, 60).contains(board)
        assert board.width * board.height < picture.stage.rect.width * picture.stage.rect.height

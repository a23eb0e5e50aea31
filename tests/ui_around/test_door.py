"""Every way to a table leads through one door, at which no game that is being played is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

import scrapdesk
from scrapdesk.core.record import Record, print_record
from scrapdesk.ui.app import open_desk
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.replay.scene import ReplayScene
from scrapdesk.ui.desk.saves import SavesScene
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.frame.events import FileDropped
from scrapdesk.ui.frame.scene import Scene
from scrapdesk.ui.loop import Loop
from scrapdesk.ui.requests import OpenLesson, OpenSaves, OpenSetup, WatchGame
from scrapdesk.ui.scenes.dialog import Dialog
from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.ending import EndScene
from scrapdesk.ui.table.gameids import id_of_sitting, typed_id
from scrapdesk.ui.table.lesson import Tutor
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.table.scene import TableScene
from tests.ui.hands import choose, desk, frame, numbers, press
from tests.ui_around.games import record

GAME = "scamorra"
AGAINST = NewTable(GAME, ("human", "ai:random"), seed="another")


def at_table(context: AppContext) -> TableScene:
    """On, with the game that is being played."""
    save = context.storage.shelf.load(save_name(GAME))
    assert save is not None
    context.open_table(save.record)
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, TableScene)
    return table


def watched(context: AppContext) -> ReplayScene:
    context.open(WatchGame(record(GAME, 30)))
    context.scenes.settle()
    film = context.scenes.top
    assert isinstance(film, ReplayScene)
    return film


# -- the ways -----------------------------------------------------------------------------------------------


def play_from_the_command_line(context: AppContext, tmp_path: Path) -> None:
    context.scenes.clear()
    context.scenes.settle()
    open_desk(context, AGAINST)


def quick_start(context: AppContext, tmp_path: Path) -> None:
    context.open_table(AGAINST)


def set_up(context: AppContext, tmp_path: Path) -> None:
    context.open(OpenSetup(GAME))
    context.scenes.settle()
    choose(context, "Start")


def a_pasted_game_id(context: AppContext, tmp_path: Path) -> None:
    sitting = at_table(context).sitting
    text = id_of_sitting(sitting)
    context.scenes.pop()
    context.scenes.settle()
    context.open(OpenSetup(typed_id(text)))
    context.scenes.settle()
    assert isinstance(context.scenes.top, SetupScene)
    choose(context, "Start")


def same_again(context: AppContext, tmp_path: Path) -> None:
    at_table(context)
    press(context, "escape")
    choose(context, "Rematch")


def from_the_beginning(context: AppContext, tmp_path: Path) -> None:
    at_table(context)
    press(context, "escape")
    choose(context, "Restart")


def swapped_sides(context: AppContext, tmp_path: Path) -> None:
    at_table(context)
    press(context, "escape")
    choose(context, "Swap sides")


def a_saved_game(context: AppContext, tmp_path: Path) -> None:
    context.storage.shelf.keep("Sunday", record(GAME, 24, seed="sunday"))
    context.open(OpenSaves())
    context.scenes.settle()
    shelf = context.scenes.top
    assert isinstance(shelf, SavesScene)
    shelf.choose("Sunday")
    shelf.go_on()


def a_branch_of_a_game_that_is_watched(context: AppContext, tmp_path: Path) -> None:
    film = watched(context)
    film.film.go(3)
    film.branch()


def a_dropped_file(context: AppContext, tmp_path: Path) -> None:
    path = tmp_path / "game.scrapdesk"
    path.write_text(print_record(record(GAME)))

    class Pane:
        surface = pygame.Surface(context.view.size)

        def toggle_fullscreen(self) -> None: ...

    Loop(Pane(), context).handle(FileDropped(str(path)))
    context.scenes.settle()
    film = context.scenes.top
    assert isinstance(film, ReplayScene)
    film.film.go(3)
    film.branch()


def back_from_an_end(context: AppContext, tmp_path: Path) -> None:
    """A game of this kind ended elsewhere; one goes back to where it turned."""
    end = ended(context)
    keep(context)
    back = [button for button in end.reachable() if button.name.startswith("Before move")]
    assert back
    back[0].activate()


def the_same_again_from_an_end(context: AppContext, tmp_path: Path) -> None:
    ended(context)
    keep(context)
    choose(context, "Rematch")


def a_whole_game_after_a_lesson(context: AppContext, tmp_path: Path) -> None:
    context.open(OpenLesson(GAME))
    context.scenes.settle()
    table = context.scenes.top
    assert isinstance(table, BoardTable)
    table.part(Tutor).skip_to(len(table.part(Tutor).course.lesson.steps) - 1)
    match = table.sitting.match
    while match.to_act is not None:
        match.play(match.to_act, match.legal_moves(match.to_act)[0])
    frame(context)
    settle(context)
    choose(context, "Play a full game")


def ended(context: AppContext) -> EndScene:
    """The end of a game that the person has lost."""
    for seed in range(40):
        context.storage.shelf.forget(save_name(GAME))
        context.open_table(record(GAME, 12, seed=str(seed)))
        context.scenes.settle()
        table = context.scenes.top
        assert isinstance(table, TableScene)
        match = table.sitting.match
        while match.to_act is not None:
            match.play(match.to_act, match.legal_moves(match.to_act)[-1])
        frame(context)
        settle(context)
        end = numbers(context)
        if any(button.name.startswith("Before move") for button in end.reachable()):
            return end
        table.leave()
        context.scenes.settle()
    raise AssertionError("no game was lost")


RUNNING = record(GAME, 26, "human,ai:steady", "running")


def keep(context: AppContext) -> None:
    context.storage.shelf.keep(save_name(GAME), RUNNING)


WAYS = (
    play_from_the_command_line,
    quick_start,
    set_up,
    a_pasted_game_id,
    same_again,
    from_the_beginning,
    swapped_sides,
    a_saved_game,
    a_branch_of_a_game_that_is_watched,
    a_dropped_file,
    back_from_an_end,
    the_same_again_from_an_end,
    a_whole_game_after_a_lesson,
)


def moves(found: Record) -> list[str]:
    return [move.text for move in found.moves]


def kept_games(context: AppContext) -> list[list[str]]:
    return [moves(save.record) for save in context.storage.shelf.all()]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_a_game_that_is_being_played_is_asked_about_and_can_be_put_aside(
    way: Callable[[AppContext, Path], None], tmp_path: Path
) -> None:
    with desk(speed="off", curtain=False) as context:
        keep(context)
        way(context, tmp_path)
        context.scenes.settle()
        asked: Scene | None = context.scenes.top
        assert isinstance(asked, Dialog)
        choose(context, "Save and start")
        frame(context)
        tables = [scene for scene in context.scenes.scenes if isinstance(scene, TableScene)]
        assert len(tables) == 1 and tables[0] is context.scenes.top
        assert moves(tables[0].sitting.record()) != moves(RUNNING)
        play_one(tables[0])
        frame(context)
        assert moves(RUNNING) in kept_games(context)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_who_thinks_better_of_it_has_lost_nothing(way: Callable[[AppContext, Path], None], tmp_path: Path) -> None:
    with desk(speed="off", curtain=False) as context:
        keep(context)
        way(context, tmp_path)
        context.scenes.settle()
        choose(context, "Cancel")
        frame(context)
        found = context.storage.shelf.load(save_name(GAME))
        assert found is not None and moves(found.record) == moves(RUNNING)


def play_one(table: TableScene) -> None:
    match = table.sitting.match
    if match.to_act is not None:
        match.play(match.to_act, match.legal_moves(match.to_act)[0])


def test_a_game_that_is_gone_on_with_is_not_asked_about() -> None:
    with desk(speed="off") as context:
        keep(context)
        assert moves(at_table(context).sitting.record()) == moves(RUNNING)


def test_a_move_of_this_very_frame_is_kept_before_anything_is_asked() -> None:
    with desk(speed="off", curtain=False) as context:
        keep(context)
        table = at_table(context)
        match = table.sitting.match
        while match.to_act != 0:
            play_one(table)
        play_one(table)
        context.open_table(AGAINST)
        found = context.storage.shelf.load(save_name(GAME))
        assert found is not None and len(found.record.moves) == match.ply


def test_no_room_makes_a_table_but_the_door_and_the_pictures() -> None:
    package = Path(scrapdesk.__file__).parent
    makers = [path for path in package.rglob("*.py") if "ui.table.opening" in path.read_text(encoding="utf-8")]
    assert {path.relative_to(package).as_posix() for path in makers} == {"ui/table/door.py", "ui/stops/stop.py"}

"""No act of a person ends the window: what cannot be done is told in a sentence, and the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from scrapdesk.core.refusal import IllegalMove
from scrapdesk.games import GAMES
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.desk.settings import SettingsScene
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.frame.events import FileDropped, KeyDown, PointerDown, PointerUp
from scrapdesk.ui.loop import Loop
from scrapdesk.ui.requests import OpenKeys, OpenRules, OpenSaves, OpenSettings, OpenSetup
from scrapdesk.ui.scenes.dialog import Dialog
from scrapdesk.ui.stops.stop import settle, sit_down
from scrapdesk.ui.table.curtain import CurtainScene
from scrapdesk.ui.table.plain import PlainTable
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.table.sitting import new_sitting
from scrapdesk.ui.widgets.choice import Choice
from scrapdesk.ui.widgets.listing import ListRow
from tests.ui.hands import choose, click, desk, painted, press, scene


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off", confirm="off") as opened:
        yield opened


def plain(context: AppContext, game: str, *players: str, seed: str = "w") -> PlainTable:
    wish = NewTable(game, players, seed=seed)
    table = PlainTable(context, new_sitting(wish, context.settings.player, context.make_thinker))
    context.scenes.push(table)
    context.scenes.settle()
    while isinstance(context.scenes.top, CurtainScene):
        press(context, "enter")
    return table


def rows(table: PlainTable) -> list[ListRow]:
    return [widget for widget in table.reachable() if isinstance(widget, ListRow)]


def until_asked(context: AppContext, table: TableScene) -> None:
    for _ in range(5000):
        if not table.sitting.thinking:
            return
        context.scenes.update(200)
        context.scenes.settle()


def toast(context: AppContext) -> str:
    found = scene(context).passing.toast
    return found.text if found is not None else ""


# -- a row that has gone ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_was_clicked_is_not_made_again_by_enter(context: AppContext, game: str) -> None:
    seats = GAMES[game].info.seats[0]
    table = plain(context, game, *["human"] * seats)
    for _ in range(12):
        while isinstance(context.scenes.top, CurtainScene):
            press(context, "enter")
        if not rows(table):
            break
        click(context, rows(table)[0].rect.center)
        ply = table.sitting.match.ply
        table.handle(KeyDown("enter"))
        context.scenes.settle()
        assert table.sitting.match.ply == ply
        assert table.focused is None or any(table.focused is widget for widget in table.all_widgets())


def test_a_row_that_leaves_while_it_is_held_down_does_nothing(context: AppContext) -> None:
    table = plain(context, "scamorra", "human", "human")
    held = rows(table)[0]
    table.handle(PointerDown(held.rect.center))
    table.sitting.match.play(table.sitting.match.to_act or 0, table.sitting.match.legal_moves(0)[0])
    table.follow("play")
    ply = table.sitting.match.ply
    table.handle(PointerUp(held.rect.center))
    assert table.sitting.match.ply == ply


# -- refusals and disks -------------------------------------------------------------------------------------


def test_a_move_that_cannot_be_made_is_a_sentence_with_its_rule_whoever_plays_it(context: AppContext) -> None:
    table = plain(context, "scamorra", "human", "ai:random")
    until_asked(context, table)
    move = table.sitting.match.legal_moves(0)[0]
    context.scenes.attempt(lambda: table.play(move))
    until_asked(context, table)
    ply = table.sitting.match.ply
    wrong = table.sitting.match.rules.decode_move("play q a1a2")
    with pytest.raises(IllegalMove):
        table.sitting.match.play(0, wrong)
    context.scenes.attempt(lambda: table.play(wrong))
    context.scenes.settle()
    assert table.sitting.match.ply == ply and toast(context)
    assert table.passing.toast is not None and table.passing.toast.tone == "refuse"


class FullDisk:
    """Settings on a disk that takes nothing."""

    def __init__(self, value: Any) -> None:
        self.value, self.notes = value, list[str]()

    def hold(self, value: Any) -> None:
        self.value = value

    def write(self) -> None:
        raise StorageTrouble("settings.json cannot be written: no space left on device")


@pytest.fixture
def full(context: AppContext) -> AppContext:
    object.__setattr__(context.storage, "settings", FullDisk(context.settings))
    return context


WORDS = "Settings.json cannot be written: no space left on device."


def test_settings_that_cannot_be_kept_hold_and_are_told_of(full: AppContext) -> None:
    full.open(OpenSettings())
    full.scenes.settle()
    top = scene(full)
    assert isinstance(top, SettingsScene)
    size = next(widget for widget in top.all_widgets() if isinstance(widget, Choice) and widget.name == "Text size")
    size.choose("150")
    full.scenes.settle()
    assert toast(full) == WORDS and full.view.text == full.settings.text_size / 100 > 1


def test_a_game_begins_though_its_set_up_cannot_be_remembered(full: AppContext) -> None:
    full.open(OpenSetup("scope"))
    full.scenes.settle()
    choose(full, "Start")
    assert isinstance(full.scenes.top, TableScene) and toast(full) == WORDS


@pytest.mark.parametrize("key", ["ctrl+1", "ctrl+2", "ctrl+3"])
def test_the_speed_changes_though_it_cannot_be_kept(full: AppContext, key: str) -> None:
    plain(full, "scamorra", "human", "ai:random")
    press(full, key)
    assert full.settings.speed == full.clock.speed == {"1": "slow", "2": "normal", "3": "fast"}[key[-1]]


def test_keys_are_set_back_though_that_cannot_be_kept(full: AppContext) -> None:
    full.open(OpenKeys())
    full.scenes.settle()
    scene(full).reset_all()  # type: ignore[attr-defined]
    full.scenes.settle()
    assert toast(full) == WORDS


def test_a_game_that_cannot_be_kept_goes_on(context: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str, record: object) -> None:
        raise StorageTrouble("no space left on device")

    table = plain(context, "scamorra", "human", "human")
    monkeypatch.setattr(context.storage.shelf, "keep", refuse)
    rows(table)[0].activate()
    settle(context)
    context.scenes.settle()
    assert "The game could not be saved: no space left on device." in toast(context) and rows(table)


def test_a_dropped_path_that_no_disk_takes_is_told_of(context: AppContext) -> None:
    loop = Loop(Window(context), context)
    for path in ("/tmp/" + "x" * 300, "/tmp/a\0b", "/dev/zero", "/", "/tmp/M\udcfasica.scrapdesk"):
        loop.handle(FileDropped(path))
        context.scenes.settle()
        top = scene(context)
        assert isinstance(top, Dialog), path
        painted(context)
        top.escape()
        context.scenes.settle()
    assert isinstance(context.scenes.top, DeskScene)


class Window:
    """The loop's screen, as far as a dropped file needs one."""

    def __init__(self, context: AppContext) -> None:
        self.surface = painted(context)

    def toggle_fullscreen(self) -> None: ...


# -- windows of any size ------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(64, 64), (1, 1), (200, 150), (2000, 40), (40, 2000)])
@pytest.mark.parametrize("game", ["scamorra", "scrappers", "scope"])
def test_a_window_of_any_size_is_drawn(context: AppContext, size: tuple[int, int], game: str) -> None:
    for request in (OpenSettings(), OpenSetup(game), OpenRules(game), OpenKeys(), OpenSaves()):
        context.open(request)
        context.scenes.settle()
        context.resize(size)
        settle(context)
        painted(context)
        context.scenes.pop()
        context.scenes.settle()
    seats = GAMES[game].info.seats[0]
    sit_down(context, NewTable(game, ("human", *["ai:random"] * (seats - 1)), seed="small"))
    context.scenes.settle()
    settle(context)
    painted(context)
    press(context, "escape")
    painted(context)
    context.resize((1280, 720))
    settle(context)
    painted(context)


def test_half_a_letter_in_a_name_from_a_disk_is_drawn(context: AppContext) -> None:
    """A folder of an old disk, or a name in somebody's statistics: nothing of it ends the window."""
    object.__setattr__(context.storage.settings, "value", msgspec.structs.replace(context.settings, player="A\ud800b"))
    context.open(OpenSettings())
    context.scenes.settle()
    painted(context)
    scene(context).say("M\udcfasica")
    painted(context)


@pytest.mark.parametrize("size", [(1, 1), (64, 64), (3, 900)])
def test_the_small_picture_of_a_running_game_needs_no_room(context: AppContext, size: tuple[int, int]) -> None:
    """Found by the monkey: somebody stays at a box of a desk without any size."""
    context.resize(size)
    for _ in range(40):
        context.clock.advance(200)
        context.scenes.update(200)
        context.scenes.settle()
    painted(context)
    context.resize((1280, 720))
    painted(context)


@pytest.mark.parametrize("size", [(1, 1), (64, 64), (3, 900), (200, 150)])
def test_a_seat_is_lifted_in_a_window_without_room(context: AppContext, size: tuple[int, int]) -> None:
    """Found by the monkey: a seat of a table that is being set has a card smaller than nothing there."""
    context.open(OpenSetup("scrappers"))
    context.scenes.settle()
    context.resize(size)
    top = scene(context)
    assert isinstance(top, SetupScene)
    table = top.table
    table.carry(0, (0, 0))
    painted(context)
    table.let_go()

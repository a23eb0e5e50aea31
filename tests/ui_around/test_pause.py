"""A pause: everything at the table stands still, and from it lead all ways on, none of which loses a game unasked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scrapdesk.core.gameid import read_game_id
from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.help import HelpScene
from scrapdesk.ui.desk.keeping import NameScene
from scrapdesk.ui.desk.rules import RulesScene
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.desk.settings import SettingsScene
from scrapdesk.ui.frame.clock import Clock
from scrapdesk.ui.frame.events import FocusGained, FocusLost
from scrapdesk.ui.loop import Loop
from scrapdesk.ui.requests import OpenLesson, OpenPause
from scrapdesk.ui.scenes.dialog import Dialog
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson import Tutor
from scrapdesk.ui.table.pause import PauseScene
from scrapdesk.ui.table.plain import PlainTable
from scrapdesk.ui.table.running import save_name
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.table.sitting import new_sitting
from scrapdesk.ui.widgets.button import Button
from tests.ui.hands import choose, desk, frame, named, press, scene


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk() as opened:
        yield opened


def seated(context: AppContext, *players: str, game: str = "scrappers", **options: str) -> PlainTable:
    """A game in which the first seat begins, where that is left to luck."""
    wishes = (NewTable(game, players, options, str(number)) for number in range(5, 55))
    sittings = (new_sitting(wish, "Ada", context.make_thinker) for wish in wishes)
    table = PlainTable(context, next(found for found in sittings if found.match.to_act == 0))
    context.scenes.push(table)
    context.scenes.settle()
    return table


def paused(context: AppContext) -> PauseScene:
    press(context, "escape")
    top = scene(context)
    assert isinstance(top, PauseScene)
    return top


def table_on_top(context: AppContext) -> TableScene:
    top = scene(context)
    assert isinstance(top, TableScene)
    return top


# -- standing still -----------------------------------------------------------------------------------------


def test_nobody_thinks_on_and_nothing_moves_while_it_is_paused(context: AppContext) -> None:
    table = seated(context, "ai:random", "human")
    seen: list[float] = []
    context.clock.tween("card", 1000, seen.append)
    context.clock.after("later", 1000, lambda: seen.append(-1))
    context.scenes.update(16)
    context.open(OpenPause(table))
    context.scenes.settle()
    before, asked = table.sitting.match.ply, list(seen)
    for _ in range(40):
        context.scenes.update(200)
        context.clock.advance(200)
    assert (table.sitting.match.ply, seen) == (before, asked) and not table.wakeful
    choose_now(context, "Resume")
    for _ in range(40):
        context.scenes.update(200)
        context.clock.advance(200)
    assert table.sitting.match.ply > before and seen[-2:] in ([1.0, -1], [-1, 1.0])


def choose_now(context: AppContext, name: str) -> None:
    """Presses a button without letting any time pass."""
    button = named(context, name)
    assert isinstance(button, Button)
    button.activate()
    context.scenes.settle()


def test_the_opponent_comes_to_the_same_move_as_without_a_pause() -> None:
    lines = []
    for pause in (False, True):
        with desk(speed="off") as context:
            table = seated(context, "ai:mcts:60", "human", game="scamorra", initiative="lot")
            while table.sitting.thinking:
                if pause:
                    context.open(OpenPause(table))
                    context.scenes.settle()
                    choose_now(context, "Resume")
                context.scenes.update(200)
            lines.append([entry.text for entry in table.sitting.match.entries(0)])
    assert lines[0] == lines[1]


def test_escape_opens_it_and_closes_it_and_so_does_its_key(context: AppContext) -> None:
    table = seated(context, "human", "human")
    press(context, "enter")
    for key in ("escape", "p"):
        press(context, key)
        assert isinstance(scene(context), PauseScene)
        press(context, "escape")
        assert scene(context) is table


def test_held_time_goes_on_where_it_stood() -> None:
    clock, seen = Clock(), list[object]()
    clock.tween("a", 100, seen.append, ease=lambda t: t)
    clock.advance(40)
    clock.hold("pause")
    clock.hold("away")
    clock.advance(500)
    clock.tween("b", 10, lambda t: None)
    assert seen == [0.4] and clock.moving
    clock.advance(20)
    clock.go_on("pause")
    clock.advance(500)
    assert seen == [0.4] and not clock.moving
    clock.go_on("away")
    clock.advance(30)
    assert seen == [0.4, pytest.approx(0.7)]


def test_what_is_begun_anew_or_dropped_meanwhile_does_not_come_back() -> None:
    clock, seen = Clock(), list[object]()
    for key in ("a", "b"):
        clock.tween(key, 100, lambda t: seen.append("old"))
        clock.after(key, 100, lambda: seen.append("late"))
    clock.hold("pause")
    clock.tween("a", 50, lambda t: None)
    clock.after("a", 50, lambda: None)
    clock.drop("b")
    clock.go_on("pause")
    clock.advance(200)
    assert seen == []


class NoWindow:
    surface = None

    def toggle_fullscreen(self) -> None:
        """There is none."""


@pytest.mark.parametrize("wished", [True, False])
def test_time_stands_still_behind_another_window_if_that_is_wished(wished: bool) -> None:
    with desk(pause_unfocused=wished) as context:
        loop = Loop(NoWindow(), context)  # type: ignore[arg-type]
        table = seated(context, "ai:random", "human")
        loop.handle(FocusLost())
        before = table.sitting.match.ply
        for _ in range(40):
            context.scenes.update(200)
        assert (table.sitting.match.ply == before) is wished
        assert not (wished and table.wakeful)
        loop.handle(FocusGained())
        for _ in range(40):
            context.scenes.update(200)
        assert table.sitting.match.ply > before


# -- ways on ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("button", "kind"),
    [
        ("Save", NameScene),
        ("Settings", SettingsScene),
        ("Rules", RulesScene),
        ("Keys", HelpScene),
    ],
)
def test_every_way_leads_there_and_back_to_the_pause(context: AppContext, button: str, kind: type) -> None:
    seated(context, "human", "human")
    found = paused(context)
    choose(context, button)
    assert isinstance(scene(context), kind)
    press(context, "escape")
    assert scene(context) is found


def test_a_first_game_is_played_and_left_for_the_pause_again(context: AppContext) -> None:
    seated(context, "human", "human", game="scamorra", initiative="lot")
    found = paused(context)
    choose(context, "Learn to play")
    assert isinstance(scene(context), BoardTable)
    press(context, "escape")
    choose(context, "Back to the game")
    assert scene(context) is found


def test_the_game_waits_on_the_desk(context: AppContext) -> None:
    table = seated(context, "human", "ai:random", game="scarper")
    while table.sitting.thinking:
        context.scenes.update(500)
    table.play(table.sitting.match.legal_moves(0)[0])
    paused(context)
    choose(context, "Back to the desk")
    assert isinstance(scene(context), DeskScene) and not context.clock.moving
    kept = context.storage.shelf.load(save_name("scarper"))
    assert kept is not None and kept.record.moves


@pytest.mark.parametrize(
    ("button", "players", "same_luck"),
    [
        ("Restart", ("human", "ai:random", "ai:steady"), True),
        ("Rematch", ("human", "ai:random", "ai:steady"), False),
        ("Swap sides", ("ai:random", "ai:steady", "human"), False),
    ],
)
def test_the_game_begins_anew(context: AppContext, button: str, players: tuple[str, ...], same_luck: bool) -> None:
    table = seated(context, "human", "ai:random", "ai:steady")
    paused(context)
    choose(context, button)
    anew = table_on_top(context).sitting
    assert table not in context.scenes.scenes and anew.players == players
    assert (anew.match.seed == table.sitting.match.seed) is same_luck
    assert anew.match.options == table.sitting.match.options


def test_a_game_that_was_begun_is_not_lost_by_that_unasked(context: AppContext) -> None:
    table = seated(context, "human", "human", game="scarper")
    press(context, "enter")
    table.play(table.sitting.match.legal_moves(table.sitting.match.to_act or 0)[0])
    frame(context)
    context.open(OpenPause(table))
    context.scenes.settle()
    choose(context, "Rematch")
    assert isinstance(scene(context), Dialog)
    choose(context, "Cancel")
    assert isinstance(scene(context), PauseScene) and table in context.scenes.scenes
    choose(context, "Rematch")
    choose(context, "Save and start")
    assert table not in context.scenes.scenes and len(context.storage.shelf.all()) == 3


def test_a_game_can_be_ended_for_good_and_counts_for_nobody(context: AppContext) -> None:
    table = seated(context, "human", "human", game="scarper")
    assert "End this game" not in {button.name for button in paused(context).all_widgets()}, "nothing is played yet"
    choose(context, "Resume")
    table.play(table.sitting.match.legal_moves(table.sitting.match.to_act or 0)[0])
    frame(context)
    context.storage.shelf.keep("For another day", table.sitting.record())
    results = context.storage.history.value
    paused(context)
    choose(context, "End this game")
    assert isinstance(scene(context), Dialog)
    choose(context, "Keep playing")
    assert isinstance(scene(context), PauseScene) and table in context.scenes.scenes
    choose(context, "End this game")
    choose(context, "End the game")
    assert isinstance(scene(context), DeskScene) and table not in context.scenes.scenes
    frame(context)
    context.scribe.finish()
    assert not context.storage.shelf.has(save_name("scarper")) and context.storage.shelf.has("For another day")
    assert context.storage.history.value == results
    desk_scene = scene(context)
    assert isinstance(desk_scene, DeskScene)
    desk_scene.choose("scarper")
    assert desk_scene.drawer.go.text == "Play now"


@pytest.mark.parametrize("game", GAMES)
def test_up_and_enter_in_a_pause_begin_no_other_game(context: AppContext, game: str) -> None:
    table = seated(context, "human", *["ai:random"] * (GAMES[game].info.seats[-1] - 1), game=game)
    found = paused(context)
    press(context, "up")
    chosen = found.focused
    assert chosen is not None and chosen.region == "ways"
    press(context, "down")
    assert found.focused is not None and found.focused.name in ("Restart", "Rematch", "Swap sides")
    found.focus(chosen)
    press(context, "enter")
    assert table in context.scenes.scenes


def test_seats_that_are_alike_are_not_swapped(context: AppContext) -> None:
    seated(context, "human", "human")
    paused(context)
    assert named(context, "Swap sides").reason


def test_a_lesson_is_paused_too_and_begins_again_from_there(context: AppContext) -> None:
    context.open(OpenLesson("scamorra"))
    context.scenes.settle()
    lesson = scene(context)
    assert isinstance(lesson, BoardTable)
    lesson.part(Tutor).skip_to(4)
    found = paused(context)
    assert found.id == "" and "Save" not in {widget.name for widget in found.reachable()}
    choose(context, "Repeat the lesson")
    assert scene(context) is lesson and lesson.part(Tutor).course.index == 0


@pytest.mark.parametrize("game", GAMES)
def test_it_shows_the_id_under_which_the_game_begins_again(context: AppContext, game: str) -> None:
    seats = GAMES[game].info.seats[-1]
    table = seated(context, "human", *["ai:random"] * (seats - 1), game=game)
    shown = paused(context).id
    found = read_game_id(shown, [GAMES[game].info])
    match = table.sitting.match
    assert (found.seats, found.seed, found.options) == (seats, match.seed, match.options)
    assert any(box.text == shown for box in scene(context).text_boxes())


def test_a_game_without_a_move_is_not_called_kept(context: AppContext) -> None:
    table = seated(context, "human", "ai:random")
    words = " ".join(box.text for box in paused(context).text_boxes())
    assert "Nothing has been played yet" in words and "on the desk" not in words
    choose(context, "Resume")
    table.play(table.sitting.match.legal_moves(0)[0])
    words = " ".join(box.text for box in paused(context).text_boxes())
    assert "You'll find it on the desk" in words

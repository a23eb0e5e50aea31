"""The help: what the mouse does, the keys that hold at a place, those of one game apart, and a search for any key."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.help import HelpScene
from scrapdesk.ui.desk.keygroups import together, told_together
from scrapdesk.ui.desk.keys import KeysScene
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.frame.actions import ACTIONS, ALWAYS, PLACES
from scrapdesk.ui.frame.keys import key_words
from scrapdesk.ui.requests import OpenHelp
from scrapdesk.ui.widgets.keycaps import KeyCaps
from scrapdesk.ui.widgets.label import Label
from tests.ui.hands import choose, desk, press, scene, type_in


@pytest.fixture(name="context")
def _context() -> Iterator[AppContext]:
    with desk() as found:
        yield found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("place", ["desk", "table", "replay"])
def test_help_tells_what_holds_here_and_nothing_else(context: AppContext, place: str, game: str) -> None:
    context.open(OpenHelp(place, game))
    context.scenes.settle()
    told = [widget.text for widget in scene(context).all_widgets() if isinstance(widget, Label)]
    meets = {place, "search", *ALWAYS, *next(one.meets for one in PLACES if one.id == place)}
    own = {face.id: set(face.keys) for face in context.faces.values()}
    others = {one for keys in own.values() for one in keys} - own[game]
    wanted = [one for one in ACTIONS if (one.where in meets and one.id not in others) or one.id in own[game]]
    if place != "table":
        wanted = [one for one in ACTIONS if one.where in meets]
    here = {str(words) for _, words in together(wanted)}
    elsewhere = {str(action.title) for action in ACTIONS if action not in wanted} - here
    assert here <= set(told) and not elsewhere & set(told)
    assert all(told.count(words) == 1 for words in here), "a line is told twice"
    keys = {key for widget in scene(context).all_widgets() if isinstance(widget, KeyCaps) for key in widget.keys}
    chords = {key for action in wanted for key in context.keys.keys_of(action.id)}
    assert {key_words(key, context.texts) for key in chords} <= keys


def test_the_help_finds_any_key_by_the_beginning_of_a_word(context: AppContext) -> None:
    press(context, "f1")
    press(context, "/")
    type_in(context, "reci")
    assert not [widget for widget in scene(context).all_widgets() if isinstance(widget, KeyCaps)]
    press(context, *["backspace"] * 4)
    type_in(context, "und")
    caps = [widget for widget in scene(context).all_widgets() if isinstance(widget, KeyCaps)]
    assert [cap.keys for cap in caps] == [("Ctrl+Z",)], "what holds elsewhere is found as well"
    press(context, "escape")
    assert isinstance(scene(context), HelpScene)
    assert len([widget for widget in scene(context).all_widgets() if isinstance(widget, KeyCaps)]) > 10
    press(context, "escape")
    assert isinstance(scene(context), DeskScene)


def test_a_search_keeps_the_plate_where_it_is(context: AppContext) -> None:
    context.open(OpenHelp("table", "scamorra"))
    context.scenes.settle()
    help_scene = scene(context)
    assert isinstance(help_scene, HelpScene)
    before = help_scene.plate.copy()
    for words in ("ctrl+z", "zzz", ""):
        help_scene.search.write(words)
        assert help_scene.plate == before


def test_every_action_is_told_of_in_one_line_of_the_help() -> None:
    told = [one for place in PLACES for ids, _ in told_together(place.id) for one in ids]
    assert sorted(told) == sorted(action.id for action in ACTIONS)


def test_f1_is_help_at_the_desk_and_at_a_table(context: AppContext) -> None:
    press(context, "f1")
    assert isinstance(scene(context), HelpScene)
    press(context, "escape")
    assert isinstance(scene(context), DeskScene)
    context.open_table(NewTable("scrappers", ("human", "ai:random"), seed="help"))
    context.scenes.settle()
    press(context, "f1")
    assert isinstance(scene(context), HelpScene)
    choose(context, "Change keys")
    assert isinstance(scene(context), KeysScene)


@pytest.mark.parametrize("size", [(1280, 720), (1671, 940), (1920, 1080)])
@pytest.mark.parametrize("place", ["desk", "table", "replay"])
def test_all_of_the_help_is_seen_at_once_in_the_usual_window(place: str, size: tuple[int, int]) -> None:
    with desk(size=size) as context:
        context.open(OpenHelp(place, "scamorra"))
        context.scenes.settle()
        top = scene(context)
        assert isinstance(top, HelpScene) and not top.pane.overflow

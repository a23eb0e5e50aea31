"""Keys: one table for all, changed by anybody, with quarrels named; and a game is played with other keys throughout."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from random import Random

import pytest

from scrapdesk.storage.settings import Settings
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.help import HelpScene
from scrapdesk.ui.desk.keys import KeysScene, Listening
from scrapdesk.ui.frame.actions import ACTIONS, PLACES
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.frame.keys import Keys, chord_of, is_chord, key_words
from scrapdesk.ui.frame.texts import Texts
from scrapdesk.ui.requests import OpenHelp, OpenKeys, OpenSettings
from scrapdesk.ui.scenes.dialog import Dialog
from scrapdesk.ui.table.finale import FinaleScene
from scrapdesk.ui.table.looking import LookingBack
from scrapdesk.ui.table.pause import PauseScene
from scrapdesk.ui.table.plain import PlainTable
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.table.sitting import new_sitting
from scrapdesk.ui.widgets.keycaps import KeyCaps
from scrapdesk.ui.widgets.listing import ListRow
from tests.arch.modules import PACKAGE
from tests.ui.hands import choose, click, desk, frame, named, press, scene, type_in

IDS = [action.id for action in ACTIONS]
MAY_READ_KEYS = {"scrapdesk.ui.frame.keys", "scrapdesk.ui.frame.events", "scrapdesk.ui.widgets.field"}
"""The key table itself, pygame's names, and typing into a line."""
OTHER = {
    "undo": ["f9"],
    "hint": ["x"],
    "type": ["t"],
    "hurry": ["n"],
    "use": ["insert"],
    "next": ["f7"],
    "previous": ["f8"],
    "down": ["j"],
    "up": ["k"],
    "left": ["a"],
    "right": ["d"],
    "cancel": ["q"],
    "pause": ["f3"],
}


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(speed="off") as opened:
        yield opened


def keys_scene(context: AppContext, action: str) -> KeysScene:
    context.open(OpenKeys())
    context.scenes.settle()
    top = scene(context)
    assert isinstance(top, KeysScene)
    top.choose(next(one for one in ACTIONS if one.id == action))
    return top


def seated(context: AppContext, *players: str, game: str = "scamorra") -> PlainTable:
    table = PlainTable(context, new_sitting(NewTable(game, players, seed="k"), "Ada", context.make_thinker))
    context.scenes.push(table)
    context.scenes.settle()
    return table


# -- the table of actions -----------------------------------------------------------------------------------


def test_every_action_has_a_name_a_place_and_keys_that_exist() -> None:
    assert len(set(IDS)) == len(IDS) > 60
    assert {action.where for action in ACTIONS} == {place.id for place in PLACES}
    assert all(action.keys and all(map(is_chord, action.keys)) for action in ACTIONS)
    titles = [(action.where, str(action.title)) for action in ACTIONS]
    assert len(set(titles)) == len(titles)


def test_at_first_no_key_means_two_things_at_one_place() -> None:
    for place in PLACES:
        chords = [key for action in ACTIONS if action.where == place.id for key in action.keys]
        assert len(set(chords)) == len(chords), place.id
    everywhere = [key for action in ACTIONS if action.where == "window" for key in action.keys]
    assert not {key for action in ACTIONS if action.where != "window" for key in action.keys} & set(everywhere)


def test_nobody_asks_for_a_key_but_the_table_of_keys_and_lines_that_are_typed() -> None:
    asking = set()
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        for node in ast.walk(ast.parse(text)) if "event.key" in text else ():
            named_key = isinstance(node, ast.Attribute) and node.attr == "key" and isinstance(node.value, ast.Name)
            if named_key and isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                asking |= {name} if node.value.id == "event" else set()
    assert asking == MAY_READ_KEYS


@pytest.mark.parametrize(
    ("event", "chord"),
    [
        (KeyDown("z", ctrl=True), "ctrl+z"),
        (KeyDown("z", ctrl=True, shift=True), "ctrl+shift+z"),
        (KeyDown("enter", alt=True), "alt+enter"),
        (KeyDown("+"), "+"),
        (KeyDown("", shift=True), ""),
        (KeyDown("ö"), "ö"),
    ],
)
def test_a_key_with_what_is_held_has_one_name(event: KeyDown, chord: str) -> None:
    assert chord_of(event) == chord and (not chord or is_chord(chord))


def test_a_key_is_told_as_people_read_it() -> None:
    told = [key_words(key, Texts()) for key in ("ctrl+shift+z", "page up", "space", "ctrl++", "f11", "ö")]
    assert told == ["Ctrl+Shift+Z", "Page Up", "Space", "Ctrl++", "F11", "Ö"]
    assert key_words("escape", Texts({"Esc": "Esc."})) == "Esc."


def test_what_is_held_down_counts() -> None:
    keys = Keys()
    assert keys.means(KeyDown("z", ctrl=True), "undo") and not keys.means(KeyDown("z"), "undo")
    assert keys.meant(KeyDown("h"), "table") == "hint" and keys.meant(KeyDown("h", ctrl=True), "table") == ""


# -- what settings hold -------------------------------------------------------------------------------------


def test_only_what_was_changed_is_kept() -> None:
    keys = Keys({"undo": ["f9"]})
    assert keys.with_keys("hint", ["x"]) == {"undo": ["f9"], "hint": ["x"]}
    assert keys.with_keys("undo", ["ctrl+z"]) == {}


@pytest.mark.parametrize("kept", [{"dance": ["x"]}, {"undo": ["hyper+z"]}, {"undo": [""]}, {"undo": list("abcd")}])
def test_entries_that_mean_nothing_are_set_aside_and_named(kept: dict[str, list[str]]) -> None:
    with desk(keys={**kept, "hint": ["x"]}) as context:
        assert context.keys.strange == tuple(kept) and context.keys.keys_of("undo") == ("ctrl+z",)
        assert context.keys.keys_of("hint") == ("x",)
        assert any(next(iter(kept)) in note for note in context.storage.settings.notes)


def test_a_key_that_an_other_action_has_is_in_the_way_where_both_hold() -> None:
    keys = Keys()
    assert [rival.id for rival in keys.in_the_way("undo", "h")] == ["hint"]
    assert [rival.id for rival in keys.in_the_way("branch", "tab")] == ["next"]
    assert keys.in_the_way("box 1", "h") == ()
    assert keys.in_the_way("hurry", "space") == ()


# -- the scene ----------------------------------------------------------------------------------------------


def test_an_action_gets_another_key_by_pressing_it(context: AppContext) -> None:
    found = keys_scene(context, "undo")
    choose(context, "Add a key")
    assert isinstance(scene(context), Listening)
    press(context, "ctrl+u")
    assert scene(context) is found and context.settings.keys == {"undo": ["ctrl+z", "ctrl+u"]}
    assert "Ctrl+Z, Ctrl+U" in {row.note for row in found.rows()}
    choose(context, "Remove Ctrl+Z")
    assert context.keys.keys_of("undo") == ("ctrl+u",)
    choose(context, "Reset")
    assert context.settings.keys == {}


def test_by_keyboard_alone_a_key_is_given(context: AppContext) -> None:
    found = keys_scene(context, "help")
    found.focus(found.rows()[0])
    press(context, "enter", "f4")
    assert context.keys.keys_of("help") == ("f1", "f4")


def test_listening_can_be_given_up(context: AppContext) -> None:
    found = keys_scene(context, "undo")
    for way in ("escape", ""):
        found.listen()
        context.scenes.settle()
        press(context, way) if way else choose(context, "Cancel")
        assert scene(context) is found and context.settings.keys == {}


def test_a_taken_key_is_named_and_asked_about(context: AppContext) -> None:
    found = keys_scene(context, "undo")
    found.listen()
    context.scenes.settle()
    press(context, "h")
    top = scene(context)
    assert isinstance(top, Dialog) and any("Hint (At a table)" in box.text for box in top.text_boxes())
    choose(context, "Cancel")
    assert context.settings.keys == {}
    found.give("h")
    context.scenes.settle()
    choose(context, "Reassign")
    assert context.keys.keys_of("undo") == ("ctrl+z", "h") and context.keys.keys_of("hint") == ()


def test_the_last_key_of_what_everybody_needs_stays(context: AppContext) -> None:
    found = keys_scene(context, "cancel")
    choose(context, "Remove Esc")
    assert context.keys.keys_of("cancel") == ("escape",) and found.passing.toast is not None
    found = keys_scene(context, "hint")
    found.give("tab")
    context.scenes.settle()
    assert scene(context) is found and context.keys.keys_of("next") == ("tab",)


def test_all_are_as_at_first_again_after_a_question(context: AppContext) -> None:
    context.change_settings(keys=OTHER)
    keys_scene(context, "undo")
    choose(context, "Reset all")
    choose(context, "Cancel")
    assert context.settings.keys == OTHER
    choose(context, "Reset all")
    choose(context, "Reset all")
    assert context.settings.keys == {} and context.keys.keys_of("cancel") == ("escape",)


def test_settings_lead_to_the_keys(context: AppContext) -> None:
    context.open(OpenSettings())
    context.scenes.settle()
    choose(context, "Keys")
    choose(context, "Change keys")
    assert isinstance(scene(context), KeysScene)


# -- every place obeys --------------------------------------------------------------------------------------


def test_a_whole_game_is_played_with_other_keys_and_no_usual_one() -> None:
    with desk(speed="off", keys=OTHER) as context:
        table, luck = seated(context, "human", "ai:random"), Random(3)
        for _ in range(400):
            while table.sitting.thinking:
                context.scenes.update(200)
                context.scenes.settle()
            if table.sitting.match.outcome is not None:
                break
            before = table.sitting.match.ply
            rows = [row for row in table.reachable() if isinstance(row, ListRow)]
            press(context, *["j"] * luck.randint(0, min(3, len(rows) - 1)), "insert")
            assert table.sitting.match.ply > before
        assert isinstance(scene(context), FinaleScene)


def test_usual_keys_that_were_taken_away_do_nothing() -> None:
    with desk(speed="off", keys=OTHER) as context:
        table = seated(context, "human", "ai:random")
        press(context, "escape", "p")
        assert scene(context) is table
        press(context, "q")
        assert isinstance(scene(context), PauseScene)
        press(context, "q")
        assert scene(context) is table


def test_tooltips_hints_and_help_tell_the_key_that_holds() -> None:
    with desk(keys=OTHER, curtain=False) as context:
        table = seated(context, "human", "human")
        table.play_text(table.sitting.match.rules.encode_move(table.sitting.match.legal_moves(1)[0]))
        frame(context)
        assert named(context, "Undo").tooltip() == "Go back to before your last move (F9)"
        assert named(context, "Hint").tooltip() == "Ask the coach for a move (X)"
        assert any(box.text.startswith("T type a move") for box in table.text_boxes())
        context.open(OpenHelp("table", "scamorra"))
        context.scenes.settle()
        top = scene(context)
        assert isinstance(top, HelpScene)
        told = {key for widget in top.all_widgets() if isinstance(widget, KeyCaps) for key in widget.keys}
        assert {"F9", "X", "Q"} <= told and "Ctrl+Z" not in told


def test_a_sign_above_a_digit_is_a_key_all_the_same(context: AppContext) -> None:
    """On many keyboards `/` is Shift and 7: the key is none, the letter that comes with it is."""
    table = seated(context, "human", "ai:random")
    press(context, "shift+7")
    type_in(context, "/")
    assert table.focused is not None and table.focused.name == "A move in notation"
    type_in(context, "play /")
    assert getattr(table.focused, "value", "") == "play /"


def test_what_was_said_moved_and_stands_is_told_on_demand(context: AppContext) -> None:
    context.change_settings(curtain=False)
    table = seated(context, "human", "human")
    press(context, "v")
    assert _said(table) == "There is no message to repeat yet."
    table.play_text("nonsense")
    said = _said(table)
    table.passing.hush()
    press(context, "v")
    assert _said(table) == said
    press(context, "s")
    assert "to move" in _said(table)
    match = table.sitting.match
    table.play_text(match.rules.encode_move(match.legal_moves(match.to_act or 0)[0]))
    press(context, "l")
    again = table.part(LookingBack)
    assert again.telling and again.words() is not None


def _said(table: TableScene) -> str:
    toast = table.passing.toast
    assert toast is not None
    return toast.text


def test_settings_of_the_first_kind_had_one_key_for_an_action() -> None:
    from scrapdesk.storage.settings import SETTINGS

    assert SETTINGS.migrations[1]({"keys": {"undo": "f9"}}) == {"keys": {"undo": ["f9"]}}
    assert Settings().keys == {}


def test_pressing_a_row_with_the_pointer_chooses_it(context: AppContext) -> None:
    found = keys_scene(context, "help")
    click(context, found.rows()[1].rect.center)
    assert found.chosen.id == "fullscreen" and scene(context) is found


def test_an_action_is_found_by_its_name_or_its_key(context: AppContext) -> None:
    context.open(OpenKeys())
    context.scenes.settle()
    keys = scene(context)
    assert isinstance(keys, KeysScene)
    every = len(keys.rows())
    press(context, "/")
    type_in(context, "und")
    assert [row.text for row in keys.rows()] == ["Undo"]
    press(context, "enter")
    assert keys.chosen.id == "undo" and keys.focused is keys.rows()[0]
    press(context, "/", "ctrl+a")
    type_in(context, "f12")
    assert [row.what.id for row in keys.rows()] == ["report"]
    press(context, "ctrl+a")
    type_in(context, "no such thing")
    assert not keys.rows() and any("No action" in box.text for box in keys.text_boxes())
    press(context, "escape")
    assert len(keys.rows()) == every
    press(context, "escape")
    assert scene(context) is not keys

"""Pictures of what makes playing comfortable: pause, keys, help, tips, ids of games, numbers for the curtain.

A part of `shots`, with the same kind of stops. Must not touch anybody's files.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.games import GAMES
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.help import HelpScene
from scrapdesk.ui.desk.keys import KeysScene
from scrapdesk.ui.desk.settings import SettingsScene
from scrapdesk.ui.desk.setup import SetupScene
from scrapdesk.ui.desk.welcome import WelcomeScene
from scrapdesk.ui.frame.actions import ACTIONS
from scrapdesk.ui.frame.events import KeyDown, TextTyped
from scrapdesk.ui.requests import OpenHelp, OpenLesson, OpenSettings, OpenSetup
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.stops.stop import SceneStop, Step, sample, settle, sit_down
from scrapdesk.ui.table.curtain import CurtainScene
from scrapdesk.ui.table.pause import PauseScene
from scrapdesk.ui.table.scene import TableScene
from scrapdesk.ui.table.seals import set_pins
from scrapdesk.ui.table.tipbook import TIPS, show_tip
from scrapdesk.ui.widgets.choice import Toggle
from scrapdesk.ui.widgets.field import TextField

GROUPS: Final = ("play", "table", "sound", "keys", "you")
"""The groups of settings below the first, in their order."""


def comfort_stops() -> list[SceneStop]:
    """Every state of these scenes that is worth a look."""
    return [
        *(SceneStop(f"tip-{name}", _tip(name), {"tips": True}) for name in TIPS),
        SceneStop("tip-and-toast", _tip_and_toast, {"tips": True}),
        SceneStop("pause", _pause),
        SceneStop("pause-played", _pause_played),
        SceneStop("pause-ending", lambda context: _pause_played(context, "ending")),
        SceneStop("pause-over-curtain", _pause_over_curtain, {"hold_to_look": False}),
        SceneStop("pause-lesson", _pause_lesson),
        SceneStop("keys", _keys("undo")),
        SceneStop("keys-none", _keys("hint", ())),
        SceneStop("keys-listening", _keys_listening),
        SceneStop("keys-taken", _keys_taken),
        SceneStop("help-keys-table", _help("table")),
        SceneStop("help-keys-desk", _help("desk")),
        SceneStop("help-keys-replay", _help("replay")),
        SceneStop("help-keys-own", _help("table", sample(2))),
        SceneStop("help-keys-found", _help("desk", words="ca")),
        SceneStop("settings-end", _settings_end),
        *(SceneStop(f"settings-{name}", _settings(at)) for at, name in enumerate(GROUPS, 1)),
        SceneStop("welcome", _welcome, {"player": "Player"}),
        *(SceneStop(f"curtain-{game}", _curtain(game), {"hold_to_look": False}) for game in GAMES),
        SceneStop("pin", _pin("")),
        SceneStop("pin-wrong", _pin("0000")),
        SceneStop("pin-forgotten", _pin("", forgotten=True)),
        SceneStop("setup-pins", _setup_pins),
        SceneStop("setup-id", _setup_id("7K2M-9QX")),
    ]


def _help(place: str, game: str = "", words: str = "") -> Step:
    """`words`: what somebody looks for there."""

    def go(context: AppContext) -> None:
        context.open(OpenHelp(place, game or sample()))
        context.scenes.settle()
        scene = context.scenes.top
        if words and isinstance(scene, HelpScene):
            scene.focus(scene.search)
            scene.search.write(words)

    return go


def _table(context: AppContext, *players: str, game: str = "") -> TableScene | None:
    sit_down(context, NewTable(game or sample(), players, seed="shots"))
    context.scenes.settle()
    return next((scene for scene in context.scenes.scenes if isinstance(scene, TableScene)), None)


def _pause(context: AppContext) -> None:
    """With luck that was sealed when the game began."""
    plain, context.draw_secret = context.draw_secret, lambda: "5c" * 16
    table = _table(context, "human", "ai:random")
    context.draw_secret = plain
    if table is not None:
        table.escape()


def _pause_played(context: AppContext, then: str = "") -> None:
    """Where something has been played there is something to end. `then`: "ending" asks whether it shall be."""
    table = _table(context, "human", "ai:random", game=sample(2))
    if table is None:
        return
    match = table.sitting.match
    while match.to_act is not None and match.ply < 12:
        match.play(match.to_act, match.legal_moves(match.to_act)[0])
    table.after_change("goto")
    settle(context)
    table.escape()
    context.scenes.settle()
    pause = context.scenes.top
    if then and isinstance(pause, PauseScene):
        pause.ask_to_end()


def _pause_over_curtain(context: AppContext) -> None:
    _table(context, "human", "human", game=sample(1))
    context.scenes.handle(KeyDown("escape"))


def _pause_lesson(context: AppContext) -> None:
    context.open(OpenLesson(sample()))
    context.scenes.settle()
    context.scenes.handle(KeyDown("escape"))


def _keys(action: str, keys: tuple[str, ...] = ("ctrl+z", "f9")) -> Step:
    """The scene of the keys, at an action whose keys are others than usual."""

    def go(context: AppContext) -> None:
        context.change_settings(keys=context.keys.with_keys(action, keys))
        scene = KeysScene(context)
        context.scenes.push(scene)
        context.scenes.settle()
        scene.focus(next(row for row in scene.rows() if row.what.id == action))
        scene.choose(next(one for one in ACTIONS if one.id == action))

    return go


def _keys_listening(context: AppContext) -> None:
    _keys("undo")(context)
    context.scenes.handle(KeyDown("enter"))
    context.scenes.settle()
    context.scenes.handle(KeyDown("enter"))


def _keys_taken(context: AppContext) -> None:
    _keys("undo")(context)
    top = context.scenes.top
    if isinstance(top, KeysScene):
        top.give("h")


def _welcome(context: AppContext) -> None:
    """Somebody has never been here."""
    context.scenes.push(WelcomeScene(context, next(iter(context.faces.values()))))


def _settings(group: int) -> Step:
    """One of the groups is open, by its place: its title is in the language of the program."""

    def go(context: AppContext) -> None:
        context.open(OpenSettings())
        context.scenes.settle()
        scene = context.scenes.top
        if isinstance(scene, SettingsScene):
            scene.show_group(scene.groups[group].name)

    return go


def _settings_end(context: AppContext) -> None:
    """At the last switch, as somebody comes there by keyboard."""
    context.open(OpenSettings())
    context.scenes.settle()
    scene = context.scenes.top
    if isinstance(scene, WidgetScene):
        scene.ring_shown = True
        scene.focus([widget for widget in scene.reachable() if isinstance(widget, Toggle)][-1])


def _curtain(game: str) -> Step:
    """Between two people."""

    def go(context: AppContext) -> None:
        table = _table(context, *["human"] * GAMES[game].info.seats[0], game=game)
        if table is not None and not isinstance(context.scenes.top, CurtainScene):
            table.curtains.fall()

    return go


def _pin(typed: str, forgotten: bool = False) -> Step:
    """A curtain that asks for a number."""

    def go(context: AppContext) -> None:
        set_pins(context, sample(1), "shots", {0: "4711"})
        _table(context, "human", "human", game=sample(1))
        if typed:
            context.scenes.handle(TextTyped(typed))
        top = context.scenes.top
        if forgotten and isinstance(top, CurtainScene):
            top.ask_to_break()

    return go


def _setup_pins(context: AppContext) -> None:
    context.settings.last_setups[sample(1)] = {"players": "human,human,ai:steady", "names": "Ada\n"}
    context.open(OpenSetup(sample(1)))


def _setup_id(typed: str) -> Step:
    """A set-up into which somebody types an id that is none."""

    def go(context: AppContext) -> None:
        context.open(OpenSetup(sample(2)))
        context.scenes.settle()
        setup = context.scenes.top
        if isinstance(setup, SetupScene):
            setup.side.id.activate()
            context.scenes.settle()
        scene = context.scenes.top
        if isinstance(scene, WidgetScene):
            fields = [widget for widget in scene.reachable() if isinstance(widget, TextField)]
            scene.focus(fields[-1])
            context.scenes.handle(TextTyped(typed))
            context.scenes.handle(KeyDown("enter"))

    return go


def _tip(name: str) -> Step:
    """One tip at a table."""

    def go(context: AppContext) -> None:
        table = _table(context, "human", "ai:random")
        if table is not None:
            table.passing.tip = None
            show_tip(context, table.passing, name)

    return go


def _tip_and_toast(context: AppContext) -> None:
    table = _table(context, "human", "ai:random")
    if table is not None:
        table.play_text("play k a1a5")

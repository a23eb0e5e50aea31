"""Pictures of every scene in its interesting states, drawn without a window from scripted matches.

For people who want to see a change at every size, and for the tests that look for what overlaps or is cut. Each
state is a SceneStop: how to come there from an empty desk. Must not touch anybody's files.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pygame

from scrapdesk.ai.thinking import LocalThinker
from scrapdesk.core.record import Record
from scrapdesk.storage.settings import Settings
from scrapdesk.storage.statistics import History, Result
from scrapdesk.ui.building import name_scenes
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.faces import FACES
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.frame.scene import Scene
from scrapdesk.ui.frame.viewport import Viewport
from scrapdesk.ui.paint.art.room import ArtRoom
from scrapdesk.ui.paint.pictures import Pictures
from scrapdesk.ui.paint.sound.audio import NullAudio
from scrapdesk.ui.requests import OpenCredits, OpenLesson, OpenResults, OpenSettings
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.stops.memory import MemoryFinished, memory_storage
from scrapdesk.ui.stops.stop import SceneStop, Step, opened, sample, settle, sit_down
from scrapdesk.ui.table.running import save_name

KEPT: Final = "a game that has ended"
PATIENCE: Final = 90.0
"""Seconds that are waited for pictures, at most."""


def take(folder: str, size: tuple[int, int], scene: str = "", text: int = 100) -> list[str]:
    """Draws every stop whose name holds `scene` into a folder. Returns the names."""
    art = ArtRoom(open_portfolio)
    drawn = []
    try:
        for stop, context in visits(size, text, art, scene):
            wait_for_pictures(context)
            surface = shown(context, size)
            path = Path(folder) / f"{stop.name}-{size[0]}x{size[1]}-{text}.png"
            path.parent.mkdir(parents=True, exist_ok=True)
            pygame.image.save(surface, str(path))
            drawn.append(stop.name)
    finally:
        art.close()
    return drawn


def visits(
    size: tuple[int, int], text: int, art: Pictures, scene: str = "", but: str = "?"
) -> Iterator[tuple[SceneStop, AppContext]]:
    """Every stop whose name holds `scene` and does not begin with `but`, with a context that stands there."""
    without_window(size)
    with tempfile.TemporaryDirectory() as folder:
        for stop in stops():
            if scene in stop.name and not stop.name.startswith(but):
                context = desk_context(size, text, art, stop.settings, Path(folder))
                stop.go(context)
                if stop.still:
                    settle(context)
                yield stop, context
                context.scenes.clear()
                context.scenes.settle()


def without_window(size: tuple[int, int]) -> None:
    """Makes pygame ready to draw a window of that size which nobody sees."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(size)


def desk_context(
    size: tuple[int, int],
    text: int,
    art: Pictures,
    settings: Mapping[str, object] | None = None,
    workshop: Path | None = None,
) -> AppContext:
    """The desk of somebody who has played before. `workshop`: where own cards lie, if not with the user."""
    chosen = {"player": "Ada", "text_size": text, "tips": False, **(settings or {})}
    storage = memory_storage(Settings(**chosen), _history(), workshop)  # type: ignore[arg-type]
    context = AppContext(storage, art, NullAudio(), Viewport(size))
    name_scenes(context)
    context.make_thinker = LocalThinker
    _leave_a_game(context)
    context.scenes.push(DeskScene(context))
    settle(context)
    return context


def wait_for_pictures(context: AppContext) -> None:
    """Paints until nothing is missing any more."""
    surface = pygame.Surface(context.view.size)
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        if context.art.pump():
            context.scenes.art_came()
        context.scenes.damage_all()
        context.scenes.draw(surface)
        if context.art.finished():
            return
        time.sleep(0.05)


def shown(context: AppContext, size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size)
    context.scenes.damage_all()
    context.scenes.draw(surface)
    return surface


# -- the stops ----------------------------------------------------------------------------------------------


def stops() -> list[SceneStop]:
    """Every state that is worth a look."""
    from scrapdesk.games import GAMES
    from scrapdesk.ui.stops.around import around_stops
    from scrapdesk.ui.stops.coached import coached_stops
    from scrapdesk.ui.stops.comfort import comfort_stops
    from scrapdesk.ui.stops.names import name_stops
    from scrapdesk.ui.stops.setup import setup_stops

    found = [
        SceneStop("desk", _stay),
        SceneStop("desk-focus", _focus_box),
        SceneStop("desk-first-time", _first_time),
        SceneStop("desk-refused", _desk_toast),
        SceneStop("desk-contrast", lambda context: None, {"high_contrast": True}),
    ]
    found += [SceneStop(f"desk-{look}", _stay, {"look": look}) for look in ("daylight", "plain")]
    found += [SceneStop(f"table-{game}", _table(game, 14)) for game in GAMES]
    found += [SceneStop(f"table-{game}-contrast", _table(game, 14), {"high_contrast": True}) for game in GAMES]
    found += [SceneStop(f"plain-{game}", _plain(game, 14)) for game in GAMES]
    found += [
        SceneStop("plain-begin", _plain(sample(), 0)),
        SceneStop("plain-refused", _refused),
        SceneStop("plain-undo", _undo_dialog),
        SceneStop("plain-over", _over),
        SceneStop("plain-contrast", _plain(sample(), 14), {"high_contrast": True}),
        SceneStop("curtain", _curtain, {"hold_to_look": False}),
        SceneStop("learn-none", opened(OpenLesson(sample(2)))),
        SceneStop("settings", opened(OpenSettings())),
        SceneStop("settings-daylight", opened(OpenSettings()), {"look": "daylight"}),
        SceneStop("results", _results),
        SceneStop("results-none", opened(OpenResults(sample(4)))),
        SceneStop("results-contrast", _results, {"high_contrast": True}),
        SceneStop("credits", opened(OpenCredits())),
    ]
    found += around_stops() + coached_stops() + comfort_stops() + name_stops() + setup_stops()
    found += [stop for face in FACES.values() for stop in face.stops()]
    return list({stop.name: stop for stop in found}.values())  # a face may have a livelier one of its own


def _stay(context: AppContext) -> None:
    """Long enough at a box for a closer look at its running game."""
    context.clock.advance(1000)


def _results(context: AppContext) -> None:
    """Some of the games can be watched again."""
    finished = context.storage.finished
    if isinstance(finished, MemoryFinished):
        finished.texts[KEPT] = ""
    context.open(OpenResults(sample()))


def _focus_box(context: AppContext) -> None:
    desk = _scene(context)
    desk.ring_shown = True
    desk.focus(desk.reachable()[3])


def _first_time(context: AppContext) -> None:
    context.scenes.clear()
    context.storage.shelf.forget(save_name(sample()))
    context.storage.history.save(History())
    context.scenes.push(DeskScene(context))


def _desk_toast(context: AppContext) -> None:
    _scene(context).say(context.texts("That game can no longer be opened."), "refuse")


def _table(game: str, moves: int) -> Step:
    def go(context: AppContext) -> None:
        from scrapdesk.games import GAMES

        sit_down(context, _wish(game, GAMES[game].info.seats[0]))
        context.scenes.settle()
        _play_on(context, moves)

    return go


def _plain(game: str, moves: int) -> Step:
    """The same on the plain table, whether the game has a look or not."""

    def go(context: AppContext) -> None:
        from scrapdesk.games import GAMES
        from scrapdesk.ui.table.plain import PlainTable
        from scrapdesk.ui.table.sitting import new_sitting

        wish = _wish(game, GAMES[game].info.seats[0])
        context.scenes.push(PlainTable(context, new_sitting(wish, context.settings.player, context.make_thinker)))
        context.scenes.settle()
        _play_on(context, moves)

    return go


def _wish(game: str, seats: int) -> NewTable:
    return NewTable(game, ("human", *("ai:random" for _ in range(seats - 1))), seed="shots")


def _play_on(context: AppContext, moves: int) -> None:
    """Plays by chance until so many moves are made and a person is asked."""
    from scrapdesk.ui.table.scene import TableScene

    table = context.scenes.top
    if not isinstance(table, TableScene):
        return
    match, luck = table.sitting.match, Random(7)
    while match.to_act is not None and (table.sitting.moves_made < moves or table.sitting.person_asked is None):
        match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
    table.follow("play")


def _refused(context: AppContext) -> None:
    from scrapdesk.ui.table.scene import TableScene

    _plain(sample(), 14)(context)
    table = context.scenes.top
    if isinstance(table, TableScene):
        table.play_text("play k a1a5")


def _undo_dialog(context: AppContext) -> None:
    from scrapdesk.ui.table.scene import TableScene

    _plain(sample(), 14)(context)
    table = context.scenes.top
    if isinstance(table, TableScene):
        table.undo()


def _over(context: AppContext) -> None:
    from scrapdesk.ui.table.scene import TableScene

    _plain(sample(), 10_000)(context)
    table = context.scenes.top
    if isinstance(table, TableScene):
        table.after_change("play")


def _curtain(context: AppContext) -> None:
    sit_down(context, NewTable(sample(1), ("human", "human"), seed="shots"))


def _scene(context: AppContext) -> WidgetScene:
    top: Scene | None = context.scenes.top
    if not isinstance(top, WidgetScene):
        raise TypeError("there is no scene of widgets on top")
    return top


def _leave_a_game(context: AppContext) -> None:
    """A game of La Scamorra that waits to be gone on with."""
    context.storage.shelf.keep(save_name(sample()), _game_left())


@cache
def _game_left() -> Record:
    from scrapdesk.core.match import Match
    from scrapdesk.games import GAMES

    match = Match(GAMES[sample()].rules, 2, seed="shots")
    luck = Random(3)
    while match.ply < 16 and match.to_act is not None:
        match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
    return match.record("human,ai:steady")


def _history() -> History:
    """Evenings with several companions, the last against Bruno."""
    companions, levels = ("Ines", "Haru", "Bruno"), ("steady", "sharp", "rookie")

    def result(number: int) -> Result:
        won, who = number % 3 > 0, number * 2 % 3
        points = (5 + number % 3, 2) if won else (3, 5)
        players, names = ("human", f"ai:{levels[who]}"), ("Ada", companions[who])
        why = "All fifteen cards are played" if number % 2 else "A player has no piece left"
        ranks = (1, 2) if won else (2, 1)
        plain = Result(game=sample(), players=players, ranks=ranks, reason="SM-7.1", moves=40 - number, names=names)
        return msgspec.structs.replace(plain, points=points, told=why, kept=KEPT if number > 9 else "")

    return History(tuple(map(result, range(14))))

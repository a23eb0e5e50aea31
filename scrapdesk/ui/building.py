"""Puts a run of the window together: storage, pictures, sound, and which scene answers to which name."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any

from scrapdesk.core.record import Record
from scrapdesk.storage.deals import open_deals
from scrapdesk.storage.saves import SaveBook
from scrapdesk.storage.settings import open_settings
from scrapdesk.storage.statistics import open_statistics
from scrapdesk.ui.context import AppContext, Leaving, Storage, TableRequest
from scrapdesk.ui.faces import FACES
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.frame.scene import Scene
from scrapdesk.ui.frame.viewport import Size, Viewport
from scrapdesk.ui.paint.art.room import ArtRoom
from scrapdesk.ui.paint.sound.audio import NullAudio


def make_context(size: Size) -> AppContext:
    """The context of the program: this user's files, the real pictures, sound a little later."""
    storage = Storage(open_settings(), open_statistics(), SaveBook(), open_deals())
    context = AppContext(storage, ArtRoom(open_portfolio), NullAudio(), Viewport(size))
    context.draw_secret = partial(secrets.token_hex, 16)
    name_scenes(context)
    return context


def name_scenes(context: AppContext) -> None:
    """Scenes are loaded when they are first opened, so that the start does not wait for them."""
    context.faces = FACES
    context.door = _door
    context.makers.update(
        {
            "setup": _setup,
            "learn": _learn,
            "rules": _rules,
            "settings": _settings,
            "results": _results,
            "credits": _credits,
            "pause": _pause,
            "keys": _keys,
            "help": _help,
            "watch": _watch,
            "watch pasted": _watch_pasted,
            "dropped": _dropped,
            "choose game": _choose_game,
            "saves": _saves,
            "keep": _keep,
            "workshop": _workshop,
            "statistics": _statistics,
        }
    )


def _door(context: AppContext, wish: TableRequest | Record, leaving: Leaving) -> None:
    from scrapdesk.ui.table.door import to_table

    to_table(context, wish, leaving)


def _setup(context: AppContext, wish: Any) -> Scene:
    from scrapdesk.ui.desk.setup import open_setup

    return open_setup(context, wish)


def _learn(context: AppContext, game: Any) -> Scene:
    from scrapdesk.ui.table.learning import open_lesson

    return open_lesson(context, game)


def _rules(context: AppContext, where: Any) -> Scene:
    from scrapdesk.ui.desk.rules import RulesScene

    game, rule = where
    return RulesScene(context, game, rule)


def _settings(context: AppContext, first: Any) -> Scene:
    from scrapdesk.ui.desk.settings import SettingsScene

    return SettingsScene(context, first or "")


def _results(context: AppContext, game: Any) -> Scene:
    from scrapdesk.ui.desk.results import ResultsScene

    return ResultsScene(context, game)


def _credits(context: AppContext, what: Any) -> Scene:
    from scrapdesk.ui.desk.credits import CreditsScene

    return CreditsScene(context)


def _pause(context: AppContext, table: Any) -> Scene:
    from scrapdesk.ui.table.pause import PauseScene

    return PauseScene(context, table)


def _keys(context: AppContext, what: Any) -> Scene:
    from scrapdesk.ui.desk.keys import KeysScene

    return KeysScene(context)


def _help(context: AppContext, where: Any) -> Scene:
    from scrapdesk.ui.desk.keys import HelpScene

    place, game = where
    return HelpScene(context, place, game)


def _watch(context: AppContext, record: Any) -> Scene:
    from scrapdesk.ui.desk.replay.opening import watch

    return watch(context, record)


def _watch_pasted(context: AppContext, what: Any) -> Scene:
    from scrapdesk.ui.desk.replay.opening import watch_pasted

    return watch_pasted(context)


def _dropped(context: AppContext, path: Any) -> Scene:
    from scrapdesk.ui.desk.replay.opening import take_dropped

    return take_dropped(context, path)


def _choose_game(context: AppContext, what: Any) -> Scene:
    from scrapdesk.ui.desk.replay.opening import choose_file

    return choose_file(context)


def _saves(context: AppContext, what: Any) -> Scene:
    from scrapdesk.ui.desk.saves import SavesScene

    return SavesScene(context)


def _keep(context: AppContext, what: Any) -> Scene:
    from scrapdesk.ui.desk.keeping import keeping_scene

    return keeping_scene(*what)


def _workshop(context: AppContext, path: Any) -> Scene:
    from scrapdesk.ui.desk.workshop import WorkshopScene

    return WorkshopScene(context, path)


def _statistics(context: AppContext, game: Any) -> Scene:
    from scrapdesk.ui.desk.statistics import StatisticsScene

    return StatisticsScene(context, game or "")

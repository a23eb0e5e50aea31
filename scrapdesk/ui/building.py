"""Puts a run of the window together: storage, pictures, sound, and which scene answers to which name."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from scrapdesk.core.record import Record
from scrapdesk.storage.deals import open_deals
from scrapdesk.storage.finished import FinishedGames
from scrapdesk.storage.saves import SaveBook
from scrapdesk.storage.settings import open_settings
from scrapdesk.storage.statistics import open_statistics
from scrapdesk.ui import requests
from scrapdesk.ui.context import AppContext, Leaving, NewTable, Storage
from scrapdesk.ui.faces import FACES
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.frame.scene import Scene
from scrapdesk.ui.frame.viewport import Size, Viewport
from scrapdesk.ui.paint.art.room import ArtRoom
from scrapdesk.ui.paint.sound.audio import NullAudio
from scrapdesk.ui.requests import Request

Made = TypeVar("Made", bound=Request)


def make_context(size: Size, packed: Path | None = None) -> AppContext:
    """The context of the program: this user's files, the real pictures, sound a little later. `packed` is the folder of
    the ready-made pictures."""
    storage = Storage(open_settings(), open_statistics(), SaveBook(), open_deals(), FinishedGames())
    context = AppContext(storage, ArtRoom(open_portfolio, packed=packed), NullAudio(), Viewport(size))
    context.draw_secret = partial(secrets.token_hex, 16)
    context.scribe.begin()
    name_scenes(context)
    return context


def name_scenes(context: AppContext) -> None:
    """Scenes are loaded when they are first opened, so that the start does not wait for them."""
    context.faces = FACES
    context.door = _door

    def answers(request: type[Made], make: Callable[[AppContext, Made], Scene]) -> None:
        context.makers[request] = make

    answers(requests.OpenSetup, _setup)
    answers(requests.OpenLesson, _lesson)
    answers(requests.OpenRules, _rules)
    answers(requests.OpenSettings, _settings)
    answers(requests.OpenResults, _results)
    answers(requests.OpenStatistics, _statistics)
    answers(requests.OpenCredits, _credits)
    answers(requests.OpenPause, _pause)
    answers(requests.OpenKeys, _keys)
    answers(requests.OpenHelp, _help)
    answers(requests.WatchGame, _watch)
    answers(requests.WatchPasted, _watch_pasted)
    answers(requests.TakeDropped, _dropped)
    answers(requests.ChooseGame, _choose_game)
    answers(requests.OpenSaves, _saves)
    answers(requests.KeepGame, _keep)
    answers(requests.OpenWorkshop, _workshop)


def _door(context: AppContext, wish: NewTable | Record, leaving: Leaving) -> None:
    from scrapdesk.ui.table.door import to_table

    to_table(context, wish, leaving)


def _setup(context: AppContext, request: requests.OpenSetup) -> Scene:
    from scrapdesk.ui.desk.setup import open_setup

    return open_setup(context, request.wish)


def _lesson(context: AppContext, request: requests.OpenLesson) -> Scene:
    from scrapdesk.ui.table.learning import open_lesson

    return open_lesson(context, request.game, request.number)


def _rules(context: AppContext, request: requests.OpenRules) -> Scene:
    from scrapdesk.ui.desk.rules import RulesScene

    return RulesScene(context, request.game, request.rule)


def _settings(context: AppContext, request: requests.OpenSettings) -> Scene:
    from scrapdesk.ui.desk.settings import SettingsScene

    return SettingsScene(context, request.first)


def _results(context: AppContext, request: requests.OpenResults) -> Scene:
    from scrapdesk.ui.desk.results import ResultsScene

    return ResultsScene(context, request.game)


def _statistics(context: AppContext, request: requests.OpenStatistics) -> Scene:
    from scrapdesk.ui.desk.statistics import StatisticsScene

    return StatisticsScene(context, request.game)


def _credits(context: AppContext, request: requests.OpenCredits) -> Scene:
    from scrapdesk.ui.desk.credits import CreditsScene

    return CreditsScene(context)


def _pause(context: AppContext, request: requests.OpenPause) -> Scene:
    from scrapdesk.ui.table.pause import PauseScene

    return PauseScene(context, request.table)


def _keys(context: AppContext, request: requests.OpenKeys) -> Scene:
    from scrapdesk.ui.desk.keys import KeysScene

    return KeysScene(context, request.action)


def _help(context: AppContext, request: requests.OpenHelp) -> Scene:
    from scrapdesk.ui.desk.help import HelpScene

    return HelpScene(context, request.place, request.game)


def _watch(context: AppContext, request: requests.WatchGame) -> Scene:
    from scrapdesk.ui.desk.replay.opening import watch

    return watch(context, request.record, request.ply)


def _watch_pasted(context: AppContext, request: requests.WatchPasted) -> Scene:
    from scrapdesk.ui.desk.replay.opening import watch_pasted

    return watch_pasted(context)


def _dropped(context: AppContext, request: requests.TakeDropped) -> Scene:
    from scrapdesk.ui.desk.replay.opening import take_dropped

    return take_dropped(context, request.path)


def _choose_game(context: AppContext, request: requests.ChooseGame) -> Scene:
    from scrapdesk.ui.desk.replay.opening import choose_file

    return choose_file(context)


def _saves(context: AppContext, request: requests.OpenSaves) -> Scene:
    from scrapdesk.ui.desk.saves import SavesScene

    return SavesScene(context)


def _keep(context: AppContext, request: requests.KeepGame) -> Scene:
    from scrapdesk.ui.desk.keeping import keeping_scene

    return keeping_scene(request.scene, request.record)


def _workshop(context: AppContext, request: requests.OpenWorkshop) -> Scene:
    from scrapdesk.ui.desk.workshop import WorkshopScene

    return WorkshopScene(context, request.path, game=request.game)

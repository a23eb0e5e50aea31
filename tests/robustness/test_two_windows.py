"""Two windows of one person, a hundred acts each in any order: every result of both is kept, and every setting as it
was set last."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from scrapdesk.storage.deals import open_deals
from scrapdesk.storage.finished import FinishedGames
from scrapdesk.storage.saves import SaveBook
from scrapdesk.storage.settings import open_settings
from scrapdesk.storage.statistics import open_statistics
from scrapdesk.ui.building import name_scenes
from scrapdesk.ui.context import AppContext, NewTable, Storage
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.frame.viewport import Viewport
from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.paint.sound.audio import NullAudio
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.scene import TableScene
from tests.ui.hands import frame

ACTS = 100
SET: dict[str, tuple[Any, ...]] = {
    "text_size": (100, 125, 150),
    "confirm": ("off", "risky", "always"),
    "tips": (True, False),
    "player": ("Ada", "Bo"),
    "flat_hand": (True, False),
    "turn_maps": (True, False),
}


def window() -> AppContext:
    storage = Storage(open_settings(), open_statistics(), SaveBook(), open_deals(), FinishedGames())
    context = AppContext(storage, FlatArt(), NullAudio(), Viewport((1280, 720)))
    name_scenes(context)
    context.scenes.push(DeskScene(context))
    frame(context)
    return context


@pytest.fixture
def windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[AppContext]]:
    monkeypatch.setenv("SCRAPDESK_HOME", str(tmp_path))
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    opened = [window(), window()]
    yield opened
    for context in opened:
        context.scenes.clear()
        context.scenes.settle()
    pygame.quit()


class Player:
    """One of the windows: sets things, and plays a game with itself whenever none lies there."""

    def __init__(self, context: AppContext, rng: Random, name: str) -> None:
        self.context, self._rng, self._name = context, rng, name
        self._table: TableScene | None = None
        self.ended: list[str] = []
        """The seeds of its games that are over."""
        self._games = 0

    def set(self) -> tuple[str, Any] | None:
        """Something that is not so yet here; what, and how."""
        name = self._rng.choice(list(SET))
        value = self._rng.choice(SET[name])
        if getattr(self.context.settings, name) == value:
            return None
        self.context.change_settings(**{name: value})
        return name, value

    def play_on(self) -> None:
        if self._table is None:
            self._games += 1
            wish = NewTable("scamorra", ("human", "human"), {}, f"{self._name}-{self._games}")
            sit_down(self.context, wish)
            frame(self.context)
            self._table = next(scene for scene in self.context.scenes.scenes if isinstance(scene, TableScene))
        match = self._table.sitting.match
        for _ in range(20):
            if match.to_act is not None:
                match.play(match.to_act, self._rng.choice(list(match.legal_moves(match.to_act))))
        frame(self.context)
        if match.to_act is None:
            self.ended.append(match.seed)
            self.context.scenes.pop(self._table)
            frame(self.context)
            self._table = None

    @property
    def running(self) -> str:
        """The seed of the game that lies on its table."""
        return self._table.sitting.match.seed if self._table is not None else ""


def test_two_windows_lose_nothing_of_each_other(seed: int, windows: list[AppContext]) -> None:
    rng = Random(seed)
    players = [Player(context, rng, name) for context, name in zip(windows, ("one", "two"), strict=True)]
    last: dict[str, Any] = {}
    turns = [0] * ACTS + [1] * ACTS
    rng.shuffle(turns)
    for turn in turns:
        if rng.random() < 0.5:
            done = players[turn].set()
            last |= dict([done]) if done else {}
        else:
            players[turn].play_on()
    settings = open_settings().value
    assert {name: getattr(settings, name) for name in last} == last and len(last) == len(SET)
    kept = sorted(result.seed for result in open_statistics().value.results)
    assert kept == sorted(players[0].ended + players[1].ended) and len(kept) > 10
    on_disk = {save.record.seed for save in SaveBook().all()}
    assert on_disk == {player.running for player in players} - {""}

"""A monkey at the window: keys, clicks, drags, wheels, words, files, sizes and waits without any sense, in every scene.

Owns what it does and what must hold after each act: no exception, no turn that takes long, a way back by Esc. Sees the
window as the loop drives it, without a screen; it can write only below the profile of the tests.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

import pygame
import pytest

from scrapdesk.games import GAMES
from scrapdesk.storage.exports import export
from scrapdesk.ui import requests
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.frame.events import (
    CloseAsked,
    Exposed,
    FileDropped,
    FocusGained,
    FocusLost,
    KeyDown,
    PointerDown,
    PointerLeft,
    PointerMoved,
    PointerUp,
    Resized,
    TextTyped,
    UiEvent,
    Wheel,
)
from scrapdesk.ui.loop import Loop
from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.scenes import writing
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.shots import desk_context
from scrapdesk.ui.stops.stop import sit_down
from tests.robustness.readers import games_begun

SLOWEST: Final = 0.5
"""Seconds of this process for one turn of the loop, what opponents think in it left out."""
KEYS: Final = (
    *("enter", "space", "tab", "escape", "backspace", "delete", "home", "end", "page up", "page down"),
    *("left", "right", "up", "down", *(f"f{n}" for n in range(1, 13))),
    *"abcdefghijklmnopqrstuvwxyz0123456789/.,-+?",
)
WORDS: Final = (
    "a1",
    "play",
    "lemon",
    "\N{LATIN SMALL LETTER N WITH TILDE}",
    "/",
    "\u202e",
    "x" * 90,
    "..",
    "51PB-1X81",
)
SIZES: Final = ((1280, 720), (1024, 640), (1920, 1080), (640, 480), (200, 150), (64, 64), (3000, 300), (1, 1))


def requests_for(game: str) -> list[requests.Request]:
    """What can be opened from anywhere."""
    return [
        *(requests.OpenSettings(), requests.OpenKeys(), requests.OpenCredits(), requests.OpenSaves()),
        *(requests.OpenWorkshop(), requests.OpenStatistics(game), requests.OpenResults(game)),
        *(requests.OpenSetup(game), requests.OpenLesson(game), requests.OpenRules(game)),
        *(requests.OpenHelp("table", game), requests.WatchPasted(), requests.ChooseGame()),
        *(requests.WatchGame(record) for record in games_begun() if record.game == game),
    ]


LEAVES: Final = ("Back to the desk", "Back to the set-up", "Back to the game", "Discard")
"""Buttons that leave, where Esc means to stay."""


class Window:
    """The loop's screen: a picture in memory, of whatever size."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.surface = pygame.Surface(size)

    def toggle_fullscreen(self) -> None: ...


class Monkey:
    """One sitting: a desk, and a table or a scene on it as often as not."""

    def __init__(self, context: AppContext, seed: str) -> None:
        self._rng = Random(seed)
        self._context = context
        self._now = 0.0
        self._window = Window(context.view.size)
        self._loop = Loop(self._window, context, lambda: self._now)
        self.done: list[UiEvent | str] = []
        """What it did, for whoever looks for a fault."""
        self.slowest = 0.0

    def act(self) -> None:
        """One event and a turn of the loop."""
        if self._rng.random() < 0.01:
            self._go_somewhere()
        event = self._event()
        self.done.append(event)
        began = time.process_time()
        self._loop.handle(event)
        self._now += self._rng.choice((0.001, 0.016, 0.016, 0.2, 1.5))
        self._loop.turn()
        self.slowest = max(self.slowest, time.process_time() - began)
        self._context.closing = False

    def goes_back(self) -> bool:
        """Whether Esc leads back to the desk from wherever this is, with a button where there is a choice: of a pause,
        a result, a card that has been changed."""
        for _ in range(10 + 4 * len(self._context.scenes.scenes)):
            scenes = self._context.scenes.scenes
            if len(scenes) == 1 and isinstance(scenes[0], DeskScene):
                return True
            if not self._leave():
                self._loop.handle(KeyDown("escape"))
            self._loop.turn()
        return False

    # -- within -----------------------------------------------------------------------------------------

    def _leave(self) -> bool:
        top = self._context.scenes.top
        found = top.reachable() if isinstance(top, WidgetScene) else []
        ways = [widget for widget in found if widget.name in LEAVES]
        for widget in ways:
            widget.activate()
        return bool(ways)

    def _go_somewhere(self) -> None:
        context, rng = self._context, self._rng
        if rng.random() < 0.6:
            game = rng.choice(list(GAMES))
            seats = rng.choice(GAMES[game].info.seats)
            players = tuple(rng.choice(("human", "ai:random", "ai:greedy")) for _ in range(seats))
            seed = str(rng.randrange(50))
            self.done.append(f"{game} {players} {seed}")
            sit_down(context, NewTable(game, players, {}, seed))
        else:
            request = rng.choice(requests_for(rng.choice(list(GAMES))))
            self.done.append(str(request))
            context.scenes.attempt(lambda: context.open(request))
        self._loop.turn()

    def _event(self) -> UiEvent:
        rng = self._rng
        kind = rng.random()
        if kind < 0.34:
            held = [rng.random() < share for share in (0.15, 0.15, 0.03)]
            return KeyDown(rng.choice(KEYS), *held)
        if kind < 0.80:
            return rng.choice((PointerMoved, PointerDown, PointerUp, PointerDown, PointerUp))(self._place())
        return self._seldom(rng.random())

    def _seldom(self, kind: float) -> UiEvent:
        rng = self._rng
        if kind < 0.35:
            return Wheel(self._place(), rng.choice((-3.0, -1.0, 1.0, 30.0)))
        if kind < 0.60:
            return TextTyped(rng.choice(WORDS))
        if kind < 0.70:
            return rng.choice((PointerDown, PointerUp))(self._place(), 3)
        if kind < 0.76:
            self._window.surface = pygame.Surface(rng.choice(SIZES))
            return Resized()
        if kind < 0.80:
            return FileDropped(rng.choice(("/dev/null", "/nowhere", "/", "x" * 300, "a\0b", "M\udcfasica")))
        if kind < 0.84:
            return CloseAsked()
        return rng.choice((FocusLost(), FocusGained(), PointerLeft(), Exposed()))

    def _place(self) -> tuple[int, int]:
        """As often as not on something that can be used."""
        top, rng = self._context.scenes.top, self._rng
        if isinstance(top, WidgetScene) and rng.random() < 0.6:
            found = top.reachable()
            if found:
                return rng.choice(found).rect.center
        width, height = self._context.view.size
        return rng.randrange(-5, width + 5), rng.randrange(-5, height + 5)


@contextmanager
def sitting(seed: str, home: Path) -> Iterator[Monkey]:
    """A monkey at a desk of its own."""

    def only_here(path: Path, text: str) -> None:
        if path.resolve().is_relative_to(home):
            export(path, text)

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    rng = Random(seed)
    settings = {
        "tips": rng.random() < 0.5,
        "speed": rng.choice(("off", "fast", "normal", "slow")),
        "confirm": rng.choice(("off", "risky", "always")),
        "curtain": rng.random() < 0.7,
        "high_contrast": rng.random() < 0.2,
        "last_folder": str(home),
    }
    context = desk_context(rng.choice(SIZES[:3]), rng.choice((100, 150, 200)), FlatArt(), settings)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(writing, "export", only_here)
        try:
            yield Monkey(context, seed)
        finally:
            # No pygame.quit(): a font that outlives it can never be given back.
            context.scenes.clear()
            context.scenes.settle()

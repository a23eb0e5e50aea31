"""The art room: pictures for the screen. Nothing here waits; what is not there yet is shown as best it can be. Only
what is small and came with the program is fetched by who asks for it: a fraction of a millisecond each.

Belongs to the thread of the window. Must not know scenes, nor how a picture is made.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from time import perf_counter, thread_time
from typing import Final

import pygame

from scrapdesk import paths
from scrapdesk.ui.paint.art import standin
from scrapdesk.ui.paint.art.cache import DiskCache
from scrapdesk.ui.paint.art.fingerprint import Prints, prints
from scrapdesk.ui.paint.art.habits import LOOKS, Habits
from scrapdesk.ui.paint.art.library import DESK, ArtLibrary
from scrapdesk.ui.paint.art.loader import Loader
from scrapdesk.ui.paint.art.orders import Key
from scrapdesk.ui.paint.art.pack import NAME, Pack
from scrapdesk.ui.paint.art.painted import OpenPortfolio
from scrapdesk.ui.paint.art.pictures import Picture, Size, is_ground
from scrapdesk.ui.paint.art.shelf import FOLDED as FOLDED
from scrapdesk.ui.paint.art.shelf import MEMORY, PictureShelf, bytes_of
from scrapdesk.ui.paint.art.worker_link import Link, WorkerLink

PASSED: Final = 200_000
"""Pixels. A picture larger than this, and no ground, which nobody wanted at two places after one another is let go."""
FOLD_AFTER: Final = 600
"""Looks of the screen after which that is done: one may only have passed through."""
MOST_PROCESSES: Final = 3
AT_ONCE: Final = 0.004
"""Seconds of work in one look for small pictures that come with the program: nobody sees a blank place first."""
SLOW: Final = 3
"""So many times as long it may take by the clock, where the disk is slow or the machine busy."""
QUICK: Final = 200_000
"""Pixels of a picture that is got within a part of that."""
_log = logging.getLogger(__name__)


class ArtRoom:
    """Every picture at every size, premultiplied: blit them with BLEND_PREMULTIPLIED, and never change them."""

    def __init__(
        self,
        open_portfolio: OpenPortfolio,
        assets: Path | None = None,
        cache: Path | None = None,
        link: Link | None = None,
        memory: int = MEMORY,
        packed: Path | None = None,
    ) -> None:
        """`packed` is the folder of the ready-made pictures, if any are to be used."""
        self._assets = assets or paths.assets()
        self._open_portfolio = open_portfolio
        self._library = ArtLibrary(self._assets)
        folder = cache or paths.user_cache() / "art"
        links = [link] if link else [WorkerLink(self._assets, open_portfolio) for _ in range(processes())]
        self._pack = pack = Pack(packed / NAME if packed else None)
        self._loader = Loader(self._sources, DiskCache(folder), links, pack)
        self._shelf = PictureShelf(memory)
        self._habits = Habits(folder / "places")
        self._interim: dict[Key, pygame.Surface] = {}
        self._broken: dict[Picture, str] = {}
        self.came: set[Picture] = set()
        """What looks different since the last look."""
        self._open: set[Key] = set()
        self._blank: set[Key] = set()
        """Those of them for which nothing but a plain shape can be shown."""
        self._ahead: set[Key] = set()
        """Those of them which the screen has not asked for yet."""
        self._asked = self._look = self._came_here = 0
        self._worked = 0.0  # seconds of this look that went into pictures which could not wait
        self._unwanted: set[Key] = set()
        """What lay on the shelf soon after one came here, and was not asked for since."""
        self._passed: set[Key] = set()
        """What nobody wanted at the place before either."""
        self._unseen: set[Key] = set()
        """What is shown for something else soon after one came here, and was not asked for since."""
        self._late: set[Key] = set()
        """What was fetched ahead for the place before and had not come when one left it."""

    def get(self, what: Picture, size: tuple[int, int]) -> pygame.Surface:
        """The picture; else its nearest size, scaled; else a stand-in. Asks for it where it is not there."""
        key = (what, size)
        self._habits.note(key)
        found = self._shelf.get(key)
        if found is not None:
            self._unwanted.discard(key)
            self._passed.discard(key)
            return found
        if what not in self._broken and size[0] > 0 and size[1] > 0:
            if key not in self._interim and (quick := self._at_once(key)) is not None:
                return quick
            self._order(key)
        interim = self._interim.get(key)
        self._unseen.discard(key)
        if interim is None:
            interim = self._interim[key] = self._nearest(what, (max(1, size[0]), max(1, size[1])))
        return interim

    def ready(self, what: Picture, size: tuple[int, int]) -> bool:
        """Whether `get` gives the picture itself."""
        return (what, size) in self._shelf

    def pump(self) -> bool:
        """Takes in what is finished. Once a frame; True when something new came, so that it must be drawn."""
        self._look, self._worked = self._look + 1, 0.0
        self._habits.looked(self._look)
        self.came = self._take_interim() | self._given_up()
        while self._loader.finished:
            key, found = self._loader.finished.popleft()
            ahead = key in self._ahead
            self._close(key)
            self.came.add(key[0])
            if isinstance(found, str):
                self._give_up(key, found)
            else:
                self._keep(key, found, ahead)
        if not self._open:
            self._asked = 0
        self._think_of_room(self._look - self._came_here)
        return bool(self.came)

    def pending(self) -> tuple[int, int]:
        """How many pictures can be seen, if only scaled, of how many that were asked for since the last time all were
        there."""
        return self._asked - len(self._blank), self._asked

    def complete(self) -> bool:
        """Whether everything that the screen asked for can be seen, if only scaled."""
        return not self.missing()

    def missing(self) -> set[Key]:
        """What the screen asked for and cannot be seen yet, not even scaled."""
        return self._blank - self._ahead

    def finished(self) -> bool:
        """Whether every picture that was asked for is there in its own size."""
        return not self._open

    def prefetch(self, pictures: Iterable[tuple[Picture, tuple[int, int]]]) -> None:
        """Asks for pictures that will be wanted soon, after everything that is wanted now."""
        for key in pictures:
            if key not in self._shelf and key not in self._open and key[0] not in self._broken:
                self._order(key, ahead=True)

    def come_to(self, place: str) -> None:
        """Somebody comes to a place: what is asked for there is remembered. Without a name nothing is."""
        self._habits.begin(place, self._look)
        self._unwanted, self._late, self._came_here = set(), set(self._ahead), self._look
        self._unseen = set()

    def fetch_for(self, place: str) -> None:
        """Asks for what was wanted at a place the last time, or is by whoever comes first, as long as nothing must be
        thrown out for it."""
        usual = self._habits.of(place) or self._pack.usual(place)
        wanted = [key for key in usual if key not in self._shelf]
        if self._shelf.has_room_for(wanted, self._open):
            self.prefetch(wanted)

    def held(self) -> dict[Key, int]:
        """What is kept in memory, in bytes."""
        return self._shelf.weights() | {key: bytes_of(shown) for key, shown in self._interim.items()}

    def names(self) -> list[str]:
        """Every picture there is."""
        portfolio = self._open_portfolio()
        return sorted(portfolio.catalogue(portfolio.library(self._assets)))

    def _sources(self) -> Prints:
        """What all pictures are made of; recipes of games lie beside the function that opens their portfolio."""
        return sources(self._assets, self._open_portfolio)

    def alt(self, name: str) -> str:
        """What a picture shows, in a few words; its name where nobody wrote any."""
        game, _, short = name.partition("/")
        texts = self._library.alt_texts
        return texts(game).get(short) or texts(DESK).get(short) or short.replace("-", " ")

    def close(self) -> None:
        """Ends the threads and the process. Pictures that are there stay usable."""
        self._loader.close()

    # -- within -----------------------------------------------------------------------------------------

    def _at_once(self, key: Key) -> pygame.Surface | None:
        """The picture itself, if it came with the program and is small. If that came in another size, it is shown
        scaled until it comes. The disk is asked for all else, in a thread."""
        if self._worked > AT_ONCE:
            return None
        worked, passed = thread_time(), perf_counter()
        found = self._pack.quickly(*key, QUICK)
        self._worked += max(thread_time() - worked, (perf_counter() - passed) / SLOW)
        if found is None:
            return None
        shown, exact = found
        if not exact:
            self._interim[key] = shown
            self._blank.discard(key)
            return None
        self._loader.orders.done(key)
        self._close(key)
        self._keep(key, shown)
        return shown

    def _order(self, key: Key, ahead: bool = False) -> None:
        if key not in self._open:
            self._open.add(key)
            if key not in self._interim:
                self._blank.add(key)
            self._asked += 1
            if ahead:
                self._ahead.add(key)
        if not ahead:
            self._ahead.discard(key)
            self._late.discard(key)
        self._loader.orders.ask(key, self._look, ahead, key in self._interim and key not in self._blank)
        self._loader.start()

    def _close(self, key: Key) -> None:
        for keys in (self._open, self._blank, self._ahead):
            keys.discard(key)

    def _given_up(self) -> set[Picture]:
        """What was asked for in two sizes, one after the other: whoever still shows the first asks for it again."""
        again = set[Picture]()
        for key in self._loader.orders.dropped():
            self._close(key)
            self._interim.pop(key, None)
            if not is_ground(key[0]):
                again.add(key[0])
        return again

    def _take_interim(self) -> set[Picture]:
        """What can be shown until the pictures themselves are there."""
        fresh = set[Picture]()
        while self._loader.interim:
            key, near = self._loader.interim.popleft()
            if key in self._open:
                self._interim[key] = near
                self._blank.discard(key)
                fresh.add(key[0])
        return fresh

    def _keep(self, key: Key, found: pygame.Surface, ahead: bool = False) -> None:
        self._passed.discard(key)
        if key in self._late:
            self._late.discard(key)
            self._unwanted.add(key)
        for waiting in [held for held in self._interim if held[0] == key[0]]:
            del self._interim[waiting]
        self._shelf.put(key, found, ahead)

    def _think_of_room(self, here: int) -> None:
        """So many looks one is here: on the way the place before was still seen."""
        if here == LOOKS:
            self._unwanted |= set(self._shelf)
            self._unseen = set(self._interim)
        elif here > FOLD_AFTER and self._unseen:
            self._fold_interim()
        elif here > FOLD_AFTER and self._unwanted and not self._open:
            self._fold()

    def _fold_interim(self) -> None:
        """What is shown until a picture comes, where nobody looks at it: at a table the whole desk may be of that kind.
        Half of it is kept where there is nothing else to show."""
        for key in self._unseen & set(self._interim):
            shown = self._interim.pop(key)
            if not any(self._shelf.sizes(key[0])):
                self._shelf.keep_half(key, shown)
        self._unseen = set()

    def _fold(self) -> None:
        """Of large pictures that nobody wants here something smaller is kept, to be shown at once where they are wanted
        again, until they have been fetched. What nobody wanted at the place before either goes."""
        for key in self._unwanted & set(self._shelf):
            area = key[1][0] * key[1][1]
            if area > PASSED and key in self._passed and not is_ground(key[0]):
                self._shelf.drop(key)
            elif area > FOLDED:
                self._shelf.halve(key)
        self._passed, self._unwanted = self._unwanted, set()

    def _give_up(self, key: Key, reason: str) -> None:
        what = key[0]
        if what not in self._broken:
            _log.warning("no picture: %s", reason)
        self._broken[what] = reason
        self._interim = {held: shown for held, shown in self._interim.items() if held[0] != what}

    def _nearest(self, what: Picture, size: Size) -> pygame.Surface:
        """The picture in another size, scaled; a stand-in where there is none."""
        if what in self._broken:
            return standin.broken(what, size, self._library)
        shape = size[0] / size[1]
        alike = [held for held in self._shelf.sizes(what) if abs(held[0] / held[1] / shape - 1) < 0.2]
        if not alike:
            return standin.waiting(what, size, self._library)
        nearest = min(alike, key=lambda held: (held[0] < size[0], abs(held[0] - size[0])))
        scale = pygame.transform.smoothscale if size[0] * size[1] < 1_000_000 else pygame.transform.scale
        return scale(self._shelf.peek((what, nearest)), size)


def sources(assets: Path, open_portfolio: OpenPortfolio) -> Prints:
    """What all pictures of a portfolio are made of."""
    module = sys.modules[open_portfolio.__module__]
    return prints(assets, Path(module.__file__ or "").parent)


def processes() -> int:
    """How many may paint at once on this machine. They are polite: the window comes before them."""
    return max(1, min(MOST_PROCESSES, os.cpu_count() or 1))

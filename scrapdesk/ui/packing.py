"""Makes the pack of ready-made pictures that comes with the program: what a player sees first, at the size of a common
screen, grounds and boards at half of it, and all else smaller.

Which pictures those are is asked of the scenes themselves, by drawing them without a window. Run by the build, or by
hand: python -m scrapdesk.ui.packing FOLDER [--keep]. Must not know which pictures a scene wants, nor
touch anybody's files.
"""

from __future__ import annotations

import math
import os
import sys
import time
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import pygame

from scrapdesk import paths
from scrapdesk.games import GAMES
from scrapdesk.ui import shots
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art.assembly import assembled
from scrapdesk.ui.paint.art.fingerprint import Prints
from scrapdesk.ui.paint.art.orders import Key
from scrapdesk.ui.paint.art.pack import NAME, are_alike, contents, is_stuff, png_of, rough_of, write
from scrapdesk.ui.paint.art.painted import PaintOrder
from scrapdesk.ui.paint.art.pictures import SKIN, Picture, Size, is_ground, picture
from scrapdesk.ui.paint.art.room import sources
from scrapdesk.ui.paint.art.worker_link import WorkerLink
from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.requests import OpenSetup
from scrapdesk.ui.stops.stop import settle, sit_down

SIZE: Final = (1920, 1080)
"""The window for which pictures are made."""
OTHER_SIZES: Final = ((1280, 720), (2560, 1440), (3840, 2160))
"""Windows for which it is told what their tables ask for: it can be fetched, if only to be scaled."""
LARGE: Final = 130_000
"""Pixels. What is larger is a ground, a board or a panel: shown at half its size for a moment, since it is heavy."""
AHEAD: Final = 3_000
"""Pixels of a picture that a table has fetched before it is wanted, such as any card of its pack."""
FURTHER: Final = 500
"""Pixels of one that is seen later or elsewhere. So the one-file executable stays below 30 MB."""
SMALL: Final = 10_000
"""Pixels up to which a picture is kept in every size in which it is seen at first; of a larger one, the largest."""
DEAL: Final = "pictures"
OTHER_DEALS: Final = ("more", "and-more", "others", *(f"deal-{number}" for number in range(8)))
"""Seeds of tables that are looked at as well: another deal shows other cards. They are packed as if fetched ahead."""
BLANK: Final = picture("desk/blank")
"""Seen instead of any picture."""
TURNS: Final = 300
"""So many quiet frames a table is given to ask for what may come."""


class WishList(FlatArt):
    """Notes what scenes ask for, and shows them plain shapes."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: set[Key] = set()
        self.ahead: set[Key] = set()
        self.places: dict[str, set[Key]] = {}
        """What was asked for when somebody came there first."""
        self.every_time = False
        """Whether that is not all, but what was asked for in every deal."""
        self._at, self._asked = "", set[Key]()

    def get(self, what: Picture, size: Size) -> pygame.Surface:
        key = (what, (size[0], size[1]))
        self.shown.add(key)
        self._asked.add(key)
        return super().get(BLANK, size)  # one of each size is enough, and there are thousands of pictures

    def prefetch(self, pictures: Iterable[Key]) -> None:
        self.ahead.update(pictures)

    def come_to(self, place: str) -> None:
        if place != self._at:
            known = not place or (place in self.places and not self.every_time)
            self._at, self._asked = place, set() if known else self.places.setdefault(place, set())


def make(folder: Path, workers: int = 0) -> Path:
    """Makes the pack and returns its file."""
    file = folder / NAME
    wanted, places = wanted_pictures()
    write(file, made_of(), painted(wanted, workers or os.cpu_count() or 1), places)
    return file


def made_of() -> Prints:
    """What pictures are made of in this checkout."""
    return sources(paths.assets(), open_portfolio)


def is_current(file: Path) -> bool:
    """Whether that is a pack of the pictures of this checkout."""
    try:
        return contents(file)[0] == made_of()
    except (OSError, ValueError, KeyError, TypeError):
        return False


def wanted_pictures() -> tuple[list[Key], dict[str, list[Key]]]:
    """What the scenes ask for: those that come first, and then all states of all scenes; and what each table asks for
    before the first move."""
    first, others, further = WishList(), WishList(), WishList()
    _see_the_first(first)
    _see_other_hands(others)
    first.ahead |= others.shown
    for _stop, context in shots.visits(SIZE, 100, further):
        shots.shown(context, SIZE)
    return chosen(first, further), _places(first, others)


def chosen(first: WishList, further: WishList) -> list[Key]:
    """What is seen first in its own size, grounds at half; of every other picture one of each shape, small enough.
    Pictures in other colours, which few wish for, are painted when they are."""
    seen = _largest(first.shown)
    found = {(what, _halved(size)) for what, size in first.shown if _area(size) <= SMALL or size in seen[what]}
    shapes = {what: list(sizes) for what, sizes in seen.items()}
    for wanted, most in ((first.ahead, AHEAD), (further.shown | further.ahead, FURTHER)):
        usual = [key for key in wanted if wanted is first.ahead or SKIN not in dict(key[0].args)]
        for what, sizes in _largest(usual).items():
            known = shapes.setdefault(what, [])
            fresh = [size for size in sizes if not _is_served(what, size, known)]
            known += fresh
            found |= {(what, _shrunk(size, most)) for size in fresh}
    return sorted(found, key=lambda key: (key[0].key, key[1]))


def painted(wanted: Iterable[Key], workers: int) -> Mapping[Key, bytes]:
    """All of them as they lie in the pack, painted by so many processes. A picture that cannot be painted is a fault of
    the build."""
    keys = list(wanted)
    links = [WorkerLink(paths.assets(), open_portfolio) for _ in range(workers)]
    try:
        with ThreadPoolExecutor(workers) as pool:
            shares = [keys[number::workers] for number in range(workers)]
            found = pool.map(_share, links, shares)
            return {key: png for share in found for key, png in share.items()}
    finally:
        for link in links:
            link.close()


# -- what scenes want ---------------------------------------------------------------------------------------


def _see_the_first(art: WishList) -> None:
    """The desk, and of each game its set-up and its table before the first move, for any number of seats."""
    shots.without_window(SIZE)
    for game, entry in GAMES.items():
        context = shots.desk_context(SIZE, 100, art)
        _look(context)
        context.open(OpenSetup(game))
        _look(context)
        for seats in entry.info.seats:
            _look_at_table(context, game, seats, DEAL, TURNS)
        context.scenes.clear()
        context.scenes.settle()


def _places(first: WishList, others: WishList) -> dict[str, list[Key]]:
    """What a table asks for when somebody comes there first, in windows of the usual sizes; in the most usual also what
    it asks for in other deals, so that whoever is dealt those cards does not wait for them."""
    art = WishList()
    for size in OTHER_SIZES:
        for game, entry in GAMES.items():
            context = shots.desk_context(size, 100, art)
            _look_at_table(context, game, entry.info.seats[0], DEAL, 1)
            context.scenes.clear()
            context.scenes.settle()
    for place, keys in others.places.items():
        first.places[place] |= keys
    found = {**first.places, **art.places}
    return {place: sorted(keys, key=lambda key: (key[0].key, key[1])) for place, keys in found.items()}


def _see_other_hands(art: WishList) -> None:
    """Other deals of each game before the first move."""
    art.every_time = True
    for game, entry in GAMES.items():
        context = shots.desk_context(SIZE, 100, art)
        for seed in OTHER_DEALS:
            _look_at_table(context, game, entry.info.seats[0], seed, 1)
        context.scenes.clear()
        context.scenes.settle()


def _look_at_table(context: AppContext, game: str, seats: int, seed: str, turns: int) -> None:
    """In place of what lay on the desk before."""
    while len(context.scenes.scenes) > 1:
        context.scenes.pop()
        context.scenes.settle()
    players = ("human", *("ai:steady" for _ in range(seats - 1)))
    sit_down(context, NewTable(game, players, seed=seed))
    _look(context, turns)


def _look(context: AppContext, turns: int = 1) -> None:
    settle(context)
    for _ in range(turns):
        context.scenes.update(16)
    shots.shown(context, context.view.size)


# -- sizes --------------------------------------------------------------------------------------------------


def _largest(keys: Iterable[Key]) -> dict[Picture, list[Size]]:
    """Of each picture the largest size, and the largest of every other shape in which it is seen."""
    found: dict[Picture, list[Size]] = {}
    for what, size in sorted(keys, key=lambda key: (-_area(key[1]), key[1])):
        known = found.setdefault(what, [])
        if not _is_served(what, size, known):
            known.append(size)
    return found


def _is_served(what: Picture, size: Size, known: Iterable[Size]) -> bool:
    """Whether a picture in one of those sizes can be shown in this one for a moment."""
    return any(is_stuff(what) or are_alike(one, size) for one in known)


def _area(size: Size) -> int:
    return size[0] * size[1]


def _halved(size: Size) -> Size:
    return (max(1, size[0] // 2), max(1, size[1] // 2)) if _area(size) > LARGE else size


def _shrunk(size: Size, most: int) -> Size:
    """Not a thin one: with a pixel less it has another shape, and could not be shown in this one."""
    scale = min(1.0, math.sqrt(most / _area(size)))
    small = max(1, round(size[0] * scale)), max(1, round(size[1] * scale))
    return small if are_alike(small, size) else size


# -- painting -----------------------------------------------------------------------------------------------


def _share(link: WorkerLink, keys: Iterable[Key]) -> dict[Key, bytes]:
    return {key: _png(link, key) for key in keys}


def _png(link: WorkerLink, key: Key) -> bytes:
    answer = link.ask(PaintOrder(*key))
    if isinstance(answer, str):
        raise SystemExit(answer)
    made = assembled(answer, key[1])
    hides = not made.get_flags() & pygame.SRCALPHA
    return rough_of(made) if hides and is_ground(key[0]) and _area(key[1]) > AHEAD else png_of(made)


def main() -> None:
    """With `--keep`, a pack that is of these sources already stays as it is."""
    folder, *ways = sys.argv[1:]
    begun = time.monotonic()
    file = Path(folder) / NAME
    if "--keep" in ways and is_current(file):
        sys.stdout.write(f"{file} is of these sources\n")
        return
    make(Path(folder))
    count = sum(map(len, contents(file)[1].values()))
    size = file.stat().st_size / 1e6
    sys.stdout.write(f"{count} pictures, {size:.1f} MB, made in {time.monotonic() - begun:.0f} s\n")


if __name__ == "__main__":
    main()

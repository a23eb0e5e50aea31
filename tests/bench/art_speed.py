"""How long pictures take: each kind rendered and loaded, and the first desk and the first table, cold and warm.

Prints one JSON line a figure, in milliseconds. `cpu` is processor time of rendering, `wall` what a person waits.
Pictures over 150 ms at the size of a zoom are named at the end. Run: python -m tests.bench.art_speed [--height N]
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from pathlib import Path
from time import perf_counter, process_time, sleep

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from scrapdesk import paths
from scrapdesk.ui.faces import FACES
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art import Picture, Size, picture
from scrapdesk.ui.paint.art.assembly import assembled, pixels, surface
from scrapdesk.ui.paint.art.cache import DiskCache
from scrapdesk.ui.paint.art.room import ArtRoom
from scrapdesk.ui.paint.art_worker import Order, Rendered, Renderer

SLOW_MS = 150.0
ZOOM_WIDTH = 360
Wanted = list[tuple[Picture, Size]]


def scaled(height: int, width_1080: float, height_1080: float) -> Size:
    return round(width_1080 * height / 1080), round(height_1080 * height / 1080)


def the_desk(height: int) -> Wanted:
    """What the first scene shows."""
    wanted: Wanted = [(picture("desk/background"), scaled(height, 1920, 1080))]
    wanted += [(picture("desk/title"), scaled(height, 470, 88)), (picture("desk/props"), scaled(height, 470, 100))]
    wanted += [(picture(f"desk/lid-{game}"), scaled(height, 274, 393)) for game in FACES]
    icons = ("people", "rulebook", "settings", "clock", "play", "deck", "hint", "crown")
    return wanted + [(picture(f"desk/icon-{name}"), scaled(height, 28, 28)) for name in icons]


def the_table(height: int) -> Wanted:
    """What La Scamorra shows in the middle of a game."""
    wanted: Wanted = [(picture("scamorra/table"), scaled(height, 1920, 1080))]
    wanted += [
        (picture("scamorra/board"), scaled(height, 720, 720)),
        (picture("scamorra/wheel"), scaled(height, 268, 268)),
    ]
    for kind in ("king", "queen", "bishop", "knight", "rook", "pawn"):
        wanted.append((picture(f"scamorra/card-{kind}", side="w", pips="3"), scaled(height, 180, 252)))
        wanted.append((picture(f"scamorra/card-{kind}", side="b", form="compact"), scaled(height, 104, 146)))
    for side in "wb":
        wanted.append((picture("scamorra/back", side=side), scaled(height, 104, 146)))
        for kind in ("stone", "paper", "scissors"):
            wanted.append((picture(f"scamorra/piece-{kind}", side=side), scaled(height, 106, 106)))
    marks = ("possible", "target", "origin", "capture", "corners", "dim")
    return wanted + [(picture(f"scamorra/mark-{kind}"), scaled(height, 115, 115)) for kind in marks]


def say(figure: str, **values: object) -> None:
    print(json.dumps({"figure": figure, **values}))


def one_by_one(wanted: Wanted, folder: Path) -> None:
    """Each picture: rendering with nothing kept, rendering once the shared layers are there, loading from disk."""
    warm, cache = Renderer(paths.assets(), open_portfolio()), DiskCache(folder)
    for what, size in wanted:
        begun = process_time()
        Renderer(paths.assets(), open_portfolio()).answer(Order(what, size))
        first = process_time() - begun
        warm.answer(Order(what, size))
        begun = process_time()
        answer = warm.answer(Order(what, size))
        again = process_time() - begun
        assert isinstance(answer, Rendered)
        begun = process_time()
        made = assembled(answer, size)
        put_together = process_time() - begun
        cache.store("one", pixels(made))
        begun = process_time()
        found = cache.load("one")
        assert found is not None
        surface(found)
        loaded = process_time() - begun
        names = ("cpu_first_ms", "cpu_next_ms", "cpu_assemble_ms", "cpu_from_disk_ms")
        times = (first, again, put_together, loaded)
        say(what.key, size=size, **{name: round(spent * 1000, 1) for name, spent in zip(names, times, strict=True)})


def whole_scene(name: str, wanted: Wanted, folder: Path) -> None:
    """All pictures of a scene through the art room: what a person waits, and the longest the screen was held up."""
    for state in ("cold", "warm"):
        begun = perf_counter()
        room = ArtRoom(open_portfolio, cache=folder)
        longest = 0.0
        for what, size in wanted:
            asked = perf_counter()
            room.get(what, size)
            longest = max(longest, perf_counter() - asked)
        while room.pending()[0] < room.pending()[1]:
            asked = perf_counter()
            room.pump()
            longest = max(longest, perf_counter() - asked)
            sleep(0.002)
        spent = perf_counter() - begun
        room.close()
        say(
            f"{name}, {state}",
            pictures=len(wanted),
            wall_ms=round(spent * 1000),
            longest_call_ms=round(longest * 1000, 1),
        )


def slow_ones() -> list[str]:
    """Pictures that take longer than they should at the size of a zoom, grounds and boards left out."""
    library, renderer, found = open_portfolio().library(paths.assets()), Renderer(paths.assets(), open_portfolio()), []
    for name in sorted(open_portfolio().catalogue(library)):
        view = open_portfolio().blueprint(library, Picture(name), (ZOOM_WIDTH, ZOOM_WIDTH)).view
        if view.w > 500 or name.endswith(("background", "table")):
            continue
        size = (ZOOM_WIDTH, round(ZOOM_WIDTH * view.h / view.w))
        begun = process_time()
        renderer.answer(Order(Picture(name), size))
        spent = (process_time() - begun) * 1000
        if spent > SLOW_MS:
            found.append(f"{name} {spent:.0f}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--height", type=int, default=1080, metavar="N", help="of the window, 16:9 (default 1080)")
    parser.add_argument("--scenes", action="store_true", help="only whole scenes")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        whole_scene("first desk", the_desk(given.height), Path(folder) / "desk")
        whole_scene("first table", the_table(given.height), Path(folder) / "table")
        if not given.scenes:
            one_by_one(the_desk(given.height) + the_table(given.height), Path(folder) / "one")
            say(f"over {SLOW_MS:g} ms at {ZOOM_WIDTH} pixels", pictures=slow_ones())


if __name__ == "__main__":
    main()

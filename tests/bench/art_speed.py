"""How long pictures take: those that the desk and the table of every game really ask for, cold and warm, as the
program fetches them beside its frames; and the slowest single ones.

Run: python -m tests.bench.art_speed [GAME ...] [--height N] [--slow]
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from time import process_time
from typing import TYPE_CHECKING

from scrapdesk import paths
from scrapdesk.games import GAMES
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art import Picture
from scrapdesk.ui.paint.art.painted import PaintOrder
from scrapdesk.ui.paint.art_worker import Renderer
from tests.bench.screen import Figure, child, screen, tell

if TYPE_CHECKING:
    from scrapdesk.ui.loop import Loop

SLOW_MS = 150.0
ZOOM_WIDTH = 360
OVER_WARM = 1.2
"""A cold start may take so many times as long as a warm one."""
WARM_TABLE = {1080: 0.3, 2160: 0.6}
"""Seconds for a warm table."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them unless named")
    parser.add_argument("--height", type=int, default=1080, help="of the window, 16:9")
    parser.add_argument("--slow", action="store_true", help="name single pictures that take long")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.slow:
        print(json.dumps(slow_ones()))
        return
    for game in given.games or GAMES:
        if given.child:
            print(json.dumps(measure(game, given.height)))
        else:
            for figure in scenes(game, given.height):
                tell(figure)


def scenes(game: str, height: int) -> list[Figure]:
    """The same start twice with one cache, cold and then warm."""
    with screen(height * 16 // 9, height) as env, tempfile.TemporaryDirectory() as home:
        env["SCRAPDESK_HOME"] = home
        cold, warm = (
            json.loads(
                child("tests.bench.art_speed", game, "--height", str(height), "--child", env=env).splitlines()[-1]
            )
            for _ in range(2)
        )
    found = []
    for scene in ("desk", "table"):
        label = f"{game} {height}p {scene}"
        bar = WARM_TABLE[height] if scene == "table" else None
        more = {"pictures": warm[scene][1], "longest turn ms": [round(told[scene][2]) for told in (cold, warm)]}
        found.append(Figure(f"{label}: all pictures, warm", warm[scene][0], "s", bar, more=more))
        found.append(Figure(f"{label}: cold over warm", cold[scene][0] / warm[scene][0], "x", OVER_WARM))
    return found


def measure(game: str, height: int) -> dict[str, tuple[float, int, float]]:
    """For the desk and for the table: seconds until no picture is missing, how many there are, the longest turn."""
    import pygame

    from scrapdesk.ui.building import make_context
    from scrapdesk.ui.desk.scene import DeskScene
    from scrapdesk.ui.frame.window import Window
    from scrapdesk.ui.loop import Loop
    from tests.bench.played import sit_down

    window = Window((height * 16 // 9, height))
    pygame.font.init()
    context = make_context(window.surface.get_size())
    context.change_settings(tips=False, player="Ada")
    begun = time.perf_counter()
    context.scenes.push(DeskScene(context))
    context.scenes.settle()
    loop = Loop(window, context)
    desk = _until_painted(loop, begun)
    begun = time.perf_counter()
    sit_down(context, game, min(GAMES[game].info.seats), "rookie", "1")
    table = _until_painted(loop, begun)
    context.close()
    return {"desk": desk, "table": table}


def _until_painted(loop: Loop, begun: float, patience: float = 90.0) -> tuple[float, int, float]:
    longest, asked = 0.0, 0
    while time.perf_counter() - begun < patience:
        turned = time.perf_counter()
        loop.turn()
        longest = max(longest, 1000 * (time.perf_counter() - turned))
        done, open_ = loop.context.art.pending()
        asked = max(asked, open_)
        if done >= open_:
            break
        time.sleep(0.005)
    return time.perf_counter() - begun, asked, longest


def slow_ones() -> list[str]:
    """Pictures that take longer than they should at the size of a zoom, grounds and boards left out."""
    library, renderer, found = open_portfolio().library(paths.assets()), Renderer(paths.assets(), open_portfolio()), []
    for name in sorted(open_portfolio().catalogue(library)):
        view = open_portfolio().blueprint(library, Picture(name), (ZOOM_WIDTH, ZOOM_WIDTH)).view
        if view.w > 500 or name.endswith(("background", "table")):
            continue
        size = (ZOOM_WIDTH, round(ZOOM_WIDTH * view.h / view.w))
        begun = process_time()
        renderer.answer(PaintOrder(Picture(name), size))
        spent = (process_time() - begun) * 1000
        if spent > SLOW_MS:
            found.append(f"{name} {spent:.0f}")
    return found


if __name__ == "__main__":
    main()

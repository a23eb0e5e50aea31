"""The first start on a machine that has no pictures yet: how soon the desk and a table are complete, if only scaled,
over the same start with all pictures on the disk. By turns, in windows and homes of their own. Beside the seconds it
tells in how many turns of the loop something was missing, and the processor time of the window's process, which a busy
machine leaves alone. No game lies on the table in either: where one does, what comes first is the question what is to
become of it, and no table.

Needs the ready-made pictures of this source: python -m scrapdesk.ui.packing build/pictures --keep
Run: python -m tests.bench.first_sight [GAME ...] [--height N] [--runs N] [--unpacked] [--shown]
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from scrapdesk import paths
from scrapdesk.games import GAMES
from tests.bench.screen import Figure, child, median, screen, tell

if TYPE_CHECKING:
    from scrapdesk.ui.context import AppContext
    from scrapdesk.ui.loop import Loop

OVER_WARM = 1.2
WARM_TABLE = {1080: 0.3, 2160: 0.6}
"""Seconds for a warm table on a quiet core."""
LOOK = 0.5
"""Seconds for which somebody looks at the complete desk, where the game is chosen, before playing it."""
RUNS = 5
"""Of each kind, by turns: some tables are complete in two hundredths of a second."""
STEADY = 3
"""So many turns in a row nothing may be missing."""
Told = dict[str, float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them unless named")
    parser.add_argument("--height", type=int, default=1080, help="of the window, 16:9")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--unpacked", action="store_true", help="without the ready-made pictures, as they were before")
    parser.add_argument(
        "--shown", action="store_true", help="more runs in less time: cold until all is shown, if scaled"
    )
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.child:
        print(json.dumps(measure(given.games[0], given.height, given.unpacked, given.shown)))
        return
    for figure in figures(given.games or list(GAMES), given.height, given.runs, given.unpacked, given.shown):
        tell(figure)


def figures(games: list[str], height: int, runs: int, unpacked: bool = False, shown: bool = False) -> Iterator[Figure]:
    if not unpacked:
        _need_a_pack()
    with screen(height * 16 // 9, height) as env:
        for game in games:
            yield from _of(game, height, runs, unpacked, shown, env)


def _of(game: str, height: int, runs: int, unpacked: bool, shown: bool, env: dict[str, str]) -> Iterator[Figure]:
    cold, warm = list[Told](), list[Told]()
    with tempfile.TemporaryDirectory() as used:
        _start(game, height, unpacked, {**env, "SCRAPDESK_HOME": used})
        for _ in range(runs):
            with tempfile.TemporaryDirectory() as fresh:
                cold.append(_start(game, height, unpacked, {**env, "SCRAPDESK_HOME": fresh}, shown))
            warm.append(_start(game, height, unpacked, {**env, "SCRAPDESK_HOME": used}))
    for scene in ("desk", "table"):
        name = f"{game} {height}p {'without a pack, ' if unpacked else ''}{scene}"
        ratio = median([one[scene] / other[scene] for one, other in zip(cold, warm, strict=True)])
        seconds = [round(median([told[scene] for told in runs]), 2) for runs in (cold, warm)]
        more: dict[str, object] = {"cold s": seconds[0], "warm s": seconds[1]}
        if not shown:
            more["cold and sharp s"] = round(median([told[f"{scene} sharp"] for told in cold]), 2)
        for kind, told_of in (("cold", cold), ("warm", warm)):
            more[f"{kind} turns"] = median([told[f"{scene} turns"] for told in told_of])
            more[f"{kind} cpu s"] = round(median([told[f"{scene} cpu"] for told in told_of]), 3)
        more["in processor time"] = round(
            median([one[f"{scene} cpu"] / other[f"{scene} cpu"] for one, other in zip(cold, warm, strict=True)]), 2
        )
        yield Figure(f"{name} complete: cold over warm", ratio, "x", OVER_WARM, more=more)
        if scene == "table":
            yield Figure(f"{name} complete, warm", seconds[1], "s", WARM_TABLE.get(height))


def _start(game: str, height: int, unpacked: bool, env: dict[str, str], shown: bool = False) -> Told:
    more = [*(["--unpacked"] if unpacked else []), *(["--shown"] if shown else [])]
    told = child("tests.bench.first_sight", game, "--height", str(height), "--child", *more, env=env)
    found: Told = json.loads(told.splitlines()[-1])
    return found


def measure(game: str, height: int, unpacked: bool, shown: bool = False) -> Told:
    """Seconds until the desk is complete and until all of it is sharp; the same for the table, from the click. With
    `shown` it is not waited for until all is sharp."""
    import pygame

    from scrapdesk.ui.building import make_context
    from scrapdesk.ui.desk.scene import DeskScene
    from scrapdesk.ui.frame.window import Window
    from scrapdesk.ui.loop import Loop
    from tests.bench.played import sit_down

    begun, worked = time.perf_counter(), time.process_time()
    window = Window((height * 16 // 9, height))
    pygame.font.init()
    context = make_context(window.surface.get_size(), None if unpacked else paths.pictures())
    context.change_settings(tips=False, player="Ada")
    context.scenes.push(DeskScene(context, game))
    context.scenes.settle()
    loop = Loop(window, context)
    told = dict[str, float]()
    told["desk"], told["desk turns"] = _until(loop, begun, lambda: _complete(loop))
    told["desk cpu"] = time.process_time() - worked
    _until(loop, time.perf_counter(), lambda: False, LOOK)
    clicked, worked = time.perf_counter(), time.process_time()
    sit_down(context, game, min(GAMES[game].info.seats), "rookie", "1")
    told["table"], told["table turns"] = _until(loop, clicked, lambda: _complete(loop))
    told["table cpu"] = time.process_time() - worked
    _need_a_table(context)
    told["table sharp"] = told["desk sharp"] = 0.0 if shown else _until(loop, clicked, context.art.finished)[0]
    context.scenes.clear()
    context.scenes.settle()
    context.close()
    context.storage.shelf.forget(context.storage.shelf.place(game))
    return told


def _need_a_table(context: AppContext) -> None:
    from scrapdesk.ui.table.scene import TableScene  # loaded by the table: before that it would have it sooner

    if not isinstance(context.scenes.top, TableScene):
        raise SystemExit(f"{type(context.scenes.top).__name__} was shown instead of a table")


def _complete(loop: Loop) -> bool:
    return loop.context.art.complete()


def _until(loop: Loop, begun: float, true: Callable[[], bool], patience: float = 90.0) -> tuple[float, int]:
    """Turns the loop until something holds for some turns; when it first did, in seconds, and before it in how many
    turns it did not."""
    held, since, missing, turns = 0, 0.0, 0, 0
    while held < STEADY and time.perf_counter() - begun < patience:
        loop.turn()
        turns += 1
        time.sleep(0.005)
        if true():
            since, missing = (since, missing) if held else (time.perf_counter(), turns - 1)
            held += 1
        else:
            held = 0
    return (since if held else time.perf_counter()) - begun, missing


def _need_a_pack() -> None:
    from scrapdesk.ui.packing import is_current
    from scrapdesk.ui.paint.art.pack import NAME

    if not is_current(Path(paths.pictures(), NAME)):
        raise SystemExit("make the pictures first: python -m scrapdesk.ui.packing build/pictures")


if __name__ == "__main__":
    main()

"""What stays in memory from one game to the next: whole games at one table, by opponents that take no time.

At the table before the first move, when the game has ended, when its ending has been seen for a while, and back at the
desk: megabytes of every process, and the largest pictures that the art room holds. Only pictures are looked at that are
kept for all scenes; what a scene keeps goes with it. Run: python -m tests.bench.held [GAME] [--games N] [--seats N]
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING

from tests.bench.played import at_table, sit_down, wait_for_pictures
from tests.bench.screen import screen
from tests.bench.weight import family, tree_pss, weight_of

if TYPE_CHECKING:
    from scrapdesk.ui.loop import Loop

LISTED = 8
"""So many of the largest pictures are named."""
ENDING, DESK = 5.0, 12.0
"""Seconds for which somebody looks at the ending, and stays at the desk."""
LEVEL = "rookie"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="scamorra")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--height", type=int, default=1080, help="of the window, 16:9")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.child:
        measure(given.game, given.games, given.seats, given.height)
        return
    with screen(given.height * 16 // 9, given.height) as env, tempfile.TemporaryDirectory() as home:
        env["SCRAPDESK_HOME"] = home
        command = [sys.executable, "-m", "tests.bench.held", *sys.argv[1:], "--child"]
        subprocess.run(command, env=env, check=True, timeout=400 * given.games)


def measure(game: str, games: int, seats: int, height: int) -> None:
    """Imports here and below stand where they are used, as in `played`."""
    from scrapdesk.ui.frame import heap
    from scrapdesk.ui.loop import Loop

    heap.keep_large_apart()
    context, window = at_table(game, seats, (height * 16 // 9, height), LEVEL)
    loop = Loop(window, context)
    loop.turn()
    context.sweeper.begin()
    context.start_slow_parts()
    for number in range(1, games + 1):
        if number > 1:
            sit_down(context, game, seats, LEVEL, str(number))
        wait_for_pictures(loop)
        look(loop, f"table {number}")
        played_out(loop, number)
        look(loop, f"end {number}")
        stay(loop, ENDING)
        look(loop, f"end {number}, {ENDING:.0f} s later")
        leave(loop)
        stay(loop, DESK)
        look(loop, f"desk after {number}, {DESK:.0f} s later")
    context.scenes.clear()
    context.scenes.settle()
    context.close()


def played_out(loop: Loop, seed: int) -> None:
    import pygame

    from tests.bench.person import play

    for events in play(loop.context, seed):
        for event in events:
            pygame.event.post(event)
        turn(loop)


def turn(loop: Loop) -> None:
    begun = time.perf_counter()
    loop.turn()
    time.sleep(max(0.0, 1 / 60 - (time.perf_counter() - begun)))


def stay(loop: Loop, seconds: float) -> None:
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        turn(loop)


def leave(loop: Loop) -> None:
    from scrapdesk.ui.desk.scene import DeskScene

    scenes = loop.context.scenes
    while not isinstance(scenes.top, DeskScene):
        scenes.pop()
        scenes.settle()
        turn(loop)


def look(loop: Loop, where: str) -> None:
    own, load = os.getpid(), os.getloadavg()[0]
    others = ", ".join(f"{tree_pss(pid):.1f}" for pid in family(own)[1:])
    print(f"== {where}: window {weight_of(own):.1f} MB, all {tree_pss(own):.1f} MB (load {load:.1f}); others {others}")
    held = loop.context.art.held()
    print(f"   pictures {sum(held.values()) / 1e6:.1f} MB in {len(held)}, the largest:")
    for (what, size), weight in sorted(held.items(), key=lambda pair: -pair[1])[:LISTED]:
        print(f"   {weight / 1e6:5.2f} {what.key} {size[0]} x {size[1]}")
    sys.stdout.flush()


if __name__ == "__main__":
    main()

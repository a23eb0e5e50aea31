"""What fifty games on the table leave behind in the memory of the window's process.

Run: python -m tests.bench.memory [GAME SEATS [HEIGHT]]; without them La Scamorra for two, and Scrappers for four.
"""

from __future__ import annotations

import gc
import resource
import sys
import tempfile
from random import Random

import pygame

from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.frame import heap
from scrapdesk.ui.frame.window import Window
from scrapdesk.ui.paint.art.room import ArtRoom
from scrapdesk.ui.shots import desk_context, wait_for_pictures
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.scene import TableScene
from tests.bench.idle import resident
from tests.bench.screen import child, emit, screen

GAMES_PLAYED = 50
WARM = 10
USUAL = (("scamorra", 2, 1080), ("scrappers", 4, 1080), ("scamorra", 2, 2160), ("scrappers", 4, 2160))


def main() -> None:
    if sys.argv[1:2] == ["--child"]:
        play(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
        return
    asked = [(sys.argv[1], int(sys.argv[2]), int((sys.argv[3:4] or ["1080"])[0]))] if sys.argv[2:] else list(USUAL)
    for game, seats, height in asked:
        with screen(height * 16 // 9, height) as env, tempfile.TemporaryDirectory() as home:
            env["SCRAPDESK_HOME"] = home
            print(child("tests.bench.memory", "--child", game, str(seats), str(height), env=env), end="", flush=True)


def play(game: str, seats: int, height: int) -> None:
    size = (height * 16 // 9, height)
    window = Window(size)
    pygame.font.init()
    context = desk_context(size, 100, ArtRoom(open_portfolio))
    heap.keep_large_apart()
    wait_for_pictures(context)
    luck, after_warming = Random(1), 0.0
    for number in range(WARM + GAMES_PLAYED):
        if number == WARM:
            gc.collect()
            after_warming = resident()
        sit_down(context, NewTable(game, ("human",) * seats, seed=str(number)))
        context.scenes.settle()
        _play_one(context, window, luck, number < 2)
        context.scenes.pop(_table(context))
        context.scenes.settle()
        context.clock.advance(1000)
    gc.collect()
    label = f"{game} for {seats} at {size[0]}x{size[1]}"
    emit(f"{label}: growth over {GAMES_PLAYED} games", resident() - after_warming, "MB", bar=5)
    emit(f"{label}: resident after them", resident(), "MB", bar=300 if height > 1080 else 130)
    emit(f"{label}: most that was ever resident", _most(), "MB")
    context.close()


def _play_one(context: AppContext, window: Window, luck: Random, patient: bool) -> None:
    """A game to its end, each move seen; `patient` is who waits for all pictures first."""
    table = _table(context)
    match = table.sitting.match
    if patient:
        wait_for_pictures(context)
    while match.to_act is not None:
        match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
        table.follow("play")
        context.clock.finish()
        if context.art.pump():
            context.scenes.art_came()
        context.scenes.draw(window.surface)


def _table(context: AppContext) -> TableScene:
    """It lies under a curtain while several people play."""
    return next(scene for scene in context.scenes.scenes if isinstance(scene, TableScene))


def _most() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    main()

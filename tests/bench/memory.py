"""What fifty games at the plain table leave behind in the memory of the window's process.

Run: python -m tests.bench.memory [GAME]
"""

from __future__ import annotations

import gc
import sys
import tempfile
from random import Random

import pygame

from tests.bench.idle import resident
from tests.bench.screen import child, emit, screen

GAMES_PLAYED = 50
WARM = 10


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "scamorra"
    if game == "--child":
        play(sys.argv[2])
        return
    with screen(1920, 1080) as env, tempfile.TemporaryDirectory() as home:
        env["SCRAPDESK_HOME"] = home
        print(child("tests.bench.memory", "--child", game, env=env), end="")


def play(game: str) -> None:
    from scrapdesk.games import GAMES
    from scrapdesk.ui.art.room import ArtRoom
    from scrapdesk.ui.context import NewTable
    from scrapdesk.ui.scenes.table.scene import TableScene
    from scrapdesk.ui.shots import desk_context, wait_for_pictures
    from scrapdesk.ui.window import Window

    window = Window((1920, 1080))
    pygame.font.init()
    context = desk_context((1920, 1080), 100, ArtRoom())
    wait_for_pictures(context)
    luck, after_warming = Random(1), 0.0
    seats = GAMES[game].info.seats[0]
    for number in range(WARM + GAMES_PLAYED):
        if number == WARM:
            gc.collect()
            after_warming = resident()
        context.open_table(NewTable(game, ("human",) * seats, seed=str(number)))
        context.scenes.settle()
        table = context.scenes.scenes[1]
        if not isinstance(table, TableScene):
            raise SystemExit(f"{game} has no table")
        match = table.sitting.match
        if number < 2:
            wait_for_pictures(context)
        while match.to_act is not None:
            match.play(match.to_act, luck.choice(list(match.legal_moves(match.to_act))))
            table.follow("play")
            context.clock.finish()
            if context.art.pump():
                context.scenes.art_came()
            context.scenes.draw(window.surface)
        context.scenes.pop(table)
        context.scenes.settle()
        context.clock.advance(1000)
    gc.collect()
    emit(f"{game}: growth over {GAMES_PLAYED} games", resident() - after_warming, "MB", bar=5)
    emit(f"{game}: resident after them", resident(), "MB", bar=130)
    context.close()


if __name__ == "__main__":
    main()

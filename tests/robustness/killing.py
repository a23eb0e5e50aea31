"""Run as a program: a window that plays a game to its end by itself, and says after each frame how far it is.

Its parent kills it. Everything but the screen is the real thing: scenes, frames, the files of the profile.
"""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Final

from scrapdesk.games import GAMES
from scrapdesk.ui.context import NewTable
from scrapdesk.ui.table.scene import TableScene
from tests.ui_around.test_killed import opened

STEP: Final = 0.015
"""Seconds between two moves, where it is to be killed."""
END: Final = "end"


def play(game: str, seed: str, slow_from: int) -> None:
    context = opened()
    players = ("human",) * GAMES[game].info.seats[0]
    context.open_table(NewTable(game, players, seed=seed))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, TableScene))
    match, rng = table.sitting.match, Random(seed)
    made = 0
    while match.to_act is not None:
        match.play(match.to_act, rng.choice(list(match.legal_moves(match.to_act))))
        made += 1
        if made < slow_from:
            continue
        context.scenes.settle()
        context.later.frame_over()
        sys.stdout.write(f"{made}\n")
        sys.stdout.flush()
        time.sleep(STEP)
    sys.stdout.write(f"{END}\n")
    sys.stdout.flush()
    for _ in range(200):  # its end is shown
        context.clock.advance(16)
        context.scenes.update(16)
        context.scenes.settle()
        context.later.frame_over()
        time.sleep(STEP)


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2], int(sys.argv[3]))

"""What a thinking opponent does to the frames: how late they come while somebody moves over a table, alone and beside
it, in every game.

A frame is due every sixtieth of a second, whatever came before: of a hitch every frame that it swallowed is counted, at
the length by which it came late. The "master" thinks without end in the process in which opponents think.
Run: python -m tests.bench.lateness [GAME ...] [--height N] [--seconds N]
"""

from __future__ import annotations

import argparse
import itertools
import json
import tempfile
import time
from typing import TYPE_CHECKING, Any

import pygame

from scrapdesk.games import GAMES
from tests.bench.screen import Figure, child, percentile, screen, tell

if TYPE_CHECKING:
    from scrapdesk.ai.worker import ProcessThinker
    from scrapdesk.ui.loop import Loop

FRAME = 1 / 60
ROUNDS = 3
BAR = 1.0
"""Milliseconds that 95 of 100 frames may come later beside a thinker than without."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them unless named")
    parser.add_argument("--height", type=int, default=1080)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    for game in given.games or GAMES:
        if given.child:
            measure(game, given.height, given.seconds)
        else:
            for figure in beside(game, given.height, given.seconds):
                tell(figure)


def beside(game: str, height: int, seconds: float) -> list[Figure]:
    with screen(height * 16 // 9, height) as env, tempfile.TemporaryDirectory() as home:
        env["SCRAPDESK_HOME"] = home
        numbers = ("--height", str(height), "--seconds", str(seconds))
        told = child("tests.bench.lateness", game, *numbers, "--child", env=env)
    return [Figure(**json.loads(line)) for line in told.splitlines() if line.startswith("{")]


def measure(game: str, height: int, seconds: float) -> None:
    from scrapdesk.ui.loop import Loop
    from scrapdesk.ui.table.scene import TableScene
    from tests.bench.played import at_table, wait_for_pictures

    seats = min(GAMES[game].info.seats)
    context, window = at_table(game, seats, (height * 16 // 9, height), "rookie")
    loop = Loop(window, context)
    wait_for_pictures(loop)
    match = next(scene for scene in context.scenes.scenes if isinstance(scene, TableScene)).sitting.match
    seat = match.to_act or 0
    master = Master(game, match.view(seat), tuple(match.legal_moves(seat)))
    late: dict[bool, list[float]] = {False: [], True: []}
    try:
        for thinks in itertools.islice(itertools.cycle(late), 2 * ROUNDS):
            if thinks:
                master.begin()
            late[thinks] += lateness(loop, master, seconds / ROUNDS)
            master.stop()
    finally:
        master.stop()
        context.close()
    for share, name, bar in ((0.5, "median", None), (0.95, "95 of 100", BAR), (1.0, "latest", None)):
        alone, there = percentile(late[False], share), percentile(late[True], share)
        more: dict[str, object] = {"alone": round(alone, 2), "beside": round(there, 2)}
        tell(Figure(f"{game} {height}p: later beside a master, {name}", there - alone, "ms", bar, more=more))


def lateness(loop: Loop, master: Master, seconds: float) -> list[float]:
    """Milliseconds by which each frame came late that was due in this time."""
    width, height = loop.context.view.size
    begun = time.perf_counter()
    found: list[float] = []
    due, number = begun, 0
    while due - begun < seconds:
        due += FRAME
        time.sleep(max(0.0, due - time.perf_counter()))
        number += 1
        at = (width // 8 + number * 23 % (width // 2), height // 3 + number * 11 % (height // 2))
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0), touch=False))
        master.listen()
        loop.turn()
        shown = time.perf_counter()
        found.append(1000 * max(0.0, shown - due))
        while shown - due > FRAME:  # this frame was due as well, and was not shown before now
            due += FRAME
            found.append(1000 * (shown - due))
    return found


class Master:
    """Somebody in a process of their own who begins to think anew whenever they are done."""

    def __init__(self, game: str, view: Any, legal: tuple[Any, ...]) -> None:
        self._game, self._view, self._legal = game, view, legal
        self._thinker: ProcessThinker | None = None
        self._seeds = itertools.count()

    def begin(self) -> None:
        from scrapdesk.ai.worker import ProcessThinker

        self._thinker = ProcessThinker()
        self._ask(self._thinker)
        while self._thinker.poll() is None:
            time.sleep(0.01)

    def listen(self) -> None:
        """Once a frame, as a table does."""
        if self._thinker is not None:
            report = self._thinker.poll()
            if report is not None and report.done:
                self._ask(self._thinker)

    def stop(self) -> None:
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None

    def _ask(self, thinker: ProcessThinker) -> None:
        from scrapdesk.ai.agent import Question
        from scrapdesk.ai.thinking import Task

        thinker.start(Task(self._game, "master", Question(self._view, self._legal, str(next(self._seeds)))))


if __name__ == "__main__":
    main()

"""What a thinking opponent does to the frames: how late they come while cards move on the board, alone and beside it.

A loop of sixty frames a second as in the shared yardstick, which draws plain rectangles, and the program's own loop
with La Scamorra's table on which cards are dealt, carried and played by turns. Each runs alone and beside the process
of a "master" who thinks without end, whose answers the loop takes in. All take turns in one run.
Run: python -m tests.bench.lateness
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from tests.bench.board_frames import TICK, Bench, table_of
from tests.bench.screen import emit, measure_each, percentile

if TYPE_CHECKING:
    from scrapdesk.ai.thinking import Task
    from scrapdesk.ai.worker import ProcessThinker

SIZES = ((1920, 1080), (3840, 2160))
FRAME = 1 / 60
SECONDS = 3.0
ROUNDS = 3
LEVEL = "master"
BAR = 1.0
"""Milliseconds that 95 of 100 frames may come later beside a thinker than without."""
SHARES = ((0.5, "median"), (0.95, "95 of 100"), (1.0, "latest"))

Turn = Callable[[], object]


def main() -> None:
    measure_each("tests.bench.lateness", measure, SIZES)


def measure(width: int, height: int) -> None:
    from scrapdesk.ui.faces.pictures import open_portfolio
    from scrapdesk.ui.frame.window import Window
    from scrapdesk.ui.loop import Loop
    from scrapdesk.ui.paint.art.room import ArtRoom
    from scrapdesk.ui.shots import desk_context, wait_for_pictures
    from scrapdesk.ui.stops.stop import settle

    window = Window((width, height))
    pygame.font.init()
    context = desk_context((width, height), 100, ArtRoom(open_portfolio))
    context.change_settings(curtain=False)
    table = table_of(context, "scamorra")
    settle(context)
    wait_for_pictures(context)
    master = Master(table.sitting.match)
    try:
        turns = {
            "yardstick": plain_frames(window.surface),
            "board": board_frames(Bench(context, window.surface, table, "")),
        }
        loop = Loop(window, context)
        turns["board"] = after(turns["board"], loop.turn)
        report(f"{width}x{height}", run(turns, master))
    finally:
        master.stop()
        context.close()


def run(turns: dict[str, Turn], master: Master) -> dict[tuple[str, bool], list[float]]:
    """How late every frame came, by what was drawn and whether somebody thought beside it."""
    found: dict[tuple[str, bool], list[float]] = {(name, beside): [] for name in turns for beside in (False, True)}
    for _ in range(ROUNDS):
        for (name, beside), late in found.items():
            if beside:
                master.begin()
            late += lateness(after(turns[name], master.listen) if beside else turns[name])
            master.stop()
    return found


def report(label: str, found: dict[tuple[str, bool], list[float]]) -> None:
    for share, name in SHARES:
        late = {key: percentile(values, share) for key, values in found.items()}
        for what in ("yardstick", "board"):
            alone, beside = late[(what, False)], late[(what, True)]
            bar = {"bar": BAR} if what == "board" and share == 0.95 else {}
            more = {"alone": round(alone, 3), "beside": round(beside, 3), **bar}
            emit(f"{label} {what}: frame later beside a thinker, {name}", beside - alone, "ms", **more)


def lateness(turn: Turn) -> list[float]:
    """Milliseconds by which each frame came late."""
    due, late = time.perf_counter(), []
    for _ in range(round(SECONDS / FRAME)):
        due += FRAME
        time.sleep(max(0.0, due - time.perf_counter()))
        late.append(1000 * (time.perf_counter() - due))
        turn()
        if late[-1] > 1000 * FRAME:
            due = time.perf_counter()
    return late


def after(first: Turn, second: Turn) -> Turn:
    def both() -> None:
        first()
        second()

    return both


def plain_frames(surface: pygame.Surface) -> Turn:
    """The yardstick: some Python work, and rectangles."""

    def turn() -> None:
        pygame.event.get()
        surface.fill((20, 90, 50))
        for i in range(200):
            surface.fill((i, 90, 50), (i * 5, 10, 4, 40))
        pygame.display.flip()

    return turn


def board_frames(bench: Bench) -> Turn:
    """What a person and opponents do at the table, in turns of a second each."""
    acts = [bench.carry(), bench.deal, bench.move]
    frame = [0]

    def act() -> None:
        frame[0] += 1
        acts[frame[0] * TICK // 1000 % len(acts)]()

    return act


class Master:
    """Somebody in a process of their own who begins to think anew whenever they are done."""

    def __init__(self, match: Any) -> None:
        seat = match.to_act or 0
        self._view, self._legal = match.view(seat), tuple(match.legal_moves(seat))
        self._thinker: ProcessThinker | None = None
        self._seed = 0

    def begin(self) -> None:
        from scrapdesk.ai.worker import ProcessThinker

        self._thinker = ProcessThinker()
        self._thinker.start(self._task())
        while self._thinker.poll() is None:
            time.sleep(0.01)

    def listen(self) -> None:
        """Once a frame, as a table does."""
        if self._thinker is not None:
            report = self._thinker.poll()
            if report is not None and report.done:
                self._thinker.start(self._task())

    def stop(self) -> None:
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None

    def _task(self) -> Task:
        from scrapdesk.ai.agent import Question
        from scrapdesk.ai.thinking import Task

        self._seed += 1
        return Task("scamorra", LEVEL, Question(self._view, self._legal, str(self._seed)))


if __name__ == "__main__":
    main()

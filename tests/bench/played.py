"""What a person waits for at a table: whole turns of the loop while whole games are played in the real window.

Somebody plays by events posted through SDL against opponents who think in their own process: rules, laying out, saving
on disk, drawing and the flip are all in it. A turn counts if something was shown in it or if it took a millisecond. It
is timed by the clock and in processor time of this process, which a busy machine leaves alone. The floor is the blit of
a ready full window and a flip. Memory is looked at when the table has been open for a minute, children counted.
Run: python -m tests.bench.played [GAME ...] [--height N] [--seconds N] [--level steady] [--seats N]
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from scrapdesk import paths
from scrapdesk.games import GAMES
from tests.bench.screen import Figure, child, median, percentile, screen, tell
from tests.bench.weight import family, pss_of, tree_pss, weight_of

if TYPE_CHECKING:
    import pygame

    from scrapdesk.ui.context import AppContext
    from scrapdesk.ui.frame.window import Window
    from scrapdesk.ui.loop import Loop

SECONDS = 60.0
SLOWEST = {1080: (6.0, 10.0), 2160: (16.0, 25.0)}
"""Milliseconds that 95 and 99 of 100 turns keep, by the height of the window."""
LONG = {1080: 16.7, 2160: 33.4}
"""Over this a turn is a hitch: 2 in 1,000 may be."""
MOST = {1080: (130.0, 170.0), 2160: (300.0, 360.0)}
"""Megabytes of the window's process, and of all, each with its share of what several hold."""


@dataclass
class Turns:
    """Milliseconds of every turn that counts, by the clock and in processor time; and why the slow ones were slow."""

    wall: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    why: list[str] = field(default_factory=list)

    def over(self, limit: float) -> float:
        """How many of 1,000 took longer, in processor time."""
        return 1000 * sum(ms > limit for ms in self.cpu) / max(1, len(self.cpu))

    def slowest(self, number: int = 5) -> list[str]:
        ranked = sorted(zip(self.cpu, self.wall, self.why, strict=True), reverse=True)[:number]
        return [f"{cpu:.1f} ({wall:.1f}) {why}" for cpu, wall, why in ranked]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them unless named")
    parser.add_argument("--height", type=int, default=1080, help="of the window, 16:9")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--level", default="steady", help="of the opponents")
    parser.add_argument("--seats", type=int, help="the largest table unless given")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--sounds", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    for game in given.games or GAMES:
        seats = given.seats or max(GAMES[game].info.seats)
        if given.sounds:
            make_sounds(game)
        elif given.child:
            measure(game, seats, given.height, given.seconds, given.level)
        else:
            for figure in played(game, seats, given.height, given.seconds, given.level):
                tell(figure)


def played(game: str, seats: int, height: int, seconds: float, level: str = "steady") -> list[Figure]:
    """The figures of one table, in a process with a screen and a home of its own."""
    with screen(height * 16 // 9, height) as env, tempfile.TemporaryDirectory() as home:
        env["SCRAPDESK_HOME"] = home
        numbers = ("--height", str(height), "--seconds", str(seconds), "--level", level, "--seats", str(seats))
        child("tests.bench.played", game, "--sounds", env=env)
        told = child("tests.bench.played", game, *numbers, "--child", env=env, patience=seconds * 4 + 240)
    return [Figure(**json.loads(line)) for line in told.splitlines() if line.startswith("{")]


def make_sounds(game: str) -> None:
    """What goes on under a table and the desk, which a new machine makes once, in a process of some 40 MB."""
    from scrapdesk.ui.faces import FACES
    from scrapdesk.ui.paint.sound.beds import Beds, make_file
    from scrapdesk.ui.paint.sound.music import DESK

    beds = Beds(paths.user_cache() / "sound")
    for palette in (FACES[game].sound(), DESK):
        if palette.loop is not None:
            make_file(palette.loop.make, beds.file(palette.loop))


def measure(game: str, seats: int, height: int, seconds: float, level: str) -> None:
    """Imports here and below stand where they are used: processes that are started begin with this file, and in the
    program they load no screen library."""
    import pygame

    from scrapdesk.ui.frame import heap
    from scrapdesk.ui.loop import Loop

    heap.keep_large_apart()
    size = (height * 16 // 9, height)
    context, window = at_table(game, seats, size, level)
    loop = Loop(window, context)
    loop.turn()
    context.sweeper.begin()
    context.start_slow_parts()
    wait_for_pictures(loop)
    shown_in = floor(pygame.display.get_surface())
    turns, games = play_for(loop, seconds)
    report(f"{game} {seats} {height}p", turns, games, shown_in, height)
    tell_memory(f"{game} {seats} {height}p", height)
    context.scenes.clear()
    context.scenes.settle()
    context.close()


def tell_memory(label: str, height: int) -> None:
    """Both figures in each process's share of its pages; in `more` all pages of the window, shared ones in full."""
    own, others = os.getpid(), [round(pss_of(pid), 1) for pid in family(os.getpid())[1:]]
    resident: dict[str, object] = {"resident": round(weight_of(own), 1)}
    tell(Figure(f"{label}: window process", pss_of(own), "MB", MOST[height][0], more=resident))
    tell(Figure(f"{label}: all processes", tree_pss(own), "MB", MOST[height][1], more={"others": others}))


def at_table(game: str, seats: int, size: tuple[int, int], level: str) -> tuple[AppContext, Window]:
    """The program with its real files, pictures and opponents, and a table opened over the desk."""
    import pygame

    from scrapdesk.ui.building import make_context
    from scrapdesk.ui.desk.scene import DeskScene
    from scrapdesk.ui.frame.window import Window

    window = Window(size)
    pygame.font.init()
    context = make_context(size, paths.pictures())
    context.change_settings(tips=False, player="Ada")
    context.scenes.push(DeskScene(context))
    context.scenes.settle()
    sit_down(context, game, seats, level, "1")
    return context, window


def sit_down(context: AppContext, game: str, seats: int, level: str, seed: str) -> None:
    from scrapdesk.ui.context import NewTable

    context.open_table(NewTable(game, ("human", *[f"ai:{level}"] * (seats - 1)), seed=seed))
    context.scenes.settle()


def wait_for_pictures(loop: Loop, patience: float = 60.0) -> None:
    """Those that the opening of the table needs; what play asks for later is part of what is measured."""
    ends, art = time.monotonic() + patience, loop.context.art
    while time.monotonic() < ends:
        loop.turn()
        if art.finished():
            return
        time.sleep(0.01)


def floor(surface: pygame.Surface | None) -> float:
    """Milliseconds of processor time for the blit of a ready full window and a flip: nothing can be shown for less."""
    import pygame

    assert surface is not None
    ready, found = surface.copy(), []
    for _ in range(40):
        begun = time.process_time()
        surface.blit(ready, (0, 0))
        pygame.display.flip()
        found.append(1000 * (time.process_time() - begun))
    return median(found)


def play_for(loop: Loop, seconds: float) -> tuple[Turns, int]:
    """Turns of games, one after the other, at their natural pace."""
    import pygame

    from tests.bench.person import play

    context, found, games = loop.context, Turns(), 1
    request = _again(context)
    ends, person = time.monotonic() + seconds, play(context)
    while time.monotonic() < ends:
        events = next(person, None)
        if events is None:
            games += 1
            _leave(loop)
            request(str(games))
            person = play(context, games)
            continue
        for event in events:
            pygame.event.post(event)
        begun = time.perf_counter()
        _one(loop, found, events)
        time.sleep(max(0.0, 1 / 60 - (time.perf_counter() - begun)))
    return found, games


def _one(loop: Loop, found: Turns, events: list[pygame.Event]) -> None:
    import pygame

    before, frames = _ply(loop.context), loop.frames
    wall, cpu = time.perf_counter(), time.process_time()
    loop.turn()
    cpu, wall = 1000 * (time.process_time() - cpu), 1000 * (time.perf_counter() - wall)
    if loop.frames == frames and cpu < 1.0:
        return
    found.wall.append(wall)
    found.cpu.append(cpu)
    kind = pygame.event.event_name(events[-1].type) if events else "time"
    found.why.append(f"{kind}, ply {before} to {_ply(loop.context)}")


def _ply(context: AppContext) -> int:
    from scrapdesk.ui.table.scene import TableScene

    table = next((scene for scene in context.scenes.scenes if isinstance(scene, TableScene)), None)
    return -1 if table is None else table.sitting.match.ply


def _leave(loop: Loop) -> None:
    """From the end of a game back to the desk."""
    from scrapdesk.ui.desk.scene import DeskScene

    scenes = loop.context.scenes
    while not isinstance(scenes.top, DeskScene):
        scenes.pop()
        scenes.settle()
    loop.turn()


def _again(context: AppContext) -> Callable[[str], None]:
    """How to sit down at such a table once more, with another seed."""
    from scrapdesk.ui.table.scene import TableScene

    sitting = next(scene for scene in context.scenes.scenes if isinstance(scene, TableScene)).sitting
    level = sitting.players[-1].removeprefix("ai:")
    return lambda seed: sit_down(context, sitting.game, len(sitting.players), level, seed)


def report(label: str, turns: Turns, games: int, shown_in: float, height: int) -> None:
    p95, p99 = SLOWEST[height]
    wall: dict[str, object] = {
        f"wall p{share}": round(percentile(turns.wall, share / 100), 1) for share in (50, 95, 99)
    }
    more: dict[str, object] = {"turns": len(turns.cpu), "games begun": games, "floor": round(shown_in, 2), **wall}
    tell(Figure(f"{label}: turns, p50", percentile(turns.cpu, 0.5), "ms", more=more))
    tell(Figure(f"{label}: turns, p95", percentile(turns.cpu, 0.95), "ms", p95))
    tell(Figure(f"{label}: turns, p99", percentile(turns.cpu, 0.99), "ms", p99, more={"slowest": turns.slowest()}))
    tell(Figure(f"{label}: over {LONG[height]} ms", turns.over(LONG[height]), "in 1,000", 2.0))
    for limit in (16.7, 33.4):
        if limit != LONG[height]:
            tell(Figure(f"{label}: over {limit} ms", turns.over(limit), "in 1,000"))


if __name__ == "__main__":
    main()

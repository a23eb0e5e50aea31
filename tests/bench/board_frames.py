"""What showing a game's own board costs: all of it, a card that is dragged over it, and an opponent's move.

The floors are those of `frames`, in the same process and run. Run: python -m tests.bench.board_frames
"""

from __future__ import annotations

import sys

import pygame

from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.events import PointerDown, PointerMoved, PointerUp
from scrapdesk.ui.scenes.table.board import BoardTable
from tests.bench.frames import COUNT, SIZES, floors
from tests.bench.screen import child, emit, median, percentile, screen, times


def main() -> None:
    if sys.argv[1:2] == ["--child"]:
        measure(int(sys.argv[2]), int(sys.argv[3]))
        return
    for width, height in SIZES:
        with screen(width, height) as env:
            print(child("tests.bench.board_frames", "--child", str(width), str(height), env=env), end="")


def measure(width: int, height: int) -> None:
    from scrapdesk.ui.art.room import ArtRoom
    from scrapdesk.ui.shots import desk_context, settle, wait_for_pictures
    from scrapdesk.ui.window import Window

    window = Window((width, height))
    pygame.font.init()
    context = desk_context((width, height), 100, ArtRoom())
    try:
        table = _turn_of_white(context)
        settle(context)
        wait_for_pictures(context)
        full_floor, dirty_floor = floors(window.surface)
        label = f"{width}x{height} board:"
        _full(context, window.surface, label, full_floor)
        _drag(context, window.surface, label, dirty_floor, table)
        _moves(context, window.surface, label, dirty_floor, table)
    finally:
        context.close()


def _turn_of_white(context: AppContext) -> BoardTable:
    context.open_table(NewTable("scamorra", ("human", "human"), seed="5"))
    context.scenes.settle()
    table = next(scene for scene in context.scenes.scenes if isinstance(scene, BoardTable))
    match = table.sitting.match
    while match.ply < 14 or match.to_act != 0:
        match.play(match.to_act or 0, match.legal_moves(match.to_act or 0)[0])
    table.sitting.shown_to = 0
    while context.scenes.top is not table:
        context.scenes.pop()
        context.scenes.settle()
    table.follow("play")
    return table


def _full(context: AppContext, surface: pygame.Surface, label: str, floor: float) -> None:
    def whole() -> None:
        context.scenes.damage_all()
        context.scenes.draw(surface)
        pygame.display.flip()

    found = times(whole, COUNT)
    emit(f"{label} full redraw over its floor", median(found) / floor, "x", bar=1.5, ms=round(median(found), 3))
    emit(f"{label} full redraw, 95 of 100", percentile(found, 0.95), "ms", bar=14 if "3840" in label else 8)


def _show(context: AppContext, surface: pygame.Surface) -> None:
    rects = context.scenes.draw(surface)
    if rects:
        pygame.display.update(rects)


def _drag(context: AppContext, surface: pygame.Surface, label: str, floor: float, table: BoardTable) -> None:
    """A card of the hand in the air, a few pixels on in every frame."""
    stage = table.stage
    card = next(target for target in stage.hand.possible() if target.startswith("card:"))
    sprite = stage.cast.get(card)
    if sprite is None:
        return
    x, y = round(sprite.goal.x), round(sprite.goal.y)
    context.scenes.handle(PointerDown((x, y)))
    step = [0]

    def advance() -> None:
        step[0] += 1
        at = (x + (step[0] * 7) % (surface.get_width() // 3) - 100, y - (step[0] * 5) % (surface.get_height() // 2))
        context.scenes.handle(PointerMoved(at, held=True))
        context.clock.advance(16)
        context.scenes.update(16)

    found = times(lambda: _show(context, surface), 4 * COUNT, before=advance)
    context.scenes.handle(PointerUp((x, y)))
    emit(f"{label} dragged card over the floor", median(found) / floor, "x", bar=5, ms=round(median(found), 3))
    emit(f"{label} dragged card, 95 of 100", percentile(found, 0.95), "ms", bar=14 if "3840" in label else 8)


def _moves(context: AppContext, surface: pygame.Surface, label: str, floor: float, table: BoardTable) -> None:
    """Moves that nobody drags: cards and pieces glide to their places."""
    match = table.sitting.match

    def advance() -> None:
        if not context.clock.moving and match.to_act is not None:
            match.play(match.to_act, match.legal_moves(match.to_act)[0])
            table.follow("play")
        context.clock.advance(16)
        context.scenes.update(16)

    found = [ms for ms in times(lambda: _show(context, surface), 4 * COUNT, before=advance) if ms > 0.02]
    emit(f"{label} gliding pieces over the floor", median(found) / floor, "x", bar=5, ms=round(median(found), 3))
    emit(f"{label} gliding pieces, 95 of 100", percentile(found, 0.95), "ms", bar=14 if "3840" in label else 8)


if __name__ == "__main__":
    main()

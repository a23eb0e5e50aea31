"""What showing costs: the whole desk over its floor, a frame of an animation over the floor of dirty rectangles.

The floors are drawn in the same process and run: a background with 52 cards, and one card that moves.
Run: python -m tests.bench.frames
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.frame.events import PointerMoved
from tests.bench.screen import emit, measure_each, median, percentile, times

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
COUNT = 60


def main() -> None:
    measure_each("tests.bench.frames", measure, SIZES)


def measure(width: int, height: int) -> None:
    from scrapdesk.ui.frame.window import Window
    from scrapdesk.ui.paint.art.room import ArtRoom
    from scrapdesk.ui.shots import desk_context, wait_for_pictures

    window = Window((width, height))
    pygame.font.init()
    context = desk_context((width, height), 100, ArtRoom(open_portfolio))
    wait_for_pictures(context)
    label = f"{width}x{height}"
    try:
        full_floor, dirty_floor = floors(window.surface)
        _full(context, window.surface, label, full_floor)
        _animation(context, window.surface, label, dirty_floor)
    finally:
        context.close()


def floors(surface: pygame.Surface) -> tuple[float, float]:
    """The least that a whole table, and one moving card, can cost."""
    width, height = surface.get_size()
    card = pygame.Surface((180 * height // 1080, 260 * height // 1080), pygame.SRCALPHA)
    pygame.draw.rect(card, (250, 245, 230, 255), card.get_rect().inflate(-4, -4), border_radius=12)
    ground = pygame.Surface((width, height)).convert()
    ground.fill((20, 90, 50))
    places = [(20 + 140 * (i % 13) * width // 1920, 30 + 250 * (i // 13) * height // 1080) for i in range(52)]

    def whole() -> None:
        surface.blit(ground, (0, 0))
        surface.fblits([(card, place) for place in places])
        pygame.display.flip()

    full = median(times(whole, COUNT))
    return full, median(times(_mover(surface, ground, card), 4 * COUNT))


def _mover(surface: pygame.Surface, ground: pygame.Surface, card: pygame.Surface) -> Callable[[], None]:
    width, height = surface.get_size()
    state = [0.0]
    old = card.get_rect()

    def step() -> None:
        nonlocal old
        state[0] += 0.05
        new = card.get_rect(
            center=(width * (0.5 + 0.4 * math.sin(state[0])), height * (0.5 + 0.3 * math.cos(state[0])))
        )
        surface.blit(ground, old, old)
        surface.blit(card, new)
        pygame.display.update([old, new])
        old = new

    return step


def _full(context: AppContext, surface: pygame.Surface, label: str, floor: float) -> None:
    def whole() -> None:
        context.scenes.damage_all()
        context.scenes.draw(surface)
        pygame.display.flip()

    found = times(whole, COUNT)
    emit(f"{label} full redraw over its floor", median(found) / floor, "x", bar=1.5, ms=round(median(found), 3))
    emit(f"{label} full redraw, 95 of 100", percentile(found, 0.95), "ms", bar=14 if "3840" in label else 8)


def _animation(context: AppContext, surface: pygame.Surface, label: str, floor: float) -> None:
    """A box that is looked at and not looked at, by turns: it lifts and sinks with its shadow."""
    from scrapdesk.ui.desk.box import GameBox

    scene = context.scenes.scenes[-1]
    boxes = [widget for widget in getattr(scene, "widgets", []) if isinstance(widget, GameBox)]
    frame = [0]

    def advance() -> None:
        if frame[0] % 8 == 0:
            over = boxes[2].rect.center if frame[0] % 16 == 0 else (2, 2)
            context.scenes.handle(PointerMoved(over))
        frame[0] += 1
        context.clock.advance(16)

    def show() -> None:
        rects = context.scenes.draw(surface)
        if rects:
            pygame.display.update(rects)

    moved = [ms for ms in times(show, 8 * COUNT, before=advance) if ms > 0.02]
    emit(f"{label} animation frame over its floor", median(moved) / floor, "x", bar=5, ms=round(median(moved), 3))
    emit(f"{label} animation frame, 95 of 100", percentile(moved, 0.95), "ms", bar=14 if "3840" in label else 8)


if __name__ == "__main__":
    main()

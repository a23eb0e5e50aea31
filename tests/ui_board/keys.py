"""A board without a pointer: keys pressed one after another, and arrows towards a thing."""

from __future__ import annotations

from random import Random

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.table.board import BoardTable


def key(context: AppContext, *names: str) -> None:
    for name in names:
        parts = name.split("+")
        context.scenes.handle(KeyDown(parts[-1], ctrl="ctrl" in parts[:-1]))
    context.scenes.settle()
    context.clock.finish()


def walk_to(context: AppContext, table: BoardTable, target: str, rng: Random) -> bool:
    """Arrows towards a thing; where they stick, some other arrow. A place under a card is pointed at by its card."""
    stage = table.stage
    for step in range(60):
        if stage.cursor == target:
            return True
        here, there = stage.box_of(stage.cursor), stage.box_of(target)
        way = rng.choice(("left", "right", "up", "down"))
        if here is not None and there is not None and step % 3:
            across, down = there.centerx - here.centerx, there.centery - here.centery
            flat = abs(across) > abs(down)
            way = ("right" if across > 0 else "left") if flat else ("down" if down > 0 else "up")
        key(context, way)
    return False

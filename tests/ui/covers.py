"""Whether what is said covers what it speaks of, whether a focus ring is cut, and whether a panel overflows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson import Tutor
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import Widget

SAID = "Your stone on b3 is in the way, and nothing can go through it."


def covers(context: AppContext, scene: WidgetScene) -> Iterator[str]:
    """All of it; afterwards there is a tip in the scene that was not there before."""
    yield from rings_cut(context, scene)
    if isinstance(scene, BoardTable):
        yield from overflowing(scene)
        yield from covering(context, scene)


def rings_cut(context: AppContext, scene: WidgetScene) -> Iterator[str]:
    """A ring that goes beyond the window is not seen all around."""
    window, outer = pygame.Rect((0, 0), context.view.size), plates.ring_widths(context)[2]
    for widget in scene.reachable():
        room, _ = widget.ring
        if not window.contains(room):
            continue  # it is scrolled away, and comes into view with the focus
        around = plates.ring_room(context, room).inflate(2 * outer, 2 * outer)
        if not window.contains(around) or not room.inflate(4 * outer, 4 * outer).contains(around):
            yield f"the ring of {widget.name[:30]!r} is {around}"


def overflowing(table: BoardTable) -> Iterator[str]:
    """What stands beside a board stands in its panels, or in the row of buttons above them."""
    if has_lesson(table):
        return
    side = table.side
    whole = side.panels[0].unionall(side.panels[1:])
    shown: Sequence[Widget] = [*side.widgets, *[w for part in table.parts for w in part.widgets if w.region == "moves"]]
    for widget in shown:
        if widget.visible and widget.rect.size != (0, 0) and not whole.inflate(6, 6).contains(widget.rect):
            yield f"{widget.name[:30]!r} stands beyond the panels: {widget.rect} in {whole}"
    row = table.menu[0].rect.unionall([button.rect for button in table.menu])
    if (row.left, row.right) != (whole.left, whole.right) or row.bottom > whole.top:
        yield f"the buttons stand at {row} over {whole}"
    for label in (side.headline, side.words):
        if label.text and label.rect.bottom > side.panels[1].bottom:
            yield f"{label.text[:30]!r} runs out of its panel"


def covering(context: AppContext, table: BoardTable) -> Iterator[str]:
    """A toast speaks of the board and lies beside it; a tip of what is told leaves that to be read."""
    if has_lesson(table):
        return
    table.say(SAID, "refuse", "SM-4.2", table.sitting.game)
    toast = table.passing.toast
    if toast is not None and toast.rect.colliderect(table.stage.rect):
        yield f"a toast covers the board: {toast.rect}"
    if toast is not None and not pygame.Rect((0, 0), context.view.size).contains(toast.rect):
        yield f"a toast is cut: {toast.rect}"
    table.passing.hush()
    if table.passing.show_tip("Press Space to skip ahead."):
        tip = table.passing.tip
        for widget in (table.side.log, table.side.words, table.side.headline, table.stage):
            if tip is not None and widget.visible and widget.rect.height and tip.rect.colliderect(widget.rect):
                yield f"a tip covers {widget.name[:30]!r}: {tip.rect}"


def has_lesson(table: BoardTable) -> bool:
    """A first game has a panel of its own for all that is said."""
    return any(isinstance(part, Tutor) for part in table.parts)

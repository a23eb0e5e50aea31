"""Whether what is said covers what it speaks of, whether a focus ring is cut, and whether a panel overflows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.type.styles import SUBTITLE, TITLE
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson import Tutor
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import Widget
from scrapdesk.ui.widgets.label import Label

FRAMED = 16
"""How much larger than its thing a frame is, in the window that is looked at."""
SAID = "Your stone on b3 is in the way, and nothing can go through it."
MOST_COVERED = 0.35
"""So much of what it leads from or to may be under an arrow."""


def covers(context: AppContext, scene: WidgetScene) -> Iterator[str]:
    """All of it; afterwards there is a tip in the scene that was not there before."""
    yield from rings_cut(context, scene)
    yield from told_over(context, scene)
    if isinstance(scene, BoardTable):
        yield from overflowing(scene)
        yield from covering(context, scene)
        yield from pointed_over(context, scene)
        yield from advised_over(context, scene)


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
    rooms = [whole] if side.aside is None else list(table.stage.spares)
    shown: Sequence[Widget] = [*side.widgets, *[w for part in table.parts for w in part.widgets if w.region == "moves"]]
    for widget in shown:
        within = widget is side.papers or any(room.inflate(6, 6).contains(widget.rect) for room in rooms)
        if widget.visible and widget.rect.size != (0, 0) and not within:
            yield f"{widget.name[:30]!r} stands beyond the panels: {widget.rect} in {rooms}"
    row = table.menu[0].rect.unionall([button.rect for button in table.menu])
    column = side.column.whole
    if side.aside is not None:
        if not rooms[0].inflate(6, 6).contains(row) or any(room.colliderect(row) for room in rooms[1:]):
            yield f"the buttons stand at {row} in {rooms}"
    elif (row.left, row.right) != (column.left, column.right) or row.bottom > whole.top:
        yield f"the buttons stand at {row} over {column}"
    for label in (side.headline, side.words):
        if label.text and label.rect.bottom > side.panels[1].bottom:
            yield f"{label.text[:30]!r} runs out of its panel"


def covering(context: AppContext, table: BoardTable) -> Iterator[str]:
    """A toast speaks of the board and lies beside it; a tip of what is told leaves that to be read."""
    if has_lesson(table):
        return
    table.say(SAID, "refuse", "SM-4.2", table.sitting.game)
    toast = table.passing.toast
    if toast is not None and not beside(toast.rect, table.stage):
        yield f"a toast covers the board: {toast.rect}"
    if toast is not None and not pygame.Rect((0, 0), context.view.size).contains(toast.rect):
        yield f"a toast is cut: {toast.rect}"
    table.passing.hush()
    if table.passing.show_tip("Press Space to skip ahead."):
        tip = table.passing.tip
        for widget in (table.side.log, table.side.words, table.side.headline, table.stage):
            seen = widget.visible and widget.rect.height
            if tip is not None and seen and not beside(tip.rect, widget):
                yield f"a tip covers {widget.name[:30]!r}: {tip.rect}"


def beside(rect: pygame.Rect, widget: Widget) -> bool:
    """Whether it covers nothing of a widget: not what that leaves to others either."""
    return not rect.colliderect(widget.clear or widget.rect) or any(room.contains(rect) for room in widget.spares)


def told_over(context: AppContext, scene: WidgetScene) -> Iterator[str]:
    """A tooltip lies beside what it tells of, and is whole; it leaves headings to be read."""
    window, reachable = pygame.Rect((0, 0), context.view.size), list(scene.all_widgets())
    heads = [one for one in reachable if isinstance(one, Label) and one.text and one.style in (TITLE, SUBTITLE)]
    for widget in [one for one in scene.all_widgets() if one.tooltip() and window.contains(one.rect)]:
        scene.passing.explain(widget, reachable)
        note, about = scene.passing.tooltip, widget.told_of or widget.rect
        if note is None or not about.width:
            continue
        if note.rect.colliderect(about):
            yield f"the tooltip of {widget.name[:30]!r} covers it: {note.rect} over {about}"
        if not window.contains(note.rect):
            yield f"the tooltip of {widget.name[:30]!r} is cut: {note.rect}"
        for head in heads:
            if head.visible and head is not widget and note.rect.colliderect(head.rect):
                yield f"the tooltip of {widget.name[:30]!r} covers {head.text[:30]!r}: {note.rect} over {head.rect}"
    scene.passing.hide_tooltip()


def pointed_over(context: AppContext, table: BoardTable) -> Iterator[str]:
    """The brackets and the arrow of a first game leave all that they point at to be seen, and stand in the window; the
    panel of the lesson lies beside that as well."""
    if not has_lesson(table):
        return
    tutor = table.part(Tutor)
    boxes = {name: table.stage.box_of(name) for name in (*tutor.pointers.points, *tutor.pointers.framed)}
    there = {name: box for name, box in boxes.items() if box is not None}
    for name, box in there.items():
        lines = _painted(context, tutor.pointers.draw)
        for other in [other for one, other in there.items() if one != name and box.contains(other)]:
            frame = other.inflate(FRAMED, FRAMED)  # a part of it is framed as well
            lines.erase(pygame.Mask(frame.size, fill=True), frame.topleft)
        if _share(lines, box.inflate(-4, -4)):
            yield f"what points at {name} covers {_share(lines, box):.1%} of it"
        if tutor.panel.rect.colliderect(box):
            yield f"the panel covers {name}: {tutor.panel.rect} over {box}"
    if there and not _painted(context, tutor.pointers.draw).count():
        yield f"nothing points at {list(there)}"


def advised_over(context: AppContext, table: BoardTable) -> Iterator[str]:
    """The arrow for a move, with its number, leaves most of its two ends to be seen, and their middles."""
    stage, seat = table.stage, table.stage.hand.actor
    if seat is None or table.sitting.match.to_act != seat or stage.hand.view != table.sitting.match.view(seat):
        return
    moves = table.sitting.match.legal_moves(seat)
    for move in moves[:: max(1, len(moves) // 8)]:
        stage.advise([move])
        paths = table.sitting.table.paths(stage.hand.view, move)
        if not stage.arrows.rects or not paths:
            continue
        painted = _painted(context, stage.arrows.paint)
        for rank in stage.attention.ranked:
            room = pygame.Rect(rank.room)
            painted.draw(pygame.Mask(room.size, fill=True), room.topleft)
        for name in paths[0][-2:]:
            box = stage.box_of(name)
            if box is None:
                continue
            middle = pygame.Rect((0, 0), (max(1, min(box.size) // 10),) * 2)
            middle.center = box.center
            if _share(painted, middle):
                yield f"the arrow for {move} covers the middle of {name}"
            if _share(painted, box) > MOST_COVERED:
                yield f"the arrow for {move} covers {_share(painted, box):.0%} of {name}"
    stage.arrows.out()


def _painted(context: AppContext, draw: Callable[[pygame.Surface], None]) -> pygame.Mask:
    """Where something is painted in the window."""
    sheet = pygame.Surface(context.view.size, pygame.SRCALPHA)
    draw(sheet)
    return pygame.mask.from_surface(sheet, 0)


def _share(painted: pygame.Mask, box: pygame.Rect) -> float:
    """How much of a box is painted over."""
    whole = pygame.Mask(box.size, fill=True)
    return painted.overlap_area(whole, box.topleft) / max(1, whole.count())


def has_lesson(table: BoardTable) -> bool:
    """A first game has a panel of its own for all that is said."""
    return any(isinstance(part, Tutor) for part in table.parts)

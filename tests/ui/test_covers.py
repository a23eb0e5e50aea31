"""Over every scene: what is said covers nothing that it speaks of, no focus ring is cut, and no panel overflows.

The boards are looked at in the size in which the window first opens.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
import pytest

from scrapdesk.ui.board.arrows import Arrows, ArrowSprite
from scrapdesk.ui.board.pointernote import PointerNote
from scrapdesk.ui.board.sprites import Sprites
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.shots import visits
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson import Tutor
from scrapdesk.ui.widgets import plates
from scrapdesk.ui.widgets.base import Widget

SIZE = (1280, 720)
SAID = "Your stone on b3 is in the way, and nothing can go through it."


def test_over_all_scenes_nothing_said_covers_its_subject_and_nothing_is_cut() -> None:
    found, tables = [], 0
    for stop, context in visits(SIZE, 100, FlatArt()):
        top = context.scenes.top
        assert isinstance(top, WidgetScene)
        faults = [*rings_cut(context, top)]
        if isinstance(top, BoardTable):
            tables += 1
            faults += [*overflowing(top), *covering(context, top)]
        found += [f"{stop.name}: {fault}" for fault in faults]
    pygame.quit()
    assert found == [] and tables > 30


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


def test_a_fault_is_seen() -> None:
    for _, context in visits(SIZE, 100, FlatArt(), "table-zoom-pinned"):
        table = context.scenes.top
        assert isinstance(table, BoardTable)
        table.passing.room = None
        assert any("toast covers" in fault for fault in covering(context, table))
        table.side.words.rect.top = table.side.panels[1].bottom
        table.side.words.text = "There is more to say than room for it."
        assert any("runs out" in fault for fault in overflowing(table))
    pygame.quit()


@pytest.mark.parametrize("way", [(300, 300, 300, 180), (300, 300, 60, 60), (100, 400, 700, 90), (300, 300, 300, 410)])
def test_an_arrow_leaves_the_middle_of_both_its_ends_to_be_seen(way: tuple[int, int, int, int]) -> None:
    for _, context in visits(SIZE, 100, FlatArt(), "desk-focus"):
        boxes = {"from": pygame.Rect(0, 0, 100, 100), "to": pygame.Rect(0, 0, 100, 100)}
        boxes["from"].center, boxes["to"].center = way[:2], way[2:]
        arrows = Arrows(context, Sprites(), boxes.get)
        arrows.show([("from", "to")])
        sprite = arrows._shown[0]
        assert isinstance(sprite, ArrowSprite)
        sheet = pygame.Surface((900, 600))
        sprite.paint(sheet)
        assert all(sheet.get_at(box.center)[:3] == (0, 0, 0) for box in boxes.values())
        assert sheet.get_bounding_rect().width
    pygame.quit()


@pytest.mark.parametrize("top", [4, 60, 300, 560])
def test_a_note_at_what_is_carried_lies_beside_it(top: int) -> None:
    for _, context in visits(SIZE, 100, FlatArt(), "desk-focus"):
        note, carried = PointerNote(context, Sprites()), pygame.Rect(400, top, 100, 140)
        note.say(SAID, carried, pygame.Rect((0, 0), SIZE))
        assert not note.rect.colliderect(carried) and pygame.Rect((0, 0), SIZE).contains(note.rect)
    pygame.quit()

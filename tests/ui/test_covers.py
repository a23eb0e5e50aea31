"""Over every scene: what is said covers nothing that it speaks of, no focus ring is cut, and no panel overflows.

The boards are looked at in the size in which the window first opens.
"""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from scrapdesk.ui.board import arrows
from scrapdesk.ui.board.arrows import Arrows, ArrowSprite
from scrapdesk.ui.board.pointernote import PointerNote
from scrapdesk.ui.board.sprites import Sprites
from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.shots import visits
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson import Tutor
from scrapdesk.ui.widgets import tooltip
from tests.ui.covers import SAID, advised_over, covering, overflowing, pointed_over, told_over

SIZE = (1280, 720)


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


def test_what_points_is_found_where_it_covers_its_subject(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks see the faults that they are for: an arrow to the middle, a wedge on its thing, a tooltip on its."""
    for _, context in visits(SIZE, 100, FlatArt(), "table-learn-03"):
        table = context.scenes.top
        assert isinstance(table, BoardTable)
        assert not list(pointed_over(context, table))
        pointers = table.part(Tutor).pointers
        name = next(iter((*pointers.points, *pointers.framed)))
        box = table.stage.box_of(name)
        assert box is not None
        monkeypatch.setattr(pointers, "draw", partial(pygame.draw.circle, color="red", center=box.center, radius=9))
        assert any("covers" in fault for fault in pointed_over(context, table))
        monkeypatch.undo()
        table.part(Tutor).panel.rect = box.inflate(9, 9)
        assert any("the panel covers" in fault for fault in pointed_over(context, table))
        monkeypatch.setattr(tooltip, "_beside", lambda about, size, *_: pygame.Rect(about.topleft, size))
        assert any("tooltip" in fault for fault in told_over(context, table))
        monkeypatch.undo()
    pygame.quit()


def test_an_advised_arrow_is_found_where_it_covers_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    for _, context in visits(SIZE, 100, FlatArt(), "coach-scamorra"):
        table = context.scenes.top
        assert isinstance(table, BoardTable)
        assert not list(advised_over(context, table))
        monkeypatch.setattr(arrows, "SMALL", 0)
        monkeypatch.setattr(arrows, "ARRIVES", -0.1)
        monkeypatch.setattr(arrows, "_apart", lambda start, goal: True)
        assert any("middle" in fault for fault in advised_over(context, table))
        monkeypatch.undo()
    pygame.quit()


@pytest.mark.parametrize("way", [(300, 300, 300, 180), (300, 300, 60, 60), (100, 400, 700, 90), (300, 300, 300, 410)])
def test_an_arrow_leaves_the_middle_of_both_its_ends_to_be_seen(way: tuple[int, int, int, int]) -> None:
    for _, context in visits(SIZE, 100, FlatArt(), "desk-focus"):
        boxes = {"from": pygame.Rect(0, 0, 100, 100), "to": pygame.Rect(0, 0, 100, 100)}
        boxes["from"].center, boxes["to"].center = way[:2], way[2:]
        sprites = Sprites()
        Arrows(context, sprites, boxes.get).show([("from", "to")])
        (sprite,) = sprites.sprites()
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

"""The first game at every size: nothing is cut, nothing lies on another thing, nothing is too small."""

from __future__ import annotations

import pygame

from scrapdesk.ui.stops.stop import settle
from scrapdesk.ui.table.board import BoardTable
from scrapdesk.ui.table.lesson import Tutor
from tests.ui.hands import desk, painted
from tests.ui.sizes import at_every_size
from tests.ui.test_layout import faults
from tests.ui_board.boards import place_of
from tests.ui_lessons.learner import lesson, read_to_the_end


@at_every_size()
def test_every_step_is_whole_and_readable_and_its_words_can_be_moved(size: tuple[int, int], text: int) -> None:
    found = []
    with desk(size, text) as context:
        for step in range(19):
            table = lesson(context, step)
            found += [f"{step}: {fault}" for fault in faults(table, size)]
            assert table.stage.rect.right <= table.part(Tutor).panel.rect.left
            for panel in table.side.panels:
                assert pygame.Rect((0, 0), size).contains(panel)
            read_to_the_end(context, table.part(Tutor).panel)
            table.leave()
            context.scenes.settle()
    assert found == []


@at_every_size()
def test_what_lies_under_the_pointer_is_told_without_being_cut(size: tuple[int, int], text: int) -> None:
    from scrapdesk.ui.frame.events import PointerMoved

    with desk(size, text) as context:
        table = lesson(context, 3)
        for target in ("card:w-r1", "card:w-p1", "piece:b-stone", "hand:b", "wheel"):
            context.scenes.handle(PointerMoved(place_of(table, target)))
            settle(context)
            assert list(faults(table, size)) == []


def test_a_step_is_painted_with_its_pointers() -> None:
    with desk() as context:
        table = lesson(context, 3)
        assert isinstance(table, BoardTable)
        shown = pygame.image.tobytes(painted(context), "RGB")
        table.part(Tutor).pointers.point_out((), (), anew=False)
        assert pygame.image.tobytes(painted(context), "RGB") != shown


def test_buttons_stand_still_from_step_to_step() -> None:
    with desk((1920, 1080)) as context:
        places = set()
        for step in range(19):
            table = lesson(context, step)
            places.add((tuple(table.part(Tutor).panel.on.rect), tuple(table.part(Tutor).panel.back.rect)))
            table.leave()
            context.scenes.settle()
    assert len(places) == 1

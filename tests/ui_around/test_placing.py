"""Buttons in rows: as many as fit, none alone in the last row where a neighbour can keep it company."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.scenes.dialog import nothing
from scrapdesk.ui.scenes.placing import stacked
from scrapdesk.ui.widgets.button import Button
from tests.ui.hands import desk


def buttons(context: AppContext, *names: str) -> list[Button]:
    return [Button(context, name, nothing, small=True) for name in names]


@pytest.mark.parametrize("width", range(150, 900, 10))
def test_no_button_stands_alone_below_a_row_of_three(width: int) -> None:
    with desk() as context:
        row = buttons(context, "Continue", "Watch", "Rename", "Save as a file", "Copy", "Forget")
        room = pygame.Rect(40, 100, width, 500)
        top = stacked(context, row, room)
        counts = [count for _, count in sorted(Counter(button.rect.top for button in row).items())]
        assert not (len(counts) > 1 and counts[-1] == 1 and counts[-2] > 2)
        assert top == row[0].rect.top and row[-1].rect.bottom == room.bottom
        assert all(room.left <= button.rect.left and button.rect.right <= room.right for button in row)
        assert pygame.Rect(row[0].rect).collidelist([button.rect for button in row[1:]]) < 0


def test_from_the_head_it_says_where_the_rows_end_and_without_buttons_takes_no_room() -> None:
    with desk() as context:
        row, room = buttons(context, "One", "Two"), pygame.Rect(0, 50, 400, 300)
        assert stacked(context, row, room, from_bottom=False) == row[-1].rect.bottom and row[0].rect.top == 50
        assert stacked(context, [], room) == room.bottom and stacked(context, [], room, from_bottom=False) == room.top

"""Buttons in rows: as many as fit, none alone in the last row where a neighbour can keep it company; rows of lists."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing
from scrapdesk.ui.scenes.placing import stacked
from scrapdesk.ui.widgets.button import Button
from scrapdesk.ui.widgets.field import TextField
from scrapdesk.ui.widgets.listing import ListRow
from tests.ui.hands import desk


def buttons(context: AppContext, *names: str) -> list[Button]:
    return [Button(context, name, nothing, small=True) for name in names]


def test_no_button_stands_alone_below_a_row_of_three() -> None:
    with desk() as context:
        row = buttons(context, "Continue", "Watch", "Rename", "Save as a file", "Copy", "Delete")
        for width in range(150, 900, 10):
            room = pygame.Rect(40, 100, width, 500)
            top = stacked(context, row, room)
            counts = [count for _, count in sorted(Counter(button.rect.top for button in row).items())]
            assert not (len(counts) > 1 and counts[-1] == 1 and counts[-2] > 2), width
            assert top == row[0].rect.top and row[-1].rect.bottom == room.bottom, width
            assert all(room.left <= button.rect.left and button.rect.right <= room.right for button in row), width
            assert pygame.Rect(row[0].rect).collidelist([button.rect for button in row[1:]]) < 0, width


def test_from_the_head_it_says_where_the_rows_end_and_without_buttons_takes_no_room() -> None:
    with desk() as context:
        row, room = buttons(context, "One", "Two"), pygame.Rect(0, 50, 400, 300)
        assert stacked(context, row, room, from_bottom=False) == row[-1].rect.bottom and row[0].rect.top == 50
        assert stacked(context, [], room) == room.bottom and stacked(context, [], room, from_bottom=False) == room.top


@pytest.mark.parametrize("text", [100, 150])
def test_a_question_is_as_wide_as_its_answers_in_one_row(text: int) -> None:
    with desk(text_size=text) as context:
        answers = [DialogAnswer(words, nothing, "save") for words in ("Save and start", "Discard and start", "Cancel")]
        question = Dialog(context, "A question", "Few words.", answers)
        context.scenes.push(question)
        context.scenes.settle()
        assert len({button.rect.top for button in question.buttons}) == 1
        assert all(question.plate.contains(button.rect) for button in question.buttons)


def test_a_note_stands_below_the_words_of_a_row_where_it_would_squeeze_them() -> None:
    with desk() as context:
        row = ListRow(context, "Advance with movement value 3 in Picardy or Champagne", nothing, "play marne event")
        for width, beside in ((900, True), (300, False)):
            row.place(0, 0, width)
            words, note = (box.needed for box in row.text_boxes())
            assert (note.left >= words.right) == beside and (note.top >= words.bottom) != beside
            assert row.rect.contains(words) and row.rect.contains(note)


def test_a_field_that_nobody_types_in_shows_its_beginning() -> None:
    with desk() as context:
        field = TextField(context, "A name")
        field.place(0, 0, 120)
        field.write("Maximiliane von der Aue")
        pictures = []
        for focused in (True, False):
            field.focused = focused
            surface = pygame.Surface((120, field.rect.height))
            field.draw(surface)
            pictures.append(surface)
        begun = TextField(context, "A name")
        begun.place(0, 0, 120)
        begun.write("Maximiliane von")
        alike = pygame.Surface((120, field.rect.height))
        begun.draw(alike)
        middle = pygame.Rect(14, 4, 60, field.rect.height - 8)
        shots = [pygame.image.tobytes(one.subsurface(middle), "RGB") for one in (*pictures, alike)]
        assert shots[1] == shots[2] != shots[0]

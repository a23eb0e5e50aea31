"""First games, step by step: what is said, framed and pointed at is as it was."""

from __future__ import annotations

import pytest

from scrapdesk.games import GAMES
from scrapdesk.ui.table.lesson import Tutor
from tests.inventory.acts import AnyMove, Heard
from tests.inventory.kept import Entry, differences
from tests.inventory.test_tables import seen
from tests.inventory.unchanging import unchanging
from tests.ui.hands import desk, press
from tests.ui_lessons.learner import lesson, type_move, wait


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_taught_as_it_was(game: str) -> None:
    lines, lights, known = [], b"", set[str]()
    with desk() as context, unchanging():
        context.make_thinker, context.audio = AnyMove, Heard()
        table = lesson(context, game=game)
        for step in range(len(table.part(Tutor).course.lesson.steps) - 1):
            course = table.part(Tutor).course
            assert course.index == step
            told, light = seen(context, f"step {step}", known)
            lines += told
            lights += light
            if course.reading:
                press(context, "space")
            else:
                type_move(context, course.step.asked[0])
            wait(context, table)
    assert differences("lessons", game, Entry(tuple(lines), lights)) == []

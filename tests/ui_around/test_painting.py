"""Where pictures are still to come, the desk says so, and how far they are; a table never does."""

from __future__ import annotations

import pytest

from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.requests import OpenLesson
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.stops.stop import sit_down
from tests.ui.hands import desk, scene

WORDS = "Preparing pictures"


def said(found: WidgetScene) -> bool:
    return any(box.text == WORDS for box in found.text_boxes())


def painted(context: AppContext, done: int, asked: int) -> None:
    context.art.pending = lambda: (done, asked)  # type: ignore[method-assign]


def test_the_desk_shows_a_bar_after_a_moment_until_all_is_painted() -> None:
    with desk() as context:
        found = scene(context)
        found.update(1000)
        assert not said(found)
        painted(context, 3, 40)
        found.update(100)
        assert not said(found), "nobody notices a tenth of a second"
        found.update(400)
        assert said(found)
        painted(context, 40, 40)
        found.update(16)
        assert not said(found)


@pytest.mark.parametrize("game", ["scamorra", "scrappers", "scarper"])
def test_at_a_table_nothing_is_said(game: str) -> None:
    with desk() as context:
        sit_down(context, NewTable(game, ("human", "ai:random"), seed="3"))
        context.scenes.settle()
        painted(context, 3, 40)
        table = scene(context)
        table.update(5000)
        assert not said(table)


def test_nor_in_a_lesson() -> None:
    with desk() as context:
        context.open(OpenLesson("scamorra"))
        context.scenes.settle()
        painted(context, 3, 40)
        table = scene(context)
        table.update(5000)
        assert not said(table)

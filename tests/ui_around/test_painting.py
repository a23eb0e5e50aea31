"""A table whose pictures are not there yet says so, and how far they are."""

from __future__ import annotations

import pytest

from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.scenes.base import WidgetScene
from tests.ui.hands import desk, scene

WORDS = "The pictures are being painted"


def said(found: WidgetScene) -> bool:
    return any(box.text == WORDS for box in found.text_boxes())


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """How many pictures are done, of how many."""
    return [(0, 0)]


def at_a_table(context: AppContext, waiting: list[tuple[int, int]], game: str) -> WidgetScene:
    context.open_table(NewTable(game, ("human", "ai:random"), seed="3"))
    context.scenes.settle()
    context.art.pending = lambda: waiting[0]  # type: ignore[method-assign]
    return scene(context)


@pytest.mark.parametrize("game", ["scamorra", "scrappers", "scarper"])
def test_a_bar_is_shown_after_a_moment_and_goes_when_all_is_painted(game: str, waiting: list[tuple[int, int]]) -> None:
    with desk() as context:
        table = at_a_table(context, waiting, game)
        table.update(1000)
        assert not said(table)
        waiting[0] = (3, 40)
        table.update(100)
        assert not said(table), "nobody notices a tenth of a second"
        table.update(400)
        assert said(table)
        waiting[0] = (40, 40)
        table.update(16)
        assert not said(table)


def test_it_stands_below_what_is_said_in_passing(waiting: list[tuple[int, int]]) -> None:
    with desk() as context:
        table = at_a_table(context, waiting, "scamorra")
        waiting[0] = (1, 9)
        table.update(500)
        table.say("Something")
        toast, bar = table.passing.toast, table.passing._painting.bar
        assert toast is not None and not bar.extent.colliderect(toast.rect)

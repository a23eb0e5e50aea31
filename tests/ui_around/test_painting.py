"""A table whose pictures are not there yet says so, and how far they are."""

from __future__ import annotations

import pytest

from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.requests import OpenLesson
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.widgets.log import LogPane
from tests.ui.hands import desk, scene
from tests.ui.test_layout import faults

WORDS = "The pictures are being painted"


def said(found: WidgetScene) -> bool:
    return any(box.text == WORDS for box in found.text_boxes())


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """How many pictures are done, of how many."""
    return [(0, 0)]


def at_a_table(context: AppContext, waiting: list[tuple[int, int]], game: str) -> WidgetScene:
    sit_down(context, NewTable(game, ("human", "ai:random"), seed="3"))
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


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1280, 720), 150), ((1920, 1080), 100)])
@pytest.mark.parametrize("game", ["scamorra", "scrappers", "scarper"])
def test_at_a_table_it_stands_at_the_foot_of_the_log_and_covers_nothing(
    game: str, size: tuple[int, int], text: int, waiting: list[tuple[int, int]]
) -> None:
    with desk(size, text) as context:
        table = at_a_table(context, waiting, game)
        log = next(one for one in table.widgets if isinstance(one, LogPane))
        before = log.rect.height
        waiting[0] = (1, 9)
        table.update(500)
        bar = table.passing._painting.bar
        ground = bar._ground
        assert bar.visible and table.context.view.size[0] // 2 < ground.left
        assert [one.name for one in table.widgets if one.visible and one.rect.colliderect(ground)] == []
        waiting[0] = (9, 9)
        table.update(16)
        assert log.rect.height == before


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 200), ((1920, 1080), 200)])
@pytest.mark.parametrize("game", ["scamorra", "scrappers", "scarper"])
def test_with_large_texts_it_stands_there_too(
    game: str, size: tuple[int, int], text: int, waiting: list[tuple[int, int]]
) -> None:
    with desk(size, text) as context:
        table = at_a_table(context, waiting, game)
        waiting[0] = (1, 9)
        table.update(500)
        ground = table.passing._painting.bar._ground
        assert said(table) and ground.left > size[0] // 2 and ground.top > size[1] // 6
        assert list(faults(table, size)) == []
        assert [one.name for one in table.widgets if one.visible and one.rect.colliderect(ground)] == []


def test_in_a_lesson_it_stands_below_the_panels(waiting: list[tuple[int, int]]) -> None:
    with desk() as context:
        context.open(OpenLesson("scamorra"))
        context.scenes.settle()
        context.art.pending = lambda: waiting[0]  # type: ignore[method-assign]
        table = scene(context)
        waiting[0] = (1, 9)
        table.update(500)
        ground = table.passing._painting.bar._ground
        assert said(table)
        assert [one.name for one in table.widgets if one.visible and one.rect.colliderect(ground)] == []


def test_it_stands_below_what_is_said_in_passing(waiting: list[tuple[int, int]]) -> None:
    with desk() as context:
        table = at_a_table(context, waiting, "scamorra")
        waiting[0] = (1, 9)
        table.update(500)
        table.say("Something")
        toast, bar = table.passing.toast, table.passing._painting.bar
        assert toast is not None and not bar.extent.colliderect(toast.rect)

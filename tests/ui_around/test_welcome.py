"""The first start: one card that can be skipped, and never comes again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scrapdesk.storage.settings import Settings
from scrapdesk.ui.app import open_desk
from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.desk.welcome import WelcomeScene
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.table.scene import TableScene
from tests.ui.hands import choose, desk, press, scene, type_in


@pytest.fixture
def fresh() -> Iterator[AppContext]:
    """Nobody has ever been here."""
    with desk() as context:
        context.storage.settings.value = Settings()
        for save in context.storage.shelf.all():
            context.storage.shelf.forget(save.name)
        context.storage.history.value = type(context.storage.history.value)()
        context.scenes.clear()
        open_desk(context)
        yield context


def test_a_name_is_given_and_the_lesson_is_one_key_further(fresh: AppContext) -> None:
    assert isinstance(scene(fresh), WelcomeScene)
    type_in(fresh, "Carla")
    press(fresh, "enter", "enter")
    assert isinstance(scene(fresh), TableScene) and fresh.settings.player == "Carla"


def test_it_is_skipped_by_one_key_and_comes_no_more(fresh: AppContext) -> None:
    press(fresh, "escape")
    assert isinstance(scene(fresh), DeskScene) and fresh.settings.player == "Player"
    fresh.scenes.clear()
    open_desk(fresh)
    assert isinstance(scene(fresh), DeskScene)


def test_texts_are_larger_at_once(fresh: AppContext) -> None:
    seen = scene(fresh)
    assert isinstance(seen, WelcomeScene)
    before = fresh.view.text
    seen._size.choose("150")
    assert fresh.view.text > before and scene(fresh) is seen
    choose(fresh, "Look around")
    assert isinstance(scene(fresh), DeskScene)


def test_somebody_who_has_played_before_is_not_welcomed_again() -> None:
    with desk() as context:
        context.scenes.clear()
        open_desk(context)
        assert isinstance(scene(context), DeskScene)


def test_the_game_that_was_played_last_lies_chosen_at_the_next_start() -> None:
    with desk() as context:
        sit_down(context, NewTable("scarper", ("human", "ai:random"), seed="3"))
        context.scenes.clear()
        open_desk(context)
        seen = scene(context)
        assert isinstance(seen, DeskScene) and seen.game.id == "scarper"

"""The pages of the settings that show more than switches: the keys themselves, and who plays here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.keylines import KeyLine
from scrapdesk.ui.desk.keys import KeysScene
from scrapdesk.ui.desk.results import ResultsScene
from scrapdesk.ui.desk.settings import SettingsScene
from scrapdesk.ui.frame.actions import ACTIONS
from scrapdesk.ui.requests import OpenSettings
from tests.ui.hands import choose, desk, press, scene, type_in


@pytest.fixture
def context() -> Iterator[AppContext]:
    with desk(player="Ada") as opened:
        yield opened


def lines_of(context: AppContext) -> dict[str, KeyLine]:
    return {line.text: line for line in scene(context).all_widgets() if isinstance(line, KeyLine)}


def test_the_settings_show_every_key_and_a_line_leads_to_its_action(context: AppContext) -> None:
    context.open(OpenSettings())
    context.scenes.settle()
    choose(context, "Keys")
    told = {action for line in lines_of(context).values() for action in line.actions}
    assert told == {action.id for action in ACTIONS}
    undo = lines_of(context)["Undo"]
    assert "Ctrl+Z" in [box.text for box in undo.text_boxes()]
    scene(context).focus(undo)
    press(context, "enter")
    keys = scene(context)
    assert isinstance(keys, KeysScene) and keys.chosen.id == "undo"
    keys.give("f9")
    press(context, "escape")
    assert "F9" in [box.text for box in lines_of(context)["Undo"].text_boxes()]


def test_the_page_of_keys_scrolls_and_the_others_do_not(context: AppContext) -> None:
    context.open(OpenSettings())
    context.scenes.settle()
    plate = set()
    for group in ("Display", "Play", "Table", "Sound", "Keys", "You"):
        choose(context, group)
        top = scene(context)
        assert isinstance(top, SettingsScene)
        assert bool(top.pane.overflow) == (group == "Keys"), group
        plate.add(tuple(top.plate))
    assert len(plate) == 1


def test_the_page_about_you_shows_who_plays_and_leads_to_results(context: AppContext) -> None:
    context.open(OpenSettings("player"))
    context.scenes.settle()
    type_in(context, "Grace")
    assert "Grace" in context.settings.player
    assert context.settings.player in [box.text for box in scene(context).text_boxes()]
    choose(context, "La Scamorra")
    assert isinstance(scene(context), ResultsScene)


def test_an_action_without_a_key_says_so_and_shows_no_cap(context: AppContext) -> None:
    context.change_settings(keys=context.keys.with_keys("hint", []))
    context.open(OpenSettings())
    context.scenes.settle()
    choose(context, "Keys")
    assert [box.text for box in lines_of(context)["Hint"].text_boxes()] == ["Hint", "no key"]

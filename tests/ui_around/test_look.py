"""The look of the desk: chosen in the settings, seen at once, and each game's table keeps its own."""

from __future__ import annotations

import pytest

from scrapdesk.ui.context import NewTable
from scrapdesk.ui.paint.theme import DAYLIGHT, DESK, HIGH_CONTRAST, contrast
from scrapdesk.ui.requests import OpenSettings
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.widgets.choice import Choice
from tests.ui.hands import desk, painted, scene


def test_another_look_is_seen_at_once_and_kept() -> None:
    with desk() as context:
        evening = painted(context).get_at((70, context.view.height - 40))
        context.open(OpenSettings())
        context.scenes.settle()
        looks = next(one for one in scene(context).all_widgets() if isinstance(one, Choice) and one.name == "Theme")
        assert [key for key, _ in looks.values] == ["evening", "daylight", "plain"]
        looks.choose("daylight")
        assert context.settings.look == "daylight" and context.theme == DAYLIGHT
        context.scenes.pop()
        context.scenes.settle()
        assert painted(context).get_at((70, context.view.height - 40)) != evening
        looks.choose("plain")
        assert context.theme.plain and context.theme.panel == DESK.panel


def test_high_contrast_comes_before_any_look_and_a_game_keeps_its_own_by_day() -> None:
    with desk(look="daylight") as context:
        context.change_settings(high_contrast=True)
        assert context.theme == HIGH_CONTRAST
        context.change_settings(high_contrast=False)
        sit_down(context, NewTable("scamorra", ("human", "ai:random"), seed="1"))
        context.scenes.settle()
        assert context.theme == context.faces["scamorra"].theme


@pytest.mark.parametrize("tone", ["text", "muted", "good", "info", "refuse", "highlight"])
@pytest.mark.parametrize("ground", ["panel", "panel_light", "well"])
def test_words_can_be_read_by_day(tone: str, ground: str) -> None:
    assert contrast(getattr(DAYLIGHT, tone), getattr(DAYLIGHT, ground)) >= 4.5


def test_words_on_wood_and_felt_can_be_read_by_day() -> None:
    assert min(contrast(DAYLIGHT.over, ground) for ground in (DAYLIGHT.wood, DAYLIGHT.felt)) >= 4.5

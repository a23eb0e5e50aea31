"""What panels are made of: each table has its own, and words can be read on all of them."""

from __future__ import annotations

import pytest

from scrapdesk.ui.context import AppContext, NewTable
from scrapdesk.ui.faces import FACES
from scrapdesk.ui.paint.theme import DAYLIGHT, DESK, HIGH_CONTRAST, PAGE, DeskTheme, contrast
from scrapdesk.ui.stops.stop import sit_down
from scrapdesk.ui.widgets.field import below_marked
from tests.ui.hands import desk

THEMES = {"desk": DESK, "contrast": HIGH_CONTRAST, **{face.id: face.theme for face in FACES.values()}}
WORDS = ("text", "muted", "good", "info", "refuse", "highlight")
GROUNDS = ("panel", "panel_light", "well", "desk")
PAIRS = (
    *(("text", "button"), ("text", "button_hover"), ("primary_text", "primary"), ("primary_text", "primary_hover")),
    *(("disabled_text", "disabled"), ("over", "focus_in"), ("glow", "focus_in")),
)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_words_can_be_read_on_every_ground(theme: DeskTheme) -> None:
    pairs = [*((word, ground) for word in WORDS for ground in GROUNDS), *PAIRS]
    ratios = {pair: contrast(getattr(theme, pair[0]), getattr(theme, pair[1])) for pair in pairs}
    large = {pair for pair in ratios if pair[0] == "highlight"}
    assert {pair: ratio for pair, ratio in ratios.items() if ratio < (3.0 if pair in large else 4.5)} == {}


def test_every_table_has_a_material_of_its_own() -> None:
    assert len({face.theme for face in FACES.values()} | {DESK}) == len(FACES) + 1


def seated(context: AppContext, game: str) -> DeskTheme:
    sit_down(context, NewTable(game, ("human", "ai:random"), seed="1"))
    context.scenes.settle()
    return context.theme


def test_a_table_is_of_its_own_material_and_the_desk_of_wood_again() -> None:
    with desk() as context:
        assert context.theme is DESK
        assert seated(context, "scamorra") is FACES["scamorra"].theme
        context.scenes.pop()
        context.scenes.settle()
        assert context.theme is DESK


def test_high_contrast_goes_before_every_material() -> None:
    with desk() as context:
        context.change_settings(high_contrast=True)
        assert seated(context, "scrappers") is HIGH_CONTRAST


@pytest.mark.parametrize("theme", [*THEMES.values(), PAGE, DAYLIGHT])
def test_words_that_are_marked_can_be_read(theme: DeskTheme) -> None:
    assert contrast(theme.text, below_marked(theme)) >= 4.5 and below_marked(theme) != theme.well

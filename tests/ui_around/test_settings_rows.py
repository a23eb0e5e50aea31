"""Each row of the settings shows what is set, and sets that and nothing else, by a click where its words say so."""

from __future__ import annotations

import msgspec
import pytest

from scrapdesk.storage.settings import Settings
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.desk.settings import SettingsScene
from scrapdesk.ui.requests import OpenSettings
from scrapdesk.ui.widgets.choice import Choice, SetRow, Slider, Toggle
from tests.ui.hands import click, desk, row_of_settings, scene

ROWS = {
    "Theme": "look",
    "Text size": "text_size",
    "High contrast": "high_contrast",
    "Reduce motion": "reduced_motion",
    "Animation speed": "speed",
    "Big moments": "staging",
    "Confirm moves": "confirm",
    "Opponents talk while they play": "talk",
    "Pause when in background": "pause_unfocused",
    "Show hands as a flat row": "flat_hand",
    "Hide hands between turns": "curtain",
    "Hold a button to peek at your hand": "hold_to_look",
    "Turn Scarper's map": "turn_maps",
    "Scalawag! time limit": "fuse",
    "Show tips": "tips",
    "Master volume": "master_volume",
    "Sound effects": "effects_volume",
    "Music": "music_volume",
    "Ambience": "beds_volume",
    "Mono audio": "mono",
    "Mute when in background": "mute_unfocused",
}
WINDOW = "Full screen"
"""Belongs to the window, and is changed with it."""


def opened(context: AppContext) -> SettingsScene:
    context.open(OpenSettings())
    context.scenes.settle()
    found = scene(context)
    assert isinstance(found, SettingsScene)
    return found


def row(context: AppContext, words: str) -> SetRow:
    found = row_of_settings(context, words)
    assert isinstance(found, SetRow)
    return found


def others(settings: Settings, field: str) -> dict[str, object]:
    return {name: value for name, value in msgspec.structs.asdict(settings).items() if name != field}


def set_by_clicks(context: AppContext, words: str, field: str) -> int:
    """Every value of a row, one after the other; how many there were."""
    found = row(context, words)
    if isinstance(found, Toggle):
        for _ in range(2):
            wanted = not getattr(context.settings, field)
            click(context, row(context, words).rect.center)
            assert getattr(context.settings, field) is row(context, words).on is wanted  # type: ignore[attr-defined]
        return 2
    if isinstance(found, Slider):
        for share in (0.0, 1.0, 0.5):
            groove = found.groove
            click(context, (round(groove.left + share * (groove.width - 1)), groove.centery))
            assert abs(getattr(context.settings, field) - 100 * share) <= 5 and found.value % 5 == 0
        return 3
    assert isinstance(found, Choice)
    for key, label in found.values:
        now = row(context, words)
        (box,) = [box for box in now.text_boxes() if box.text == label]
        click(context, box.needed.center)
        assert str(getattr(context.settings, field)) == key
        again = row(context, words)
        assert isinstance(again, Choice) and again.chosen == key
    return len(found.values)


@pytest.mark.parametrize(("words", "field"), ROWS.items(), ids=str)
def test_a_row_sets_what_it_says_and_nothing_else(words: str, field: str) -> None:
    with desk() as context:
        opened(context)
        before = context.settings
        assert set_by_clicks(context, words, field) > 1
        assert others(context.settings, field) == others(before, field)
        assert others(context.storage.settings.value, field) == others(before, field)


def test_there_is_no_other_row() -> None:
    with desk() as context:
        seen: set[str] = set()
        for group in opened(context).groups:
            click(context, group.rect.center)
            seen |= {one.name for one in scene(context).reachable() if isinstance(one, SetRow)}
        assert {words for words in seen if words not in ROWS} == {WINDOW}
        assert len(seen) == len(ROWS) + 1

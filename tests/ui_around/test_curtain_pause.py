"""Before a curtain there is a pause: by a button, by its key, and by Esc."""

from __future__ import annotations

import pytest

from scrapdesk.ui.table.curtain import CurtainScene
from scrapdesk.ui.table.pause import PauseScene
from tests.ui.hands import choose, desk, press, scene
from tests.ui_around.test_curtains import fallen


@pytest.mark.parametrize("way", ["p", "escape", "click"])
def test_a_game_is_paused_before_a_curtain(way: str) -> None:
    with desk(speed="off") as context:
        _, curtain = fallen(context, "scrappers")
        if way == "click":
            choose(context, "Pause")
        else:
            press(context, way)
        assert isinstance(scene(context), PauseScene)
        press(context, "escape")
        assert isinstance(scene(context), CurtainScene) and scene(context) is curtain

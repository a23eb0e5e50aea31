"""The scenes around a game at every size: nothing cut, nothing on another thing, nothing too small or too pale."""

from __future__ import annotations

import pygame
import pytest

from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.shots import desk_context
from scrapdesk.ui.stops.around import around_stops
from scrapdesk.ui.stops.comfort import comfort_stops
from scrapdesk.ui.stops.names import name_stops
from scrapdesk.ui.stops.stop import settle
from tests.ui.test_layout import faults

SIZES = [
    ((1024, 640), 100),
    ((1024, 640), 200),
    ((1280, 720), 100),
    ((1280, 720), 200),
    ((1920, 1080), 100),
    ((1920, 1080), 200),
    ((3840, 2160), 100),
    ((3840, 2160), 200),
]


@pytest.mark.parametrize("stop", [*around_stops(), *comfort_stops(), *name_stops()], ids=lambda stop: stop.name)
def test_every_scene_is_whole_and_readable_at_every_size(stop: object) -> None:
    """One scene is taken through all sizes: so it is also seen that it follows its window."""
    from scrapdesk.ui.stops.stop import SceneStop

    assert isinstance(stop, SceneStop)
    pygame.display.init()
    pygame.font.init()
    found = []
    for text in (100, 200):
        pygame.display.set_mode((1280, 720))
        context = desk_context((1280, 720), text, FlatArt(), stop.settings)
        stop.go(context)
        settle(context)
        top = context.scenes.top
        assert isinstance(top, WidgetScene)
        for size, wanted in SIZES:
            if wanted == text:
                context.resize(size)
                settle(context)
                found += [f"{size} {text} %: {fault}" for fault in faults(top, size)]
        context.scenes.clear()
        context.scenes.settle()
    pygame.quit()
    assert found == []

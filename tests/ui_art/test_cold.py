"""Whoever comes for the first time, with nothing painted yet, sees pictures at every table and no plain shape.

All that may be seen here comes with the program: what paints never answers. Pictures of the contrast look do not come
with it: whoever chooses that one waits once.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event
from time import monotonic, sleep

import pygame
import pytest

from scrapdesk.ui import packing, shots
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art.pack import NAME
from scrapdesk.ui.paint.art.painted import Answer, PaintOrder
from scrapdesk.ui.paint.art.room import ArtRoom
from scrapdesk.ui.stops.stop import SceneStop, settle
from scrapdesk.ui.table.board import BoardTable

BUILT = Path(__file__).parents[2] / "build" / "pictures"
PATIENCE = 4.0
"""Seconds in which the disk has given what it has, on a busy machine too."""

STOPS = [stop for stop in shots.stops() if not (stop.settings or {}).get("high_contrast")]


class SilentLink:
    """Paints nothing, as long as anybody looks."""

    def __init__(self) -> None:
        self._closed = Event()

    def ask(self, order: PaintOrder) -> Answer:
        self._closed.wait()
        return f"{order.what.key} was not painted"

    def rest(self) -> None:
        pass

    def close(self) -> None:
        self._closed.set()


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the ready-made pictures of this checkout: those that were built last, or new ones."""
    if packing.is_current(BUILT / NAME):
        return BUILT
    folder = tmp_path_factory.mktemp("pictures")
    packing.make(folder)
    return folder


@pytest.fixture
def room(packed: Path, tmp_path: Path) -> Iterator[ArtRoom]:
    art = ArtRoom(open_portfolio, cache=tmp_path / "cold", link=SilentLink(), packed=packed)
    yield art
    art.close()


@pytest.mark.deep
@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: stop.name)
def test_with_an_empty_cache_no_table_shows_a_stand_in(room: ArtRoom, stop: SceneStop, tmp_path: Path) -> None:
    shots.without_window(packing.SIZE)
    context = shots.desk_context(packing.SIZE, 100, room, stop.settings, tmp_path)
    stop.go(context)
    if stop.still:
        settle(context)
    if any(isinstance(scene, BoardTable) for scene in context.scenes.scenes):
        whole = seen_whole(context, room)
        assert whole, sorted(f"{what.key} {size[0]}x{size[1]}" for what, size in room.missing())
    context.scenes.clear()
    context.scenes.settle()


def seen_whole(context: AppContext, room: ArtRoom) -> bool:
    """Whether all that a scene shows can be seen, once what comes with the program has come."""
    surface = pygame.Surface(context.view.size)
    ends = monotonic() + PATIENCE
    while monotonic() < ends:
        if room.pump():
            context.scenes.art_came()
        context.scenes.damage_all()
        context.scenes.draw(surface)
        if room.complete():
            return True
        sleep(0.02)
    return False

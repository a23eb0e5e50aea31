"""A game of Scalawag! watched again: the companions who sailed it look out of their ships as they did at the table."""

from __future__ import annotations

import pytest

from scrapdesk.core.record import Record
from scrapdesk.ui.desk.replay.scene import ReplayScene
from scrapdesk.ui.desk.replay.screen import BoardScreen
from scrapdesk.ui.requests import WatchGame
from tests.ui.hands import desk, painted, press
from tests.ui_around.games import EVERY, record

PLAYERS = "human,ai:random,ai:rookie"


def faces_in(watched: Record) -> dict[str, str]:
    """Which drawing looks out of which ship."""
    with desk() as context:
        context.open(WatchGame(watched))
        context.scenes.settle()
        scene = context.scenes.top
        assert isinstance(scene, ReplayScene) and isinstance(scene.screen, BoardScreen)
        press(context, "right", "right")
        painted(context)
        shown = scene.screen.look.ornaments(scene.film.view)
        return {sign.slot: sign.picture.name for sign in shown if sign.picture.name.startswith("people/")}


@pytest.mark.parametrize("moves", [30, EVERY])
def test_companions_have_their_faces_and_people_have_none(moves: int) -> None:
    faces = faces_in(record("scalawag", moves, PLAYERS))
    assert set(faces) == {"face:p2", "face:p3"}
    assert len(set(faces.values())) == 2

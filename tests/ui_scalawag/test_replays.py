"""A game of Scalawag! watched again: the companions who sailed it look out of their ships as they did at the table."""

from __future__ import annotations

import pytest

from scrapdesk.core.record import Record
from scrapdesk.ui.desk.replay.film import EVERYTHING
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


def test_a_game_of_programs_is_watched_with_every_hand_open_or_with_one_captain_s_eyes() -> None:
    with desk() as context:
        context.open(WatchGame(record("scalawag", EVERY, "ai:random,ai:rookie,ai:random")))
        context.scenes.settle()
        scene = context.scenes.top
        assert isinstance(scene, ReplayScene) and isinstance(scene.screen, BoardScreen)
        seen = []
        press(context, *["right"] * 5)
        for _ in scene.film.allowed:
            hands = [piece for piece in scene.screen.pieces if piece.slot.startswith("hand:")]
            sizes, eyes = scene.film.match.view(None).sizes[:3], scene.film.eyes
            shown = [sum(piece.face_up and piece.owner == seat for piece in hands) for seat in range(3)]
            backs = [sum(not piece.face_up and piece.owner == seat for piece in hands) for seat in range(3)]
            opened = [eyes == EVERYTHING or eyes.seat == seat for seat in range(3)]
            assert shown == [size if is_open else 0 for size, is_open in zip(sizes, opened, strict=True)]
            assert backs == [0 if is_open else size for size, is_open in zip(sizes, opened, strict=True)]
            seen.append(eyes)
            painted(context)
            press(context, "v")
        assert len(set(seen)) == 4 and EVERYTHING in seen


def test_lines_of_a_replay_have_the_flags_and_seals_that_they_had_at_the_table() -> None:
    with desk() as context:
        context.open(WatchGame(record("scalawag", EVERY, PLAYERS)))
        context.scenes.settle()
        scene = context.scenes.top
        assert isinstance(scene, ReplayScene)
        signs = {sign.name for line in scene.log.lines for sign in line.signs}
        assert {"scalawag/flag", "scalawag/seal-declared", "scalawag/seal-challenged"} <= signs

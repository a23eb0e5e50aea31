"""Each game moves in its own manner: quick flips and a bounce, or heavy, slower, and flat for two frames on landing."""

from __future__ import annotations

import pytest

from scrapdesk.core.table import Piece
from scrapdesk.ui.board import timing
from scrapdesk.ui.board.cast import Cast
from scrapdesk.ui.board.motion import Gait
from scrapdesk.ui.board.pieces import PieceSprite
from scrapdesk.ui.board.sprites import Sprites
from scrapdesk.ui.faces.scamorra.look import ScamorraLook
from scrapdesk.ui.faces.scrappers.look import ScrappersLook
from scrapdesk.ui.frame.clock import Clock
from tests.ui_board.test_cast import LAYOUT, Flat, nowhere

SCAMORRA, SCRAPPERS = ScamorraLook.gait, ScrappersLook.gait
FRAME = 1000 / 60


def moving(gait: Gait, **clock: object) -> tuple[PieceSprite, Clock, Cast]:
    """A piece that sets out from one place to another, 100 pixels to the right, and is turned over on its way."""
    time = Clock(**clock)  # type: ignore[arg-type]
    actors = Cast(time, Sprites(), Flat(), gait)
    actors.sync([Piece("p", "stone", "a")], LAYOUT, nowhere, still=True)
    actors.sync([Piece("p", "other", "b")], LAYOUT, nowhere)
    sprite = actors.get("p")
    assert sprite is not None
    return sprite, time, actors


def ways(gait: Gait, ms: float) -> list[float]:
    """Where it is, millisecond by millisecond."""
    sprite, time, _ = moving(gait)
    found = []
    for _ in range(round(ms)):
        time.advance(1)
        found.append(sprite.place.x)
    return found


def test_scrappers_is_a_tenth_slower() -> None:
    assert ways(Gait(), timing.MOVE_MS)[-1] == 150
    slow = ways(SCRAPPERS, timing.MOVE_MS * 1.1)
    assert slow[round(timing.MOVE_MS) - 1] < 150 and slow[-1] == 150


def test_scrappers_lands_flat_for_two_frames_with_one_picture() -> None:
    sprite, time, _ = moving(SCRAPPERS)
    pictures, rects = [], []
    time.advance(timing.MOVE_MS * 1.1 - 1)
    for _ in range(5):
        time.advance(FRAME)
        pictures.append(sprite.image)
        rects.append(sprite.rect.copy())
    assert rects[0] == rects[1] and pictures[0] is pictures[1]
    assert rects[0].width > 100 and rects[0].height < 100 and abs(rects[0].bottom - 100) <= 1
    assert [rect.size for rect in rects[2:]] == [(100, 100)] * 3


def test_scamorra_goes_a_little_past_its_place_and_lies_there_in_the_end() -> None:
    places = ways(SCAMORRA, timing.MOVE_MS)
    assert 151 < max(places) <= 150 + SCAMORRA.bounce and places[-1] == 150
    assert max(ways(Gait(), timing.MOVE_MS)) == 150


def test_scamorra_turns_over_more_quickly() -> None:
    sprite, time, _ = moving(SCAMORRA)
    time.advance(timing.FLIP_MS * SCAMORRA.flip)
    assert sprite.turning == 1 and sprite.shown.face == "other"
    slow, time, _ = moving(Gait())
    time.advance(timing.FLIP_MS * SCAMORRA.flip)
    assert slow.turning < 1


@pytest.mark.parametrize("gait", [SCAMORRA, SCRAPPERS])
@pytest.mark.parametrize("clock", [{"reduced_motion": True}, {"speed": "off"}])
def test_who_wants_no_motion_sees_none_of_it(gait: Gait, clock: dict[str, object]) -> None:
    sprite, time, _ = moving(gait, **clock)
    assert sprite.place.x == 150 and sprite.squashed == 0 and not time.moving


@pytest.mark.parametrize("gait", [SCAMORRA, SCRAPPERS])
@pytest.mark.parametrize("count", [5, 20, 60])
def test_a_deal_is_over_in_time_all_the_same(gait: Gait, count: int) -> None:
    ms = timing.DEAL_MS * gait.pace
    assert timing.stagger(count, ms) * (count - 1) + ms <= timing.LONGEST_DEAL + 0.001

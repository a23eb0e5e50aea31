"""What the art room keeps of pictures that nobody wants where one is now."""

from __future__ import annotations

from pathlib import Path

from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.paint.art.room import FOLD_AFTER, FOLDED, ArtRoom
from tests.ui_art.doubles import HeldLink, settle, wait_until

ICON = picture("desk/icon-1", colour="#FF0000")


def test_a_large_picture_that_nobody_wants_here_is_kept_at_half_its_size_until_it_is_wanted(room: ArtRoom) -> None:
    large, small = (FOLDED // 1000 + 1, 1000), (24, 24)
    for size in (large, small):
        room.get(ICON, size)
    settle(room)
    room.come_to("elsewhere")
    room.get(ICON, large)  # on the way it is seen for a moment
    for _ in range(FOLD_AFTER + 2):
        room.get(ICON, small)
        room.pump()
    assert room.ready(ICON, small)
    assert not room.ready(ICON, large) and room.ready(ICON, (large[0] // 2, large[1] // 2))
    at_once = room.get(ICON, large)
    assert at_once.get_size() == large and tuple(at_once.get_at((large[0] // 2, 500))) == (255, 0, 0, 255)
    settle(room)
    assert room.ready(ICON, large)


def looked(room: ArtRoom, *wanted: tuple[int, int]) -> None:
    """Somebody comes elsewhere, and wants these sizes there for a long while."""
    room.come_to("")
    for _ in range(FOLD_AFTER + 2):
        for size in wanted:
            room.get(ICON, size)
        room.pump()


def test_a_large_picture_that_was_wanted_again_is_kept_at_half_its_size_once_more(room: ArtRoom) -> None:
    large = (FOLDED // 1000 + 1, 1000)
    half = (large[0] // 2, large[1] // 2)
    for _ in range(2):
        room.get(ICON, large)
        settle(room)
        assert room.ready(ICON, large) and not room.ready(ICON, half), "two of it are too many"
        looked(room)
        assert room.ready(ICON, half) and not room.ready(ICON, large)


def test_what_nobody_wanted_at_two_places_is_let_go(room: ArtRoom) -> None:
    ending, card = (620, 700), (240, 340)
    for size in (ending, card):
        room.get(ICON, size)
    settle(room)
    looked(room)
    assert room.ready(ICON, ending)
    looked(room)
    assert not room.ready(ICON, ending) and room.ready(ICON, card)


def test_what_was_fetched_for_the_place_before_and_came_late_is_kept_at_half_its_size(
    assets: Path, tmp_path: Path
) -> None:
    held = HeldLink(assets)
    room = ArtRoom(open_portfolio, assets, tmp_path / "cache", held)
    wood, scenery = (FOLDED // 1000 + 1, 1000), (FOLDED // 1000 + 2, 1000)
    room.prefetch([(ICON, wood)])
    wait_until(lambda: len(held.asked) == 1)
    looked(room)
    room.prefetch([(ICON, scenery)])
    held.go.set()
    wait_until(lambda: room.pump() is not None and room.ready(ICON, scenery))
    assert not room.ready(ICON, wood) and room.ready(ICON, (wood[0] // 2, wood[1] // 2))
    room.close()


def test_what_stands_in_for_a_picture_is_not_kept_whole_where_nobody_looks_at_it(assets: Path, tmp_path: Path) -> None:
    held = HeldLink(assets)
    room = ArtRoom(open_portfolio, assets, tmp_path / "cache", held)
    wood, here = (400, 300), (240, 340)
    room.get(ICON, wood)
    looked(room, here)
    assert (ICON, wood) not in room.held() and (ICON, here) in room.held()
    assert room.get(ICON, wood).get_size() == wood
    held.go.set()
    wait_until(lambda: room.pump() is not None and room.ready(ICON, wood))
    room.close()


def test_what_is_wanted_at_every_second_place_stays(room: ArtRoom) -> None:
    board = (716, 716)
    room.get(ICON, board)
    settle(room)
    for _ in range(2):
        looked(room)
        looked(room, board)
    assert room.ready(ICON, board)


def test_what_is_wanted_here_stays_as_large_as_it_is(room: ArtRoom) -> None:
    large = (FOLDED // 1000 + 1, 1000)
    room.get(ICON, large)
    settle(room)
    room.come_to("elsewhere")
    for _ in range(FOLD_AFTER + 2):
        room.get(ICON, large)
        room.pump()
    assert room.ready(ICON, large)

"""The art room as scenes use it: at once something, soon the picture, and nothing that goes wrong stops it."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
from pathlib import Path

import pygame
import pytest

from scrapdesk import paths
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art import Picture, picture
from scrapdesk.ui.paint.art.habits import LOOKS
from scrapdesk.ui.paint.art.library import ArtLibrary
from scrapdesk.ui.paint.art.room import ArtRoom
from scrapdesk.ui.paint.art.worker_link import WorkerLink
from tests.ui_art.doubles import DirectLink, HeldLink, settle, wait_until

ICON = picture("desk/icon-1", colour="#FF0000")


def test_a_picture_comes_after_a_stand_in_of_the_same_size(room: ArtRoom) -> None:
    first = room.get(ICON, (24, 24))
    assert first.get_size() == (24, 24)
    assert not room.ready(ICON, (24, 24))
    settle(room)
    assert room.ready(ICON, (24, 24))
    assert tuple(room.get(ICON, (24, 24)).get_at((12, 12))) == (255, 0, 0, 255)
    assert room.get(ICON, (24, 24)) is room.get(ICON, (24, 24))


def test_pump_says_when_something_new_came_and_only_then(room: ArtRoom) -> None:
    assert room.pump() is False
    room.get(ICON, (24, 24))
    wait_until(room.pump)
    assert room.ready(ICON, (24, 24))
    assert room.pump() is False


def test_nothing_waits_for_a_slow_renderer(assets: Path, tmp_path: Path) -> None:
    """The renderer answers nothing at all: whoever waited for it would still be waiting."""
    held = HeldLink(assets)
    room = ArtRoom(open_portfolio, assets, tmp_path / "cache", held)
    for _frame in range(50):
        for number in range(8):
            assert room.get(Picture(f"desk/icon-{number}"), (30, 30)).get_size() == (30, 30)
        assert not room.pump()
    room.prefetch([(ICON, (99, 99))])
    assert room.pending() == (0, 9)
    assert len(held.asked) <= 1
    room.close()


def test_the_nearest_size_is_shown_meanwhile(room: ArtRoom) -> None:
    room.get(ICON, (40, 40))
    settle(room)
    shown = room.get(ICON, (20, 20))
    assert not room.ready(ICON, (20, 20))
    assert shown.get_size() == (20, 20)
    assert tuple(shown.get_at((10, 10))) == (255, 0, 0, 255)


def test_progress_counts_what_was_asked_and_begins_anew(room: ArtRoom) -> None:
    assert room.pending() == (0, 0)
    for number in range(3):
        room.get(Picture(f"desk/icon-{number}"), (30, 30))
    assert room.pending()[1] == 3
    settle(room)
    assert room.pending() == (0, 0)
    room.prefetch([(ICON, (50, 50)), (ICON, (50, 50))])
    assert room.pending()[1] == 1


def test_what_is_only_fetched_ahead_is_not_missed_on_the_screen(assets: Path, tmp_path: Path) -> None:
    room = ArtRoom(open_portfolio, assets, tmp_path / "cache", HeldLink(assets))
    room.prefetch([(ICON, (50, 50))])
    assert room.complete() and not room.finished()
    room.get(ICON, (50, 50))
    assert not room.complete()
    room.close()


def test_a_second_room_finds_the_pictures_on_disk(
    assets: Path, tmp_path: Path, room: ArtRoom, link: DirectLink
) -> None:
    room.get(ICON, (24, 24))
    settle(room)
    wait_until(lambda: any((tmp_path / "cache").iterdir()))
    first = pygame.image.tobytes(room.get(ICON, (24, 24)), "RGBA")
    other = DirectLink(assets)
    second = ArtRoom(open_portfolio, assets, tmp_path / "cache", other)
    second.get(ICON, (24, 24))
    settle(second)
    assert pygame.image.tobytes(second.get(ICON, (24, 24)), "RGBA") == first
    assert len(link.asked) == 1
    assert other.asked == []
    second.close()


def test_a_damaged_cache_is_rendered_over(assets: Path, tmp_path: Path, room: ArtRoom) -> None:
    room.get(ICON, (24, 24))
    settle(room)
    wait_until(lambda: any((tmp_path / "cache").glob("*.art")))
    for path in (tmp_path / "cache").glob("*.art"):
        path.write_bytes(path.read_bytes()[:-3])
    other = DirectLink(assets)
    second = ArtRoom(open_portfolio, assets, tmp_path / "cache", other)
    second.get(ICON, (24, 24))
    settle(second)
    assert second.ready(ICON, (24, 24))
    assert len(other.asked) == 1
    second.close()


def test_another_drawing_is_another_key(assets: Path, tmp_path: Path, room: ArtRoom) -> None:
    room.get(ICON, (24, 24))
    settle(room)
    wait_until(lambda: any((tmp_path / "cache").glob("*.art")))
    path = assets / "desk" / "art" / "icon-1.svg"
    path.write_text(path.read_text().replace("circle", "ellipse rx='1' ry='1'"))
    other = DirectLink(assets)
    second = ArtRoom(open_portfolio, assets, tmp_path / "cache", other)
    second.get(ICON, (24, 24))
    settle(second)
    assert len(other.asked) == 1
    second.close()


@pytest.mark.parametrize("damage", ["<svg", "<svg viewBox='0 0 1 1'><path fill='{{nobody}}'/></svg>", None])
def test_a_missing_or_broken_picture_gives_a_label_and_one_line(
    damage: str | None, assets: Path, room: ArtRoom, caplog: pytest.LogCaptureFixture
) -> None:
    path = assets / "desk" / "art" / "icon-1.svg"
    if damage is not None:
        path.write_text(damage)
    else:
        path.unlink()
    with caplog.at_level(logging.WARNING):
        for size in ((120, 40), (60, 20)):
            room.get(ICON, size)
        settle(room)
        shown = room.get(ICON, (120, 40))
        room.get(ICON, (200, 80))
        assert room.pending() == (0, 0), "it is not asked for again"
    assert [record.message for record in caplog.records if "icon-1" in record.message] == [caplog.messages[0]]
    assert shown.get_size() == (120, 40)
    assert len({tuple(shown.get_at((x, 20))) for x in range(120)}) > 2, "a label stands in it"


def test_an_outdated_size_is_not_rendered(assets: Path, tmp_path: Path) -> None:
    held = HeldLink(assets)
    room = ArtRoom(open_portfolio, assets, tmp_path / "cache", held)
    room.get(Picture("desk/icon-0"), (10, 10))
    wait_until(lambda: len(held.asked) == 1)
    for width in range(20, 40):
        room.get(ICON, (width, width))
        room.pump()
    held.go.set()
    settle(room)
    assert room.ready(ICON, (39, 39))
    assert {order.size for order in held.asked if order.what == ICON} <= {(20, 20), (39, 39)}
    room.close()


def test_who_still_shows_a_size_that_was_given_up_is_told_and_gets_it(assets: Path, tmp_path: Path) -> None:
    held = HeldLink(assets)
    room = ArtRoom(open_portfolio, assets, tmp_path / "cache", held)
    room.get(Picture("desk/icon-0"), (10, 10))
    wait_until(lambda: len(held.asked) == 1)
    for width in (99, 27):
        room.get(ICON, (width, width))
        room.pump()
    wait_until(lambda: room.pump() and ICON in room.came)
    for width in (27, 99):
        room.get(ICON, (width, width))
    held.go.set()
    settle(room)
    assert room.ready(ICON, (27, 27)) and room.ready(ICON, (99, 99))
    room.close()


def test_memory_stays_within_its_bound_and_keeps_what_was_used_last(assets: Path, tmp_path: Path) -> None:
    room = ArtRoom(open_portfolio, assets, tmp_path / "cache", DirectLink(assets), memory=100_000)
    for width in range(100, 120):
        room.get(ICON, (width, 100))
        settle(room)
    held = [width for width in range(100, 120) if room.ready(ICON, (width, 100))]
    assert held == list(range(held[0], 120))
    assert sum(width * 100 * 4 for width in held) <= 100_000 + 3 * 119 * 100 * 4
    room.close()


def test_small_pictures_leave_room_for_large_ones(
    assets: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scrapdesk.ui.paint.art.shelf.FOLDED", 50_000)
    monkeypatch.setattr("scrapdesk.ui.paint.art.shelf.FOR_LARGE", 100_000)
    room = ArtRoom(open_portfolio, assets, tmp_path / "cache", DirectLink(assets), memory=100_000)
    large = (300, 200)
    room.get(ICON, large)
    settle(room)
    small = [(width, 100) for width in range(100, 120)]
    for size in small:
        room.get(ICON, size)
        settle(room)
    kept = [size for size in small if room.ready(ICON, size)]
    assert room.ready(ICON, large), "it is older than all of them, and is no small one"
    assert kept == small[-len(kept) :]
    assert sum(width * height * 4 for width, height in kept) <= 2 * 300 * 200 * 4 < sum(w * h * 4 for w, h in small)
    room.close()


def test_what_was_fetched_ahead_goes_before_what_is_seen_and_little_ones_last(
    assets: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scrapdesk.ui.paint.art.shelf.FOR_LARGE", 0)
    monkeypatch.setattr("scrapdesk.ui.paint.art.shelf.LARGE_ONES", 1)
    room = ArtRoom(open_portfolio, assets, tmp_path / "cache", DirectLink(assets), memory=250_000)
    little, seen, ahead = (20, 20), (120, 120), [(130, 120), (131, 120)]
    for size in (little, seen):
        room.get(ICON, size)
        settle(room)
    room.prefetch([(ICON, size) for size in ahead])
    settle(room)
    more = [(140, 120), (141, 120), (142, 120)]
    for size in more[:2]:
        room.get(ICON, size)
        settle(room)
    assert all(room.ready(ICON, size) for size in (little, seen, *more[:2]))
    assert not any(room.ready(ICON, size) for size in ahead)
    for size in (*more, (143, 120), (144, 120)):
        room.get(ICON, size)
        settle(room)
    assert room.ready(ICON, little) and not room.ready(ICON, seen)
    room.close()


def test_of_a_ground_only_the_newest_is_kept(tmp_path: Path) -> None:
    room = ArtRoom(open_portfolio, paths.assets(), tmp_path / "cache", DirectLink(paths.assets()))
    grounds = [picture("desk/background", mat=mat) for mat in ("none", "100,100,500,500")]
    icon = picture("desk/icon-undo")
    for ground in grounds:
        room.get(ground, (64, 36))
        room.get(icon, (24, 24))
        settle(room)
    assert [room.ready(ground, (64, 36)) for ground in grounds] == [False, True]
    assert room.ready(icon, (24, 24))
    room.close()


def test_odd_sizes_are_no_harm(room: ArtRoom) -> None:
    for size in ((0, 0), (-3, 5), (1, 1), (1, 300)):
        assert room.get(ICON, size).get_size() == (max(1, size[0]), max(1, size[1]))
    settle(room)


def test_a_room_can_be_closed_at_any_time(assets: Path, tmp_path: Path) -> None:
    ArtRoom(open_portfolio, assets, tmp_path / "cache", DirectLink(assets)).close()
    held = HeldLink(assets)
    room = ArtRoom(open_portfolio, assets, tmp_path / "cache", held)
    room.get(ICON, (24, 24))
    room.close()
    room.close()


def test_the_real_process_renders_and_a_killed_one_is_replaced(tmp_path: Path) -> None:
    link = WorkerLink(paths.assets(), open_portfolio)
    room = ArtRoom(open_portfolio, paths.assets(), tmp_path / "cache", link)
    room.get(picture("desk/icon-undo"), (24, 24))
    settle(room)
    assert room.ready(picture("desk/icon-undo"), (24, 24))
    first = link.process_id
    assert first is not None
    os.kill(first, getattr(signal, "SIGKILL", signal.SIGTERM))
    room.get(picture("desk/icon-redo"), (24, 24))
    settle(room)
    assert room.ready(picture("desk/icon-redo"), (24, 24))
    assert link.process_id not in (None, first)
    room.close()
    assert link.process_id is None
    assert not [child for child in multiprocessing.active_children() if child.name == "scrapdesk-art"]


def test_without_a_process_pictures_are_rendered_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_self: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    link = WorkerLink(paths.assets(), open_portfolio)
    room = ArtRoom(open_portfolio, paths.assets(), tmp_path / "cache", link)
    room.get(picture("desk/icon-undo"), (24, 24))
    settle(room)
    assert room.ready(picture("desk/icon-undo"), (24, 24))
    assert link.process_id is None
    room.close()


def test_names_and_words_come_from_the_room(room: ArtRoom) -> None:
    assert "desk/icon-1" in room.names()
    with_words = ArtRoom(open_portfolio, paths.assets())
    assert with_words.alt("desk/icon-undo") != "icon undo"
    assert with_words.alt("desk/nobody") == "nobody"


def test_what_a_place_asked_for_is_fetched_before_somebody_comes_again(
    assets: Path, tmp_path: Path, room: ArtRoom
) -> None:
    room.come_to("table-1")
    room.get(ICON, (24, 24))
    settle(room)
    for _ in range(LOOKS):
        room.pump()
    room.get(ICON, (32, 32))
    settle(room)
    second = ArtRoom(open_portfolio, assets, tmp_path / "cache", DirectLink(assets))
    second.fetch_for("table-1")
    settle(second)
    assert second.ready(ICON, (24, 24)) and not second.ready(ICON, (32, 32)), "that was no part of coming"
    second.fetch_for("elsewhere")
    assert second.pending() == (0, 0)
    second.close()


def test_nothing_is_thrown_out_for_what_may_be_wanted(assets: Path, tmp_path: Path, room: ArtRoom) -> None:
    room.come_to("table-1")
    room.get(ICON, (200, 200))
    settle(room)
    for _ in range(LOOKS):
        room.pump()
    small = ArtRoom(open_portfolio, assets, tmp_path / "cache", DirectLink(assets), memory=100_000)
    small.fetch_for("table-1")
    assert small.pending() == (0, 0)
    small.close()


@pytest.mark.parametrize("damage", ["", "[1]", '{"a": 1}', '[["desk/icon-1", 3, 4]]'])
def test_damaged_memories_of_a_place_are_none(damage: str, room: ArtRoom, tmp_path: Path) -> None:
    (tmp_path / "cache" / "places").mkdir(parents=True)
    (tmp_path / "cache" / "places" / "table-1.json").write_text(damage)
    room.fetch_for("table-1")
    assert room.pending() == (0, 0)


@pytest.mark.parametrize("game", ["desk", "scamorra", "scrappers", "scope", "scarper", "scalawag"])
def test_a_colour_looked_up_alone_is_the_one_in_the_table(game: str) -> None:
    library = ArtLibrary(paths.assets())
    named = [name for name in library.tokens(game) if name.startswith("standin_")]
    assert len(named) >= 2
    assert [library.one_colour(game, name) for name in named] == [library.tokens(game)[name] for name in named]
    assert library.one_colour(game, "no_such_colour") is None

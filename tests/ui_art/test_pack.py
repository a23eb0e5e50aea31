"""Ready-made pictures: what is packed comes out as it went in, is seen at once, and never stands for other drawings."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scrapdesk import paths
from scrapdesk.ui import packing
from scrapdesk.ui.faces.pictures import open_portfolio
from scrapdesk.ui.paint.art import Picture, picture
from scrapdesk.ui.paint.art.blueprint import plan
from scrapdesk.ui.paint.art.fingerprint import Prints
from scrapdesk.ui.paint.art.orders import Key
from scrapdesk.ui.paint.art.pack import NAME, Pack, contents, png_of, rough_of, surface_of, write
from scrapdesk.ui.paint.art.room import ArtRoom, sources
from tests.ui_art.doubles import DirectLink, HeldLink, little_art, settle, wait_until

ICON = picture("desk/icon-1", colour="#FF0000")
MADE_OF = Prints("drawings", "recipes")


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    return little_art(tmp_path / "assets")


def sheet(size: tuple[int, int], colour: str = "#FF0000") -> bytes:
    surface = pygame.Surface(size, pygame.SRCALPHA, 32)
    surface.fill(colour)
    return png_of(surface)


def packed(folder: Path, held: dict[Key, bytes], made_of: Prints = MADE_OF) -> Pack:
    write(folder / NAME, made_of, held)
    pack = Pack(folder / NAME)
    pack.open(MADE_OF)
    return pack


@pytest.mark.parametrize("flags", [0, pygame.SRCALPHA])
def test_a_picture_comes_out_as_it_went_in(flags: int) -> None:
    before = pygame.Surface((3, 2), flags, 32)
    for number in range(6):
        before.set_at((number % 3, number // 3), (number * 10, 5, 200 - number, 40 * number if flags else 255))
    after = surface_of(png_of(before))
    assert pygame.image.tobytes(after, "RGBA") == pygame.image.tobytes(before, "RGBA")
    assert (after.get_flags() & pygame.SRCALPHA, after.get_bitsize()) == (flags, 32)


def test_a_rough_picture_is_shown_for_a_moment_and_never_instead_of_the_sharp_one(tmp_path: Path) -> None:
    ground, size = picture("scope/table"), (96, 54)
    before = pygame.Surface(size, 0, 32)
    before.fill("#405060")
    before.fill("#506040", (0, 0, 48, 54))
    pack = packed(tmp_path, {(ground, size): rough_of(before)})
    assert pack.exactly(ground, size) is None
    near = pack.about(ground, (192, 108))
    assert near is not None and near.get_size() == (192, 108) and not near.get_flags() & pygame.SRCALPHA
    for point, colour in (((40, 50), (0x50, 0x60, 0x40)), ((150, 50), (0x40, 0x50, 0x60))):
        assert max(abs(one - other) for one, other in zip(near.get_at(point)[:3], colour, strict=True)) <= 3


def test_a_pack_gives_the_very_size_and_near_ones_scaled(tmp_path: Path) -> None:
    pack = packed(tmp_path, {(ICON, (40, 40)): sheet((40, 40)), (ICON, (10, 10)): sheet((10, 10), "#0000FF")})
    exact, near = pack.exactly(ICON, (40, 40)), pack.about(ICON, (20, 20))
    assert exact is not None and exact.get_size() == (40, 40)
    assert near is not None and (near.get_size(), near.get_at((9, 9))[:3]) == ((20, 20), (255, 0, 0))
    assert pack.exactly(ICON, (20, 20)) is None
    assert pack.about(ICON, (20, 60)) is None, "it would be bent"
    assert pack.about(picture("desk/icon-2"), (20, 20)) is None


def test_stuff_with_other_measures_may_stand_in_but_no_other_thing(tmp_path: Path) -> None:
    panel, tile = picture("scope/panel", short="100"), picture("scope/tile-3", shift="1")
    pack = packed(tmp_path, {(panel, (40, 40)): sheet((40, 40)), (tile, (40, 40)): sheet((40, 40))})
    for size in ((44, 40), (160, 30)):
        bent = pack.about(picture("scope/panel", short="140"), size)
        assert bent is not None and bent.get_size() == size
    assert pack.about(picture("scope/tile-4", shift="1"), (40, 40)) is None
    assert pack.about(picture("scope/tile-3", shift="2"), (40, 40)) is None


def test_the_same_pictures_make_the_same_file_in_whatever_order(tmp_path: Path) -> None:
    held: dict[Key, bytes] = {(Picture(f"desk/icon-{n}"), (n + 1, 9)): sheet((n + 1, 9)) for n in range(4)}
    for name, pictures in (("one", held), ("two", dict(reversed(held.items())))):
        write(tmp_path / name, MADE_OF, pictures)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert {key: [one.size for one in found] for key, found in contents(tmp_path / "one")[1].items()} == {
        what.key: [size] for what, size in held
    }


@pytest.mark.parametrize("made_of", [Prints("other", "recipes"), Prints("drawings", "other")])
def test_a_pack_of_other_sources_is_not_used(made_of: Prints, tmp_path: Path) -> None:
    assert packed(tmp_path, {(ICON, (4, 4)): sheet((4, 4))}, made_of).exactly(ICON, (4, 4)) is None


def test_where_there_is_no_code_to_read_the_drawings_speak_alone(tmp_path: Path) -> None:
    write(tmp_path / NAME, MADE_OF, {(ICON, (4, 4)): sheet((4, 4))})
    pack = Pack(tmp_path / NAME)
    pack.open(Prints("drawings", ""))
    assert pack.exactly(ICON, (4, 4)) is not None


@pytest.mark.parametrize("damage", [b"", b"SDPACK2\n\xff\xff\xff\x7f{}", b"SDPACK2\n\x02\0\0\0{}", b"something else"])
def test_a_damaged_pack_is_an_empty_one(damage: bytes, tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(damage)
    pack = Pack(tmp_path / NAME)
    pack.open(MADE_OF)
    assert pack.exactly(ICON, (4, 4)) is None and pack.about(ICON, (4, 4)) is None


def test_a_damaged_picture_in_it_is_painted(tmp_path: Path) -> None:
    pack = packed(tmp_path, {(ICON, (4, 4)): b"no picture"})
    assert pack.exactly(ICON, (4, 4)) is None


def room_with(assets: Path, folder: Path, link: DirectLink) -> ArtRoom:
    """A room whose pack holds the icon, blue, in one size."""
    held: dict[Key, bytes] = {(ICON, (40, 40)): sheet((40, 40), "#0000FF")}
    write(folder / NAME, sources(assets, open_portfolio), held)
    return ArtRoom(open_portfolio, assets, folder / "cache", link, packed=folder)


def test_what_is_packed_in_that_size_is_never_painted(assets: Path, tmp_path: Path) -> None:
    link = DirectLink(assets)
    room = room_with(assets, tmp_path, link)
    room.get(ICON, (40, 40))
    settle(room)
    assert room.finished() and room.ready(ICON, (40, 40))
    assert room.get(ICON, (40, 40)).get_at((1, 1))[:3] == (0, 0, 255)
    assert link.asked == []
    room.close()


def test_another_size_is_seen_scaled_and_comes_sharp(assets: Path, tmp_path: Path) -> None:
    link = HeldLink(assets)
    room = room_with(assets, tmp_path, link)
    room.get(ICON, (30, 30))
    settle(room)
    assert not room.finished() and not room.ready(ICON, (30, 30))
    assert room.get(ICON, (30, 30)).get_at((1, 1)).b > 250
    link.go.set()
    wait_until(lambda: room.pump() is not None and room.finished())
    assert room.ready(ICON, (30, 30))
    assert room.get(ICON, (30, 30)).get_at((15, 15))[:3] == (255, 0, 0)
    room.close()


# -- at once ------------------------------------------------------------------------------------------------


def opened(assets: Path, folder: Path, link: DirectLink) -> ArtRoom:
    """A room whose pack has been opened: something else was looked for in it, and is to be painted."""
    room = room_with(assets, folder, link)
    room.get(picture("desk/icon-2", colour="#FF0000"), (12, 12))
    wait_until(lambda: bool(link.asked))
    return room


def test_a_small_picture_of_the_pack_is_there_for_who_asks_first(assets: Path, tmp_path: Path) -> None:
    room = opened(assets, tmp_path, HeldLink(assets))
    assert room.get(ICON, (40, 40)).get_at((1, 1))[:3] == (0, 0, 255) and room.ready(ICON, (40, 40))
    assert ICON not in room.came, "nobody has to paint again"
    room.close()


def test_in_another_size_it_is_seen_at_once_and_comes_sharp(assets: Path, tmp_path: Path) -> None:
    link = HeldLink(assets)
    room = opened(assets, tmp_path, link)
    missing = room.pending()[1] - room.pending()[0]
    assert room.get(ICON, (30, 30)).get_at((15, 15)).b > 250 and not room.ready(ICON, (30, 30))
    assert room.pending()[1] - room.pending()[0] == missing, "it is no blank place"
    link.go.set()
    wait_until(lambda: room.pump() is not None and room.finished())
    assert room.get(ICON, (30, 30)).get_at((15, 15))[:3] == (255, 0, 0)
    room.close()


def test_what_was_fetched_ahead_and_is_wanted_now_is_there_too(assets: Path, tmp_path: Path) -> None:
    link = DirectLink(assets)
    room = opened(assets, tmp_path, link)
    room.prefetch([(ICON, (40, 40))])
    assert room.get(ICON, (40, 40)).get_at((1, 1))[:3] == (0, 0, 255)
    settle(room)
    assert room.finished() and room.complete() and ICON not in [order.what for order in link.asked]
    room.close()


def test_no_look_takes_longer_for_it_than_it_may(assets: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = opened(assets, tmp_path, HeldLink(assets))
    monkeypatch.setattr("scrapdesk.ui.paint.art.room.AT_ONCE", -1.0)
    room.get(ICON, (40, 40))
    assert not room.ready(ICON, (40, 40))
    wait_until(lambda: room.pump() and room.ready(ICON, (40, 40)))
    monkeypatch.setattr("scrapdesk.ui.paint.art.room.AT_ONCE", 1.0)
    room.get(ICON, (900, 900))
    assert room.pending()[0] < room.pending()[1], "a large one is scaled by a thread"
    room.close()


def test_an_edited_drawing_is_seen_in_spite_of_a_pack(assets: Path, tmp_path: Path) -> None:
    link = DirectLink(assets)
    room = room_with(assets, tmp_path, link)
    with (assets / "desk/art/icon-1.svg").open("a") as drawing:
        drawing.write("<!-- another line -->")
    room.get(ICON, (40, 40))
    settle(room)
    assert len(link.asked) == 1
    room.close()


def test_a_pack_is_painted_by_processes_and_says_whose_it_is(tmp_path: Path) -> None:
    wanted: list[Key] = [(picture("desk/icon-undo", colour="#FF0000"), (20 + n, 20 + n)) for n in range(3)]
    found = packing.painted(wanted, 2)
    assert set(found) == set(wanted)
    write(tmp_path / NAME, packing.made_of(), found)
    assert packing.is_current(tmp_path / NAME)
    write(tmp_path / NAME, MADE_OF, found)
    assert not packing.is_current(tmp_path / NAME) and not packing.is_current(tmp_path / "none")


def test_a_picture_that_cannot_be_painted_stops_the_build() -> None:
    with pytest.raises(SystemExit, match="no-such-thing"):
        packing.painted([(picture("desk/no-such-thing"), (20, 20))], 1)


def test_of_what_is_seen_first_the_largest_is_packed_and_grounds_at_half() -> None:
    art = packing.WishList()
    lid, ground = picture("desk/lid"), picture("desk/background")
    for size in ((300, 430), (274, 393), (60, 86)):
        art.get(lid, size)
    art.get(ground, (1920, 1080))
    art.prefetch([(picture("desk/coming"), (258, 361))])
    later = packing.WishList()
    later.prefetch([(picture("desk/later"), (258, 361)), (lid, (600, 860))])
    assert packing.chosen(art, later) == [
        (ground, (960, 540)),
        (picture("desk/coming"), (46, 65)),
        (picture("desk/later"), (19, 26)),
        (lid, (60, 86)),
        (lid, (300, 430)),
    ]


def test_a_thin_picture_is_packed_as_it_is_since_a_smaller_one_has_another_shape() -> None:
    first, later = packing.WishList(), packing.WishList()
    later.get(picture("scope/share", part="0"), (428, 2))
    assert packing.chosen(first, later) == [(picture("scope/share", part="0"), (428, 2))]


def test_of_a_picture_that_is_seen_in_two_shapes_both_are_packed() -> None:
    first, later = packing.WishList(), packing.WishList()
    coin, panel = picture("scalawag/coin"), picture("scalawag/paper")
    for size in ((250, 350), (200, 281), (400, 150)):
        first.get(coin, size)
    first.prefetch([(coin, (60, 60)), (coin, (50, 70)), (panel, (40, 50)), (panel, (20, 50))])
    later.prefetch([(coin, (30, 29)), (coin, (10, 90)), (panel, (90, 10))])
    assert packing.chosen(first, later) == [
        (coin, (7, 67)),
        (coin, (55, 55)),
        (coin, (250, 350)),
        (coin, (400, 150)),
        (panel, (40, 50)),
    ]


def test_on_a_large_screen_a_ground_is_rendered_no_finer_and_all_else_is() -> None:
    portfolio = open_portfolio()
    library = portfolio.library(paths.assets())

    def most(what: Picture, size: tuple[int, int]) -> int:
        return max(sheet.pixels[0] for sheet in plan(portfolio.blueprint(library, what, size), size).sheets)

    table, board = picture("scrappers/table"), picture("scamorra/board")
    assert most(table, (1920, 1080)) == 1920
    assert most(table, (3840, 2160)) < 1950
    assert most(board, (1432, 1432)) == 2 * most(board, (716, 716))


def test_of_a_place_the_first_deal_is_noted_or_every_one() -> None:
    cards = [(picture(f"scamorra/card-{name}"), (10, 14)) for name in ("king", "queen")]
    for every_time, known in ((False, {cards[0]}), (True, set(cards))):
        art = packing.WishList()
        art.every_time = every_time
        for card in cards:
            art.come_to("table")
            art.get(*card)
            art.come_to("")
            art.get(picture("desk/tray"), (4, 4))
        assert art.places == {"table": known}

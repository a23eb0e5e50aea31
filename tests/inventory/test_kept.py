"""The inventory itself: what is written is read again, and what differs is told in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.inventory import kept
from tests.inventory.kept import ACCEPTING, NEAR, TILES, Entry, accepted, differences, packed, unlike_tiles, unpacked
from tests.inventory.tiles import tiles

DESK = Entry(("Label 'Play' 0,0 10x10", "'Play' 0,0 8x8 14px #ffffff"), b"\1\2\3")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(kept, "FOLDER", tmp_path)
    monkeypatch.delenv(ACCEPTING, raising=False)
    kept.entries.cache_clear()
    yield tmp_path
    kept.entries.cache_clear()


def test_what_is_packed_is_read_again() -> None:
    found = {"desk": DESK, "table": Entry(("scene Table",), bytes(range(200)))}
    text = packed("screens", found)
    assert unpacked(text) == found
    assert text.isascii() and max(map(len, text.splitlines()[1:])) <= 120


def test_a_change_is_told_in_words(shelf: Path) -> None:
    (shelf / "screens.txt").write_text(packed("screens", {"desk": DESK}))
    assert differences("screens", "desk", DESK) == []
    moved = DESK._replace(lines=("Label 'Play' 0,4 10x10", DESK.lines[1]))
    was, now, meant = differences("screens", "desk", moved)
    assert "was: Label 'Play' 0,0 10x10" in was and "is: Label 'Play' 0,4 10x10" in now and "--accept" in meant
    assert any("not in the inventory" in line for line in differences("screens", "attic", DESK))


def test_what_is_accepted_by_several_processes_is_gathered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ACCEPTING, str(tmp_path))
    assert differences("screens", "desk", DESK) == [] == differences("games", "nim", Entry(("a",)))
    assert accepted(tmp_path) == {"screens": {"desk": DESK}, "games": {"nim": Entry(("a",))}}


def test_a_line_that_is_one_pixel_away_is_seen_and_rounding_is_not() -> None:
    def with_line(left: int, colour: int = 90) -> bytes:
        surface = pygame.Surface((1280, 720))
        surface.fill((30, 30, 30))
        pygame.draw.line(surface, (colour,) * 3, (left, 100), (left, 140))
        return tiles(surface)

    edge = 1280 // TILES[0] * 20 + 17
    assert not list(unlike_tiles(with_line(edge), with_line(edge, 90 + NEAR)))
    shifted = [list(unlike_tiles(with_line(left), with_line(left + 1))) for left in range(400, 424)]
    assert any("otherwise light" in line for told in shifted for line in told)
    assert any("otherwise" in line for line in unlike_tiles(with_line(edge), with_line(edge, 200)))

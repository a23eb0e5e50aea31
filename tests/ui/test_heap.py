"""Memory is given back where the system's allocator can do that; elsewhere nothing happens."""

from __future__ import annotations

import ctypes
import gc
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from scrapdesk.ui.frame import heap
from scrapdesk.ui.paint import fonts
from scrapdesk.ui.paint.fonts import KEPT, FontBook, face_path


class OtherLibrary:
    """A C library without the two calls."""

    def __init__(self, name: object) -> None:
        pass


class Told:
    """A C library that has both calls and remembers what it was told."""

    def __init__(self) -> None:
        self.told: dict[int, int] = {}

    def mallopt(self, what: int, value: int) -> int:
        self.told[what] = value
        return 1

    malloc_trim = mallopt


PROBE = """
import pygame
from pathlib import Path
from scrapdesk.ui.frame import heap

def resident():
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

def pictures():
    made = [pygame.Surface((1920, 1080), 0, 32) for _ in range(6)]
    for picture in made:
        picture.fill("red")
    return made

able = heap.keep_large_apart()
pictures()
before = resident()
held = pictures()
most = resident()
del held
heap.give_back()
print(able, most - before, resident() - before)
"""
"""In a process of its own: what other tests have left lying about would be counted as well."""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="nobody tells how much is held")
def test_freed_pictures_are_no_longer_held() -> None:
    done = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, timeout=60, check=True)
    able, most, left = done.stdout.split()[-3:]
    if able == "False":
        pytest.skip("another C library")
    assert int(most) > 40_000 and int(left) < 8_000


def test_threads_share_one_heap(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the painting threads bring lies in gaps that the window's thread may fill, and the other way around."""
    library = Told()
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", lambda _name: library)
    assert heap.keep_large_apart() and library.told[-8] == 1


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_elsewhere_nothing_is_done(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert not heap.keep_large_apart() and not heap.give_back()


def test_another_c_library_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", OtherLibrary)
    assert not heap.keep_large_apart() and not heap.give_back()


def test_fonts_used_last_stay_open(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.font.init()
    monkeypatch.setattr(
        fonts, "_open", lambda face, size: pygame.font.Font(face_path(face), size)
    )  # not those of tests
    book = FontBook()
    first = book.font("sans", 12)
    for size in range(13, 13 + KEPT - 1):
        book.font("sans", size)
    assert book.font("sans", 12) is first
    second = book.font("sans", 13)
    for size in range(50, 50 + KEPT):
        book.font("sans", size)
    assert book.font("sans", 13) is not second


class Ring:
    """It holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_has_come_to_stay_is_not_looked_through_until_something_has_gone() -> None:
    """Fifty thousand objects take longer than a frame, so they are not looked through while somebody plays."""
    sweeper, before = heap.Sweeper(), gc.get_freeze_count()
    sweeper.set_apart()
    assert gc.get_freeze_count() == before, "not begun"
    try:
        sweeper.begin()
        kept = [Ring() for _ in range(1000)]
        sweeper.set_apart()
        apart = gc.get_freeze_count()
        assert apart >= 1000
        kept.clear()
        gc.collect()
        assert gc.get_freeze_count() > apart - 1000
        sweeper.sweep()
        assert not any(isinstance(thing, Ring) for thing in gc.get_objects())
    finally:
        gc.freeze()  # as all tests have it

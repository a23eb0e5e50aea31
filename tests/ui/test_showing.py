"""Which way pictures go to the screen: found by a clock, remembered, and never found out where somebody has said so."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from scrapdesk.storage.documents import Document
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.ui.frame.gpu import TRIED, VARIABLE, GpuShowing, Tried, Way

SCREEN = "x11 1920x1080"


class Shown:
    """A window on a screen where showing takes a known time each way, which passes on its own clock."""

    def __init__(self, showing: GpuShowing, takes: Mapping[Way, float], broken: bool = False) -> None:
        self._showing, self._takes, self._broken = showing, takes, broken
        self.now = 0.0
        self.opened: list[Way] = []

    def flip(self) -> None:
        self.now += self._takes[self._showing.way] / 1000

    def reopen(self) -> None:
        self.opened.append(self._showing.way)
        if self._broken and self._showing.way == "card":
            raise RuntimeError("no renderer")

    def find(self) -> bool:
        return self._showing.find_the_quicker(self, lambda: self.now)


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Document[Tried]:
    monkeypatch.delenv(VARIABLE, raising=False)
    return Document(TRIED, tmp_path / "screens.json")


def showing(book: Document[Tried], platform: str = "linux") -> GpuShowing:
    made = GpuShowing(book, platform)
    made.begin(SCREEN)
    return made


def test_what_is_quick_straight_is_left_as_it_is(book: Document[Tried]) -> None:
    window = Shown(showing(book), {"straight": 2, "card": 0.1})
    assert not window.find() and window.opened == [] and book.value.ways == {}


def test_a_machine_that_is_busy_has_no_slow_screen(book: Document[Tried]) -> None:
    window = Shown(showing(book), {"straight": 2, "card": 0.1})
    late = iter((40.0, 3.0, 25.0, 4.0, 60.0, 9.0, 7.0, 0.0))
    plain = window.flip

    def flip() -> None:
        plain()
        window.now += next(late) / 1000

    window.flip = flip  # type: ignore[method-assign]
    assert not window.find() and window.opened == []


def test_a_slow_screen_is_shown_through_the_card_if_that_is_quicker(book: Document[Tried]) -> None:
    made = showing(book)
    window = Shown(made, {"straight": 12, "card": 3})
    assert window.find()
    assert (made.way, window.opened) == ("card", ["card"])


@pytest.mark.parametrize("card", [11, 12, 40])
def test_a_card_that_is_hardly_quicker_is_not_taken(book: Document[Tried], card: float) -> None:
    made = showing(book)
    window = Shown(made, {"straight": 12, "card": card})
    assert window.find()
    assert (made.way, window.opened) == ("straight", ["card", "straight"])


def test_a_card_that_shows_nothing_is_not_taken(book: Document[Tried]) -> None:
    made = showing(book)
    window = Shown(made, {"straight": 12, "card": 1}, broken=True)
    assert window.find()
    assert (made.way, window.opened) == ("straight", ["card", "straight"])


@pytest.mark.parametrize(("card", "way"), [(3, "card"), (30, "straight")])
def test_what_was_found_holds_at_the_next_start(book: Document[Tried], card: float, way: Way, tmp_path: Path) -> None:
    Shown(showing(book), {"straight": 12, "card": card}).find()
    again = showing(Document(TRIED, tmp_path / "screens.json"))
    window = Shown(again, {"straight": 12, "card": card})
    assert not window.find()
    assert (again.way, window.opened) == (way, [])


def test_another_screen_is_tried_anew(book: Document[Tried]) -> None:
    Shown(showing(book), {"straight": 12, "card": 3}).find()
    other = GpuShowing(book, "linux")
    other.begin("x11 3840x2160")
    assert other.way == "straight" and Shown(other, {"straight": 12, "card": 30}).find()


def test_a_disk_that_takes_nothing_is_no_hindrance(book: Document[Tried], monkeypatch: pytest.MonkeyPatch) -> None:
    def full(value: Tried) -> None:
        raise StorageTrouble("the disk is full")

    monkeypatch.setattr(book, "save", full)
    made = showing(book)
    assert Shown(made, {"straight": 12, "card": 3}).find() and made.way == "card"


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_where_there_is_no_choice_nothing_is_tried(book: Document[Tried], platform: str) -> None:
    window = Shown(showing(book, platform), {"straight": 50, "card": 1})
    assert not window.find() and window.opened == []


def test_who_sets_the_variable_decides(book: Document[Tried], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "software")
    made = showing(book)
    with made.asked_for():
        assert os.environ[VARIABLE] == "software"
    assert not Shown(made, {"straight": 50, "card": 1}).find() and os.environ[VARIABLE] == "software"


def test_sdl_is_told_only_while_a_window_opens(book: Document[Tried]) -> None:
    made = showing(book)
    with made.asked_for():
        assert os.environ[VARIABLE] == "0"
    assert VARIABLE not in os.environ
    made.way = "card"
    with made.asked_for():
        assert os.environ[VARIABLE] == "1"


def test_on_a_system_that_needs_the_card_sdl_is_told_nothing(book: Document[Tried]) -> None:
    with showing(book, "darwin").asked_for():
        assert VARIABLE not in os.environ

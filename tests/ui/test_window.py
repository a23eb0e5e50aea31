"""The window itself: its sign, its sizes, and what it does where the screen will not have it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scrapdesk.ui import app
from scrapdesk.ui.frame.viewport import DESIGN
from scrapdesk.ui.frame.window import ICON, LARGE_ICON, LEAST, NoDisplay, Window, fitting
from scrapdesk.ui.paint.art.app_icon import app_icon_png


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.quit()


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        ((1920, 1080), (1671, 940)),
        ((1366, 768), (1188, 668)),
        ((1280, 720), (1138, 640)),
        ((1024, 600), (1024, 600)),
        ((800, 1280), (800, 1114)),
        ((3840, 2160), (3340, 1879)),
        ((3440, 1440), (2228, 1253)),
    ],
)
def test_it_opens_no_larger_than_the_screen_and_not_lost_on_it(screen: tuple[int, int], size: tuple[int, int]) -> None:
    assert fitting(screen) == size


def test_its_sign_is_there_before_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    real_mode, real_icon = pygame.display.set_mode, pygame.display.set_icon

    def set_icon(icon: pygame.Surface) -> None:
        order.append(f"icon {icon.get_width()}")
        real_icon(icon)

    def set_mode(size: tuple[int, int], flags: int) -> pygame.Surface:
        order.append("window")
        return real_mode(size, flags)

    monkeypatch.setattr(pygame.display, "set_icon", set_icon)
    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    Window(draw_icon=app_icon_png)
    assert order == [f"icon {ICON}", "window"]


def test_its_sign_is_finer_once_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    signs: list[int] = []
    monkeypatch.setattr(pygame.display, "set_icon", lambda icon: signs.append(icon.get_width()))
    window = Window(draw_icon=app_icon_png)
    window.sharpen_icon()
    window.toggle_fullscreen()
    assert signs == [ICON, LARGE_ICON, LARGE_ICON]


def test_without_its_drawing_it_opens_without_a_sign() -> None:
    def missing(*asked: object) -> bytes:
        raise ValueError("no such drawing")

    assert Window(draw_icon=missing).surface.get_size() == fitting(DESIGN)


def test_a_screen_that_starts_over_when_it_is_left_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    window, real, refused = Window(), pygame.display.init, ["once", "twice"]

    def init() -> None:
        if refused:
            refused.pop()
            raise pygame.error("x11 not available")
        real()

    monkeypatch.setattr(pygame.display, "init", init)
    window.toggle_fullscreen()
    assert window.fullscreen and not refused and window.surface.get_size() != (0, 0)


def test_a_screen_that_does_not_come_back_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    def init() -> None:
        raise pygame.error("x11 not available")

    window = Window()
    monkeypatch.setattr("scrapdesk.ui.frame.window.PATIENCE", 0.0)
    monkeypatch.setattr(pygame.display, "init", init)
    with pytest.raises(NoDisplay, match="x11 not available"):
        window.toggle_fullscreen()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_it_asks_not_to_be_made_too_small() -> None:
    Window(draw_icon=app_icon_png)
    assert pygame.Window.from_display_module().minimum_size == LEAST


def test_opened_once_more_it_shows_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window()
    window.surface.fill((10, 200, 30))
    window.reopen()
    assert tuple(window.surface.get_at((600, 300)))[:3] == (10, 200, 30) and window.surface.get_size() == fitting(
        DESIGN
    )


def test_a_screen_that_takes_no_window_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(size: tuple[int, int], flags: int) -> pygame.Surface:
        raise pygame.error("no window for you")

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    with pytest.raises(NoDisplay):
        Window()
    assert app.run() == app.EXIT_NO_DISPLAY
    told = capsys.readouterr().err
    assert "no window for you" in told and "Traceback" not in told

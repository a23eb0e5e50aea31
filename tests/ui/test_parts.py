"""The small parts that all scenes stand on: clock, focus, damage, viewport, colours, events, crash log."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrapdesk.ui.frame import crash
from scrapdesk.ui.frame.clock import Clock, Motion
from scrapdesk.ui.frame.damage import MOST, Damage
from scrapdesk.ui.frame.events import KeyDown, PointerDown, Resized, TextTyped, converted
from scrapdesk.ui.frame.viewport import FLOOR, SMALLEST_TARGET, Viewport
from scrapdesk.ui.paint.shapes import Shapes, frame, ground
from scrapdesk.ui.paint.theme import DESK, HIGH_CONTRAST, DeskTheme, colour, contrast
from scrapdesk.ui.widgets.focus import following, nearest, next_region

# -- clock --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("speed", "reduced", "motion", "length"),
    [
        ("normal", False, Motion.MOVE, 200),
        ("fast", False, Motion.MOVE, 100),
        ("slow", False, Motion.MOVE, 320),
        ("off", False, Motion.MOVE, 0),
        ("off", False, Motion.FADE, 120),
        ("normal", True, Motion.MOVE, 0),
        ("normal", True, Motion.FADE, 200),
        ("fast", False, Motion.REVEAL, 150),
        ("off", False, Motion.REVEAL, 0),
    ],
)
def test_speed_and_reduced_motion_rule_every_movement(speed: str, reduced: bool, motion: Motion, length: int) -> None:
    assert Clock(speed, reduced).length(200, motion) == length


def test_a_tween_ends_exactly_and_once() -> None:
    clock, seen, ended = Clock(), list[float](), list[str]()
    clock.tween("a", 100, seen.append, lambda t: t, done=lambda: ended.append("a"))
    for _ in range(5):
        clock.advance(30)
    assert seen == [0.3, 0.6, 0.9, 1.0] and ended == ["a"] and not clock.moving


def test_a_new_tween_takes_the_place_of_the_old() -> None:
    clock, first, second = Clock(), list[float](), list[float]()
    clock.tween("a", 100, first.append)
    clock.tween("a", 100, second.append)
    clock.advance(500)
    assert (first, second) == ([], [1.0])


def test_finishing_takes_everything_to_its_end_even_what_follows() -> None:
    clock, seen = Clock(), list[str]()

    def then() -> None:
        clock.tween("b", 100, lambda t: None, done=lambda: seen.append("b"))

    clock.tween("a", 100, lambda t: None, done=then)
    clock.finish()
    assert seen == ["b"] and not clock.moving


def test_an_alarm_rings_once_in_real_time() -> None:
    clock, rung = Clock("off"), list[int]()
    clock.after("a", 100, lambda: rung.append(1))
    clock.advance(99)
    assert rung == [] and not clock.moving
    clock.advance(1)
    clock.advance(500)
    assert rung == [1]


# -- focus --------------------------------------------------------------------------------------------------

GRID = [pygame.Rect(100 * column, 100 * row, 80, 80) for row in range(3) for column in range(3)]


@pytest.mark.parametrize(("direction", "found"), [("left", 3), ("right", 5), ("up", 1), ("down", 7)])
def test_an_arrow_goes_to_the_neighbour(direction: str, found: int) -> None:
    others = [rect for index, rect in enumerate(GRID) if index != 4]
    at = nearest(GRID[4], others, direction)
    assert at is not None and others[at] == GRID[found]


def test_at_the_edge_an_arrow_leads_nowhere() -> None:
    assert nearest(GRID[0], GRID[1:], "left") is None and nearest(GRID[0], GRID[1:], "up") is None


def test_tab_comes_round_and_f6_goes_to_the_next_region() -> None:
    assert [following(3, at, 1) for at in (None, 0, 2)] == [0, 1, 0]
    assert [following(3, at, -1) for at in (None, 0)] == [2, 2]
    assert following(0, None, 1) is None
    regions = ["a", "a", "b", "c", "a"]
    assert [next_region(regions, now, 1) for now in (None, "a", "b", "c")] == [0, 2, 3, 0]


# -- damage -------------------------------------------------------------------------------------------------

RECTS = st.builds(pygame.Rect, st.integers(-20, 90), st.integers(-20, 90), st.integers(0, 50), st.integers(0, 50))


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height


@given(st.lists(RECTS, max_size=20))
def test_damage_covers_all_that_was_added_and_joins_what_is_cheaper_together(rects: list[pygame.Rect]) -> None:
    whole, damage = pygame.Rect(0, 0, 100, 100), Damage()
    assert damage.take(whole) == [whole]
    for rect in rects:
        damage.add(rect)
    taken = damage.take(whole)
    assert all(whole.contains(rect) for rect in taken)
    for index, one in enumerate(taken):
        for other in taken[:index]:
            assert not one.colliderect(other) or _area(one.union(other)) > _area(one) + _area(other)
    for rect in rects:
        part = rect.clip(whole)
        assert part.size == (0, 0) or not (part.width and part.height) or any(one.contains(part) for one in taken)
    assert damage.take(whole) == []


def test_many_small_changes_all_over_the_window_are_not_the_whole_window() -> None:
    whole, damage = pygame.Rect(0, 0, 1000, 1000), Damage()
    damage.take(whole)
    for at in range(30):
        damage.add(pygame.Rect(at * 317 % 970, at * 571 % 970, 20, 20))
    taken = damage.take(whole)
    assert len(taken) <= MOST and sum(map(_area, taken)) < 0.3 * _area(whole)


# -- sizes and colours --------------------------------------------------------------------------------------


@given(st.integers(320, 4000), st.integers(200, 2400), st.floats(1, 2), st.integers(1, 60))
def test_text_and_targets_never_fall_below_their_floors(width: int, height: int, text: float, design: int) -> None:
    view = Viewport((width, height), text)
    assert view.text_px(design) >= FLOOR and view.target >= SMALLEST_TARGET and view.px(design) >= 1


def test_the_design_size_is_drawn_as_designed() -> None:
    view = Viewport((1920, 1080))
    assert (view.px(44), view.text_px(22), view.text_px(10), view.target) == (44, 22, 18, 44)


@pytest.mark.parametrize("theme", [DESK, HIGH_CONTRAST], ids=["desk", "contrast"])
def test_every_colour_of_text_stands_out_from_its_grounds(theme: DeskTheme) -> None:
    pairs = [
        *((theme.text, ground) for ground in (theme.desk, theme.panel, theme.panel_light, theme.button, theme.felt)),
        *(
            (tone, ground)
            for tone in (theme.muted, theme.good, theme.refuse, theme.info, theme.highlight)
            for ground in (theme.desk, theme.panel, theme.well)
        ),
        (theme.muted, theme.panel_light),
        (theme.text, theme.button_hover),
        (theme.primary_text, theme.primary),
        (theme.primary_text, theme.primary_hover),
        (theme.disabled_text, theme.disabled),
    ]
    assert [pair for pair in pairs if contrast(*pair) < 4.5] == []


@pytest.mark.parametrize("paper", ["#E9E2D3", "#FBF3E0", "#7A2E22", "#0F3B46", "#23272E", "#FFD84D", "#5A3A24"])
def test_one_half_of_the_focus_ring_is_seen_on_any_ground(paper: str) -> None:
    assert max(contrast(DESK.focus_out, colour(paper)), contrast(DESK.focus_in, colour(paper))) >= 3


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast(colour("#777777"), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


# -- shapes -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(200, 80), (40, 40), (33, 90), (7, 7), (2, 2)])
def test_a_plate_is_smooth_at_its_corners_full_in_its_middle_and_clear_outside(size: tuple[int, int]) -> None:
    surface = pygame.Surface((260, 160))
    rect = pygame.Rect((20, 20), size)
    Shapes().draw(surface, rect, (ground((255, 255, 255), 12), frame((255, 0, 0), 12, 2)))
    assert surface.get_at((5, 5))[:3] == (0, 0, 0)
    outside = [surface.get_at((x, y))[:3] for x in range(260) for y in (rect.top - 3, rect.bottom + 3)]
    assert set(outside) == {(0, 0, 0)}
    if min(size) > 30:
        assert surface.get_at(rect.center)[:3] == (255, 255, 255)
        assert surface.get_at(rect.topleft)[:3] == (0, 0, 0)
        edge = [surface.get_at((rect.left + x, rect.top + y))[0] for x in range(12) for y in range(12)]
        assert len(set(edge)) > 8


# -- events -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "ours"),
    [
        (pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=pygame.KMOD_LSHIFT), KeyDown("tab", shift=True)),
        (pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_RCTRL), KeyDown("z", ctrl=True)),
        (pygame.Event(pygame.KEYDOWN, key=pygame.K_KP_ENTER, mod=0), KeyDown("enter")),
        (pygame.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=0), KeyDown("")),
        (pygame.Event(pygame.TEXTINPUT, text="ñ"), TextTyped("ñ")),
        (pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1), PointerDown((3, 4))),
        (pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=5), None),
        (pygame.Event(pygame.WINDOWSIZECHANGED), Resized()),
        (pygame.Event(pygame.JOYAXISMOTION), None),
    ],
    ids=lambda value: str(value)[:40],
)
def test_events_become_ours(event: pygame.Event, ours: object) -> None:
    assert converted(event) == ours


# -- crash log ----------------------------------------------------------------------------------------------


def test_a_crash_is_written_down_and_only_the_last_are_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(crash, "log_folder", lambda: tmp_path / "crashes")
    (tmp_path / "crashes").mkdir()
    for number in range(9):
        (tmp_path / "crashes" / f"crash-2000-01-0{number + 1}-000000.txt").write_text("old")
    try:
        raise RuntimeError("the roof leaks")
    except RuntimeError as fault:
        crash.tell(fault)
    logs = sorted((tmp_path / "crashes").iterdir())
    assert len(logs) == crash.KEPT
    assert "the roof leaks" in logs[-1].read_text() and "Traceback" in logs[-1].read_text()
    assert "the roof leaks" in capsys.readouterr().err


def test_a_log_that_cannot_be_written_is_no_second_crash(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setattr(crash, "log_folder", lambda: blocked / "crashes")
    assert crash.write_log(RuntimeError()) is None

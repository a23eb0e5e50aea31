"""The loop: shows only what changed, sleeps when nothing does, and wakes for whatever happens."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scrapdesk.ui.desk.settings import SettingsScene
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.frame.window import Window
from scrapdesk.ui.loop import FRAME, IDLE_PAUSE, Loop
from scrapdesk.ui.paint.art import picture
from scrapdesk.ui.paint.pictures import FlatArt
from scrapdesk.ui.paint.type.styles import BODY
from scrapdesk.ui.requests import OpenSettings
from scrapdesk.ui.shots import desk_context
from tests.packaging.program import ROOT
from tests.ui.hands import choose, scene


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def loop(time: Time) -> Iterator[Loop]:
    window = Window()
    pygame.font.init()
    made = Loop(window, desk_context(window.surface.get_size(), 100, FlatArt()), time)
    for _ in range(5):
        time.now += 1.0
        made.turn()
    yield made
    pygame.quit()


def move_pointer(pos: tuple[int, int]) -> None:
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))


def test_at_rest_it_sleeps_and_shows_nothing(loop: Loop, time: Time) -> None:
    shown = loop.frames
    for _ in range(50):
        time.now += IDLE_PAUSE
        loop.turn()
    assert (loop.frames, loop.pause()) == (shown, IDLE_PAUSE)


def test_after_a_while_at_rest_most_looks_only_ask_for_events(
    loop: Loop, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, turns, whole = 30, list[float](), loop.turn

    def noted() -> None:
        turns.append(time.now)
        whole()

    monkeypatch.setattr(loop, "turn", noted)

    def rest() -> int:
        turns.clear()
        for _ in range(looks):
            time.now += IDLE_PAUSE
            loop.look()
        return len(turns)

    assert rest() == looks
    rest(), rest()  # until what the desk has to do itself is done
    assert rest() == looks // 10
    move_pointer((5, 5))
    loop.look()
    assert turns[-1] == time.now and rest() == looks  # whatever comes in is answered by the very next look
    rest(), rest()
    assert rest() == looks // 10
    loop.context.clock.after("bell", 1e6, lambda: None)  # as whatever is done in a turn may have it
    rest()
    assert rest() == looks


def test_a_movement_wakes_it_for_a_while(loop: Loop, time: Time) -> None:
    move_pointer((5, 5))
    loop.turn()
    assert loop.pause() == FRAME
    time.now += 5
    assert loop.pause() == IDLE_PAUSE


def test_what_an_event_sets_going_moves_in_the_same_frame(loop: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, answered, others = loop.context.clock, list[float](), list[float]()
    clock.tween("others", 1000, others.append)
    clock.advance(100)
    monkeypatch.setattr(loop.context.scenes, "handle", lambda event: clock.tween("answer", 1000, answered.append))
    move_pointer((5, 5))
    loop.turn()
    assert len(answered) == 1 and 0 < answered[0] < 0.1
    assert len(others) == 2 and others[1] == others[0]  # what was under way has no time more than the clock's


def test_while_something_moves_every_frame_is_shown_and_then_no_more(loop: Loop, time: Time) -> None:
    box = next(widget for widget in scene(loop.context).reachable() if widget.name == "SCOPE")
    move_pointer(box.rect.center)
    time.now += 1
    loop.turn()
    assert loop.context.clock.moving and loop.pause() == FRAME
    shown = loop.frames
    for _ in range(30):
        time.now += FRAME
        loop.turn()
    assert 4 <= loop.frames - shown < 20 and not loop.context.clock.moving


def test_only_what_changed_is_shown(loop: Loop, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[list[pygame.Rect]] = []
    monkeypatch.setattr(pygame.display, "update", shown.append)
    monkeypatch.setattr(pygame.display, "flip", lambda: pytest.fail("the whole window was shown"))
    button = next(widget for widget in scene(loop.context).reachable() if widget.name == "Settings")
    move_pointer(button.rect.center)
    loop.turn()
    assert len(shown) == 1 and all(button.extent.contains(rect) for rect in shown[0])


def test_many_movements_are_one(loop: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []
    monkeypatch.setattr(loop.context.scenes, "handle", seen.append)
    for number in range(20):
        move_pointer((number, number))
    loop.turn()
    assert len(seen) == 1


def test_new_pictures_are_shown_at_once(loop: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = loop.frames
    monkeypatch.setattr(loop.context.art, "pump", lambda: True)
    loop.turn()
    assert loop.frames == shown + 1


def test_losing_the_focus_is_silent_if_that_is_wished(loop: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[bool] = []
    monkeypatch.setattr(loop.context.audio, "mute", heard.append)
    for event in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
        pygame.event.post(pygame.Event(event))
    loop.turn()
    loop.context.change_settings(mute_unfocused=False)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    loop.turn()
    assert heard == [True, False]


def test_settings_hold_at_once(loop: Loop) -> None:
    choose(loop.context, "Settings")
    before = loop.context.writer.px(BODY)
    loop.context.change_settings(text_size=200, high_contrast=True)
    loop.turn()
    assert loop.context.writer.px(BODY) >= 2 * before - 1 and loop.context.theme.plain


def test_the_flat_pictures_are_of_the_size_that_was_asked(loop: Loop) -> None:
    assert loop.context.art.get(picture("desk/icon-undo"), (17, 23)).get_size() == (17, 23)


RUN = """
import sys
from scrapdesk.ui import app
import pygame
real = app.Loop.stay
def stay(self):
    for number in range(40):
        self.turn()
        self.context.clock.finish()
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0))
    self.turn()
    full = self.context.view.size
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0))
    self.turn()
    print(pygame.display.get_driver(), *full, *self.context.view.size)
app.Loop.stay = stay
sys.exit(app.run())
"""


@pytest.mark.skipif(shutil.which("xvfb-run") is None or sys.platform != "linux", reason="needs a virtual screen")
def test_a_real_window_opens_and_goes_to_full_screen_and_back(tmp_path: Path) -> None:
    command = ["xvfb-run", "-a", "-s", "-screen 0 1600x1000x24 -nolisten tcp -noreset", sys.executable, "-c", RUN]
    env = {"SCRAPDESK_HOME": str(tmp_path), "SDL_AUDIODRIVER": "dummy", "PATH": "/usr/bin:/bin"}
    env["PYTHONPATH"] = str(ROOT)
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout.split()) == (0, ["x11", "1600", "1000", "1504", "870"]), done.stderr


def test_full_screen_is_switched_in_the_settings_and_remembered(loop: Loop) -> None:
    context = loop.context
    context.open(OpenSettings())
    context.scenes.settle()
    settings = context.scenes.top
    assert isinstance(settings, SettingsScene)
    switch = next(one for one in settings.reachable() if one.name == "Full screen")
    switch.activate()
    assert context.fullscreen and context.settings.fullscreen
    loop.handle(KeyDown("f11"))
    assert not context.fullscreen and not context.settings.fullscreen

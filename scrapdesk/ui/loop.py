"""The run of the window: hands events to scenes, lets time pass, shows what changed, sleeps otherwise.

Owns keys that work everywhere (full screen), the loss of focus, and how often anything is looked at. Must not know
any scene. Nothing is painted or shown while nothing changes.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol

import pygame

from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.events import (
    CloseAsked,
    Exposed,
    FileDropped,
    FocusGained,
    FocusLost,
    KeyDown,
    PointerMoved,
    Resized,
    UiEvent,
    converted,
)
from scrapdesk.ui.requests import TakeDropped

FRAME: Final = 1 / 60
IDLE_PAUSE: Final = 0.05
"""Seconds between two looks at the events at rest. SDL's own wait polls every millisecond, which costs more."""
AWAKE: Final = 0.4
"""Seconds after the last event during which every frame looks for the next, so that nothing feels slow."""
REST: Final = 30
"""After so many looks in a row at which nothing was going on, it looks for events alone, but for every tenth time."""
TENTH: Final = 10
LONGEST_STEP: Final = 100.0
"""Milliseconds that pass at most in a frame: after a pause an animation goes on, it does not jump to its end."""


class Screen(Protocol):
    """The window, as the loop sees it."""

    @property
    def surface(self) -> pygame.Surface: ...
    def toggle_fullscreen(self) -> None: ...


class Loop:
    """One run of the window."""

    def __init__(self, window: Screen, context: AppContext, now: Callable[[], float] = time.perf_counter) -> None:
        self._window = window
        self.context = context
        self.frames = 0
        """How often something was shown."""
        self._now = now
        self._last = now()
        self._awake_until = 0.0
        self._calm = 0
        """Looks since anything was going on."""
        self._dozing = False
        """Whether the last look asked for events alone."""
        self._exposed = True
        context.toggle_fullscreen = self._toggle_fullscreen

    def stay(self) -> None:
        """Until somebody closes the window."""
        while not self.context.closing:
            started = self._now()
            self.look()
            time.sleep(max(0.0, self.pause() - (self._now() - started)))

    def look(self) -> None:
        """A turn. After a while at rest most looks only ask for events: twenty whole turns a second that find nothing
        to do take more than the sound does."""
        self._dozing = self._calm > REST and self._calm % TENTH != 0 and not pygame.event.peek()
        if self._dozing:
            self._calm += 1
            return
        self.turn()
        going_on = self.context.clock.waits or not self.context.art.finished() or self.pause() == FRAME
        self._calm = 0 if going_on else self._calm + 1

    def pause(self) -> float:
        """How long until the next turn is due. After a look that asked for events alone nothing else can have begun."""
        if self._dozing:
            return IDLE_PAUSE
        context = self.context
        scenes = context.scenes
        busy = context.clock.moving or scenes.wakeful or scenes.allowance.owes or self._now() < self._awake_until
        return FRAME if busy else IDLE_PAUSE

    def turn(self) -> None:
        """Lets the time pass, answers what has come in, and shows what that changed.

        In this order, because what an event sets going begins with it and not when the last frame was. It came in
        since the last look, so what it began is a frame old by now.
        """
        allowance = self.context.scenes.allowance
        allowance.begin()
        self._pass_time()
        events = _latest(pygame.event.get())
        for event in events:
            self.handle(event)
        self.context.scenes.settle()
        if events:
            self.context.clock.begin_before(FRAME * 1000)
        if not self.context.closing:
            self._show()
        if self.context.closing or not self.context.later.waits or not allowance.spent():
            self.context.later.frame_over()
        allowance.end()

    def handle(self, event: UiEvent) -> None:
        self._awake_until = self._now() + AWAKE
        match event:
            case CloseAsked():
                self.context.quit()
            case Resized():
                self._resize()
            case Exposed():
                self._exposed = True
            case KeyDown() if self.context.keys.means(event, "fullscreen"):
                self._toggle_fullscreen()
            case KeyDown() if self.context.keys.means(event, "report"):
                self._report()
            case FileDropped(path):
                self.context.scenes.attempt(lambda: self.context.open(TakeDropped(path)))
            case FocusLost() | FocusGained():
                self._look_away(isinstance(event, FocusLost))
                self.context.scenes.handle(event)
            case _:
                self.context.scenes.handle(event)

    # -- within -----------------------------------------------------------------------------------------

    def _look_away(self, away: bool) -> None:
        """Another window comes in front, or this one again: sound and time stop meanwhile, where that is wished."""
        context = self.context
        context.away = away
        if context.settings.mute_unfocused:
            context.audio.mute(away)
        if away and context.settings.pause_unfocused:
            context.clock.hold("away")
        else:
            context.clock.go_on("away")

    def _pass_time(self) -> None:
        now = self._now()
        passed = min((now - self._last) * 1000, LONGEST_STEP)
        self._last = now
        self.context.scribe.tell()
        if self.context.art.pump():
            self.context.scenes.art_came()
        self.context.scenes.attempt(lambda: self.context.clock.advance(passed))
        self.context.scenes.update(passed)

    def _show(self) -> None:
        surface = self._window.surface
        if surface.get_size() != self.context.view.size:
            self._resize()
        if self._exposed:
            self._exposed = False
            self.context.scenes.damage_all()
        rects = self.context.scenes.draw(surface)
        if rects:
            self.frames += 1
            if rects[0].size == surface.get_size():
                pygame.display.flip()
            else:
                pygame.display.update(rects)

    def _resize(self) -> None:
        self.context.resize(self._window.surface.get_size())
        self._exposed = True

    def _report(self) -> None:
        from scrapdesk.ui.desk.report import report  # seldom wanted, and it knows games

        report(self.context)

    def _toggle_fullscreen(self) -> None:
        """The window begins like this the next time."""
        self._window.toggle_fullscreen()
        self.context.fullscreen = not self.context.fullscreen
        self.context.note_settings(fullscreen=self.context.fullscreen)
        self._resize()


def _latest(events: list[pygame.Event]) -> list[UiEvent]:
    """Our events; of several movements of the pointer in a row only the last is worth an answer."""
    found: list[UiEvent] = []
    for event in events:
        ours = converted(event)
        if ours is None:
            continue
        if isinstance(ours, PointerMoved) and found and isinstance(found[-1], PointerMoved):
            found[-1] = ours
        else:
            found.append(ours)
    return found

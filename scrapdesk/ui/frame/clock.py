"""The one clock: every animation and every delay of the window runs by it, at the speed that its owner chose.

Time comes in by `advance` alone, so tests make it pass as they like. Must not know what moves.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum
from typing import Final

Ease = Callable[[float], float]
Apply = Callable[[float], None]
Done = Callable[[], None]

SPEEDS: Final = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.6}
LONGEST_FADE_OFF: Final = 120.0
"""With animation off, a fade may still take this long, in milliseconds."""
SHORTEST_REVEAL: Final = 150.0
"""What shows something hidden never takes less, unless animation is off."""


class Motion(Enum):
    """What a movement is for: it decides what speed and reduced motion make of it."""

    MOVE = "move"
    FADE = "fade"
    REVEAL = "reveal"


def linear(t: float) -> float:
    return t


def ease_out(t: float) -> float:
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


@dataclass(slots=True)
class _Tween:
    length: float
    ease: Ease
    apply: Apply
    done: Done | None
    passed: float = 0.0


@dataclass(slots=True)
class _Alarm:
    left: float
    ring: Done


class Clock:
    """Tweens (scaled by the speed) and alarms (in real time), each under a key: a new one replaces the old."""

    def __init__(self, speed: str = "normal", reduced_motion: bool = False) -> None:
        self.speed = speed
        self.reduced_motion = reduced_motion
        self.finishing = False
        """Whether everything is being taken to its end: what would follow is not begun."""
        self._tweens: dict[Hashable, _Tween] = {}
        self._alarms: dict[Hashable, _Alarm] = {}
        self._holds: set[str] = set()
        self._held: tuple[dict[Hashable, _Tween], dict[Hashable, _Alarm]] = ({}, {})

    @property
    def moving(self) -> bool:
        """Whether frames must be shown at the full rate."""
        return bool(self._tweens)

    @property
    def waits(self) -> bool:
        """Whether an alarm is to ring."""
        return bool(self._alarms)

    def length(self, ms: float, motion: Motion = Motion.MOVE) -> float:
        """How long a movement takes, by the settings."""
        factor = SPEEDS[self.speed]
        if motion is Motion.FADE:
            return ms * factor if factor else min(ms, LONGEST_FADE_OFF)
        if self.reduced_motion:
            return 0.0
        if motion is Motion.REVEAL and factor:
            return max(ms * factor, SHORTEST_REVEAL)
        return ms * factor

    def tween(
        self,
        key: Hashable,
        ms: float,
        apply: Apply,
        ease: Ease = ease_out,
        motion: Motion = Motion.MOVE,
        done: Done | None = None,
    ) -> None:
        """Calls `apply` with 0 to 1 while the time passes; at once with 1 where there is no time."""
        self._tweens.pop(key, None)
        self._held[0].pop(key, None)
        length = self.length(ms, motion)
        if length <= 0:
            apply(1.0)
            if done is not None:
                done()
            return
        self._tweens[key] = _Tween(length, ease, apply, done)

    def after(self, key: Hashable, ms: float, ring: Done) -> None:
        """Calls `ring` once, so many real milliseconds from now."""
        self._held[1].pop(key, None)
        self._alarms[key] = _Alarm(ms, ring)

    def drop(self, key: Hashable) -> None:
        """Forgets a tween or an alarm where it stands."""
        for found in (self._tweens, self._alarms, *self._held):
            found.pop(key, None)

    def hold(self, why: str) -> None:
        """Everything that moves or waits now stands still until `go_on`; what is begun meanwhile does not."""
        self._holds.add(why)
        self._held[0].update(self._tweens)
        self._held[1].update(self._alarms)
        self._tweens.clear()
        self._alarms.clear()

    def go_on(self, why: str) -> None:
        """Time passes again, unless it is held for another reason too."""
        self._holds.discard(why)
        if not self._holds:
            self._tweens, self._alarms = {**self._held[0], **self._tweens}, {**self._held[1], **self._alarms}
            self._held = ({}, {})

    def finish(self) -> None:
        """Takes every running tween to its end: a new act never waits for an animation."""
        self.finishing = True
        try:
            while self._tweens:
                key = next(iter(self._tweens))
                self._end(key, self._tweens[key])
        finally:
            self.finishing = False

    def begin_before(self, ms: float) -> None:
        """What has just been set going began so long ago: it moves in the frame that answers, not in the next."""
        for key, tween in list(self._tweens.items()):
            if not tween.passed and self._tweens.get(key) is tween:
                self._step(key, tween, ms)

    def advance(self, ms: float) -> None:
        for key, tween in list(self._tweens.items()):
            if self._tweens.get(key) is tween:
                self._step(key, tween, ms)
        for key, alarm in list(self._alarms.items()):
            alarm.left -= ms
            if alarm.left <= 0 and self._alarms.get(key) is alarm:
                del self._alarms[key]
                alarm.ring()

    def _step(self, key: Hashable, tween: _Tween, ms: float) -> None:
        tween.passed += ms
        if tween.passed >= tween.length:
            self._end(key, tween)
        else:
            tween.apply(tween.ease(tween.passed / tween.length))

    def _end(self, key: Hashable, tween: _Tween) -> None:
        del self._tweens[key]
        tween.apply(1.0)
        if tween.done is not None:
            tween.done()

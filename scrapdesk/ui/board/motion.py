"""How a piece moves between two places, and how it sways while it is carried. Pure: time comes in as numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import hypot, pi, sin, sqrt

from scrapdesk.ui.board.slots import PiecePlace
from scrapdesk.ui.board.timing import MOST_TILT, RAISE, RAISED_SCALE, TILT_AT, TILT_LAG_MS

NUDGED_FROM = 0.7
"""From this part of its way on a piece that goes back swings out."""
MOST_PAST = 0.1
"""No piece goes past its place by more than this part of its way."""


@dataclass(frozen=True, slots=True)
class Gait:
    """The motion character of a game: how its pieces go where nobody's hand leads them."""

    pace: float = 1.0
    """How long a way takes, in times of what the desk's timing table says."""
    flip: float = 1.0
    """The same for what is turned over."""
    bounce: float = 0.0
    """How far a piece goes past its place before it lies there, in design pixels at most."""
    squash: float = 0.0
    """How much lower a piece is for a moment when it lands, in its own heights."""
    stands: frozenset[str] = frozenset()
    """The faces of what stands, such as a ship: it is not turned over when it looks different, as a card is."""
    rise: float = RAISE
    """How far a card of the hand rises under the pointer, in its own heights: less where something lies above it."""
    swell: float = RAISED_SCALE
    """How much larger it is then."""


def bouncing(start: PiecePlace, goal: PiecePlace, past: float) -> Callable[[float], float]:
    """Quick at first and past the goal in the end, by so many pixels and a tenth of the way at most."""
    way = hypot(goal.x - start.x, goal.y - start.y)
    # By so much the curve below goes beyond 1 when its swing is 5.38 times the root of it, nearly.
    swing = 5.38 * sqrt(min(MOST_PAST, past / way)) if way else 0.0
    return lambda t: 1 + (swing + 1) * (t - 1) ** 3 + swing * (t - 1) ** 2


@dataclass(frozen=True, slots=True)
class Glide:
    """The way of a piece: it may wait first, and swing out once at the end."""

    start: PiecePlace
    goal: PiecePlace
    ms: float
    ease: Callable[[float], float]
    delay: float = 0.0
    nudge: float = 0.0

    def place(self, t: float) -> PiecePlace:
        """Where the piece is when the part `t` of the whole time, waiting included, is over."""
        if t >= 1:
            return self.goal
        done = max(0.0, (t * (self.ms + self.delay) - self.delay) / self.ms)
        place = between(self.start, self.goal, self.ease(done))
        if self.nudge and done > NUDGED_FROM:
            place = replace(place, x=place.x + self.nudge * sin(pi * (done - NUDGED_FROM) / (1 - NUDGED_FROM)))
        return place


def between(start: PiecePlace, goal: PiecePlace, t: float) -> PiecePlace:
    """A part of the way; beyond the whole of it nothing grows and turns on."""

    def mix(a: float, b: float, most: float = 2.0) -> float:
        return a + (b - a) * min(t, most)

    return PiecePlace(
        mix(start.x, goal.x),
        mix(start.y, goal.y),
        mix(start.width, goal.width, most=1.0),
        mix(start.height, goal.height, most=1.0),
        mix(start.angle, goal.angle, most=1.0),
        goal.layer,
    )


class Sway:
    """The tilt of a piece that is carried: the faster the more, and only the tilt lags behind the pointer."""

    def __init__(self) -> None:
        self._pushed = 0.0
        self._tilt = 0.0

    def rest(self) -> None:
        self._pushed = self._tilt = 0.0

    def push(self, across: float) -> None:
        """It was carried so many pixels to the right."""
        self._pushed += across

    def after(self, ms: float, scale: float) -> float:
        """The tilt in degrees when so much time has passed; carried to the right it leans to the right."""
        speed = self._pushed / max(1.0, ms) / max(0.1, scale)
        self._pushed = 0.0
        wanted = -MOST_TILT * max(-1.0, min(1.0, speed / TILT_AT))
        self._tilt += (wanted - self._tilt) * min(1.0, ms / TILT_LAG_MS)
        return self._tilt

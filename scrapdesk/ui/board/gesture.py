"""Pointer presses become clicks and drags: pure, with the time handed in. Knows no game and no pygame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from scrapdesk.core.refusal import Target
from scrapdesk.ui.board.timing import DRAG_DISTANCE, DRAG_HOLD

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class PointerAct:
    """What the pointer has done: a click, a lift, a carry, a drop, or a drag that was given up."""

    kind: Literal["click", "lift", "carry", "drop", "give up"]
    target: Target | None
    at: Point
    lifted: bool = False
    """Whether what was clicked was lifted meanwhile."""


class Gesture:
    """One pointer. A press on nothing can be a click on nothing, but never a drag."""

    def __init__(self) -> None:
        self.scale = 1.0
        self._target: Target | None = None
        self._start: Point = (0.0, 0.0)
        self._at: Point = (0.0, 0.0)
        self._since = 0.0
        self._pressed = False
        self._carrying = False
        self._moved = False
        """Whether the pointer has left the place where it was pressed."""

    @property
    def carried(self) -> Target | None:
        """The piece in the air."""
        return self._target if self._carrying else None

    @property
    def waiting(self) -> bool:
        """Whether time alone may turn a press into a drag."""
        return self._pressed and not self._carrying and self._target is not None

    def press(self, at: Point, target: Target | None, now: float) -> None:
        self._pressed, self._carrying, self._moved = True, False, False
        self._target, self._start, self._at, self._since = target, at, at, now

    def move(self, at: Point, now: float) -> PointerAct | None:
        self._at = at
        across, down = at[0] - self._start[0], at[1] - self._start[1]
        self._moved = self._moved or (across**2 + down**2) ** 0.5 >= DRAG_DISTANCE * self.scale
        if self._carrying:
            return PointerAct("carry", self._target, at)
        if not self.waiting:
            return None
        if self._moved or now - self._since >= DRAG_HOLD:
            return self._lift()
        return None

    def tick(self, now: float) -> PointerAct | None:
        """Lifts a piece that has been held long enough without moving."""
        return self._lift() if self.waiting and now - self._since >= DRAG_HOLD else None

    def release(self, at: Point) -> PointerAct | None:
        pressed, carrying, target = self._pressed, self._carrying, self._target
        self._pressed = self._carrying = False
        if not pressed:
            return None
        if not self._moved:  # however long it was pressed
            return PointerAct("click", target, at, lifted=carrying)
        return PointerAct("drop" if carrying else "click", target, at)

    def cancel(self) -> PointerAct | None:
        """Esc, the other button, or a lost focus: the piece goes back where it was."""
        carrying, target = self._carrying, self._target
        self._pressed = self._carrying = False
        return PointerAct("give up", target, self._at) if carrying else None

    def _lift(self) -> PointerAct:
        self._carrying = True
        return PointerAct("lift", self._target, self._at)

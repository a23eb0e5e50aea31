"""What a lesson speaks of is pointed at on the board: frames around things, and an arrow over the next.

Owns how a pointer looks. What it points at, the Tutor says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.ui.board.stage import Stage
from scrapdesk.ui.frame.clock import Motion
from scrapdesk.ui.paint.theme import Colour
from scrapdesk.ui.widgets.base import Widget

BUTTON: Final = "button:"
COMES_MS: Final = 520.0
FROM: Final = 46
"""How far outside its thing a pointer begins, in design pixels."""


class Pointers(Widget):
    """Lies over the board. `points` is what is spoken of; `wanted` what is to be pointed out next, the first of it
    first."""

    lies_over = True

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.context, "", "board")
        self._stage = stage
        self.points: Sequence[Target] = ()
        self.wanted: Sequence[Target] = ()
        self._away = 0.0
        """How far the pointers still are from what they point at: 1 to 0."""

    def point_out(self, points: Sequence[Target], wanted: Sequence[Target], anew: bool) -> None:
        """Shows other pointers; anew, they come in, so that they are seen."""
        changed = (tuple(points), tuple(wanted)) != (tuple(self.points), tuple(self.wanted))
        self.points, self.wanted = tuple(points), tuple(wanted)
        if anew:
            self.wave()
        elif changed:
            self.touch()

    def wave(self) -> None:
        """The pointers come in once more."""
        self.context.clock.tween((self, "pointing"), COMES_MS, self._come, motion=Motion.MOVE)

    def _come(self, t: float) -> None:
        self._away = 1 - t
        self.touch()

    def draw(self, surface: pygame.Surface) -> None:
        if self._stage.show.running:
            return
        for target in self.points:
            self._point(surface, target, bool(not self.wanted))
        for number, target in enumerate(self.framed):
            self._point(surface, target, number == 0)

    @property
    def framed(self) -> tuple[Target, ...]:
        """What of that which is to be pointed out is there: a button comes with what was pointed at before it."""
        there = self._stage.hand.possible()
        return tuple(target for target in self.wanted if not target.startswith(BUTTON) or target in there)

    def _point(self, surface: pygame.Surface, target: Target, arrow: bool) -> None:
        rect = self._stage.box_of(target)
        if rect is None or target == self._stage.carried:
            return
        colour = self.context.theme.glow
        grown = round(self.context.view.px(FROM) * self._away)
        self._frame(surface, rect.inflate(2 * grown, 2 * grown), colour)
        if arrow:
            self._arrow(surface, rect, grown, colour)

    def _frame(self, surface: pygame.Surface, rect: pygame.Rect, colour: Colour) -> None:
        """Corners only: what they hold is still seen, and they are told from the ring of the focus."""
        line = max(3, self.context.view.px(5))
        dark = max(2, self.context.view.px(2))
        gap = self.context.view.px(5)
        box = rect.inflate(2 * gap, 2 * gap)
        arm = max(line * 2, min(box.size) // 4)
        for width, tint in ((line + 2 * dark, self.context.theme.focus_in), (line, colour)):
            for corner in _corners(box, arm):
                pygame.draw.lines(surface, tint, False, corner, width)
                for spot in corner:
                    pygame.draw.circle(surface, tint, spot, width // 2)

    def _arrow(self, surface: pygame.Surface, rect: pygame.Rect, grown: int, colour: Colour) -> None:
        """A wedge over the thing; under or beside it, where over it is no room or something else that is spoken of.
        Where that is all around, the frame must do."""
        px = self.context.view.px
        boxes = [self._stage.box_of(target) for target in (*self.points, *self.framed)]
        others = [box for box in boxes if box is not None and box != rect]
        for across, down in ((0, -1), (0, 1), (-1, 0), (1, 0)):
            shape = _wedge(rect, (across, down), (px(14), px(30), px(22)))
            room = _around(shape)
            if self.rect.contains(room) and room.collidelist(others) < 0:
                came = [(x + across * grown, y + down * grown) for x, y in shape]
                pygame.draw.polygon(surface, colour, came)
                pygame.draw.lines(surface, self.context.theme.focus_in, True, came, max(2, px(4)))
                return


Spot = tuple[int, int]


def _wedge(rect: pygame.Rect, side: Spot, sizes: tuple[int, int, int]) -> list[Spot]:
    """A triangle that points at a thing from one of its sides; `sizes`: how far off, how high, half how wide."""
    (across, down), (gap, high, half) = side, sizes
    x, y = rect.centerx + across * rect.width // 2, rect.centery + down * rect.height // 2
    back = (x + across * (gap + high), y + down * (gap + high))
    return [
        (x + across * gap, y + down * gap),
        (back[0] - down * half, back[1] + across * half),
        (back[0] + down * half, back[1] - across * half),
    ]


def _around(shape: list[Spot]) -> pygame.Rect:
    left, top = min(x for x, _ in shape), min(y for _, y in shape)
    return pygame.Rect(left, top, max(x for x, _ in shape) - left, max(y for _, y in shape) - top)


def _corners(box: pygame.Rect, arm: int) -> list[list[Spot]]:
    """The four corners of a frame, each as two arms."""
    found = []
    for x, inward in ((box.left, arm), (box.right, -arm)):
        for y, down in ((box.top, arm), (box.bottom, -arm)):
            found.append([(x + inward, y), (x, y), (x, y + down)])
    return found


def still_wanted(path: Sequence[Target], pointed: Sequence[Target], carried: Any) -> tuple[Target, ...]:
    """What of a spelling is still to be pointed at."""
    return tuple(target for target in path if target not in pointed and target != carried)

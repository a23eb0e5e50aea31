"""A move that has many consequences, shown one after the other. It can be hurried, skipped, and never holds anybody up.

The match is long further: what is shown is how the table lay in between, until it lies as it does. Any act of a person
finishes the clock's tweens, and with them the whole show. Knows beats, and no game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pygame

from scrapdesk.core.refusal import Target
from scrapdesk.ui.clock import Motion, ease_in_out
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.looks.beats import Beat, Flight
from scrapdesk.ui.type.styles import Style
from scrapdesk.ui.type.writer import CENTRE

CAPTION: Final = "caption"
"""The slot of a map in which the words of what is shown stand."""
TOKEN: Final = 46
"""How large what flies is, in design pixels."""
FOLLOWS: Final = 0.16
"""How much later the next of several starts, as a part of the whole way."""
ARC: Final = 0.16
"""How high it flies, as a part of its way."""
SMALLEST: Final = 11


@dataclass(frozen=True, slots=True)
class Cue:
    """A beat, how many lines of the log are told by then, and the words of the last of them."""

    beat: Beat
    lines: int
    words: str


class Show:
    def __init__(
        self,
        context: AppContext,
        pose: Callable[[Any, bool], None],
        box: Callable[[Target], pygame.Rect | None],
        touch: Callable[[], None],
    ) -> None:
        self._context, self._pose, self._box, self._touch = context, pose, box, touch
        self.told: Callable[[Cue | None], None] = lambda cue: None
        """Hears which cue is shown; None: all has been shown."""
        self._cues: list[Cue] = []
        self._view: Any = None
        """How the table lies at this moment of what is shown."""
        self._at = 0.0
        """How far the beat is that is shown, from 0 to 1."""

    @property
    def running(self) -> bool:
        return bool(self._cues)

    def begin(self, cues: Sequence[Cue]) -> bool:
        """Shows these; False where nobody wants to see anything move, or there is nothing."""
        self.stop()
        if self._context.clock.speed == "off" or not any(cue.beat.ms for cue in cues):
            return False
        self._cues = list(cues)
        self._next()
        return True

    def stop(self) -> None:
        """Forgets what was still to be shown."""
        self._context.clock.drop(self)
        self._cues.clear()
        self._view = None

    def again(self) -> None:
        """The table has another size: it lies as it did, at once."""
        if self.running and self._view is not None:
            self._pose(self._view, True)

    def draw(self, surface: pygame.Surface) -> None:
        if not self._cues:
            return
        cue = self._cues[0]
        for target in cue.beat.struck:
            self._strike(surface, target)
        if not self._context.clock.reduced_motion:
            for flight in cue.beat.flights:
                self._fly(surface, flight)
        self._caption(surface, cue.words)

    # -- the order of things ------------------------------------------------------------------------------

    def _next(self) -> None:
        """Shows the first of what is left, together with all before it that takes no time."""
        while self._cues[0].beat.ms <= 0 and len(self._cues) > 1:
            before, after = self._cues.pop(0).beat, self._cues[0]
            if after.beat.view is None and before.view is not None:
                beat = after.beat
                merged = Beat(beat.ms, before.view, beat.flights, beat.struck, beat.sound)
                self._cues[0] = Cue(merged, after.lines, after.words)
        cue = self._cues[0]
        if cue.beat.view is not None:
            self._view = cue.beat.view
            self._pose(self._view, False)
        if cue.beat.sound:
            self._context.audio.play(cue.beat.sound)
        self.told(cue)
        self._context.clock.tween(self, cue.beat.ms, self._move, ease_in_out, Motion.FADE, self._done)

    def _move(self, t: float) -> None:
        self._at = t
        self._touch()

    def _done(self) -> None:
        self._cues.pop(0)
        if self._cues:
            self._next()
        else:
            self.stop()
            self.told(None)

    # -- paint --------------------------------------------------------------------------------------------

    def _strike(self, surface: pygame.Surface, target: Target) -> None:
        """A frame that closes in on what is hit."""
        rect = self._box(target)
        if rect is None:
            return
        px, theme = self._context.view.px, self._context.theme
        grown = round(px(26) * max(0.0, 1 - 2 * self._at))
        frame = rect.inflate(2 * grown + px(8), 2 * grown + px(8))
        line = max(2, px(4))
        pygame.draw.rect(surface, theme.focus_in, frame.inflate(2 * line, 2 * line), line, px(8))
        pygame.draw.rect(surface, theme.highlight, frame, line, px(8))

    def _fly(self, surface: pygame.Surface, flight: Flight) -> None:
        start, goal = self._box(flight.start), self._box(flight.goal)
        if start is None or goal is None:
            return
        side = max(1, self._context.view.px(TOKEN))
        image = self._context.art.get(flight.picture, (side, side))
        across, down = goal.centerx - start.centerx, goal.centery - start.centery
        high = ARC * (across**2 + down**2) ** 0.5
        spread = 1 + FOLLOWS * (flight.count - 1)
        for number in range(flight.count):
            t = min(1.0, max(0.0, 1.35 * self._at * spread - FOLLOWS * number))
            x, y = start.centerx + across * t, start.centery + down * t - high * 4 * t * (1 - t)
            surface.blit(image, image.get_rect(center=(round(x), round(y))), None, pygame.BLEND_PREMULTIPLIED)

    def _caption(self, surface: pygame.Surface, words: str) -> None:
        rect = self._box(CAPTION)
        if rect is None or not words:
            return
        writer, theme, px = self._context.writer, self._context.theme, self._context.view.px
        pygame.draw.rect(surface, theme.focus_in, rect, border_radius=px(8))
        style, size = Style("sans-semibold", 22, leading=1.15), max(SMALLEST, round(rect.height * 0.24))
        block = writer.block(words, style, rect.width - px(16), px=size, plain=True)
        while block.height > rect.height and size > SMALLEST:
            size -= 1
            block = writer.block(words, style, rect.width - px(16), px=size, plain=True)
        top = rect.top + (rect.height - block.height) // 2
        writer.draw(surface, block, (rect.left + px(8), top), theme.text, CENTRE, rect.width - px(16))

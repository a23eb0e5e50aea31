"""A move that has many consequences, shown one after the other. It can be hurried, skipped, and never holds anybody up.

The match is long further: what is shown is how the table lay in between, until it lies as it does. Any act of a person
finishes the clock's tweens, and with them the whole show. Knows beats, and no game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from scrapdesk.core.seats import Seat
from scrapdesk.ui.board.beats import Beat
from scrapdesk.ui.board.lights import BoxOf, Lights
from scrapdesk.ui.board.sprites import Sprites
from scrapdesk.ui.board.timing import HOLD_MS, REVEAL_MS
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.frame.clock import Motion, linear
from scrapdesk.ui.opaque import View

MOST_SOUNDS = 2
"""More than so many at once are noise."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A beat, how many lines of the log are told by then, and the words of the last of them."""

    beat: Beat
    lines: int
    words: str = ""
    actor: Seat | None = None
    """Who has moved; None: nobody, or luck."""
    sounds: tuple[str, ...] = ()


class BoardShow:
    def __init__(
        self,
        context: AppContext,
        sprites: Sprites,
        pose: Callable[[View, bool], None],
        box: BoxOf,
        reveals: Callable[[], bool],
    ) -> None:
        self._context, self._pose, self._reveals = context, pose, reveals
        self._lights = Lights(context, sprites, box)
        self.told: Callable[[Cue | None], None] = lambda cue: None
        """Hears which cue is shown; None: all has been shown."""
        self._cues: list[Cue] = []
        self._view: View | None = None
        """How the table lies at this moment of what is shown."""

    @property
    def running(self) -> bool:
        return bool(self._cues)

    @property
    def cue(self) -> Cue | None:
        """What is shown now."""
        return self._cues[0] if self._cues else None

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
        self._lights.out()
        self._view = None

    def again(self) -> None:
        """The table has another size: it lies as it did, at once."""
        cue = self.cue
        if cue is not None:
            if self._view is not None:
                self._pose(self._view, True)
            self._lights.show(cue.beat, cue.words)

    # -- the order of things ------------------------------------------------------------------------------

    def _next(self) -> None:
        """Shows the first of what is left, together with all before it that takes no time."""
        while self._cues[0].beat.ms <= 0 and len(self._cues) > 1:
            before = self._cues.pop(0)
            self._cues[0] = _together(before, self._cues[0])
        cue = self._cues[0]
        ms = cue.beat.ms
        if cue.beat.view is not None:
            self._view = View(cue.beat.view)
            self._pose(self._view, False)
            if self._reveals():
                ms = max(ms, REVEAL_MS + HOLD_MS)
        for sound in cue.sounds[:MOST_SOUNDS]:
            self._context.audio.play(sound)
        self._lights.show(cue.beat, cue.words)
        self.told(cue)
        self._context.clock.tween(self, ms, self._lights.move, linear, Motion.FADE, self._done)

    def _done(self) -> None:
        """On to the next; whoever has ended all that moves wants to see none of it."""
        if not self._cues:
            return
        self._cues.pop(0)
        if self._cues and not self._context.clock.finishing:
            self._next()
        else:
            self.stop()
            self.told(None)


def _together(before: Cue, cue: Cue) -> Cue:
    """A cue with what was to be seen and heard just before it."""
    sounds = tuple(dict.fromkeys((*before.sounds, *cue.sounds)))
    view = before.beat.view if cue.beat.view is None else cue.beat.view
    beat = replace(cue.beat, view=view, speech=(*before.beat.speech, *cue.beat.speech))
    return replace(cue, beat=beat, sounds=sounds)

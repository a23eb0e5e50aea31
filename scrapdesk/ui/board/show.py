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
from scrapdesk.ui.board.timing import FEAT_MS, HOLD_MS, REVEAL_MS
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
        self.stays: Callable[[Cue], bool] = lambda cue: False
        """Whether a cue that has been seen is left standing until somebody goes on from it."""
        self.waiting = False
        """Whether it stands so now."""

    @property
    def running(self) -> bool:
        return bool(self._cues)

    @property
    def cue(self) -> Cue | None:
        """What is shown now."""
        return self._cues[0] if self._cues else None

    @property
    def following(self) -> Sequence[Cue]:
        """What is still to be shown after that."""
        return self._cues[1:]

    def begin(self, cues: Sequence[Cue]) -> bool:
        """Shows these; False where there is nothing. Where nobody wants to see anything move, only what is left
        standing is shown."""
        self.stop()
        if self._context.clock.reduced_motion:
            cues = [cue for cue in cues if not cue.beat.moves]
        if self._context.clock.speed == "off":
            cues = [cue for cue in cues if cue.beat.holds and self.stays(cue)]
        if not any(cue.beat.ms for cue in cues):
            return False
        self._cues = list(cues)
        self._next()
        return True

    def stop(self) -> None:
        """Forgets what was still to be shown."""
        self._context.clock.drop(self)
        self.waiting = False
        self._cues.clear()
        self._lights.out()
        self._view = None

    def hurry(self) -> None:
        """Somebody wants to go on: from what stands there to what comes of it, or else to the end of it all."""
        if self.waiting:
            self.go_on()
        else:
            self._context.clock.finish()

    def go_on(self) -> None:
        """What was left standing takes its course."""
        if self.waiting:
            self.waiting = False
            self._pass_on()

    def pass_by(self) -> None:
        """What is on the stage is over at once, and the next comes onto it."""
        ahead = [at for at, cue in enumerate(self._cues) if at and (cue.beat.feat is not None or cue.beat.ends)]
        if not ahead:
            self._context.clock.finish()
            return
        self._context.clock.drop(self)
        self.waiting = False
        del self._cues[: ahead[0]]
        self._next()

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
        if self._context.clock.speed == "off" and cue.beat.holds and self.stays(cue):
            ms = 0.0  # it stands there from the first frame on: a press goes on from it, and does not only end a fade
        for sound in cue.sounds[:MOST_SOUNDS]:
            self._context.audio.play(sound)
        self._lights.show(cue.beat, cue.words)
        self.told(cue)
        self._context.clock.tween(self, ms, self._lights.move, linear, Motion.FADE, self._done)

    def _done(self) -> None:
        """On to the next, unless this one stays; whoever has ended all that moves wants to see none of it but what
        holds them up."""
        if not self._cues:
            return
        cue = self._cues[0]
        if self.stays(cue) and (cue.beat.holds or not self._context.clock.finishing):
            self.waiting = True
            if cue.beat.holds:
                self._lights.out()
            self.told(cue)
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        self._cues.pop(0)
        if self._context.clock.finishing:
            holding = (at for at, cue in enumerate(self._cues) if cue.beat.holds and self.stays(cue))
            del self._cues[: next(holding, len(self._cues))]
        if self._cues:
            self._next()
        else:
            self.stop()
            self.told(None)


def _together(before: Cue, cue: Cue) -> Cue:
    """A cue with what was to be seen and heard just before it."""
    sounds = tuple(dict.fromkeys((*before.sounds, *cue.sounds)))
    view = before.beat.view if cue.beat.view is None else cue.beat.view
    feat = before.beat.feat if cue.beat.feat is None else cue.beat.feat
    ends = before.beat.ends or cue.beat.ends
    beat = replace(cue.beat, view=view, feat=feat, ends=ends, speech=(*before.beat.speech, *cue.beat.speech))
    return replace(cue, beat=beat, sounds=sounds)


def paced(cues: Sequence[Cue]) -> list[Cue]:
    """What is staged one after the other goes at a pace that can be watched for a whole game: what each takes is
    shortened to the time of one, but for what has to be read."""
    found = list(cues)
    parts = [at for at, cue in enumerate(cues) if cue.beat.feat is not None or cue.beat.ends]
    for since, until in zip(parts, (*parts[1:], len(cues)), strict=False):
        if not cues[since].beat.ends:
            _shorten(found, since, until)
    return found


def _shorten(cues: list[Cue], since: int, until: int) -> None:
    quick = [at for at in range(since, until) if not cues[at].beat.reads]
    whole = sum(cues[at].beat.ms for at in quick)
    for at in quick if whole > FEAT_MS else ():
        beat = cues[at].beat
        cues[at] = replace(cues[at], beat=replace(beat, ms=beat.ms * FEAT_MS / whole))

"""Looking back from the table: at the position after a line of the log, or at what has happened, step by step.

The table shows each position with the viewer's own eyes; the match stands still, and nothing can be played meanwhile.
Owns which position is looked at, and for how long. Must not know where its words stand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from scrapdesk.core.match import Entry
from scrapdesk.ui.board.catching_up import Stop, moved, since_own_move, stop_of, stops_since
from scrapdesk.ui.board.stage import Stage
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.table.sitting import Sitting
from scrapdesk.ui.table.telling import Teller

STEP_MS: Final = 1100.0
"""How long each thing that happened is seen, at normal speed."""
FIRST_MS: Final = 500.0
"""How long the table is seen as it was, before anything moves."""
LINES: Final = 4


class Said(NamedTuple):
    """What is said about the position that is looked at."""

    badge: str
    words: str
    rule: str


class Looking:
    def __init__(self, context: AppContext, sitting: Sitting, stage: Stage, teller: Teller) -> None:
        self._context, self._sitting, self._stage, self._teller = context, sitting, stage, teller
        self.changed: Callable[[], None] = lambda: None
        """Told that another position is shown, or the one of now again."""
        self.sound: Callable[[Sequence[Entry]], None] = lambda entries: None
        self.stop: Stop | None = None
        self._queue: tuple[Stop, ...] = ()
        self._count = 0
        self._active = False

    @property
    def active(self) -> bool:
        """Whether another position than that of now is shown."""
        return self._active

    @property
    def telling(self) -> bool:
        """Whether it goes on by itself, to show what has happened."""
        return self._active and self._count > 0

    # -- ways in and out ----------------------------------------------------------------------------------

    def at_line(self, ply: int) -> bool:
        """Shows the table as it was after the move at this ply. False where it is shown already, or is that of now."""
        stop = stop_of(self._entries(), ply)
        if stop is None or stop.ply == self._sitting.match.ply or (self._active and stop == self.stop):
            return False
        self._end_telling()
        self._count = 0
        self._show(stop)
        return True

    def again(self) -> bool:
        """What has happened since the viewer's own last move, shown once more."""
        return self.since(since_own_move(self._entries(), self._sitting.viewer))

    def since(self, ply: int) -> bool:
        """What has happened since a ply, one thing after the other; False where that is nothing."""
        stops = stops_since(self._entries(), ply)
        if not stops:
            return False
        self._end_telling()
        self._queue, self._count = stops, len(stops)
        self._active, self.stop = True, None
        self._stage.hand.looking, self._stage.hand.shown = ply, ()
        self._stage.follow()
        self.changed()
        self._later(FIRST_MS)
        return True

    def close(self) -> None:
        """Back to how it stands now."""
        if self._active:
            self._end_telling()
            self._active, self._count, self.stop = False, 0, None
            self._stage.hand.looking, self._stage.hand.shown = None, ()
            self._stage.follow()
            self.changed()

    # -- within -------------------------------------------------------------------------------------------

    def _entries(self) -> Sequence[Entry]:
        return self._sitting.match.entries(self._sitting.viewer)

    def _show(self, stop: Stop) -> None:
        hand = self._stage.hand
        before = hand.pieces
        self._active, self.stop, hand.looking = True, stop, stop.ply
        hand.refresh()
        hand.shown = moved(before, hand.pieces) if self._count else ()
        self._stage.follow()
        self.changed()

    def _next(self) -> None:
        if not self._queue:
            self.close()
            return
        stop, self._queue = self._queue[0], self._queue[1:]
        self._show(stop)
        self.sound(stop.entries)
        self._later(STEP_MS)

    def _later(self, ms: float) -> None:
        """By the chosen speed; with animation off, at the normal one, since it was asked for."""
        self._context.clock.after((self, "next"), self._context.clock.length(ms) or ms, self._next)

    def _end_telling(self) -> None:
        self._context.clock.drop((self, "next"))
        self._queue = ()

    # -- in words -----------------------------------------------------------------------------------------

    def said(self) -> Said:
        """What is seen, in words: a badge, the lines of the move, and the rule that they rest on."""
        texts, stop = self._context.texts, self.stop
        if stop is None:
            return Said(texts("What happened"), "", "")
        told = [line for entry in stop.entries for line in self._teller.entry(entry)]
        words = "\n".join(line.text for line in told[:LINES])
        rule = next((line.rule for line in told if line.rule), "")
        if not self._count:
            return Said(texts("Looking back at move {n}", n=stop.number), words, rule)
        if self._count == 1:
            return Said(texts("What happened"), words, rule)
        badge = texts("What happened: {n} of {all}", n=self._count - len(self._queue), all=self._count)
        return Said(badge, words, rule)

"""Opponents at a table think and move at a pace that can be followed; the coach thinks when a person asks for a hint.

Owns when their answers are looked for. What is shown of a move, the table knows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scrapdesk.ai.coach import Hint
from scrapdesk.ai.thinking import ThinkingFailed
from scrapdesk.ui.table.pace import Pace

if TYPE_CHECKING:
    from scrapdesk.ui.table.scene import TableScene


class TableOpponents:
    def __init__(self, table: TableScene) -> None:
        self._table, self._context, self._sitting = table, table.context, table.sitting
        self._pace = Pace(table.context.clock, table.sitting)
        self.tell_hints: Callable[[Sequence[Hint]], None] = self.tell_best
        """Tells what the coach says, the best move first."""

    @property
    def hurried(self) -> bool:
        """Whether all of them are to play at once, up to the next decision of a person."""
        return self._pace.hurried

    def hurry(self) -> None:
        self._pace.hurry()

    def begin(self, rest: float) -> None:
        """The table has changed, and is left as it is for so long at normal speed."""
        self._pace.begin(rest)

    @property
    def busy(self) -> bool:
        """Whether anybody thinks."""
        return self._sitting.thinking or self._sitting.hinting

    def update(self, dt: float) -> None:
        sitting = self._sitting
        try:
            if sitting.thinking:
                self._let_think(dt)
            elif sitting.hinting:
                hints = sitting.hint()
                if hints:
                    self.tell_hints(hints)
        except ThinkingFailed as fault:
            sitting.stop_thinking()
            self._table.say(self._context.texts("The opponent stopped thinking: {reason}", reason=str(fault)), "refuse")

    def _let_think(self, dt: float) -> None:
        move = self._pace.move(dt, self._table.rushing, self._table.showing)
        if move is not None:
            self._sitting.play_for_opponent(move)
            self._pace.hurried = self._pace.hurried and self._sitting.thinking

    # -- the coach --------------------------------------------------------------------------------------

    def hint(self) -> None:
        """Lets the coach look at the moves of the person asked."""
        table, texts = self._table, self._context.texts
        reason = self.why_no_hint()
        if table.taken("hint"):
            return
        if reason:
            table.say(reason)
        elif not self._sitting.hinting:
            self._sitting.ask_hint()
            table.say(texts("Looking at your moves…"))
            table.tips.show("coach")

    def why_no_hint(self) -> str:
        reasons = [part.why_no_hint() for part in self._table.parts]
        if any(reasons):
            return next(filter(None, reasons))
        return (
            ""
            if self._sitting.person_asked is not None
            else self._context.texts("Hints are available on your own turn.")
        )

    def tell_best(self, hints: Sequence[Hint]) -> None:
        """In passing: the best move, and why."""
        best, texts = hints[0], self._context.texts
        words = texts("{move}: {reason}", move=self._table.moves.words_for(best.move), reason=texts.line(best.why))
        self._table.say(words, "good")

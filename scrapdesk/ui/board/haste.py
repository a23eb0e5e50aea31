"""Somebody does not want to wait for what is shown. Hurrying is no answer to what is asked when it is over.

Owns when a show was hurried last. Must not know what is shown, nor how an act came.
"""

from __future__ import annotations

from collections.abc import Callable

from scrapdesk.ui.board.show import BoardShow
from scrapdesk.ui.board.timing import CALM_MS
from scrapdesk.ui.context import AppContext


class Haste:
    def __init__(self, context: AppContext, show: BoardShow, asks: Callable[[], bool]) -> None:
        """`asks`: whether one thing that is pointed at is an answer now."""
        self._context, self._show, self._asks = context, show, asks
        self._left = 0.0

    def pass_time(self, ms: float) -> None:
        self._left = max(0.0, self._left - ms)

    @property
    def fresh(self) -> bool:
        """Whether somebody has only just hurried what was shown, and is asked something since."""
        return self._left > 0 and self._asks()

    def hurry(self) -> bool:
        """An act of a person goes before anything that is being shown; whether it was no more than that: a question
        that nobody can have read yet is not answered by it."""
        shown, held = self._show.running, self._show.waiting
        self._show.hurry()
        if not shown:
            self._context.clock.finish()
            return False
        self._left = CALM_MS
        return held or self._show.running or self._asks()

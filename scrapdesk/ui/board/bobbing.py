"""One piece that rises and sinks a little, as a ship at anchor does; after a few swells it lies still.

It goes by whole pixels and by alarms, so that nothing is painted in between, and a table at which nobody does anything
comes to rest. Off where no motion is wanted. Must not know which piece that is, nor why.
"""

from __future__ import annotations

from math import pi, sin
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.ui.board.cast import Cast
from scrapdesk.ui.context import AppContext

SWELL_MS: Final = 2400.0
STEP_MS: Final = 150.0
SWELLS: Final = 3
HIGH: Final = 2.0
"""So many pixels of the design it goes up, and down."""


class Bobbing:
    def __init__(self, context: AppContext, cast: Cast) -> None:
        self._context, self._cast = context, cast
        self._target: Target | None = None
        self._passed = 0.0

    def follow(self, target: Target | None) -> None:
        """This piece, from now on; None: none. It begins anew for each change of the table."""
        if self._target is not None and target != self._target:
            self._cast.swell(self._target, 0)
        self._context.clock.drop(self)
        self._target, self._passed = target, 0.0
        if target is not None:
            self._cast.swell(target, 0)
        if target is not None and self._context.clock.length(SWELL_MS) > 0:
            self._context.clock.after(self, STEP_MS, self._go_on)

    def _go_on(self) -> None:
        self._passed += STEP_MS
        target, done = self._target, self._passed / SWELL_MS
        if target is None:
            return
        high = self._context.view.scale * HIGH * sin(2 * pi * done)
        self._cast.swell(target, round(high) if done < SWELLS else 0)
        if done < SWELLS:
            self._context.clock.after(self, STEP_MS, self._go_on)

"""When the still half of a table is shown anew: once a turn, however often it was asked for, and after a move over
some turns, the pieces first.

Owns what is still to be shown and painted. Must not know what is written there. What an act of a person changes, and
what may be somebody's secret, never waits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from scrapdesk.ui.board.backdrop import Backdrop
from scrapdesk.ui.board.cast import Cast
from scrapdesk.ui.board.slots import Layout
from scrapdesk.ui.frame.allowance import Allowance
from scrapdesk.ui.opaque import View

Seen = tuple[View, Layout, tuple[str, ...], pygame.Rect]
"""A view, the table's map and names, and its room in the window."""


class Still:
    def __init__(
        self, allowance: Allowance, backdrop: Backdrop, cast: Cast, damaged: Callable[[pygame.Rect], None]
    ) -> None:
        """`damaged` hears where of the window something has changed."""
        self._allowance, self._backdrop, self._cast, self._damaged = allowance, backdrop, cast, damaged
        self._asked: Seen | None = None
        self._begun: Iterator[None] | None = None
        """What is being taken in, over some turns; what was asked for since comes after it."""
        self.lags = False
        """Whether anything may wait here: nobody's secrets have to go with it."""
        self._may_wait = False
        """Whether all that is still to be shown may be seen some turns later."""

    def ask(self, seen: Seen, may_wait: bool) -> None:
        """This is to be seen from now on."""
        self._may_wait = may_wait and self.lags and (self._may_wait or self._asked is None)
        self._asked = seen
        if not self._may_wait:
            self._begun = None

    def waits(self) -> bool:
        """Whether what is still to be done is left for the next turn."""
        return self._may_wait and self._allowance.spent()

    def late(self) -> bool:
        """Whether what may wait at this table is left for the next turn."""
        return self.lags and self._allowance.spent()

    def _take_in(self) -> None:
        """Step by step where only the view is another: else nothing of what was seen before is right."""
        if self._begun is None and self._asked is not None:
            (view, layout, names, room), self._asked = self._asked, None
            if not self._backdrop.lies_as_it_lay(layout, names, room):
                for rect in self._backdrop.show(view, layout, names, room, self.waits):
                    self._damaged(rect)
                return
            self._begun = self._backdrop.take_in(view, layout, names, room)
        for _ in self._begun or ():
            if self.waits():
                return
        self._begun = None

    def catch_up(self) -> None:
        """Before anything is painted: shows what was asked for, or as much as there is time for."""
        if (self._asked is not None or self._begun is not None) and not self.waits():
            self._take_in()
        for rect in self._backdrop.paint_on(self.waits):
            self._damaged(rect)
        self._cast.repaint(frozenset(), self._allowance.spent)

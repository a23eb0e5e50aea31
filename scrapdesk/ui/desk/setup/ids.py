"""The ID of the game that is being set up, in a window of its own: to copy, or to type somebody else's.

Where several people have secrets from each other at one screen it is told after the game only: it would tell the deal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scrapdesk.core.gameid import SetupId
from scrapdesk.core.rules import GameInfo
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.scenes.dialog import DialogAnswer, Overlay, nothing
from scrapdesk.ui.table.identity import IdPart
from scrapdesk.ui.widgets.base import Widget


class IdScene(Overlay):
    width = 900

    def __init__(self, context: AppContext, taken: Callable[[SetupId], None], told: Callable[[str], None]) -> None:
        super().__init__(context, context.texts("Game ID"), [DialogAnswer(context.texts("Back"), nothing, "undo")])
        self._taken, self._told = taken, told
        self._done = False
        self.part = IdPart(context, self._take, self._changed)

    def enter(self) -> None:
        self._done = False
        super().enter()

    def show(self, info: GameInfo | None, seats: int, chosen: Mapping[str, str], secret: bool) -> None:
        """The set-up is this now; none where it cannot be played, or is played with cards of one's own."""
        self.part.show(info, seats, chosen, secret)

    def _take(self, wanted: SetupId) -> None:
        self.context.scenes.pop(self)
        self._done = True
        self._taken(wanted)

    def _changed(self) -> None:
        """Something was said of what was typed: here, or at the table once it is set."""
        if self._done:
            self._told(self.part.said)
        elif self in self.context.scenes.scenes:
            self.arrange()
            self.damage.add_all()

    def content(self, left: int, top: int, width: int) -> tuple[list[Widget], int]:
        bottom = self.part.place(left, top, width)
        return [widget for widget in self.part.widgets if widget.rect.width], bottom

"""When a curtain falls between people at one screen, and when they choose at once instead.

Owns that nobody's secrets stay on the screen for the next person. How a curtain looks, CurtainScene knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scrapdesk.ui.table import together
from scrapdesk.ui.table.cloth import Hanging, Rising
from scrapdesk.ui.table.curtain import CurtainScene
from scrapdesk.ui.table.seals import seals_of

if TYPE_CHECKING:
    from scrapdesk.ui.table.scene import TableScene


class Curtains:
    def __init__(self, table: TableScene) -> None:
        self._table, self._context, self._sitting = table, table.context, table.sitting
        self.holds: Callable[[], bool] = lambda: False
        """Whether the person asked may look at a face-down hand, in place of a curtain."""
        self.delays: Callable[[], bool] = lambda: False
        """Whether a curtain that is to fall has to wait for something."""
        self._hanging = Hanging(self._context, self._sitting.game)
        self.rising = Rising(self._context, self._hanging, table.damage.add_all)
        if self._sitting.shared:
            self._hanging.ask()
        self._in_turn = False
        """Whether people would rather choose one after the other, where they could choose at once."""

    def change(self) -> None:
        """The match has changed: somebody else may be asked now."""
        if self._chooses_together():
            self._sitting.shown_to = None
            self._context.scenes.push(
                together.scene(self._context, self._sitting, self._take_turns, self._table.escape)
            )
        elif self._sitting.needs_curtain(self._hides(), self.holds()) and not self.delays():
            self.fall()

    def fall(self) -> None:
        self.rising.stop()
        scene = CurtainScene(self._context, self._sitting, self._hanging, self._rise, self._table.escape)
        self._context.scenes.push(scene)

    def _rise(self) -> None:
        table = self._table
        self.rising.begin()
        self._sitting.raise_curtain()
        if self._sitting.match.practice and table.autosave is not None:  # a number may have been forgotten
            table.autosave.soon()
        table.follow("curtain")
        table.tips.after("curtain")
        for part in table.parts:
            part.changed("curtain")

    def _chooses_together(self) -> bool:
        """Whether two people choose at once, each with keys of their own, and need no curtain for it."""
        return self._context.settings.curtain and not self._in_turn and together.is_due(self._context, self._sitting)

    def _take_turns(self) -> None:
        self._in_turn = True
        self._table.after_change("begin")

    def _hides(self) -> bool:
        """Whether there is a curtain between people: as it is set, and always where somebody has set a number."""
        return self._context.settings.curtain or bool(seals_of(self._context, self._sitting))

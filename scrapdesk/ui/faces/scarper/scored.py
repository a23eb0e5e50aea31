"""A year that has been added up is left standing until somebody goes on to the next, or has it counted once more.

Owns when that is and its two buttons. What is counted, the beats know; where it is written, Retold. Opponents wait.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from scrapdesk.games.scarper.retold import Reckoning
from scrapdesk.ui.board.show import Cue
from scrapdesk.ui.faces.scarper.beats import counted
from scrapdesk.ui.frame.events import KeyDown, PointerDown, UiEvent
from scrapdesk.ui.scenes.placing import filling, stacked
from scrapdesk.ui.table.part import Part, Words
from scrapdesk.ui.widgets.button import Button

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable


class YearScored(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table, self._context, self._show = table, table.context, table.stage.show
        before = self._show.stays
        self._show.stays = lambda cue: before(cue) or self._stays(cue)
        context, texts = table.context, table.context.texts
        self.on = Button(context, "", self._show.go_on, "step-forward", primary=True, small=True, region="moves")
        self.on.action = "use"
        self.again = Button(context, texts("Replay scoring"), self.count_again, "replay", small=True, region="moves")
        self.again.action = "last move"
        self._buttons = (self.on, self.again)
        self.widgets = self._buttons
        for button in self._buttons:
            button.visible = False
        self._known = table.sitting.match.ply
        self._pending = False
        """Whether people at one screen are to see a scoring together, before the curtain falls between them."""
        delays = table.curtains.delays
        table.curtains.delays = lambda: delays() or self._pending
        table.side.below.append(self._stand)
        column = table.side.column
        column.needs(self._height)

    def _stays(self, cue: Cue) -> bool:
        """For people: computers among themselves are watched without a hand."""
        return cue.beat.holds and bool(self._table.sitting.humans) and not self._table.rushing

    def change(self, kind: str) -> None:
        """A year that has just been scored is looked at by everybody: both missions lie open."""
        match, since = self._table.sitting.match, self._known
        self._known = match.ply
        fresh = match.entries(None)[since:] if kind == "play" and self._table.sitting.shared else ()
        self._pending = any(event.kind == "scored" for entry in fresh for event in entry.events)
        if self._pending:
            self._table.sitting.shown_to = None  # nobody's hand is seen meanwhile

    def shown(self) -> None:
        if self._pending:
            self._pending = False
            self._table.curtains.change()

    @property
    def found(self) -> Reckoning | None:
        """The year that stands there now, added up; None where none does."""
        cue = self._show.cue
        if not self._show.waiting or cue is None or cue.beat.view is None:
            return None
        shown = cue.beat.view.retold
        return shown if isinstance(shown, Reckoning) else None

    def count_again(self) -> None:
        """From the first line to the flag, and then it stands there as before."""
        cue, found = self._show.cue, self.found
        if cue is None or found is None:
            return
        before = cue.beat.view._replace(morale=found.start)
        lines = [replace(cue, beat=beat, sounds=(beat.sound,) if beat.sound else ()) for beat in counted(before, found)]
        self._show.begin([*lines, cue, *self._show.following])

    def handle(self, event: UiEvent) -> bool:
        """Whoever wants to look back in the log has seen it."""
        if self.found is not None and isinstance(event, PointerDown) and self._table.side.log.hit(event.pos):
            self._show.go_on()
        return False

    def key(self, event: KeyDown) -> bool:
        if self.found is None or self._context.keys.meant(event, "table") != "last move":
            return False
        self.count_again()
        return True

    # -- what is said -------------------------------------------------------------------------------------

    def words(self) -> Words | None:
        found, cue = self.found, self._show.cue
        if found is None or cue is None:
            return None
        title, sheet = self._context.texts("{year} is over", year=found.year), self._table.side.filled()
        return Words(title, "" if sheet else cue.words)  # the sheet tells it line by line

    def explain(self) -> None:
        self._refresh()

    def told(self, cue: Cue | None) -> None:
        self._refresh()

    def _refresh(self) -> None:
        found, texts = self.found, self._context.texts
        for button in self._buttons:
            button.visible = found is not None
        if found is not None:
            over = self._table.sitting.match.outcome is not None
            self.on.text = texts("On to the end") if over else texts("On to {year}", year=found.year + 1)
            self.on.name = self.on.text

    # -- where they stand ---------------------------------------------------------------------------------

    @property
    def _shown(self) -> Sequence[Button]:
        return [button for button in self._buttons if button.visible]

    def _stand(self, room: pygame.Rect) -> pygame.Rect:
        if not self._shown:
            return room
        top = filling(self._context, self._shown, room, gap=10)
        for button in self._shown:
            button.touch()
        return pygame.Rect(room.left, room.top, room.width, max(0, top - self._context.view.px(10) - room.top))

    def _height(self, width: int) -> int:
        if not self._shown:
            return 0
        return self._context.view.px(24) - stacked(self._context, self._shown, pygame.Rect(0, 0, width, 0), gap=10)

"""What a table sounds like when a move was made: as its look has it, and no move twice.

What is shown is heard when it is seen, and not from here. Must not know when a move is made.
"""

from __future__ import annotations

from collections.abc import Iterable

from scrapdesk.core.match import Entry
from scrapdesk.ui.board.look import Look
from scrapdesk.ui.board.show import MOST_SOUNDS
from scrapdesk.ui.context import AppContext
from scrapdesk.ui.table.sitting import Sitting


class Hearing:
    def __init__(self, context: AppContext, sitting: Sitting, look: Look) -> None:
        self._context, self._sitting, self._look = context, sitting, look
        self._heard = 0
        """Up to which move the table has sounded."""
        self._plain = ""
        """How a move sounds, that was made and not heard yet, if its look knows no better."""

    def begin(self) -> None:
        """The table is sat down at, by whatever way, and sounds as its own; what lies before is not heard again."""
        self._context.sit_at(self._sitting.game)
        self._heard = self._sitting.match.ply

    def made(self, plain: str) -> None:
        """A move has been made."""
        self._plain = plain

    def sound(self, shown: bool) -> None:
        """What has happened since the last move; `shown`: it is heard when it is seen."""
        plain, self._plain = self._plain, ""
        entries = self._sitting.match.entries(self._sitting.viewer)
        since, self._heard = entries[self._heard :], len(entries)
        if plain and not shown:
            self.play(since, plain)

    def play(self, entries: Iterable[Entry], plain: str = "") -> None:
        """These moves, of which not more than two things are heard at once."""
        kinds = [event.kind for entry in entries for event in entry.events]
        names = [*dict.fromkeys(filter(None, map(self._look.sounds.get, kinds)))][:MOST_SOUNDS]
        for name in names or filter(None, [plain]):
            self._context.audio.play(name)

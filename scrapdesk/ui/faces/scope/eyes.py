"""A game between computers, watched as it is played: with one side's eyes, with both fronts open, or as a stranger.

A part of the table, there only where nobody plays: it would be cheating otherwise. Owns whose eyes are borrowed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from scrapdesk.core.table import Piece
from scrapdesk.core.words import Line, say
from scrapdesk.games.scope.cards import GERMAN, SIDES, SOVIET
from scrapdesk.ui.desk.replay.open_eyes import opened
from scrapdesk.ui.frame.events import KeyDown
from scrapdesk.ui.table.part import Part

if TYPE_CHECKING:
    from scrapdesk.ui.faces.scope.look import ScopeLook
    from scrapdesk.ui.table.board import BoardTable

NOBODY: Final = -1
BOTH: Final = 2
ORDER: Final = (NOBODY, GERMAN, SOVIET, BOTH)
TOLD: Final[dict[int, Line]] = {
    NOBODY: say("You are watching as a spectator: every card is face down."),
    GERMAN: say("You see what the German side sees."),
    SOVIET: say("You see what the Soviet side sees."),
    BOTH: say("You see both fronts face up."),
}


class BorrowedEyes(Part):
    def __init__(self, table: BoardTable, look: ScopeLook) -> None:
        self._table, self._look = table, look
        self.seen = NOBODY
        look.watched = True

    def key(self, event: KeyDown) -> bool:
        if self._table.context.keys.meant(event, "table") != "other side" or self._table.sitting.match.outcome:
            return False
        self.borrow(ORDER[(ORDER.index(self.seen) + 1) % len(ORDER)])
        return True

    def borrow(self, seen: int) -> None:
        table, sitting = self._table, self._table.sitting
        self.seen = seen
        sides = sitting.match.view(None).frame.sides
        sitting.shown_to = sides.index(seen) if seen in SIDES else None
        table.stage.hand.opens = self._all_open if seen == BOTH else _as_it_is
        table.follow("resume")
        table.say(table.context.texts.line(TOLD[seen]))

    def _all_open(self, pieces: Sequence[Piece]) -> Sequence[Piece]:
        sitting = self._table.sitting
        return opened(sitting.table, sitting.match, range(sitting.match.seats))


def _as_it_is(pieces: Sequence[Piece]) -> Sequence[Piece]:
    return pieces

"""An officer that was drawn onto a quadrant orders it to move: two moves of the rules, and one of the hand.

A part of the table. It plays the second one, which was meant with the first; where the first was not made, nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from scrapdesk.games.scope.board import QUADRANT_BY_NAME
from scrapdesk.games.scope.moves import Deployment, Regroup
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View
from scrapdesk.ui.board.playing import Intent
from scrapdesk.ui.opaque import Move
from scrapdesk.ui.table.part import Part

if TYPE_CHECKING:
    from scrapdesk.ui.table.board import BoardTable

QUADRANT: Final = "quad:"


class Deploying(Part):
    def __init__(self, table: BoardTable) -> None:
        self._table = table

    def obeyed(self, intent: Intent) -> None:
        places = [target.removeprefix(QUADRANT) for target in intent.path if target.startswith(QUADRANT)]
        if intent.kind != "move" or not places or not isinstance(cast(object, intent.moves[-1]), Deployment):
            return
        match = self._table.sitting.match
        seat, move = match.to_act, Regroup(QUADRANT_BY_NAME[places[-1]])
        if (
            seat is None
            or cast(View, match.view(seat)).phase != Phase.REGROUP
            or seat not in self._table.sitting.humans
        ):
            return
        if move in match.legal_moves(seat):
            self._table.play(cast(Move, move))

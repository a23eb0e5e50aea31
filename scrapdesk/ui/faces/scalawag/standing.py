"""What wins, and who is ahead: written on the paper of the port. Must not know ships."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.games.scalawag.ledger import ScalawagLedger
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.look import Inscription
from scrapdesk.ui.faces.scalawag.plates import FADED, INK, words
from scrapdesk.ui.frame.texts import Texts

GOAL: Final[Target] = "goal"


def ahead(view: View) -> Seat | None:
    """Who has most crew and intact planks, as everybody can count them. Nobody where several have as many, before the
    first turn, or where nobody knows who plays together."""
    if not view.turn or view.phase is Phase.OVER or view.frame.teams:
        return None
    left = ScalawagLedger().measured(view)
    return left.index(max(left)) if left.count(max(left)) == 1 else None


def goal_words(view: View, texts: Texts) -> Iterator[Inscription]:
    """What wins, and below it who is ahead."""
    told = texts("Last team afloat wins") if view.frame.teams else texts("Last ship afloat wins")
    leader = ahead(view)
    yield words(told, GOAL, 0.5, 0.5 if leader is None else 0.25, 20, INK)
    if leader is not None:
        yield words(texts("{name} is ahead", name="{name}"), GOAL, 0.5, 0.75, 20, FADED, seat=leader)

"""What wins, and who is ahead: written below the hand. Must not know ships."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.games.scalawag.cards import NO_FLAG
from scrapdesk.games.scalawag.ledger import ScalawagLedger
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.view import View
from scrapdesk.ui.board.look import Inscription
from scrapdesk.ui.faces.scalawag.plates import TEXT, words
from scrapdesk.ui.faces.scalawag.wording import ALLEGIANCES
from scrapdesk.ui.frame.texts import Texts

GOAL: Final[Target] = "goal"


def ahead(view: View) -> Seat | None:
    """Who has most crew and intact planks, as everybody can count them. Nobody where several have as many, before the
    first turn, or where nobody knows who plays together."""
    if not view.turn or view.phase is Phase.OVER or view.frame.teams:
        return None
    left = ScalawagLedger().measured(view)
    return left.index(max(left)) if left.count(max(left)) == 1 else None


def goal_words(view: View, texts: Texts, near: Seat) -> Iterator[Inscription]:
    """What wins; and who is ahead, or under which allegiance the near captain sails."""
    teams = view.frame.teams
    if teams:
        goal = texts("Last team afloat wins")
        if teams[near] != NO_FLAG:
            under = texts.line(ALLEGIANCES[teams[near]])
            goal = texts("{goal}: yours has {allegiance}", goal=goal, allegiance=under)
        yield words(goal, GOAL, 0.5, 0.5, 20, TEXT)
        return
    goal, leader = texts("Last ship afloat wins"), ahead(view)
    told = goal if leader is None else texts("{goal}: {name} is ahead", goal=goal, name="{name}")
    yield words(told, GOAL, 0.5, 0.5, 20, TEXT, seat=leader)

"""What somebody remembers of the enemy's front who does not keep a notebook: some of what was seen slips away.

Which cards slip changes every few turns and differs from front to front. Sees a View and nothing else.
"""

from __future__ import annotations

from random import Random
from typing import Final

from scrapdesk.games.scope.board import BIT, squares_in
from scrapdesk.games.scope.cards import HIDDEN
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.view import View

SPAN: Final = 8
"""For so many turns the same cards are gone from the mind: four of each side with two players."""


def recalled(view: View, slips: float) -> View:
    """The view at the start of a turn less the enemy cards that slipped, each as likely as is said; while something is
    under way, nothing has. Nobody forgets infantry that stands in the own front."""
    if view.side is None or view.phase != Phase.TURN or view.used:
        return view
    foe, cards = 1 - view.side, list(view.cards)
    theirs = squares_in(view.area(foe) & view.frame.ground.fronts[foe] & ~view.hidden)
    hidden = view.hidden
    mind = Random(f"{view.turns // SPAN}/{view.side}/{[cards[at] for at in squares_in(view.area(view.side))]}")
    for square in theirs:
        if mind.random() < slips:
            hidden |= BIT[square]
            cards[square] = HIDDEN
    return view._replace(cards="".join(cards), hidden=hidden)

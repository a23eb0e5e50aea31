"""Where the snipers of a side may stand: the odds for every square, by all that its enemy knows.

All that is turned up is seen by everybody, so a view can tell both what its side may believe of the enemy, and what
the enemy may believe of it. Must not look at a card that the believing side cannot see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from scrapdesk.core.table import Belief
from scrapdesk.core.words import Line, say
from scrapdesk.games.scope.board import square_name, squares_in
from scrapdesk.games.scope.cards import KINDS, SNIPER, Card, Side
from scrapdesk.games.scope.odds import Odds, hidden_odds
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.targets import square_target
from scrapdesk.games.scope.view import View

_SNIPER: Final = KINDS.index(SNIPER)


def sniper_odds(view: View, side: Side) -> dict[int, float]:
    """For every square with a card of a side, how likely a sniper is to stand there."""
    return {square: odds[_SNIPER] for square, odds in kind_odds(view, side).items()}


def kind_odds(view: View, side: Side) -> dict[int, Odds]:
    """For every square with a card of a side, how likely each kind is to lie there."""
    known = {square: _certain(view.cards[square]) for square in squares_in(view.area(side) & ~view.hidden)}
    return known | hidden_odds(view.unknown(side))


def _certain(card: Card) -> Odds:
    return tuple(float(kind == card.lower()) for kind in KINDS)


def beliefs_of(view: View) -> list[Belief]:
    """What a side may believe of the enemy, and then what the enemy may believe of it; the likeliest first."""
    if view.side is None or not Phase.DEAL < view.phase < Phase.OVER:
        return []
    return [*_beliefs(view, 1 - view.side, _of_them), *_beliefs(view, view.side, _of_us)]


def _beliefs(view: View, side: Side, told: Callable[[str, int], Line]) -> Iterator[Belief]:
    odds = sniper_odds(view, side)
    for square in sorted(odds, key=lambda square: (-odds[square], square)):
        line = told(square_name(square), round(100 * odds[square]))
        yield Belief(square_target(square), odds[square], line)


def _of_them(square: str, percent: int) -> Line:
    return say("{percent}% chance of an enemy sniper on {square}", "SC-4.2", square=square, percent=percent)


def _of_us(square: str, percent: int) -> Line:
    template = "to the enemy, there is a {percent}% chance that one of your snipers is on {square}"
    return say(template, "SC-4.2", square=square, percent=percent)

"""Where the snipers of a side may stand: the odds for every square, by all that its enemy knows.

All that is turned up is seen by everybody, so a view can tell both what its side may believe of the enemy, and what
the enemy may believe of it. Must not look at a card that the believing side cannot see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random
from typing import Final

from scrapdesk.core.table import Belief
from scrapdesk.core.words import Line, say
from scrapdesk.games.scope.board import BIT, square_name, squares_in
from scrapdesk.games.scope.cards import OF_SIDE, SNIPER, Side
from scrapdesk.games.scope.deduction import Unknown, classes_of
from scrapdesk.games.scope.sampling import draw
from scrapdesk.games.scope.state import Phase
from scrapdesk.games.scope.targets import square_target
from scrapdesk.games.scope.view import View

DRAWS: Final = 600
"""Arrangements that odds are counted in: enough for two figures."""


def sniper_odds(view: View, side: Side) -> dict[int, float]:
    """For every square with a card of a side, how likely a sniper is to stand there."""
    known = {square: float(view.cards[square] == OF_SIDE[side][SNIPER]) for square in _known(view, side)}
    return known | _hidden_odds(view.unknown(side))


def _known(view: View, side: Side) -> list[int]:
    return squares_in(view.area(side) & ~view.hidden)


@lru_cache(maxsize=128)
def _hidden_odds(unknown: Unknown) -> dict[int, float]:
    """The same for hidden squares. Those that no clue tells apart have the same odds, so they are counted together."""
    parts = classes_of(unknown)
    found = [0] * len(parts)
    rng = Random("belief")  # odds must not change while one looks at them
    draws = DRAWS if unknown.clues else 1
    for _ in range(draws):
        snipers = sum(BIT[square] for square, kind in draw(unknown, rng).items() if kind == SNIPER)
        for at, part in enumerate(parts):
            found[at] += (snipers & part).bit_count()
    sizes = [part.bit_count() * draws for part in parts]
    return {square: found[at] / sizes[at] for at, part in enumerate(parts) for square in squares_in(part)}


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
    return say("an enemy sniper is on {square} with {percent} in 100", "SC-4.2", square=square, percent=percent)


def _of_us(square: str, percent: int) -> Line:
    template = "the enemy may expect a sniper of yours on {square} with {percent} in 100"
    return say(template, "SC-4.2", square=square, percent=percent)

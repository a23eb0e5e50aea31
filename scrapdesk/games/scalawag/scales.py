"""What crew, hull and compass points are worth on the scales by which captains judge: a plain one and a fitted one.

The fitted one was found by playing: multinomial logit, fitted to who won in the end, over some 350,000 turns of 14,000
games of the opponents against each other, and rounded by hand. It says how much likelier a ship is to win than another.
Owns the numbers; must not know positions.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

AFLOAT: Final = 0.5
"""What a ship is worth on the plain scale for being there."""
CREW_WORTH: Final = (0.0, 1.0, 1.9, 2.5, 2.6, 2.6, 2.6)
HULL_WORTH: Final = (0.0, 1.0, 1.8, 2.4, 2.9, 3.3)
POINTS_WORTH: Final = (0.0, 0.07, 0.14, 0.2, 0.26, 0.31, 0.35, 0.39, 0.42, 0.44, 0.45)
"""Ten points are soon there again, so the last of them are worth little."""
KIND_WORTH: Final = (0.02, 0.06, 0.05, 0.06, 0.03, 0.05, 0.07, 0.06)
"""What a card is worth beyond being one: the first of a kind wholly, another half."""
OTHER_KIND: Final = 0.03
"""On the fitted scale every kind in hand counts the same: which ones were held made next to no difference."""


class Scale(NamedTuple):
    """The worth of a ship's crew by number, of what is left of its hull, and of its compass points."""

    crew: tuple[float, ...]
    hull: tuple[float, ...]
    points: tuple[float, ...]
    watch: float
    """An order to be on watch, while it can still be challenged."""
    mutiny: float
    fitted: bool = False

    def strength(self, worth: float) -> float:
        return exp(worth) if self.fitted else (AFLOAT + worth) ** 2


PLAIN: Final = Scale(CREW_WORTH, HULL_WORTH, POINTS_WORTH, watch=0.1, mutiny=0.06)
"""By hand: a hole costs a sound ship little."""
DUEL: Final = Scale(
    crew=(0.0, 0.0, 1.7, 2.9, 2.9, 2.9, 2.9),
    hull=(0.0, 0.0, 1.5, 2.5, 3.3, 4.0),
    points=(0.0, 0.2, 0.35, 0.5, 0.72, 0.85, 1.0, 1.1, 1.2, 1.25, 1.25),
    watch=0.1,
    mutiny=0.03,
    fitted=True,
)
"""Between two ships everything counts about twice as much. All fitted numbers are a third of what the fit says: by the
whole of it captains wait for each other, and games take half as long again or more."""
THREE: Final = Scale(
    crew=(0.0, 0.0, 0.8, 1.2, 1.2, 1.2, 1.2),
    hull=(0.0, 0.0, 0.7, 1.3, 1.75, 2.1),
    points=(0.0, 0.01, 0.02, 0.03, 0.05, 0.07, 0.09, 0.11, 0.13, 0.15, 0.17),
    watch=0.2,
    mutiny=0.03,
    fitted=True,
)
SEVERAL: Final = THREE._replace(watch=0.05)
"""Among many, who is on watch is seldom the one that is met; and they would all be on watch all the time."""


def fitted_scale(ships: int) -> Scale:
    """The fitted scale for so many ships afloat."""
    if ships <= 2:
        return DUEL
    return THREE if ships == 3 else SEVERAL

"""The blow that ends a game: attacks without any crew, which nobody can call, on the last rival afloat.

Owns that one question; must not know what positions are worth.
"""

from __future__ import annotations

from scrapdesk.games.scalawag.cards import BOARD, CANNONS, DAMAGE_SLOTS
from scrapdesk.games.scalawag.sea import others_afloat, price
from scrapdesk.games.scalawag.state import State


def sure_ends(state: State) -> tuple[int, ...]:
    """The orders by which the captain surely sinks the only ship left beside the own one, paid for as things lie."""
    captain = state.captain
    rivals = list(others_afloat(state.afloat, captain))
    if len(rivals) != 1:
        return ()
    rival = rivals[0]
    ends = ((CANNONS, state.damage[rival] == DAMAGE_SLOTS - 1), (BOARD, len(state.hands[rival]) == 1))
    points = state.points[captain]
    return tuple(order for order, ended in ends if ended and price(state, order, rival, 0, near=True) <= points)

"""What an attack on each ship would cost whoever looks, by the rules and what was declared so far (SW-4)."""

from __future__ import annotations

from typing import NamedTuple

from scrapdesk.core.refusal import Target
from scrapdesk.core.seats import Seat
from scrapdesk.games.scalawag.cards import BOARD, CANNONS, CREW_NAMES, CREW_OF, NO_CREW, ORDER_NAMES, WIND, Crew
from scrapdesk.games.scalawag.sea import neighbours, price
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.view import View

ATTACKS = (CANNONS, BOARD, WIND)


class Price(NamedTuple):
    points: int
    can: bool
    """Whether whoever looks could pay it and reach that ship."""
    near: bool
    reached: bool
    """Whether it can be reached at all, whatever it costs."""


def attacker(view: View) -> Seat:
    """Whose attacks are priced: those of whoever looks, or of the captain whose turn it is."""
    seat = view.seat
    return view.captain if seat is None or not view.afloat >> seat & 1 else seat


def price_of(view: View, order: int, target: Seat, crew: int = 0, lookout: bool = False) -> Price:
    seat = attacker(view)
    near = lookout or bool(neighbours(view, seat) >> target & 1)
    points = price(view, order, target, crew, near)
    reached = near or order == CANNONS
    return Price(points, reached and points <= view.points[seat], near, reached)


def reachable(view: View, order: int) -> list[Seat]:
    """The ships that an attack can reach, whatever it costs."""
    own = attacker(view)
    rivals = (seat for seat in range(view.seats) if seat != own and view.afloat >> seat & 1)
    return [seat for seat in rivals if price_of(view, order, seat).reached]


def chosen_order(view: View, pointed: tuple[Target, ...]) -> int | None:
    """The order that the person at the table is about to give, or has given and now aims."""
    if view.seat is None or view.actor != view.seat:
        return None
    if view.phase is Phase.TARGET:
        return view.plan.order
    names = [target.removeprefix("order:") for target in pointed if target.startswith("order:")]
    return ORDER_NAMES.index(names[0]) if names else None


def chosen_crew(view: View, pointed: tuple[Target, ...]) -> int:
    """How many cards have been laid to it, or were declared."""
    if view.phase is Phase.TARGET:
        return view.plan.support
    return sum(target.startswith("crew:") for target in pointed)


def said_to_be(pointed: tuple[Target, ...]) -> Crew | None:
    """What cards are declared to be that are laid on an order, or claimed as after it."""
    for target in pointed:
        kind, _, name = target.partition(":")
        crew = CREW_OF[ORDER_NAMES.index(name)] if kind == "order" else NO_CREW
        crew = CREW_NAMES.index(name) if kind == "declare" else crew
        if crew != NO_CREW:
            return crew
    return None


def attack_prices(view: View, pointed: tuple[Target, ...]) -> dict[Seat, Price]:
    """The price at every ship for the attack that is being prepared; empty where none is."""
    order = chosen_order(view, pointed)
    if order not in ATTACKS:
        return {}
    crew = 0 if CREW_OF[order] is None or order == WIND else chosen_crew(view, pointed)
    seat, lookout = attacker(view), view.phase is Phase.TARGET and view.plan.lookout
    rivals = (other for other in range(view.seats) if other != seat and view.afloat >> other & 1)
    return {other: price_of(view, order, other, crew, lookout) for other in rivals}

"""Why a card cannot be given, shown or lost, and why a penalty cannot be paid in some way (SW-4.4 to SW-9).

A part of `refusals`: works on the View alone.
"""

from __future__ import annotations

from typing import NamedTuple

from scrapdesk.core.refusal import Target
from scrapdesk.core.words import Line, say
from scrapdesk.games.scalawag.cards import CREW_TITLES, DAMAGE_SLOTS, MUTINY, ORDER_RULES, Cards
from scrapdesk.games.scalawag.moves import Bury, Hole, Lose, Move, Play, Return, Show, Yield
from scrapdesk.games.scalawag.phrases import several
from scrapdesk.games.scalawag.spelling import covered, ship
from scrapdesk.games.scalawag.view import View


class Why(NamedTuple):
    line: Line
    culprits: tuple[Target, ...] = ()


def why_no_card(view: View, wish: Move) -> Why | None:
    """What is wrong with the cards that a move names; None where nothing is."""
    match wish:
        case Play(crew, target):
            return _missing((crew,), view.hand, "SW-9") or _why_no_play(view, target)
        case Return(cards):
            return _why_no_return(view, cards)
        case Bury(crew, True):
            template = "No {crew} was shown in this challenge."
            return Why(say(template, rule="SW-6.3", crew=CREW_TITLES[crew]))
        case Bury(crew, False):
            return _missing((crew,), covered(view), "SW-7.1")
        case Lose(crew):
            return _missing((crew,), view.hand, "SW-5.2")
    return None


def _missing(cards: Cards, hand: Cards, rule: str) -> Why | None:
    for crew in dict.fromkeys(cards):
        if cards.count(crew) > hand.count(crew):
            wanted, held = several(crew, cards.count(crew)), several(crew, hand.count(crew))
            return Why(say("You need {wanted}, but hold {held}.", rule=rule, wanted=wanted, held=held))
    return None


def _why_no_play(view: View, target: int) -> Why:
    if target == view.captain:
        return Why(say("Play a bonus card on another captain.", rule="SW-9.1"), (ship(target),))
    if target >= view.seats:
        return Why(say("There is no ship {n} in this game.", rule="SW-9.1", n=target + 1))
    return Why(say("That ship has sunk.", rule="SW-7.3"), (ship(target),))


def _why_no_return(view: View, cards: Cards) -> Why | None:
    number = view.plan.number
    rule = ORDER_RULES[MUTINY] if view.plan.order == MUTINY else "SW-4.4"
    if len(cards) != number:
        return Why(say("Put back as many cards as you took: {number}.", rule=rule, number=number))
    return _missing(cards, view.hand, rule)


def why_no_payment(view: View, wish: Move) -> Why:
    """Why a challenge cannot be answered, or a penalty paid, in this way."""
    seat, plan = view.seat or 0, view.plan
    if isinstance(wish, Show):
        crew = several(plan.claim, plan.claimed)
        return Why(say("You can't show {crew}: you don't have enough.", rule="SW-6.2", crew=crew))
    if isinstance(wish, Yield):
        return Why(say("One option would keep you afloat, so the choice is still yours.", rule="SW-6.4"))
    if isinstance(wish, Hole) and view.damage[seat] == DAMAGE_SLOTS - 1 and len(view.hand) > 1:
        return Why(say("A fifth hole would sink you. Lose a crew card instead.", rule="SW-6.4"), (ship(seat),))
    if isinstance(wish, Lose) and len(view.hand) == 1 and view.damage[seat] < DAMAGE_SLOTS - 1:
        return Why(say("Losing your last crew card would sink you. Take a hole instead.", rule="SW-6.4"))
    template = "Either penalty would sink you, so the other captain chooses."
    return Why(say(template, rule="SW-6.4"))

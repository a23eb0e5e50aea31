"""Why a thing cannot be done: the rule, one plain sentence, who is in the way, and what could be done instead.

Works on the View alone, so that no sentence can tell what the asking seat does not know. What somebody wanted is
read by `wishes`; the reasons about orders and targets are here, those about cards and payments in `debts`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from scrapdesk.core.notation import BadNotation
from scrapdesk.core.refusal import Attempt, Refusal
from scrapdesk.core.seats import CHANCE
from scrapdesk.core.words import Line, Who, say
from scrapdesk.games.scalawag.cards import (
    BOARD,
    CANNONS,
    CREW_OF,
    CREW_TITLES,
    MUSTER,
    MUTINY,
    NEIGHBOURLY,
    ORDER_RULES,
    ORDER_TITLES,
    PILOT,
    WIND,
)
from scrapdesk.games.scalawag.debts import Why, why_no_card, why_no_payment
from scrapdesk.games.scalawag.moves import (
    NO_SECOND,
    Aim,
    Bury,
    Call,
    Declare,
    Forgo,
    Hole,
    Lose,
    Move,
    Order,
    Pass,
    Play,
    Return,
    Show,
    Sink,
    Yield,
    decode,
)
from scrapdesk.games.scalawag.phrases import cards_text, declaration, points_text, several
from scrapdesk.games.scalawag.sea import neighbours, price
from scrapdesk.games.scalawag.spelling import ship
from scrapdesk.games.scalawag.state import Phase
from scrapdesk.games.scalawag.view import View
from scrapdesk.games.scalawag.wishes import Pointed, likest, wish_of

ASKED: Final[dict[Phase, Line]] = {
    Phase.ORDER: say("Give one of the seven orders, and declare the crew for it.", rule="SW-3.1"),
    Phase.CHALLENGE: say("Let the declaration pass, or call Scalawag!", rule="SW-6.1"),
    Phase.REPLY: say("You have been challenged: show the crew you declared, or pay the penalty.", rule="SW-6.2"),
    Phase.PENALTY: say("Your challenge failed: take a hole in your ship, or lose a crew card.", rule="SW-6.4"),
    Phase.VERDICT: say(
        "Choose how the other ship goes down: by a fifth hole, or by losing its last crew card.", rule="SW-6.4"
    ),
    Phase.TARGET: say("Declare a pilot or a lookout if you like, then name your target.", rule="SW-3.3"),
    Phase.LOSE: say("Boarders are on your deck: choose the crew card you lose.", rule="SW-5.2"),
    Phase.FOURTH: say("Your prize was a fourth card: choose the one that goes to the locker.", rule="SW-7.1"),
    Phase.RETURN: say("Choose the cards you put back in the port.", rule="SW-4.4"),
}
"""What each phase asks, and by which rule."""

BELONGS: Final[dict[type, tuple[Phase, ...]]] = {
    Order: (Phase.ORDER,),
    Play: (Phase.ORDER,),
    Pass: (Phase.CHALLENGE,),
    Call: (Phase.CHALLENGE,),
    Show: (Phase.REPLY,),
    Yield: (Phase.REPLY,),
    Hole: (Phase.REPLY, Phase.PENALTY),
    Lose: (Phase.REPLY, Phase.PENALTY, Phase.LOSE),
    Sink: (Phase.VERDICT,),
    Declare: (Phase.TARGET,),
    Aim: (Phase.TARGET,),
    Forgo: (Phase.TARGET,),
    Bury: (Phase.FOURTH,),
    Return: (Phase.RETURN,),
}
"""When each move can be made at all."""


def refusal_of(view: View, legal: Sequence[Move], attempt: Attempt) -> Refusal:
    if not legal:
        waiting = _waiting(view)
        return Refusal(waiting.line.rule, waiting.line, waiting.culprits, None)
    wish, fault = _understood(view, attempt)
    if wish is not None and wish not in legal:
        fault = _too_early(view, wish) or why_not(view, wish)
    elif wish is not None and isinstance(wish, Order) and wish.order == MUSTER and Pointed(attempt.targets).crew:
        fault = Why(say("Muster crew needs no declaration: click the order without a card.", rule="SW-4.4"))
    why = fault or _half_said(view)
    return Refusal(why.line.rule, why.line, why.culprits, likest(view, legal, wish, attempt.targets))


def _waiting(view: View) -> Why:
    if view.phase is Phase.OVER:
        return Why(say("The game is over.", rule="SW-7.4"))
    if view.actor == CHANCE or view.actor is None:
        return Why(say("Cards are being dealt, or a die is being rolled.", rule="SW-2.1"))
    return Why(say("It is not your turn: {name} decides.", rule="SW-3", name=Who(view.actor)), (ship(view.actor),))


def _understood(view: View, attempt: Attempt) -> tuple[Move | None, Why | None]:
    if not attempt.text:
        return wish_of(view, attempt.targets), None
    try:
        return decode(attempt.text), None
    except BadNotation as fault:
        return None, Why(say("I can't read that move: {fault}.", rule="SW-3", fault=str(fault)))


def _too_early(view: View, wish: Move) -> Why | None:
    """A ship was pointed at before there is an order that could reach it."""
    if not isinstance(wish, Aim) or view.phase is not Phase.ORDER:
        return None
    return Why(say("Give your order first. You choose its target afterwards.", rule="SW-3.3"), (ship(wish.first),))


def _asked(view: View) -> Line:
    """What the phase asks; cards are put back because the order says so (SW-4.4, SW-4.6)."""
    line = ASKED[view.phase]
    return replace(line, rule=ORDER_RULES[view.plan.order]) if view.phase is Phase.RETURN else line


def _half_said(view: View) -> Why:
    """Nothing is wrong with it yet; it is only not a whole move."""
    asked = _asked(view)
    return Why(say("That move is incomplete. {sentence}", rule=asked.rule, sentence=asked))


def why_not(view: View, wish: Move) -> Why:
    phases = BELONGS.get(type(wish))
    if phases is None:
        return Why(say("Captains can't do that: it is left to chance.", rule="SW-2.1"))
    if view.phase not in phases:
        return Why(_asked(view))
    match wish:
        case Order():
            return _why_no_order(view, wish)
        case Declare():
            return _why_no_declaration(view, wish)
        case Aim():
            return _why_no_aim(view, wish)
        case Forgo():
            return Why(say("You can afford a target, so you must name one.", rule="SW-3.4"))
    return why_no_card(view, wish) or why_no_payment(view, wish)


def _why_no_order(view: View, wish: Order) -> Why:
    order, count = wish.order, wish.number
    crew, size = CREW_OF[order], len(view.hand)
    if count > size:
        template = "You only have {cards}, so you can't declare {crew}."
        line = say(template, rule="SW-3.4", cards=cards_text(size), crew=several(crew, count))
        return Why(line)
    template = "You have {points}, so you can't afford any target for this order: {order}."
    points = points_text(view.points[view.captain])
    return Why(say(template, rule="SW-3.4", points=points, order=declaration(order, crew, count)))


def _why_no_declaration(view: View, wish: Declare) -> Why:
    plan = view.plan
    title = CREW_TITLES[wish.crew]
    if wish.crew == PILOT and plan.order != CANNONS:
        return Why(say("A pilot gives you a second shot, so declare one only when you fire cannons.", rule="SW-4.2"))
    if plan.order not in NEIGHBOURLY:
        return Why(say("A lookout makes ships adjacent, but this order reaches every ship anyway.", rule="SW-4.9"))
    if plan.pilot if wish.crew == PILOT else plan.lookout:
        return Why(say("You have already declared a {crew} this turn.", rule="SW-3.5", crew=title))
    template = "All your cards already stand for declared crew, so none is left for a {crew}."
    return Why(say(template, rule="SW-3.4", crew=title))


def _why_no_aim(view: View, wish: Aim) -> Why:
    wanted = [wish.first] if wish.second == NO_SECOND else [wish.first, wish.second]
    for target in wanted:
        why = _why_no_target(view, target)
        if why is not None:
            return why
    if wish.second == NO_SECOND:
        return Why(say("The pilot gives a second shot: name both targets together, in order.", rule="SW-4.2"))
    if wish.first == wish.second:
        return Why(say("The second shot needs a different target.", rule="SW-4.2"), (ship(wish.first),))
    if not view.plan.pilot:
        return Why(say("You get a second target only if you declare a pilot.", rule="SW-4.2"), (ship(wish.second),))
    template = "You must be able to pay for both shots now, and you have {points}."
    culprits = (ship(wish.first), ship(wish.second))
    return Why(say(template, rule="SW-4.2", points=points_text(view.points[view.captain])), culprits)


def _why_no_target(view: View, target: int) -> Why | None:
    """What is wrong with one ship as a target, whatever else is named."""
    plan, captain = view.plan, view.captain
    culprit = (ship(target),)
    if target >= view.seats:
        return Why(say("There is no ship {n} in this game.", rule="SW-3.3", n=target + 1))
    if target == captain:
        return Why(say("You cannot choose your own ship.", rule="SW-3.3"), culprit)
    if not view.afloat >> target & 1:
        return Why(say("That ship has sunk.", rule="SW-7.3"), culprit)
    near = plan.lookout or bool(neighbours(view, captain) >> target & 1)
    if plan.order in (BOARD, WIND) and not near:
        template = "That ship isn't adjacent to yours. Without a lookout, this order reaches only neighbours: {order}."
        return Why(say(template, rule=ORDER_RULES[plan.order], order=ORDER_TITLES[plan.order]), culprit)
    if plan.order == MUTINY:
        return None
    cost = price(view, plan.order, target, plan.support, near)
    if cost > view.points[captain]:
        template = "That costs {cost}; you have {points}."
        return Why(say(template, rule="SW-3.4", cost=points_text(cost), points=view.points[captain]), culprit)
    return None

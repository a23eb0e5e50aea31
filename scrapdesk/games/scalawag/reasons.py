"""What speaks for a move of Scalawag!, as one fact that can be checked: for hints and the coach.

Tells what the seat itself may know. Must not know what a move is worth.
"""

from __future__ import annotations

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, Who, listed, plural, say
from scrapdesk.games.scalawag.belief import claim_odds
from scrapdesk.games.scalawag.cards import CREW_OF, CREW_TITLES, DAMAGE_SLOTS, ORDER_RULES, ORDER_TITLES, Cards, Crew
from scrapdesk.games.scalawag.moves import (
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
)
from scrapdesk.games.scalawag.phrases import several
from scrapdesk.games.scalawag.state import State
from scrapdesk.games.scalawag.view import view_of


def can_show(state: State, crew: int, count: int) -> bool:
    return count == 0 or state.hands[state.captain].count(crew) >= count


def reason(state: State, move: Move, seat: Seat) -> Line | None:
    match move:
        case Call() | Pass():
            return _belief(state, move, seat)
        case Order(order, count):
            return _order(state, order, count)
        case Declare(crew):
            if can_show(state, crew, 1):
                return say("you have a {crew} and can show it", rule="SW-3.5", crew=CREW_TITLES[crew])
            return say("a bluff, but a {crew} is believable", rule="SW-3.5", crew=CREW_TITLES[crew])
        case Aim(first, _):
            return _aimed(state, first)
        case Play(_, target):
            return _aimed(state, target)
        case Lose(crew) | Bury(crew, _):
            return _lost(state, crew, seat)
        case Return(cards):
            return _kept(state, cards, seat)
    return _challenged(state, move, seat)


def _challenged(state: State, move: Move, seat: Seat) -> Line | None:
    """About a challenge and its penalties, and an order that comes to nothing."""
    match move:
        case Show():
            return say("if you show, the challenger pays", rule="SW-6.3")
        case Hole():
            holes = state.damage[seat] + 1
            return say("your ship would have {n} of {most} holes", rule="SW-5.1", n=holes, most=DAMAGE_SLOTS)
        case Yield():
            return say("either penalty sinks you, so the challenger chooses", rule="SW-6.4")
        case Sink(by_hole):
            if by_hole:
                return say("the last hole sinks that ship", rule="SW-6.4")
            return say("the last crew card lost sinks that ship", rule="SW-6.4")
        case Forgo():
            return say("you can't afford any target", rule="SW-3.4")
    return None


def _aimed(state: State, target: Seat) -> Line:
    holes, crew_left = state.damage[target], len(state.hands[target])
    ship = plural(holes, "{n} hole", "{n} holes")
    crew_words = plural(crew_left, "{n} crew card", "{n} crew cards")
    return say("{name} has {holes} and {crew} left", "SW-3.3", name=Who(target), holes=ship, crew=crew_words)


def _lost(state: State, crew: Crew, seat: Seat) -> Line:
    """What is left to be shown of the same crew."""
    more = state.hands[seat].count(crew) - 1
    if more > 0:
        return say("you would still have {crew}", rule="SW-5.2", crew=several(crew, more))
    return say("you would have {crew} left to show", rule="SW-5.2", crew=several(crew, 0))


def _kept(state: State, cards: Cards, seat: Seat) -> Line:
    """What stays in the hand of whoever puts these back."""
    kept = list(state.hands[seat])
    for card in cards:
        kept.remove(card)
    named = [several(crew, kept.count(crew)) for crew in sorted(set(kept))]
    return say("you keep {crew}", rule="SW-4.4", crew=listed(named))


def _belief(state: State, move: Move, seat: Seat) -> Line:
    """Why to call or not: how likely the claim is, and what was seen of this captain."""
    odds = claim_odds(view_of(state, seat))  # not those of `truth`: a hint has time to read the notebook
    percent = 100 if odds is None else round(100 * odds.in_all)
    caught = state.caught[state.captain]
    template = "the declaration is {percent}% likely to be true; caught lying so far: {caught}"
    if isinstance(move, Pass):
        template = "a wrong call would cost you: " + template
    return say(template, rule="SW-6.1", percent=percent, caught=caught)


def _order(state: State, order: int, count: int) -> Line:
    crew = CREW_OF[order]
    if count and not can_show(state, crew, count):
        template = "{order}: a bluff, but {crew} is believable"
        return say(template, rule="SW-6.2", order=ORDER_TITLES[order], crew=several(crew, count))
    if count:
        template = "{order}: you can show {crew}, so a call would cost the caller"
        return say(template, rule="SW-6.3", order=ORDER_TITLES[order], crew=several(crew, count))
    return say("{order}: nobody can challenge this", rule=ORDER_RULES[order], order=ORDER_TITLES[order])

"""How likely a declaration is true, from the cards that one captain has not seen and from what the others have done.

Looks at a state only where its observer may: the own hand, the locker, the sizes of hands, and who was caught how
often. Must not know what anything is worth.
"""

from __future__ import annotations

from functools import cache
from math import comb, sqrt
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.games.scalawag.cards import COMMON_COPIES, MARINE, RARE_COPIES, Crew
from scrapdesk.games.scalawag.character import FRANK, inclination
from scrapdesk.games.scalawag.state import State, What
from scrapdesk.games.scalawag.view import View

USUAL_CALLS: Final = 1 / 3
"""How many declarations are called at a table of which nothing is known yet."""
MEMORY: Final = 60
"""How many notes back the mood of the table is read from."""
LEAST_TEMPTATION: Final = 0.04
MOST_TEMPTATION: Final = 1.2


@cache
def at_least(copies: int, pool: int, hand: int, needed: int) -> float:
    """The chance of so many of the copies in a hand dealt from a pool of unseen cards."""
    if needed > min(copies, hand):
        return 0.0
    ways = sum(comb(copies, n) * comb(pool - copies, hand - n) for n in range(needed, min(copies, hand) + 1))
    return ways / comb(pool, hand)


def unseen(state: State, observer: Seat, crew: Crew) -> int:
    """How many cards of a kind lie where the observer cannot see them."""
    copies = (COMMON_COPIES if crew <= MARINE else RARE_COPIES)[state.frame.seats]
    return copies - state.hands[observer].count(crew) - state.locker.count(crew)


def out_of_the_game(state: State, crew: Crew, number: int) -> bool:
    """Whether so many of a kind cannot be declared without everybody knowing better: too many lie in the locker."""
    copies = (COMMON_COPIES if crew <= MARINE else RARE_COPIES)[state.frame.seats]
    return number > copies - state.locker.count(crew)


def holds_claim(state: State, observer: Seat) -> float:
    """The chance by the cards alone that the captain holds what was declared last."""
    plan, captain = state.plan, state.captain
    if observer == captain:
        return float(state.hands[captain].count(plan.claim) >= plan.claimed)
    pool = sum(map(len, state.hands)) + len(state.port) - len(state.hands[observer])
    return at_least(unseen(state, observer, plan.claim), pool, len(state.hands[captain]), plan.claimed)


def truth(state: State, observer: Seat) -> float:
    """The chance that the last declaration is true: the cards, and how honest this captain has been so far."""
    chance = holds_claim(state, observer)
    if observer == state.captain:
        return chance
    return chance / (chance + (1 - chance) * temptation(state))


def last_order(state: State | View, captain: Seat) -> int:
    """The order that a captain gave last; less than 0 before the first."""
    return next((note.other for note in reversed(state.log) if note.what is What.DECLARE and note.seat == captain), -1)


def call_rate(state: State | View) -> float:
    """Of how many declarations one is called at this table, of late."""
    calls = declared = 0
    for note in state.log[-MEMORY:]:
        if note.what is What.CALL:
            calls += 1
        elif note.what is What.DECLARE and note.number:
            declared += 1
    return (calls + 6 * USUAL_CALLS) / (declared + 6)


def temptation(state: State | View) -> float:
    """How readily the captain lies: by the own record, and the more, the less is called at this table."""
    captain = state.captain
    lies = inclination(state.log, captain, state.turn, state.caught[captain], state.proven[captain])
    guess = lies / FRANK * sqrt(USUAL_CALLS / call_rate(state))
    return max(LEAST_TEMPTATION, min(MOST_TEMPTATION, guess))

"""What a position is worth to a captain: the strength of every ship, and what the order that is under way will do.

Where something is still open (a declaration, a penalty, a target), the ways it can end are weighed: by the odds of
`odds` where the captain cannot see, by the own cards where that captain can.
"""

from __future__ import annotations

from itertools import combinations
from operator import mul
from typing import Final, NamedTuple

from scrapdesk.core.seats import Seat
from scrapdesk.games.scalawag.cards import (
    BOARD,
    CANNONS,
    DAMAGE_SLOTS,
    HAND_SIZE,
    MOST_POINTS,
    MUTINY,
    TRIM,
    WAGES,
    WATCH,
    WIND,
)
from scrapdesk.games.scalawag.odds import call_rate, holds_claim, truth
from scrapdesk.games.scalawag.scales import KIND_WORTH, OTHER_KIND, PLAIN, Scale, fitted_scale
from scrapdesk.games.scalawag.sea import left_of, neighbours, others_afloat, price
from scrapdesk.games.scalawag.state import Phase, State

WEAR: Final = 0.3
"""How much it counts that all rivals together are worn down, whoever did it: the last ship afloat has to get there."""
ALONE: Final = 0.12
"""The more others have let a declaration pass, the less likely it is that this captain alone sees a lie."""
UNITS: Final = HAND_SIZE + DAMAGE_SLOTS
"""Holes and crew that sink a ship for certain."""


class Taste(NamedTuple):
    """How much a captain minds being caught, and how much being wrong with a call. No information."""

    shame: float = 1.0
    caution: float = 1.0
    fitted: bool = False
    """Judges ships by the fitted scale, and claims also by how honest the captain and the table have been."""

    def scale(self, ships: int) -> Scale:
        return fitted_scale(ships) if self.fitted else PLAIN

    def truth(self, state: State, observer: Seat) -> float:
        """How likely the last declaration is true to this captain's mind."""
        return truth(state, observer) if self.fitted else holds_claim(state, observer)


NAIVE: Final = Taste()
"""A plain player: goes by the unseen cards alone, and weighs what may be won and lost by its odds and nothing else.
It calls and lies too gladly."""
EVEN: Final = Taste(shame=5.0, caution=6.0, fitted=True)
"""Found by play: who pays for every lie and every wrong call sinks, and the third captain, who did nothing, wins."""


def _than_even(shame: float, caution: float) -> Taste:
    return EVEN._replace(shame=EVEN.shame * shame, caution=EVEN.caution * caution)


TASTES: Final = {
    "even": EVEN,
    "sly": _than_even(0.7, 1.0),
    "plain": _than_even(1.6, 1.1),
    "hasty": _than_even(0.5, 0.75),
    "patient": _than_even(1.4, 1.5),
}
"""By the temperaments that opponents have in all games: who is sly or hasty lies more readily, who is plain seldom."""


class Sheet:
    """The ships of a state as numbers that can be changed to see what would come of it."""

    def __init__(self, state: State, taste: Taste) -> None:
        self.state = state
        self.taste = taste
        self.scale = taste.scale(state.afloat.bit_count())
        self.crew = [len(hand) for hand in state.hands]
        self.hull = [5 - holes for holes in state.damage]
        self.points = list(state.points)
        self.extra = [_hand_worth(hand, taste.fitted) for hand in state.hands]
        if state.phase is Phase.RETURN:
            self._put_back(state.captain, state.plan.number)

    def copy(self) -> Sheet:
        twin = object.__new__(Sheet)
        twin.state, twin.taste, twin.scale = self.state, self.taste, self.scale
        twin.crew, twin.hull = self.crew[:], self.hull[:]
        twin.points, twin.extra = self.points[:], self.extra[:]
        return twin

    def _put_back(self, captain: Seat, number: int) -> None:
        """Cards that were drawn only to choose among are no crew: as many go back, those that are missed least."""
        hand = self.state.hands[captain]
        self.crew[captain] = left = len(hand) - number
        self.extra[captain] = max(_hand_worth(kept, self.taste.fitted) for kept in set(combinations(hand, left)))

    def strength(self, seat: Seat, scale: Scale | None = None) -> float:
        if not self.crew[seat] or not self.hull[seat]:
            return 0.0
        by = scale or self.scale
        ship = by.crew[self.crew[seat]] + by.hull[self.hull[seat]]
        return by.strength(ship + by.points[self.points[seat]] + self.extra[seat])

    def share(self, seat: Seat) -> float:
        """What a captain or a team may hope for: its part of all strength, and how worn the rivals are."""
        teams = self.state.frame.teams
        scale = self.taste.scale(sum(map(bool, map(mul, self.crew, self.hull))))
        own = total = 0.0
        left = rivals = 0
        for other in range(len(self.crew)):
            strength = self.strength(other, scale)
            total += strength
            if other == seat or (teams and teams[other] == teams[seat]):
                own += strength
            else:
                rivals += 1
                left += min(HAND_SIZE, self.crew[other]) + self.hull[other] if strength else 0
        if not own:
            return 0.0
        return (1 - WEAR) * own / total + WEAR * (1 - left / (UNITS * rivals))

    def earn(self, seat: Seat, points: int) -> None:
        self.points[seat] = max(0, min(MOST_POINTS, self.points[seat] + points))

    def pay_penalty(self, payer: Seat, by: Seat) -> None:
        """The payer takes the lesser loss; if it is the last, the other one has a prize."""
        crew, hull, scale = self.crew[payer], self.hull[payer], self.scale
        by_hole = scale.hull[hull] - scale.hull[hull - 1] if hull > 1 else 9.0
        by_crew = scale.crew[crew] - scale.crew[crew - 1] if crew > 1 else 9.0
        if by_hole <= by_crew:
            self.strike(payer, by)
        else:
            self.crew[payer] -= 1

    def strike(self, target: Seat, by: Seat) -> None:
        self.hull[target] -= 1
        if self.hull[target] == 0:
            self.crew[by] = min(3, self.crew[by] + 1)

    def raid(self, target: Seat, by: Seat) -> None:
        self.crew[target] -= 1
        if self.crew[target] == 0:
            self.hull[by] = min(5, self.hull[by] + 1)


def _hand_worth(hand: tuple[int, ...], fitted: bool) -> float:
    if fitted:
        return OTHER_KIND * min(HAND_SIZE, len(set(hand)))
    total, last = 0.0, -1
    for crew in hand:
        total += KIND_WORTH[crew] * (0.5 if crew == last else 1.0)
        last = crew
    return total


def position_worth(state: State, seat: Seat, taste: Taste) -> float:
    """The share of the game that a seat may hope for, what is under way included."""
    sheet = Sheet(state, taste)
    phase = state.phase
    if phase is Phase.CHALLENGE:
        return _declared(state, sheet, seat, taste)
    if phase is Phase.REPLY:
        return _challenged(state, sheet, seat, taste)
    if phase in (Phase.PENALTY, Phase.VERDICT):
        _settle_penalty(state, sheet)
    elif phase is Phase.TARGET:
        carry_out(state, sheet)
    elif phase is Phase.LOSE:
        sheet.raid(state.plan.victim, state.captain)
    elif phase is Phase.FOURTH:
        sheet.crew[state.plan.taker] -= 1
        sheet.crew[state.plan.victim] = 0
    return sheet.share(seat)


def _settle_penalty(state: State, sheet: Sheet) -> None:
    """A penalty that is still to be paid, and what follows it for the order."""
    plan, captain = state.plan, state.captain
    if state.phase is Phase.VERDICT and plan.victim == captain:
        sheet.pay_penalty(captain, plan.caller)
        return
    sheet.pay_penalty(plan.caller, captain)
    carry_out(state, sheet)


def _declared(state: State, sheet: Sheet, seat: Seat, taste: Taste) -> float:
    """A declaration that may still be challenged, by those who have not been asked yet."""
    captain = state.captain
    passed = sheet.copy()
    carry_out(state, passed)
    quiet = passed.share(seat)
    called = call_chance(state, taste)
    if called == 0.0:
        return quiet
    true = taste.truth(state, seat)
    caught = _caught(state, sheet, state.actor or 0).share(seat)
    shown = _shown(state, sheet, state.actor or 0).share(seat)
    if seat == captain:
        caught = quiet - (quiet - caught) * taste.shame
    return (1 - called) * quiet + called * (true * shown + (1 - true) * caught)


def _challenged(state: State, sheet: Sheet, seat: Seat, taste: Taste) -> float:
    """A declaration that was challenged: what its two ends are worth."""
    caller = state.plan.caller
    true = taste.truth(state, seat)
    caught = _caught(state, sheet, caller).share(seat)
    shown = _shown(state, sheet, caller).share(seat)
    if seat == caller:
        care = taste.caution * (1 + ALONE * (state.afloat.bit_count() - 2))
        shown = caught - (caught - shown) * care
    return true * shown + (1 - true) * caught


def _caught(state: State, sheet: Sheet, caller: Seat) -> Sheet:
    end = sheet.copy()
    end.pay_penalty(state.captain, caller)
    end.earn(state.captain, WAGES)
    return end


def _shown(state: State, sheet: Sheet, caller: Seat) -> Sheet:
    end = sheet.copy()
    end.pay_penalty(caller, state.captain)
    carry_out(state, end)
    return end


def call_chance(state: State, taste: Taste) -> float:
    """How likely one of those still asked calls: as often as this table does, the more the bolder the claim looks."""
    captain, ring, asked = state.captain, state.frame.ring, state.actor
    waiting, at = 0, asked or 0
    while at != captain:
        waiting += state.afloat >> at & 1
        at = left_of(ring, at)
    doubt = 1 - taste.truth(state, asked or 0)
    rivals = state.afloat.bit_count() - 1
    return min(0.95, call_rate(state) * (0.4 + 1.4 * doubt) * waiting / rivals)


def carry_out(state: State, sheet: Sheet) -> None:
    """What the order will do if nothing comes between, at the target that is best for its captain; then wages."""
    order, captain, plan = state.plan.order, state.captain, state.plan
    if order in (CANNONS, BOARD):
        _attack(state, sheet)
    elif order == TRIM:
        sheet.earn(captain, 1 + plan.support)
    elif order == WIND:
        _steal(state, sheet)
    elif order == WATCH:
        sheet.extra[captain] += sheet.scale.watch
    elif order == MUTINY:
        sheet.extra[captain] += sheet.scale.mutiny
    sheet.earn(captain, WAGES)


def _attack(state: State, sheet: Sheet) -> None:
    captain, order = state.captain, state.plan.order
    shots = 2 if state.plan.pilot else 1
    for target, cost in best_targets(state, sheet)[:shots]:
        if cost <= sheet.points[captain]:
            sheet.points[captain] -= cost
            if order == CANNONS:
                sheet.strike(target, captain)
            else:
                sheet.raid(target, captain)


def best_targets(state: State, sheet: Sheet) -> list[tuple[Seat, int]]:
    """Targets that can be paid for, the best first: weak ones that sink, then strong ones, then cheap ones."""
    captain, plan = state.captain, state.plan
    near = neighbours(state, captain)
    found = []
    for target in others_afloat(state.afloat, captain):
        is_near = plan.lookout or bool(near >> target & 1) or len(state.hands[captain]) > plan.unproven + 1
        if is_near or plan.order == CANNONS:
            cost = price(state, plan.order, target, plan.support, is_near)
            if cost <= state.points[captain] and not partners(state, captain, target):
                left = sheet.hull[target] if plan.order == CANNONS else sheet.crew[target]
                found.append((left > 1, -sheet.strength(target), cost, target))
    return [(target, cost) for _, _, cost, target in sorted(found)]


def _steal(state: State, sheet: Sheet) -> None:
    """Wind is taken from the richest neighbour, if it can be paid for and is worth it."""
    captain, plan = state.captain, state.plan
    near = neighbours(state, captain)
    costs = {
        seat: price(state, WIND, seat, 0, near=True)
        for seat in others_afloat(state.afloat, captain)
        if plan.lookout or near >> seat & 1
    }
    rich = [seat for seat, cost in costs.items() if cost <= sheet.points[captain]]
    if not rich:
        return
    victim = max(rich, key=lambda seat: (not partners(state, captain, seat), min(2, sheet.points[seat]) - costs[seat]))
    taken = min(2, sheet.points[victim])
    sheet.points[victim] -= taken
    sheet.earn(captain, taken - 1 - costs[victim])


def partners(state: State, one: Seat, other: Seat) -> bool:
    teams = state.frame.teams
    return bool(teams) and teams[one] == teams[other]

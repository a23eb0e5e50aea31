"""What a captain may choose: the legal moves of every phase, in a stable order (SW-3.4, SW-3.5, SW-4, SW-6.4, SW-9).

All moves are made once and shared; lists that depend on little are kept by what they depend on. Nothing here looks
at more than the captain who is asked can see: the open table, and that captain's own hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from scrapdesk.core.seats import Seat
from scrapdesk.core.zones import minus
from scrapdesk.games.scalawag.cards import (
    BOARD,
    BOARDING_COST,
    CANNONS,
    DAMAGE_SLOTS,
    FAR_SHOT,
    HAND_SIZE,
    LOOKOUT,
    MUSTER,
    MUTINY,
    NEAR_SHOT,
    NEIGHBOURLY,
    PILOT,
    REQUIRING,
    TRIM,
    WAVE,
    WIND,
    Cards,
)
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
from scrapdesk.games.scalawag.sea import neighbours, others_afloat, price, surcharge
from scrapdesk.games.scalawag.state import Phase, State

Moves = tuple[Move, ...]

_COUNTS: Final = range(HAND_SIZE + 2)
ORDERS: Final = tuple(tuple(Order(order, count) for count in _COUNTS) for order in range(7))
AIMS: Final = tuple(tuple(Aim(first, second) for second in range(-1, 8)) for first in range(8))
"""AIMS[first][second + 1]; AIMS[first][0] is the aim at one target only."""
PLAYS: Final = {(crew, target): Play(crew, target) for crew in (WAVE, WAVE + 1) for target in range(8)}
LOSES: Final = tuple(Lose(crew) for crew in range(8))
CHALLENGE_MOVES: Final[Moves] = (Pass(), Call())
VERDICT_MOVES: Final[Moves] = (Sink(True), Sink(False))
SHOW: Final = Show()
HOLE: Final = Hole()
YIELD: Final = Yield()
FORGO: Final[Moves] = (Forgo(),)
DECLARE_PILOT: Final = Declare(PILOT)
DECLARE_LOOKOUT: Final = Declare(LOOKOUT)
OUT_OF_REACH: Final = 99


def legal_moves(state: State) -> Sequence[Move]:
    return _BY_PHASE[state.phase](state)


# -- orders ---------------------------------------------------------------------------------------------


def order_moves(state: State) -> Sequence[Move]:
    """Bonus cards first, then every order that can still be paid for at some target (SW-3.4)."""
    captain = state.captain
    hand = state.hands[captain]
    lack = _lacks(state)
    orders = _orders(len(hand), *lack)
    return orders if hand[-1] < WAVE else _plays(hand, state.afloat, captain) + orders


def _lacks(state: State) -> tuple[int, int, int, int, int, int]:
    """How many points are lacking for the cheapest shot, boarding and wind: as things lie, and with a lookout."""
    captain, damage = state.captain, state.damage
    near = neighbours(state, captain)
    shot = shot_by_lookout = board = board_by_lookout = wind = wind_by_lookout = OUT_OF_REACH
    for target in others_afloat(state.afloat, captain):
        extra = surcharge(state, target)
        hull = BOARDING_COST[damage[target]] + extra
        shot_by_lookout = min(shot_by_lookout, NEAR_SHOT + extra)
        board_by_lookout = min(board_by_lookout, hull)
        wind_by_lookout = min(wind_by_lookout, extra)
        if near >> target & 1:
            shot = min(shot, NEAR_SHOT + extra)
            board = min(board, hull)
            wind = min(wind, extra)
        else:
            shot = min(shot, FAR_SHOT + extra)
    points = state.points[captain]
    return (
        max(0, shot - points),
        max(0, shot_by_lookout - points),
        max(0, board - points),
        max(0, board_by_lookout - points),
        max(0, wind - points),
        max(0, wind_by_lookout - points),
    )


@cache
def _orders(
    hand: int, shot: int, shot_by_lookout: int, board: int, board_by_lookout: int, wind: int, wind_by_lookout: int
) -> Moves:
    return (
        *ORDERS[TRIM][: hand + 1],
        *_payable(CANNONS, hand, shot, shot_by_lookout),
        *_payable(BOARD, hand, board, board_by_lookout),
        ORDERS[MUSTER][0],
        *(ORDERS[order][1] for order in REQUIRING if order != WIND or _has_wind(hand, wind, wind_by_lookout)),
    )


def _has_wind(hand: int, lack: int, lack_by_lookout: int) -> bool:
    """The pilot makes nothing cheaper; a second card may be declared a lookout (SW-4.5, SW-3.4)."""
    return not lack or (hand > 1 and not lack_by_lookout)


def _payable(order: int, hand: int, lack: int, lack_by_lookout: int) -> Moves:
    """Supporters close the gap; one card must be left to be declared a lookout, where that is counted on."""
    return tuple(
        ORDERS[order][count]
        for count in range(hand + 1)
        if count >= lack or (count < hand and count >= lack_by_lookout)
    )


@cache
def _plays(hand: Cards, afloat: int, captain: Seat) -> Moves:
    kinds = dict.fromkeys(crew for crew in hand if crew >= WAVE)
    return tuple(PLAYS[crew, target] for crew in kinds for target in others_afloat(afloat, captain))


# -- secondary declarations and targets -----------------------------------------------------------------


def target_moves(state: State) -> Sequence[Move]:
    return declarable(state) + (aims(state) or FORGO)


def declarable(state: State) -> Moves:
    """Pilot and lookout, each once, while a card is left that could be one (SW-3.4, SW-3.5)."""
    plan = state.plan
    if plan.unproven >= len(state.hands[state.captain]) or plan.order not in NEIGHBOURLY:
        return ()
    pilot = (DECLARE_PILOT,) if plan.order == CANNONS and not plan.pilot else ()
    return pilot if plan.lookout else (*pilot, DECLARE_LOOKOUT)


def aims(state: State) -> Moves:
    """The targets that can be paid for: pairs where a pilot allows a second shot, if any pair can be."""
    plan = state.plan
    others = others_afloat(state.afloat, state.captain)
    if plan.order == MUTINY:
        return tuple(AIMS[target][0] for target in others)
    near = neighbours(state, state.captain)
    prices = payable_targets(state, near)
    if plan.pilot:
        pairs = _pairs(prices, state.points[state.captain])
        if pairs:
            return pairs
    return tuple(AIMS[target][0] for target, _ in prices)


def payable_targets(state: State, near: int) -> list[tuple[Seat, int]]:
    """Each target of an attack that can be paid for, and its price."""
    plan, points = state.plan, state.points[state.captain]
    found = []
    for target in others_afloat(state.afloat, state.captain):
        is_near = plan.lookout or bool(near >> target & 1)
        if is_near or plan.order == CANNONS:
            cost = price(state, plan.order, target, plan.support, is_near)
            if cost <= points:
                found.append((target, cost))
    return found


def _pairs(prices: list[tuple[Seat, int]], points: int) -> Moves:
    return tuple(
        AIMS[first][second + 1]
        for first, cost in prices
        for second, other_cost in prices
        if first != second and cost + other_cost <= points
    )


# -- challenges and losses ------------------------------------------------------------------------------


def challenge_moves(state: State) -> Sequence[Move]:
    return CHALLENGE_MOVES


def reply_moves(state: State) -> Sequence[Move]:
    """Show, if that can be done; or pay (SW-6.2)."""
    captain, plan = state.captain, state.plan
    hand = state.hands[captain]
    payments = _payments(hand, state.damage[captain])
    return (SHOW, *payments) if hand.count(plan.claim) >= plan.claimed else payments


def penalty_moves(state: State) -> Sequence[Move]:
    payer = state.plan.caller
    return _payments(state.hands[payer], state.damage[payer])


def is_lost(hand_size: int, damage: int) -> bool:
    """Whether either penalty would sink a captain (SW-6.4)."""
    return hand_size == 1 and damage == DAMAGE_SLOTS - 1


@cache
def _payments(hand: Cards, damage: int) -> Moves:
    """Never a payment that sinks the payer where the other does not."""
    if is_lost(len(hand), damage):
        return (YIELD,)
    hole = (HOLE,) if damage < DAMAGE_SLOTS - 1 else ()
    return (*hole, *(_losses(hand) if len(hand) > 1 else ()))


@cache
def _losses(hand: Cards) -> Moves:
    return tuple(LOSES[crew] for crew in dict.fromkeys(hand))


def verdict_moves(state: State) -> Sequence[Move]:
    return VERDICT_MOVES


def lose_moves(state: State) -> Sequence[Move]:
    return _losses(state.hands[state.plan.victim])


def fourth_moves(state: State) -> Sequence[Move]:
    return _burials(state.hands[state.plan.taker], state.plan.shown)


@cache
def _burials(hand: Cards, shown: Cards) -> Moves:
    hidden = minus(hand, shown)
    return (
        *(Bury(crew, False) for crew in dict.fromkeys(hidden)),
        *(Bury(crew, True) for crew in dict.fromkeys(shown)),
    )


def return_moves(state: State) -> Sequence[Move]:
    return _returns(state.hands[state.captain], state.plan.number)


@cache
def _returns(hand: Cards, number: int) -> Moves:
    return tuple(Return(cards) for cards in sorted(set(combinations(hand, number))))


def no_moves(state: State) -> Sequence[Move]:
    return ()


_BY_KIND: Final[dict[Phase, Callable[[State], Sequence[Move]]]] = {
    Phase.ORDER: order_moves,
    Phase.CHALLENGE: challenge_moves,
    Phase.REPLY: reply_moves,
    Phase.PENALTY: penalty_moves,
    Phase.VERDICT: verdict_moves,
    Phase.TARGET: target_moves,
    Phase.LOSE: lose_moves,
    Phase.FOURTH: fourth_moves,
    Phase.RETURN: return_moves,
}
_BY_PHASE: Final = tuple(_BY_KIND.get(phase, no_moves) for phase in Phase)

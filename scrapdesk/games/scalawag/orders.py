"""What the seven orders do once their declarations stand (SW-4)."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.events import Emit, Event, Value, ignore
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.zones import minus, replaced
from scrapdesk.games.scalawag.cards import (
    BOARD,
    CANNONS,
    MOST_POINTS,
    MUSTER,
    MUSTERED,
    MUTINEERS_TAKEN,
    MUTINY,
    ORDER_RULES,
    ORDER_TITLES,
    TRIM,
    WATCH,
    WIND,
    WIND_GIVEN,
    WIND_TAKEN,
    titles,
)
from scrapdesk.games.scalawag.moves import NO_SECOND, Aim, Forgo, Return, Seize
from scrapdesk.games.scalawag.sea import neighbours, price
from scrapdesk.games.scalawag.sinking import lose_card, move_cards, take_hole
from scrapdesk.games.scalawag.state import Note, Phase, State, Then, What
from scrapdesk.games.scalawag.turns import draw_from_port, finish

TARGET: Final = Phase.TARGET
STRIKES: Final = {CANNONS: "fired", BOARD: "boarded", WIND: "chased"}
"""What is told of each attack when it is paid."""


def proceed(state: State, emit: Emit) -> State:
    """The declaration stands: what needs no target is done, for the rest the captain is asked."""
    order = state.plan.order
    if order == TRIM:
        return trim_sails(state, emit)
    if order == MUSTER:
        return draw_from_port(state, state.captain, MUSTERED, Then.GIVE_BACK)
    if order == WATCH:
        if emit is not ignore:
            emit(Event("on_watch", "SW-4.7", {"seat": state.captain}))
        return finish(state._replace(watch=state.watch | 1 << state.captain), emit)
    return state._replace(phase=TARGET, actor=state.captain)


def trim_sails(state: State, emit: Emit) -> State:
    captain = state.captain
    points = min(MOST_POINTS, state.points[captain] + 1 + state.plan.support)
    if emit is not ignore:
        emit(Event("trimmed", "SW-4.1", {"seat": captain, "points": points}))
    return finish(state._replace(points=replaced(state.points, captain, points)), emit)


def aim(state: State, move: Aim, emit: Emit) -> State:
    """The target is named. For attacks the prices are fixed now, and each is paid at its shot (SW-4.2)."""
    order, target = state.plan.order, move.first
    note = Note(state.turn, What.AIM, state.captain, target)
    if emit is not ignore:
        data: dict[str, Value] = {"seat": state.captain, "other": target, "order": ORDER_TITLES[order]}
        emit(Event("aimed", ORDER_RULES[order], data))
    state = state._replace(log=(*state.log, note))
    if order == MUTINY:
        return call_mutiny(state, target)
    shots = tuple(shot(state, seat) for seat in (target, move.second) if seat != NO_SECOND)
    return attack(state._replace(plan=state.plan._replace(shots=shots)), emit)


def shot(state: State, target: Seat) -> tuple[Seat, int]:
    plan = state.plan
    near = plan.lookout or bool(neighbours(state, state.captain) >> target & 1)
    return target, price(state, plan.order, target, plan.support, near)


def attack(state: State, emit: Emit) -> State:
    """Pays for the next target, and strikes it."""
    captain, plan = state.captain, state.plan
    target, cost = plan.shots[0]
    if emit is not ignore:
        data = {"seat": captain, "other": target, "cost": cost}
        if plan.order != WIND or cost:
            emit(Event(STRIKES[plan.order], ORDER_RULES[plan.order], data))
    state = state._replace(
        points=replaced(state.points, captain, state.points[captain] - cost),
        plan=plan._replace(shots=plan.shots[1:]),
    )
    if plan.order == WIND:
        return steal_wind(state, target, emit)
    if plan.order == CANNONS:
        return take_hole(state, target, captain, Then.SECOND if len(plan.shots) > 1 else Then.FINISH, emit)
    hand = state.hands[target]
    if len(hand) == 1:
        return lose_card(state, target, hand[0], captain, Then.FINISH, emit)
    return state._replace(phase=Phase.LOSE, actor=target, plan=state.plan._replace(victim=target))


def steal_wind(state: State, target: Seat, emit: Emit) -> State:
    """Two points are taken, the excess over ten is lost, then one is given to the supply (SW-4.5)."""
    captain, points = state.captain, state.points
    taken = min(WIND_TAKEN, points[target])
    kept = max(0, min(MOST_POINTS, points[captain] + taken) - WIND_GIVEN)
    if emit is not ignore:
        emit(Event("wind", "SW-4.5", {"seat": captain, "other": target, "taken": taken, "points": kept}))
    points = replaced(replaced(points, target, points[target] - taken), captain, kept)
    return finish(state._replace(points=points), emit)


def call_mutiny(state: State, target: Seat) -> State:
    number = min(MUTINEERS_TAKEN, len(state.hands[target]))
    plan = state.plan._replace(taker=state.captain, victim=target, number=number)
    return state._replace(phase=Phase.SEIZE, actor=CHANCE, then=Then.REPLACE, plan=plan)


def seize(state: State, move: Seize, emit: Emit) -> State:
    return move_cards(state, move, "seized", "SW-4.6", emit)._replace(phase=Phase.GO)


def replace_seized(state: State, emit: Emit) -> State:
    """The victim of a mutiny draws as many as were taken."""
    return draw_from_port(state, state.plan.victim, state.plan.number, Then.GIVE_BACK)


def give_back(state: State, emit: Emit) -> State:
    if not state.plan.number:
        return finish(state, emit)
    return state._replace(phase=Phase.RETURN, actor=state.captain)


def put_back(state: State, move: Return, emit: Emit) -> State:
    """Cards of the captain's choice go back to the port. Nobody else sees which."""
    captain, cards = state.captain, move.cards
    rule = ORDER_RULES[state.plan.order]
    if emit is not ignore:
        emit(Event("returned", rule, {"seat": captain, "count": len(cards)}))
        emit(Event("returned_seen", rule, {"seat": captain, "crew": titles(cards)}, (captain,)))
    state = state._replace(
        hands=replaced(state.hands, captain, minus(state.hands[captain], cards)),
        port=tuple(sorted(state.port + cards)),
        log=(*state.log, Note(state.turn, What.RETURN, captain, number=len(cards), cards=cards)),
    )
    return finish(state, emit)


def forgo(state: State, move: Forgo, emit: Emit) -> State:
    """Nothing can be paid for: nothing happens, nothing is paid (SW-3.4)."""
    if emit is not ignore:
        data: dict[str, Value] = {"seat": state.captain, "order": ORDER_TITLES[state.plan.order]}
        emit(Event("forgone", "SW-3.4", data))
    return finish(state, emit)

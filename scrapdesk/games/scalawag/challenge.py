"""Declarations and the cry of scalawag! (SW-3.3, SW-6).

The window after a declaration is a queue of seats: `State.actor` is the one that is asked now. Who pays, and what
comes after, is decided here; what a payment does is in `sinking`, how an order goes on in `orders`.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.core.events import Emit, Event, Value, ignore
from scrapdesk.core.seats import Seat
from scrapdesk.core.zones import minus, replaced
from scrapdesk.games.scalawag.cards import CREW_OF, CREW_TITLES, ORDER_TITLES, PILOT, Crew
from scrapdesk.games.scalawag.choices import is_lost
from scrapdesk.games.scalawag.moves import Call, Declare, Hole, Lose, Order, Pass, Show, Sink, Yield
from scrapdesk.games.scalawag.orders import proceed
from scrapdesk.games.scalawag.sea import following
from scrapdesk.games.scalawag.sinking import lose_card, take_hole
from scrapdesk.games.scalawag.state import Note, Phase, Plan, State, Then, What
from scrapdesk.games.scalawag.turns import draw_from_port

CHALLENGE: Final = Phase.CHALLENGE
REPLY: Final = Phase.REPLY


def declare_order(state: State, move: Order, emit: Emit) -> State:
    """An order and all its crew, in one breath (SW-3.3)."""
    order, count, _ = move
    crew = CREW_OF[order]
    if emit is not ignore:
        data: dict[str, Value] = {
            "seat": state.captain,
            "order": ORDER_TITLES[order],
            "crew": CREW_TITLES[crew],
            "count": count,
        }
        emit(Event("ordered", "SW-3.3", data))
    if not count:
        return proceed(noted(state, order, crew, 0)._replace(plan=Plan(order)), emit)
    plan = Plan(order, count, count, False, False, crew, count)
    return open_window(state, plan, noted_log(state, order, crew, count))


def declare_second(state: State, move: Declare, emit: Emit) -> State:
    """A pilot or a lookout, after the order; from now on only this declaration can be challenged (SW-6.1)."""
    crew, plan = move.crew, state.plan
    if emit is not ignore:
        data: dict[str, Value] = {"seat": state.captain, "order": ORDER_TITLES[plan.order], "crew": CREW_TITLES[crew]}
        emit(Event("declared", "SW-3.5", data))
    plan = plan._replace(
        unproven=plan.unproven + 1,
        pilot=plan.pilot or crew == PILOT,
        lookout=plan.lookout or crew != PILOT,
        claim=crew,
        claimed=1,
    )
    return open_window(state, plan, noted_log(state, plan.order, crew, 1))


def noted_log(state: State, order: int, crew: Crew, count: int) -> tuple[Note, ...]:
    return (*state.log, Note(state.turn, What.DECLARE, state.captain, order, count, (crew,) * count))


def noted(state: State, order: int, crew: Crew, count: int) -> State:
    return state._replace(log=noted_log(state, order, crew, count))


def open_window(state: State, plan: Plan, log: tuple[Note, ...]) -> State:
    asked = following(state.afloat, state.captain, state.frame.ring)
    return state._replace(phase=CHALLENGE, actor=asked, plan=plan, log=log)


def let_pass(state: State, move: Pass, emit: Emit) -> State:
    """The next captain is asked; when all let it pass, the declaration stands."""
    asked = following(state.afloat, state.actor or 0, state.frame.ring)
    if emit is not ignore:
        emit(Event("passed", "SW-6.1", {"seat": state.actor or 0}))
    if asked == state.captain:
        return proceed(state, emit)
    return State(state[0], asked, *state[2:])


def call(state: State, move: Call, emit: Emit) -> State:
    """The first caller counts (SW-6.1)."""
    captain, caller = state.captain, state.actor or 0
    if emit is not ignore:
        emit(Event("called", "SW-6.1", {"seat": caller, "other": captain}))
    note = Note(state.turn, What.CALL, caller, captain)
    return state._replace(phase=REPLY, actor=captain, plan=state.plan._replace(caller=caller), log=(*state.log, note))


def show(state: State, move: Show, emit: Emit) -> State:
    """The crew is there: now the challenger pays (SW-6.3)."""
    captain, plan = state.captain, state.plan
    cards = (plan.claim,) * plan.claimed
    caller = plan.caller
    if emit is not ignore:
        data: dict[str, Value] = {
            "seat": captain,
            "other": caller,
            "crew": CREW_TITLES[plan.claim],
            "count": plan.claimed,
        }
        emit(Event("shown", "SW-6.3", data, reveals="crew was shown"))
    lost = is_lost(len(state.hands[caller]), state.damage[caller])
    return state._replace(
        phase=Phase.VERDICT if lost else Phase.PENALTY,
        actor=captain if lost else caller,
        plan=plan._replace(unproven=plan.unproven - plan.claimed, shown=cards, victim=caller),
        proven=replaced(state.proven, captain, state.proven[captain] + 1),
        log=(*state.log, Note(state.turn, What.SHOW, captain, caller, plan.claimed, cards)),
    )


def pay_hole(state: State, move: Hole, emit: Emit) -> State:
    state, payer, by, then = _payment(state, emit)
    return take_hole(state, payer, by, then, emit)


def pay_crew(state: State, move: Lose, emit: Emit) -> State:
    """A crew card as a penalty; or, where boarders came, as the loss they cause."""
    if state.phase is Phase.LOSE:
        return lose_card(state, state.plan.victim, move.crew, state.captain, Then.FINISH, emit)
    state, payer, by, then = _payment(state, emit)
    return lose_card(state, payer, move.crew, by, then, emit)


def _payment(state: State, emit: Emit) -> tuple[State, Seat, Seat, Then]:
    """Who pays, to whom, and what follows: the end of the turn, or the exchange of the shown cards."""
    captain, caller = state.captain, state.plan.caller
    if state.phase is REPLY:
        return caught(state, captain, emit), captain, caller, Then.FINISH
    note = Note(state.turn, What.PAY, caller, captain)
    return state._replace(log=(*state.log, note)), caller, captain, Then.SWAP


def caught(state: State, captain: Seat, emit: Emit) -> State:
    """The challenged captain pays and loses the whole order, whether it was a lie or not (SW-6.2)."""
    if emit is not ignore:
        emit(Event("caught", "SW-6.2", {"seat": captain, "other": state.plan.caller}))
    return state._replace(
        caught=replaced(state.caught, captain, state.caught[captain] + 1),
        log=(*state.log, Note(state.turn, What.PAY, captain, state.plan.caller)),
    )


def give_up(state: State, move: Yield, emit: Emit) -> State:
    """Either penalty sinks the challenged captain: the challenger chooses (SW-6.4)."""
    state = caught(state, state.captain, emit)
    plan = state.plan
    return state._replace(phase=Phase.VERDICT, actor=plan.caller, plan=plan._replace(victim=state.captain))


def pronounce(state: State, move: Sink, emit: Emit) -> State:
    """The other one in the challenge chooses how the payer goes down, and so which prize it is."""
    victim, by = state.plan.victim, state.actor or 0
    then = Then.LEAVE if victim == state.captain else Then.SWAP
    if move.by_hole:
        return take_hole(state, victim, by, then, emit)
    return lose_card(state, victim, state.hands[victim][0], by, then, emit)


def swap(state: State, emit: Emit) -> State:
    """The shown cards are mixed into the port, and as many drawn (SW-6.3)."""
    captain, shown = state.captain, state.plan.shown
    if not shown:
        return proceed(state, emit)
    if emit is not ignore:
        data: dict[str, Value] = {"seat": captain, "crew": CREW_TITLES[shown[0]], "count": len(shown)}
        emit(Event("mixed", "SW-6.3", data))
    note = Note(state.turn, What.MIX, captain, number=len(shown), cards=shown)
    state = state._replace(
        hands=replaced(state.hands, captain, minus(state.hands[captain], shown)),
        port=tuple(sorted(state.port + shown)),
        plan=state.plan._replace(shown=()),
        log=(*state.log, note),
    )
    return draw_from_port(state, captain, len(shown), Then.PROCEED)

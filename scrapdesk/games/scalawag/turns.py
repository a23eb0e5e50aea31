"""How a turn begins and ends: bonus cards coming back, fog, wages, and whose turn is next (SW-3.1, SW-9, SW-10).

Must not know what an order does.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.core.events import Emit, Event, Value, ignore
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.zones import replaced, without
from scrapdesk.games.scalawag.cards import CREW_TITLES, MOST_POINTS, SPOT, TURN_LIMIT, WAGES, WAVE, Crew
from scrapdesk.games.scalawag.moves import Play, Roll
from scrapdesk.games.scalawag.sea import following, left_of
from scrapdesk.games.scalawag.state import NO_FOG, NO_PLAN, NOBODY_THERE, Note, Phase, Plan, State, Then, What

ORDER: Final = Phase.ORDER
BONUS_RULES: Final = {WAVE: "SW-9.1", SPOT: "SW-9.2"}


def finish(state: State, emit: Emit) -> State:
    """The captain collects compass points, and the turn ends."""
    captain = state.captain
    points = min(MOST_POINTS, state.points[captain] + WAGES)
    if emit is not ignore:
        emit(Event("collected", "SW-3.1", {"seat": captain, "points": points}))
    return next_turn(state, replaced(state.points, captain, points), emit)


def leave(state: State, emit: Emit) -> State:
    """The captain was sunk: the turn ends at once, and nothing is collected."""
    return next_turn(state, state.points, emit)


def next_turn(state: State, points: tuple[int, ...], emit: Emit) -> State:
    if state.turn == TURN_LIMIT:
        return out_of_time(state, points, emit)
    seats = state.frame.seats
    seat = following(state.afloat, state.captain, state.frame.ring)
    state = state._replace(
        phase=ORDER,
        actor=seat,
        captain=seat,
        turn=state.turn + 1,
        points=points,
        watch=state.watch & ~(1 << seat),
        plan=NO_PLAN,
    )
    if seats == 3 and seat == state.frame.first and not state.sunk:
        return state._replace(phase=Phase.FOG, actor=CHANCE)
    return begin_turn(state, emit)


def begin_turn(state: State, emit: Emit) -> State:
    """What lies by the ship goes back to the port first; a rogue wave washes the turn away (SW-9.1 to SW-9.3)."""
    captain = state.captain
    if emit is not ignore:
        emit(Event("turn", "SW-3", {"seat": captain, "turn": state.turn}))
    if captain == state.spot:
        state = bonus_returns(state, SPOT, emit)
    if captain != state.wave:
        return state
    state = bonus_returns(state, WAVE, emit)
    if emit is not ignore:
        emit(Event("skipped", "SW-9.1", {"seat": captain}))
    return next_turn(state, state.points, emit)


def bonus_returns(state: State, crew: Crew, emit: Emit) -> State:
    """A bonus card that lies by a ship goes back to the port."""
    seat = state.wave if crew == WAVE else state.spot
    if emit is not ignore:
        emit(Event("bonus_back", BONUS_RULES[crew], {"seat": seat, "crew": CREW_TITLES[crew]}))
    note = Note(state.turn, What.BACK, seat, number=1, cards=(crew,))
    return state._replace(
        wave=NOBODY_THERE if crew == WAVE else state.wave,
        spot=NOBODY_THERE if crew == SPOT else state.spot,
        port=tuple(sorted((*state.port, crew))),
        log=(*state.log, note),
    )


def play_bonus(state: State, move: Play, emit: Emit) -> State:
    """A bonus card goes from hand to another captain's ship, and one card is drawn (SW-9.1, SW-9.2)."""
    captain, crew, target = state.captain, move.crew, move.target
    if emit is not ignore:
        data: dict[str, Value] = {"seat": captain, "other": target, "crew": CREW_TITLES[crew]}
        emit(Event("bonus_played", BONUS_RULES[crew], data, reveals="a bonus card was shown"))
    note = Note(state.turn, What.PLAY, captain, target, 1, (crew,))
    hand = without(state.hands[captain], crew)
    return draw_from_port(
        state._replace(
            hands=replaced(state.hands, captain, hand),
            wave=target if crew == WAVE else state.wave,
            spot=target if crew == SPOT else state.spot,
            log=(*state.log, note),
        ),
        captain,
        1,
        Then.ISSUE,
    )


def draw_from_port(state: State, taker: Seat, number: int, then: Then) -> State:
    """Asks luck for cards from the port: all that there are, where they are fewer."""
    number = min(number, len(state.port))
    plan = state.plan._replace(taker=taker, number=number)
    if number == 0:
        return state._replace(phase=Phase.GO, then=then, plan=plan)
    return state._replace(phase=Phase.DRAW, actor=CHANCE, then=then, plan=plan)


def issue(state: State, emit: Emit) -> State:
    """Back to the captain, who has played a bonus card and may still give the order."""
    return state._replace(phase=ORDER, actor=state.captain, plan=NO_PLAN)


def roll_fog(state: State, move: Roll, emit: Emit) -> State:
    """Out of play the fog comes in by the face; in play it drifts clockwise, or lifts (SW-10.2)."""
    ring = state.frame.ring
    if state.fog == NO_FOG:
        fog = left_of(ring, state.frame.first, (move.face - 1) // 2)
    else:
        fog = left_of(ring, state.fog) if move.face <= 4 else NO_FOG
    if emit is not ignore:
        other = NOBODY_THERE if fog == NO_FOG else left_of(ring, fog)
        emit(Event("fog", "SW-10.2", {"face": move.face, "gap": fog, "other": other}))
    return begin_turn(state._replace(phase=ORDER, actor=state.captain, fog=fog), emit)


def out_of_time(state: State, points: tuple[int, ...], emit: Emit) -> State:
    if emit is not ignore:
        emit(Event("time", "SW-11", {"turns": state.turn}))
    return state._replace(phase=Phase.OVER, actor=None, points=points, plan=Plan())

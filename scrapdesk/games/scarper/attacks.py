"""The three attacks, and every other movement of a frontline (SA-6).

Owns what dice and movement do to a battlefield. Whose turn it is afterwards is decided in `turns`.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.core.changed import changer
from scrapdesk.core.events import Emit, Event, ignore
from scrapdesk.core.seats import Seat
from scrapdesk.games.scarper.board import (
    FIELDS,
    FORWARD,
    NEXT,
    March,
    march,
    neighbour_bonus,
    removed,
    shelled,
    trench_bonus,
)
from scrapdesk.games.scarper.state import (
    Roll,
    State,
    mover,
    with_field,
    with_lines,
    with_points,
    with_queue,
    with_trenches,
)
from scrapdesk.games.scarper.tracks import change_propaganda, shift_morale

_advanced: Final = changer(State, "fronts")


def push(state: State, field: int, emit: Emit) -> State:
    """A steady push: one point, one space that no enemy trench bars (SA-6.1)."""
    seat = mover(state)
    front = state.fronts[field] + FORWARD[seat]
    state = with_points(_advanced(state, with_field(state.fronts, field, front)), state.left - 1, False)
    if emit is not ignore:
        emit(_moved(seat, field, March(front, state.trenches[field], 1, 0), "SA-6.1"))
    return state


def clear(state: State, field: int, rule: str, emit: Emit) -> State:
    """The enemy loses one trench on the space next to the frontline."""
    seat = mover(state)
    front, trenches = state.fronts[field], state.trenches[field]
    if emit is not ignore:
        emit(_moved(seat, field, March(front, trenches, 0, 1), rule))
    return with_trenches(state, with_field(state.trenches, field, removed(trenches, NEXT[seat][front])))


def advance(state: State, field: int, value: int, rule: str, emit: Emit) -> State:
    """Movement as far as it goes (SA-6.5)."""
    seat = mover(state)
    return _marched(state, seat, field, march(seat, state.fronts[field], state.trenches[field], value), rule, emit)


def bombard(state: State, field: int, amount: int, emit: Emit) -> State:
    seat = mover(state)
    result = shelled(seat, state.fronts[field], state.trenches[field], amount)
    return _marched(state, seat, field, result, "SA-9.1", emit)


def _marched(state: State, seat: Seat, field: int, result: March, rule: str, emit: Emit) -> State:
    if emit is not ignore:
        emit(_moved(seat, field, result, rule))
    fronts = with_field(state.fronts, field, result.front)
    return with_lines(state, fronts, with_field(state.trenches, field, result.trenches))


def _moved(seat: Seat, field: int, result: March, rule: str) -> Event:
    data = {
        "seat": seat,
        "field": FIELDS[field],
        "steps": result.steps,
        "removed": result.removed,
        "front": result.front,
    }
    return Event("moved", rule, data)


def go_back(state: State, field: int, result: March, emit: Emit) -> State:
    """A side gives up ground by an event; its trenches there are lost (SA-6.5)."""
    if emit is not ignore:
        data = {"seat": mover(state), "field": FIELDS[field], "steps": result.steps, "lost": result.removed}
        emit(Event("retreated", "SA-6.5", data))
    fronts = with_field(state.fronts, field, result.front)
    return with_lines(state, fronts, with_field(state.trenches, field, result.trenches))


# -- attacks that begin with dice -----------------------------------------------------------------------


def begin_charge(state: State, field: int, bonus: int, emit: Emit) -> State:
    """A frontal charge is announced; both dice have to be rolled (SA-6.3)."""
    if emit is not ignore:
        emit(Event("charge", "SA-6.3", {"seat": mover(state), "field": FIELDS[field]}))
    return with_queue(state, (Roll("charge", field, bonus), *state.queue))


def begin_assault(state: State, field: int, points: int, emit: Emit) -> State:
    """A concentrated assault is announced; a D3 has to be rolled (SA-6.2)."""
    if emit is not ignore:
        emit(Event("assault", "SA-6.2", {"seat": mover(state), "field": FIELDS[field], "points": points}))
    return with_queue(state, (Roll("assault", field, points), *state.queue))


def strength(state: State, field: int, bonus: int) -> tuple[int, int]:
    """What attacker and defender add to their dice in a charge."""
    seat = mover(state)
    enemy = 1 - seat
    attack = neighbour_bonus(seat, state.fronts, field) + state.year.drill[seat] + bonus
    defence = trench_bonus(enemy, state.fronts[field], state.trenches[field]) + state.year.guard[enemy]
    return attack, defence


def resolve_charge(state: State, roll: Roll, attacker: int, defender: int, emit: Emit) -> State:
    attack, defence = strength(state, roll.field, roll.amount)
    if emit is not ignore:
        data = {"field": FIELDS[roll.field], "attacker": attacker, "defender": defender}
        emit(Event("charge-dice", "SA-6.3", data | {"seat": mover(state), "attack": attack, "defence": defence}))
    difference = attacker + attack - defender - defence
    if difference > 0:
        return advance(state, roll.field, difference, "SA-6.4", emit)
    return duel(state, mover(state), -difference, emit)


def duel(state: State, attacker: Seat, value: int, emit: Emit) -> State:
    """The propaganda of a failed charge: defender up, attacker down, in turn, until the value is spent (SA-6.4)."""
    if value > 0:
        state = change_propaganda(state, 1 - attacker, value - value // 2, "SA-6.4", emit)
    if value > 1:
        state = change_propaganda(state, attacker, -(value // 2), "SA-6.4", emit)
    return state


def resolve_assault(state: State, roll: Roll, die: int, emit: Emit) -> State:
    """Movement first, then the attacker loses morale by the die alone (SA-6.2)."""
    if emit is not ignore:
        data = {"seat": mover(state), "field": FIELDS[roll.field], "die": die, "points": roll.amount}
        emit(Event("assault-die", "SA-6.2", data))
    state = advance(state, roll.field, die + roll.amount, "SA-6.2", emit)
    return shift_morale(state, mover(state), -die, "SA-6.2", emit)

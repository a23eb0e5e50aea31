"""The tracks of a game: economy, propaganda, and the one morale marker that can end it at once (SA-1.4, SA-8.1)."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.changed import changer
from scrapdesk.core.events import Emit, Event, ignore
from scrapdesk.core.seats import Seat
from scrapdesk.games.scarper.board import FORWARD
from scrapdesk.games.scarper.state import TRACK_TOP, VICTORY, Phase, State, with_seat

_with_economy: Final = changer(State, "economy")
_with_propaganda: Final = changer(State, "propaganda")
_with_morale: Final = changer(State, "morale")


def change_economy(state: State, seat: Seat, amount: int, rule: str, emit: Emit) -> State:
    value = min(max(state.economy[seat] + amount, 0), TRACK_TOP)
    if emit is not ignore:
        emit(_track_event("economy", rule, seat, value - state.economy[seat], value))
    return _with_economy(state, with_seat(state.economy, seat, value))


def change_propaganda(state: State, seat: Seat, amount: int, rule: str, emit: Emit) -> State:
    value = min(max(state.propaganda[seat] + amount, 0), TRACK_TOP)
    if emit is not ignore:
        emit(_track_event("propaganda", rule, seat, value - state.propaganda[seat], value))
    return _with_propaganda(state, with_seat(state.propaganda, seat, value))


def _track_event(track: str, rule: str, seat: Seat, change: int, value: int) -> Event:
    return Event("track", rule, {"track": track, "seat": seat, "change": change, "value": value})


def shift_morale(state: State, seat: Seat, gain: int, rule: str, emit: Emit) -> State:
    """The marker moves towards the half of a side, or away from it; at 15 the war is over there and then."""
    morale = min(max(state.morale + gain * FORWARD[seat], -VICTORY), VICTORY)
    if emit is not ignore:
        emit(Event("morale", rule, {"seat": seat, "gain": gain, "value": morale}))
    state = _with_morale(state, morale)
    return over(state, "SA-8.1", emit) if abs(morale) == VICTORY else state


def over(state: State, rule: str, emit: Emit) -> State:
    """Nothing happens any more, whatever was still to come."""
    if emit is not ignore:
        winner = None if state.morale == 0 else int(state.morale < 0)
        emit(Event("over", rule, {"winner": winner, "value": state.morale}))
    return state._replace(phase=Phase.OVER, turn=None, left=0, whole=False, again=False, queue=())

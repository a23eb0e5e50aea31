"""What the effects of events do, one handler a verb, over the pending queue of the core.

An effect that needs a choice puts an `Ask` in its own place, one that needs dice a `Roll`; both wait in the state
until the move comes. A choice without an alternative is not asked.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Final

from scrapdesk.core.changed import changer
from scrapdesk.core.effects import Effects
from scrapdesk.core.events import Emit, Event, ignore
from scrapdesk.core.seats import Seat
from scrapdesk.games.scarper import attacks
from scrapdesk.games.scarper.board import EDGE, FIELDS, FORWARD, NEXT, OWN, Fronts, Trenches, added, count, retreat
from scrapdesk.games.scarper.cards import YOU, Effect
from scrapdesk.games.scarper.moves import ACTS, DIGS, END, Act, Dig, Keep, Move
from scrapdesk.games.scarper.state import (
    NO_ATTACK,
    NO_EVENT,
    NONE,
    ROUNDS,
    TURNS,
    Ask,
    Cards,
    Pending,
    Roll,
    State,
    mover,
    with_field,
    with_points,
    with_queue,
    with_seat,
    with_trenches,
    with_year,
)
from scrapdesk.games.scarper.tracks import change_economy, change_propaganda, shift_morale

RULE: Final = "SA-9.1"
OPTIONAL: Final = frozenset({"trench", "clear", "charge", "assault"})
"""Effects that say "up to" or "may": they can be ended."""

_of_amount: Final = changer(Effect, "amount")

Handler = Callable[[State, Effect, Emit], State]


# -- choices --------------------------------------------------------------------------------------------


def choices(effect: Effect, seat: Seat, fronts: Fronts, trenches: Trenches, offer: Cards) -> tuple[Move, ...]:
    """What a player can answer to an effect, without ending it."""
    do = effect.do
    if do == "rethink":
        return tuple(Keep(mission) for mission in offer)
    if do == "trench":
        own, digs = OWN[seat], tuple[Dig, ...]()
        for at in effect.where:
            digs += DIGS[at][own[fronts[at]] & ~(trenches[at] >> 8)]
        return digs
    acts = ACTS[do]
    return tuple([acts[at] for at in effect.where if _possible(do, seat, fronts[at], trenches[at])])


def _possible(do: str, seat: Seat, front: int, trenches: int) -> bool:
    bit = NEXT[seat][front]
    if do == "clear":
        return trenches & bit != 0
    if do == "retreat":
        return front * FORWARD[seat] > -EDGE
    if do == "bombard":
        return count(trenches, OWN[1 - seat][front]) > 0
    return bit != 0


def answers(effect: Effect, seat: Seat, fronts: Fronts, trenches: Trenches, offer: Cards) -> tuple[Move, ...]:
    """The legal moves while an effect asks."""
    found = choices(effect, seat, fronts, trenches, offer)
    return (*found, END) if effect.do in OPTIONAL else found


def _ask(state: State, effect: Effect, emit: Emit) -> State:
    seat = mover(state)
    found = choices(effect, seat, state.fronts, state.trenches, state.year.offers[seat])
    if not found:
        if emit is not ignore:
            emit(Event("nothing", RULE, {"seat": seat, "effect": effect.do}))
        return state
    if len(found) == 1 and effect.do not in OPTIONAL:
        return answer(state, effect, found[0], emit)
    return EFFECTS.first(state, Ask(effect))


def answer(state: State, effect: Effect, move: Move, emit: Emit) -> State:
    """Does what was chosen; the question itself is already out of the queue."""
    match move:
        case Dig(field, space):
            state = _dig(state, field, space, emit)
            return _again(state, effect, emit)
        case Keep(mission):
            return _rethought(state, mission, emit)
        case Act("clear", field):
            return _again(attacks.clear(state, field, RULE, emit), effect, emit)
        case Act("advance", field):
            return attacks.advance(state, field, effect.amount, RULE, emit)
        case Act("retreat", field):
            result = retreat(mover(state), state.fronts[field], state.trenches[field], effect.amount)
            return attacks.go_back(state, field, result, emit)
        case Act("bombard", field):
            if emit is not ignore:
                emit(Event("bombard", RULE, {"seat": mover(state), "field": FIELDS[field]}))
            return EFFECTS.first(state, Roll("bombard", field))
        case Act("charge", field):
            return attacks.begin_charge(state, field, effect.amount, emit)
        case Act("assault", field):
            return attacks.begin_assault(state, field, effect.amount, emit)
    return state


def _again(state: State, effect: Effect, emit: Emit) -> State:
    """The same effect once less, while any of it is left."""
    return EFFECTS.first(state, _of_amount(effect, effect.amount - 1)) if effect.amount > 1 else state


def _dig(state: State, field: int, space: int, emit: Emit) -> State:
    if emit is not ignore:
        emit(Event("dug", RULE, {"seat": mover(state), "field": FIELDS[field], "space": space + 1, "paid": False}))
    return with_trenches(state, with_field(state.trenches, field, added(state.trenches[field], 1 << space)))


def _rethought(state: State, mission: int, emit: Emit) -> State:
    """Another choice among the three; what the enemy has seen of it before may now be out of date."""
    seat = mover(state)
    year = state.year
    stale = year.stale
    if year.seen[1 - seat] != NONE:
        stale = (True, stale[1]) if seat else (stale[0], True)
    if emit is not ignore:
        emit(Event("kept", RULE, {"seat": seat, "again": True}))
    return with_year(state, year._replace(kept=with_seat(year.kept, seat, mission), stale=stale))


# -- effects that ask nobody ----------------------------------------------------------------------------


def _whose(state: State, effect: Effect) -> Seat:
    seat = mover(state)
    return seat if effect.who == YOU else 1 - seat


def _economy(state: State, effect: Effect, emit: Emit) -> State:
    return change_economy(state, _whose(state, effect), effect.amount, RULE, emit)


def _propaganda(state: State, effect: Effect, emit: Emit) -> State:
    return change_propaganda(state, _whose(state, effect), effect.amount, RULE, emit)


def _morale(state: State, effect: Effect, emit: Emit) -> State:
    return shift_morale(state, mover(state), effect.amount, RULE, emit)


def _roll(state: State, effect: Effect, emit: Emit) -> State:
    return EFFECTS.first(state, Roll("fortune", effect=effect))


def _points(state: State, effect: Effect, emit: Emit) -> State:
    if emit is not ignore:
        emit(Event("points", RULE, {"seat": mover(state), "points": effect.amount}))
    return with_points(state, state.left + effect.amount, state.whole)


def _scout(state: State, effect: Effect, emit: Emit) -> State:
    """The mover looks at the enemy's mission; what it is, only the mover is told."""
    seat = mover(state)
    year = state.year
    seen = year.kept[1 - seat]
    if emit is not ignore:
        emit(Event("scouted", RULE, {"seat": seat}))
        emit(Event("saw-mission", RULE, {"seat": seat, "mission": seen}, (seat,), "a mission was looked at"))
    stale = (False, year.stale[1]) if seat == 0 else (year.stale[0], False)
    return with_year(state, year._replace(seen=with_seat(year.seen, seat, seen), stale=stale))


def _play_again(state: State, effect: Effect, emit: Emit) -> State:
    """Another card at once, unless a later action round would go without one."""
    seat = mover(state)
    to_come = ROUNDS - 1 - state.turns // 2
    possible = len(state.hands[seat]) > to_come
    if emit is not ignore:
        emit(Event("again" if possible else "nothing", RULE, {"seat": seat, "effect": effect.do}))
    return state._replace(again=True) if possible else state


def _ban(what: int) -> Handler:
    def handler(state: State, effect: Effect, emit: Emit) -> State:
        """Forbids something for the enemy's next card; in the last action round of a year there is none."""
        enemy = 1 - mover(state)
        lapses = state.turns == TURNS - 1
        if emit is not ignore:
            emit(Event("nothing" if lapses else effect.do, RULE, {"seat": enemy, "effect": effect.do}))
        if lapses:
            return state
        year = state.year
        return with_year(state, year._replace(bans=with_seat(year.bans, enemy, year.bans[enemy] | what)))

    return handler


def _drill(state: State, effect: Effect, emit: Emit) -> State:
    seat, year = mover(state), state.year
    if emit is not ignore:
        emit(Event("drill", RULE, {"seat": seat, "amount": effect.amount}))
    return with_year(state, year._replace(drill=with_seat(year.drill, seat, year.drill[seat] + effect.amount)))


def _guard(state: State, effect: Effect, emit: Emit) -> State:
    seat, year = mover(state), state.year
    if emit is not ignore:
        emit(Event("guard", RULE, {"seat": seat, "amount": effect.amount}))
    return with_year(state, year._replace(guard=with_seat(year.guard, seat, year.guard[seat] + effect.amount)))


HANDLERS: Final[dict[str, Handler]] = {
    "trench": _ask,
    "clear": _ask,
    "advance": _ask,
    "retreat": _ask,
    "bombard": _ask,
    "charge": _ask,
    "assault": _ask,
    "rethink": _ask,
    "economy": _economy,
    "propaganda": _propaganda,
    "morale": _morale,
    "roll": _roll,
    "points": _points,
    "scout": _scout,
    "again": _play_again,
    "silence": _ban(NO_EVENT),
    "truce": _ban(NO_ATTACK),
    "drill": _drill,
    "guard": _guard,
}


def _handler(pending: Pending) -> Handler | None:
    return HANDLERS[pending.do] if type(pending) is Effect else None


EFFECTS: Final[Effects[State, Pending]] = Effects(attrgetter("queue"), with_queue, _handler)


# -- dice -----------------------------------------------------------------------------------------------


def resolve(state: State, roll: Roll, dice: tuple[int, ...], emit: Emit) -> State:
    """What rolled dice do; the roll itself is already out of the queue."""
    if roll.what == "charge":
        return attacks.resolve_charge(state, roll, dice[0], dice[1], emit)
    if roll.what == "assault":
        return attacks.resolve_assault(state, roll, dice[0], emit)
    if emit is not ignore:
        emit(Event("die", RULE, {"seat": mover(state), "die": dice[0], "for": roll.what}))
    if roll.what == "bombard":
        return attacks.bombard(state, roll.field, dice[0], emit)
    effect = roll.effect
    if effect is None:
        return state
    return EFFECTS.first(state, *(effect.win if dice[0] >= effect.need else effect.lose))

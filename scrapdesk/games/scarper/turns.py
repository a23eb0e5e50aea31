"""An action round: trenches, then a card, then what its points or its event do (SA-4 and SA-5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from scrapdesk.core.changed import changer
from scrapdesk.core.events import Emit, Event, ignore
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.zones import without
from scrapdesk.games.scarper import attacks
from scrapdesk.games.scarper.board import FIELDS, NEXT, OWN, filled
from scrapdesk.games.scarper.cards import Deck
from scrapdesk.games.scarper.effects import EFFECTS, answer, answers, resolve
from scrapdesk.games.scarper.moves import ACTS, DIGS, END, INVEST, PUBLISH, Act, Dig, Move, Play, Throw
from scrapdesk.games.scarper.state import (
    NO_ATTACK,
    NO_EVENT,
    TRACK_TOP,
    TURNS,
    Phase,
    Roll,
    State,
    asking,
    in_phase,
    mover,
    rolling,
    with_cards,
    with_field,
    with_points,
    with_seat,
    with_year,
)
from scrapdesk.games.scarper.tracks import change_economy, change_propaganda
from scrapdesk.games.scarper.years import end_year

CLEAR_COST: Final = 2
CHARGE_COST: Final = 2

_dug: Final = changer(State, "trenches", "economy")
_for_points: Final = changer(State, "left", "whole", "card", "hands", "played", "turns", "again")
_for_event: Final = changer(State, "card", "hands", "played", "turns", "again", "queue")
_after_round: Final = changer(State, "turns", "again", "queue", "year")


# -- what is legal --------------------------------------------------------------------------------------


def openings(plays: Sequence[Sequence[tuple[Play, ...]]], state: State, seat: Seat) -> Sequence[Move]:
    """What begins an action round: a card in one of its uses, or a trench before it (SA-4.1, SA-4.2).

    Trenches come before anything else, so none before a second card of the same round.
    """
    moves: list[Move] = []
    uses = plays[seat]
    if state.year.bans[seat] & NO_EVENT:
        moves += [uses[card][0] for card in state.hands[seat]]
    else:
        for card in state.hands[seat]:
            moves += uses[card]
    if state.economy[seat] and not state.again:
        own = OWN[seat]
        for digs, front, trenches in zip(DIGS, state.fronts, state.trenches, strict=True):
            moves += digs[own[front] & ~(trenches >> 8)]
    return moves


def spendings(state: State, seat: Seat) -> Sequence[Move]:
    """What the points left over can still do (SA-4.3 to SA-6.3)."""
    moves: list[Move] = []
    if state.propaganda[seat] < TRACK_TOP:
        moves.append(PUBLISH)
    if state.economy[seat] < TRACK_TOP:
        moves.append(INVEST)
    if not state.year.bans[seat] & NO_ATTACK:
        _add_attacks(moves, state, seat)
    moves.append(END)
    return moves


def _add_attacks(moves: list[Move], state: State, seat: Seat) -> None:
    table = _ATTACKS[(state.left >= CHARGE_COST) + 2 * state.whole]
    ahead = NEXT[seat]
    for attacks_here, front, trenches in zip(table, state.fronts, state.trenches, strict=True):
        if bit := ahead[front]:
            moves += attacks_here[trenches & bit != 0]


def _attacks_on(field: int, dear: bool, whole: bool, barred: bool) -> tuple[Act, ...]:
    verbs = []
    if not barred:
        verbs.append("push")
    elif dear:
        verbs.append("clear")
    verbs += ["charge"] * dear + ["assault"] * whole
    return tuple(ACTS[verb][field] for verb in verbs)


_ATTACKS: Final = tuple(
    tuple(tuple(_attacks_on(field, dear, whole, barred) for barred in (False, True)) for field in range(len(FIELDS)))
    for whole in (False, True)
    for dear in (False, True)
)
"""By two points left and a whole card: for each battlefield the attacks without and with a trench in the way."""


def replies(state: State, seat: Seat) -> Sequence[Move]:
    """The answers to an event that asks."""
    return answers(asking(state), seat, state.fronts, state.trenches, state.year.offers[seat])


# -- what a move does -----------------------------------------------------------------------------------


def dig(state: State, move: Dig, emit: Emit) -> State:
    """A space dug in out of the economy marker, before the card (SA-4.1)."""
    seat, before = mover(state), state.trenches[move.field]
    trenches = filled(before, 1 << move.space)
    if emit is not ignore:
        number = trenches.bit_count() - before.bit_count()
        data = {"seat": seat, "field": FIELDS[move.field], "space": move.space + 1, "number": number, "paid": True}
        emit(Event("dug", "SA-4.1", data))
    economy = with_seat(state.economy, seat, state.economy[seat] - 1)
    return _dug(state, with_field(state.trenches, move.field, trenches), economy)


def play(deck: Deck, state: State, move: Play, emit: Emit) -> State:
    seat = mover(state)
    card = deck.events[move.card]
    if emit is not ignore:
        data = {"seat": seat, "card": move.card, "event": int(move.event), "points": card.points}
        emit(Event("card", "SA-4.2", data, reveals="a card was played"))
    hands = with_cards(state.hands, seat, without(state.hands[seat], move.card))
    played, number = (*state.played, move.card), move.card
    if not move.event:
        state = _for_points(state, card.points, True, number, hands, played, state.turns, False)
        return in_phase(state, Phase.SPEND, seat)
    state = _for_event(state, number, hands, played, state.turns, False, card.effects)
    if card.once:
        state = _leave(state, number, emit)
    return proceed(deck, state, emit)


def _leave(state: State, card: int, emit: Emit) -> State:
    """A card printed *once* leaves the war after its event (SA-9.3)."""
    if emit is not ignore:
        emit(Event("gone", "SA-9.3", {"card": card}))
    return with_year(state, state.year._replace(gone=(*state.year.gone, card)))


def act(deck: Deck, state: State, move: Act, emit: Emit) -> State:
    """Points are spent, until none is left or the player ends."""
    return proceed(deck, _SPENDINGS[move.verb](state, move.field, emit), emit)


def _publish(state: State, field: int, emit: Emit) -> State:
    state = with_points(state, state.left - 1, False)
    return change_propaganda(state, mover(state), 1, "SA-5.1", emit)


def _invest(state: State, field: int, emit: Emit) -> State:
    state = with_points(state, state.left - 1, False)
    return change_economy(state, mover(state), 1, "SA-5.2", emit)


def _clear(state: State, field: int, emit: Emit) -> State:
    state = with_points(state, state.left - CLEAR_COST, False)
    return attacks.clear(state, field, "SA-6.1", emit)


def _charge(state: State, field: int, emit: Emit) -> State:
    state = with_points(state, state.left - CHARGE_COST, False)
    return attacks.begin_charge(state, field, 0, emit)


def _assault(state: State, field: int, emit: Emit) -> State:
    """The whole card goes into it (SA-4.3)."""
    points = state.left
    return attacks.begin_assault(with_points(state, 0, False), field, points, emit)


def _end(state: State, field: int, emit: Emit) -> State:
    if emit is not ignore:
        emit(Event("lapsed", "SA-4.3", {"seat": mover(state), "points": state.left}))
    return with_points(state, 0, False)


_SPENDINGS: Final[dict[str, Callable[[State, int, Emit], State]]] = {
    "publish": _publish,
    "invest": _invest,
    "push": attacks.push,
    "clear": _clear,
    "charge": _charge,
    "assault": _assault,
    "end": _end,
}


def reply(deck: Deck, state: State, move: Move, emit: Emit) -> State:
    """An answer to an event that asks."""
    effect = asking(state)
    state = EFFECTS.drop(state)
    if move != END:
        return proceed(deck, answer(state, effect, move, emit), emit)
    if emit is not ignore:
        emit(Event("declined", "SA-9.1", {"seat": mover(state), "effect": effect.do}))
    return proceed(deck, state, emit)


def roll(deck: Deck, state: State, move: Throw, emit: Emit) -> State:
    what = rolling(state)
    return proceed(deck, resolve(EFFECTS.drop(state), what, move.dice, emit), emit)


# -- what comes next ------------------------------------------------------------------------------------


def proceed(deck: Deck, state: State, emit: Emit) -> State:
    """Goes on until somebody is asked: a player for a choice or for points, luck for dice, or the other side."""
    if state.phase is Phase.OVER:
        return state
    if state.queue:
        state = EFFECTS.settle(state, emit)
        if state.phase is Phase.OVER:
            return state
    if state.queue:
        if type(state.queue[0]) is Roll:
            return in_phase(state, Phase.ROLL, CHANCE)
        return in_phase(state, Phase.CHOOSE, mover(state))
    if state.left:
        return state if state.phase is Phase.SPEND else in_phase(state, Phase.SPEND, mover(state))
    return _end_turn(deck, state, emit)


def _end_turn(deck: Deck, state: State, emit: Emit) -> State:
    """The next action round, the same side's second card, or the end of the year. Bans were for one card."""
    seat = mover(state)
    year = state.year
    if year.bans[seat]:
        year = year._replace(bans=with_seat(year.bans, seat, 0))
    if state.again:
        return in_phase(with_year(state, year), Phase.TURN, seat)
    turns = state.turns + 1
    state = _after_round(state, turns, False, (), year)
    return end_year(deck, state, emit) if turns == TURNS else in_phase(state, Phase.TURN, 1 - seat)

"""Damage, loss of crew, and what follows when a ship goes down (SW-5, SW-7).

A sinking may stop for luck (the prize) and for a choice (the fourth card). What comes after it all is `State.then`.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.core.events import Emit, Event, Value, ignore
from scrapdesk.core.seats import CHANCE, Seat
from scrapdesk.core.zones import minus, replaced, without
from scrapdesk.games.scalawag.cards import CREW_TITLES, DAMAGE_SLOTS, HAND_SIZE, SPOT, WAVE, Crew, titles
from scrapdesk.games.scalawag.moves import Bury, Seize
from scrapdesk.games.scalawag.state import NO_FOG, Note, Phase, Plan, State, Then, What
from scrapdesk.games.scalawag.turns import bonus_returns

GO: Final = Phase.GO


def take_hole(state: State, seat: Seat, by: Seat, then: Then, emit: Emit) -> State:
    """One ship damage. The fifth sinks the ship, and who caused it takes a prize (SW-5.1, SW-7.1)."""
    holes = state.damage[seat] + 1
    if emit is not ignore:
        emit(Event("hole", "SW-5.1", {"seat": seat, "holes": holes}))
    damage = replaced(state.damage, seat, holes)
    if holes < DAMAGE_SLOTS:
        return state._replace(damage=damage, phase=GO, then=then)
    state = state._replace(damage=damage, then=then)
    if is_won(state.frame.teams, state.afloat & ~(1 << seat)):
        return go_under(state, seat, by, emit)
    plan = state.plan._replace(victim=seat, taker=by, number=1)
    return state._replace(phase=Phase.PRIZE, actor=CHANCE, plan=plan)


def lose_card(state: State, seat: Seat, crew: Crew, by: Seat, then: Then, emit: Emit) -> State:
    """One crew loss. The last one sinks the ship, and who caused it mends a hole (SW-5.2, SW-7.2)."""
    state = to_locker(state, seat, crew, "SW-5.2", emit)._replace(phase=GO, then=then)
    if state.hands[seat]:
        return state
    if state.damage[by]:
        if emit is not ignore:
            emit(Event("mended", "SW-7.2", {"seat": by}))
        state = state._replace(damage=replaced(state.damage, by, state.damage[by] - 1))
    return go_under(state, seat, by, emit)


def to_locker(state: State, seat: Seat, crew: Crew, rule: str, emit: Emit) -> State:
    if emit is not ignore:
        data: dict[str, Value] = {"seat": seat, "crew": CREW_TITLES[crew]}
        emit(Event("locker", rule, data, reveals="a crew card was laid open"))
    return state._replace(
        hands=replaced(state.hands, seat, without(state.hands[seat], crew)),
        locker=tuple(sorted((*state.locker, crew))),
        log=(*state.log, Note(state.turn, What.LOCKER, seat, number=1, cards=(crew,))),
    )


def take_prize(state: State, move: Seize, emit: Emit) -> State:
    """A card out of the hand of a sunk captain. A fourth card is one too many, and has to go before anybody sees the
    rest of the sunk crew; so the ship goes under after that (SW-7.1, SW-7.3)."""
    by, victim = state.plan.taker, state.plan.victim
    state = move_cards(state, move, "prize", "SW-7.1", emit)
    if len(state.hands[by]) > HAND_SIZE:
        return state._replace(phase=Phase.FOURTH, actor=by)
    return go_under(state, victim, by, emit)


def move_cards(state: State, move: Seize, kind: str, rule: str, emit: Emit) -> State:
    """Cards from the victim's hand to the taker's. Only these two see which."""
    taker, victim, cards = state.plan.taker, state.plan.victim, move.cards
    if emit is not ignore:
        emit(Event(kind, rule, {"seat": taker, "other": victim, "count": len(cards)}))
        data: dict[str, Value] = {"seat": taker, "other": victim, "crew": titles(cards)}
        emit(Event(f"{kind}_seen", rule, data, (taker, victim), "hidden crew changed hands"))
    hands = replaced(state.hands, victim, minus(state.hands[victim], cards))
    hands = replaced(hands, taker, tuple(sorted(hands[taker] + cards)))
    note = Note(state.turn, What.SEIZE, taker, victim, len(cards), cards)
    return state._replace(hands=hands, log=(*state.log, note))


def go_under(state: State, seat: Seat, by: Seat, emit: Emit) -> State:
    """The rest of a sunk captain's things leave the game; with them goes the fog (SW-7.3, SW-10.3)."""
    hand = state.hands[seat]
    if emit is not ignore:
        data: dict[str, Value] = {"seat": seat, "other": by, "crew": titles(hand)}
        emit(Event("sunk", "SW-7.3", data, reveals="a sunk captain's crew was laid open" if hand else ""))
        if state.fog != NO_FOG:
            emit(Event("fog", "SW-10.3", {"face": 0, "gap": NO_FOG, "other": NO_FOG}))
    if seat == state.spot:
        state = bonus_returns(state, SPOT, emit)
    if seat == state.wave:
        state = bonus_returns(state, WAVE, emit)
    notes = (Note(state.turn, What.LOCKER, seat, number=len(hand), cards=hand),) if hand else ()
    afloat = state.afloat & ~(1 << seat)
    state = state._replace(
        phase=GO,
        hands=replaced(state.hands, seat, ()),
        locker=tuple(sorted(state.locker + hand)),
        points=replaced(state.points, seat, 0),
        damage=replaced(state.damage, seat, DAMAGE_SLOTS),
        afloat=afloat,
        sunk=(*state.sunk, seat),
        watch=state.watch & ~(1 << seat),
        fog=NO_FOG,
        log=(*state.log, *notes, Note(state.turn, What.SUNK, seat, by)),
    )
    return state._replace(phase=Phase.OVER, actor=None, plan=Plan()) if is_won(state.frame.teams, afloat) else state


def bury(state: State, move: Bury, emit: Emit) -> State:
    """The fourth card goes to the locker, then the ship under. A card just shown is then not replaced (SW-6.3)."""
    plan = state.plan
    state = to_locker(state, plan.taker, move.crew, "SW-7.1", emit)
    if move.shown:
        plan = plan._replace(shown=without(plan.shown, move.crew))
    return go_under(state._replace(plan=plan), plan.victim, plan.taker, emit)


def is_won(teams: tuple[int, ...], afloat: int) -> bool:
    """Whether one captain is left, or only partners are (SW-7.4, SW-8.1)."""
    left = [seat for seat in range(afloat.bit_length()) if afloat >> seat & 1]
    if len(left) == 1:
        return True
    return bool(teams) and len({teams[seat] for seat in left}) == 1

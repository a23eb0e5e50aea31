"""What luck may do, and how it is drawn: the lot, the flags, the deal, the fog die, and cards taken unseen.

Every chance move holds its whole content; who may read it is said by `audience`.
"""

from __future__ import annotations

from random import Random

from scrapdesk.core.events import EVERYBODY, NOBODY, Audience, Emit, Event, Value, ignore
from scrapdesk.core.zones import minus, replaced, same_cards, shuffled
from scrapdesk.games.scalawag.cards import (
    EMBLEMS,
    FLAG_NAMES,
    HAND_SIZE,
    ORDER_RULES,
    PORT_SIZE,
    Cards,
    crew_cards,
    titles,
)
from scrapdesk.games.scalawag.moves import Berths, Deal, Draw, Lot, Move, Roll, Seize, Teams
from scrapdesk.games.scalawag.sea import BACKWARDS, left_of
from scrapdesk.games.scalawag.state import Note, Phase, State, Then, What
from scrapdesk.games.scalawag.turns import next_turn


def sample(state: State, rng: Random) -> Move:
    """A move of luck, drawn fairly."""
    phase = state.phase
    if phase is Phase.DRAW:
        return Draw(picked(state.port, state.plan.number, rng))
    if phase is Phase.SEIZE or phase is Phase.PRIZE:
        return Seize(picked(state.hands[state.plan.victim], state.plan.number, rng))
    if phase is Phase.FOG:
        return Roll(1 + int(rng.random() * 6))
    if phase is Phase.BERTHS:
        return sample_berths(state.frame.seats, rng)
    if phase is Phase.LOT:
        return Lot(rng.randrange(state.frame.seats))
    if phase is Phase.TEAMS:
        return Teams(sample_teams(state.frame.seats, rng))
    return Deal(shuffled(crew_cards(state.frame.seats), rng))


def picked(cards: Cards, number: int, rng: Random) -> Cards:
    """So many cards at random, sorted."""
    pile = list(cards)
    random = rng.random
    return tuple(sorted([pile.pop(int(random() * len(pile))) for _ in range(number)]))


def sample_berths(seats: int, rng: Random) -> Berths:
    """Who sits where, counted clockwise from the first seat, and any of the eight flags for each (SW-2.1)."""
    ring = (0, *shuffled(tuple(range(1, seats)), rng))
    return Berths(ring, tuple(rng.sample(range(len(EMBLEMS)), seats)))


def sample_teams(seats: int, rng: Random) -> tuple[int, ...]:
    """Pairs of flags, shuffled; with six captains three of the four pairs, taken at random (SW-8.1)."""
    flags = rng.sample(range(len(FLAG_NAMES)), seats // 2)
    return shuffled(flags * 2, rng)


def allows(state: State, move: Move) -> bool:
    """Whether luck could make this move here."""
    seats, plan = state.frame.seats, state.plan
    match state.phase, move:
        case Phase.DRAW, Draw(cards):
            return len(cards) == plan.number and holds(state.port, cards)
        case ((Phase.SEIZE | Phase.PRIZE), Seize(cards)):
            return len(cards) == plan.number and holds(state.hands[plan.victim], cards)
        case Phase.FOG, Roll(face):
            return 1 <= face <= 6
        case Phase.BERTHS, Berths(ring, flags):
            return ring[:1] == (0,) and sorted(ring) == list(range(seats)) and len(set(flags)) == len(flags) == seats
        case Phase.LOT, Lot(seat):
            return 0 <= seat < seats
        case Phase.TEAMS, Teams(flags):
            return len(flags) == seats and all(flags.count(flag) == 2 for flag in flags)
        case Phase.DEAL, Deal(cards):
            return same_cards(cards, crew_cards(seats))
    return False


def holds(zone: Cards, cards: Cards) -> bool:
    return list(cards) == sorted(cards) and all(zone.count(crew) >= cards.count(crew) for crew in cards)


def audience(state: State) -> Audience:
    """Who may read a move of luck: what is drawn is the drawer's, what is seized is seen by two."""
    if state.phase is Phase.DRAW:
        return (state.plan.taker,)
    if state.phase in (Phase.SEIZE, Phase.PRIZE):
        return (state.plan.taker, state.plan.victim)
    return EVERYBODY if state.phase in (Phase.BERTHS, Phase.LOT, Phase.FOG) else NOBODY


def draw_berths(state: State, move: Berths, emit: Emit) -> State:
    if emit is not ignore:
        emit(Event("berths", "SW-2.1", {"ring": move.ring}))
        for seat in move.ring:
            emit(Event("flag", "SW-1.2", {"seat": seat, "flag": EMBLEMS[move.flags[seat]]}))
    return state._replace(phase=Phase.LOT, frame=state.frame._replace(ring=move.ring, flags=move.flags))


def draw_lot(state: State, move: Lot, emit: Emit) -> State:
    if emit is not ignore:
        emit(Event("first", "SW-2.1", {"seat": move.seat}))
    phase = Phase.TEAMS if state.frame.allegiance else Phase.DEAL
    return state._replace(phase=phase, captain=move.seat, frame=state.frame._replace(first=move.seat))


def deal_teams(state: State, move: Teams, emit: Emit) -> State:
    """Everybody sees their own flag, and who flies the same (SW-8.1)."""
    if emit is not ignore:
        for seat, flag in enumerate(move.flags):
            partner = next(other for other, its in enumerate(move.flags) if its == flag and other != seat)
            data: dict[str, Value] = {"seat": seat, "other": partner, "flag": FLAG_NAMES[flag]}
            emit(Event("allegiance", "SW-8.1", data, (seat,), "allegiances were dealt"))
    return state._replace(phase=Phase.DEAL, frame=state.frame._replace(teams=move.flags))


def deal(state: State, move: Deal, emit: Emit) -> State:
    """Three crew each; the rest is the port, and bonus crew is mixed into that (SW-2.1, SW-2.2)."""
    seats, cards = state.frame.seats, move.cards
    hands = tuple(tuple(sorted(cards[HAND_SIZE * at : HAND_SIZE * (at + 1)])) for at in range(seats))
    port = tuple(sorted(cards[HAND_SIZE * seats :] + state.frame.bonus))
    if emit is not ignore:
        emit(Event("dealt", "SW-2.1", {"count": HAND_SIZE, "port": PORT_SIZE + len(state.frame.bonus)}))
        for seat, hand in enumerate(hands):
            emit(Event("dealt_seen", "SW-2.1", {"seat": seat, "crew": titles(hand)}, (seat,), "crew was dealt"))
    log = tuple(Note(0, What.DRAW, seat, number=HAND_SIZE, cards=hand) for seat, hand in enumerate(hands))
    before_first = state._replace(
        captain=left_of(state.frame.ring, state.captain, BACKWARDS), hands=hands, port=port, log=log
    )
    return next_turn(before_first, state.points, emit)


def draw(state: State, move: Draw, emit: Emit) -> State:
    taker, cards = state.plan.taker, move.cards
    if emit is not ignore:
        rule = _drawing_rule(state)
        emit(Event("drew", rule, {"seat": taker, "count": len(cards)}))
        data: dict[str, Value] = {"seat": taker, "crew": titles(cards)}
        emit(Event("drew_seen", rule, data, (taker,), "a card was drawn from the port"))
    return state._replace(
        phase=Phase.GO,
        hands=replaced(state.hands, taker, tuple(sorted(state.hands[taker] + cards))),
        port=minus(state.port, cards),
        log=(*state.log, Note(state.turn, What.DRAW, taker, number=len(cards), cards=cards)),
    )


def _drawing_rule(state: State) -> str:
    """Why cards are drawn: after a bonus card, for shown crew, or because the order says so."""
    if state.then is Then.ISSUE:
        return "SW-9"
    return "SW-6.3" if state.then is Then.PROCEED else ORDER_RULES[state.plan.order]

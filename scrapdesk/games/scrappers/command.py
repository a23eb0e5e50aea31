"""The command phase (SR-3): cards go into the stacks, one seat after the other.

Must not know what cards do; `activation` takes over when nobody can place any more.
"""

from __future__ import annotations

from collections.abc import Sequence

from scrapdesk.core.events import Emit, ignore
from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.activation import begin_activation
from scrapdesk.games.scrappers.cards import CardSet
from scrapdesk.games.scrappers.moves import DRAFTS, SOURCES, MoveBook
from scrapdesk.games.scrappers.moves import Move as AnyMove
from scrapdesk.games.scrappers.state import (
    ASSIGNED,
    BAYS,
    DECK_B,
    EJECTED,
    FROM_A,
    FROM_B,
    PILE_B,
    Cards,
    Mode,
    Phase,
    Pilot,
    Slot,
    State,
)
from scrapdesk.games.scrappers.telling import tell

Draft = tuple[Cards, Cards, Cards, Cards]


def placings(book: MoveBook, state: State) -> Sequence[AnyMove]:
    """Assign or eject each different hand card, or draft from wherever a card lies (SR-3.1)."""
    pilot = state.pilots[state.turn or 0]
    moves: list[AnyMove] = []
    last = None
    table = book.placings
    for card in pilot.hand:
        pair = table[card]
        if pair is not last:
            moves += pair
            last = pair
    deck_a, deck_b, pile_a, pile_b = state.draft
    mask = (1 if deck_a else 0) | (2 if deck_b else 0) | (4 if pile_a else 0) | (8 if pile_b else 0)
    moves += DRAFTS[mask]
    return moves


def put(cards: CardSet, state: State, kind: int, mode: Mode, emit: Emit) -> State:
    """A hand card goes into the leftmost empty bay: assigned or ejected."""
    seat = state.turn or 0
    fuel, scrap, damage, hand, deck, discard, stack, play, fresh, ejected, boost, double = state.pilots[seat]
    at, of = 0, cards.of
    while of[hand[at]].kind != kind:
        at += 1
    slot = Slot(hand[at], mode)
    if emit is not ignore:
        _tell_put(cards, seat, slot, len(stack), emit)
    pilot = Pilot(
        fuel, scrap, damage, hand[:at] + hand[at + 1 :], deck, discard, (*stack, slot),
        play, fresh, ejected + (mode == EJECTED), boost, double,
    )  # fmt: skip
    return _next(state, seat, pilot, state.draft, emit)


def _tell_put(cards: CardSet, seat: Seat, slot: Slot, bay: int, emit: Emit) -> None:
    name = cards.of[slot.card].id
    if slot.mode == ASSIGNED:
        tell(emit, "assigned", "SR-3.1", seat=seat, card=name, bay=bay)
    else:
        tell(emit, "ejected", "SR-3.1", seat=seat, bay=bay)
        tell(emit, "ejected card", "SR-3.3", (seat,), seat=seat, card=name)


def draft(cards: CardSet, state: State, source: int, emit: Emit) -> State:
    """The top card of a draft deck or pile goes sideways into the leftmost empty bay, and the next card shows."""
    seat = state.turn or 0
    card, zones = draw_from(state.draft, source)
    pilot = state.pilots[seat]
    stack = pilot.stack
    slot = Slot(card, FROM_B if source in (DECK_B, PILE_B) else FROM_A)
    if emit is not ignore:
        tell(emit, "drafted", "SR-3.1", seat=seat, card=cards.of[card].id, source=SOURCES[source], bay=len(stack))
        tell_top(cards, zones, source, emit)
    return _next(state, seat, pilot._replace(stack=(*stack, slot)), zones, emit)


def draw_from(zones: Draft, source: int) -> tuple[int, Draft]:
    """The top card of one of the four places to draft from, and the places without it."""
    a, b, pile_a, pile_b = zones
    if source == 0:
        return a[0], (a[1:], b, pile_a, pile_b)
    if source == 1:
        return b[0], (a, b[1:], pile_a, pile_b)
    if source == 2:
        return pile_a[-1], (a, b, pile_a[:-1], pile_b)
    return pile_b[-1], (a, b, pile_a, pile_b[:-1])


def tell_top(cards: CardSet, zones: Draft, source: int, emit: Emit) -> None:
    """The card that shows after the top card of a draft deck has left it."""
    if source <= DECK_B and zones[source]:
        name = cards.of[zones[source][0]].id
        tell(
            emit, "turned up", "SR-3.1", reveals="a card of a draft deck was turned up",
            source=SOURCES[source], card=name,
        )  # fmt: skip


def _next(state: State, seat: Seat, pilot: Pilot, zones: Draft, emit: Emit) -> State:
    """The state after a seat has placed: the next one places, or the stacks begin to fire (SR-3.2)."""
    pilots = state.pilots
    pilots = pilots[:seat] + (pilot,) + pilots[seat + 1 :]
    turn = next_to_place(pilots, zones, seat)
    after = State(
        state.phase, turn, state.round, state.first, state.active, pilots, zones,
        state.mixed, state.firing, state.queue, state.removed,
    )  # fmt: skip
    return after if turn is not None else begin_activation(after, emit)


def next_to_place(pilots: tuple[Pilot, ...], zones: Draft, seat: Seat) -> Seat | None:
    """The next seat after one that has an empty bay and something to put there; None: nobody can place."""
    seats = len(pilots)
    drafts = bool(zones[0] or zones[1] or zones[2] or zones[3])
    for _ in range(seats):
        seat = (seat + 1) % seats
        pilot = pilots[seat]
        if len(pilot.stack) < BAYS and (drafts or pilot.hand):
            return seat
    return None


def begin_round(state: State, emit: Emit) -> State:
    """A new round: the first player places first."""
    tell(emit, "round", "SR-3.1", round=state.round, first=state.first)
    turn = next_to_place(state.pilots, state.draft, state.first - 1)
    after = state._replace(phase=Phase.COMMAND, turn=turn, active=state.first, queue=())
    return after if turn is not None else begin_activation(after, emit)

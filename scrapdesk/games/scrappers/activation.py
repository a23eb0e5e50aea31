"""The activation phase (SR-4): stacks fire from the right, seat after seat, until all are empty.

Works as the task `fire`: it clears away the card that has just been resolved and begins with the next one.
"""

from __future__ import annotations

from typing import Final

from scrapdesk.core.events import Emit, ignore
from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.cards import MOST_SEATS, Card, CardSet, Effect
from scrapdesk.games.scrappers.reboot import begin_reboot
from scrapdesk.games.scrappers.state import (
    ASSIGNED,
    EJECTED,
    FROM_A,
    PILE_A,
    Cards,
    Phase,
    Pilot,
    Slot,
    State,
    Task,
)
from scrapdesk.games.scrappers.telling import tell

FIRE: Final = tuple(Task("fire", seat) for seat in range(MOST_SEATS))
HOW: Final = ("assigned", "ejected", "jammed", "drafted", "drafted")
ASK_TOKEN: Final = tuple(Task("ask token", seat) for seat in range(MOST_SEATS))


def begin_activation(state: State, emit: Emit) -> State:
    tell(emit, "activation", "SR-4.1", first=state.first)
    return state._replace(phase=Phase.ACTIVATION, turn=None, active=state.first, queue=(FIRE[state.first],))


def fire(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    """Fires the rightmost card of the next stack that still holds one; after the last, the reboot begins."""
    pilots = _put_away(state) if state.firing else state.pilots
    seat, seats = task.seat, len(pilots)
    for _ in pilots:
        if pilots[seat].stack:
            return _resolve(cards, state, pilots, seat, emit)
        seat = (seat + 1) % seats
    return begin_reboot(state._replace(pilots=pilots, firing=()), emit)


def _put_away(state: State) -> tuple[Pilot, ...]:
    """The card that has been resolved goes to its owner's discard pile (SR-1.4, SR-4.4)."""
    seat, pilots = state.active, state.pilots
    return pilots[:seat] + (pilots[seat].with_discarded(state.firing[0].card),) + pilots[seat + 1 :]


def _resolve(cards: CardSet, state: State, pilots: tuple[Pilot, ...], seat: Seat, emit: Emit) -> State:
    """The rightmost card of a stack leaves it and does what it does, or comes to nothing."""
    pilot = pilots[seat]
    slot = pilot.stack[-1]
    card = cards.of[slot.card]
    follow = FIRE[(seat + 1) % len(pilots)]
    if emit is not ignore:
        _tell_fired(seat, slot, card, len(pilot.stack) - 1, emit)
    if slot.mode >= FROM_A:
        return _draft(cards, state, pilots, seat, emit)
    if slot.mode != ASSIGNED:
        fired = _fired(pilot, pilot.fuel, pilot.scrap, pilot.discard, pilot.play, pilot.double)
        return _with(state, pilots, seat, fired, (slot,), (ASK_TOKEN[seat], follow))
    price = fuel_price(cards, pilot, card)
    if pilot.fuel < price:
        tell(emit, "fizzled", "SR-4.3", seat=seat, card=card.id, price=price)
        lost = _fired(pilot, pilot.fuel, pilot.scrap, (*pilot.discard, slot.card), pilot.play, pilot.double)
        return _with(state, pilots, seat, lost, (), (follow,))
    if price and emit is not ignore:
        tell(emit, "paid", "SR-4.2", seat=seat, token="fuel", amount=price)  # noqa: S106 - a game token
    if card.is_upgrade:
        tell(emit, "installed", "SR-4.2", seat=seat, card=card.id)
        play = (*pilot.play, slot.card)
        built = _fired(pilot, pilot.fuel - price, pilot.scrap, pilot.discard, play, pilot.double)
        return _with(state, pilots, seat, built, (), (follow,))
    fired = _fired(pilot, pilot.fuel - price, pilot.scrap, pilot.discard, pilot.play, False)
    tasks = effect_tasks(card.effects, seat, len(pilots))
    return _with(state, pilots, seat, fired, (slot,), (*tasks, *(tasks if pilot.double else ()), follow))


def _draft(cards: CardSet, state: State, pilots: tuple[Pilot, ...], seat: Seat, emit: Emit) -> State:
    """A drafted card is paid for, or goes back on the draft discard pile (SR-4.5)."""
    pilot = pilots[seat]
    slot, follow = pilot.stack[-1], FIRE[(seat + 1) % len(pilots)]
    card = cards.of[slot.card]
    price = scrap_price(cards, pilot, card)
    if pilot.scrap >= price:
        tell(emit, "bought", "SR-4.5", seat=seat, card=card.id, price=price)
        discard = (*pilot.discard, slot.card)
        paid = _fired(pilot, pilot.fuel, pilot.scrap - price, discard, pilot.play, pilot.double)
        return _with(state, pilots, seat, paid, (), (follow,))
    tell(emit, "not bought", "SR-4.5", seat=seat, card=card.id, price=price)
    pile = PILE_A + slot.mode - FROM_A
    draft = list(state.draft)
    draft[pile] += (slot.card,)
    after = state._replace(draft=(draft[0], draft[1], draft[2], draft[3]))
    return _with(after, pilots, seat, pilot._replace(stack=pilot.stack[:-1]), (), (follow,))


def _fired(pilot: Pilot, fuel: int, scrap: int, discard: Cards, play: Cards, double: bool) -> Pilot:
    """The pilot without the rightmost card of the stack, and with what it cost and became."""
    _, _, damage, hand, deck, _, stack, _, fresh, ejected, boost, _ = pilot
    return tuple.__new__(
        Pilot, (fuel, scrap, damage, hand, deck, discard, stack[:-1], play, fresh, ejected, boost, double)
    )  # fmt: skip


def _with(
    state: State, pilots: tuple[Pilot, ...], seat: Seat, pilot: Pilot, firing: tuple[Slot, ...], queue: tuple[Task, ...]
) -> State:
    """The state in which this seat's card has left the stack."""
    phase, _, number, first, _, _, draft, mixed, _, _, removed = state
    pilots = pilots[:seat] + (pilot,) + pilots[seat + 1 :]
    return tuple.__new__(
        State, (phase, None, number, first, seat, pilots, draft, mixed, firing, queue, removed)
    )  # fmt: skip


def fuel_price(cards: CardSet, pilot: Pilot, card: Card) -> int:
    """What firing a card costs its owner now, after the benefits of upgrades."""
    price = card.fuel
    for upgrade in pilot.play:
        price -= cards.of[upgrade].fuel_less
    return price if price > 0 else 0


def scrap_price(cards: CardSet, pilot: Pilot, card: Card) -> int:
    """What a drafted card costs now, after the benefits of upgrades."""
    price = card.scrap
    for upgrade in pilot.play:
        price -= cards.of[upgrade].draft_less
    return price if price > 0 else 0


def effect_tasks(effects: tuple[Effect, ...], seat: Seat, seats: int) -> list[Task]:
    """The tasks of a card's abilities, from top to bottom; an aim that must be chosen is asked for first."""
    asking = ("pilot", "rival") if seats > 2 else ("pilot",)
    return [Task("ask target" if effect.who in asking else effect.verb, seat, effect) for effect in effects]


def _tell_fired(seat: Seat, slot: Slot, card: Card, bay: int, emit: Emit) -> None:
    reveals = "an ejected card was turned up" if slot.mode == EJECTED else ""
    tell(emit, "fired", "SR-4.1", reveals=reveals, seat=seat, card=card.id, bay=bay, how=HOW[slot.mode])

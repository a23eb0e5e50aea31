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
    if state.firing:
        state = _put_away(state)
    seat, pilots = task.seat, state.pilots
    for _ in pilots:
        if pilots[seat].stack:
            return _resolve(cards, state, seat, emit)
        seat = (seat + 1) % len(pilots)
    return begin_reboot(state, emit)


def _put_away(state: State) -> State:
    """The card that has been resolved goes to its owner's discard pile (SR-1.4, SR-4.4)."""
    seat = state.active
    pilot = state.pilots[seat]
    discard = (*pilot.discard, state.firing[0].card)
    return state._replace(firing=()).with_pilot(seat, pilot._replace(discard=discard))


def _resolve(cards: CardSet, state: State, seat: Seat, emit: Emit) -> State:
    pilots = state.pilots
    pilot = pilots[seat]
    slot = pilot.stack[-1]
    card = cards.of[slot.card]
    follow = FIRE[(seat + 1) % len(pilots)]
    if emit is not ignore:
        _tell_fired(seat, slot, card, len(pilot.stack) - 1, emit)
    if slot.mode >= FROM_A:
        return _draft(cards, state, seat, slot, card, follow, emit)
    if slot.mode != ASSIGNED:
        fired = pilot._replace(stack=pilot.stack[:-1])
        return _with(state, seat, fired, (slot,), (ASK_TOKEN[seat], follow))
    price = fuel_price(cards, pilot, card)
    if pilot.fuel < price:
        tell(emit, "fizzled", "SR-4.3", seat=seat, card=card.id, price=price)
        lost = pilot._replace(stack=pilot.stack[:-1], discard=(*pilot.discard, slot.card))
        return _with(state, seat, lost, (), (follow,))
    if price and emit is not ignore:
        tell(emit, "paid", "SR-4.2", seat=seat, token="fuel", amount=price)  # noqa: S106 - a game token
    if card.is_upgrade:
        tell(emit, "installed", "SR-4.2", seat=seat, card=card.id)
        built = pilot._replace(fuel=pilot.fuel - price, stack=pilot.stack[:-1], play=(*pilot.play, slot.card))
        return _with(state, seat, built, (), (follow,))
    fired = pilot._replace(fuel=pilot.fuel - price, stack=pilot.stack[:-1], double=False)
    tasks = effect_tasks(card.effects, seat, len(pilots))
    return _with(state, seat, fired, (slot,), (*tasks, *(tasks if pilot.double else ()), follow))


def _draft(cards: CardSet, state: State, seat: Seat, slot: Slot, card: Card, follow: Task, emit: Emit) -> State:
    """A drafted card is paid for, or goes back on the draft discard pile (SR-4.5)."""
    pilot = state.pilots[seat]
    price = scrap_price(cards, pilot, card)
    if pilot.scrap >= price:
        tell(emit, "bought", "SR-4.5", seat=seat, card=card.id, price=price)
        paid = pilot._replace(scrap=pilot.scrap - price, stack=pilot.stack[:-1], discard=(*pilot.discard, slot.card))
        return _with(state, seat, paid, (), (follow,))
    tell(emit, "not bought", "SR-4.5", seat=seat, card=card.id, price=price)
    pile = PILE_A + slot.mode - FROM_A
    draft = list(state.draft)
    draft[pile] += (slot.card,)
    after = state._replace(draft=(draft[0], draft[1], draft[2], draft[3]))
    return _with(after, seat, pilot._replace(stack=pilot.stack[:-1]), (), (follow,))


def _with(state: State, seat: Seat, pilot: Pilot, firing: tuple[Slot, ...], queue: tuple[Task, ...]) -> State:
    """The state in which this seat's card has left the stack. Written out, because it is done for every card."""
    pilots = state.pilots
    return State(
        state.phase, None, state.round, state.first, seat, pilots[:seat] + (pilot,) + pilots[seat + 1 :],
        state.draft, state.mixed, firing, queue, state.removed,
    )  # fmt: skip


def fuel_price(cards: CardSet, pilot: Pilot, card: Card) -> int:
    """What firing a card costs its owner now, after the benefits of upgrades."""
    price = card.fuel
    for upgrade in pilot.play:
        price -= cards.of[upgrade].fuel_less
    return max(price, 0)


def scrap_price(cards: CardSet, pilot: Pilot, card: Card) -> int:
    """What a drafted card costs now, after the benefits of upgrades."""
    price = card.scrap
    for upgrade in pilot.play:
        price -= cards.of[upgrade].draft_less
    return max(price, 0)


def effect_tasks(effects: tuple[Effect, ...], seat: Seat, seats: int) -> list[Task]:
    """The tasks of a card's abilities, from top to bottom; an aim that must be chosen is asked for first."""
    asking = ("pilot", "rival") if seats > 2 else ("pilot",)
    return [Task("ask target" if effect.who in asking else effect.verb, seat, effect) for effect in effects]


def _tell_fired(seat: Seat, slot: Slot, card: Card, bay: int, emit: Emit) -> None:
    reveals = "an ejected card was turned up" if slot.mode == EJECTED else ""
    tell(emit, "fired", "SR-4.1", reveals=reveals, seat=seat, card=card.id, bay=bay, how=HOW[slot.mode])

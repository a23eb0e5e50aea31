"""What each ability does (SR-8.3): one handler for each verb of the vocabulary.

A handler gets the state without its task, and may put others in front: a question, a hit, the abilities of another
card. Verbs that begin with `ask` or `luck` have no handler here; they wait for a move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from scrapdesk.core.events import Emit, ignore
from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.activation import effect_tasks
from scrapdesk.games.scrappers.aims import amount_of, holds, next_operation, victims
from scrapdesk.games.scrappers.cards import FUEL, CardNo, CardSet, Effect
from scrapdesk.games.scrappers.command import draw_from, tell_top
from scrapdesk.games.scrappers.damage import damage, destroy, hit
from scrapdesk.games.scrappers.moves import SOURCES
from scrapdesk.games.scrappers.state import (
    ASSIGNED,
    DECK_A,
    DECK_B,
    JAMMED,
    PILE_A,
    PILE_B,
    Pilot,
    Slot,
    State,
    Task,
)
from scrapdesk.games.scrappers.telling import tell

Handler = Callable[[CardSet, State, Task, Emit], State]


def with_tokens(pilot: Pilot, token: str, more: int) -> Pilot:
    if token == FUEL:
        return pilot.with_tokens(pilot.fuel + more, pilot.scrap)
    return pilot.with_tokens(pilot.fuel, pilot.scrap + more)


def gain(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    effect, seat = task.effect, task.seat
    amount = amount_of(cards, state, seat, effect)
    if amount and emit is not ignore:
        tell(emit, "gained", "SR-4.2", seat=seat, token=effect.word, amount=amount)
    return state.with_pilot(seat, with_tokens(state.pilots[seat], effect.word, amount))


def steal(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    token, seat = task.effect.word, task.seat
    for victim in victims(state, task):
        loser = state.pilots[victim]
        amount = min(task.effect.amount, loser.fuel if token == FUEL else loser.scrap)
        tell(emit, "stolen", "SR-4.2", seat=victim, by=seat, token=token, amount=amount)
        state = state.with_pilot(victim, with_tokens(loser, token, -amount))
        state = state.with_pilot(seat, with_tokens(state.pilots[seat], token, amount))
    return state


def repair(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    for seat in victims(state, task):
        pilot = state.pilots[seat]
        amount = min(amount_of(cards, state, task.seat, task.effect), pilot.damage)
        tell(emit, "repaired", "SR-4.2", seat=seat, by=task.seat, amount=amount)
        state = state.with_pilot(seat, pilot.with_damage(pilot.damage - amount))
    return state


# -- what is still lying in a stack ---------------------------------------------------------------------------


def _open_stacks(cards: CardSet, state: State, task: Task, emit: Emit) -> list[Seat]:
    """At whom the task is aimed, without those whose firewall keeps rivals out of their stack."""
    found = []
    for seat in victims(state, task):
        if seat != task.seat and any(cards.of[card].firewall for card in state.pilots[seat].play):
            tell(emit, "firewall", "SR-8.3", seat=seat, by=task.seat)
        else:
            found.append(seat)
    return found


def jam(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    """The assigned card that fires next is turned face down: it counts as ejected."""
    for seat in _open_stacks(cards, state, task, emit):
        pilot = state.pilots[seat]
        stack = pilot.stack
        bays = [bay for bay, slot in enumerate(stack) if slot.mode == ASSIGNED]
        if bays:
            bay = bays[-1]
            slot = Slot(stack[bay].card, JAMMED)
            tell(emit, "jammed", "SR-8.3", seat=seat, by=task.seat, card=cards.of[slot.card].id, bay=bay)
            stack = (*stack[:bay], slot, *stack[bay + 1 :])
            state = state.with_pilot(seat, pilot._replace(stack=stack, ejected=pilot.ejected + 1))
    return state


def swap(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    """The two cards that fire next change places."""
    for seat in _open_stacks(cards, state, task, emit):
        pilot = state.pilots[seat]
        stack = pilot.stack
        if len(stack) > 1:
            tell(emit, "swapped", "SR-8.3", seat=seat, by=task.seat, bay=len(stack) - 1)
            state = state.with_pilot(seat, pilot._replace(stack=(*stack[:-2], stack[-1], stack[-2])))
    return state


def delay(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    """The card that fires next goes to the left end: it fires last."""
    for seat in _open_stacks(cards, state, task, emit):
        pilot = state.pilots[seat]
        stack = pilot.stack
        if len(stack) > 1:
            tell(emit, "delayed", "SR-8.3", seat=seat, by=task.seat, bay=len(stack) - 1)
            state = state.with_pilot(seat, pilot._replace(stack=(stack[-1], *stack[:-1])))
    return state


def hurry(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    """A card of one's own stack fires next; which one is asked where there is a choice."""
    if len(state.pilots[task.seat].stack) < 2:
        return state
    return state.with_queue((task._replace(verb="ask hurry"), *state.queue))


def bring_forward(cards: CardSet, state: State, seat: Seat, bay: int, emit: Emit) -> State:
    pilot = state.pilots[seat]
    stack = pilot.stack
    tell(emit, "hurried", "SR-8.3", seat=seat, bay=bay)
    return state.with_pilot(seat, pilot._replace(stack=(*stack[:bay], *stack[bay + 1 :], stack[bay])))


def boost(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    pilot = state.pilots[task.seat]
    tell(emit, "boosted", "SR-8.3", seat=task.seat, amount=task.effect.amount)
    return state.with_pilot(task.seat, pilot._replace(boost=pilot.boost + task.effect.amount))


def double(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    tell(emit, "doubling", "SR-8.3", seat=task.seat)
    return state.with_pilot(task.seat, state.pilots[task.seat]._replace(double=True))


def copy(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    """Does the abilities of the operation that fires next in another stack, but no copying or doubling."""
    (seat,) = victims(state, task)
    bay = next_operation(cards, state, seat)
    if bay is None:
        return state
    card = cards.of[state.pilots[seat].stack[bay].card]
    tell(emit, "copied", "SR-8.3", seat=seat, by=task.seat, card=card.id, bay=bay)
    tasks = effect_tasks(without_copies(card.effects), task.seat, len(state.pilots))
    return state.with_queue((*tasks, *state.queue))


def without_copies(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """A copy leaves out copying and doubling, or two facing copies would never end."""
    return tuple(
        effect._replace(then=without_copies(effect.then), otherwise=without_copies(effect.otherwise))
        for effect in effects
        if effect.verb not in ("copy", "double")
    )


def condition(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    effect = task.effect
    branch = effect.then if holds(cards, state, task.seat, effect) else effect.otherwise
    return state.with_queue((*effect_tasks(branch, task.seat, len(state.pilots)), *state.queue))


# -- cards that leave, come and go --------------------------------------------------------------------------------


def trash(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    """Asks which card to remove, as long as there is one."""
    pilot = state.pilots[task.seat]
    amount = task.amount or task.effect.amount
    if not pilot.hand and not pilot.discard:
        return state
    return state.with_queue((task._replace(verb="ask trash", amount=amount), *state.queue))


def remove(cards: CardSet, state: State, seat: Seat, from_pile: bool, card: CardNo, emit: Emit) -> State:
    pilot = state.pilots[seat]
    tell(emit, "trashed", "SR-8.3", seat=seat, card=cards.of[card].id, zone="pile" if from_pile else "hand")
    zone = pilot.discard if from_pile else pilot.hand
    at = zone.index(card)
    rest = zone[:at] + zone[at + 1 :]
    pilot = pilot._replace(discard=rest) if from_pile else pilot._replace(hand=rest)
    return state._replace(removed=(*state.removed, card)).with_pilot(seat, pilot)


def salvage(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    """The top card of a draft deck or pile that is cheap enough; which one is asked where there is a choice."""
    sources = salvageable(cards, state, task.effect.amount)
    if not sources:
        return state
    if len(sources) == 1:
        return bring_in(cards, state, task.seat, sources[0], emit)
    return state.with_queue((task._replace(verb="ask salvage"), *state.queue))


def salvageable(cards: CardSet, state: State, most: int) -> list[int]:
    """The sources whose top card is worth at most so much scrap."""
    found = []
    for source, zone in enumerate(state.draft):
        if zone and cards.of[zone[0] if source <= DECK_B else zone[-1]].scrap <= most:
            found.append(source)
    return found


def bring_in(cards: CardSet, state: State, seat: Seat, source: int, emit: Emit) -> State:
    card, zones = draw_from(state.draft, source)
    pilot = state.pilots[seat]
    tell(emit, "salvaged", "SR-8.3", seat=seat, card=cards.of[card].id, source=SOURCES[source])
    tell_top(cards, zones, source, emit)
    return state._replace(draft=zones).with_pilot(seat, pilot._replace(discard=(*pilot.discard, card)))


def sweep(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    """The top card of each draft deck goes to its discard pile."""
    for deck, pile in ((DECK_A, PILE_A), (DECK_B, PILE_B)):
        if state.draft[deck]:
            card, rest = draw_from(state.draft, deck)
            zones = list(rest)
            zones[pile] += (card,)
            state = state._replace(draft=(zones[0], zones[1], zones[2], zones[3]))
            tell(emit, "swept", "SR-8.3", seat=task.seat, source=SOURCES[deck], card=cards.of[card].id)
            tell_top(cards, state.draft, deck, emit)
    return state


def break_upgrade(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    """An upgrade of the pilot aimed at is destroyed; which one is asked where there is a choice."""
    (seat,) = victims(state, task)
    play = state.pilots[seat].play
    if not play:
        return state
    if any(cards.of[card] is not cards.of[play[0]] for card in play):
        return state.with_queue((task._replace(verb="ask break", target=seat), *state.queue))
    return wreck(cards, state, task.seat, seat, play[0], emit)


def wreck(cards: CardSet, state: State, by: Seat, owner: Seat, upgrade: CardNo, emit: Emit) -> State:
    tell(emit, "broken", "SR-8.3", seat=owner, by=by, card=cards.of[upgrade].id)
    return destroy(state, owner, upgrade)


EFFECTS: Final[Mapping[str, Handler]] = {
    "damage": damage,
    "hit": hit,
    "gain": gain,
    "steal": steal,
    "repair": repair,
    "jam": jam,
    "swap": swap,
    "delay": delay,
    "hurry": hurry,
    "boost": boost,
    "double": double,
    "copy": copy,
    "if": condition,
    "trash": trash,
    "salvage": salvage,
    "sweep": sweep,
    "break": break_upgrade,
}

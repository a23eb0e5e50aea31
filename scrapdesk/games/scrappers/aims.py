"""What abilities refer to: who is meant by `left` or `rivals`, how much is `per ejected`, whether an `if` holds."""

from __future__ import annotations

from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.cards import CardSet, Effect
from scrapdesk.games.scrappers.state import ASSIGNED, FROM_A, State, Task, left_of


def victims(state: State, task: Task) -> tuple[Seat, ...]:
    """At whom a task is aimed, in the order in which it happens to them."""
    if task.target >= 0:
        return (task.target,)
    seat, seats = task.seat, len(state.pilots)
    who = task.effect.who
    if who == "me":
        return (seat,)
    if who == "right":
        return ((seat - 1) % seats,)
    if who in ("rivals", "all"):
        others = tuple((seat + step) % seats for step in range(1, seats))
        return others if who == "rivals" else (*others, seat)
    return (left_of(seat, seats),)


def choices(state: State, task: Task) -> tuple[Seat, ...]:
    """The pilots among whom the aim of a task is chosen."""
    return tuple(seat for seat in range(len(state.pilots)) if task.effect.who == "pilot" or seat != task.seat)


def amount_of(cards: CardSet, state: State, seat: Seat, effect: Effect) -> int:
    """How much an ability does, before anything is added to it."""
    if not effect.per:
        return effect.amount
    pilot = state.pilots[seat]
    if effect.per == "ejected":
        return effect.amount * pilot.ejected
    if effect.per == "lying":
        return effect.amount * len(pilot.stack)
    if effect.per == "upgrades":
        return effect.amount * len(pilot.play)
    return effect.amount * sum(slot.mode >= FROM_A for slot in pilot.stack)


def holds(cards: CardSet, state: State, seat: Seat, condition: Effect) -> bool:
    """Whether the condition of an `if` is true now."""
    pilot = state.pilots[seat]
    left = state.pilots[left_of(seat, len(state.pilots))]
    match condition.word:
        case "last":
            return not pilot.stack
        case "lying":
            return len(pilot.stack) >= condition.amount
        case "ejected":
            return pilot.ejected >= condition.amount
        case "damaged":
            return pilot.damage >= condition.amount
        case "next-operation":
            slot = pilot.stack[-1] if pilot.stack else None
            return slot is not None and slot.mode == ASSIGNED and not cards.of[slot.card].is_upgrade
        case "unshielded":
            return not left.play
        case _:
            return pilot.damage > left.damage


def next_operation(cards: CardSet, state: State, seat: Seat) -> int | None:
    """The bay of the assigned operation that fires next in a stack, if any lies there."""
    stack = state.pilots[seat].stack
    for bay in range(len(stack) - 1, -1, -1):
        if stack[bay].mode == ASSIGNED and not cards.of[stack[bay].card].is_upgrade:
            return bay
    return None

"""Damage and shields (SR-5): hits, the shields that must stop them, what is left over, and thorns."""

from __future__ import annotations

from scrapdesk.core.events import Emit, ignore
from scrapdesk.core.seats import Seat
from scrapdesk.games.scrappers.aims import amount_of, victims
from scrapdesk.games.scrappers.cards import DAMAGE_KINDS, Card, CardNo, CardSet, Effect
from scrapdesk.games.scrappers.state import Cards, State, Task
from scrapdesk.games.scrappers.telling import tell


def damage(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    """One damage ability: a hit on everybody it is aimed at, clockwise from the attacker's left (SR-5.1)."""
    seat, effect = task.seat, task.effect
    amount = amount_of(cards, state, seat, effect)
    if amount <= 0:
        return state
    pilot = state.pilots[seat]
    if pilot.play:
        amount += sum(cards.of[card].perk("weapon", effect.word) for card in pilot.play)
    if pilot.boost:
        amount += pilot.boost
        state = state.with_pilot(seat, pilot._replace(boost=0))
    aimed = victims(state, task)
    if len(aimed) == 1:
        return hit(cards, state, Task("hit", seat, effect, aimed[0], amount), emit)
    hits = tuple(Task("hit", seat, effect, victim, amount) for victim in aimed)
    return state.with_queue(hits + state.queue)


def hit(cards: CardSet, state: State, task: Task, emit: Emit) -> State:
    """One hit meets the shields that match it, or becomes damage tokens. Its owner chooses between shields."""
    victim = state.pilots[task.target]
    if victim.play:
        able = matching(cards, victim.play, task.effect.word)
        if able:
            if any(cards.of[card] is not cards.of[able[0]] for card in able):
                question = Task("ask shield", task.target, task.effect, task.seat, task.amount)
                return state.with_queue((question, *state.queue))
            return absorb(cards, state, task, able[0], emit)
    if emit is not ignore:
        tell(emit, "damage", "SR-5.1", seat=task.target, by=task.seat, word=task.effect.word, amount=task.amount)
    return state.with_pilot(task.target, victim.with_damage(victim.damage + task.amount))


def matching(cards: CardSet, play: Cards, kind: str) -> Cards:
    """The upgrades in play whose shield stops this kind of damage."""
    return tuple(card for card in play if cards.of[card].stops == kind)


def absorb(cards: CardSet, state: State, task: Task, shield: CardNo, emit: Emit) -> State:
    """A shield stops what it can and is destroyed; the rest goes on as a hit, thorns wait behind it (SR-5.1)."""
    card, victim = cards.of[shield], task.target
    stopped = min(card.shield, task.amount)
    tell(emit, "shield", "SR-5.1", seat=victim, by=task.seat, card=card.id, word=task.effect.word, stopped=stopped)
    queue = state.queue
    if task.seat != victim:
        queue = _behind_hits(queue, thorns_of(card, victim, task.seat))
    if stopped < task.amount:
        queue = (task._replace(amount=task.amount - stopped), *queue)
    return destroy(state, victim, shield).with_queue(queue)


def thorns_of(card: Card, owner: Seat, attacker: Seat) -> tuple[Task, ...]:
    """The hits with which a destroyed shield answers the attacker."""
    found = ((word, card.perk("thorns", word)) for word in DAMAGE_KINDS)
    return tuple(Task("hit", owner, Effect("damage", n, word=word), attacker, n) for word, n in found if n)


def _behind_hits(queue: tuple[Task, ...], thorns: tuple[Task, ...]) -> tuple[Task, ...]:
    """Thorns strike after the rest of the damage: behind all hits of the same ability."""
    if not thorns:
        return queue
    at = 0
    while at < len(queue) and queue[at].verb == "hit":
        at += 1
    return queue[:at] + thorns + queue[at:]


def destroy(state: State, owner: Seat, upgrade: CardNo) -> State:
    """An upgrade goes from play to its owner's discard pile."""
    pilot = state.pilots[owner]
    at = pilot.play.index(upgrade)
    play = pilot.play[:at] + pilot.play[at + 1 :]
    return state.with_pilot(owner, pilot._replace(play=play, discard=(*pilot.discard, upgrade)))

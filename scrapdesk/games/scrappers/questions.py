"""The questions that wait in the queue: what can be answered, and what an answer does.

Each verb beginning with `ask` has a function that lists its moves; `answer` takes the question away and acts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from scrapdesk.core.events import Emit
from scrapdesk.games.scrappers.aims import choices
from scrapdesk.games.scrappers.cards import CardNo, CardSet
from scrapdesk.games.scrappers.damage import absorb, matching
from scrapdesk.games.scrappers.effects import bring_forward, bring_in, remove, salvageable, with_tokens, wreck
from scrapdesk.games.scrappers.moves import (
    DONE,
    HURRIES,
    SALVAGES,
    TAKES,
    TARGETS,
    Break,
    Discard,
    Done,
    Hurry,
    Move,
    MoveBook,
    Salvage,
    Shield,
    Take,
    Target,
    Trash,
)
from scrapdesk.games.scrappers.state import Cards, State, Task
from scrapdesk.games.scrappers.telling import tell


def kinds_of(cards: CardSet, zone: Sequence[CardNo]) -> list[int]:
    """The different kinds of cards in a zone, each once, in the order of the card set."""
    return sorted({cards.of[card].kind for card in zone})


def first_of(cards: CardSet, zone: Cards, kind: int) -> CardNo:
    return next(card for card in zone if cards.of[card].kind == kind)


# -- what can be answered ----------------------------------------------------------------------------------------


def _tokens(book: MoveBook, state: State, task: Task) -> Sequence[Move]:
    return TAKES


def _targets(book: MoveBook, state: State, task: Task) -> Sequence[Move]:
    return tuple(TARGETS[seat] for seat in choices(state, task))


def _shields(book: MoveBook, state: State, task: Task) -> Sequence[Move]:
    able = matching(book.cards, state.pilots[task.seat].play, task.effect.word)
    return tuple(book.shields[kind] for kind in kinds_of(book.cards, able))


def _trashes(book: MoveBook, state: State, task: Task) -> Sequence[Move]:
    pilot = state.pilots[task.seat]
    from_hand, from_pile = book.trashes
    hand = [from_hand[kind] for kind in kinds_of(book.cards, pilot.hand)]
    return (*hand, *(from_pile[kind] for kind in kinds_of(book.cards, pilot.discard)), DONE)


def _salvages(book: MoveBook, state: State, task: Task) -> Sequence[Move]:
    return tuple(SALVAGES[source] for source in salvageable(book.cards, state, task.effect.amount))


def _breaks(book: MoveBook, state: State, task: Task) -> Sequence[Move]:
    return tuple(book.breaks[kind] for kind in kinds_of(book.cards, state.pilots[task.target].play))


def _hurries(book: MoveBook, state: State, task: Task) -> Sequence[Move]:
    return HURRIES[: len(state.pilots[task.seat].stack)]


def _discards(book: MoveBook, state: State, task: Task) -> Sequence[Move]:
    hand = state.pilots[task.seat].hand
    return (*(book.discards[kind] for kind in kinds_of(book.cards, hand)), DONE)


ANSWERS: Final[Mapping[str, Callable[[MoveBook, State, Task], Sequence[Move]]]] = {
    "ask token": _tokens,
    "ask target": _targets,
    "ask shield": _shields,
    "ask trash": _trashes,
    "ask salvage": _salvages,
    "ask break": _breaks,
    "ask hurry": _hurries,
    "ask discard": _discards,
}

# -- what an answer does -----------------------------------------------------------------------------------------


def answer(cards: CardSet, state: State, move: Move, emit: Emit) -> State:
    """The state after the question at the head of the queue has been answered, before the queue goes on."""
    task = state.queue[0]
    state = state.with_queue(state.queue[1:])
    match move:
        case Take(token):
            return _take(cards, state, task, token, emit)
        case Target(seat):
            tell(emit, "aimed", "SR-4.1", seat=task.seat, target=seat)
            aimed = Task(task.effect.verb, task.seat, task.effect, seat)
            return state.with_queue((aimed, *state.queue))
        case Shield(kind):
            able = matching(cards, state.pilots[task.seat].play, task.effect.word)
            struck = Task("hit", task.target, task.effect, task.seat, task.amount)
            return absorb(cards, state, struck, first_of(cards, able, kind), emit)
        case Trash(from_pile, kind):
            return _trash(cards, state, task, from_pile, kind, emit)
        case Salvage(source):
            return bring_in(cards, state, task.seat, source, emit)
        case Break(kind):
            upgrade = first_of(cards, state.pilots[task.target].play, kind)
            return wreck(cards, state, task.seat, task.target, upgrade, emit)
        case Hurry(bay):
            return bring_forward(cards, state, task.seat, bay, emit)
        case Discard(kind):
            return _discard(cards, state, task, kind, emit)
        case Done():
            tell(emit, "done", "SR-6.2" if task.verb == "ask discard" else "SR-8.3", seat=task.seat)
            return state
    raise TypeError(f"no answer: {move!r}")


def _take(cards: CardSet, state: State, task: Task, token: str, emit: Emit) -> State:
    """1 fuel or 1 scrap for a card that was face down, and what upgrades add to it (SR-4.4)."""
    pilot = state.pilots[task.seat]
    amount = 1
    for upgrade in pilot.play:
        amount += cards.of[upgrade].eject_more
    tell(emit, "took", "SR-4.4", seat=task.seat, token=token, amount=amount)
    return state.with_pilot(task.seat, with_tokens(pilot, token, amount))


def _trash(cards: CardSet, state: State, task: Task, from_pile: bool, kind: int, emit: Emit) -> State:
    pilot = state.pilots[task.seat]
    card = first_of(cards, pilot.discard if from_pile else pilot.hand, kind)
    state = remove(cards, state, task.seat, from_pile, card, emit)
    if task.amount > 1:
        again = Task("trash", task.seat, task.effect, amount=task.amount - 1)
        return state.with_queue((again, *state.queue))
    return state


def _discard(cards: CardSet, state: State, task: Task, kind: int, emit: Emit) -> State:
    """One hand card less; the question is asked again as long as there are others (SR-6.2)."""
    pilot = state.pilots[task.seat]
    card = first_of(cards, pilot.hand, kind)
    tell(emit, "discarded", "SR-6.2", seat=task.seat, card=cards.of[card].id)
    hand = tuple(other for other in pilot.hand if other != card)
    state = state.with_pilot(task.seat, pilot._replace(hand=hand, discard=(*pilot.discard, card)))
    return state.with_queue((task, *state.queue)) if hand else state

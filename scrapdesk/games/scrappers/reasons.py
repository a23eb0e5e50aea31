"""What speaks for a move, in one plain sentence, for hints and the coach."""

from __future__ import annotations

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, Who, plural, say
from scrapdesk.games.scrappers.cards import FUEL, Card, CardSet
from scrapdesk.games.scrappers.moves import (
    Assign,
    Break,
    Discard,
    Done,
    Draft,
    Hurry,
    Move,
    Salvage,
    Shield,
    Take,
    Target,
    Trash,
)
from scrapdesk.games.scrappers.state import ASSIGNED, FROM_A, PILE_A, UNKNOWN, State, left_of
from scrapdesk.games.scrappers.texts import ability


def reason_of(cards: CardSet, state: State, move: Move, seat: Seat) -> Line | None:
    match move:
        case Assign(kind):
            return _played(cards.cards[kind])
        case Draft(source) | Salvage(source):
            zone = state.draft[source]
            card = cards.of[zone[0] if source < PILE_A else zone[-1]]
            return say("adds {card} to the deck", rule="SR-4.5", card=card.name)
        case Take(token):
            return _taken(cards, state, token, seat)
        case Target(target):
            return _aimed(state, target, seat)
        case Shield(kind):
            card = cards.cards[kind]
            return say("{card} stops up to {n}, and is destroyed", rule="SR-5.1", card=card.name, n=card.shield)
        case Break(kind):
            card = cards.cards[kind]
            return say("destroys {card} and its shield of {n}", rule="SR-8.3", card=card.name, n=card.shield)
        case Hurry(bay):
            return say("the card in bay {n} fires next", rule="SR-4.1", n=bay + 1)
    return _sorted_out(cards, move)


def _sorted_out(cards: CardSet, move: Move) -> Line | None:
    """What is put away, or kept."""
    match move:
        case Trash(_, kind):
            return say("removes {card} from the game", rule="SR-8.3", card=cards.cards[kind].name)
        case Discard(kind):
            return say("discards {card}, and you draw another card", rule="SR-6.2", card=cards.cards[kind].name)
        case Done():
            return say("keeps the remaining cards", rule="SR-6.2")
    return None


def _taken(cards: CardSet, state: State, token: str, seat: Seat) -> Line:
    """How many cards that are still to fire are paid with such a token."""
    count = 0
    for card, mode in state.pilots[seat].stack:
        if card != UNKNOWN and mode == ASSIGNED:
            count += token == FUEL and cards.of[card].fuel > 0
        elif card != UNKNOWN and mode >= FROM_A:
            count += token != FUEL and cards.of[card].scrap > 0
    if token == FUEL:
        return plural(count, "{n} card still to fire costs fuel", "{n} cards still to fire cost fuel", rule="SR-4.4")
    return plural(count, "{n} card still to fire costs scrap", "{n} cards still to fire cost scrap", rule="SR-4.4")


def _aimed(state: State, target: Seat, seat: Seat) -> Line:
    damage = state.pilots[target].damage
    if target == seat:
        return say("you have {n} damage", rule="SR-6.1", n=damage)
    if target == left_of(seat, len(state.pilots)):
        return say("the more damage your left neighbour has, the better for you: {n} now", rule="SR-7.1", n=damage)
    return say("{who} has {n} damage", rule="SR-7.1", who=Who(target), n=damage)


def _played(card: Card) -> Line:
    if card.is_upgrade:
        return say("puts a shield of {n} into play", rule="SR-5.1", n=card.shield)
    effect = card.effects[-1] if card.effects[0].verb != "damage" else card.effects[0]
    if effect.verb == "if":
        effect = effect.then[0]
    return say("it can {what}", rule="SR-4.2", what=ability(effect))

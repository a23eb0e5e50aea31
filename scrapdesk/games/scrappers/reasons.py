"""What speaks for a move, in one plain sentence, for hints and the coach."""

from __future__ import annotations

from scrapdesk.core.seats import Seat
from scrapdesk.core.words import Line, say
from scrapdesk.games.scrappers.cards import Card, CardSet
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
    Target,
    Trash,
)
from scrapdesk.games.scrappers.state import PILE_A, State, left_of
from scrapdesk.games.scrappers.texts import ability


def reason_of(cards: CardSet, state: State, move: Move, seat: Seat) -> Line | None:
    match move:
        case Assign(kind):
            return _played(cards.cards[kind])
        case Draft(source) | Salvage(source):
            zone = state.draft[source]
            card = cards.of[zone[0] if source < PILE_A else zone[-1]]
            return say("adds {card} to the deck", rule="SR-4.5", card=card.name)
        case Target(target):
            if target == left_of(seat, len(state.pilots)):
                return say("damage on your left neighbour is what wins", rule="SR-7.1")
            return say("helps you survive", rule="SR-6.1") if target == seat else None
        case Shield(kind):
            return say("gives up {card} and keeps the better shield", rule="SR-5.1", card=cards.cards[kind].name)
        case Trash(_, kind):
            return say("makes the deck stronger without {card}", rule="SR-8.3", card=cards.cards[kind].name)
        case Break(kind):
            return say("destroys {card}, the best shield there", rule="SR-8.3", card=cards.cards[kind].name)
        case Hurry():
            return say("fires the right card next", rule="SR-4.1")
        case Discard(kind):
            return say("makes room for something better than {card}", rule="SR-6.2", card=cards.cards[kind].name)
        case Done():
            return say("keeps the remaining cards", rule="SR-6.2")
    return None


def _played(card: Card) -> Line:
    if card.is_upgrade:
        return say("puts a shield of {n} into play", rule="SR-5.1", n=card.shield)
    effect = card.effects[-1] if card.effects[0].verb != "damage" else card.effects[0]
    if effect.verb == "if":
        effect = effect.then[0]
    return say("it will {what}", rule="SR-4.2", what=ability(effect))

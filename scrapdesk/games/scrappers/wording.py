"""Legal moves in human words, for lists of moves and for screen readers."""

from __future__ import annotations

from scrapdesk.core.words import Line, Ref, Who, say
from scrapdesk.games.scrappers.cards import CardSet
from scrapdesk.games.scrappers.moves import (
    Assign,
    Break,
    Discard,
    Done,
    Draft,
    Eject,
    Hurry,
    Move,
    Salvage,
    Shield,
    Take,
    Target,
    Trash,
)
from scrapdesk.games.scrappers.state import PILE_A
from scrapdesk.games.scrappers.view import View

SOURCE_NAMES = (Ref("draft deck A"), Ref("draft deck B"), Ref("draft pile A"), Ref("draft pile B"))


def describe(cards: CardSet, view: View, move: Move) -> Line | None:
    kinds = cards.cards
    match move:
        case Assign(kind):
            return say("assign {card}", rule="SR-3.1", card=kinds[kind].name)
        case Eject(kind):
            return say("eject {card}", rule="SR-3.1", card=kinds[kind].name)
        case Draft(source):
            card = cards.of[view.tops[source][0] if source < PILE_A else view.piles[source - PILE_A][-1]]
            return say("draft {card} from {source}", rule="SR-3.1", card=card.name, source=SOURCE_NAMES[source])
        case Take(token):
            return say("take {token}", rule="SR-4.4", token=Ref(token))
        case Target(seat):
            return say("target {pilot}", rule="SR-4.1", pilot=Who(seat))
        case Shield(kind):
            return say("{card} stops the damage", rule="SR-5.1", card=kinds[kind].name)
        case Discard(kind):
            return say("discard {card}", rule="SR-6.2", card=kinds[kind].name)
    return _of_an_effect(cards, view, move)


def _of_an_effect(cards: CardSet, view: View, move: Move) -> Line | None:
    kinds = cards.cards
    match move:
        case Trash(from_pile, kind):
            if from_pile:
                return say("remove {card} from the discard pile", rule="SR-8.3", card=kinds[kind].name)
            return say("remove {card} from your hand", rule="SR-8.3", card=kinds[kind].name)
        case Salvage(source):
            card = cards.of[view.tops[source][0] if source < PILE_A else view.piles[source - PILE_A][-1]]
            return say("salvage {card} from {source}", rule="SR-8.3", card=card.name, source=SOURCE_NAMES[source])
        case Break(kind):
            return say("destroy {card}", rule="SR-8.3", card=kinds[kind].name)
        case Hurry(bay):
            slot = view.pilots[view.queue[0].seat].stack[bay]
            return say("{card} in bay {bay} fires next", rule="SR-8.3", card=cards.of[slot.card].name, bay=bay + 1)
        case Done():
            if view.queue[0].verb == "ask discard":
                return say("keep the rest and draw", rule="SR-6.2")
            return say("remove nothing", rule="SR-8.3")
    return None

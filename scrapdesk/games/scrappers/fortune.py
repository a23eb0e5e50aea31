"""What luck gave in Scrappers: how dear the cards are that a shuffled deck gave first, and who began."""

from __future__ import annotations

from scrapdesk.core.fortune import Stroke, drawn
from scrapdesk.core.words import listed, say
from scrapdesk.games.scrappers.cards import CardSet
from scrapdesk.games.scrappers.moves import First, Mix, Move, Reform, Shuffle
from scrapdesk.games.scrappers.state import BAYS, State


def fortune(cards: CardSet, state: State, move: Move) -> tuple[Stroke, ...]:
    match move:
        case First(seat):
            return (Stroke(say("First player"), say("goes first"), seat),)
        case Mix():
            return (Stroke(say("Draft decks"), say("shuffled")),)
        case Reform():
            return (Stroke(say("Draft decks"), say("a draft deck reshuffled")),)
        case Shuffle(seat, order):
            return (_shuffled(cards, state, seat, order),)
    return ()


def _shuffled(cards: CardSet, state: State, seat: int, order: tuple[int, ...]) -> Stroke:
    """A deck is shuffled because cards are to be drawn from it at once: those are what luck gave."""
    first = order[: max(BAYS - len(state.pilots[seat].hand), 0)]
    worth = [float(cards.of[card].scrap) for card in order]
    got = say("{cards}", cards=listed([cards.of[card].name for card in first]) or "-")
    return drawn(say("Price of the cards drawn after a shuffle"), got, seat, worth[: len(first)], worth)

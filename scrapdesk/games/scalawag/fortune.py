"""What luck gave in Scalawag!: which crew came from the port or a rival's hand, who began, where the fog went.

Pilots, mutineers and lookouts are rarer than the rest, so an order with one of them is harder to prove a lie: of those,
everybody would rather have more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scrapdesk.core.fortune import Stroke, drawn
from scrapdesk.core.words import Line, listed, say
from scrapdesk.games.scalawag.cards import CREW_TITLES, HAND_SIZE, LOOKOUT, MUTINEER, PILOT, titles
from scrapdesk.games.scalawag.moves import Berths, Deal, Draw, Lot, Move, Roll, Seize, Teams
from scrapdesk.games.scalawag.state import State

RARE: Final = (PILOT, MUTINEER, LOOKOUT)
WORTH: Final = tuple(float(crew in RARE) for crew in range(len(CREW_TITLES)))


def fortune(state: State, move: Move) -> tuple[Stroke, ...]:
    match move:
        case Deal(cards):
            hands = [cards[HAND_SIZE * seat : HAND_SIZE * (seat + 1)] for seat in range(state.frame.seats)]
            return tuple(_drawn(say("Rare crew dealt"), seat, hand, cards) for seat, hand in enumerate(hands))
        case Draw(cards):
            return (_drawn(say("Rare crew drawn from the port"), state.plan.taker, cards, state.port),)
        case Seize(cards):
            hand = state.hands[state.plan.victim]
            return (_drawn(say("Rare crew seized"), state.plan.taker, cards, hand),)
        case Lot(seat):
            return (Stroke(say("First captain"), say("sails first"), seat),)
        case Roll(face):
            return (Stroke(say("Fog die"), say("{face}", face=face)),)
        case Berths():
            return (Stroke(say("Seats and flags"), say("drawn by lot")),)
        case Teams():
            return (Stroke(say("Secret pairs"), say("dealt")),)
    return ()


def _drawn(label: Line, seat: int, cards: Sequence[int], pool: Sequence[int]) -> Stroke:
    got = say("{cards}", cards=listed(list(titles(tuple(cards)))))
    return drawn(label, got, seat, [WORTH[crew] for crew in cards], [WORTH[crew] for crew in pool])

"""What luck gave in La Scamorra: whose deck came well, and who won the lot."""

from __future__ import annotations

from typing import Final

from scrapdesk.core.fortune import Stroke, drawn
from scrapdesk.core.words import listed, say
from scrapdesk.games.scamorra.board import REACH, SQUARES
from scrapdesk.games.scamorra.cards import CARD_NAMES, DECK, HAND_SIZE, WHITE
from scrapdesk.games.scamorra.moves import Lot, Move, Shuffle

EARLY: Final = HAND_SIZE + 5
"""The hand and the first draws: half of a deck, without the coppella. What comes later comes to all in the end."""


def _reach(card: int) -> float:
    """On how many squares a card can put a piece, on average over the empty board."""
    masks = [0] * len(SQUARES)
    for table in REACH[WHITE][card]:
        masks = [mask | reach.mask for mask, (_, reach) in zip(masks, table, strict=True)]
    return sum(mask.bit_count() for mask in masks) / len(masks)


WORTH: Final = tuple(_reach(card) for card in range(len(CARD_NAMES)))


def fortune(move: Move) -> tuple[Stroke, ...]:
    if isinstance(move, Shuffle):
        early = move.cards[1 : 1 + EARLY]
        got = say("{cards}", cards=listed([CARD_NAMES[card] for card in early]))
        label = say("Squares that the first {n} cards can reach", n=EARLY)
        return (drawn(label, got, move.side, [WORTH[card] for card in early], [WORTH[card] for card in DECK]),)
    return (Stroke(say("Drawing lots"), say("takes the initiative"), move.side),) if isinstance(move, Lot) else ()
